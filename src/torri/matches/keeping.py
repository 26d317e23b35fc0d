"""What a server no longer keeps, where its operator has set for how long it does."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from torri.matches.bounds import Keeping
from torri.matches.leaving import forget_person
from torri.matches.tables import Tables

DAY_MS: Final = 86_400_000
GUESTS_AT_ONCE: Final = 200  # the others follow at the next look


class Cleared(Struct, frozen=True):
    """How much was removed."""

    guests: int = 0
    lines: int = 0
    reports: int = 0
    events: int = 0


async def clear(tables: Tables, keeping: Keeping, now: int) -> Cleared:
    """Remove what is older than it shall be; done by several processes at once it does no harm."""
    storage = tables.storage
    guests, lines, reports, events = 0, 0, 0, 0
    if keeping.guests is not None:
        for guest in await storage.people.idle_guests(now - keeping.guests * DAY_MS, GUESTS_AT_ONCE):
            await forget_person(tables, guest)
            guests += 1
    if keeping.chat is not None:
        lines = await storage.people.forgetting.silence(now - keeping.chat * DAY_MS)
    if keeping.reports is not None:
        reports = await storage.reports.remove_closed(now - keeping.reports * DAY_MS)
    if keeping.events is not None:
        events = await storage.tournaments.remove_cancelled(now - keeping.events * DAY_MS)
    return Cleared(guests, lines, reports, events)
