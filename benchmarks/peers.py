"""How fast we are compared with other libraries of games: `./torri bench peers`. The report goes to
benchmarks/peers.md.

One process, one core, one thread, one run. Every environment is played at random through its normal interface, and
all take turns, so that all run under the same conditions; the best round counts. Choices are counted: questions to a
player with at least two legal answers. All also play forced answers and chance, and none counts them.

Needs the extra `peers` (pip install -e '.[fast,peers]'). What is not installed, or fails, is named and left out.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent / "peers"
REPORT = FOLDER.with_suffix(".md")
FAMILIES = ("torri", "openspiel", "pettingzoo", "rlcard", "catanatron", "pgx")
ROUNDS, SECONDS = 5, 0.5

# One thread each, and no screen. Read when the libraries are imported, so nothing above imports one.
SETTINGS = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "SDL_VIDEODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


@dataclass
class Contest:
    """Who takes part, with which versions, and who could not."""

    contenders: list[Any] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def leave(self, what: str, error: Exception) -> None:
        told = f"{what}: {type(error).__name__}: {error}".splitlines()[0]
        self.left_out.append(told)
        print(f"Left out: {told}", flush=True)

    def enter(self, family: str, most: int | None) -> None:
        """All games of a library, or the first ones."""
        try:
            module = import_module(f"of_{family}")
            self.versions |= versions(module.PACKAGES)
        except Exception as error:
            self.leave(family, error)
            return
        for name in islice(module.GAMES, most):
            begin, before = time.perf_counter(), len(self.contenders)
            try:
                for interface, make in module.makers(name):
                    self.admit(make, f"{module.LIBRARY}: {name}, {interface}")
            except Exception as error:
                self.leave(f"{module.LIBRARY}: {name}", error)
            taken = time.perf_counter() - begin
            print(f"{module.LIBRARY}: {name}: {len(self.contenders) - before} ready in {taken:.1f} s", flush=True)

    def admit(self, make: Callable[[], Any], what: str) -> None:
        """If one interface fails, the game's other interfaces are still measured."""
        try:
            self.contenders.append(make())
        except Exception as error:
            self.leave(what, error)

    def play(self, rounds: int, seconds: float) -> None:
        """All take turns. Results from choosing the batch size do not count."""
        for contender in self.contenders:
            contender.rate = 0.0
        for number in range(rounds):
            begin = time.perf_counter()
            for contender in list(self.contenders):
                gc.collect()
                try:
                    contender.measure(seconds)
                except Exception as error:
                    self.contenders.remove(contender)
                    self.leave(contender.name, error)
            print(f"Round {number + 1} of {rounds}: {time.perf_counter() - begin:.0f} s", flush=True)


def versions(packages: Sequence[str]) -> dict[str, str]:
    """Of a library, which must be there, and of what it works with, if it is."""
    found = {packages[0]: version(packages[0])}
    for package in packages[1:]:
        with suppress(PackageNotFoundError):
            found[package] = version(package)
    return found


def stay_on_one_core() -> bool:
    """Whether the system could be told to."""
    os.environ.update(SETTINGS)
    os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(FOLDER.parents[1] / "build" / "jax"))
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="torri bench peers", description="Compare us with other libraries of games.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each environment in each round")
    parser.add_argument("--only", help=f"some of {','.join(FAMILIES)}; nothing is written without --out")
    parser.add_argument("--trial", action="store_true", help="two games each, one short round; nothing is written")
    parser.add_argument("--out", type=Path, help=f"the report (otherwise {REPORT.name} beside this script)")
    given = parser.parse_args(arguments)
    families = given.only.split(",") if given.only else FAMILIES
    if unknown := set(families) - set(FAMILIES):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(FAMILIES)}")
    rounds, seconds = (1, 0.05) if given.trial else (given.rounds, given.seconds)

    begin = time.perf_counter()
    pinned = stay_on_one_core()
    sys.path.insert(0, str(FOLDER))
    contest = Contest()
    for family in families:
        contest.enter(family, 2 if given.trial else None)
    gc.collect()
    gc.freeze()  # what one library keeps must not slow down the others
    contest.play(rounds, seconds)
    how = f"best of {rounds} rounds of {seconds:g} s in which all took turns"
    out = given.out or (None if given.only or given.trial else REPORT)
    import_module("report").write(contest, how, pinned, out)
    print(f"{time.perf_counter() - begin:.0f} s in all.")


if __name__ == "__main__":
    main()
