"""What was made of deals of the day, and the secret of the server from which the deals follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "deal_results",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("deal_results_in_order", "deal_results", ["game", "day", "points"])
    op.create_index("deal_results_of_person", "deal_results", ["person", "day"])
