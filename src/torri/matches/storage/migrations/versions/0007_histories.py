"""By what a history can be narrowed down: the game, the place, who the others were."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op
from msgspec import DecodeError, json

revision = "0007"
down_revision = "0006"

ROWS_AT_ONCE = 500


def _facts(row: Any) -> list[dict[str, Any]]:
    """What is added for each person of a match that is over."""
    seats, summary = json.decode(row.seats), json.decode(row.summary)
    chairs, scores, winners = summary.get("chairs", []), summary.get("scores", []), summary.get("winners", [])
    order = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    found = []
    for person in {*seats, row.host} - {None}:
        own = [seat for seat, one in enumerate(seats) if one == person]
        others = [chair for seat, chair in enumerate(chairs) if seat not in own]
        levels = {chair.get("level", "") if chair.get("kind") == "bot" else "" for chair in others}
        alone = len(own) == 1 and own[0] < len(order)
        found.append(
            {
                "of_match": row.id,
                "of_person": person,
                "game": row.game,
                "place": 1 + sum(other < order[own[0]] for other in order) if alone else None,
                "people": len({*seats} - {None, person}),
                "players": len(seats),
                "bots": levels.pop().partition(":")[0] if len(levels) == 1 else "",
                "others": "\n".join(chair.get("name", "").casefold() for chair in others),
            }
        )
    return found


def upgrade() -> None:
    added: list[sa.Column[Any]] = [
        sa.Column("game", sa.Text, nullable=False, server_default=""),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("place", sa.Integer),
        sa.Column("people", sa.Integer, nullable=False, server_default="0"),
        sa.Column("players", sa.Integer, nullable=False, server_default="0"),
        sa.Column("bots", sa.Text, nullable=False, server_default=""),
        sa.Column("others", sa.Text, nullable=False, server_default=""),
    ]
    for column in added:
        op.add_column("participants", column)
    connection = op.get_bind()
    matches = sa.table("matches", *map(sa.column, ("id", "game", "host", "seats", "summary", "status")))
    known = ("match", "person", "game", "place", "people", "players", "bots", "others")
    participants = sa.table("participants", *map(sa.column, known))
    given: dict[str, Any] = {name: sa.bindparam(name) for name in known[2:]}
    change = sa.update(participants).values(given)
    change = change.where(
        participants.c.match == sa.bindparam("of_match"), participants.c.person == sa.bindparam("of_person")
    )
    last = ""
    while True:
        page = sa.select(matches).where(matches.c.status == "over", matches.c.id > last).order_by(matches.c.id)
        rows = connection.execute(page.limit(ROWS_AT_ONCE)).all()
        if not rows:
            break
        last, facts = rows[-1].id, []
        for row in rows:
            try:
                facts += _facts(row)
            except (DecodeError, AttributeError, KeyError, TypeError):
                continue  # a damaged head is left out of lists, too
        if facts:
            connection.execute(change, facts)
    op.drop_index("participants_by_person", "participants")
    op.create_index(
        "participants_by_person",
        "participants",
        ["person", "ended", "match", "game", "rated", "place", "people", "bots", "players"],
    )
