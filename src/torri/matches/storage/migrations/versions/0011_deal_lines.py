"""The answers with which deals of the day were played, and what the maestro has made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("deal_results", sa.Column("line", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "deal_maestros",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("line", sa.Text, nullable=False, server_default=""),
    )
