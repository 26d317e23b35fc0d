"""What a review adds to insights over many matches, beside the review."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # A process that is not updated yet writes none.
    op.add_column("reviews", sa.Column("digest", sa.Text, nullable=False, server_default=""))
