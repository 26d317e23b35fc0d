"""How fast the engine is on this machine: `./torri bench engine [GAME]`.

One process, one core, one run. CPython and the accelerated loop take turns, so that both run under the same conditions;
what counts are the ratios. Where OpenSpiel is installed (extra `peers`) its C++ games run in between.

How the comparison is made: ours is `simulate`, whole games inside the accelerated loop. Theirs is the random
rollout evaluator inside their tree search, asked for many rollouts of one leaf, which is a plain random loop in
C++; it starts from a position already dealt, which costs us and not them. Counted are choices: questions to a
player with at least two legal answers. Both sides also play forced answers and chance, and neither counts them. The
games differ in weight: hearts and oh_hell are trick-taking games whose choice is one card; backgammon chooses checker
moves. Patrizier's choices are of the weight of a trick-taking game's: a card, where its floors go, a floor to move, a
card to take.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torri
from torri.engine.loops import Loops, loops

ROUNDS = 5
MEASURED_SECONDS = 1.0  # in each round
SAMPLED_GAMES = 100  # to find their length
PEERS = ("hearts", "oh_hell", "backgammon")


@dataclass
class Rate:
    """Games and decisions a second: the best of several rounds, as noise only ever slows down."""

    games: float = 0.0
    decisions: float = 0.0

    def take(self, games: int, decisions: int, seconds: float) -> None:
        if games / seconds > self.games:
            self.games, self.decisions = games / seconds, decisions / seconds


def choices_a_game(game: torri.Game, players: int) -> float:
    """Questions to players with at least two legal answers, in a random game."""
    rng, choices = random.Random(3), 0
    for _ in range(SAMPLED_GAMES):
        position = game.start(players)
        while not position.over:
            answers = position.answers()
            choices += position.actor != torri.NATURE and len(answers) > 1
            position.apply(rng.choices(answers, position.weights() or None)[0])
    return choices / SAMPLED_GAMES


def timed(action: Callable[[], Any]) -> tuple[Any, float]:
    begin = time.perf_counter()
    result = action()
    return result, time.perf_counter() - begin


def measure(made: Loops, start: Any, games: int, rate: Rate) -> int:
    """One measurement; returns how many games fill the time next time."""
    result, seconds = timed(lambda: made.simulate(start, games, seed=1))
    rate.take(games, result.questions, seconds)
    return max(1, int(games * MEASURED_SECONDS / seconds))


def copy_cost(made: Loops, start: Any, times: int) -> float:
    """Nanoseconds of one copy inside the loop."""
    pool = made.pool(start)
    made.run.copies(pool, 10)
    return min(timed(lambda: made.run.copies(pool, times))[1] for _ in range(ROUNDS)) / times * 1e9


START = """
import sys, time
begin = time.perf_counter()
import torri
from torri.engine.loops import loops
game = torri.game(sys.argv[1])
loops(game).simulate(game.start(game.players[-1]).state, 1, seed=1)
print(time.perf_counter() - begin)
"""


def start_seconds(game: str) -> tuple[float, float]:
    """Cold and warm: a new process, from the first import to the end of the first accelerated game."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"TORRI_CACHE": folder}

        def run() -> float:
            command = [sys.executable, "-c", START, game]
            return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)

        return run(), min(run() for _ in range(3))


class Peer:
    """A game of OpenSpiel, played at random by its own C++ code."""

    def __init__(self, name: str) -> None:
        import pyspiel  # the extra `peers`

        self.name = name
        self.game = pyspiel.load_game(name)
        self.start = self._dealt()
        rng = random.Random(3)
        self.choices = sum(self._choices(self.start.clone(), rng) for _ in range(SAMPLED_GAMES)) / SAMPLED_GAMES
        self.rollouts = 500
        self.rate = Rate()

    def _dealt(self) -> Any:
        """The first state in which a player decides: what its rollouts start from, so dealing costs it nothing."""
        rng = random.Random(5)
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        return state

    def _choices(self, state: Any, rng: random.Random) -> int:
        """Players' choices in one random game from a state."""
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                answers = state.legal_actions()
                choices += len(answers) > 1
                state.apply_action(rng.choice(answers))
        return choices

    def measure(self) -> None:
        """One simulation of its tree search, whose leaf is evaluated by many random games: C++ from end to end."""
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, 7)
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 7, False)
        _, seconds = timed(lambda: bot.mcts_search(self.start))
        self.rate.take(self.rollouts, int(self.rollouts * self.choices), seconds)
        self.rollouts = max(10, int(self.rollouts * MEASURED_SECONDS / seconds))


