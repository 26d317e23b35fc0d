"""What persons plan for when the others have moved, and when they are on vacation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "conditional_plans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("conditional_plans_of_match", "conditional_plans", ["match", "seat"])
    op.create_index("conditional_plans_of_person", "conditional_plans", ["person"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
