"""Results of deals of the day in the database, and the secret from which the deals follow."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import func, select, text

from torri.engine.chance import new_secret
from torri.matches.deals import DealResult
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.rows import DealRow

SECRET_NAME: Final = "deals"
MAX_OWN_RESULTS: Final = 4_000  # three games a day for more than three years

results, persons, secrets = tables.deal_results, tables.persons, tables.server_secrets
# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_KEEP_SECRET: Final = text(
    "INSERT INTO server_secrets (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING"
)
_PRIVATE: Final = '"profile":"private"'  # in the settings of a person who is in no list


class Deals:
    own_past = False  # a field is of all who played the same deal

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = ""

    async def secret(self) -> str:
        """The server's own, made when it is needed for the first time; the same in every process."""
        if not self._secret:
            wanted = select(secrets.c.secret).where(secrets.c.name == SECRET_NAME)
            async with self._database.reading() as connection:
                found = await connection.scalar(wanted)
            if found is None:
                async with self._database.writing() as connection:
                    await connection.execute(_KEEP_SECRET, {"name": SECRET_NAME, "secret": new_secret()})
                    found = await connection.scalar(wanted)
            self._secret = str(found)
        return self._secret

    async def of(self, ids: Collection[str], game: str | None = None) -> list[DealResult]:
        """The results of somebody, the last day first; of a guest who became an account, what counted first."""
        theirs = select(results).where(results.c.person.in_(ids))
        if game is not None:
            theirs = theirs.where(results.c.game == game)
        page = theirs.order_by(results.c.day.desc(), results.c.ended).limit(MAX_OWN_RESULTS)
        async with self._database.reading() as connection:
            rows = [DealResult(**row) for row in (await connection.execute(page)).mappings()]
        first: dict[tuple[str, str], DealResult] = {}
        for one in rows:
            first.setdefault((one.game, one.day), one)
        return list(first.values())

    async def fields(self, game: str, days: Collection[str]) -> dict[str, dict[int, int]]:
        """For each of these days: how many have made how many points."""
        counted = (
            select(results.c.day, results.c.points, func.count())
            .where(results.c.game == game, results.c.day.in_(days))
            .group_by(results.c.day, results.c.points)
        )
        found: dict[str, dict[int, int]] = {day: {} for day in days}
        async with self._database.reading() as connection:
            for day, points, count in await connection.execute(counted):
                found[day][points] = count
        return found

    async def listed(self, game: str, day: str, limit: int) -> list[DealRow]:
        """Those who made most of a deal; named are accounts that want to be seen."""
        wanted = (
            select(results, persons.c.login, persons.c.name, persons.c.crest, persons.c.settings)
            .join(persons, persons.c.id == results.c.person, isouter=True)
            .where(results.c.game == game, results.c.day == day)
            .order_by(results.c.points.desc(), results.c.margin.desc(), results.c.ended, results.c.person)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            DealRow(row.person, row.points, row.margin, row.login, row.name, row.crest)
            if row.login and _PRIVATE not in row.settings
            else DealRow(row.person, row.points, row.margin)
            for row in found
        ]
