"""A history narrowed down: the conditions for its rows."""

from __future__ import annotations

from sqlalchemy import ColumnElement

from torri.matches.storage import tables
from torri.matches.storage.rows import Narrowing

participants = tables.participants


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
