"""Results of rated matches, what they did to the ratings of persons, and leaderboards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "rated_matches",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("rated_matches_in_order", "rated_matches", ["done", "game", "ended", "match"])
    op.create_table(
        "ratings",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu_before", "sigma_before", "mu", "sigma")),
    )
    op.create_index("ratings_of_person", "ratings", ["person", "game", "ended", "match"])
    op.create_table(
        "standings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("month", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("matches", "points")),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("standings_in_order", "standings", ["game", "month", "listed", "points", "person"])
    op.create_index("standings_of_person", "standings", ["person"])
