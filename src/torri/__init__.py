"""Torri: Firenze, Patrizier and Florenza, three board games of Renaissance Italy.

game = torri.game("patrizier")
position = game.start(players=3)
while not position.over:
    position.apply(position.answers()[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Literal

from torri.engine import catalogue
from torri.engine.accelerate import accelerate
from torri.engine.catalogue import all_games, game
from torri.engine.chance import Chance, new_secret
from torri.engine.editions import Edition
from torri.engine.errors import IllegalAnswer, Reason, TorriError
from torri.engine.game import Game
from torri.engine.loops import Progress, Simulation
from torri.engine.position import Position
from torri.engine.prebuilt_loops import quickest_loops
from torri.engine.questions import NATURE
from torri.engine.records import Record, Verdict
from torri.engine.telling import Event, Line

if TYPE_CHECKING:
    from torri.research.board_page import Board

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "Chance",
    "Edition",
    "Event",
    "Game",
    "IllegalAnswer",
    "Line",
    "Position",
    "Reason",
    "Record",
    "Simulation",
    "TorriError",
    "Verdict",
    "accelerate",
    "all_games",
    "game",
    "new_secret",
    "show",
    "simulate",
]


def simulate(
    game: Game | str,
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    accelerated: bool = True,
    device: Literal["cpu", "cuda"] = "cpu",
) -> Simulation:
    """Whole random games inside the accelerated loop; the same games without Numba, only slower, and on a GPU."""
    found = catalogue.game(game)
    start = found.start(players, options)
    if device == "cuda":
        from torri.engine.accelerate.cuda import simulate_on_gpu

        return simulate_on_gpu(found, start.state, games, seed, progress)
    return quickest_loops(found, accelerated).simulate(start.state, games, seed, progress)


def show(
    what: Position | Record,
    seat: int | None = None,
    *,
    open: bool = False,
    language: str | None = None,
    names: Sequence[str] | None = None,
    height: int = 720,
    theme: str = "system",
) -> Board:
    """The board of a position, or of a record ply by ply, for a notebook; `.save("board.html")` writes it as a page.

    It shows what a seat may know (None: a spectator); with `open` nothing lies hidden. `language` is en, nl, de or it;
    `theme` is system, light or dark.
    """
    # By its name: what draws imports tables and texts, and nothing of ours depends on them through this.
    notebook = import_module("torri.research.notebook")
    board: Board = notebook.show(what, seat, open=open, language=language, names=names, height=height, theme=theme)
    return board
