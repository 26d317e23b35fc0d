"""Players that are programs, chosen by a spec string; each gets what its seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from torri.engine.errors import TorriError


class Player(Protocol):
    """Answers the question that its seat is asked."""

    def answer(self, view: Mapping[str, Any]) -> int:
        """One of the answers that the view offers."""
        ...


@dataclass(eq=False)
class UnknownPlayer(TorriError):
    player: str
    known: tuple[str, ...]


class RandomPlayer:
    """Any legal answer alike."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, view: Mapping[str, Any]) -> int:
        return int(self._rng.choice(view["answers"])["answer"])


PLAYERS = {"random": RandomPlayer}


def player(spec: str, rng: Random) -> Player:
    """The player that a spec string names."""
    if spec not in PLAYERS:
        raise UnknownPlayer(spec, tuple(PLAYERS))
    return PLAYERS[spec](rng)
