"""How fast the search is: `./torri bench search`. The report goes to benchmarks/search.md.

One process, one core, one run. For each game the iterations a second of the tree search from a position in the first
turn, each iteration with its own world, its walk down the tree, its playout and its evaluation: on CPython and
accelerated, taking turns. Where OpenSpiel is installed (extra `peers`) its own C++ tree search runs in between, on
games of similar length, with one random rollout a simulation, as it comes. As it plays, ours does not go to the end but
asks an evaluation; so the rows with random playouts to the very end are the ones to be compared.
"""

from __future__ import annotations

import os
import platform
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import torri
from torri.players.coroutines import at_once
from torri.players.player_loops import PlayerLoops, player_loops
from torri.players.search import CANDIDATES, TURNS
from torri.players.trees import Tree
from torri.players.warming import warm_up

ROUNDS = 3
MEASURED_SECONDS = 1.0
TREE_ROWS = 400_000
PEERS = ("hearts", "oh_hell", "backgammon")
TO_THE_END = 10_000  # turns: more than any game has
REPORT = Path(__file__).with_name("search.md")


@dataclass
class Rate:
    """Iterations a second, the best of several rounds: noise only ever slows down."""

    name: str
    choices: float  # a game
    run: Callable[[float], int]  # for so many seconds; how many iterations that were
    best: float = 0.0

    def measure(self) -> None:
        begin = perf_counter()
        iterations = self.run(MEASURED_SECONDS)
        self.best = max(self.best, iterations / (perf_counter() - begin))


def first_choice(game: torri.Game) -> torri.Position:
    """The first position of a two-player game in which a seat has a choice."""
    position, rng = game.start(2), random.Random(5)
    while position.actor == torri.NATURE or len(position.answers()) == 1:
        position.apply(rng.choices(position.answers(), position.weights() or None)[0])
    return position


def ours(thinking: PlayerLoops, position: torri.Position, to_the_end: bool) -> Callable[[float], int]:
    def run(seconds: float) -> int:
        how = thinking.how(position.players)
        if to_the_end:
            how[TURNS], how[CANDIDATES] = TO_THE_END, 1
        seat = position.actor
        assert seat is not None
        rows = TREE_ROWS if thinking.accelerated else TREE_ROWS // 40
        tree = Tree(thinking, seat, position, weights=thinking.style(), rows=rows, seed=1, number=0, how=how)
        at_once(tree.grow(None, seconds))
        return tree.visits

    return run


def choices_a_game(game: torri.Game) -> float:
    """Questions to players with at least two legal answers, in a game of greedy players."""
    choices, games = 0, 20
    for number in range(games):
        at = game.start(2)
        for answer in player_loops(game).greedy_game(at.state, 1, number):
            choices += at.actor != torri.NATURE and len(at.answers()) > 1
            game.questions.apply(at.state, answer)
    return choices / games


def theirs(name: str) -> Rate:
    """OpenSpiel's tree search in C++, from the first position of a game that has a choice."""
    import pyspiel

    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), random.Random(5)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    choices = sum(_choices(game, rng) for _ in range(20)) / 20

    def run(seconds: float) -> int:
        done, simulations, end = 0, 200, perf_counter() + seconds
        while perf_counter() < end:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
            bot = pyspiel.MCTSBot(
                *(game, evaluator, 1.4, simulations, 1000, False, 7, False),
                pyspiel.ChildSelectionPolicy.UCT,
            )
            bot.mcts_search(state)
            done += simulations
        return done

    return Rate(f"OpenSpiel {name}", choices, run)


def _choices(game: Any, rng: random.Random) -> int:
    state, choices = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        choices += not state.is_chance_node() and len(legal) > 1
        state.apply_action(rng.choice(legal))
    return choices


def main() -> None:
    rates: list[Rate] = []
    for name in torri.all_games():
        game = torri.game(name)
        warm_up(game)
        choices, position = choices_a_game(game), first_choice(game)
        for label, to_the_end in (("as it plays", False), ("random playouts to the end", True)):
            for how, accelerated in (("CPython", False), ("accelerated", True)):
                run = ours(player_loops(game, accelerated), position, to_the_end)
                rates.append(Rate(f"{name}, {label}, {how}", choices, run))
    try:
        rates += [theirs(name) for name in PEERS]
    except ImportError:
        print("OpenSpiel is not installed (extra `peers`): it is left out.")
    for _ in range(ROUNDS):
        for rate in rates:
            rate.measure()
    lines = [
        "# How much the search sees",
        "",
        "By `./torri bench search`: one core, one run, the best of three rounds, two players.",
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "",
        "| search | choices a game | iterations a second |",
        "|---|--:|--:|",
        *(f"| {rate.name} | {rate.choices:.0f} | {rate.best:,.0f} |" for rate in rates),
        "",
        (__doc__ or "").partition("\n\n")[2].strip(),
    ]
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
