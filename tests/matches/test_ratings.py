"""Ratings follow from the results of matches, whenever and by whomever these are brought in."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from sqlalchemy import select

from tests.matches.stored import create, head, opened, written
from torri.matches import rating as rules
from torri.matches.rating import RatedSeat, points, rerated
from torri.matches.results import places
from torri.matches.storage import Person, Storage, tables

DAY = 86_400_000
BEGUN = 1_800_000_000_000
QUIET_DAYS = 5  # with one match each
MATCHES = QUIET_DAYS + rules.MATCHES_A_DAY + 1
PEOPLE = ("anna", "bruno", "carla", "dora")


def test_who_leaves_is_behind_all_who_stayed_and_equal_points_share_a_place() -> None:
    assert places([9, 7, 7, 3], [0]) == (1, 2, 2, 4)
    assert places([9, 9, 3], [1]) == (2, 1, 3)  # the game's own rule for ties
    assert places([9, 7, 3], [0], left=[0]) == (3, 1, 2)
    assert places([], []) == ()


def test_bots_stand_fast_and_a_bot_that_was_never_measured_rates_nobody() -> None:
    against = [RatedSeat("anna", "", 1), RatedSeat(None, "maestro", 2), RatedSeat(None, "novizio", 3)]
    assert set(rerated("patrizier", against, {})) == {"anna"}
    weak = rerated("patrizier", [against[0], against[2]], {})["anna"]
    strong = rerated("patrizier", against[:2], {})["anna"]
    assert points(strong.mu) > points(weak.mu) > rules.AVERAGE_POINTS
    assert rerated("patrizier", [against[0], RatedSeat(None, "unheard-of", 2)], {}) == {}
    assert rerated("chess", against, {}) == {}


async def play(storage: Storage, number: int, rng: Random) -> None:
    """A rated match of some of them, one a day; the last day has more than are counted."""
    day = min(number, QUIET_DAYS)
    seats = tuple(rng.sample(PEOPLE, 2)) if number < QUIET_DAYS else ("anna", "bruno")
    ended = BEGUN + day * DAY + number
    chairs = [{"kind": "person", "name": name} for name in seats] + [{"kind": "bot", "level": "compagno:style=builder"}]
    scores = [rng.randint(20, 40) for _ in chairs]
    winners = [scores.index(max(scores))]
    summary: dict[str, Any] = {"chairs": chairs, "rated": True, "ended": ended, "scores": scores, "winners": winners}
    summary["places"] = places(scores, winners)
    match = f"m{number}"
    await create(storage, match, seats=(*seats, None))
    over = {"status": "over", "seq": 2, "seats": (*seats, None), "changed": ended, "summary": summary}
    await storage.append(match, [written(1)], head(match, **over))
    later = head(match, **(over | {"seq": 3, "changed": ended + 5 * DAY}))  # somebody wants a rematch
    await storage.append(match, [written(2)], later)


async def everything(storage: Storage) -> list[list[tuple[Any, ...]]]:
    async with storage._database.reading() as connection:
        return [
            sorted(tuple(row) for row in await connection.execute(select(table)))
            for table in (tables.ratings, tables.standings, tables.rated_matches)
        ]


def test_ratings_are_the_same_in_whatever_order_matches_are_found_and_computed_again(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            for person in PEOPLE[:3]:
                await storage.people.create_person(Person(person, person.title(), 1, login=person))
            order = list(range(MATCHES))
            Random(3).shuffle(order)
            matches = {number: Random(number) for number in order}
            for number in order:
                await play(storage, number, matches[number])
                assert await storage.ratings.drain()
                while await storage.ratings.drain():
                    pass
            found = await everything(storage)
            counted = {row[0] for row in found[0]}
            assert len(counted) == QUIET_DAYS + rules.MATCHES_A_DAY  # the others of that day are played for nothing
            assert all(row[-1] for row in found[2]) and len(found[2]) == MATCHES
            assert await storage.ratings.drain() == 0
            await storage.remove("m3")  # archived: what it has counted stays
            await storage.ratings.recompute()
            while await storage.ratings.drain(limit=3):
                pass
            assert await everything(storage) == found
            (anna,) = await storage.ratings.of("anna")
            course = await storage.ratings.course("anna", "patrizier", 50)
            assert (course[-1].mu, len(course)) == (anna.mu, anna.matches)
            changes = await storage.ratings.changes("anna", [step.match for step in course])
            assert sum(changes.values()) == anna.points - rules.AVERAGE_POINTS
            assert await storage.ratings.of("dora") == []  # whoever has no account any more is listed nowhere
            await check_leaders(storage)

    asyncio.run(run())


async def check_leaders(storage: Storage) -> None:
    """Enough is known of nobody; then of two, of whom one does not want to be seen."""
    assert await storage.ratings.leaders("patrizier") == []
    async with storage._database.writing() as connection:
        known = tables.standings.c.person.in_(["anna", "bruno"])
        await connection.execute(tables.standings.update().where(known).values(listed=True))
    both = await storage.ratings.leaders("patrizier")
    assert {one.login for one in both} == {"anna", "bruno"}
    assert [one.points for one in both] == sorted((one.points for one in both), reverse=True)
    month = rules.month_of(BEGUN)
    assert await storage.ratings.leaders("patrizier", month) and not await storage.ratings.leaders("firenze")
    assert await storage.ratings.rank("patrizier", both[0].points) == (0, 2)
    await storage.people.update_person(Person("anna", "Anna", 1, login="anna", settings={"profile": "private"}))
    assert [one.login for one in await storage.ratings.leaders("patrizier")] == ["bruno"]
