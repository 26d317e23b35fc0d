"""Vacation: which days count, and what a clock does meanwhile."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from tests.matches.seated import ANNA, BRUNO, Desk, people
from tests.matches.stored import create, opened
from torri.matches import decisions
from torri.matches.entries import AtTournament, Clock, Terms
from torri.matches.storage import KeptPlan, Person, Vacation
from torri.matches.vacations import DAYS_A_YEAR, MS_PER_DAY, days, days_left

DAYS = Terms(clock=Clock(86_400, hour="days"))


def at(year: int, month: int, day: int) -> int:
    return int(datetime(year, month, day, tzinfo=UTC).timestamp() * 1_000)


def test_a_day_that_has_begun_counts_in_the_year_in_which_the_vacation_began() -> None:
    short = Vacation("anna", at(2026, 6, 1), at(2026, 6, 1) + 1)
    over_new_year = Vacation("anna", at(2026, 12, 30), at(2027, 1, 4))
    assert (days(short), days(over_new_year)) == (1, 5)
    assert days_left([short, over_new_year], at(2026, 12, 31)) == DAYS_A_YEAR - 6
    assert days_left([short, over_new_year], at(2027, 1, 1)) == DAYS_A_YEAR


def test_the_clock_of_who_is_on_vacation_stands_still_and_goes_on_afterwards() -> None:
    desk = Desk(people(ANNA, BRUNO), terms=DAYS)
    match, asked = desk.match, desk.match.asked
    assert asked is not None and match.time_out == desk.now + MS_PER_DAY
    desk.now += MS_PER_DAY // 2
    until = desk.now + 5 * MS_PER_DAY
    desk.do(decisions.rest(match, asked, until, desk.now))
    assert match.time_out == until + MS_PER_DAY // 2, "half a day was used before"
    assert decisions.rest(match, asked, until, desk.now) == []
    assert decisions.time_is_up(match, until) == []
    desk.now += 2 * MS_PER_DAY
    desk.do(decisions.rest(match, asked, desk.now, desk.now))  # back early
    assert match.time_out == desk.now + MS_PER_DAY // 2
    desk.answer()
    assert match.time_out is not None


@pytest.mark.parametrize("clock", [None, Clock(600, 10)])
def test_there_is_none_where_time_runs_in_minutes(clock: Clock | None) -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(clock=clock))
    assert decisions.rest(desk.match, 0, desk.now + MS_PER_DAY, desk.now) == []
    created = Desk(people(ANNA, BRUNO), terms=DAYS).match.created
    assert decisions.has_vacations(created)
    at_event = type(created)(
        **{name: getattr(created, name) for name in created.__struct_fields__} | {"tournament": AtTournament("t", 1, 1)}
    )
    assert not decisions.has_vacations(at_event), "an event has its own terms"


def test_plans_and_vacations_are_kept_and_go_with_their_persons(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            for id in ("anna", "guest"):
                await storage.people.create_person(Person(id, id, 1))
            await storage.people.adopt("guest", "anna")
            await storage.vacations.begin(Vacation("anna", 10, 50))
            assert await storage.vacations.until("guest", 20) == 50, "by the name that a chair has"
            assert await storage.vacations.until("anna", 50) is None
            (one,) = await storage.vacations.of(["anna"], since=20)
            await storage.vacations.end(one, 30)
            assert await storage.vacations.until("anna", 30) is None
            await create(storage, "m")
            plans = [KeptPlan(f"p{number}", "m", "anna", 1, number, "{}") for number in range(3)]
            for plan in plans:
                await storage.conditional_plans.add(plan)
            assert await storage.conditional_plans.of_person("m", ["anna"]) == plans
            assert await storage.conditional_plans.of_person("m", ["bruno"]) == []
            await storage.conditional_plans.replace("m", 1, plans[2:])
            assert await storage.conditional_plans.of_seat("m", 1) == plans[2:]
            assert await storage.conditional_plans.waiting(5) == ["m"]
            await storage.people.delete_person("anna")
            assert await storage.conditional_plans.of_seat("m", 1) == []

    asyncio.run(run())
