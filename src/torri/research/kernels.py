"""The loops of the vector environment for GPUs: what each thread does for its game, and the file that is made of it.

The functions are those of `lockstep`, in the accelerated subset; a loop over all games is a kernel here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from torri.engine import playouts
from torri.engine.accelerate import Functions, Replaced, dtype, to_records
from torri.engine.game import Game
from torri.engine.loops import Loops
from torri.players.player_loops import look_ahead
from torri.research import lockstep
from torri.research.actions import actions
from torri.research.lockstep import BatchSettings, GameBatch, GameSlot, deal_at, is_legal, look_at, pick_at, step_at

NOTHING_WRONG: Final = 0


def deal(games: GameBatch, place: int) -> None:
    """Start a game again."""
    deal_at(games, place)


def check(games: GameBatch, chosen: list[int], wrong: list[int], place: int) -> None:
    """Note a game whose action is not legal: its number and 1. Of several any may stay."""
    if not is_legal(games.game_slots[place], chosen[place]):
        wrong[0] = place + 1


def step(games: GameBatch, chosen: list[int], wrong: list[int], looking: int, order: list[int], thread: int) -> None:
    """Answer in a game, if all actions are legal. `order` says which game a thread has: threads that run together are
    quicker if their games ask the same question."""
    if wrong[0] == NOTHING_WRONG:
        place = order[thread]
        step_at(games, place, chosen[place], looking)


def look(games: GameBatch, place: int) -> None:
    """Write down what the seat that is asked knows."""
    look_at(games, place)


def pick(games: GameBatch, chosen: list[int], place: int) -> None:
    """A random legal action."""
    pick_at(games, chosen, place)


ENVIRONMENT: Final[Functions] = {one.__name__: one for one in (deal, check, step, look, pick)}


def replaced(game: Game) -> Replaced:
    """What stands for the functions that `lockstep` leaves open; rivals on a GPU answer at random."""
    observation = game.observation
    return {
        lockstep.onward: lockstep.onward_at_random,
        lockstep.renew: (observation and observation.renew) or lockstep.write_anew,
    }


def examples(made: Loops) -> dict[str, tuple[Any, ...]]:
    """Arguments of the right types for each function."""
    import numpy as np

    game = made.game
    state = game.start(game.players[0]).state
    row, table = made.row(1), made.table(1, 1)
    found: dict[str, tuple[Any, ...]] = {"simulate": (made.pool(state), row, 0, 0, row, table)}
    if game.observation is not None:
        observed, allowed = game.observation.size, max(len(actions(game)), lockstep.WINDOW)
        games = GameBatch(
            ahead=look_ahead(made, state),
            weights=row,
            game_slots=to_records(GameSlot(), 1),
            settings=BatchSettings(0, 0, 0, 0),
            offsets=row,
            seats=row,
            masks=np.zeros(1, [("row", np.int8, (allowed,))]),  # type: ignore[arg-type]
            observations=np.zeros(1, [("row", game.observation.kind, (observed,))]),  # type: ignore[arg-type]
            rewards=np.zeros((1, 1), np.float32),  # type: ignore[arg-type]
            scores=np.zeros((1, 1), np.int32),  # type: ignore[arg-type]
            over=np.zeros(1, np.bool_),  # type: ignore[arg-type]
        )
        order = np.zeros(1, np.int32)
        found |= {
            "deal": (games, 0),
            "check": (games, row, row, 0),
            "step": (games, row, row, 0, order, 0),
            "look": (games, 0),
            "pick": (games, row, 0),
        }
    return found


def ptx(game: Game) -> dict[str, bytes]:
    """The files of a game for GPUs: its kernels, and their parameters. A game without an observation has only whole
    random games."""
    from torri.engine.accelerate import ptx as gpu
    from torri.engine.accelerate.cuda import identity
    from torri.engine.accelerate.lowering import lower

    made = Loops(game, True)
    functions: dict[str, Callable[..., Any]] = {gpu.SIMULATE: playouts.simulate}
    if game.observation is not None:
        functions |= ENVIRONMENT
    lowered = lower(functions, made.replaced(replaced(game)), examples(made))
    described = {
        "identity": identity(game),
        "kernels": {
            gpu.kernel_name(one.name): [asdict(parameter) for parameter in one.parameters[:-1]]
            for one in lowered.exports
            if one.name != gpu.SIMULATE
        },
    }
    return {
        f"{game.name}.ptx": gpu.kernels(lowered, dtype(game.State).itemsize, playouts.COUNT_FIELDS).encode(),
        f"{game.name}.ptx.json": json.dumps(described, indent=1).encode(),
    }
