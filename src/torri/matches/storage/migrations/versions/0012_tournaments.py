"""Leagues, Swiss and duplicate tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _of_tournament() -> sa.Column[str]:
    return sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("starts", sa.BigInteger),
        sa.Column("manner", sa.Text, nullable=False),
    )
    op.create_index("tournaments_listed", "tournaments", ["status", "public", "changed", "id"])
    op.create_index("tournaments_of_host", "tournaments", ["host", "status"])
    op.create_table(
        "tournament_entrants",
        _of_tournament(),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("crest", sa.Integer, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("out", sa.Integer),
    )
    op.create_index("tournament_entrants_of_person", "tournament_entrants", ["person"])
    op.create_table(
        "tournament_tables",
        _of_tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
    )
