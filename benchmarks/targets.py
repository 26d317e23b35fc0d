"""One source, its targets side by side: `./torri bench targets`; writes targets.md.

Compiled for this machine by Numba, as a library compiled beforehand, and as WebAssembly in Node; the same Python calls
all three, as a player does. They take turns; of three rounds the best counts, by the processor's time, so that other
work on the machine hardly shows. Three players, one core. The GPU's figures are those of gpu.log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.players.browser_workers import InNode, bundled, in_node

import torri
from torri.engine.accelerate import dtype, prebuilt
from torri.engine.playouts import COUNT_FIELDS, QUESTIONS
from torri.engine.position import Position
from torri.players.growing import NO_LIMIT
from torri.players.player_loops import PlayerLoops, player_loops, prebuilt_player_loops
from torri.players.remote_loops import RemoteLoops
from torri.players.reviewing import Depth, Oracle, compile_futures
from torri.players.trees import Tree
from torri.players.warming import exercise

PLAYERS, ROUNDS, SEED = 3, 3, 20261118
SAMPLED_GAMES: Final = 500  # to find how many questions they have
WARMING_CALLS: Final = 6
MEASURED_SECONDS: Final = 0.4  # in each round, about
OUT, GPU_LOG = ROOT / "benchmarks" / "targets.md", ROOT / "benchmarks" / "gpu.log"
START: Final = """
import sys, torri
from random import Random
from torri.players.coroutines import at_once
from torri.players.warming import compiled_player_loops
made = compiled_player_loops(torri.game(sys.argv[1]))
at = made.game.start(3)
while at.actor == torri.NATURE or len(at.answers()) == 1:
    at.apply(at.answers()[0])
at_once(made.greedy_answer(at.state, Random(1), "all-round", 3, 8))
"""
Work = Callable[[PlayerLoops, Position, int], Awaitable[int]]  # so much of it; how many were done


async def questions(loops: PlayerLoops, at: Position, games: int) -> int:
    """Of random games."""
    arrays, start = loops.arrays, torri.game(at.game.name).start(PLAYERS).state
    counts = arrays.row(COUNT_FIELDS)
    arguments = arrays.pool(start, 3), arrays.row(4), SEED, 0, counts, arrays.table(games, PLAYERS)
    if isinstance(loops, RemoteLoops):
        await loops.call("simulate", arguments, written=(counts,))
    else:
        loops.loops.run.simulate(*arguments)
    return int(counts[QUESTIONS])


async def answers(loops: PlayerLoops, at: Position, number: int) -> int:
    """Of the greedy player."""
    for _ in range(number):
        await loops.greedy_answer(at.state, Random(1), "all-round", 3, 8)
    return number


async def iterations(loops: PlayerLoops, at: Position, number: int) -> int:
    tree = Tree(loops, int(at.state.actor), at, weights=loops.style(), rows=200_000, seed=SEED, number=0)
    # Not `grow`, which may stop when the answer is settled.
    return await loops.call("grow", (tree._work, tree.root, NO_LIMIT, number, int(at.state.actor)))


async def futures(loops: PlayerLoops, at: Position, number: int) -> int:
    oracle = Oracle(loops, PLAYERS, Depth.of(at.game.name, "quick"))
    return len(await oracle.margins(at.state, (0,) * 64, number))


MEASURED: Final[dict[str, Work]] = {
    "questions/s of random games": questions,
    "answers/s of the greedy player": answers,
    "search iterations/s": iterations,
    "futures/s of a review": futures,
}


class Measured:
    """Node with a record of the processor's time that it took."""

    def __init__(self, node: InNode) -> None:
        self._node = node
        self.count = 1
        self.spent = self.since = 0.0

    async def think(self, request: str) -> str:
        reply = await self._node.think(request)
        told = json.loads(reply)
        self.spent, self.since = self.spent + told["spent"] / 1000, told["since"] / 1000
        return reply

    def cancel(self, number: int) -> None: ...

    def drop(self, kept: str) -> None:
        self._node.drop(kept)


@dataclass
class Results:
    """Of one game: rates by what was measured, of each target, and single figures."""

    rates: dict[str, list[float]] = field(default_factory=dict)
    figures: dict[str, str] = field(default_factory=dict)


