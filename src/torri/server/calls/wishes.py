"""What somebody wants to be called for, and when not: settings of the person, as the app writes them."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from torri.matches.clock import MS_PER_SECOND
from torri.matches.notices import Notice
from torri.matches.storage import Person

UNWANTED: Final = "callsUnwanted"  # kinds of notices, with commas between
QUIET: Final = "callsQuiet"  # such as 22:00-07:30, by the clock where the person is
ZONE: Final = "callsZone"  # such as Europe/Rome
OFFSET: Final = "callsOffset"  # minutes east of Greenwich, for a server that does not know the zone
HOURS: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")


def wanted(person: Person, notices: list[Notice]) -> list[Notice]:
    unwanted = str(person.settings.get(UNWANTED, "")).split(",")
    return [one for one in notices if one.kind not in unwanted]


def quiet_until(person: Person, now: int) -> int | None:
    """When the quiet hours end in which a time is; None if it is in none."""
    hours = HOURS.fullmatch(str(person.settings.get(QUIET, "")))
    if hours is None:
        return None
    here = datetime.fromtimestamp(now / MS_PER_SECOND, _zone(person))
    begins, ends = (
        here.replace(hour=int(hours[one]), minute=int(hours[one + 1]), second=0, microsecond=0) for one in (1, 3)
    )
    if begins == ends:
        return None
    if begins > ends:  # over midnight
        if here >= begins:
            ends += timedelta(days=1)
        elif here < ends:
            begins -= timedelta(days=1)
    if not begins <= here < ends:
        return None
    return int(ends.astimezone(UTC).timestamp() * MS_PER_SECOND)


def _zone(person: Person) -> tzinfo:
    try:
        return ZoneInfo(str(person.settings.get(ZONE, "")))
    except (ZoneInfoNotFoundError, ValueError, OSError):  # not every machine has the files of all zones
        offset = person.settings.get(OFFSET, 0)
        return timezone(timedelta(minutes=offset)) if isinstance(offset, int) and abs(offset) <= 14 * 60 else UTC
