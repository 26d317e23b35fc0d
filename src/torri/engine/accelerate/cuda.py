"""Kernels of a game on a GPU of NVIDIA, through CuPy: found or made, loaded, and started.

Nothing of Numba is needed where the files that `torri build ptx` writes are at hand (`TORRI_PTX` names their folder).
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from torri.engine.accelerate.cache import used_folder
from torri.engine.accelerate.records import dtype, to_records
from torri.engine.editions import original

if TYPE_CHECKING:
    from torri.engine.loops import Simulation

BLOCK_THREADS: Final = 64
POINTER, SIZE = "pointer", "size"  # kinds of parameters, as in `lowering`, which needs Numba
GAMES_AT_ONCE: Final = 1 << 20
SIMULATE_KERNEL: Final = "simulate_games"


class NoGpu(RuntimeError):
    """Something that games on a GPU need is missing."""


@cache
def cupy() -> Any:
    """The package CuPy, on a machine with a GPU."""
    if importlib.util.find_spec("cupy") is None:
        raise NoGpu("games on a GPU need CuPy, which is not installed: pip install 'torri[gpu]'")
    found = import_module("cupy")
    try:
        devices = found.cuda.runtime.getDeviceCount()
    except found.cuda.runtime.CUDARuntimeError as error:
        raise NoGpu(f"CuPy is installed, but finds no driver of NVIDIA: {error}") from error
    if devices == 0:
        raise NoGpu("CuPy and the driver of NVIDIA are installed, but there is no GPU")
    return found


class Kernels:
    """The kernels of a game, loaded by the driver."""

    def __init__(self, ptx: Path, described: dict[str, Any]) -> None:
        self._module = cupy().RawModule(path=str(ptx))
        self._parameters: dict[str, list[dict[str, Any]]] = described["kernels"]
        self._functions: dict[str, Any] = {}

    def function(self, name: str) -> Any:
        if name not in self._functions:
            self._functions[name] = self._module.get_function(name)
        return self._functions[name]

    def start(self, name: str, threads: int, arguments: Sequence[Any], block: int = BLOCK_THREADS) -> None:
        """Run a kernel in that many threads, on CuPy's current stream. An argument is an array, of records with a row
        of bytes for each, a number, or a named tuple of such."""
        given = tuple(flat(arguments, self._parameters[name]))
        self.function(name)((-(-max(threads, 1) // block),), (block,), (*given, int64(threads)))

    def simulate(self, start: Any, games: int, seed: int, players: int, first: int = 0, each: int = 1) -> Any:
        """Random games from the record of a state: their scores, a row for each, and the counts of each thread."""
        cp = cupy()
        threads = -(-games // each)
        scores = cp.zeros((threads * each, players), cp.int64)
        counts = cp.zeros((threads, 5), cp.int64)
        place = cp.asarray(start.view("uint8"))
        numbers = map(int64, (seed, first, each, players, threads))
        grid = (-(-threads // BLOCK_THREADS),)
        self.function(SIMULATE_KERNEL)(grid, (BLOCK_THREADS,), (place, counts, scores, *numbers))
        return scores[:games], counts


def simulate_on_gpu(game: Any, start: Any, games: int, seed: int, progress: Any = None) -> Simulation:
    """Random games from a state, as `Loops.simulate` plays them."""
    from torri.engine.loops import SEED_COUNT, Simulation

    found, record = kernels(game), to_records(start, 1)
    scores: list[list[int]] = []
    questions = draws = 0
    for first in range(0, games, GAMES_AT_ONCE):
        number = min(GAMES_AT_ONCE, games - first)
        told, counts = found.simulate(record, number, seed % SEED_COUNT, start.players, first)
        scores += told.tolist()
        asked = counts.sum(axis=0).tolist()
        questions, draws = questions + asked[0], draws + asked[1]
        if progress:
            progress(number)
    return Simulation(scores, games=games, questions=questions, draws=draws)


def int64(number: int) -> Any:
    import numpy

    return numpy.int64(number)


def leaves(value: Any) -> Iterator[Any]:
    """The arrays and numbers of arguments, in the order in which a function was lowered."""
    if isinstance(value, tuple | list):
        for one in value:
            yield from leaves(one)
    else:
        yield value


def flat(arguments: Sequence[Any], parameters: Sequence[dict[str, Any]]) -> Iterator[Any]:
    """The arguments as pointers, sizes and numbers."""
    values = leaves(arguments)
    array, axis = None, 0
    for parameter in parameters:
        if parameter["kind"] == SIZE:
            assert array is not None
            yield int64(array.shape[axis])
            axis += 1
            continue
        value = next(values)
        if parameter["kind"] == POINTER:
            array, axis = value, 0
            width = parameter["item_bytes"]
            if not parameter["item"]:
                assert array.nbytes == len(array) * width, f"{parameter['name']} is no array of {width} bytes each"
            elif array.itemsize != width:
                raise TypeError(f"{parameter['name']} has items of {array.itemsize} bytes instead of {width}")
            yield array
        else:
            yield int64(value)
    assert next(values, None) is None, "more arguments than the kernel has parameters"


@lru_cache(maxsize=8)
def kernels(game: Any) -> Kernels:
    """The kernels of a game: from the folder in `TORRI_PTX`, or kept in the cache, or made now, where Numba is
    installed; that takes minutes, in a process of its own."""
    cupy()
    given = os.environ.get("TORRI_PTX")
    folder = Path(given) if given else used_folder(sources_hash(game))
    description = folder / f"{game.name}.ptx.json"
    if not description.exists():
        if given or importlib.util.find_spec("numba") is None:
            raise NoGpu(f"there are no kernels of {game.name} in {folder}; torri build ptx makes them, with Numba")
        command = [sys.executable, "-m", "torri", "build", "ptx", str(folder), "--game", game.name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NoGpu(f"the kernels of {game.name} could not be made: {done.stderr.strip()}")
    described = json.loads(description.read_text(encoding="utf-8"))
    if described["identity"] != identity(game):
        raise NoGpu(f"the kernels in {folder} are those of {described['identity']}, not of {identity(game)}")
    return Kernels(folder / f"{game.name}.ptx", described)


def identity(game: Any) -> dict[str, Any]:
    """What the kernels of a game depend on, as far as numbers say."""
    return {
        "game": game.name,
        "rules": game.version,
        "edition_sha256": game.edition.sha256,
        "state_bytes": dtype(game.State).itemsize,
    }


def sources_hash(game: Any) -> str:
    """A hash of all files that the kernels of a game are made of."""
    made = hashlib.sha256(json.dumps(identity(game)).encode())
    of_game = Path(str(sys.modules[original(game.State.__module__)].__file__)).parent
    package = Path(__file__).parents[2]
    for folder in (package / "engine", package / "players", package / "research", of_game):
        for file in sorted(one for kind in ("*.py", "*.toml") for one in folder.rglob(kind)):
            made.update(file.read_bytes())
    return made.hexdigest()[:32]
