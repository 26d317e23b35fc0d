"""The record of a game: its header and every answer, nature's too; enough to replay it to any ply."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from torri.engine.catalogue import game as find_game
from torri.engine.catalogue import known_edition
from torri.engine.chance import commitment, write_weights
from torri.engine.errors import OtherEdition
from torri.engine.game import Game
from torri.engine.options import Value
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.telling import Event


@dataclass(frozen=True, slots=True)
class Ply:
    """One answer of a replay: who gave it, how it is written, what it caused."""

    number: int
    actor: int
    answer: int
    text: str
    question: str
    events: list[Event]


@dataclass
class Sheet:
    """A recorded game. `secret`, `draws`, `scores`, `winners` and `checksum` are there when it is finished."""

    game: str
    rules: int
    edition: str  # its name
    edition_sha256: str
    players: int
    options: dict[str, Value]
    seats: list[str]
    commitment: str | None = None
    entropy: list[str] = field(default_factory=list)
    secret: str | None = None
    answers: list[int] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)  # of each draw: its ply, and what could be drawn
    scores: list[int] | None = None
    winners: list[int] | None = None
    checksum: str | None = None

    @classmethod
    def begin(
        cls,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] | None = None,
        secret: str | None = None,
        entropy: Sequence[str] = (),
    ) -> Self:
        """A record without answers; of the secret it holds only the commitment."""
        game = find_game(game)
        start = game.start(players, options)
        names = list(seats) if seats else [f"{seat + 1}" for seat in range(players)]
        promised = commitment(secret) if secret else None
        edition = game.edition
        head = (game.name, game.version, edition.name, edition.sha256, players, start.options, names)
        return cls(*head, promised, list(entropy))

    def rules_of(self, game: Game | None = None) -> Game:
        """The game in the version and edition that the record names; `game` supplies another edition."""
        found = (game or known_edition(self.game, self.edition_sha256) or find_game(self.game)).at(self.rules)
        edition = found.edition
        if edition.sha256 != self.edition_sha256:
            wanted, present = f"{self.edition} {self.edition_sha256[:12]}", f"{edition.name} {edition.sha256[:12]}"
            raise OtherEdition(game=self.game, wanted=wanted, present=present)
        return found

    def start(self, game: Game | None = None) -> Position:
        """The position before the first answer."""
        return self.rules_of(game).start(self.players, self.options)

    def replay(self, game: Game | None = None, upto: int | None = None) -> Iterator[tuple[Ply, Position]]:
        """Every answer in turn, with the position (always the same object) after it."""
        position = self.start(game)
        for number, answer in enumerate(self.answers[:upto]):
            actor, question, text = position.actor, position.question.name, position.text(answer)
            events = position.apply(answer)
            assert actor is not None
            yield Ply(number=number, actor=actor, answer=answer, text=text, question=question, events=events), position

    def position(self, ply: int | None = None, game: Game | None = None) -> Position:
        """The position after `ply` answers, or after all of them."""
        position = self.start(game)
        for answer in self.answers[:ply]:
            position.apply(answer)
        return position

    def undo_frontier(self, seat: int, game: Game | None = None) -> int:
        """The ply back to which a seat may undo: since then only it has acted, and nature has revealed nothing."""
        frontier = 0
        for ply, _ in self.replay(game):
            if ply.actor != seat:
                frontier = ply.number + 1
        return frontier

    def finish(self, secret: str | None = None, game: Game | None = None) -> None:
        """Write down the result of a game that is over, and reveal the secret of its chance."""
        position = self.start(game)
        draws = []
        for number, answer in enumerate(self.answers):
            if secret and position.actor == NATURE:
                draws.append(f"{number}: {write_weights(position.answers(), position.weights())}")
            position.apply(answer)
        assert position.over, "a game that is not over has no result"
        self.secret, self.draws = secret, draws
        self.scores, self.winners = position.scores(), position.winners()
        self.checksum = self.digest()

    def digest(self) -> str:
        """A checksum of everything else in the record."""
        data = {name: value for name, value in vars(self).items() if name != "checksum"}
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    def cut(self, ply: int) -> Self:
        """The unfinished record of the first `ply` answers."""
        return replace(
            self,
            answers=self.answers[:ply],
            secret=None,
            draws=[],
            scores=None,
            winners=None,
            checksum=None,
            options=dict(self.options),
            seats=list(self.seats),
            entropy=list(self.entropy),
        )
