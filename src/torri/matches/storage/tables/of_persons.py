"""Persons, how they come in, whom they know and how they are called back."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from torri.matches.storage.tables.columns import metadata, of_person

persons: Final = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("crest", Integer, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),  # its hash
    Column("settings", Text, nullable=False),  # JSON
    Column("adopted_by", Text, of_person()),  # the account of somebody who was a guest
)
# Hardly anybody: an index with a row for everybody would look as if it were not worth reading.
_adopted: Final = persons.c.adopted_by.is_not(None)
Index("persons_adopted", persons.c.adopted_by, sqlite_where=_adopted, postgresql_where=_adopted)
Index("persons_by_time", *persons.c["created", "id"])

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("passkeys_of_person", passkeys.c.person)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("tokens_of_person", tokens.c.person)

# Whom somebody follows or blocks; never both.
ties: Final = Table(
    "ties",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("other", Text, of_person(), primary_key=True),
    Column("kind", Text, nullable=False),  # follow or block
    Column("made", BigInteger, nullable=False),
)
Index("ties_to_other", *ties.c["other", "kind"])

# When accounts were last here, about: only of those who let others know it.
sightings: Final = Table(
    "sightings",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# How somebody is called back: a mail address, a browser, a program.
contacts: Final = Table(
    "contacts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("channel", Text, nullable=False),  # mail, push or webhook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON: of a browser, or the secret of a program
    Column("confirmed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger),  # when to look whether there is something to tell
    Column("sent", BigInteger, nullable=False),  # when something was last told
    Column("told", Text, nullable=False),  # JSON: the keys of the notices that were told and still stand
    Column("problem", Text, nullable=False),  # why nothing is sent any more
)
Index("contacts_of_person", contacts.c.person)
Index("contacts_due", contacts.c.due)

# What waits to be sent: it is written together with the reason for it, and goes when it was delivered or given up.
letters: Final = Table(
    "letters",
    metadata,
    Column("id", Text, primary_key=True),
    Column("contact", Text, ForeignKey("contacts.id", ondelete="CASCADE")),
    Column("channel", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
)
Index("letters_due", letters.c.due)
Index("letters_of_contact", letters.c.contact)

# In which the clocks of somebody's matches by correspondence stand still.
vacations: Final = Table(
    "vacations",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# Figures that somebody has read on a box: the text of an edition file.
editions: Final = Table(
    "editions",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("sha256", Text, primary_key=True),  # of the figures
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
Index("editions_by_figures", editions.c.sha256)
