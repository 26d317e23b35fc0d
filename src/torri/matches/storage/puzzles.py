"""Answers to puzzles in the database: the first of each person to each puzzle, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec import structs
from msgspec.structs import replace
from sqlalchemy import Row, delete, exists, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.puzzle_tries import PuzzleStanding, PuzzleTry, last_rating, rated
from torri.matches.storage import tables
from torri.matches.storage.database import Database

tries, puzzle_ratings = tables.puzzle_tries, tables.puzzle_ratings
PUZZLE_LOCK: Final = 0x70757A7A6C65  # "puzzle": one try is rated at a time
_KEEP_RATING: Final = text(
    "INSERT INTO puzzle_ratings (game, puzzle, mu, sigma, tried, solved) "
    "VALUES (:game, :puzzle, :mu, :sigma, :tried, :solved) ON CONFLICT (game, puzzle) DO UPDATE SET "
    "mu = excluded.mu, sigma = excluded.sigma, tried = excluded.tried, solved = excluded.solved"
)


class Puzzles:
    rated = True  # whether tries change ratings

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, ids: Collection[str], game: str) -> list[PuzzleTry]:
        """What somebody has tried, the last one last; of what was tried as a guest too, the first."""
        async with self._database.reading() as connection:
            return await _of(connection, ids, game)

    async def standings(self, game: str) -> dict[str, PuzzleStanding]:
        """The ratings of those puzzles that somebody has tried."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(puzzle_ratings).where(puzzle_ratings.c.game == game))
            return {row.puzzle: _standing(row) for row in found}

    async def keep(
        self, ids: Collection[str], person: str, made: PuzzleTry, begins: PuzzleStanding
    ) -> tuple[PuzzleTry, bool]:
        """The try of a person as it counts, and whether it is this one: a puzzle counts once, whichever tab is quicker.
        `begins` is the rating of a puzzle that nobody has tried."""
        async with self._database.writing() as connection:
            if connection.dialect.name != "sqlite":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": PUZZLE_LOCK})
            before = await _of(connection, ids, made.game)
            earlier = next((one for one in before if one.puzzle == made.puzzle), None)
            if earlier is not None:
                return earlier, False
            wanted = select(puzzle_ratings).where(
                puzzle_ratings.c.game == made.game, puzzle_ratings.c.puzzle == made.puzzle
            )
            row = (await connection.execute(wanted)).one_or_none()
            own = last_rating(before)
            after, standing = rated(own, _standing(row) if row else begins, made.solved)
            kept = replace(made, mu_before=own.mu, mu=after.mu, sigma=after.sigma)
            await connection.execute(insert(tries).values(structs.asdict(kept) | {"person": person}))
            await connection.execute(
                _KEEP_RATING,
                structs.asdict(standing) | {"game": made.game, "puzzle": made.puzzle},
            )
        return kept, True


async def _of(connection: AsyncConnection, ids: Collection[str], game: str) -> list[PuzzleTry]:
    wanted = select(tries).where(tries.c.person.in_(ids), tries.c.game == game).order_by(tries.c.at, tries.c.puzzle)
    first: dict[str, PuzzleTry] = {}
    for row in await connection.execute(wanted):
        made = PuzzleTry(row.game, row.puzzle, row.at, row.solved, row.plan, row.mu_before, row.mu, row.sigma)
        first.setdefault(row.puzzle, made)
    return list(first.values())


def _standing(row: Row[Any]) -> PuzzleStanding:
    return PuzzleStanding(row.mu, row.sigma, row.tried, row.solved)


async def move_tries(connection: AsyncConnection, guest: str, account: str) -> None:
    """What somebody tried as a guest is their account's; of a puzzle that both have tried, the account's counts."""
    other = tries.alias()
    both = exists().where(other.c.person == account, other.c.game == tries.c.game, other.c.puzzle == tries.c.puzzle)
    await connection.execute(delete(tries).where(tries.c.person == guest, both))
    await connection.execute(update(tries).where(tries.c.person == guest).values(person=account))
