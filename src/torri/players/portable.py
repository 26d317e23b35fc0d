"""The loops of a game and of its players as one module for browsers (`torri build wasm`), or as a library for machines
of this kind (`torri build native`).

Only types of arguments matter when functions are lowered, so the examples below have sizes of no meaning.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from torri.engine import playouts
from torri.engine.accelerate import Functions, dtype
from torri.engine.accelerate.prebuilt import Description, file_name, folder_of, sources_digest
from torri.engine.game import Game
from torri.engine.loops import Loops
from torri.players import futures, greedy, search
from torri.players.player_loops import FUNCTIONS, LATER, look_ahead

LOOPS: Final[Functions] = {"simulate": playouts.simulate, "trace": playouts.trace, "sample": playouts.sample}
AUDITED: Final[Functions] = {"soak": playouts.soak, "copies": playouts.copies}  # too large for browsers


def wasm(game: Game) -> dict[str, bytes]:
    """The files of a game for browsers: a WebAssembly module, and a description of its functions for the wrapper in
    web/src/lib/gameModule.ts. A game without an evaluation has no players in it."""
    from torri.engine.accelerate.wasm import wasm_module

    lowered = lowered_loops(game, LOOPS)
    described = {
        "game": game.name,
        "rules": game.version,
        "edition_sha256": game.edition.sha256,
        "state_bytes": dtype(game.State).itemsize,
        "functions": {one.name: [asdict(parameter) for parameter in one.parameters] for one in lowered.exports},
    }
    return {
        f"{game.name}.wasm": wasm_module(lowered),
        f"{game.name}.json": json.dumps(described, indent=1).encode(),
    }


def native(game: Game) -> dict[str, bytes]:
    """The files of a game for `prebuilt`: a library for machines of this kind, and what it was made of."""
    from torri.engine.accelerate.native import native_library

    lowered = lowered_loops(game, {**LOOPS, **AUDITED})
    described = Description(
        game=game.name,
        rules=game.version,
        edition_sha256=game.edition.sha256,
        sources_sha256=sources_digest(folder_of(game)),
        functions={one.name: [parameter.kind for parameter in one.parameters] for one in lowered.exports},
    )
    name = file_name(game.name)
    return {
        f"{name}.so": native_library(lowered),
        f"{name}.json": json.dumps(asdict(described), indent=1).encode(),
    }


def lowered_loops(game: Game, loops: Functions) -> Any:
    """These loops over whole games, and those of players, for any target."""
    from torri.engine.accelerate.lowering import lower

    made = Loops(game, True)
    functions = {**loops, **({**FUNCTIONS, **LATER} if game.evaluate else {})}
    return lower(functions, made.replaced(), examples(made))


def examples(loops: Loops) -> dict[str, Sequence[Any]]:
    """Arguments of the right types for each function."""
    state = loops.game.start(loops.game.players[0]).state
    pool, row, table = loops.pool(state), loops.row(1), loops.table(1, 1)
    ahead = look_ahead(loops, state)
    game = greedy.GreedyGame(ahead, chance=row, stream=row, weights=table, depths=row, noises=row, answers=row)
    work = futures.Futures(
        ahead, stream=row, weights=row, depth=1, seed=0, observer=0, line=row, turns=1, asked=row, times=row, path=row
    )
    tree = search.TreeSearch(
        ahead,
        tree=table,
        used=row,
        stream=row,
        weights=row,
        how=row,
        path=row,
        movers=row,
        rewards=row,
        usual=row,
    )
    return {
        "simulate": (pool, row, 0, 0, row, table),
        "soak": (pool, row, 0, 0, 0, 0, 0, row),
        "copies": (pool, 0),
        "trace": (pool, row, 0, 0, row, row),
        "sample": (pool, row, 0, 0, 0),
        "play": (game, 0, 0),
        "best": (ahead, 0, row, row, 1, 1),
        "grow": (tree, 0, 0, 0, 0),
        "found": (tree, 0, table),
        "line": (tree, 0, 0, row),
        "futures": (work, 0, table),
    }
