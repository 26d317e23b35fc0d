"""The file that puzzles are mined into: it grows by whole lines, and beside it stands how far the search has come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from torri.puzzles.collection import read_lines, written
from torri.puzzles.puzzle import Puzzle


@dataclass
class Kept:
    """Puzzles in a file, and the number of the game that comes next."""

    path: Path
    seed: int
    names: set[str]
    next: int = 0

    @classmethod
    def open(cls, path: Path, seed: int, records: bool = False) -> Self:
        """What is there already. Records are looked at from the first one again: what was found stays one puzzle."""
        found = list(read_lines(path.read_text(encoding="utf-8"))) if path.is_file() else []
        kept = cls(path, seed, {one.name for one in found})
        if not records:
            mark = kept._mark.read_text(encoding="utf-8") if kept._mark.is_file() else ""
            numbers = (_number_after(source, seed) for source in (mark, *(one.source for one in found)))
            kept.next = max(numbers, default=0)
        return kept

    @property
    def count(self) -> int:
        return len(self.names)

    @property
    def _mark(self) -> Path:
        return self.path.with_suffix(".mined")

    def add(self, number: int, found: Iterable[Puzzle]) -> None:
        """Write down what was found in a game. If the program ends in between, that game is looked at again."""
        new = [one for one in found if one.name not in self.names]
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(written(one) for one in new)
        self.names |= {one.name for one in new}
        self.next = number + 1
        self._mark.write_text(f"{self.seed}:{number}", encoding="utf-8")


def _number_after(source: str, seed: int) -> int:
    """The number of the game after the one that is named by its seed and number."""
    last, _, number = source.partition(":")
    return int(number) + 1 if last == str(seed) and number.isdecimal() else 0
