"""Matches and what belongs to one of them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text, false

from torri.matches.storage.tables.columns import metadata, of_match, of_person

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("secret", Text, nullable=False),  # of its chance; never part of a head
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # of the next entry
    Column("turn", Text, nullable=False),  # JSON: the persons who are asked now
    Column("seats", Text, nullable=False),  # JSON: the person on each seat
    Column("summary", Text, nullable=False),  # JSON
    Column("due", BigInteger),  # when a bot or a clock should have moved it on
)
Index("matches_due", matches.c.due)
Index("matches_listed", matches.c.status, matches.c.public, matches.c.changed, matches.c.id)
Index("matches_of_host", matches.c.host, matches.c.status)

entries: Final = Table(
    "entries",
    metadata,
    of_match(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,  # the entries of a match lie side by side
)

# Who sits at a match or has set it up, for finding the matches of a person. It is written when somebody comes or goes
# and when the match ends, not with each answer: only matches that are over may be many, and need an index. By what a
# history can be narrowed down stands in that index too: then only the rows that are shown are read.
participants: Final = Table(
    "participants",
    metadata,
    of_match(),
    Column("person", Text, primary_key=True),
    Column("ended", BigInteger),  # when a match that is over last changed; else nothing
    Column("game", Text, nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("place", Integer),  # at the end; none without a seat, with several, or if nothing was counted
    Column("people", Integer, nullable=False, server_default="0"),  # other persons at the table
    Column("players", Integer, nullable=False, server_default="0"),
    Column("bots", Text, nullable=False, server_default=""),  # the level of all others, if they are bots of one level
    Column("others", Text, nullable=False, server_default=""),  # their names, as they are searched for
    sqlite_with_rowid=False,
)
Index(
    "participants_by_person",
    *participants.c["person", "ended", "match", "game", "rated", "place", "people", "bots", "players"],
)

notes: Final = Table(
    "notes",
    metadata,
    of_match(),
    Column("person", Text, of_person(), primary_key=True),
    Column("text", Text, nullable=False),
)
Index("notes_of_person", notes.c.person)

# Persons whom the host of a table has asked to come.
invitations: Final = Table(
    "invitations",
    metadata,
    of_match(),
    Column("person", Text, of_person(), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
)
Index("invitations_of_person", invitations.c.person)

# What somebody has planned for when the others have moved: nobody else learns of it.
conditional_plans: Final = Table(
    "conditional_plans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, of_person(), nullable=False),  # as the chair names them
    Column("seat", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)
Index("conditional_plans_of_match", *conditional_plans.c["match", "seat"])
Index("conditional_plans_of_person", conditional_plans.c.person)

# Computed from a match that is over; can be computed again.
reviews: Final = Table(
    "reviews",
    metadata,
    of_match(),
    Column("version", Integer, nullable=False),  # of what is computed
    Column("effort", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("digest", Text, nullable=False, server_default=""),  # JSON: what insights over many matches need of it
)
