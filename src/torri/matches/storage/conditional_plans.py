"""Conditional plans in the database; they are no part of a match, and go with it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import delete, insert, literal, select
from sqlalchemy.exc import IntegrityError

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownMatch
from torri.matches.storage.rows import KeptPlan

plans, matches = tables.conditional_plans, tables.matches


class ConditionalPlans:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, plan: KeptPlan) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(plans), asdict(plan))
        except IntegrityError as error:
            raise UnknownMatch(plan.match) from error

    async def of_person(self, match: str, ids: Collection[str]) -> list[KeptPlan]:
        """Those of somebody at a match, by all their ids, in the order in which they were made."""
        return await self._found(plans.c.match == match, plans.c.person.in_(ids))

    async def of_seat(self, match: str, seat: int) -> list[KeptPlan]:
        return await self._found(plans.c.match == match, plans.c.seat == seat)

    async def remove(self, id: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(plans).where(plans.c.id == id))

    async def replace(self, match: str, seat: int, rest: Sequence[KeptPlan]) -> None:
        """What is left of the plans of a seat, in the place of all that it had."""
        async with self._database.writing() as connection:
            await connection.execute(delete(plans).where(plans.c.match == match, plans.c.seat == seat))
            if rest:
                await connection.execute(insert(plans), [asdict(one) for one in rest])

    async def remove_of(self, match: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(plans).where(plans.c.match == match))

    async def waiting(self, limit: int) -> list[str]:
        """Matches in which somebody is asked who has a plan there."""
        asked = matches.c.turn.contains(literal('"') + plans.c.person + '"')
        wanted = select(plans.c.match).distinct().join(matches, matches.c.id == plans.c.match).where(asked)
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted.limit(limit)))

    async def _found(self, *conditions: Any) -> list[KeptPlan]:
        wanted = select(plans).where(*conditions).order_by(plans.c.made, plans.c.id)
        async with self._database.reading() as connection:
            return [KeptPlan(**row) for row in (await connection.execute(wanted)).mappings()]
