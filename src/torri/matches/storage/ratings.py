"""Ratings in the database: each follows from the results of rated matches, in the order in which these ended."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import DecodeError
from sqlalchemy import Row, delete, func, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches import rating as rules
from torri.matches.rating import ALL_TIME
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.heads import from_row
from torri.matches.storage.results import decode_seats, result
from torri.matches.storage.rows import Leader, RatingStep, Standing
from torri.ratings.model import Rating

MATCHES_AT_ONCE: Final = 100
RATING_LOCK: Final = 0x7261746564  # "rated": only one process rates at a time
_ORDER: Final = tuple_(tables.rated_matches.c.ended, tables.rated_matches.c.match)
_PRIVATE: Final = '"profile":"private"'  # in the settings of a person who is in no leaderboard

rated_matches, ratings, standings, persons = tables.rated_matches, tables.ratings, tables.standings, tables.persons
_heads = select(*(column for column in tables.matches.c if column.name != "secret"))


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Rating

    async def drain(self, limit: int = MATCHES_AT_ONCE) -> int:
        """Rate some of the matches that are not rated yet, in their order; how many these were."""
        waiting = select(rated_matches).where(rated_matches.c.done.is_(False))
        first = waiting.order_by(*rated_matches.c["game", "ended", "match"])
        async with self._database.reading() as connection:
            if (await connection.execute(first.limit(1))).one_or_none() is None:
                return 0
        async with self._database.writing() as connection:
            if connection.dialect.name != "sqlite":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": RATING_LOCK})
            earliest = (await connection.execute(first.limit(1))).one_or_none()
            if earliest is None:
                return 0
            await _undo_after(connection, earliest)
            found = (await connection.execute(first.where(rated_matches.c.game == earliest.game).limit(limit))).all()
            for match in found:
                await _rate(connection, match)
            await _set_done(connection, [match.match for match in found], True)
            return len(found)

    async def recompute(self) -> None:
        """Forget all ratings; they are computed again from the results, and these from all matches that are there."""
        async with self._database.writing() as connection:
            await connection.execute(delete(ratings))
            await connection.execute(delete(standings))
            await connection.execute(update(rated_matches).values(done=False))
            last = ""
            while heads := await _rated_heads(connection, last):
                last = heads[-1]["id"]
                await _renew_results(connection, heads)

    # Reading

    async def of(self, person: str) -> list[Standing]:
        wanted = select(standings).where(standings.c.person == person, standings.c.month == ALL_TIME)
        async with self._database.reading() as connection:
            return [_standing(row) for row in await connection.execute(wanted)]

    async def course(self, person: str, game: str, limit: int) -> list[RatingStep]:
        """The last changes of a rating, the oldest of them first."""
        theirs = select(ratings).where(ratings.c.person == person, ratings.c.game == game)
        last = theirs.order_by(ratings.c.ended.desc(), ratings.c.match.desc()).limit(limit)
        async with self._database.reading() as connection:
            found = (await connection.execute(last)).all()
        return [
            RatingStep(row.match, row.ended, row.place, row.mu_before, row.mu, row.sigma) for row in reversed(found)
        ]

    async def changes(self, person: str, matches: Collection[str]) -> dict[str, int]:
        """By how many points these matches have changed the rating of somebody."""
        wanted = select(ratings).where(ratings.c.person == person, ratings.c.match.in_(matches))
        async with self._database.reading() as connection:
            found = await connection.execute(wanted)
            return {row.match: rules.points(row.mu) - rules.points(row.mu_before) for row in found}

    async def leaders(self, game: str, month: str = ALL_TIME, limit: int = 100) -> list[Leader]:
        """The highest ratings of which enough is known; of persons who want to be seen."""
        wanted = (
            select(standings, persons.c.login, persons.c.name, persons.c.crest)
            .join(persons, persons.c.id == standings.c.person)
            .where(standings.c.game == game, standings.c.month == month, standings.c.listed.is_(True))
            .where(persons.c.login.is_not(None), persons.c.settings.not_like(f"%{_PRIVATE}%"))
        )
        page = wanted.order_by(standings.c.points.desc(), standings.c.person.desc()).limit(limit)
        async with self._database.reading() as connection:
            return [
                Leader(row.person, row.login, row.name, row.crest, row.points, row.sigma, row.matches)
                for row in await connection.execute(page)
            ]

    async def rank(self, game: str, points: int) -> tuple[int, int]:
        """How many are rated higher, and how many there are of whom enough is known."""
        listed = select(func.count()).select_from(standings)
        listed = listed.where(standings.c.game == game, standings.c.month == ALL_TIME, standings.c.listed.is_(True))
        async with self._database.reading() as connection:
            higher = await connection.scalar(listed.where(standings.c.points > points))
            return int(higher or 0), int(await connection.scalar(listed) or 0)


def _standing(row: Row[Any]) -> Standing:
    return Standing(row.person, row.game, row.mu, row.sigma, row.matches, row.points)


async def _set_done(connection: AsyncConnection, matches: Sequence[str], done: bool) -> None:
    await connection.execute(update(rated_matches).where(rated_matches.c.match.in_(matches)).values(done=done))


async def _undo_after(connection: AsyncConnection, earliest: Row[Any]) -> None:
    """A match that ended earlier has come later, from another process: those after it are rated again."""
    later = select(rated_matches.c.match).where(
        rated_matches.c.done.is_(True),
        rated_matches.c.game == earliest.game,
        (earliest.ended, earliest.match) < _ORDER,
    )
    undone = list(await connection.scalars(later))
    for first in range(0, len(undone), MATCHES_AT_ONCE):
        some = undone[first : first + MATCHES_AT_ONCE]
        wanted = select(ratings.c.person).where(ratings.c.match.in_(some)).distinct()
        affected = list(await connection.scalars(wanted))
        await connection.execute(delete(ratings).where(ratings.c.match.in_(some)))
        await _set_done(connection, some, False)
        theirs = (standings.c.game == earliest.game, standings.c.person.in_(affected))
        await connection.execute(delete(standings).where(*theirs))
        for person in affected:
            await _stand(connection, earliest.game, person, await _steps(connection, earliest.game, person))


async def _steps(connection: AsyncConnection, game: str, person: str) -> Sequence[Row[Any]]:
    theirs = select(ratings).where(ratings.c.person == person, ratings.c.game == game)
    return (await connection.execute(theirs.order_by(ratings.c.ended, ratings.c.match))).all()


async def _rate(connection: AsyncConnection, match: Row[Any]) -> None:
    seats = decode_seats(match.seats)
    people = [seat.person for seat in seats if seat.person is not None]
    if await _too_often(connection, match, people):
        return
    before = {person: await _current(connection, match.game, person) for person in people}
    after = rules.rerated(match.game, seats, before)
    places = {seat.person: seat.place for seat in seats}
    for person, new in after.items():
        old = before[person]
        step = {
            "match": match.match,
            "person": person,
            "game": match.game,
            "ended": match.ended,
            "place": places[person],
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu": new.mu,
            "sigma": new.sigma,
        }
        await connection.execute(insert(ratings), step)
        await _move(connection, match, person, new)


async def _too_often(connection: AsyncConnection, match: Row[Any], people: Sequence[str]) -> bool:
    """Whether two of them have had their rated matches of the day together."""
    other = ratings.alias()
    for one, two in combinations(sorted(people), 2):
        both = (
            select(func.count())
            .select_from(ratings.join(other, other.c.match == ratings.c.match))
            .where(ratings.c.person == one, ratings.c.game == match.game, other.c.person == two)
            .where(ratings.c.ended >= rules.day_of(match.ended))
        )
        if int(await connection.scalar(both) or 0) >= rules.MATCHES_A_DAY:
            return True
    return False


async def _current(connection: AsyncConnection, game: str, person: str) -> Rating:
    theirs = select(*ratings.c["mu", "sigma"]).where(ratings.c.person == person, ratings.c.game == game)
    last = theirs.order_by(ratings.c.ended.desc(), ratings.c.match.desc()).limit(1)
    row = (await connection.execute(last)).one_or_none()
    return Rating() if row is None else Rating(row.mu, row.sigma)


async def _move(connection: AsyncConnection, match: Row[Any], person: str, new: Rating) -> None:
    """Bring the standings of somebody up to date with one match more."""
    for month in (ALL_TIME, rules.month_of(match.ended)):
        own = (standings.c.game == match.game, standings.c.month == month, standings.c.person == person)
        known = int(await connection.scalar(select(standings.c.matches).where(*own)) or 0)
        await connection.execute(delete(standings).where(*own))
        await _put(connection, match.game, month, person, new, known + 1)


async def _stand(connection: AsyncConnection, game: str, person: str, steps: Iterable[Row[Any]]) -> None:
    """All standings of somebody in a game, from what matches have done to the rating."""
    found: dict[str, tuple[Rating, int]] = {}
    for step in steps:
        for month in (ALL_TIME, rules.month_of(step.ended)):
            found[month] = (Rating(step.mu, step.sigma), found.get(month, (None, 0))[1] + 1)
    for month, (last, count) in found.items():
        await _put(connection, game, month, person, last, count)


async def _put(connection: AsyncConnection, game: str, month: str, person: str, rating: Rating, matches: int) -> None:
    if await connection.scalar(select(persons.c.id).where(persons.c.id == person)) is None:
        return  # somebody who has deleted their account counts for the others only
    enough = month == ALL_TIME or matches >= rules.MATCHES_A_MONTH
    row = {
        "game": game,
        "month": month,
        "person": person,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "matches": matches,
        "points": rules.points(rating.mu),
        "listed": enough and not rules.is_provisional(rating.sigma),
    }
    await connection.execute(insert(standings), row)


async def _rated_heads(connection: AsyncConnection, after: str) -> Sequence[Any]:
    matches = tables.matches.c
    rated = _heads.where(matches.status == "over", matches.id > after, matches.summary.contains('"rated":true'))
    return (await connection.execute(rated.order_by(matches.id).limit(MATCHES_AT_ONCE))).mappings().all()


async def _renew_results(connection: AsyncConnection, heads: Sequence[Any]) -> None:
    rows = []
    for head in heads:
        try:
            row = result(from_row(head))
        except DecodeError:
            continue  # a damaged match keeps the result that is stored
        if row is not None:
            rows.append(row)
    if rows:
        known = rated_matches.c.match.in_([row["match"] for row in rows])
        await connection.execute(delete(rated_matches).where(known))
        await connection.execute(insert(rated_matches), rows)
