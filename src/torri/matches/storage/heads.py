"""Heads of matches as rows of a table."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec.json import Decoder, encode
from msgspec.structs import asdict
from sqlalchemy import RowMapping

from torri.matches.storage.rows import Head

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
