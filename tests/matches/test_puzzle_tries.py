"""A puzzle counts once for a person, as a game between the two."""

from __future__ import annotations

import asyncio

from tests.matches.stored import opened
from torri.matches.puzzle_tries import PuzzleStanding, PuzzleTry, last_rating
from torri.matches.storage import Person
from torri.ratings.model import MU

BEGINS = PuzzleStanding(MU, 3.0)


def tried(puzzle: str, solved: bool, at: int = 1) -> PuzzleTry:
    return PuzzleTry("patrizier", puzzle, at, solved, 0 if solved else None, 0.0, 0.0, 0.0)


def test_the_first_answer_counts_for_both_and_the_second_for_neither(database: str) -> None:
    async def tries() -> None:
        async with opened(database) as storage:
            puzzles = storage.puzzles
            solved, first = await puzzles.keep(("anna",), "anna", tried("a", True), BEGINS)
            assert first and solved.mu > solved.mu_before == MU
            after = (await puzzles.standings("patrizier"))["a"]
            assert after.mu < BEGINS.mu and (after.tried, after.solved) == (1, 1)
            again, first = await puzzles.keep(("anna",), "anna", tried("a", False, 2), BEGINS)
            assert not first and again == solved
            assert (await puzzles.standings("patrizier"))["a"] == after
            missed, _ = await puzzles.keep(("anna",), "anna", tried("b", False, 3), BEGINS)
            assert missed.mu < missed.mu_before == solved.mu
            own = await puzzles.of(("anna",), "patrizier")
            assert [one.puzzle for one in own] == ["a", "b"] and last_rating(own) == missed.after
            assert await puzzles.of(("anna",), "firenze") == [] == await puzzles.of(("bruno",), "patrizier")

    asyncio.run(tries())


def test_two_tabs_at_once_count_once(database: str) -> None:
    async def tries() -> None:
        async with opened(database) as storage:
            made = (
                storage.puzzles.keep(("anna",), "anna", tried("a", number % 2 == 0, number), BEGINS)
                for number in range(6)
            )
            found = await asyncio.gather(*made)
            assert sum(first for _, first in found) == 1
            assert len({one.at for one, _ in found}) == 1
            assert (await storage.puzzles.standings("patrizier"))["a"].tried == 1

    asyncio.run(tries())


def test_what_a_guest_tried_is_the_accounts_and_goes_with_the_person(database: str) -> None:
    async def tries() -> None:
        async with opened(database) as storage:
            for id, login in (("guest", None), ("anna", "anna")):
                await storage.people.create_person(Person(id, "Anna", created=1, login=login))
            await storage.puzzles.keep(("guest",), "guest", tried("a", True, 1), BEGINS)
            await storage.puzzles.keep(("guest",), "guest", tried("b", True, 2), BEGINS)
            await storage.puzzles.keep(("anna",), "anna", tried("a", False, 3), BEGINS)
            await storage.people.adopt("guest", "anna")
            own = await storage.puzzles.of(("anna", "guest"), "patrizier")
            assert {(one.puzzle, one.solved) for one in own} == {("a", False), ("b", True)}
            await storage.people.delete_person("anna")
            assert await storage.puzzles.of(("anna", "guest"), "patrizier") == []

    asyncio.run(tries())
