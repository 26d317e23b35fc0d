"""The thinking pool as matches need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog

from torri.engine.position import Position
from torri.players.thinking_here import ThinkingHere
from torri.players.thinking_pool import Claim, ThinkingPool
from torri.server.api.request_ids import request_id
from torri.server.operations.tracing import span

log: Final = structlog.get_logger()


class Bots:
    """Bots at the tables think in the pool."""

    def __init__(self, pool: ThinkingPool | ThinkingHere) -> None:
        self._pool = pool

    async def answer(
        self,
        table: str,
        seat: int,
        spec: str,
        position: Position,
        owner: str,
        is_watched: Callable[[], bool],
        seed_of: str = "",
    ) -> int:
        claim = Claim(owner, is_watched, request=request_id())
        with span("think", match=table, seat=seat, bot=spec):
            given = await self._pool.answer(table, seat, spec, position, claim=claim, seed_of=seed_of)
        if given.substitute:
            log.warning("bot-failed", match=table, seat=seat, bot=spec, cause=given.cause)
        return given.answer

    async def leave(self, table: str) -> None:
        await self._pool.leave(table)
