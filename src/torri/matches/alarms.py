"""Clocks that run out while nobody acts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from torri.matches import decisions
from torri.matches.background import Background
from torri.matches.clock import MS_PER_SECOND, wall_clock_ms
from torri.matches.live import LiveMatch
from torri.matches.transactions import Transactions

ALARM_MARGIN_SECONDS: Final = 0.01  # timers of the event loop may be early


class Alarms:
    """One timer for each match in memory whose clock runs."""

    def __init__(
        self, transactions: Transactions, background: Background, attend: Callable[[str], Awaitable[None]]
    ) -> None:
        self._transactions = transactions
        self._attend = attend
        self._background = background

    def set(self, live: LiveMatch) -> None:
        """Wake the match when the running clock runs out."""
        live.cancel_alarm()
        due = live.match.time_out
        if due is not None and not self._background.closing:
            wait = max(0.0, (due - wall_clock_ms()) / MS_PER_SECOND) + ALARM_MARGIN_SECONDS
            live.alarm = asyncio.get_running_loop().call_later(wait, self._ring, live.match.id)

    def _ring(self, id: str) -> None:
        self._background.spawn(self._time_is_up(id))

    async def _time_is_up(self, id: str) -> None:
        await self._attend(id)  # who is on vacation, or has said what to do, has not run out of time
        await self._transactions.act(id, lambda match: decisions.time_is_up(match, wall_clock_ms()))
