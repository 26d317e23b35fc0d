"""Somebody has changed: their name, their password, or that they are there at all. Every process is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Final, Protocol

from torri.matches.bus import PersonMessage
from torri.matches.storage import Storage

if TYPE_CHECKING:
    from torri.server.people.sessions import Identity

CLOSE_LOGGED_OUT: Final = 4401  # of connections that were opened with what is no longer good
CLOSE_COME_BACK: Final = 1012  # of those that may be good or not: whoever is still known comes back


class Connection(Protocol):
    """A socket or a stream."""

    @property
    def ids(self) -> tuple[str, ...]: ...

    def close(self, code: int) -> None: ...


class PersonChanges:
    """Forgets what is in memory of persons, and closes their connections, here and in the other processes."""

    def __init__(
        self,
        identity: Identity,
        connections: Collection[Connection],
        tell: Callable[[PersonMessage], None] | None = None,
        read_again: Callable[[Iterable[str]], None] | None = None,
        hear_again: Callable[[Collection[str]], object] | None = None,
    ) -> None:
        self._identity = identity
        self._connections = connections
        self._tell = tell
        self._read_again = read_again
        self._hear_again = hear_again

    def changed(self, *ids: str, close: int | None = None, matches: tuple[str, ...] = ()) -> None:
        message = PersonMessage(ids, close, matches)
        self.receive(message)
        if self._tell is not None:
            self._tell(message)

    def receive(self, message: PersonMessage) -> None:
        """Perhaps of another process."""
        self._identity.changed(*message.ids)
        if self._read_again is not None:
            self._read_again(message.matches)
        if self._hear_again is not None:
            self._hear_again(message.ids)
        if message.close is None:
            return
        for connection in list(self._connections):
            if not set(connection.ids).isdisjoint(message.ids):
                connection.close(message.close)


async def take_notice(storage: Storage, changes: PersonChanges, since: int) -> int:
    """Whose sanctions have changed, by command line or elsewhere, comes back as who they are now. Returns from when to
    look next."""
    persons, last = await storage.sanctions.changed(since + 1)
    if persons:
        changes.receive(PersonMessage(tuple(persons), CLOSE_COME_BACK))
    return max(since, last if persons else since)
