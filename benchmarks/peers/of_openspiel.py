"""OpenSpiel's own games, asked from Python and played inside its C++."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from contest import Contender, Maker, Shape

LIBRARY = "OpenSpiel"
PACKAGES = ("open_spiel",)
STATES, ROLLOUTS = "states from Python", "rollouts in C++"
# Card games, sowing games and toys of about our branching; then broader ones.
GAMES = (
    "kuhn_poker",
    "leduc_poker",
    "tic_tac_toe",
    "pig",
    "crazy_eights",
    "euchre",
    "mancala",
    "oware",
    "spades",
    "hearts",
    "oh_hell",
    "gin_rummy",
    "connect_four",
    "backgammon",
    "go(board_size=9)",
    "chess",
)
SAMPLED_GAMES = 100  # games from one position, from which their length is known
SAMPLING_SECONDS = 2.0  # seconds of work at most
CHUNK_SECONDS = 0.05  # seconds of rollouts at a time


def play(state: Any, shape: Shape, rng: random.Random) -> int:
    """One random game from a state on; its choices."""
    before = shape.choices
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            answers = state.legal_actions()
            shape.ask(len(answers))
            state.apply_action(rng.choice(answers))
    shape.games += 1
    return shape.choices - before


def from_python(library: str, game: Any, shown: str, interface: str) -> Contender:
    """A game of this interface, whoever wrote it."""
    shape, rng = Shape(), random.Random(3)
    play(game.new_initial_state(), shape, rng)
    return Contender(
        library, shown, interface, game.num_players(), lambda: play(game.new_initial_state(), shape, rng), shape
    )


class Rollouts:
    """The random games in which its tree search ends: a plain loop in C++, from a position already dealt."""

    def __init__(self, game: Any) -> None:
        self.game = game
        rng = random.Random(5)
        self.start = game.new_initial_state()
        while self.start.is_chance_node():
            self.start.apply_action(rng.choice(self.start.legal_actions()))
        self.shape = Shape()
        end = time.process_time() + SAMPLING_SECONDS
        while self.shape.games < SAMPLED_GAMES and time.process_time() < end:
            play(self.start.clone(), self.shape, rng)
        self.rollouts, taken = 5, 0.0
        while taken < CHUNK_SECONDS:
            self.rollouts *= 2
            begin = time.perf_counter()
            self()
            taken = time.perf_counter() - begin

    def __call__(self) -> float:
        """One simulation of the search, whose leaf is judged by many random games."""
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, 7)
        pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 7, False).mcts_search(self.start)
        return self.rollouts * self.shape.length


def in_cpp(game: Any, shown: str) -> Contender:
    rollouts = Rollouts(game)
    return Contender(LIBRARY, shown, ROLLOUTS, game.num_players(), rollouts, rollouts.shape, steered=False)


def makers(name: str) -> Iterator[Maker]:
    import pyspiel

    game = pyspiel.load_game(name)
    yield STATES, lambda: from_python(LIBRARY, game, name, STATES)
    yield ROLLOUTS, lambda: in_cpp(game, name)
