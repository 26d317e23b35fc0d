"""Answers to puzzles in a browser: kept, so that none comes twice, and without ratings, as nobody else tries them."""

from __future__ import annotations

from collections.abc import Collection

from torri.matches.puzzle_tries import PuzzleStanding, PuzzleTry
from torri.matches.storage.shelf import Change, Shelf, as_text, read_rows, write_rows


class Puzzles:
    rated = False

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._tries: dict[tuple[str, str], PuzzleTry] = {}

    async def open(self) -> None:
        self._tries = {(one.game, one.puzzle): one for _, one in await read_rows(self._shelf, "puzzle/", PuzzleTry)}

    async def of(self, ids: Collection[str], game: str) -> list[PuzzleTry]:
        return sorted((one for one in self._tries.values() if one.game == game), key=lambda one: (one.at, one.puzzle))

    async def standings(self, game: str) -> dict[str, PuzzleStanding]:
        return {}

    async def keep(
        self, ids: Collection[str], person: str, made: PuzzleTry, begins: PuzzleStanding
    ) -> tuple[PuzzleTry, bool]:
        key = made.game, made.puzzle
        if key not in self._tries:
            written = await write_rows(
                self._shelf, Change(f"puzzle/{made.game}/{made.puzzle}", as_text(made), new=True)
            )
            if not written:  # another tab was quicker
                await self.open()
            self._tries.setdefault(key, made)
        return self._tries[key], self._tries[key] is made
