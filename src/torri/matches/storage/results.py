"""The result of a match: of a rated one, as ratings are computed from it; of a deal of the day."""

from __future__ import annotations

from typing import Final

from msgspec.json import Decoder
from msgspec.structs import asdict

from torri.matches.deals import result_of
from torri.matches.rating import RatedSeat, seats_of
from torri.matches.storage.heads import Row, json
from torri.matches.storage.rows import Head

decode_seats: Final = Decoder(list[RatedSeat]).decode


def deal_result(head: Head) -> Row | None:
    """The row of a match that is over, if it was played in a deal of the day and counts."""
    ended = head.summary.get("ended", head.changed)
    found = result_of(head.id, head.game, ended, head.seats, head.summary)
    return None if found is None else asdict(found) | {"line": ""}


def result(head: Head) -> Row | None:
    """The row of a match that is over, if it is rated."""
    seats = seats_of(head.seats, head.summary)
    if not seats:
        return None
    ended = head.summary.get("ended", head.changed)
    return {"match": head.id, "game": head.game, "ended": ended, "seats": json(seats), "done": False}
