"""Deals of the day: what they follow from, what counts, and how a result stands among the others."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from tests.matches.stored import create, head, opened, written
from torri.engine.catalogue import game
from torri.engine.position import Position
from torri.matches import deals as rules
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.deal_lines import DealLine, PlayedLine, forks_of, forks_on
from torri.matches.decisions import answer, come_back, leave
from torri.matches.storage import Person, Storage
from torri.matches.tables import Tables

DAY = "2026-11-18"
PAUSE_SECONDS = 0.001  # between two looks whether the bots have answered
NOON = rules.begins(DAY) + rules.DAY_MS // 2


def test_a_deal_follows_from_the_secret_the_game_and_the_day_and_its_hash_says_nothing_else() -> None:
    deal = rules.deal_of("ab" * 32, game("patrizier"), DAY)
    assert deal == rules.deal_of("ab" * 32, game("patrizier"), DAY)
    assert deal.commitment == hashlib.sha256(bytes.fromhex(deal.secret)).hexdigest()
    others = [
        rules.deal_of("ab" * 32, game(name), day) for name, day in (("firenze", DAY), ("patrizier", "2026-11-19"))
    ]
    assert deal.secret not in {other.secret for other in (*others, rules.deal_of("cd" * 32, game("patrizier"), DAY))}
    assert deal.players in game("patrizier").players and 0 <= deal.seat < deal.players
    assert (rules.is_sealed(DAY, NOON), rules.is_sealed(DAY, rules.ends(DAY))) == (True, False)


def test_a_place_counts_those_before_and_of_hundred_those_behind() -> None:
    field = {30: 1, 40: 2, 50: 1}
    assert [rules.standing(field, points).place for points in (50, 40, 30)] == [1, 2, 4]
    assert [rules.standing(field, points).of_hundred for points in (50, 40, 30)] == [100.0, 50.0, 0.0]
    assert rules.standing({7: 1}, 7) == rules.Standing(1, 1, 100.0)


def test_a_streak_lives_until_a_whole_day_is_missed() -> None:
    days = ["2026-11-17", "2026-11-16", "2026-11-12", "2026-11-11", "2026-11-10"]
    assert rules.streaks(days, DAY) == (2, 3)
    assert rules.streaks(days, "2026-11-19") == (0, 3)
    assert rules.streaks([], DAY) == (0, 0)


async def play(storage: Storage, person: str, points: int, **changes: Any) -> None:
    """A deal that somebody has played against one bot, which has 30 points."""
    summary = {"deal": DAY, "ended": NOON, "scores": [30, points], "winners": [0], "places": [1, 1]} | changes
    seats = (None, person)
    await create(storage, f"of-{person}", host=person, seats=seats)
    over = {"status": "over", "seq": 2, "changed": NOON, "host": person, "seats": seats}
    await storage.append(f"of-{person}", [written(1)], head(f"of-{person}", **over, summary=summary))


def test_what_is_played_to_the_end_in_time_counts_and_only_those_are_named_who_want_it(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            await storage.people.create_person(Person("anna", "Anna", 1, login="anna"))
            shy = Person("bruno", "Bruno", 1, login="bruno", settings={"profile": "private"})
            await storage.people.create_person(shy)
            await play(storage, "anna", 41)
            await play(storage, "bruno", 35)
            await play(storage, "guest", 35)
            await play(storage, "leaver", 50, left=[1])
            await play(storage, "helped", 50, helped=[1])
            await play(storage, "late", 50, ended=rules.ends(DAY))
            await play(storage, "other", 50, deal="")
            assert await storage.deals.fields("patrizier", [DAY]) == {DAY: {41: 1, 35: 2}}
            rows = await storage.deals.listed("patrizier", DAY, 10)
            assert [(row.name, row.points, row.margin) for row in rows] == [("Anna", 41, 11), ("", 35, 5), ("", 35, 5)]
            (own,) = await storage.deals.of(["anna"])
            assert (own.match, own.points, own.day) == ("of-anna", 41, DAY)
            await storage.people.delete_person("anna")
            assert await storage.deals.of(["anna"]) == []
            kept = await storage.deals.secret()
        async with opened(database) as storage:
            assert await storage.deals.secret() == kept

    asyncio.run(run())


def test_forks_are_where_those_part_who_came_by_the_same_answers() -> None:
    played = [
        PlayedLine(DealLine(1, answers), points)
        for answers, points in (((4, 1, 1, 5), 10), ((4, 1, 2, 5), 20), ((4, 2, 1, 9), 40), ((4, 1, 2, 5), 30))
    ]
    forks = forks_of([*played, PlayedLine(DealLine(2, (9,)), 99)], rules=1)
    assert [(fork.ply, [(way.answer, way.count, way.mean) for way in fork.ways]) for fork in forks] == [
        (1, [(1, 3, 20.0), (2, 1, 40.0)]),
        (2, [(2, 2, 25.0), (1, 1, 10.0)]),
    ]
    assert [fork.ply for fork in forks_on(forks, (4, 1, 9))] == [1, 2], "somebody who is not among them"
    assert [fork.ply for fork in forks_on(forks, (4, 2, 1))] == [1], "the other fork was not on their way"
    assert forks_of(played[1:2], rules=1) == ()


def test_a_guest_who_becomes_an_account_takes_along_what_they_made_first(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            for person in (Person("guest", "Anna", 1), Person("anna", "Anna", 1, login="anna")):
                await storage.people.create_person(person)
            await play(storage, "guest", 41)
            await play(storage, "anna", 50, ended=NOON + 1)
            await storage.people.adopt("guest", "anna")
            assert await storage.deals.fields("patrizier", [DAY]) == {DAY: {41: 1}}, "counted once"
            (row,) = await storage.deals.listed("patrizier", DAY, 10)
            assert (row.name, row.points) == ("Anna", 41)

    asyncio.run(run())


class FirstAnswer:
    """A bot that gives the first legal answer; in place of the maestro the last one."""

    async def answer(self, _table: str, _seat: int, spec: str, position: Position, *_: Any) -> int:
        return position.answers()[-1 if spec == "maestro" else 0]

    async def leave(self, table: str) -> None: ...


def test_what_was_played_is_kept_and_the_maestro_plays_the_same_deal(database: str) -> None:
    """Two play it to the end by different answers; a third lets a bot play for a while, and does not count."""

    async def run() -> None:
        async with opened(database) as storage:
            tables = Tables(storage, FirstAnswer())
            day = rules.day_at(wall_clock_ms())
            rivals = {"anna": 0, "bruno": -1, "clara": 0}
            for person, which in rivals.items():
                await storage.people.create_person(Person(person, person, 1, login=person))
                await play_through(tables, person, which, day, comes_back=person == "clara")
            made = (await storage.deals.fields("patrizier", [day]))[day]
            assert sum(made.values()) == 2
            async with asyncio.timeout(30):
                while (studied := await tables.studies.seen("patrizier", day)).maestro is None:
                    await asyncio.sleep(0.01)
            (fork,) = studied.forks
            assert [way.count for way in fork.ways] == [1, 1]
            assert (bruno := (await storage.deals.of(["bruno"]))[0]).points == studied.maestro.points
            assert await storage.deals.line_of(bruno) == studied.maestro.line, "the same answers give the same game"
            assert not await storage.deals.claim_maestro("patrizier", day, NOON, NOON)
            await tables.close()

    asyncio.run(run())


async def play_through(tables: Tables, person: str, which: int, day: str, comes_back: bool) -> None:
    who = Who(person, person, account=True)
    id = await tables.deals.play(game("patrizier"), day, who, lambda chairs: chairs)
    match = await tables.get(id)
    (seat,) = match.seats_of(who.ids)
    if comes_back:
        await tables.act(id, lambda match: leave(match, who.ids))
        while not match.helped:
            await asyncio.sleep(PAUSE_SECONDS)
        await tables.act(id, lambda match: come_back(match, who.ids))
    while match.status != "over":
        if match.asked == seat:
            await tables.act(id, lambda match: answer(match, seat, match.position.answers()[which], ""))
        else:
            await asyncio.sleep(PAUSE_SECONDS)
