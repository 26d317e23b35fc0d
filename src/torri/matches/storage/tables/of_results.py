"""What is counted over many matches: ratings, deals of the day, puzzles, tournaments."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, Table, Text

from torri.matches.storage.tables.columns import metadata, of_person

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
    Column("person", Text, of_person(), primary_key=True),
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
