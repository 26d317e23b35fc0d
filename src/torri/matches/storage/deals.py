"""Results of deals of the day in the database, and the secret from which the deals follow."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, exists, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches import deal_lines
from torri.matches.deal_lines import DealLine, MaestroMade, PlayedLine
from torri.matches.deals import DealResult
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.rows import DealRow
from torri.matches.storage.secrets import Secrets

MAX_OWN_RESULTS: Final = 4_000  # three games a day for more than three years

results, persons = tables.deal_results, tables.persons
maestros = tables.deal_maestros
# Whoever writes the row computes it; if nothing has come of it since, somebody else does.
_CLAIM: Final = text(
    "INSERT INTO deal_maestros (game, day, begun) VALUES (:game, :day, :now) ON CONFLICT (game, day) "
    "DO UPDATE SET begun = excluded.begun WHERE deal_maestros.points IS NULL AND deal_maestros.begun < :given_up"
)
_PRIVATE: Final = '"profile":"private"'  # in the settings of a person who is in no list


class Deals:
    own_past = False  # a field is of all who played the same deal

    def __init__(self, database: Database, secrets: Secrets) -> None:
        self._database = database
        self._secrets = secrets

    async def secret(self) -> str:
        """From which all deals follow."""
        return await self._secrets.get("deals")

    async def of(self, ids: Collection[str], game: str | None = None) -> list[DealResult]:
        """The results of somebody, the last day first; of a guest who became an account, what counted first."""
        theirs = select(results).where(results.c.person.in_(ids))
        if game is not None:
            theirs = theirs.where(results.c.game == game)
        page = theirs.order_by(results.c.day.desc(), results.c.ended).limit(MAX_OWN_RESULTS)
        async with self._database.reading() as connection:
            rows = [
                DealResult(row.game, row.day, row.person, row.match, row.points, row.margin, row.ended)
                for row in await connection.execute(page)
            ]
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

    # How they were played

    async def without_line(self, game: str, day: str, limit: int) -> list[str]:
        """Matches of a deal that count, but whose answers are not kept yet."""
        wanted = select(results.c.match).where(results.c.game == game, results.c.day == day, results.c.line == "")
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted.limit(limit)))

    async def keep_line(self, game: str, day: str, match: str, line: DealLine) -> None:
        played = (results.c.game == game, results.c.day == day, results.c.match == match)
        async with self._database.writing() as connection:
            await connection.execute(update(results).where(*played).values(line=deal_lines.written(line)))

    async def lines(self, game: str, day: str) -> list[PlayedLine]:
        wanted = select(results.c.line, results.c.points).where(
            results.c.game == game, results.c.day == day, results.c.line != ""
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return [PlayedLine(deal_lines.read(row.line), row.points) for row in found]

    async def line_of(self, result: DealResult) -> DealLine | None:
        key = (results.c.game == result.game, results.c.day == result.day, results.c.match == result.match)
        async with self._database.reading() as connection:
            found = await connection.scalar(select(results.c.line).where(*key))
        return deal_lines.read(found) if found else None

    # What the maestro has made of them

    async def claim_maestro(self, game: str, day: str, now: int, given_up: int) -> bool:
        """Whether this process shall compute it; nobody else has begun since `given_up`."""
        async with self._database.writing() as connection:
            claimed = await connection.execute(_CLAIM, {"game": game, "day": day, "now": now, "given_up": given_up})
            return claimed.rowcount > 0

    async def keep_maestro(self, game: str, day: str, made: MaestroMade) -> None:
        values = {"points": made.points, "margin": made.margin, "line": deal_lines.written(made.line)}
        of_deal = (maestros.c.game == game, maestros.c.day == day)
        async with self._database.writing() as connection:
            await connection.execute(update(maestros).where(*of_deal).values(values))

    async def maestro(self, game: str, day: str) -> MaestroMade | None:
        wanted = select(maestros).where(maestros.c.game == game, maestros.c.day == day)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None or row.points is None:
            return None
        return MaestroMade(row.points, row.margin, deal_lines.read(row.line))


async def move_results(connection: AsyncConnection, guest: str, account: str) -> None:
    """What somebody made as a guest is their account's; of a deal that both have played, what was made first."""
    other = results.alias()
    same = (other.c.game == results.c.game, other.c.day == results.c.day)
    later = exists().where(*same, other.c.person == account, other.c.ended <= results.c.ended)
    await connection.execute(delete(results).where(results.c.person == guest, later))
    later = exists().where(*same, other.c.person == guest, other.c.ended < results.c.ended)
    await connection.execute(delete(results).where(results.c.person == account, later))
    await connection.execute(update(results).where(results.c.person == guest).values(person=account))
