"""What looks after a server."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from torri.matches.storage.tables.columns import metadata, of_person

# What only this server knows.
server_secrets: Final = Table(
    "server_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

# Who may look after this server, by page and by command line. Nothing that a client sends can write here.
operators: Final = Table(
    "operators",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What somebody may not do here, until when, and why.
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("kind", Text, nullable=False),  # mute, suspend or ban
    Column("reason", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),  # nothing: it has no end
    Column("lifted", BigInteger),  # before its end
    Column("changed", BigInteger, nullable=False),  # made or lifted: every process looks for the new ones
)
Index("sanctions_of_person", *sanctions.c["person", "made"])
Index("sanctions_by_change", sanctions.c.changed)

# What persons have told the operators about others.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("reporter", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("person", Text, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("match", Text),
    Column("line", Integer),  # the seq of the chat line
    Column("said", Text, nullable=False),  # that line, as it stood in the match
    Column("kind", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("closed", BigInteger),
    Column("outcome", Text, nullable=False),
)
Index("reports_in_order", *reports.c["made", "id"])
Index("reports_of_reporter", *reports.c["reporter", "closed"])
Index("reports_of_person", *reports.c["person", "made"])

# Who has done what to whom, when and why. Triggers keep rows from being changed or removed, so there are no references:
# persons are named by ids, which mean nothing once a person is gone.
audit_log: Final = Table(
    "audit_log",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", Text),  # nothing: by command line
    Column("action", Text, nullable=False),
    Column("person", Text),
    Column("reason", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
Index("audit_log_of_person", *audit_log.c["person", "number"])

# What everybody is told on every page.
announcements: Final = Table(
    "announcements",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # news or maintenance
    Column("texts", Text, nullable=False),  # JSON: by language
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# With these, strangers come in where a server is for those who are invited.
entry_codes: Final = Table(
    "entry_codes",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("note", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("uses", Integer, nullable=False),  # that are left
)
