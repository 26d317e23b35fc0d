"""Games, trees and futures of this machine, which other targets have to repeat."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from random import Random
from typing import Any

from torri import Game
from torri.engine.accelerate import to_records
from torri.engine.loops import loops
from torri.engine.questions import NATURE
from torri.engine.weights import STYLES
from torri.players import greedy, search
from torri.players.coroutines import at_once
from torri.players.futures import MAX_QUESTION_KINDS, TRUTH, Futures
from torri.players.growing import NO_LIMIT
from torri.players.player_loops import look_ahead, player_loops
from torri.players.trees import ROOT, Tree

SEED = 20261118
TREE_ROWS, ITERATIONS = 4_000, 60
FUTURES, TURNS = 3, 6


def reference(game: Game, *, games: int, greedy_games: int, trees: int, accelerated: bool) -> dict[str, Any]:
    """What other targets are asked, and what they have to answer."""
    cases = [*_random_games(game, games, accelerated)]
    if game.evaluate is not None:
        cases += [*_greedy_games(game, greedy_games), *_thoughts(game, trees)]
    return {
        "seed": SEED,
        "longest": game.longest,
        "places": greedy.SEEN + greedy.MAX_DEPTH + 1,
        "depth": greedy.MAX_DEPTH,
        "columns": search.NODE_COLUMNS,
        "path": search.MAX_PATH_NODES,
        "kinds": MAX_QUESTION_KINDS,
        "cases": cases,
    }


def _record(state: Any) -> str:
    return base64.b64encode(to_records(state, 1).tobytes()).decode()


def _random_games(game: Game, games: int, accelerated: bool) -> Iterator[dict[str, Any]]:
    made = loops(game, accelerated)
    for players in game.players:
        start = game.start(players).state
        scores = made.simulate(start, games, SEED).scores
        yield {"kind": "simulate", "start": _record(start), "first": 0, "scores": scores}
        for number in range(2):
            answers, sets, end = made.trace(start, SEED, number)
            told = {"answers": answers, "sets": [str(one) for one in sets], "end": _record(end)}
            yield {"kind": "trace", "start": _record(start), "number": number, **told}


def _greedy_games(game: Game, games: int) -> Iterator[dict[str, Any]]:
    made = player_loops(game)
    for number in range(games):
        players = game.players[number % len(game.players)]
        start = game.start(players).state
        given: dict[str, Any] = {
            "weights": [list(made.weights.styles[STYLES[0]])] * players,
            "depths": [greedy.MAX_DEPTH] * players,
            "noises": [greedy.NOISE_HUNDREDTHS] * players,
        }
        answers = made.greedy_game(start, SEED, number, given["weights"], given["depths"], given["noises"])
        yield {"kind": "play", "start": _record(start), "number": number, **given, "answers": answers}


def _thoughts(game: Game, number: int) -> Iterator[dict[str, Any]]:
    """Trees and futures of positions somewhere in random games."""
    made, rng = player_loops(game), Random(SEED)
    weights = made.style()
    for place in range(number):
        at = game.start(game.players[place % len(game.players)])
        answers = made.loops.trace(at.state, SEED, place)[0]
        for answer in answers[: rng.randrange(len(answers) - 1)]:
            game.questions.apply(at.state, answer)
        while at.actor == NATURE:
            game.questions.apply(at.state, at.answers()[0])
        if at.over or at.actor is None:
            continue
        shared = {"state": _record(at.state), "players": at.players, "weights": [int(one) for one in weights]}
        tree = Tree(made, at.actor, at, weights=weights, rows=TREE_ROWS, seed=SEED, number=place)
        stream = [int(one) for one in tree._work.stream]
        made.run.grow(tree._work, root=ROOT, visits=NO_LIMIT, iterations=ITERATIONS, seat=at.actor)
        rows: Any = tree._work.tree[: int(tree._work.used[0])]
        yield {
            "kind": "grow",
            **shared,
            "seat": at.actor,
            "stream": stream,
            "how": [int(one) for one in made.how(at.players)],
            "rows": TREE_ROWS,
            "iterations": ITERATIONS,
            "tree": [str(one) for one in rows.ravel()],
        }
        work = Futures(
            ahead=look_ahead(made.loops, at.state, greedy.SEEN),
            stream=made.loops.row(4),
            weights=weights,
            depth=1,
            seed=SEED,
            observer=TRUTH,
            line=made.loops.row(0),
            turns=TURNS,
            asked=made.loops.row(MAX_QUESTION_KINDS),
            times=made.loops.row(MAX_QUESTION_KINDS),
            path=made.loops.row(game.longest + 1),
        )
        margins = made.loops.table(FUTURES, at.players)
        at_once(made.call("futures", (work, 0, margins)))
        yield {"kind": "futures", **shared, "turns": TURNS, "count": FUTURES, "margins": margins.tolist()}
