"""The tables at which deals of the day are played: one for each person, found again from anywhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from torri.engine.game import Game
from torri.matches import deals
from torri.matches.beginnings import FixedDraws
from torri.matches.chairs import Who, among_bots
from torri.matches.entries import Chair, Terms
from torri.matches.errors import DealPlayed, DealPlayedHere
from torri.matches.match import Match
from torri.matches.storage import Head, Overtaken, Storage, UnknownMatch, UnknownPerson


class Create(Protocol):
    """`Tables.create`."""

    def __call__(
        self,
        game: str | Game,
        host: str,
        chairs: Sequence[Chair],
        options: dict[str, object],
        terms: Terms,
        *,
        fixed: FixedDraws | None = None,
    ) -> Awaitable[Match]: ...


class DealTables:
    """Who plays which deal, and where."""

    def __init__(self, storage: Storage, create: Create) -> None:
        self._storage = storage
        self._create = create

    async def play(
        self, game: Game, day: str, who: Who, named: Callable[[list[Chair]], list[Chair]], beside: Sequence[str] = ()
    ) -> str:
        """The match in which somebody plays the deal of a day: a new one, or the one that they have begun. `beside` are
        those who have played deals in the same browser."""
        secret = await self._storage.deals.secret()
        deal = deals.deal_of(secret, game, day)
        own = await self.own(who, game.name, day)
        if own is None:
            if await self.begun_beside(who, game.name, day, beside):
                raise DealPlayedHere(game.name, day)
            fixed = FixedDraws(deals.match_id(secret, game.name, day, who.id), deal.secret, day)
            try:
                chairs = named(among_bots(who, deal.seat, deal.players, deals.LEVEL))
                return (await self._create(game, who.id, chairs, {}, deals.TERMS, fixed=fixed)).id
            except Overtaken:  # another tab has begun it first
                own = await self._storage.head(fixed.match)
        if own.status == "over":
            raise DealPlayed(game.name, day)
        return own.id

    async def own(self, who: Who, game: str, day: str) -> Head | None:
        """The match in which somebody plays the deal of a day, if they have begun it, perhaps as a guest."""
        secret = await self._storage.deals.secret()
        for person in who.ids:
            with suppress(UnknownMatch):
                return await self._storage.head(deals.match_id(secret, game, day, person))
        return None

    async def begun_beside(self, who: Who | None, game: str, day: str, beside: Sequence[str]) -> bool:
        """Whether somebody else in the same browser has begun a deal, and is the same person for all that is known: one
        of the two is a guest. Two accounts are two persons."""
        secret = await self._storage.deals.secret()
        for person in beside:
            if who is not None and (person in who.ids or (who.account and await self._has_account(person))):
                continue
            with suppress(UnknownMatch):
                await self._storage.head(deals.match_id(secret, game, day, person))
                return True
        return False

    async def _has_account(self, id: str) -> bool:
        with suppress(UnknownPerson):
            person = await self._storage.people.person(id)
            return person.login is not None or person.adopted_by is not None
        return False
