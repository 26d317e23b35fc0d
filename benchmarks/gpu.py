"""Games on a GPU: are they those of the CPU, and how fast are they? Our own machines have
none; on one that has: `python benchmarks/gpu.py --ptx FOLDER`, with the files of `torri build ptx FOLDER`.

It needs NumPy and CuPy, and neither Numba nor an installed Torri. CPython plays the games of the comparison, on all
cores. With torch it also shows that arrays are shared without a copy, and runs a small policy between the steps.

    python benchmarks/gpu.py --ptx build/ptx                          # everything, about four minutes
    python benchmarks/gpu.py --ptx build/ptx --only equal --game patrizier --games 1048576

A million games of Firenze take CPython hours. A machine with Numba plays them in minutes, and writes down hashes of all
scores, by which the GPU's are compared:

    python benchmarks/gpu.py --write-hashes build/hashes.json
    python benchmarks/gpu.py --ptx build/ptx --only hashes --hashes build/hashes.json
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

PLAYERS, SEED = 3, 20261118
GAMES = {"patrizier": 1 << 16, "firenze": 1 << 13, "florenza": 1 << 13}  # random games that CPython plays too
ENVIRONMENT_GAMES, ENVIRONMENT_STEPS = 16, 400
CHUNK = 256
HASHED_GAMES, GAMES_A_HASH = 1 << 20, 1 << 15
BATCHES = (1 << 16, 1 << 18, 1 << 20)
STEPS_IN_GRAPH, TIMES = 8, 6


def game_of(name: str) -> Any:
    return import_module(f"torri.games.{name}").GAME


# Equality


def played_by_cpython(name: str, first: int, number: int) -> list[list[int]]:
    from torri.engine import playouts
    from torri.engine.loops import loops

    game = game_of(name)
    made = loops(game, False)
    start = game.start(PLAYERS).state
    rows = made.table(number, PLAYERS)
    made.run.simulate(made.pool(start), made.row(4), SEED, first, made.row(playouts.COUNT_FIELDS), rows)
    return list(rows)


def same_games(name: str, pool: ProcessPoolExecutor, games: int) -> list[str]:
    import torri

    jobs = [pool.submit(played_by_cpython, name, first, CHUNK) for first in range(0, games, CHUNK)]
    found = np.array(torri.simulate(game_of(name), PLAYERS, games, SEED, device="cuda").scores)
    wanted = np.concatenate([job.result() for job in jobs])
    equal = int((found == wanted).all(axis=1).sum())
    return [f"{equal:,} of {games:,} random games have the scores of CPython"]


def hashes_of(name: str, device: Literal["cpu", "cuda"]) -> list[str]:
    """Of the scores of a million random games, some thousands a hash."""
    import torri

    scores = torri.simulate(game_of(name), PLAYERS, HASHED_GAMES, SEED, device=device).scores
    rows = np.array(scores, np.int32).reshape(-1, GAMES_A_HASH, PLAYERS)
    return [hashlib.sha256(part.tobytes()).hexdigest() for part in rows]


def same_hashes(name: str, hashes: Path) -> list[str]:
    wanted, found = json.loads(hashes.read_text(encoding="utf-8"))[name], hashes_of(name, "cuda")
    equal = sum(one == other for one, other in zip(wanted, found, strict=True))
    told = f"{equal} of {len(wanted)} hashes, of {GAMES_A_HASH:,} games each, are those of native code"
    return [f"{HASHED_GAMES:,} random games: {told}"]


def environment_by_cpython(name: str, settings: dict[str, Any]) -> list[list[Any]]:
    return shown_by(name, settings, {"accelerated": False}, np.array)


def shown_by(name: str, settings: dict[str, Any], where: dict[str, Any], plain: Callable[..., Any]) -> list[list[Any]]:
    from torri.research.vector import VectorEnv

    env = VectorEnv(game_of(name), ENVIRONMENT_GAMES, PLAYERS, SEED, **settings, **where)
    told = []
    for _ in range(ENVIRONMENT_STEPS):
        batch = env.step(env.random_actions())
        shown = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.scores, batch.over)
        told.append([plain(one).copy() for one in shown])
    env.check()
    return told


def same_environment(name: str, pool: ProcessPoolExecutor) -> list[str]:
    from torri.engine.accelerate.cuda import cupy

    cp = cupy()
    kinds: list[dict[str, Any]] = [{}, {"opponents": "random", "skip_forced": True, "reward": "margin"}]
    jobs = [pool.submit(environment_by_cpython, name, settings) for settings in kinds]
    lines = []
    for settings, job in zip(kinds, jobs, strict=True):
        found, wanted = shown_by(name, settings, {"device": "cuda"}, cp.asnumpy), job.result()
        equal = sum(
            all(np.array_equal(one, other) for one, other in zip(ours, theirs, strict=True))
            for ours, theirs in zip(found, wanted, strict=True)
        )
        lines.append(f"{equal} of {ENVIRONMENT_STEPS} steps of {ENVIRONMENT_GAMES} games equal to CPython's {settings}")
    return lines


# Speed


def milliseconds(work: Callable[[], Any]) -> float:
    """How long the GPU takes for it, after a first time."""
    from torri.engine.accelerate.cuda import cupy

    cp = cupy()
    work()
    cp.cuda.Device().synchronize()
    begin, end = cp.cuda.Event(), cp.cuda.Event()
    begin.record()
    work()
    end.record()
    end.synchronize()
    return float(cp.cuda.get_elapsed_time(begin, end))


def whole_games(name: str) -> list[str]:
    from torri.engine.accelerate import to_records
    from torri.engine.accelerate.cuda import SIMULATE_KERNEL, kernels

    began = time.perf_counter()
    found = kernels(game_of(name))
    function = found.function(SIMULATE_KERNEL)
    size = f"{function.num_regs} registers, {function.local_size_bytes} bytes local"
    lines = [f"loaded in {time.perf_counter() - began:.1f} s; {size}"]
    start = to_records(game_of(name).start(PLAYERS).state, 1)
    for games, each in ((1 << 16, 4), (1 << 18, 1), (1 << 20, 1)):
        told: dict[str, Any] = {}

        def play(games: int = games, each: int = each, told: dict[str, Any] = told) -> None:
            told["counts"] = found.simulate(start, games * each, SEED, PLAYERS, each=each)[1]

        spent = milliseconds(play)
        questions = int(told["counts"][:, 0].sum())
        rates = f"{games * each / spent / 1e3:.2f} M games/s, {questions / spent / 1e6:.2f} G questions/s"
        lines.append(f"{games:,} threads, {each} games each: {rates}")
    return lines


def environment(name: str, games: int) -> list[str]:
    """Decisions a second: alone, with observations, and with games sorted by question."""
    from torri.research.vector import VectorEnv

    env: Any = VectorEnv(game_of(name), games, PLAYERS, SEED, device="cuda")
    for _ in range(40):  # the games drift apart
        env.step(env.random_actions())
    lines = []
    for looking in (False, True):
        for sorting in (False, True):
            told = ("observed" if looking else "without observations") + (", sorted" if sorting else "")
            lines.append(f"{games:,} games, {told}: {in_a_graph(env, looking, sorting):.3f} G decisions/s")
    env.sorting = True
    spent = milliseconds(lambda: [env.step(env.random_actions()).observations for _ in range(TIMES)])
    lines.append(f"{games:,} games, observed, sorted before each step: {games * TIMES / spent / 1e6:.3f} G decisions/s")
    env.check()
    return lines


def in_a_graph(env: Any, looking: bool, sorting: bool) -> float:
    """G decisions a second, with several steps in one graph; sorted once for all of them."""
    from torri.engine.accelerate.cuda import cupy

    cp = cupy()

    def decide() -> None:
        if looking:
            env.observe()
        env.step(env.random_actions())

    def work() -> None:
        for _ in range(TIMES):
            if sorting:
                env._sort()
            graph.launch(stream)

    cp.cuda.Device().synchronize()
    env._order[...] = cp.arange(env.games, dtype=cp.int32)
    stream = cp.cuda.Stream(non_blocking=True)
    cp.cuda.Device().synchronize()
    with stream:
        decide()
        decide()
        stream.synchronize()
        stream.begin_capture()
        for _ in range(STEPS_IN_GRAPH):
            decide()
        graph = stream.end_capture()
        spent = milliseconds(work)
        stream.synchronize()
    env.check()
    return float(env.games * STEPS_IN_GRAPH * TIMES / spent / 1e6)


def with_torch(name: str, games: int) -> list[str]:
    """Zero copy into torch, and a policy network between the steps."""
    from torri.research.vector import VectorEnv

    torch: Any = import_module("torch")
    env: Any = VectorEnv(game_of(name), games, PLAYERS, SEED, device="cuda")
    batch = env.reset()
    observations, masks = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)
    shared = observations.data_ptr() == batch.observations.data.ptr and masks.data_ptr() == batch.masks.data.ptr
    layers = torch.nn.Sequential(
        torch.nn.Linear(observations.shape[1], 512), torch.nn.ReLU(), torch.nn.Linear(512, masks.shape[1])
    )
    policy = layers.to("cuda", torch.bfloat16)

    def decide() -> None:
        seen = torch.from_dlpack(env.observe()).to(torch.bfloat16)
        rated = policy(seen).masked_fill(~masks, float("-inf"))
        noise = -torch.empty_like(rated, dtype=torch.float32).exponential_().log()
        env.step((rated.float() + noise).argmax(1))

    with torch.no_grad():
        decide()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(20):
            decide()
        torch.cuda.synchronize()
    rate = games * 20 / (time.perf_counter() - began) / 1e6
    env.check()
    return [f"torch shares the arrays: {shared}; {games:,} games with a policy of width 512: {rate:.1f} M decisions/s"]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--ptx", type=Path, help="the folder that torri build ptx wrote")
    asked.add_argument("--hashes", type=Path, help="of random games, as --write-hashes wrote them")
    asked.add_argument("--write-hashes", type=Path, metavar="FILE", help="play on this machine's processor, with Numba")
    asked.add_argument("--game", action="append", choices=sorted(GAMES))
    asked.add_argument("--games", type=int, help="random games that CPython plays too, for the comparison")
    asked.add_argument("--only", choices=("equal", "hashes", "speed", "torch"))
    given = asked.parse_args()
    names = given.game or sorted(GAMES, reverse=True)
    if given.write_hashes:
        given.write_hashes.write_text(json.dumps({name: hashes_of(name, "cpu") for name in names}, indent=1))
        return
    if given.ptx is None:
        asked.error("--ptx is missing: the folder that torri build ptx wrote")
    os.environ["TORRI_PTX"] = str(given.ptx)
    failed = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:  # CUDA cannot be forked
        for name in names:
            parts: list[tuple[str, Callable[[], list[str]]]] = [
                ("equal", partial(same_games, name, pool, given.games or GAMES[name])),
                ("equal", partial(same_environment, name, pool)),
                *([("hashes", partial(same_hashes, name, given.hashes))] if given.hashes else []),
                ("speed", partial(whole_games, name)),
                *(("speed", partial(environment, name, games)) for games in BATCHES),
                ("torch", partial(with_torch, name, 1 << 16)),
            ]
            for kind, part in parts:
                if given.only in (None, kind):
                    try:
                        for line in part():
                            print(f"{name}: {line}", flush=True)
                    except Exception as error:  # the others are still worth their time on a rented machine
                        failed += 1
                        print(f"{name}: {kind} FAILED: {type(error).__name__}: {error}", flush=True)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
