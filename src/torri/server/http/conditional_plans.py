"""Plans for when the others have moved, over HTTP: what is supposed, what is planned, what is left behind."""

from __future__ import annotations

from typing import Final

from torri.matches import supposing
from torri.matches.correspondence import line_of
from torri.matches.supposing import Awaited, Line, Supposed
from torri.server import suppositions
from torri.server.api.messages.correspondence import (
    AwaitedSeen,
    ConditionalPlanSeen,
    ConditionalSeen,
    Supposition,
    WhySupposed,
)
from torri.server.api.messages.live import Reasons
from torri.server.api.parameters import Id
from torri.server.api.problems import language_of, reasons_seen, words_for
from torri.server.api.routing import JSONBody, Router, State, delete, get, post
from torri.server.people.requests import ApiRequest, match_of, person_of


@post("/{match:str}/suppose", status_code=200, summary="How the table would stand if the others did this")
async def suppose(request: ApiRequest, state: State, match: Id, data: JSONBody[Supposition]) -> Supposed:
    await match_of(request, match)
    return await suppositions.suppose(state.tables, match, await person_of(request), data)


@post("/{match:str}/suppose/why", status_code=200, summary="Why an answer may not be given then")
async def why(request: ApiRequest, state: State, match: Id, data: JSONBody[WhySupposed]) -> Reasons:
    found = await match_of(request, match)
    number, reasons = await suppositions.why_not(state.tables, match, await person_of(request), data)
    return Reasons(number, reasons_seen(reasons, words_for(language_of(request.headers), found)))


@get("/{match:str}/plans", summary="What you have planned at a table for when the others have moved")
async def plans(request: ApiRequest, state: State, match: Id) -> list[ConditionalPlanSeen]:
    found = await match_of(request, match)
    kept = await state.tables.storage.conditional_plans.of_person(match, (await person_of(request)).ids)
    lines = (line_of(one) for one in kept)
    return [_seen(line) for line in lines if supposing.is_alive(found, line)]


@post("/{match:str}/plans", status_code=201, summary="Leave a plan: it is given at once when it comes so")
async def leave_plan(request: ApiRequest, state: State, match: Id, data: JSONBody[Supposition]) -> ConditionalPlanSeen:
    await match_of(request, match)
    return _seen(await suppositions.leave_plan(state.tables, match, await person_of(request), data))


@delete("/{match:str}/plans/{plan:str}", status_code=204, summary="Take a plan back")
async def remove_plan(request: ApiRequest, state: State, match: Id, plan: Id) -> None:
    await suppositions.remove_plan(state.tables, match, await person_of(request), plan)


def _seen(line: Line) -> ConditionalPlanSeen:
    steps = tuple(
        ConditionalSeen(tuple(map(_awaited, step.others)), tuple(planned.meant for planned in step.plan))
        for step in line.steps
    )
    return ConditionalPlanSeen(line.id, line.seat, line.made, steps)


def _awaited(one: Awaited) -> AwaitedSeen:
    return AwaitedSeen(one.seat, one.meant, not one.whole)


handlers: Final = [suppose, why, plans, leave_plan, remove_plan]
router: Final = Router("/api/matches", route_handlers=handlers, tags=["matches"])
