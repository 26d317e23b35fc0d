"""What operators need: operators, sanctions, reports, an audit log, announcements and invitation codes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def _person(name: str, **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("persons.id", ondelete="CASCADE"), **more)


def _unless_gone(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("persons.id", ondelete="SET NULL"))


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def upgrade() -> None:
    op.create_table("operators", _person("person", primary_key=True), _time("since"))
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Text, primary_key=True),
        _person("person", nullable=False),
        _text("kind"),
        _text("reason"),
        _time("made"),
        _time("until", nullable=True),
        _time("lifted", nullable=True),
        _time("changed"),
    )
    op.create_index("sanctions_of_person", "sanctions", ["person", "made"])
    op.create_index("sanctions_by_change", "sanctions", ["changed"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        _time("made"),
        _unless_gone("reporter"),
        _unless_gone("person"),
        sa.Column("match", sa.Text),
        sa.Column("line", sa.Integer),
        _text("said"),
        _text("kind"),
        _text("words"),
        _time("closed", nullable=True),
        _text("outcome"),
    )
    op.create_index("reports_in_order", "reports", ["made", "id"])
    op.create_index("reports_of_reporter", "reports", ["reporter", "closed"])
    op.create_index("reports_of_person", "reports", ["person", "made"])
    op.create_table(
        "audit_log",
        sa.Column("number", sa.Integer, primary_key=True),
        _time("at"),
        sa.Column("operator", sa.Text),
        _text("action"),
        sa.Column("person", sa.Text),
        _text("reason"),
        _text("detail"),
    )
    op.create_index("audit_log_of_person", "audit_log", ["person", "number"])
    _append_only("audit_log")
    op.create_table(
        "announcements",
        sa.Column("id", sa.Text, primary_key=True),
        _text("kind"),
        _text("texts"),
        _time("made"),
        _time("until", nullable=True),
    )
    op.create_table(
        "entry_codes",
        sa.Column("fingerprint", sa.Text, primary_key=True),
        _text("note"),
        _time("made"),
        _time("until", nullable=True),
        sa.Column("uses", sa.Integer, nullable=False),
    )
    op.create_index("persons_by_time", "persons", ["created", "id"])


def _append_only(table: str) -> None:
    """What is written stays: not even a fault of the program changes it."""
    if op.get_bind().dialect.name == "sqlite":
        for change in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, 'append-only'); END"
            )
        return
    op.execute(
        f"CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'append-only'; END $$"
    )
    op.execute(
        f"CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        f"FOR EACH STATEMENT EXECUTE FUNCTION {table}_append_only()"
    )
