"""A game: what its package supplies, and the way in for everyone who wants to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Any

from torri.engine import options as options_
from torri.engine import schema
from torri.engine.editions import Edition, with_edition
from torri.engine.errors import Facts, OtherEdition, Problem, UnknownRules, WrongPlayers, WrongPosition
from torri.engine.options import Option
from torri.engine.position import Position
from torri.engine.questions import Questions
from torri.engine.telling import Teller


@dataclass(frozen=True, eq=False)
class Game:
    """The parts of a game, each from the file of the same name in every game's package."""

    name: str
    version: int  # of the rules: bumped when the same answers would no longer lead to the same game
    package: str
    players: range
    edition: Edition
    State: type[Any]
    Ask: type[IntEnum]
    over: IntEnum  # the question that is asked no more
    questions: Questions
    copy: Callable[[Any], Any]
    setup: Callable[[Any, int, list[int]], None]
    score: Callable[[Any, int], int]
    rank: Callable[[Any, int], int]
    redeal: Callable[[Any, int, list[int]], None]
    view: Callable[[Any, int | None], dict[str, Any]]
    text: Callable[[Any, int], str]
    meaning: Callable[[Any, int], tuple[str, Facts]]
    picture: Callable[[Mapping[str, Any], Callable[..., str]], str]
    audit: Callable[[Any], int]
    faults: type[IntEnum]
    teller: Teller
    paragraphs: tuple[str, ...]  # the ids of the rules, in order
    figures: Mapping[str, int]  # that the texts of the rules speak of
    longest: int  # steps of the longest game there can be
    options: Sequence[Option] = ()
    former: Mapping[int, Callable[[], Game]] = field(default_factory=dict)  # rules versions still replayed

    def start(self, players: int, options: Mapping[str, object] | None = None) -> Position:
        """A new game, before nature's first answer."""
        if players not in self.players:
            raise WrongPlayers(self.name, players, self.players[0], self.players[-1])
        checked = options_.checked(self.name, self.options, options or {})
        state = self.State()
        self.setup(state, players, options_.numbers(self.options, checked))
        return Position(self, state, checked)

    def decode(self, text: str) -> Position:
        """The position that `Position.encode` wrote."""
        head, _, body = text.partition("|")
        name, version, edition, *given = head.split() + ["", "", ""][len(head.split()) :]
        if name != self.name or not version.isdigit():
            raise WrongPosition(Problem("wrong-position", {"expected": f"{self.name} {self.version}", "found": head}))
        if int(version) != self.version:
            return self.at(int(version)).decode(text)
        if edition != self.edition.sha256[:12]:
            raise OtherEdition(self.name, edition, self.edition.sha256[:12])
        pairs = dict(word.partition("=")[::2] for word in given)
        state = schema.read(self.State, body)
        return Position(self, state, options_.checked(self.name, self.options, pairs))

    def at(self, version: int) -> Game:
        """This game by an earlier version of its rules."""
        if version == self.version:
            return self
        if version not in self.former:
            raise UnknownRules(self.name, version, (*sorted(self.former), self.version))
        return self.former[version]()

    def with_edition(self, path: Path | str) -> Game:
        """This game over the figures of another edition file."""
        game: Game = with_edition(self.package, Path(path)).GAME
        return game
