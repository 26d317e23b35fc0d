"""Records: games written down, which can be replayed to any ply, verified, saved and loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from torri.engine.game import Game
from torri.engine.records import files
from torri.engine.records.sheet import Ply, Sheet
from torri.engine.records.verify import Verdict, verify

__all__ = ["Ply", "Record", "Verdict"]


class Record(Sheet):
    """The record of a game, which can be saved, loaded and verified."""

    def verify(self, game: Game | None = None) -> Verdict:
        """Recompute everything that the record claims."""
        return verify(self, game)

    def to_json(self) -> str:
        return files.to_json(self)

    def to_text(self, game: Game | None = None) -> str:
        return files.to_text(self, game)

    @classmethod
    def from_json(cls, text: str, source: str = "JSON") -> Self:
        return files.from_json(cls, text, source)

    @classmethod
    def from_text(cls, text: str, source: str = "text", edition: Path | None = None) -> Self:
        return files.from_text(cls, text, source, edition)

    @classmethod
    def read(cls, text: str, source: str = "text", edition: Path | None = None) -> Self:
        """Read a record of either form."""
        return files.read(cls, text, source, edition)

    def save(self, path: Path | str, game: Game | None = None) -> None:
        """Write the record to a file, as JSON (`.json`) or as readable text; whole or not at all."""
        files.save(self, Path(path), game)

    @classmethod
    def load(cls, path: Path | str, edition: Path | None = None) -> Self:
        """Read a record from a file, in either form; one of another edition needs that edition's file."""
        return files.load(cls, Path(path), edition)
