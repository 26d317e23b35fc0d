"""A game: the entry point for everyone who wants to play it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from torri.engine import options as options_
from torri.engine import schema
from torri.engine.editions import edition_file, with_edition
from torri.engine.errors import OtherEdition, Problem, UnknownRules, WrongPlayers, WrongPosition
from torri.engine.parts import Parts
from torri.engine.position import Position

RULES_VERSION_FORMAT = re.compile(r"[0-9]{1,9}")  # of the rules, at the head of a position


@dataclass(frozen=True, eq=False)
class Game(Parts):
    """A game that can be started; `former` are the rules versions before this one, kept so that old records replay."""

    former: Mapping[int, Callable[[], Game]] = field(default_factory=dict)

    def start(self, players: int, options: Mapping[str, object] | None = None) -> Position:
        """A new game, before nature's first answer."""
        if players not in self.players:
            raise WrongPlayers(self.name, players=players, least=self.players[0], most=self.players[-1])
        checked = options_.checked(self.name, self.options, options or {}, players)
        state = self.State()
        self.setup(state, players, options_.numbers(self.options, checked))
        return Position(self, state, checked)

    def decode(self, text: str) -> Position:
        """The position that `Position.encode` wrote; a position that no game can reach is refused."""
        head, _, body = text.partition("|")
        name, version, edition, *given = [*head.split(), "", "", ""]
        if name != self.name or not RULES_VERSION_FORMAT.fullmatch(version):
            raise WrongPosition(Problem("wrong-position", {"expected": f"{self.name} {self.version}", "found": head}))
        if int(version) != self.version:
            return self.at(int(version)).decode(text)
        if edition != self.edition.sha256[:12]:
            raise OtherEdition(game=self.name, wanted=edition, present=self.edition.sha256[:12])
        pairs = dict(word.partition("=")[::2] for word in given if word)
        state = schema.read(self.State, body)
        checked = options_.checked(self.name, self.options, pairs, state.players)
        for option, number in options_.numbers(self.options, checked).items():
            value = getattr(state, option, number)  # a field with the name of an option holds its number
            if value != number:
                raise WrongPosition(Problem("wrong-field", {"field": option, "value": value, "shape": number}))
        fault = self.faults(self.audit(state))
        if fault:
            raise WrongPosition(Problem("impossible", {"fault": fault.name}))
        return Position(self, state, checked)

    def at(self, version: int) -> Game:
        """This game by an earlier version of its rules."""
        if version == self.version:
            return self
        if version not in self.former:
            raise UnknownRules(self.name, version, (*sorted(self.former), self.version))
        return self.former[version]()

    def with_edition(self, path: Path | str) -> Game:
        """This game over the figures of another edition file."""
        return self.over_figures(edition_file(self.package, Path(path)), str(path))

    def over_figures(self, text: str, source: str = "") -> Game:
        """This game over the figures of the text of an edition file; `source` names it in errors."""
        game: Game = with_edition(self.package, text, source).GAME
        return game
