"""Slips: what is known of reviews that are not done, for whoever asks; one slip a match.

The last slip written for a match counts. Who makes a review keeps writing its slip, and gives up when it finds another
in its place: so a review is cancelled, or begun anew with more effort, wherever it is made. What is not written any
more is gone soon, and with it the review of a process that has died.
"""

from __future__ import annotations

import secrets
from asyncio import Task, create_task, sleep
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Protocol

from msgspec import DecodeError, Struct, field, json

from torri.server.common import AGAIN, Away, Common
from torri.server.reviewed import EffortName, Status

FADES: Final = 15.0  # seconds; after that a slip that is not written again is gone
REMEMBERED: Final = 200  # slips of reviews that failed or were cancelled, for those who ask
A_DAY: Final = 24 * 3600.0  # likewise, where several processes share them


class Slip(Struct, frozen=True):
    """How far a review has come, and who has begun it."""

    effort: EffortName
    by: frozenset[str]  # the ids of whoever began it
    status: Status = "waiting"
    done: int = 0
    of: int = 0
    maker: str = field(default_factory=lambda: secrets.token_urlsafe(9))  # of this review and no other

    @property
    def goes_on(self) -> bool:
        return self.status in ("waiting", "running")


class Slips(Protocol):
    """Where slips lie."""

    async def of(self, match: str) -> Slip | None: ...

    async def put(self, match: str, slip: Slip) -> None:
        """Write a slip in place of any other."""

    async def renew(self, match: str, slip: Slip) -> bool:
        """Write it again, unless another lies there."""

    async def drop(self, match: str, slip: Slip) -> None:
        """Take it away, unless another lies there."""

    async def going_on(self) -> Iterable[Slip]: ...


class OwnSlips:
    """Those of a process that serves alone."""

    def __init__(self) -> None:
        self._slips: dict[str, Slip] = {}

    async def of(self, match: str) -> Slip | None:
        return self._slips.get(match)

    async def put(self, match: str, slip: Slip) -> None:
        self._slips[match] = slip
        ended = [id for id, one in self._slips.items() if not one.goes_on]
        for id in ended[: max(0, len(ended) - REMEMBERED)]:
            del self._slips[id]

    async def renew(self, match: str, slip: Slip) -> bool:
        there = self._slips.get(match, slip)
        if there.maker == slip.maker:
            self._slips[match] = slip
        return there.maker == slip.maker

    async def drop(self, match: str, slip: Slip) -> None:
        if self._slips.get(match, slip).maker == slip.maker:
            self._slips.pop(match, None)

    async def going_on(self) -> Iterable[Slip]:
        return [slip for slip in self._slips.values() if slip.goes_on]


class SharedSlips:
    """Those of all processes, in Redis; while it is away, those of this one."""

    # A slip lies beside the name of its maker, so that Redis can tell whose it is.
    WRITE: Final = """
        local there = redis.call('HGET', KEYS[1], 'maker')
        if ARGV[4] == 'mine' and there and there ~= ARGV[1] then
            return 0
        end
        redis.call('HSET', KEYS[1], 'maker', ARGV[1], 'slip', ARGV[2])
        redis.call('PEXPIRE', KEYS[1], ARGV[3])
        redis.call('SADD', KEYS[2], KEYS[1])
        return 1
    """
    DROP: Final = """
        if redis.call('HGET', KEYS[1], 'maker') == ARGV[1] then
            redis.call('DEL', KEYS[1])
        end
    """
    ALL: Final = "torri:reviews"  # the keys of slips; of some that are gone too

    def __init__(self, common: Common) -> None:
        self._common = common
        self._write = common.script(self.WRITE)
        self._drop = common.script(self.DROP)
        self._own = OwnSlips()
        self._owed: set[Task[None]] = set()

    async def of(self, match: str) -> Slip | None:
        own = await self._own.of(match)
        try:
            slip = _read(await self._common.ask(lambda: self._common.client.hget(_key(match), "slip")))
        except Away:
            return own
        # What is made here and not there: Redis has begun anew, and will hear of it in a moment.
        return own if slip is None and own is not None and own.goes_on else slip

    async def put(self, match: str, slip: Slip) -> None:
        await self._own.put(match, slip)
        try:
            await self._written(match, slip, "anybody's")
        except Away:
            # Nobody writes the slip of a cancelled review again, so it is written when Redis is back.
            task = create_task(self._put_later(match, slip))
            self._owed.add(task)
            task.add_done_callback(self._owed.discard)

    async def _put_later(self, match: str, slip: Slip) -> None:
        for _ in range(round(FADES / AGAIN)):  # by then the slip that it takes the place of is gone
            await sleep(AGAIN)
            there = await self._own.of(match)
            if there is None or there.maker != slip.maker:
                return
            with suppress(Away):
                await self._written(match, there, "anybody's")
                return

    async def renew(self, match: str, slip: Slip) -> bool:
        if not await self._own.renew(match, slip):
            return False
        try:
            written = await self._written(match, slip, "mine")
        except Away:
            return True
        if not written:
            await self._own.drop(match, slip)
        return written

    async def _written(self, match: str, slip: Slip, over: str) -> bool:
        lasts = FADES if slip.goes_on else A_DAY
        arguments = [slip.maker, json.encode(slip), round(1000 * lasts), over]
        return bool(await self._common.ask(lambda: self._write([_key(match), self.ALL], arguments)))

    async def drop(self, match: str, slip: Slip) -> None:
        await self._own.drop(match, slip)
        with suppress(Away):  # it fades
            await self._common.ask(lambda: self._drop([_key(match)], [slip.maker]))

    async def going_on(self) -> Iterable[Slip]:
        try:
            slips = await self._common.ask(self._all)
        except Away:
            return await self._own.going_on()
        return [slip for slip in slips if slip.goes_on]

    async def _all(self) -> list[Slip]:
        client = self._common.client
        keys = sorted(await client.smembers(self.ALL))
        async with client.pipeline(transaction=False) as pipeline:
            for key in keys:
                pipeline.hget(key, "slip")
            found = dict(zip(keys, map(_read, await pipeline.execute()), strict=True))
        if gone := [key for key, slip in found.items() if slip is None]:
            await client.srem(self.ALL, *gone)
        return [slip for slip in found.values() if slip is not None]


_slips: Final = json.Decoder(Slip)


def _key(match: str) -> str:
    return f"torri:review:{match}"


def _read(body: bytes | None) -> Slip | None:
    try:
        return None if body is None else _slips.decode(body)
    except DecodeError:  # of another version
        return None
