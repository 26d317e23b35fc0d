"""What persons plan at tables for when the others have moved."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from torri.engine.errors import Reason
from torri.matches import ahead, decisions, supposing
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.correspondence import kept
from torri.matches.errors import NotByCorrespondence, NotYourSeat, TooMany, YourTurnAlready
from torri.matches.match import Match
from torri.matches.storage import UnknownItem
from torri.matches.supposing import Line, Supposed
from torri.matches.tables import Tables
from torri.server.actions import after_plan, reasons_against
from torri.server.api.messages.correspondence import Supposition, WhySupposed
from torri.server.api.messages.live import Why
from torri.server.operations.threads import PLAN_THREAD

MAX_PLANS: Final = 12  # of one person at a table


def _planner(match: Match, person: Who, seat: int | None) -> int:
    """The seat for which somebody plans while others are asked."""
    own = decisions.own_seat(match, person.ids, seat)
    decisions.require(match, "running")
    if not match.by_correspondence:
        raise NotByCorrespondence(match.id)
    if match.bot_at(own):
        raise NotYourSeat(match.id)
    if match.asked == own:
        raise YourTurnAlready()
    return own


@dataclass(frozen=True)
class _Table:
    """A table at which somebody plans, as it stood at one moment."""

    snapshot: ahead.GameSnapshot
    seat: int
    chair: str  # whose it is
    played: str  # a digest of the answers so far
    key: str  # nobody must know it: it would tell which worlds are not shown


async def _table(tables: Tables, id: str, person: Who, wish: Supposition) -> _Table:
    key = f"{await tables.storage.secrets.get('suppositions')} {id}"
    match = await tables.get(id)
    seat = _planner(match, person, wish.seat)
    chair = match.chairs[seat].person or person.id
    return _Table(ahead.GameSnapshot.of(match), seat, chair, supposing.digest(match, match.ply), key)


async def suppose(tables: Tables, id: str, person: Who, wish: Supposition) -> Supposed:
    table = await _table(tables, id, person, wish)
    return await PLAN_THREAD.run(supposing.suppose, table.snapshot, table.seat, wish.steps, table.key)


async def why_not(tables: Tables, id: str, person: Who, wish: WhySupposed) -> tuple[int, list[Reason]]:
    table = await _table(tables, id, person, wish)
    asked = Why(text=wish.text)

    def find() -> tuple[int, list[Reason]]:
        supposed = supposing.supposed_table(table.snapshot, table.seat, wish.steps, table.key)
        return reasons_against(after_plan(supposed, table.seat, wish.steps[-1].plan), asked)

    return await PLAN_THREAD.run(find)


async def leave_plan(tables: Tables, id: str, person: Who, wish: Supposition) -> Line:
    table = await _table(tables, id, person, wish)
    seat, base = table.seat, table.snapshot.ply
    steps = await PLAN_THREAD.run(supposing.conditions, table.snapshot, seat, wish.steps, table.key)
    plans = tables.storage.conditional_plans
    line = Line(secrets.token_urlsafe(9), id, table.chair, seat, base, table.played, steps, wall_clock_ms())
    async with tables.storage.turns.of(person.id):
        if len(await plans.of_seat(id, seat)) >= MAX_PLANS:
            raise TooMany("limit-plans", MAX_PLANS)
        await plans.add(kept(line))
    await tables.correspondence.attend(id)  # it may have come so meanwhile
    return line


async def remove_plan(tables: Tables, id: str, person: Who, plan: str) -> None:
    plans = tables.storage.conditional_plans
    if not any(one.id == plan for one in await plans.of_person(id, person.ids)):
        raise UnknownItem(plan)
    await plans.remove(plan)
