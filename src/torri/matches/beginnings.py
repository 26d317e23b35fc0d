"""What a new table may begin with, besides its chairs and options."""

from __future__ import annotations

from msgspec import Struct

from torri.matches.entries import AtTournament, Origin


class FixedDraws(Struct, frozen=True):
    """A match whose id and draws follow from something else: whoever creates it twice finds the first."""

    match: str
    secret: str
    day: str = ""  # whose deal it is
    tournament: AtTournament | None = None


class Beginning(Struct, frozen=True):
    """Answers with which a table begins: those of another match up to a moment of it, or of a puzzle."""

    answers: tuple[int, ...]
    origin: Origin | None = None
