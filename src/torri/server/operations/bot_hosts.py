"""Bots that think on other machines: `torri think` takes questions from a stream in Redis and sends the answers back.

A server still decides whose question comes first, and has as many questions out as it has bots: the stream is short,
and fairness stays where the tables are. A question that a lost host had in hand is taken over by another; where there
is no host, or no Redis, the server lets its own processes think.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError, ResponseError

from torri.players.thinking_pool.messages import Reply, Request, line
from torri.players.thinking_pool.process import Job, WorkerProcess

STREAM: Final = "torri:thinking"
GROUP: Final = "bots"
HOSTS: Final = "torri:bot-hosts"  # is there while a host is
HOST_BEAT_SECONDS: Final = 2.0
HOST_SILENT_SECONDS: Final = 7.0  # after which no host is expected
TAKE_OVER_SECONDS: Final = 7.0  # after which what a silent host had in hand is taken over
MAX_QUESTIONS: Final = 10_000  # that nobody has taken; more means that nobody will
SPARE_SECONDS: Final = 15.0  # beyond the time of a question: for a second host, if the first is lost
ANSWER_KEPT_SECONDS: Final = 60
RETRY_SECONDS: Final = 1.0
ASK_SECONDS: Final = 2.0  # for Redis itself
NOTHING_LOST: Final = (RedisError, OSError, TimeoutError)

log: Final = structlog.get_logger()
_replies: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
_requests: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def remote_worker(redis: str) -> Callable[..., WorkerProcess]:
    """How a thinking pool makes its workers, if others think for it."""
    return lambda *arguments: RemoteWorker(redis, *arguments)


def _client(redis: str) -> Any:
    # Answers are waited for: longer than a request usually may take.
    return Redis.from_url(redis, socket_timeout=None, socket_connect_timeout=ASK_SECONDS)


class RemoteWorker(WorkerProcess):
    """Has its questions answered elsewhere; its own process begins only when nobody else is there."""

    def __init__(self, redis: str, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._client = _client(redis)
        self._name = secrets.token_urlsafe(6)

    async def open(self, _games: tuple[str, ...]) -> None:
        await super().open(())

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()

    async def attend(self, job: Job) -> Reply:
        try:
            reply = await self._elsewhere(job)
        except NOTHING_LOST:
            reply = None
        return await super().attend(job) if reply is None else reply

    async def _elsewhere(self, job: Job) -> Reply | None:
        """What a host answers; nothing if there is none, or it takes too long."""
        async with asyncio.timeout(ASK_SECONDS):
            if not await self._client.exists(HOSTS):
                return None
            key = f"torri:thought:{self._name}:{job.request.number}"
            question = {"to": key, "limit": job.limit, "body": line(job.request)}
            await self._client.xadd(STREAM, question, maxlen=MAX_QUESTIONS, approximate=True)
        async with asyncio.timeout(job.limit + SPARE_SECONDS):
            found = await self._client.blpop([key])
        return _replies.decode(found[1])


class BotHost:
    """Processes that think for any server that shares this Redis."""

    def __init__(self, redis: str, workers: list[WorkerProcess]) -> None:
        self._client = _client(redis)
        self._workers = workers
        self._name = secrets.token_urlsafe(6)
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self.answers = 0

    async def open(self, games: tuple[str, ...] = ()) -> None:
        for worker in self._workers:
            await worker.open(games)
        self._tasks = [asyncio.create_task(self._beat())]
        self._tasks += [asyncio.create_task(self._serve(number, one)) for number, one in enumerate(self._workers)]

    async def drain(self) -> None:
        """Take no more questions; answer those in hand."""
        self._closing = True
        await asyncio.gather(*self._tasks[1:])

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))
        await self._client.aclose()

    async def _beat(self) -> None:
        while True:
            try:
                await self._client.set(HOSTS, self._name, px=int(HOST_SILENT_SECONDS * 1_000))
            except NOTHING_LOST as error:
                log.warning("bus-down", detail=type(error).__name__)
            await asyncio.sleep(HOST_BEAT_SECONDS)

    async def _serve(self, number: int, worker: WorkerProcess) -> None:
        name = f"{self._name}-{number}"
        while not self._closing:
            try:
                taken = await self._take(name)
                if taken is not None:
                    await self._answer(name, worker, *taken)
            except ResponseError:  # the group is not there yet, or Redis was begun again
                await self._make_group()
            except NOTHING_LOST:
                await asyncio.sleep(RETRY_SECONDS)

    async def _make_group(self) -> None:
        try:
            await self._client.xgroup_create(STREAM, GROUP, id="0", mkstream=True)
        except ResponseError as error:  # another host was quicker
            if "BUSYGROUP" not in str(error):
                await asyncio.sleep(RETRY_SECONDS)
        except NOTHING_LOST:
            await asyncio.sleep(RETRY_SECONDS)

    async def _take(self, name: str) -> tuple[bytes, dict[bytes, bytes]] | None:
        """What a lost host had in hand, or the next question."""
        silent = int(TAKE_OVER_SECONDS * 1_000)
        _, lost, *_ = await self._client.xautoclaim(STREAM, GROUP, name, silent, count=1)
        if lost and lost[0][1]:
            return lost[0][0], lost[0][1]
        found = await self._client.xreadgroup(GROUP, name, {STREAM: ">"}, count=1, block=int(HOST_BEAT_SECONDS * 1_000))
        return (found[0][1][0][0], found[0][1][0][1]) if found else None

    async def _answer(self, name: str, worker: WorkerProcess, id: bytes, question: dict[bytes, bytes]) -> None:
        request = _requests.decode(question[b"body"])
        thinking = asyncio.ensure_future(worker.do(request, float(question[b"limit"])))
        while not (await asyncio.wait({thinking}, timeout=HOST_BEAT_SECONDS))[0]:
            await self._client.xclaim(STREAM, GROUP, name, 0, [id], justid=True)  # still in hand
        key = question[b"to"]
        async with self._client.pipeline(transaction=True) as together:
            together.rpush(key, line(thinking.result()))
            together.expire(key, ANSWER_KEPT_SECONDS)
            together.xack(STREAM, GROUP, id)
            together.xdel(STREAM, id)
            self.answers += 1
            await together.execute()


async def think(redis: str, workers: list[WorkerProcess], games: tuple[str, ...], stop: asyncio.Event) -> None:
    """Think for others until told to stop; what is in hand is answered first."""
    host, begun = BotHost(redis, workers), time.monotonic()
    await host.open(games)
    log.info("bot-host-ready", processes=len(workers))
    await stop.wait()
    await host.drain()
    await host.close()
    log.info("bot-host-stopped", answers=host.answers, seconds=round(time.monotonic() - begun))
