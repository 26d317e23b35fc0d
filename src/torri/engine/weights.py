"""The weights of an evaluation, one row per style of play, read from a game's `weights.toml`.

The file is written by the tuning program (`./torri bench tune GAME`) and may be edited by hand: it holds opinions, not
rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from typing import Final

WEIGHTS_FILE: Final = "weights.toml"
STYLES: Final = ("all-round", "builder", "blocker", "gambler")
DENIAL, SPREAD = range(2)  # the weights that every game has, and has first


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player thinks things are worth: all in hundredths of a point, unless the name says otherwise."""

    names: tuple[str, ...]
    styles: Mapping[str, tuple[int, ...]]
    search: Mapping[str, int]  # how the game is best searched
    search_many: Mapping[str, int]  # with more than two at the table
    terms: Mapping[str, tuple[int, ...]]  # weights that belong together for a player


def read_weights(package: str, kinds: type[IntEnum]) -> Weights:
    """The weights of a game; the first two are DENIAL (how many hundredths of the rivals' points are held against a
    position) and SPREAD (by how many hundredths of a point a result typically misses what was expected)."""
    values = tomllib.loads(files(package).joinpath(WEIGHTS_FILE).read_text(encoding="utf-8"))
    names = tuple(kind.name.lower() for kind in kinds)
    if names[:2] != ("denial", "spread"):
        raise ValueError(f"{package}: the first weights must be DENIAL and SPREAD")
    common = values[STYLES[0]]
    styles = {}
    for style in STYLES:
        row = common | values[style]  # a style lists only the weights that differ
        if row.keys() != set(names):
            raise ValueError(f"{package}/{WEIGHTS_FILE}: [{style}] should name {', '.join(names)}")
        styles[style] = tuple(int(row[name]) for name in names)
    two = {name: value for name, value in values["search"].items() if name != "many"}
    terms = {term: tuple(names.index(name) for name in weighed) for term, weighed in values["terms"].items()}
    return Weights(names, styles, two, two | values["search"].get("many", {}), terms)
