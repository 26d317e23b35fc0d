"""Tournaments move on by themselves: rounds are paired, tables made, results taken from the matches.

Every step is written once, by whichever process is first, and can be done again without harm: after a crash the next
look finds what is missing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from torri.engine.catalogue import game as find_game
from torri.engine.errors import TorriError
from torri.matches import decisions
from torri.matches.beginnings import FixedDraws
from torri.matches.chairs import Who, free_crest
from torri.matches.clock import MS_PER_SECOND, wall_clock_ms
from torri.matches.entries import AtTournament, Chair
from torri.matches.errors import NotRatable, NotTheHost, NotWelcome, TournamentNotNow, WrongTournament
from torri.matches.rating import require_ratable
from torri.matches.storage import Head, NoDatabase, Overtaken
from torri.matches.tables import Tables
from torri.matches.tournaments import (
    DAY_MS,
    LEAST_ENTRANTS,
    MOST_ENTRANTS,
    MOST_IN_LEAGUE,
    MOST_PROGRAMS,
    MOST_ROUNDS,
    OPEN_DAYS,
    STUCK_MS,
    Course,
    Entrant,
    Manner,
    Outcome,
    Tournament,
    TournamentTable,
    draws,
    table_id,
)

ID_BYTES: Final = 9
MAX_STEPS: Final = 4  # of one tournament in one look: a round can't be over before its tables are made

log: Final = structlog.get_logger()


class Organiser:
    """Holds all tournaments; `named` gives bots at a table their names."""

    def __init__(self, tables: Tables, named: Callable[[list[Chair]], list[Chair]]) -> None:
        self._tables = tables
        self._stored = tables.storage.tournaments
        self._named = named
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        tables.tournament_goes_on = self.move_on

    # What persons do

    async def create(
        self, host: Who, manner: Manner, *, public: bool, starts: int | None, programs: list[str], joins: bool
    ) -> str:
        """A new tournament that waits for entrants; `programs` are levels of bots that play in it."""
        now = wall_clock_ms()
        _check(manner, programs, starts, now)
        if manner.rated and not host.account:
            raise NotRatable("rated-guest")
        bots = [Chair(bot=level) for level in (manner.level, *programs)]
        require_ratable(manner.game, manner.terms, bots)
        tournament = Tournament(
            id=secrets.token_urlsafe(ID_BYTES),
            host=host.id,
            status="open",
            round=0,
            public=public,
            created=now,
            changed=now,
            starts=starts,
            manner=manner,
        )
        names = self._named([Chair(bot=level) for level in programs])
        entered = [
            Entrant(f"bot:{number}", chair.name, number, now, bot=chair.bot) for number, chair in enumerate(names, 1)
        ]
        await self._stored.create(tournament, entered, self._tables.most.tournaments)
        if joins:
            await self.join(tournament.id, host)
        return tournament.id

    async def join(self, id: str, who: Who) -> None:
        """Enter; who has blocked, or was blocked by, somebody there could have to play with them."""
        course = await self._stored.course(id)
        if course.tournament.manner.rated and not who.account:
            raise NotRatable("rated-guest")
        blocks = await self._tables.storage.friends.blocks(who.id)
        there = {course.tournament.host, *(entrant.person for entrant in course.entrants)}
        if blocks.own & there:
            raise NotWelcome("not-welcome-tournament-blocked")
        if blocks.by & there:
            raise NotWelcome("not-welcome-tournament")
        entrant = Entrant(who.id, who.name, who.crest, wall_clock_ms(), person=who.id)
        await self._stored.enter(id, entrant, who.ids, self._tables.most.entries)

    async def leave(self, id: str, who: Who) -> None:
        """Withdraw; a bot plays on at a table that is not over, and the place there is the last."""
        before = await self._stored.leave(id, who.ids)
        if before.status != "running":
            return
        course = await self._stored.course(id)
        for table in course.tables_of(course.tournament.round):
            if table.outcome is None and set(who.ids) & set(table.seats):
                with suppress(TorriError):  # it is over, or could not be made yet
                    await self._tables.act(
                        table.match, lambda match: decisions.resign(match, decisions.own_seat(match, who.ids))
                    )
        await self.move_on(id)

    async def begin(self, id: str, who: Who) -> None:
        """The host begins with those who have entered."""
        course = await self._stored.course(id)
        _require_host_of_open(course.tournament, who)
        if len(course.entrants) < course.tournament.manner.fewest:
            raise WrongTournament(_too_few(course.tournament.manner))
        await self._begin_round(course)
        await self.move_on(id)

    async def cancel(self, id: str, who: Who) -> None:
        tournament = await self._stored.get(id)
        _require_host_of_open(tournament, who)
        await self._stored.end(id, "cancelled", "open", wall_clock_ms(), tournament.round)

    # What happens by itself

    async def look(self) -> None:
        """Move on whatever waits; the fault of one tournament must not harm the others."""
        now, last = wall_clock_ms(), ""
        while some := await self._stored.to_look_after(now, last):
            for last in some:
                try:
                    await self.move_on(last)
                except NoDatabase:
                    raise
                except Exception:
                    log.exception("tournament-stands-still", tournament=last)

    async def move_on(self, id: str) -> None:
        """Take results, make tables, begin the next round or end: as far as it goes."""
        async with self._locks[id]:
            for _ in range(MAX_STEPS):
                if not await self._step(await self._stored.course(id)):
                    break
        if not self._locks[id].locked():
            self._locks.pop(id, None)

    async def _step(self, course: Course) -> bool:
        """Whether something has changed, so that more may follow."""
        tournament, now = course.tournament, wall_clock_ms()
        if tournament.status == "open":
            enough = len(course.entrants) >= tournament.manner.fewest
            if tournament.starts is not None and tournament.starts <= now and enough:
                return await self._begin_round(course)
            late = tournament.created + OPEN_DAYS * DAY_MS if tournament.starts is None else tournament.starts
            if late <= now:
                await self._stored.end(tournament.id, "cancelled", "open", now, 0)
            return False
        if tournament.status != "running":
            return False
        if not course.is_whole(tournament.round):
            return await self._take_results(course, now)
        return await self._begin_round(course)

    async def _begin_round(self, course: Course) -> bool:
        tournament, now = course.tournament, wall_clock_ms()
        missing = {entrant.id for entrant in course.missing()}
        present = [entrant for entrant in course.present if entrant.id not in missing]
        if tournament.round and not course.goes_on(present):
            await self._stored.end(tournament.id, "over", "running", now, tournament.round, missing)
            return False
        if (await self.resumes(course) or now) > now:
            return False
        # Larger fields take a while; everybody else would wait.
        blocks = await self._tables.storage.friends.blocks_among([one.person for one in present if one.person])
        paired = await asyncio.to_thread(course.next_round, present, blocks)
        secret, round = await self._tables.storage.deals.secret(), tournament.round + 1
        made = [
            TournamentTable(round, number, table_id(secret, tournament.id, round, number), seats)
            for number, seats in enumerate(paired, 1)
        ]
        return await self._stored.begin_round(tournament, made, missing, now)

    async def resumes(self, course: Course) -> int | None:
        """When the next round begins, if there is a pause before it."""
        tournament = course.tournament
        if tournament.status != "running" or not tournament.manner.pause or not course.is_whole(tournament.round):
            return None
        heads = await self._stored.heads(tournament.id, tournament.round)
        return course.resumes(head.summary.get("ended", head.changed) for head in heads.values())

    async def _take_results(self, course: Course, now: int) -> bool:
        tournament = course.tournament
        heads = await self._stored.heads(tournament.id, tournament.round)
        changed = False
        for table in course.tables_of(tournament.round):
            if table.outcome is not None:
                continue
            head = heads.get(table.match)
            if head is None:
                await self._make(course, table)
            else:
                outcome = _outcome(head, table, tournament.manner, now)
                if outcome is not None:
                    await self._stored.record(tournament.id, table, outcome)
                    changed = True
        return changed

    async def _make(self, course: Course, table: TournamentTable) -> None:
        """The match of a table, which begins at once."""
        tournament, manner = course.tournament, course.tournament.manner
        entrants = {entrant.id: entrant for entrant in course.entrants}
        crests: list[int] = []
        chairs: list[Chair] = []
        for seat, id in enumerate(table.seats):
            entrant = entrants.get(id)
            crests.append(free_crest(entrant.crest if entrant else seat, crests))
            if entrant is None:
                chairs.append(Chair(crest=crests[-1], bot=manner.level))
            else:
                chairs.append(Chair(entrant.name, entrant.person, crests[-1], entrant.bot))
        secret = await self._tables.storage.deals.secret()
        fixed = FixedDraws(
            table.match,
            draws(secret, tournament.id, table.round, table.number, same_deals=manner.same_deals),
            tournament=AtTournament(tournament.id, table.round, table.number, manner.same_deals),
        )
        host = next((chair.person for chair in chairs if chair.person), tournament.host)
        with suppress(Overtaken):  # another process has made it
            await self._tables.create(manner.game, host, self._named(chairs), {}, manner.terms, fixed=fixed)


def _require_host_of_open(tournament: Tournament, who: Who) -> None:
    if tournament.host not in who.ids:
        raise NotTheHost(tournament.id)
    if tournament.status != "open":
        raise TournamentNotNow(tournament.status, "open")


def _too_few(manner: Manner) -> str:
    return "tournament-too-few-tables" if manner.format == "duplicate" else "tournament-too-few"


def _check(manner: Manner, programs: list[str], starts: int | None, now: int) -> None:
    """Refuse what could not be played."""
    find_game(manner.game).start(manner.players)
    most = MOST_IN_LEAGUE if manner.format == "league" else MOST_ENTRANTS
    if not LEAST_ENTRANTS <= manner.most <= most:
        raise WrongTournament("tournament-size")
    if manner.most < manner.fewest:
        raise WrongTournament(_too_few(manner))
    if len(programs) > min(manner.most, MOST_PROGRAMS):
        raise WrongTournament("tournament-programs")
    if not 1 <= manner.rounds <= MOST_ROUNDS:
        raise WrongTournament("tournament-rounds")
    if starts is not None and not now < starts <= now + OPEN_DAYS * DAY_MS:
        raise WrongTournament("tournament-start")


def _outcome(head: Head, table: TournamentTable, manner: Manner, now: int) -> Outcome | None:
    """How a table ended; one that can't go on counts as a tie, so that the tournament does."""
    summary, seats = head.summary, len(table.seats)
    if head.status == "over" and len(summary.get("places", ())) == seats:
        away = (tuple(summary.get(which, ())) for which in ("left", "let_play"))
        return Outcome(tuple(summary["places"]), tuple(summary["scores"]), *away)
    stuck = now - head.changed > manner.clock.bank * MS_PER_SECOND + STUCK_MS
    return Outcome((1,) * seats) if head.status == "over" or stuck else None
