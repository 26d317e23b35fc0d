"""Finding games: an installed package with an entry point in the group `torri.games` adds one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from torri.engine.errors import UnknownGame
from torri.engine.game import Game

ENTRY_POINT_GROUP = "torri.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    """Entry points by name; a name that two packages claim stays with ours."""
    found = sorted(
        entry_points(group=ENTRY_POINT_GROUP), key=lambda entry: (entry.name, entry.value.startswith("torri."))
    )
    return {entry.name: entry for entry in found}


def all_games() -> tuple[str, ...]:
    """The names of all games installed."""
    return tuple(_entries())


def game(name: str | Game, edition: Path | str | None = None) -> Game:
    """A game by its name, over its own figures or those of an edition file."""
    if isinstance(name, Game):
        found = name
    elif name in _entries():
        found = _entries()[name].load()
    else:
        raise UnknownGame(name, all_games())
    return found if edition is None else found.with_edition(edition)
