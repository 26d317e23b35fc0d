"""Finding games: an installed package with an entry point in the group `torri.games` adds one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from torri.engine.errors import OtherEdition, UnknownGame
from torri.engine.game import Game

ENTRY_POINT_GROUP = "torri.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    """Entry points by name; if two packages use a name, ours keeps it."""
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


_editions: dict[str, dict[str, Game]] = {}  # by game and hash: those that were added


def add_edition(name: str, text: str) -> Game:
    """A game over the figures of the text of an edition file; `game_of_edition` finds it from now on."""
    found = game(name).over_figures(text)
    return _editions.setdefault(name, {}).setdefault(found.edition.sha256, found)


def game_of_edition(name: str, sha256: str, text: str = "") -> Game:
    """A game over the figures with this hash, of which the first digits are enough: those of its package, or of an
    edition that was added. `text` is that edition's file, if the caller has it."""
    found = known_edition(name, sha256)
    if found is None and text:
        add_edition(name, text)
        found = known_edition(name, sha256)
    if found is None:
        raise OtherEdition(game=name, wanted=sha256[:12], present=game(name).edition.sha256[:12])
    return found


def known_edition(name: str, sha256: str) -> Game | None:
    """The game over the figures with this hash, if its package has them or they were added."""
    every = (game(name), *_editions.get(name, {}).values())
    found = next((one for one in every if one.edition.sha256.startswith(sha256)), None)
    if found is None:
        text = next((text for known, text in _former_editions(name).items() if known.startswith(sha256)), "")
        return add_edition(name, text) if text else None
    return found


@cache
def _former_editions(name: str) -> dict[str, str]:
    """The texts of the editions that a package had before its own, by hash."""
    return {edition.sha256: edition.written.text for edition in game(name).edition.former()}
