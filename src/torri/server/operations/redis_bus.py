"""Messages through Redis between processes that serve the same matches: how many entries a match has now, and who is
present in each process.

Nothing is lost when Redis fails. The database has everything, and listeners compare with it. What could not be
announced is announced when Redis is back. Presence is announced again every few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog
from msgspec import DecodeError, json

from torri.engine.errors import TorriError
from torri.matches.bus import PersonMessage, PresenceMessage
from torri.matches.presence import Presence

MATCHES_CHANNEL: Final = "torri:matches"
PRESENCE_CHANNEL: Final = "torri:present"
PERSONS_CHANNEL: Final = "torri:persons"
MAX_PERSONS_OWED: Final = 10_000  # messages about persons that are kept while Redis is away
BUS_RETRY_SECONDS: Final = 0.5  # until a lost connection is tried again
BUS_PULSE_SECONDS: Final = 10.0  # after which a silent connection is tried
BUS_CLOSE_SECONDS: Final = 2.0  # for what is still to be announced when the server stops

log: Final = structlog.get_logger()

_words: Final = json.Decoder(PresenceMessage)
_persons: Final = json.Decoder(PersonMessage)


class BusListener(Protocol):
    """Who receives the messages of other processes."""

    presence: Presence

    def match_written(self, id: str, seq: int) -> None: ...

    async def compare(self) -> None:
        """A message may have been lost."""


def _unheard(_message: PersonMessage) -> None:
    """Replaces the callback where nobody keeps anything of persons."""


class RedisBus:
    """One connection that announces, one that listens; no player waits for either."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # We reconnect ourselves: the client library would do it silently, and missed messages would stay missed.
        self._client: Any = Redis.from_url(
            address,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=BUS_PULSE_SECONDS,
            socket_keepalive=True,
            health_check_interval=BUS_PULSE_SECONDS,
        )
        self._news: dict[str, int] = {}  # of each match its length, not yet announced
        self._said: list[PresenceMessage] = []  # likewise
        self._persons: list[PersonMessage] = []  # likewise
        self._person_changed: Callable[[PersonMessage], None] = _unheard
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._up = True

    def open(self, listener: BusListener, person_changed: Callable[[PersonMessage], None] = _unheard) -> None:
        """Begin to announce and to listen."""
        self._person_changed = person_changed
        self._tasks = [asyncio.create_task(self._announce()), asyncio.create_task(self._listen(listener))]

    def announce(self, match: str, seq: int) -> None:
        self._news[match] = max(seq, self._news.get(match, 0))
        self._more.set()

    def say(self, word: PresenceMessage) -> None:
        self._said = [word] if word.whole else [*self._said, word]
        self._more.set()

    def tell_person(self, message: PersonMessage) -> None:
        self._persons = [*self._persons, message][-MAX_PERSONS_OWED:]
        self._more.set()

    async def _announce(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                await self._publish()
            except Exception as error:  # Redis and the network raise many kinds of errors
                self._down(error)
                await asyncio.sleep(BUS_RETRY_SECONDS)
                self._more.set()

    async def _publish(self) -> None:
        news, self._news = self._news, {}
        said, self._said = self._said, []  # if it is lost, everything is announced again soon
        persons, self._persons = self._persons, []
        try:
            async with self._client.pipeline(transaction=False) as pipeline:
                for match, seq in news.items():
                    pipeline.publish(MATCHES_CHANNEL, f"{match} {seq}")
                for word in said:
                    pipeline.publish(PRESENCE_CHANNEL, json.encode(word))
                for message in persons:
                    pipeline.publish(PERSONS_CHANNEL, json.encode(message))
                await pipeline.execute()
        except BaseException:
            self._news = news | self._news
            self._persons = persons + self._persons
            raise

    async def _listen(self, listener: BusListener) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(PRESENCE_CHANNEL, PERSONS_CHANNEL, MATCHES_CHANNEL)
                    while True:
                        await self._handle(await channel.get_message(timeout=BUS_PULSE_SECONDS), listener)
            except Exception as error:
                self._down(error)
            await asyncio.sleep(BUS_RETRY_SECONDS)

    async def _handle(self, message: dict[str, Any] | None, listener: BusListener) -> None:
        if message is None:
            return
        channel = message["channel"].decode()
        if message["type"] == "subscribe" and channel == MATCHES_CHANNEL:
            if not self._up:
                log.info("bus-up")
            self._up = True
            with suppress(TorriError):  # the database can't be reached either: the next check compares
                await listener.compare()
        elif message["type"] == "message" and channel == MATCHES_CHANNEL:
            match, _, seq = message["data"].decode().partition(" ")
            listener.match_written(match, int(seq))
        elif message["type"] == "message" and channel == PERSONS_CHANNEL:
            with suppress(DecodeError):
                self._person_changed(_persons.decode(message["data"]))
        elif message["type"] == "message":
            with suppress(DecodeError):  # a message of another version: only presence remains unknown
                listener.presence.receive(_words.decode(message["data"]))

    def _down(self, error: Exception) -> None:
        if self._up:
            log.warning("bus-down", detail=str(error) or type(error).__name__)
        self._up = False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._news or self._said or self._persons:
            with suppress(Exception):  # the others will compare
                await asyncio.wait_for(self._publish(), BUS_CLOSE_SECONDS)
        await self._client.aclose()
