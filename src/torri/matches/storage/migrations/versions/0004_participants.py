"""Who takes part in a match, in the order of their histories; lists in the order of their pages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# A person may have several seats; a host may have none.
FILL = """
    INSERT INTO participants (match, person, ended)
    SELECT found.match, found.person, CASE WHEN matches.status = 'over' THEN matches.changed END
    FROM (SELECT match, person FROM seats UNION SELECT id, host FROM matches) AS found
    JOIN matches ON matches.id = found.match
"""


def upgrade() -> None:
    op.create_table(
        "participants",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("ended", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.execute(FILL)
    op.create_index("participants_by_person", "participants", ["person", "ended", "match"])
    op.drop_index("seats_of_person", "seats")
    op.drop_table("seats")
    op.drop_index("matches_listed", "matches")
    op.create_index("matches_listed", "matches", ["status", "public", "changed", "id"])
    op.drop_index("persons_adopted", "persons")
    adopted = sa.text("adopted_by IS NOT NULL")
    op.create_index("persons_adopted", "persons", ["adopted_by"], sqlite_where=adopted, postgresql_where=adopted)
    op.drop_index("matches_of_host", "matches")
    op.create_index("matches_of_host", "matches", ["host", "status"])
