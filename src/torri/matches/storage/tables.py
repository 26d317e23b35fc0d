"""The tables as the newest migration leaves them; times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata: Final = MetaData()


def _of_match() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _of_person() -> ForeignKey:
    return ForeignKey("persons.id", ondelete="CASCADE")


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
    _of_match(),
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
    _of_match(),
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
    Column("adopted_by", Text, _of_person()),  # the account of somebody who was a guest
)
# Hardly anybody: an index with a row for everybody would look as if it were not worth reading.
_adopted: Final = persons.c.adopted_by.is_not(None)
Index("persons_adopted", persons.c.adopted_by, sqlite_where=_adopted, postgresql_where=_adopted)
Index("persons_by_time", *persons.c["created", "id"])

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, _of_person(), nullable=False),
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
    Column("person", Text, _of_person(), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
Index("tokens_of_person", tokens.c.person)

notes: Final = Table(
    "notes",
    metadata,
    _of_match(),
    Column("person", Text, _of_person(), primary_key=True),
    Column("text", Text, nullable=False),
)
Index("notes_of_person", notes.c.person)

# Persons whom the host of a table has asked to come.
invitations: Final = Table(
    "invitations",
    metadata,
    _of_match(),
    Column("person", Text, _of_person(), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
)
Index("invitations_of_person", invitations.c.person)

# Whom somebody follows or blocks; never both.
ties: Final = Table(
    "ties",
    metadata,
    Column("person", Text, _of_person(), primary_key=True),
    Column("other", Text, _of_person(), primary_key=True),
    Column("kind", Text, nullable=False),  # follow or block
    Column("made", BigInteger, nullable=False),
)
Index("ties_to_other", *ties.c["other", "kind"])

# When accounts were last here, about: only of those who let others know it.
sightings: Final = Table(
    "sightings",
    metadata,
    Column("person", Text, _of_person(), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# How somebody is called back: a mail address, a browser, a program.
contacts: Final = Table(
    "contacts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, _of_person(), nullable=False),
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

# What somebody has planned for when the others have moved: nobody else learns of it.
conditional_plans: Final = Table(
    "conditional_plans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, _of_person(), nullable=False),  # as the chair names them
    Column("seat", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)
Index("conditional_plans_of_match", *conditional_plans.c["match", "seat"])
Index("conditional_plans_of_person", conditional_plans.c.person)

# In which the clocks of somebody's matches by correspondence stand still.
vacations: Final = Table(
    "vacations",
    metadata,
    Column("person", Text, _of_person(), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# Figures that somebody has read on a box: the text of an edition file.
editions: Final = Table(
    "editions",
    metadata,
    Column("person", Text, _of_person(), primary_key=True),
    Column("sha256", Text, primary_key=True),  # of the figures
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
Index("editions_by_figures", editions.c.sha256)

# The results of rated matches, in the order in which they ended; all ratings follow from them. No reference to matches
# and persons: what a match has counted stays counted when it is archived, or when one of its persons is gone.
rated_matches: Final = Table(
    "rated_matches",
    metadata,
    Column("match", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: who sat there, and their places
    Column("done", Boolean, nullable=False),  # whether it is in the ratings
)
Index("rated_matches_in_order", *rated_matches.c["done", "game", "ended", "match"])

# What a match has done to the rating of a person.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("match", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)
Index("ratings_of_person", *ratings.c["person", "game", "ended", "match"])

# The ratings as leaderboards show them: of a month, as it left them, and of all time, where the month is empty.
standings: Final = Table(
    "standings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("month", Text, primary_key=True),
    Column("person", Text, _of_person(), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # as they are shown
    Column("listed", Boolean, nullable=False),  # whether enough is known
)
Index("standings_in_order", *standings.c["game", "month", "listed", "points", "person"])
Index("standings_of_person", standings.c.person)

# What somebody has made of a deal of the day. No reference to matches: it stays when they are archived.
deal_results: Final = Table(
    "deal_results",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),  # on the best bot
    Column("ended", BigInteger, nullable=False),
    Column("line", Text, nullable=False, server_default=""),  # the answers of the match, when they are known
)
Index("deal_results_in_order", *deal_results.c["game", "day", "points"])
Index("deal_results_of_person", *deal_results.c["person", "day"])

# What the maestro has made of a deal; a row without points says who computes it, and since when.
deal_maestros: Final = Table(
    "deal_maestros",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("begun", BigInteger, nullable=False),
    Column("points", Integer),
    Column("margin", Integer),
    Column("line", Text, nullable=False, server_default=""),
)

# What somebody has answered to a puzzle the first time, and what it did to their rating: the last one is the rating.
puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("plan", Integer),  # its number; without one the solution was only shown
    Column("mu_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

# How hard puzzles have turned out to be; one that nobody has tried is as hard as it was for programs.
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# Leagues, Swiss and duplicate tournaments; no reference to persons and matches: what was played stays in the standings.
tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),  # that is played
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("starts", BigInteger),  # when it begins by itself
    Column("manner", Text, nullable=False),  # JSON: how it is held
)
Index("tournaments_listed", *tournaments.c["status", "public", "changed", "id"])
Index("tournaments_of_host", *tournaments.c["host", "status"])


def _of_tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


tournament_entrants: Final = Table(
    "tournament_entrants",
    metadata,
    _of_tournament(),
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("crest", Integer, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("person", Text),
    Column("bot", Text),
    Column("out", Integer),  # the last round for which they were there, if they have left
)
Index("tournament_entrants_of_person", tournament_entrants.c.person)

tournament_tables: Final = Table(
    "tournament_tables",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", Text, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: the entrants
    Column("outcome", Text),  # JSON: how the match ended
)

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
    Column("person", Text, _of_person(), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# What somebody may not do here, until when, and why.
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, _of_person(), nullable=False),
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

# Computed from a match that is over; can be computed again.
reviews: Final = Table(
    "reviews",
    metadata,
    _of_match(),
    Column("version", Integer, nullable=False),  # of what is computed
    Column("effort", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("digest", Text, nullable=False, server_default=""),  # JSON: what insights over many matches need of it
)
