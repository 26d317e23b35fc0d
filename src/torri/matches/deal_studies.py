"""What is learned of deals of the day while nobody waits: how each was played, and what the maestro makes of it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.matches import deals
from torri.matches.background import Background
from torri.matches.bots import Thinker
from torri.matches.clock import wall_clock_ms
from torri.matches.deal_lines import DealLine, Fork, MaestroMade, forks_of
from torri.matches.entries import Answered, Chair, Created
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.storage import DamagedMatch, Storage, UnknownMatch
from torri.matches.transactions import Draft

MAESTRO: Final = "maestro"
MAESTRO_GIVEN_UP_MS: Final = 30 * 60_000  # after which another process may compute it
IDLE_FACTOR: Final = 3.0  # between two decisions of the maestro its process is free for so many times as long
LINES_AT_ONCE: Final = 50
FORKS_SECONDS: Final = 5.0  # for which what was computed is good enough
MAX_KEPT_FORKS: Final = 24  # deals whose forks are in memory


class DealStudied(Struct, frozen=True):
    maestro: MaestroMade | None
    forks: tuple[Fork, ...]


class DealStudies:
    """The maestro studies one deal at a time in each process; each is looked at when somebody has played it."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker | None,
        match_of: Callable[[str], Awaitable[Match]],
        background: Background,
    ) -> None:
        self._storage = storage
        self._thinker = thinker
        self._match_of = match_of
        self._background = background
        self._one_at_a_time = asyncio.Lock()
        self._waiting: set[tuple[str, str]] = set()
        self._forks: OrderedDict[tuple[str, str], tuple[float, tuple[Fork, ...]]] = OrderedDict()

    def begin(self, game: str, day: str) -> None:
        """Somebody has finished a deal."""
        if not (self._storage.deals.own_past or self._background.closing or (game, day) in self._waiting):
            self._waiting.add((game, day))
            self._background.spawn(self._study(game, day))

    async def look(self) -> None:
        """Study what was left over: by a process that has ended, or that was too busy."""
        today = deals.day_at(wall_clock_ms())
        for game in all_games():
            for day in (today, deals.day_after(today, -1)):
                if (await self._storage.deals.fields(game, [day]))[day]:
                    self.begin(game, day)

    async def seen(self, game: str, day: str) -> DealStudied:
        """What is known of a deal; only for those who may see what others have made of it."""
        return DealStudied(await self._storage.deals.maestro(game, day), await self._forks_of(game, day))

    async def _forks_of(self, game: str, day: str) -> tuple[Fork, ...]:
        kept = self._forks.get((game, day))
        if kept is not None and time.monotonic() - kept[0] < FORKS_SECONDS:
            return kept[1]
        lines = await self._storage.deals.lines(game, day)
        forks = await asyncio.to_thread(forks_of, lines, find_game(game).version)
        self._forks[game, day] = (time.monotonic(), forks)
        self._forks.move_to_end((game, day))
        if len(self._forks) > MAX_KEPT_FORKS:
            self._forks.popitem(last=False)
        return forks

    async def _study(self, game: str, day: str) -> None:
        self._waiting.discard((game, day))  # who finishes from now on may need another
        await self._keep_lines(game, day)  # waits for no maestro, who takes minutes
        async with self._one_at_a_time:
            now = wall_clock_ms()
            if self._thinker is not None and await self._storage.deals.claim_maestro(
                game, day, now, now - MAESTRO_GIVEN_UP_MS
            ):
                made = await self._by_maestro(game, day, self._thinker)
                if made is not None:
                    await self._storage.deals.keep_maestro(game, day, made)

    async def _keep_lines(self, game: str, day: str) -> None:
        for id in await self._storage.deals.without_line(game, day, LINES_AT_ONCE):
            try:
                match = await self._match_of(id)
                line = DealLine(match.created.rules, tuple(match.answers))
            except (UnknownMatch, DamagedMatch):
                line = DealLine(0, ())  # there is nothing more to know
            await self._storage.deals.keep_line(game, day, id, line)

    async def _by_maestro(self, game: str, day: str, thinker: Thinker) -> MaestroMade | None:
        """Play the deal as everybody does, at a table that is not stored; None if the server stops before the end."""
        found = find_game(game)
        deal = deals.deal_of(await self._storage.deals.secret(), found, day)
        id = f"maestro-{game}-{day}"
        live = LiveMatch(Match(id), deal.secret)
        match, draft = live.match, Draft(live)
        draft.take(
            Created(
                game=game,
                rules=found.version,
                edition=found.edition.name,
                edition_sha256=found.edition.sha256,
                options=found.start(deal.players, {}).options,
                host=id,
                chairs=tuple(
                    Chair(name=str(seat), bot=MAESTRO if seat == deal.seat else deals.LEVEL)
                    for seat in range(deal.players)
                ),
                commitment=deal.commitment,
                terms=deals.TERMS,
                deal=day,
            )
        )
        draft.settle()
        try:
            while match.asked is not None:
                if self._background.closing:
                    return None
                seat, begun = match.asked, time.monotonic()
                answer = await thinker.answer(
                    id, seat, match.bot_at(seat) or "", match.position.copy(), id, lambda: False, deal.commitment
                )
                draft.take(Answered(seat, answer, "bot"))
                draft.settle()
                await asyncio.sleep(IDLE_FACTOR * (time.monotonic() - begun))
        finally:
            await thinker.leave(id)
        scores = match.position.scores()
        best = max(score for seat, score in enumerate(scores) if seat != deal.seat)
        line = DealLine(found.version, tuple(match.answers))
        return MaestroMade(scores[deal.seat], scores[deal.seat] - best, line)
