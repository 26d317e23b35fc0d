"""What a pool and its workers send each other: one line of JSON per message."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeAlias

from msgspec import Struct, json

from torri.engine.position import Position
from torri.players.advice import Advice
from torri.players.player import Information
from torri.players.reviewing import Course, EffortName, Findings


class Warm(Struct, frozen=True, tag=True):
    """Compile these games in the background."""

    games: tuple[str, ...]


class Ask(Struct, frozen=True, tag=True):
    """Which answer a player gives, from what its seat knows."""

    number: int
    table: str
    seat: int
    spec: str
    world: str
    edition: str = ""  # the file of the figures that are played with, unless those of the package are
    request: str = ""  # what it is for, in the log
    seed_of: str = ""  # what its random choices follow from, if not from the table

    def seed(self, world: str = "") -> int:
        return seed(self.seed_of or self.table, self.seat, world)


class Advise(Struct, frozen=True, tag=True):
    """What a seat may expect, from what it knows."""

    number: int
    seat: int
    world: str
    seconds: float
    edition: str = ""
    request: str = ""


class Review(Struct, frozen=True, tag=True):
    """Review the game with this start and these answers. It is over: nothing of it is secret."""

    number: int
    start: str
    answers: tuple[int, ...]
    effort: EffortName
    edition: str = ""


class Stop(Struct, frozen=True, tag=True):
    """Nobody waits for this any more."""

    number: int


class Forget(Struct, frozen=True, tag=True):
    """The players of a table are no longer needed."""

    table: str


class Ready(Struct, frozen=True, tag=True):
    """The worker is ready."""


class Answered(Struct, frozen=True, tag=True):
    number: int
    answer: int


class Advised(Struct, frozen=True, tag=True):
    number: int
    advice: Advice


class Advanced(Struct, frozen=True, tag=True):
    """How far a review has come; the course of the margins after a first look is sent once."""

    number: int
    done: int
    of: int
    course: Course | None = None


class Reviewed(Struct, frozen=True, tag=True):
    number: int
    findings: Findings


class Failed(Struct, frozen=True, tag=True):
    """Something went wrong with this request; `cause` is for the log."""

    number: int
    cause: str


Request: TypeAlias = Ask | Advise | Review
Order: TypeAlias = Request | Warm | Stop | Forget
Reply: TypeAlias = Answered | Advised | Reviewed | Failed

orders: Final[json.Decoder[Order]] = json.Decoder(Order)
replies: Final[json.Decoder[Reply | Advanced | Ready]] = json.Decoder(Reply | Advanced | Ready)


def line(message: Order | Reply | Advanced | Ready) -> bytes:
    return json.encode(message) + b"\n"


def known(position: Position, seat: int) -> str:
    """All that is sent to a worker of a position: one world that agrees with what the seat knows. The real position and
    the secret of its chance stay here; no player can reach them.
    """
    return Information.of(position, seat).world.encode()


def seed(table: str, seat: int, world: str = "") -> int:
    """The seed of a player, or of its answer to one question: the same again after a restart."""
    return int.from_bytes(blake2b(f"{table}\n{seat}\n{world}".encode(), digest_size=8).digest(), "big")