async def measured(game: torri.Game, folder: Path, results: Results) -> None:
    at = game.start(PLAYERS)
    while at.actor == torri.NATURE or len(at.answers()) == 1:
        at.apply(at.answers()[0])
    library = prebuilt_player_loops(game)
    assert library is not None
    async with in_node(game.name, folder, bundled("carryingOut", folder)) as node:
        meter = Measured(node)
        here, remote = player_loops(game), RemoteLoops(game, meter)
        targets: tuple[PlayerLoops, ...] = here, library, remote

        async def spent(loops: PlayerLoops, work: Work, amount: int) -> tuple[int, float]:
            before = meter.spent if loops is remote else time.process_time()
            done = await work(loops, at, amount)
            return done, (meter.spent if loops is remote else time.process_time()) - before

        await answers(remote, at, 1)
        results.figures["start, wasm"] = f"{meter.since:.2f} s"
        for name, work in MEASURED.items():
            amount, best = 1, [0.0] * len(targets)
            await spent(here, work, 1)  # it may have to be loaded
            while (took := (await spent(here, work, amount))[1]) < MEASURED_SECONDS / 8:
                amount *= 4
            amount = max(1, int(amount * MEASURED_SECONDS / took))
            for _ in range(
                WARMING_CALLS
            ):  # engines of browsers optimise what is called again and again, in the background
                await spent(remote, work, max(1, amount // 4))
            for _ in range(ROUNDS):
                for place, loops in enumerate(targets):
                    done, seconds = await spent(loops, work, amount)
                    best[place] = max(best[place], done / seconds)
            results.rates[name] = best
            if work is questions:
                a_game = await questions(here, at, SAMPLED_GAMES) / SAMPLED_GAMES
                results.rates["random games/s"] = [rate / a_game for rate in best]
            print(game.name, name, *(f"{rate:,.0f}" for rate in best), flush=True)


def processor_seconds(command: list[Any], environment: dict[str, str] | None = None) -> float:
    """Of a program and all that it starts."""

    def of_children() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = of_children()
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return of_children() - before


def started(game: str, libraries: Path, results: Results) -> None:
    """A new process up to the first answer of a greedy player, with and without what was compiled before."""
    with tempfile.TemporaryDirectory() as cache:
        nothing = Path(cache) / "nothing"
        for name, found in (("Numba, cold", nothing), ("Numba, warm", nothing), ("library", libraries)):
            environment = os.environ | {"TORRI_CACHE": cache, "TORRI_PREBUILT": str(found)}
            seconds = processor_seconds([sys.executable, "-c", START, game], environment)
            results.figures[f"start, {name}"] = f"{seconds:.2f} s"


def weighed(game: torri.Game, folder: Path, results: Results) -> None:
    first = (folder / f"{game.name}.wasm").read_bytes()
    node = shutil.which("node")
    assert node is not None
    script = (
        "const given = require('fs').readFileSync(0); console.log(require('zlib').brotliCompressSync(given).length)"
    )
    small = int(subprocess.run([node, "-e", script], input=first, capture_output=True, check=True).stdout)
    results.figures["module, KB"] = f"{len(first) / 1000:.0f}"
    results.figures["module compressed (brotli), KB"] = f"{small / 1000:.1f}"
    library = (folder / f"{prebuilt.file_name(game.name)}.so").stat().st_size
    results.figures["library, KB"] = f"{library / 1000:.0f}"
    results.figures["a state, bytes"] = str(dtype(game.State).itemsize)


def on_gpu(game: str) -> dict[str, str]:
    """The best figures of the log."""
    log = GPU_LOG.read_text(encoding="utf-8")

    def best(pattern: str) -> str:
        found = [float(one) for one in re.findall(rf"^{game}: .*?{pattern}", log, re.M)]
        return f"{max(found):g}" if found else "–"

    return {
        "random games/s, millions": best(r"([0-9.]+) M games/s"),
        "questions/s in them, thousand millions": best(r"([0-9.]+) G questions/s"),
        "decisions/s as an environment, millions": _millions(best(r"without observations.*?: ([0-9.]+) G decisions")),
        "observed decisions/s, millions": _millions(best(r"observed.*?: ([0-9.]+) G decisions")),
    }


def _millions(thousand_millions: str) -> str:
    return thousand_millions if thousand_millions == "–" else f"{float(thousand_millions) * 1000:.0f}"


def report(found: dict[str, Results]) -> str:
    names = list(found)
    head = [f"| | {' | '.join(name.capitalize() for name in names)} |", f"|---|{'---|' * len(names)}"]

    def row(label: str, cells: list[str]) -> str:
        return f"| {label} | {' | '.join(cells)} |"

    lines = [
        "# One source, its targets",
        "",
        f"{platform.machine()}, Python {platform.python_version()}, Node {_node_version()},",
        f"{PLAYERS} players, one core.",
        f"All in one run, in turns; the best of {ROUNDS} rounds, by the processor's time.",
        "Made by `./torri bench targets`.",
        "",
        "## This machine and browsers",
        "",
        "Compiled by Numba / as a library / as WebAssembly, and how many times as fast as Numba's code the library is,",
        "and how many times as long WebAssembly takes:",
        "",
        *head,
    ]
    for name in next(iter(found.values())).rates:
        lines.append(row(name, [compared(found[game].rates[name]) for game in names]))
    lines += [
        "",
        "Start is a new process up to the first answer of a greedy player.",
        "",
        *head,
    ]
    for name in next(iter(found.values())).figures:
        lines.append(row(name, [found[game].figures[name] for game in names]))
    gpu = {game: on_gpu(game) for game in names}
    lines += [
        "",
        "## On a GPU",
        "",
        "One H200, from [gpu.log](gpu.log), which `gpu.py` writes:",
        "",
        *head,
    ]
    for name in next(iter(gpu.values())):
        lines.append(row(name, [gpu[game][name] for game in names]))
    return "\n".join(lines) + "\n"


def compared(rates: list[float]) -> str:
    here, library, wasm = rates
    return f"{here:,.0f} / {library:,.0f} / {wasm:,.0f}; {library / here:.2f}; {here / wasm:.2f}"


def _node_version() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip().lstrip("v")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=torri.all_games())
    parser.add_argument("--modules", type=Path, help="a folder in which `torri build wasm` has put them")
    given = parser.parse_args()
    games = given.games
    found = dict[str, Results]()
    for name in games:
        results, game = Results(), torri.game(name)
        with tempfile.TemporaryDirectory() as new:
            folder = (given.modules or Path(new)).resolve()
            if given.modules is None:
                processor_seconds([sys.executable, "-m", "torri", "build", "wasm", new, "--game", name])
            processor_seconds([sys.executable, "-m", "torri", "build", "native", str(folder), "--game", name])
            weighed(game, folder, results)
            os.environ["TORRI_PREBUILT"] = str(folder)
            started(name, folder, results)
            exercise(player_loops(game))
            compile_futures(player_loops(game))
            asyncio.run(measured(game, folder, results))
        found[name] = results
    text = report(found)
    print(text)
    if list(games) == list(torri.all_games()):
        OUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
