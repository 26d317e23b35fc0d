"""Tournaments: leagues, Swiss and duplicate ones, of persons and programs.

A tournament is its rows: how it is held, who has entered, who sits at which table, how each table ended. All else
follows from them, so that a process which is killed leaves nothing half done. docs/decisions/0037 says why it is so.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from torri.matches.clock import MS_PER_SECOND
from torri.matches.deals import MATCH_ID_BYTES, keyed
from torri.matches.entries import Clock, Terms
from torri.scheduling.rounds import mixed_round, number_of_rounds, parted, round_robin, swiss_round, without
from torri.scheduling.seating import Encounters, Round
from torri.scheduling.standings import Standing, TableResult, standings

Format: TypeAlias = Literal["league", "swiss", "duplicate"]
Stage: TypeAlias = Literal["open", "running", "over", "cancelled"]

UNFINISHED_STAGES: Final[tuple[Stage, ...]] = ("open", "running")
LEAST_ENTRANTS: Final = 2
MOST_ENTRANTS: Final = 64
MOST_IN_LEAGUE: Final = 24  # each of them more is a round more
MOST_PROGRAMS: Final = 8  # of the server's own, which think here
MOST_ROUNDS: Final = 15
MISSED_ROUNDS: Final = 2  # in a row, after which somebody who was not there at the end is out
DAY_MS: Final = 86_400_000
OPEN_DAYS: Final = 30  # after which one that nobody has begun is cancelled
STUCK_MS: Final = DAY_MS  # beyond the clock, after which a table that can't go on counts as a tie


class Manner(Struct, frozen=True):
    """How a tournament is held; it never changes."""

    name: str
    game: str
    players: int  # at a table
    format: Format
    rounds: int  # of a league as many as it takes, known when it begins
    clock: Clock
    most: int = MOST_ENTRANTS
    same_deals: bool = False  # at all tables of a round
    rated: bool = False
    level: str = "compagno"  # of bots on chairs that are left over, and of those who play on for persons who leave
    pause: int = 0  # seconds between two rounds

    @property
    def fewest(self) -> int:
        """Entrants with whom it can begin: where deals count, there must be a second table."""
        return self.players + 1 if self.format == "duplicate" else LEAST_ENTRANTS

    @property
    def terms(self) -> Terms:
        """Who could watch another table would see what comes at their own."""
        watched = not self.same_deals
        return Terms(self.clock, hints=False, public=watched, watched=watched, substitute=self.level, rated=self.rated)


class Tournament(Struct, frozen=True):
    id: str
    host: str
    status: Stage
    round: int  # that is played, from 1; none yet: 0
    public: bool  # whether it is in lists
    created: int
    changed: int  # when the status or the round last changed
    starts: int | None  # when it begins by itself
    manner: Manner


class Entrant(Struct, frozen=True):
    """Somebody who plays: a person, or a program of the server."""

    id: str  # of the person; of a program, a name of its own in this tournament
    name: str
    crest: int
    joined: int
    person: str | None = None
    bot: str | None = None
    out: int | None = None  # the last round for which they were there, if they have left


class Outcome(Struct, frozen=True):
    """How a table ended, as the match says."""

    places: tuple[int, ...]
    scores: tuple[int, ...] = ()  # none if it could not be played to an end
    left: tuple[int, ...] = ()
    let_play: tuple[int, ...] = ()  # a bot has answered for these, though they may have come back


class TournamentTable(Struct, frozen=True):
    round: int
    number: int  # from 1
    match: str
    seats: tuple[str, ...]  # the entrants; on a chair without one sits a bot
    outcome: Outcome | None = None


class Course(Struct, frozen=True):
    """Everything about a tournament."""

    tournament: Tournament
    entrants: tuple[Entrant, ...]  # in the order in which they joined
    tables: tuple[TournamentTable, ...]

    def tables_of(self, round: int) -> list[TournamentTable]:
        return [table for table in self.tables if table.round == round]

    def is_whole(self, round: int) -> bool:
        return all(table.outcome is not None for table in self.tables_of(round))

    @property
    def whole_rounds(self) -> int:
        """Rounds that are over."""
        now = self.tournament.round
        return now if now and self.is_whole(now) else max(0, now - 1)

    def results(self, round: int) -> list[TableResult]:
        return [
            TableResult(table.seats, one.places, one.scores, tuple({*one.left, *one.let_play}))
            for table in self.tables_of(round)
            if (one := table.outcome) is not None
        ]

    def standings(self, rounds: int) -> list[Standing]:
        """As they were after so many rounds."""
        manner = self.tournament.manner
        return standings(
            [entrant.id for entrant in self.drawn],
            [self.results(round) for round in range(1, rounds + 1)],
            same_deals=manner.same_deals,
            ranking="deal" if manner.format == "duplicate" else "points",
            out=[entrant.id for entrant in self.entrants if entrant.out is not None and entrant.out <= rounds],
        )

    @property
    def drawn(self) -> list[Entrant]:
        """The entrants in the order of a draw that nobody can influence, the same each time."""
        return sorted(self.entrants, key=lambda one: sha256(f"{self.tournament.id} {one.id}".encode()).digest())

    @property
    def present(self) -> list[Entrant]:
        return [entrant for entrant in self.entrants if entrant.out is None]

    def missing(self) -> list[Entrant]:
        """Those who were not there at the end of the last rounds: they are out."""
        found = []
        for entrant in self.present:
            last = [table for table in self.tables if entrant.id in table.seats][-MISSED_ROUNDS:]
            absent = [t.outcome is not None and t.seats.index(entrant.id) in t.outcome.left for t in last]
            if len(absent) == MISSED_ROUNDS and all(absent):
                found.append(entrant)
        return found

    def resumes(self, ended: Iterable[int]) -> int | None:
        """When the next round begins, after one whose tables have ended at these times; nothing if it need not wait.
        Programs need no rest."""
        if not self.tournament.manner.pause or not any(entrant.person for entrant in self.present):
            return None
        return max(ended, default=0) + self.tournament.manner.pause * MS_PER_SECOND

    def goes_on(self, present: Sequence[Entrant]) -> bool:
        """Whether there is another round: not without two, nor when all persons have gone."""
        had_persons = any(entrant.person for entrant in self.entrants)
        has_persons = any(entrant.person for entrant in present)
        return (
            self.tournament.round < self.rounds and len(present) >= LEAST_ENTRANTS and (has_persons or not had_persons)
        )

    @property
    def rounds(self) -> int:
        """How many there are, or would be with those who have entered so far."""
        manner = self.tournament.manner
        if manner.format != "league":
            return manner.rounds
        return number_of_rounds(max(LEAST_ENTRANTS, len(self.entrants)), manner.players)

    def next_round(self, present: Sequence[Entrant], blocks: Collection[tuple[str, str]] = ()) -> Round:
        """Who sits where in the round that comes; `blocks` are persons and whom they have blocked since they joined."""
        return parted(self._paired(present, blocks), blocks)

    def _paired(self, present: Sequence[Entrant], blocks: Collection[tuple[str, str]]) -> Round:
        manner, seats = self.tournament.manner, self.tournament.manner.players
        here = {entrant.id for entrant in present}
        names = [entrant.id for entrant in self.drawn]
        if manner.format == "league":
            planned = round_robin(names, seats)[self.tournament.round]
            return without(planned, set(names) - here)
        encounters = Encounters(
            [tuple(table.seats for table in self.tables_of(round)) for round in range(1, self.tournament.round + 1)]
        )
        encounters.keep_apart(blocks)
        if manner.format == "swiss":
            order = [one.name for one in self.standings(self.tournament.round) if one.name in here]
            return swiss_round(order, seats, encounters)
        return mixed_round([name for name in names if name in here], seats, encounters)


def table_id(secret: str, tournament: str, round: int, number: int) -> str:
    """The match of a table: whoever makes it twice finds the first."""
    key = keyed(secret, "tournament table", tournament, str(round), str(number))
    return urlsafe_b64encode(key[:MATCH_ID_BYTES]).decode()


def draws(secret: str, tournament: str, round: int, number: int, *, same_deals: bool) -> str:
    """The secret of the draws of a table; of all tables of the round, where they have the same deal."""
    which = "all" if same_deals else str(number)
    return keyed(secret, "tournament draws", tournament, str(round), which).hex()
