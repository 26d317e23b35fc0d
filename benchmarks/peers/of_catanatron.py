"""Catanatron: Catan between players that choose at random, by Game.play."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from contest import Contender, Maker, Shape

LIBRARY = "Catanatron"
PACKAGES = ("catanatron",)
PLAY = "Game.play"
GAMES = ("Catan",)
SEATS = 3


def made(name: str) -> Contender:
    catan: Any = import_module("catanatron")
    shape = Shape()

    class Counting(catan.RandomPlayer):  # type: ignore[misc]
        """Its own random player, counted."""

        def decide(self, game: Any, playable_actions: Any) -> Any:
            shape.ask(len(playable_actions))
            return super().decide(game, playable_actions)

    def play() -> int:
        before = shape.choices
        catan.Game([Counting(color) for color in list(catan.Color)[:SEATS]]).play()
        shape.games += 1
        return shape.choices - before

    play()
    return Contender(LIBRARY, name, PLAY, SEATS, play, shape)


def makers(name: str) -> Iterator[Maker]:
    yield PLAY, lambda: made(name)
