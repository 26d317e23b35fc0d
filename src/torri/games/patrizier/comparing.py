"""What tells two plans apart: the events and entries that are counted in their futures, and about how many points each
is worth."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from torri.engine.telling import Compared

from .events import Entry

COMPARED: Final[Mapping[IntEnum, Compared]] = {
    Entry.HIGHER_TOWER: Compared("higher-tower", ("seat", "city", "points")),
    Entry.LOWER_TOWER: Compared("lower-tower", ("seat", "city", "points")),
    # Not by their count: with one head more for the same points, nothing is told apart.
    Entry.HEADS: Compared("heads", ("seat", "head", "points"), part_of="heads"),
}
