"""A table at this terminal: people and bots, provable chance, undo, and a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from torri.engine.chance import SECRET_FORMAT, Chance, commitment
from torri.engine.errors import Problem, TorriError, UnreadableRecord
from torri.engine.game import Game
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.records import Record
from torri.engine.telling import Event
from torri.players import Information, Player, player
from torri.players.warming import warm_up_in_background

BOT_PREFIX = "bot:"  # the beginning of a seat's name that a program plays; its spec follows
OUTSIDE_PREFIX = "exec:"  # an outside program


class UntrustedSeat(TorriError):
    """A record whose seat would run a command."""

    source: str
    program: str


class PersonAnswer(NamedTuple):
    """An answer that a person chose."""

    ply: int
    line: int  # the number of the line it was typed in: what one line did is taken back as one


@dataclass
class Table:
    """A game in progress; every answer, of any actor, goes through `answer`."""

    record: Record
    game: Game
    secret: str
    position: Position
    bots: dict[int, Player]
    actors: list[int] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)  # of each ply
    choices: list[PersonAnswer] = field(default_factory=list)  # of people, as long as they may be taken back

    @classmethod
    def create(cls, game: Game, seats: Sequence[str], options: dict[str, object], secret: str) -> Table:
        """A new table; seats named `bot:...` are played by the program."""
        record = Record.begin(game, len(seats), options, seats, secret)
        return cls(record, game, secret, record.start(game), _bots(game, seats))

    @classmethod
    def resume(cls, file: Path, game: Game, record: Record, trusted: Sequence[str] = ()) -> Table:
        """A saved table; its secret is in a file next to it. A file may not start programs: a seat that does so is
        trusted only if it was named again."""
        for seat in record.seats:
            if seat.startswith(BOT_PREFIX + OUTSIDE_PREFIX) and seat not in trusted:
                raise UntrustedSeat(str(file), seat)
        secret = record.secret or secret_beside(file)
        if commitment(secret) != record.commitment:
            raise UnreadableRecord(str(file), Problem("wrong-commitment", {}))
        table = cls(record, game, secret, record.start(game), _bots(game, record.seats))
        answers, record.answers = record.answers, []
        for answer in answers:
            table.answer(answer)
        return table

    def people(self) -> list[int]:
        return [seat for seat in range(self.position.players) if seat not in self.bots]

    def answer(self, answer: int) -> list[Event]:
        """Give an answer for the actor that is asked."""
        actor = self.position.actor
        told = self.position.apply(answer)
        assert actor is not None
        self.record.answers.append(answer)
        self.actors.append(actor)
        self.events.append(told)
        return told

    def choose(self, answer: int, line: int = 0) -> list[Event]:
        """Give an answer that a person chose, and that can perhaps be taken back."""
        ply = len(self.record.answers)
        told = self.answer(answer)
        self.choices.append(PersonAnswer(ply, line))
        return told

    def answer_of_program(self) -> int | None:
        """What nature, a bot, or a person without a choice answers; None if a person has to choose."""
        position = self.position
        if position.actor == NATURE:
            number = self.actors.count(NATURE)
            return Chance(self.secret, self.record.entropy).answer(position.answers(), position.weights(), number)
        if position.actor in self.bots:
            return self.bots[position.actor].answer(Information.of(position, position.actor))
        return position.forced()

    def undo(self, seat: int) -> bool:
        """Take back what the seat's last line did, as far as nothing has been revealed and nobody else has acted
        since."""
        frontier = self.record.undo_frontier(seat, self.game)
        line = [choice for choice in self.choices if choice.ply >= frontier and choice.line == self.choices[-1].line]
        if not line:
            return False
        del self.choices[-len(line) :]
        ply = line[0].ply
        for kept in (self.record.answers, self.actors, self.events):
            del kept[ply:]
        self.position = self.record.position(game=self.game)
        return True

    def close(self) -> None:
        """Close the programs."""
        for bot in self.bots.values():
            bot.close()

    def save(self, file: Path) -> None:
        """Save the record; while the game runs, its secret goes into a file of its own next to it."""
        secret_path = secret_file(file)
        if self.position.over:
            self.record.finish(self.secret, self.game)
            self.record.save(file, self.game)
            secret_path.unlink(missing_ok=True)
        else:
            secret_path.touch(mode=0o600)
            secret_path.write_text(self.secret + "\n", encoding="utf-8")
            self.record.save(file, self.game)


def _bots(game: Game, seats: Sequence[str]) -> dict[int, Player]:
    """The programs at the table; their loops are compiled while the people begin."""
    bots = {
        number: player(seat.removeprefix(BOT_PREFIX), Random())
        for number, seat in enumerate(seats)
        if seat.startswith(BOT_PREFIX)
    }
    for guided in {bot.guided for bot in bots.values() if bot.thinks}:
        warm_up_in_background(game, guided)
    return bots


def secret_file(file: Path) -> Path:
    return file.with_name(file.name + ".secret")


def secret_beside(file: Path) -> str:
    """The secret of a running game, from the file next to its record."""
    secret_path = secret_file(file)
    try:
        secret = secret_path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        secret = ""
    if not SECRET_FORMAT.fullmatch(secret):
        raise UnreadableRecord(str(secret_path), Problem("no-secret", {}))
    return secret
