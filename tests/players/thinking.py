"""What the tests of players share: positions in the middle of sensible games, and whole games between players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tests.amount import cases
from tests.games.every import NAMES
from torri import NATURE, Game, Position
from torri.players import Information, player
from torri.players.player_loops import player_loops

# The games in which the loops of a search are tried. They are the same for every game; the short run compiles them for
# the smallest (tools/compile_game.py), and the bots of servers under test play all games on CPython.
SEARCHED: Final = cases(short=["patrizier"], long=NAMES)


def midway(game: Game, players: int, number: int, share: float) -> Position:
    """A question with a choice, about so far into a game of greedy players."""
    start = game.start(players)
    answers = player_loops(game).greedy_game(start.state, 3, number)
    at, last = start.copy(), start
    for ply, answer in enumerate(answers):
        if at.actor != NATURE and len(at.answers()) > 1:
            last = at.copy()
            if ply >= share * len(answers):
                break
        game.questions.apply(at.state, answer)
    return last


def played(game: Game, specs: Sequence[str], seed: int) -> Position:
    """The end of a game between players; every answer is checked by the rules."""
    rng = Random(seed)
    seats = [player(spec, Random(seed)) for spec in specs]
    at = game.start(len(specs))
    while not at.over:
        actor = at.actor
        assert actor is not None
        if actor == NATURE:
            at.apply(rng.choices(at.answers(), at.weights())[0])
        else:
            forced = at.forced()
            at.apply(seats[actor].answer(Information.of(at, actor)) if forced is None else forced)
    return at
