"""Bots at the tables: they think elsewhere, and answer when it is their turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from torri.engine.position import Position
from torri.matches import decisions
from torri.matches.background import Background
from torri.matches.entries import Known
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.registry import Registry
from torri.matches.transactions import Transactions

POLLED_SECONDS: Final = 20.0  # for which somebody who has asked how a match stands counts as there


class Thinker(Protocol):
    """Where bots think: in other processes, so that nobody waits for them."""

    async def answer(
        self,
        table: str,
        seat: int,
        spec: str,
        position: Position,
        owner: str,
        is_watched: Callable[[], bool],
        seed_of: str,
    ) -> int:
        """What the bot answers; whose table it is, and whether somebody waits there, decides which request comes
        first. Tables with the same text to seed it get the same answers in the same position.
        """
        ...

    async def leave(self, table: str) -> None: ...


class BotTurns:
    """One task for each match in which a bot is asked; without a thinker, bots never answer here."""

    def __init__(
        self, thinker: Thinker | None, registry: Registry, transactions: Transactions, background: Background
    ) -> None:
        self._thinker = thinker
        self._registry = registry
        self._transactions = transactions
        self._background = background

    def begin(self, live: LiveMatch) -> None:
        """If a bot is asked and does not think yet, start it."""
        seat = live.match.asked
        if seat is None or live.match.bot_at(seat) is None or self._thinker is None or self._background.closing:
            return
        if not live.thinks:
            live.bot = self._background.spawn(self._play(live.match.id, self._thinker))

    def leave(self, match: Match) -> None:
        """The match is over: what its bots remember is no longer needed."""
        if self._thinker is not None:
            self._background.spawn(self._thinker.leave(match.id))

    def _is_watched(self, id: str) -> bool:
        live = self._registry.find_listened(id)
        if live is None:
            return False
        # Programs may ask again and again instead of listening.
        return bool(live.listeners or live.elsewhere) or time.monotonic() - live.asked_about < POLLED_SECONDS

    async def _play(self, id: str, thinker: Thinker) -> None:
        """Let the bots of a match answer until a person is asked."""
        while not self._background.closing:
            async with self._registry.hold(id) as live:
                match = live.match
                seat, based_on = match.asked, match.moved
                spec = None if seat is None else match.bot_at(seat)
                if seat is None or spec is None:
                    return
                position = match.position.copy()
            created = match.created
            seed_of = created.commitment if created.shares_deal else id
            answer = await thinker.answer(id, seat, spec, position, created.host, lambda: self._is_watched(id), seed_of)

            def decide(
                match: Match, seat: int = seat, answer: int = answer, based_on: int = based_on
            ) -> Sequence[Known]:
                return decisions.answer_of_bot(match, seat, answer, based_on)

            await self._transactions.act(id, decide)
