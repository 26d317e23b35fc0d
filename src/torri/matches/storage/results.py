"""The result of a rated match, as ratings are computed from it."""

from __future__ import annotations

from typing import Final

from msgspec.json import Decoder

from torri.matches.rating import RatedSeat, seats_of
from torri.matches.storage.heads import Row, json
from torri.matches.storage.rows import Head

decode_seats: Final = Decoder(list[RatedSeat]).decode


def result(head: Head) -> Row | None:
    """The row of a match that is over, if it is rated."""
    seats = seats_of(head.seats, head.summary)
    if not seats:
        return None
    ended = head.summary.get("ended", head.changed)
    return {"match": head.id, "game": head.game, "ended": ended, "seats": json(seats), "done": False}
