"""What a seat has seen of a game, with nothing forgotten: all answers so far except those that only others saw.

The rules' own events say which answers those are: an event with a secret is seen only by its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from importlib import import_module
from random import Random
from threading import local
from typing import Any, Final, NamedTuple

from torri.engine.accelerate import Replaced
from torri.engine.bits import members
from torri.engine.game import Game
from torri.engine.loops import loops
from torri.engine.telling import Telling, tell

EVERYBODY: Final = -1
UNSEEN: Final = "?"  # stands for an answer that the seat has not seen

# For each game that hides answers: those of a seat that no other seat has seen since, as a set.
STILL_HIDDEN: Final[Mapping[str, Callable[[Any, int], int]]] = {"patrizier": lambda s, seat: int(s.undisclosed[seat])}


class Hidden(NamedTuple):
    """An answer that only one seat saw: when it was given, and the seat."""

    ply: int
    seat: int


class Listener(local):
    """Gives answers to a game's questions, and notes who saw them; one listener per thread.

    The rules are linked to this listener instead of the usual collectors of events: that is faster than being one of
    them.
    """

    def __init__(self, game: Game) -> None:
        tellings: Mapping[IntEnum, Telling] = import_module(f"{game.package}.events").TELLINGS
        self._seats = {event: telling.fields.index("seat") for event, telling in tellings.items() if telling.secret}
        self._seat = EVERYBODY
        also: Replaced = {tell: self._hear} if self._seats else {}
        self._apply = loops(game, False).link({"apply": game.questions.apply}, also).apply

    def apply(self, state: Any, answer: int) -> int:
        """Give a legal answer. Returns the only seat that sees it, or EVERYBODY."""
        self._seat = EVERYBODY
        self._apply(state, answer)
        return self._seat

    def _hear(self, event: IntEnum, *values: int) -> None:
        if event in self._seats:
            self._seat = values[self._seats[event]]


def told_to(seat: int, history: Sequence[int], hidden: Sequence[Hidden]) -> str:
    """A history as a seat saw it: equal for two games if and only if the seat cannot tell them apart."""
    seen: list[object] = list(history)
    for ply, owner in hidden:
        if owner != seat:
            seen[ply] = UNSEEN
    return f"seat {seat}: {' '.join(map(str, seen))}"


def retold(
    game: Game, history: Sequence[int], hidden: Sequence[Hidden], state: Any, world: Any, seat: int, rng: Random
) -> list[int]:
    """A history that leads to a sampled world and that the seat cannot tell from the one it saw.

    Answers that only others saw are replaced; those that they have shown since are among them, at an unknown place.
    """
    answers = list(history)
    for other in range(state.players):
        plies = [ply for ply, owner in hidden if owner == other != seat]
        if plies:
            still_hidden = STILL_HIDDEN[game.name]
            before = still_hidden(state, other)
            shown = [history[ply] for ply in plies if not before >> history[ply] & 1]
            given = [*shown, *members(still_hidden(world, other))]
            rng.shuffle(given)
            for ply, answer in zip(plies, given, strict=True):
                answers[ply] = answer
    return answers
