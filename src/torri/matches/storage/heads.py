"""What is kept besides the entries of a match: a head for lists, and a snapshot that saves replaying."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, encode
from msgspec.structs import asdict
from sqlalchemy import RowMapping

Status: TypeAlias = Literal["open", "running", "paused", "over"]


class Head(Struct, frozen=True):
    """A match as lists show it; it follows from the entries."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    created: int
    changed: int
    seq: int  # of the next entry
    turn: tuple[str, ...] = ()  # the persons who are asked now
    seats: tuple[str | None, ...] = ()
    summary: dict[str, Any] = {}
    due: int | None = None  # when a bot or a clock should have moved it on


Row: TypeAlias = dict[str, Any]

_decode_turn: Final = Decoder(tuple[str, ...]).decode
_decode_seats: Final = Decoder(tuple[str | None, ...]).decode
_decode_summary: Final = Decoder(dict[str, Any]).decode


def json(value: object) -> str:
    return encode(value).decode()


def to_row(head: Head) -> Row:
    """The columns of a head, all but the secret's."""
    return asdict(head) | {"turn": json(head.turn), "seats": json(head.seats), "summary": json(head.summary)}


def from_row(row: RowMapping) -> Head:
    decoded = {
        "turn": _decode_turn(row["turn"]),
        "seats": _decode_seats(row["seats"]),
        "summary": _decode_summary(row["summary"]),
    }
    return Head(**(dict(row) | decoded))
