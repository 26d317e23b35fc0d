"""What a game supplies to the loops of `playouts`: names that stand for a game's functions until it is linked in.

`torri.engine.accelerate` replaces each of these, wherever a loop calls it, by the function of one game.
"""

from __future__ import annotations

from typing import NoReturn, Protocol


class State(Protocol):
    """What the loops read of any game's state."""

    ask: int
    actor: int
    players: int


def _unlinked(name: str) -> NoReturn:
    raise RuntimeError(f"{name} stands for a function of a game: link the loop to a game first")


def legal(s: State) -> int:
    """The legal answers; empty when the game is over."""
    _unlinked("legal")


def apply(s: State, answer: int) -> None:
    """Give a legal answer."""
    _unlinked("apply")


def weight(s: State, answer: int) -> int:
    """How likely nature is to give a legal answer, relative to the others."""
    _unlinked("weight")


def heaviest(s: State) -> int:
    """An upper bound of the weights of nature's current question; 0 if none is known."""
    _unlinked("heaviest")


def score(s: State, seat: int) -> int:
    """The points of a seat."""
    _unlinked("score")


def rank(s: State, seat: int) -> int:
    """The higher, the better a seat stands: points, then what breaks ties."""
    _unlinked("rank")


def observe(s: State, seat: int, row: list[int]) -> None:
    """Fill a row of zeros with what a seat knows."""
    _unlinked("observe")


def redeal(s: State, observer: int, stream: list[int]) -> None:
    """Deal again what the observer has not seen."""
    _unlinked("redeal")


def evaluate(s: State, weights: list[int], values: list[int]) -> None:
    """Write down the points that each seat will probably end with, in hundredths; the state may be played on."""
    _unlinked("evaluate")


def outside(s: State) -> int:
    """The number of the first integer of the state that is out of its declared range, or 0."""
    _unlinked("outside")


def audit(s: State) -> int:
    """The number of the first invariant found broken, or 0; no integer of the state is out of its range."""
    _unlinked("audit")


def assign(pool: list[State], target: int, source: int) -> None:
    """Make one state of a pool a copy of another."""
    _unlinked("assign")
