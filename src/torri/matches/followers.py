"""Listeners that follow a person from table to table: programs that wait for their turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from torri.matches.match import Match

Call = Callable[[], None]


class Followers:
    """The callbacks for events at the tables of a person, as far as this process knows of them."""

    def __init__(self) -> None:
        self._calls: dict[str, set[Call]] = {}  # by person

    def follow(self, ids: Iterable[str], call: Call) -> None:
        for id in ids:
            self._calls.setdefault(id, set()).add(call)

    def leave(self, ids: Iterable[str], call: Call) -> None:
        for id in ids:
            self._calls[id].discard(call)
            if not self._calls[id]:
                del self._calls[id]

    def call(self, match: Match) -> None:
        """Something has happened at this table."""
        if self._calls:
            for person in {chair.person for chair in match.chairs if chair.person}:
                for call in self._calls.get(person, ()):
                    call()
