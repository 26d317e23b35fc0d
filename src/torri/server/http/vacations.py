"""Vacation over HTTP."""

from __future__ import annotations

from typing import Final

from torri.matches.clock import wall_clock_ms
from torri.matches.vacations import Vacations
from torri.server.api.messages.correspondence import VacationSeen, VacationWish
from torri.server.api.routing import JSONBody, Router, State, delete, get, put
from torri.server.people.requests import ApiRequest, person_of


async def _seen(request: ApiRequest, vacations: Vacations) -> VacationSeen:
    return VacationSeen(*await vacations.of(await person_of(request), wall_clock_ms()))


@get("/vacation", summary="Whether you are on vacation, and how many days of it you have left this year")
async def vacation(request: ApiRequest, state: State) -> VacationSeen:
    return await _seen(request, state.tables.vacations)


@put("/vacation", status_code=200, summary="Go on vacation: the clocks of your matches by correspondence stand still")
async def go_on_vacation(request: ApiRequest, state: State, data: JSONBody[VacationWish]) -> VacationSeen:
    await state.tables.vacations.begin(await person_of(request), data.days, wall_clock_ms())
    return await _seen(request, state.tables.vacations)


@delete("/vacation", status_code=200, summary="Come back from your vacation; days that have not begun are kept")
async def come_back(request: ApiRequest, state: State) -> VacationSeen:
    await state.tables.vacations.end(await person_of(request), wall_clock_ms())
    return await _seen(request, state.tables.vacations)


router: Final = Router("/api/me", route_handlers=[vacation, go_on_vacation, come_back], tags=["persons"])
