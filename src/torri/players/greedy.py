"""A greedy player: of everything it can do until somebody else acts, it takes what the game's evaluation rates highest.

It looks a few answers ahead, so that an action with its target and person is weighed as a whole. Written in the
accelerated subset, and linked to a game as the loops of the engine are.

The arrays that a loop works on are fields of one record, a named tuple: to the compiler its fields are separate
arguments, so that a record costs nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from torri.engine.playouts import draw
from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, evaluate, legal, redeal
from torri.engine.streams import below, start_stream
from torri.engine.weights import DENIAL

LOWEST_VALUE: Final = -(1 << 40)
MAX_DEPTH: Final = 3  # answers looked ahead, at most
NOISE_HUNDREDTHS: Final = 8  # answers within this many hundredths of a point count as equal
START, NOW, SEEN = range(3)  # the places of a game's pool: its start, the game, the information of the player on turn


class LookAhead(NamedTuple):
    """Where a player looks ahead."""

    pool: list[State]  # after the place to look from there is one more for each answer looked ahead
    todo: list[int]  # for each answer looked ahead: those still to be tried
    values: list[int]  # of the seats, as the evaluation writes them


class GreedyGame(NamedTuple):
    """What a whole game of greedy players is played with; of weights, depths and noises each seat has its own."""

    ahead: LookAhead
    chance: list[int]  # a stream for nature, so that chance does not depend on the players
    stream: list[int]  # and one for the players
    weights: list[list[int]]
    depths: list[int]
    noises: list[int]
    answers: list[int]  # of the game, written down one after another


def less_rivals(players: int, seat: int, weights: list[int], values: list[int]) -> int:
    """What a seat will end with, less its rivals' weighted points: half for the best rival, half for all equally."""
    most = LOWEST_VALUE
    total = 0
    for other in range(players):
        if other != seat:
            most = max(most, values[other])
            total += values[other]
    return values[seat] - weights[DENIAL] * (most + total // (players - 1)) // 200


def outlook(s: State, seat: int, weights: list[int], values: list[int]) -> int:
    """How a state looks to a seat, by the evaluation."""
    evaluate(s, weights, values)
    return less_rivals(s.players, seat, weights, values)


def look(ahead: LookAhead, place: int, seat: int, weights: list[int], depth: int) -> int:
    """The best value that a seat can reach from the state in that place by up to `depth` answers of its own, before
    anybody else is asked. That state and the places after it are overwritten."""
    pool, todo, values = ahead
    if depth == 0 or pool[place].actor != seat:
        return outlook(pool[place], seat, weights, values)
    highest = LOWEST_VALUE
    level = 0
    todo[0] = legal(pool[place])
    while level >= 0:
        options = todo[level]
        if options == 0:
            level -= 1
            continue
        todo[level] = options & options - 1
        assign(pool, place + level + 1, place + level)
        s = pool[place + level + 1]
        apply(s, (options & -options).bit_length() - 1)
        if s.actor == seat and level + 1 < depth:
            level += 1
            todo[level] = legal(s)
        else:
            highest = max(highest, outlook(s, seat, weights, values))
    return highest


def best(ahead: LookAhead, place: int, stream: list[int], weights: list[int], depth: int, noise: int) -> int:
    """The best answer to the question of the state in that place; the places after it are for looking ahead.

    Among answers that differ by less than the noise, in hundredths of a point, it chooses at random.
    """
    pool = ahead.pool
    seat = pool[place].actor
    highest = LOWEST_VALUE
    answer = 0
    options = legal(pool[place])
    while options != 0:
        tried = (options & -options).bit_length() - 1
        options &= options - 1
        assign(pool, place + 1, place)
        apply(pool[place + 1], tried)
        value = look(ahead, place + 1, seat, weights, depth - 1) + below(stream, noise)
        if value > highest:
            highest = value
            answer = tried
    return answer


def play(game: GreedyGame, seed: int, number: int) -> int:
    """One whole game of greedy players; how many answers were written down."""
    start_stream(game.chance, seed, number)
    start_stream(game.stream, seed + 1, number)
    pool = game.ahead.pool
    assign(pool, NOW, START)
    s = pool[NOW]
    step = 0
    options = legal(s)
    while options != 0:
        seat = s.actor
        if seat == NATURE:
            answer = draw(s, options, game.chance)
        elif options & options - 1:
            assign(pool, SEEN, NOW)
            redeal(pool[SEEN], seat, game.stream)  # a player does not see other hands
            answer = best(game.ahead, SEEN, game.stream, game.weights[seat], game.depths[seat], game.noises[seat])
        else:
            answer = options.bit_length() - 1
        game.answers[step] = answer
        step += 1
        apply(s, answer)
        options = legal(s)
    return step
