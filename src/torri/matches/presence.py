"""Which seats have listeners in other processes, as those processes report it.

Every process reports what changes, and every few seconds everything: a lost message is corrected soon after.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Final

from torri.matches.bus import Bus, PresenceMessage
from torri.matches.live import LiveMatch
from torri.matches.registry import Registry

PROCESS_SILENT_SECONDS: Final = 12.0  # after which a silent process counts as having no listeners

Seats = frozenset[int]


class Presence:
    """What the other processes have reported, and what was reported to them."""

    def __init__(self, bus: Bus | None, registry: Registry, tell: Callable[[str], None]) -> None:
        self._bus = bus
        self._registry = registry
        self._tell = tell
        self._process: Final = secrets.token_urlsafe(6)
        self._there: dict[str, dict[str, Seats]] = {}  # by process, then by match
        self._last_message: dict[str, float] = {}  # when it came, by process

    def at(self, match: str) -> Seats:
        """The seats whose players look at a match through another process."""
        return Seats().union(*(there.get(match, ()) for there in self._there.values()))

    # Sending

    def announce(self, live: LiveMatch) -> None:
        """Tell the others if somebody has come to a match here, or gone."""
        if self._bus is not None and live.said != (here := live.here()):
            live.said = here
            self._bus.say(PresenceMessage(self._process, {live.match.id: here}))

    def beat(self) -> None:
        """Tell the others about all listeners here, and drop processes that have gone silent."""
        if self._bus is not None:
            here = {live.match.id: seats for live in self._registry if (seats := live.here())}
            self._bus.say(PresenceMessage(self._process, here, whole=True))
            self._drop_silent()

    # Receiving

    def receive(self, word: PresenceMessage) -> None:
        if word.process != self._process:
            self._last_message[word.process] = time.monotonic()
            old = self._there.get(word.process, {})
            self._replace(word.process, old, word.here if word.whole else old | word.here)

    def _drop_silent(self) -> None:
        late = time.monotonic() - PROCESS_SILENT_SECONDS
        for process in [process for process, came in self._last_message.items() if came < late]:
            del self._last_message[process]
            self._replace(process, self._there[process], {})
            del self._there[process]

    def _replace(self, process: str, old: dict[str, Seats], new: dict[str, Seats]) -> None:
        self._there[process] = {match: seats for match, seats in new.items() if seats}
        self._show(match for match in old.keys() | new.keys() if old.get(match) != new.get(match))

    def _show(self, matches: Iterable[str]) -> None:
        for id in matches:
            live = self._registry.find(id)
            if live is not None and live.elsewhere != (seats := self.at(id)):
                live.elsewhere = seats
                if live.listeners:
                    self._tell(id)
