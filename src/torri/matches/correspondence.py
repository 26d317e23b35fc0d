"""Matches in which everybody has days for a turn: what somebody has planned for it is done, and vacations are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import structlog
from msgspec.json import decode, encode
from msgspec.structs import replace

from torri.engine.errors import TorriError
from torri.matches import decisions, supposing
from torri.matches.background import Background
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.entries import Known
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.registry import Registry
from torri.matches.storage import DamagedMatch, KeptPlan, NoDatabase, Storage, UnknownMatch
from torri.matches.supposing import Line
from torri.matches.transactions import Transactions

MAX_LOOKED_AT: Final = 200  # matches in which a process that died has left a plan undone, in one look
MAX_MATCHES: Final = 1_000  # of one person, in which a vacation is noted

log: Final = structlog.get_logger()


def kept(line: Line) -> KeptPlan:
    return KeptPlan(line.id, line.match, line.person, line.seat, line.made, encode(line).decode())


def line_of(plan: KeptPlan) -> Line:
    return decode(plan.body, type=Line)


class Correspondence:
    """Does what persons have left behind when the turn comes to them; one task at a time for each match."""

    def __init__(
        self, storage: Storage, registry: Registry, transactions: Transactions, background: Background
    ) -> None:
        self._storage = storage
        self._registry = registry
        self._transactions = transactions
        self._background = background
        self._busy: set[str] = set()
        self._again: set[str] = set()

    def turn_came(self, live: LiveMatch) -> None:
        match = live.match
        if match.by_correspondence and match.asked is not None and not match.bot_at(match.asked):
            self._background.spawn(self.attend(match.id))

    async def look(self) -> None:
        """What a process that died has left undone."""
        for id in await self._storage.conditional_plans.waiting(MAX_LOOKED_AT):
            try:
                await self.attend(id)
            except (DamagedMatch, UnknownMatch):
                log.warning("match-unreadable", match=id)

    async def attend(self, id: str) -> None:
        """Whoever is asked now has perhaps a plan for it, or is on vacation."""
        if id in self._busy:
            self._again.add(id)
            return
        self._busy.add(id)
        try:
            while True:
                self._again.discard(id)
                await self._attend(id)
                if id not in self._again:
                    return
        finally:
            self._busy.discard(id)

    async def on_vacation(self, who: Who, until: int) -> None:
        """Somebody is on vacation until then: noted in their matches, where the others see it. What could not be noted
        is when the turn comes to them."""
        for head in await self._storage.heads_of(who.id, "running", "paused", limit=MAX_MATCHES):
            clock = head.summary.get("clock") or {}
            if clock.get("hour") != "days" or "tournament" in head.summary:
                continue
            for seat, one in enumerate(head.seats):
                if one in who.ids:
                    await self._rest(head.id, seat, until)

    async def _attend(self, id: str) -> None:
        match = (await self._registry.get(id)).match
        seat = match.asked
        if seat is None or not match.by_correspondence or match.bot_at(seat):
            return
        plans = await self._storage.conditional_plans.of_seat(id, seat)
        if plans and await self._give(id, seat, [line_of(plan) for plan in plans]):
            return
        person = match.chairs[seat].person
        until = await self._storage.vacations.until(person, wall_clock_ms()) if person else None
        if until is not None:
            await self._rest(id, seat, until)

    async def _rest(self, id: str, seat: int, until: int) -> None:
        await self._transactions.act(id, lambda match: decisions.rest(match, seat, until, wall_clock_ms()))

    async def _give(self, id: str, seat: int, lines: Sequence[Line]) -> bool:
        """Give the first plan of a seat that fits, and keep what follows it; all others have come to nothing."""
        chosen: list[Line] = []

        def decide(match: Match) -> Sequence[Known]:
            chosen.clear()
            for line in lines:
                if (answers := supposing.answers_now(match, line)) is not None:
                    chosen.append(line)
                    return supposing.given(match, line, answers)
            return []

        try:
            done = await self._transactions.act(id, decide)
        except NoDatabase:
            raise
        except TorriError:  # it could be given, and could not: its owner is called
            log.exception("unexpected", task="conditional plan", match=id)
            chosen.clear()
        rest: list[KeptPlan] = []
        if chosen:
            match = (await self._registry.get(id)).match
            base = done.happened[-1].ply + 1
            rest = [
                kept(replace(line, steps=line.steps[1:], base=base, played=supposing.digest(match, base)))
                for line in lines
                if line.steps[1:] and line.steps[0] == chosen[0].steps[0]
            ]
        await self._storage.conditional_plans.replace(id, seat, rest)
        return bool(chosen)
