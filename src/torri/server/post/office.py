"""Sends what waits in the queue of letters, whichever process wrote it: once, again while it fails, not for ever."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from importlib import import_module
from typing import Final, TypeAlias

import structlog
from msgspec import Struct

from torri.matches.clock import MS_PER_SECOND, wall_clock_ms
from torri.matches.storage import Channel, Letter, Storage

MAX_AT_ONCE: Final = 20
# Of one that could not be sent; then it is given up, about a day after the first attempt.
RETRY_SECONDS: Final = (60, 300, 900, 3_600, 10_800, 21_600, 43_200)
MAX_RETRY_SECONDS: Final = 86_400.0  # that the other side may ask for
# In which a process has sent a letter, or is taken for dead: longer than any deliverer waits.
LEASE_SECONDS: Final = 180

# Mail addresses, and links of browsers and programs, which whoever knows them may write to.
PRIVATE: Final = re.compile(r"[^\s<>\"']+@[^\s<>\"']+|\bhttps?://[^\s<>\"']+")

log: Final = structlog.get_logger()


async def load(*modules: str) -> None:
    """Import what only those need who send something: it takes memory, and would hold the event loop for up to a fifth
    of a second."""
    for name in modules:
        await asyncio.to_thread(import_module, name)


class Delivered(Struct, frozen=True):
    """The other side has taken it."""


class Later(Struct, frozen=True):
    """It could not be taken now."""

    why: str
    seconds: float | None = None  # that the other side asks for
    ends: bool = False  # whether nothing else is sent to this address if it can't be taken to the end


class Refused(Struct, frozen=True):
    """It will never be taken; `ends` if nothing else ever will be at this address."""

    why: str
    ends: bool = False
    gone: bool = False  # there is no such browser any more


Outcome: TypeAlias = Delivered | Later | Refused
Deliver: TypeAlias = Callable[[Letter], Awaitable[Outcome]]


class PostOffice:
    """The queue and those who deliver from it, by channel; `ended` is called with whoever is no longer called at an
    address."""

    def __init__(
        self,
        storage: Storage,
        deliverers: Mapping[Channel, Deliver],
        ended: Callable[[Iterable[str]], None],
        pace: float = 1.0,
    ) -> None:
        self._storage = storage
        self._deliverers = deliverers
        self._ended = ended
        self._pace = pace
        self.counts: dict[tuple[Channel, str], int] = {(one, "delivered"): 0 for one in deliverers}  # for the metrics

    async def send_due(self) -> int:
        """Send what is due; how many letters that were."""
        due = await self._storage.letters.due(wall_clock_ms(), MAX_AT_ONCE)
        results = await asyncio.gather(*map(self._send, due), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException):
                raise result
        return len(due)

    async def _send(self, letter: Letter) -> None:
        if not await self._storage.letters.claim(letter, wall_clock_ms() + LEASE_SECONDS * MS_PER_SECOND):
            return  # another process sends it
        deliver = self._deliverers.get(letter.channel)
        try:
            outcome = await deliver(letter) if deliver else Later("no such channel here")
        except Exception:  # a fault of ours; the letter must not come back every second
            log.exception("unexpected", task="post", channel=letter.channel)
            outcome = Later("unexpected")
        await self._settle(letter, outcome)

    async def _settle(self, letter: Letter, outcome: Outcome) -> None:
        if isinstance(outcome, Later):
            if letter.attempts < len(RETRY_SECONDS):
                wait = max(RETRY_SECONDS[letter.attempts], min(outcome.seconds or 0, MAX_RETRY_SECONDS)) * self._pace
                await self._storage.letters.put_off(letter.id, wall_clock_ms() + int(wait * MS_PER_SECOND))
                self._count(letter, "later", outcome.why)
                return
            outcome = Refused(outcome.why, ends=outcome.ends)
        if isinstance(outcome, Refused):
            await self._end(letter, outcome)
            self._count(letter, "refused", outcome.why)
        else:
            self._count(letter, "delivered")
        await self._storage.letters.remove(letter.id)

    async def _end(self, letter: Letter, refused: Refused) -> None:
        """What a refusal means for everything else that would be sent there."""
        if letter.contact is None:
            return
        if refused.gone:
            await self._storage.contacts.remove(letter.contact)
        elif refused.ends and (contact := await self._storage.contacts.contact(letter.contact)):
            await self._storage.contacts.end(contact.id, refused.why)
            self._ended((contact.person,))

    def _count(self, letter: Letter, how: str, why: str = "") -> None:
        key = (letter.channel, how)
        self.counts[key] = self.counts.get(key, 0) + 1
        if why:
            log.warning(
                f"letter-{how}", channel=letter.channel, why=without_addresses(why), attempts=letter.attempts + 1
            )


def without_addresses(text: str) -> str:
    """What the other side says often quotes whom it was sent to."""
    return PRIVATE.sub("…", text)
