"""Vacation: some days a year in which the clocks of somebody's matches by correspondence stand still."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from torri.matches.chairs import Who
from torri.matches.clock import MS_PER_SECOND
from torri.matches.correspondence import Correspondence
from torri.matches.errors import NoVacation, OnVacationAlready, VacationTooLong
from torri.matches.storage import Storage, Vacation

DAYS_A_YEAR: Final = 30
MS_PER_DAY: Final = 86_400 * MS_PER_SECOND


def days(vacation: Vacation) -> int:
    """A day that has begun counts."""
    return -(-(vacation.until - vacation.begins) // MS_PER_DAY)


def days_left(taken: Iterable[Vacation], now: int) -> int:
    """In the year in which a time lies, in UTC; a vacation counts for the year in which it begins."""
    return DAYS_A_YEAR - sum(days(one) for one in taken if _year(one.begins) == _year(now))


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / MS_PER_SECOND, UTC).year


class Vacations:
    """Persons begin and end their vacations; their matches take notice."""

    def __init__(self, storage: Storage, correspondence: Correspondence) -> None:
        self._storage = storage
        self._correspondence = correspondence

    async def of(self, who: Who, now: int) -> tuple[int | None, int]:
        """Until when somebody is on vacation, and how many days they have left this year."""
        taken = await self._storage.vacations.of(who.ids)
        return next((one.until for one in taken if one.until > now), None), days_left(taken, now)

    async def begin(self, who: Who, number: int, now: int) -> None:
        vacation = Vacation(who.id, now, now + number * MS_PER_DAY)
        async with self._storage.turns.of(who.id):
            until, left = await self.of(who, now)
            if until is not None:
                raise OnVacationAlready()
            if number > left:
                raise VacationTooLong(number, left)
            await self._storage.vacations.begin(vacation)
        await self._correspondence.on_vacation(who, vacation.until)

    async def end(self, who: Who, now: int) -> None:
        """Come back early: days that have not begun are kept for later."""
        current = await self._storage.vacations.of(who.ids, since=now)
        if not current:
            raise NoVacation()
        for one in current:
            await self._storage.vacations.end(one, now)
        await self._correspondence.on_vacation(who, now)