def peers() -> list[Peer]:
    try:
        return [Peer(name) for name in PEERS]
    except ImportError:
        print("OpenSpiel is not installed (pip install 'torri[peers]'): no comparison with it.\n")
        return []


def report(name: str, players: int, out: Path | None) -> None:
    game = torri.game(name)
    start = game.start(players).state
    plain, fast = loops(game, False), loops(game, True)
    if not fast.accelerated:
        sys.exit("Numba is not installed: there is nothing to compare with CPython.")
    cold, warm = start_seconds(name)
    fast.simulate(start, 1, seed=1)
    others = peers()
    slow_rate, fast_rate = Rate(), Rate()
    slow_games, fast_games = 50, 5_000
    for _ in range(ROUNDS):
        slow_games = measure(plain, start, slow_games, slow_rate)
        fast_games = measure(fast, start, fast_games, fast_rate)
        for peer in others:
            peer.measure()
    slow_copy, fast_copy = copy_cost(plain, start, 2_000), copy_cost(fast, start, 2_000_000)
    ratio = fast_rate.decisions / slow_rate.decisions
    lines = [
        f"# Engine: {name}, {players} players, random games",
        "",
        f"{platform.machine()}, Python {platform.python_version()}, one core; best of {ROUNDS} interleaved rounds.",
        "Made by `./torri bench engine`.",
        "",
        "| | games/s | decisions/s | copy of a state |",
        "|---|---|---|---|",
        f"| CPython | {slow_rate.games:,.0f} | {slow_rate.decisions:,.0f} | {slow_copy:,.0f} ns |",
        f"| accelerated | {fast_rate.games:,.0f} | {fast_rate.decisions:,.0f} | {fast_copy:,.0f} ns |",
        f"| **ratio** | | **{ratio:,.0f}** | {slow_copy / fast_copy:,.0f} |",
        "",
        f"Start of `accelerate`, a new process up to its first finished game: cold {cold:.1f} s, warm {warm:.1f} s.",
    ]
    if others:
        lines += ["", *compared(others, name, fast_rate.games, choices_a_game(game, players))]
    text = "\n".join(lines) + "\n"
    print(text)
    if out:
        out.write_text(text, encoding="utf-8")


def compared(others: list[Peer], name: str, games: float, choices: float) -> list[str]:
    import pyspiel

    ours = games * choices
    best = max(peer.rate.decisions for peer in others)
    return [
        f"Beside OpenSpiel {pyspiel.__version__}, same run: random games by the rollout evaluator of its tree search,",
        "C++ from end to end, from a position already dealt (ours deals). Counted are choices: questions to a player",
        "with at least two legal answers; forced answers and chance are worked off by both and counted by neither.",
        "",
        "| random games | choices a game | games/s | choices/s | ours to theirs |",
        "|---|---|---|---|---|",
        f"| ours: {name} | {choices:.0f} | {games:,.0f} | {ours:,.0f} | |",
        *(
            f"| {peer.name} | {peer.choices:.0f} | {peer.rate.games:,.0f} | {peer.rate.decisions:,.0f} "
            f"| {ours / peer.rate.decisions:.1f} |"
            for peer in others
        ),
        "",
        f"Ours to its fastest: **{ours / best:.1f}**.",
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="torri bench engine", description="Measure the engine on this machine.")
    parser.add_argument("game", nargs="?", default="patrizier")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--out", type=Path, help="also write the report to this file")
    given = parser.parse_args()
    report(given.game, given.players, given.out)
