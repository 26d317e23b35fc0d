"""Who took part in a match, and how it ended for them: what a history is made of, and can be narrowed down by."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement

from torri.matches.storage import tables
from torri.matches.storage.heads import Head, Row

participants = tables.participants


class Narrowing(Struct, frozen=True):
    """Which matches of a history are wanted; what is not given does not matter."""

    game: str | None = None
    rated: bool | None = None
    people: bool | None = None  # whether other persons were there
    won: bool | None = None
    name: str = ""  # a part of the name of somebody who was there


def participant(head: Head, person: str) -> Row:
    """The row of one person."""
    seats = [seat for seat, one in enumerate(head.seats) if one == person]
    chairs = head.summary.get("chairs", ())
    others = [chair for seat, chair in enumerate(chairs) if seat not in seats]
    levels = {str(chair.get("level", "")) if chair.get("kind") == "bot" else "" for chair in others}
    places = head.summary.get("places", ())
    return {
        "match": head.id,
        "person": person,
        "ended": head.changed if head.status == "over" else None,
        "game": head.game,
        "rated": bool(head.summary.get("rated")),
        "place": places[seats[0]] if len(seats) == 1 and seats[0] < len(places) else None,
        "people": len({*head.seats} - {None, person}),
        "bots": levels.pop().partition(":")[0] if len(levels) == 1 else "",
        "others": "\n".join(str(chair.get("name", "")).casefold() for chair in others),
    }


def narrowed(narrowing: Narrowing | None) -> list[ColumnElement[bool]]:
    """The conditions for a page of a history."""
    if narrowing is None:
        return []
    row, conditions = participants.c, []
    if narrowing.game is not None:
        conditions.append(row.game == narrowing.game)
    if narrowing.rated is not None:
        conditions.append(row.rated.is_(narrowing.rated))
    if narrowing.people is not None:
        conditions.append(row.people > 0 if narrowing.people else row.people == 0)
    if narrowing.won is not None:
        conditions.append(row.place == 1 if narrowing.won else row.place > 1)
    if narrowing.name:
        conditions.append(row.others.contains(narrowing.name.casefold(), autoescape=True))
    return conditions
