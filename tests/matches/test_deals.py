"""Deals of the day: what they follow from, what counts, and how a result stands among the others."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from tests.matches.stored import create, head, opened, written
from torri.engine.catalogue import game
from torri.matches import deals as rules
from torri.matches.storage import Person, Storage

DAY = "2026-11-18"
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
