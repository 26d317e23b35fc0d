"""What persons have answered to puzzles, and what that does to ratings: a puzzle counts once for a person, as a game
between the two."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from torri.ratings.model import Rating, rate


class PuzzleTry(Struct, frozen=True):
    """The first answer of a person to a puzzle."""

    game: str
    puzzle: str
    at: int
    solved: bool
    plan: int | None  # its number; without one the solution was only shown
    mu_before: float  # the rating of the person
    mu: float
    sigma: float

    @property
    def after(self) -> Rating:
        return Rating(self.mu, self.sigma)


class PuzzleStanding(Struct, frozen=True):
    """How hard a puzzle has turned out to be."""

    mu: float
    sigma: float
    tried: int = 0
    solved: int = 0

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


def rated(person: Rating, puzzle: PuzzleStanding, solved: bool) -> tuple[Rating, PuzzleStanding]:
    """Both after a try: who solves a puzzle has won against it."""
    after, other = rate([person, puzzle.rating], [1, 2] if solved else [2, 1])
    return after, PuzzleStanding(other.mu, other.sigma, puzzle.tried + 1, puzzle.solved + solved)


def last_rating(tries: Sequence[PuzzleTry]) -> Rating:
    """The rating of a person after these tries, the last of them last."""
    return tries[-1].after if tries else Rating()
