"""Every game, with every number of players and every value of every option: what the tests of all games go through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st

import torri
from torri import Game, Position
from torri.engine.options import Value, variants

from ..playing import walk

NAMES: Final = ("firenze", "florenza", "patrizier")


@dataclass(frozen=True)
class Table:
    """A game to be started."""

    name: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def game(self) -> Game:
        return torri.game(self.name)

    def positions(self, seed: int) -> Iterator[Position]:
        """Every position of a random game (always the same object); by eager players if the seed is odd."""
        return walk(self.game, self.players, seed, seed % 2 == 1, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def _plain() -> list[Table]:
    return [Table(name, players) for name in NAMES for players in torri.game(name).players]


def _varied() -> list[Table]:
    """Each value of each option once, the numbers of players taking turns."""
    tables = []
    for name in NAMES:
        game = torri.game(name)
        for number, options in enumerate(variants(game.options, game.players[0])):
            players = game.players[number % len(game.players)]
            tables.append(Table(name, players, tuple(options.items())))
    return tables


PLAIN: Final = _plain()
VARIED: Final = _varied()
TABLES: Final = PLAIN + VARIED
WITH_THREE: Final = [table for table in PLAIN if table.players == 3]  # where one table a game is enough

any_table = st.sampled_from(TABLES)
