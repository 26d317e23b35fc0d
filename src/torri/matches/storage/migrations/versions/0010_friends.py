"""Whom persons follow and block, and when accounts were last here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "ties",
        _person("person"),
        _person("other"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ties_to_other", "ties", ["other", "kind"])
    op.create_table("sightings", _person("person"), sa.Column("seen", sa.BigInteger, nullable=False))
