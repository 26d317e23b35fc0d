"""Matches with their entries, and persons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_match() -> sa.Column[str]:
    return sa.Column("match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _of_person() -> sa.ForeignKey:
    return sa.ForeignKey("persons.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("matches_due", "matches", ["due"])
    op.create_index("matches_listed", "matches", ["status", "public", "changed"])
    op.create_index("matches_of_host", "matches", ["host"])
    op.create_table(
        "entries",
        _of_match(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        _of_match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_person", "seats", ["person"])
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("crest", sa.Integer, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("adopted_by", sa.Text, _of_person()),
    )
    op.create_index("persons_adopted", "persons", ["adopted_by"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, _of_person(), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_of_person", "passkeys", ["person"])
    op.create_table(
        "tokens",
        sa.Column("fingerprint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, _of_person(), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("tokens_of_person", "tokens", ["person"])
    op.create_table(
        "notes",
        _of_match(),
        sa.Column("person", sa.Text, _of_person(), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("notes_of_person", "notes", ["person"])
