"""A greedy player: of all it can do until somebody else acts, what the game's own evaluation likes best.

It looks a few answers ahead, so that an action with its target and person is weighed as a whole. Written in the
accelerated subset, and linked to a game as the loops of the engine are.
"""

from __future__ import annotations

from typing import Final

from torri.engine.playouts import draw
from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, evaluate, legal, redeal
from torri.engine.streams import below, start_stream
from torri.engine.weights import DENIAL

LOWEST: Final = -(1 << 40)
DEPTH: Final = 3  # answers looked ahead, at most
SHADES: Final = 8  # hundredths of a point within which answers are as good as alike


def less_rivals(players: int, seat: int, weights: list[int], values: list[int]) -> int:
    """What a seat will end with, less what it holds against its rivals: half for the best, half for all alike."""
    most = LOWEST
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


def look(
    pool: list[State], place: int, seat: int, todo: list[int], weights: list[int], values: list[int], depth: int
) -> int:
    """The best outlook that a seat can reach from the state in that place by so many answers of its own, as far as
    nobody else is asked before. That state and the places after it are used up."""
    if depth == 0 or pool[place].actor != seat:
        return outlook(pool[place], seat, weights, values)
    highest = LOWEST
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


def best(
    pool: list[State],
    place: int,
    todo: list[int],
    stream: list[int],
    weights: list[int],
    values: list[int],
    depth: int,
    noise: int,
) -> int:
    """The best answer to the question of the state in that place; the places after it are for looking ahead.

    Answers that are as good as each other to within the noise, in hundredths of a point, are chosen from at random.
    """
    seat = pool[place].actor
    highest = LOWEST
    answer = 0
    options = legal(pool[place])
    while options != 0:
        tried = (options & -options).bit_length() - 1
        options &= options - 1
        assign(pool, place + 1, place)
        apply(pool[place + 1], tried)
        value = look(pool, place + 1, seat, todo, weights, values, depth - 1) + below(stream, noise)
        if value > highest:
            highest = value
            answer = tried
    return answer


def play(
    pool: list[State],
    todo: list[int],
    chance: list[int],
    stream: list[int],
    seed: int,
    number: int,
    weights: list[list[int]],
    values: list[int],
    depth: list[int],
    noise: list[int],
    answers: list[int],
) -> int:
    """One whole game of greedy players, each seat with its own weights, depth and noise; the answers go to a row,
    their number is returned. Chance does not depend on the players: its stream is its own."""
    start_stream(chance, seed, number)
    start_stream(stream, seed + 1, number)
    assign(pool, 1, 0)
    s = pool[1]
    step = 0
    options = legal(s)
    while options != 0:
        seat = s.actor
        if seat == NATURE:
            answer = draw(s, options, chance)
        elif options & options - 1:
            assign(pool, 2, 1)
            redeal(pool[2], seat, stream)  # nobody looks into another hand
            answer = best(pool, 2, todo, stream, weights[seat], values, depth[seat], noise[seat])
        else:
            answer = options.bit_length() - 1
        answers[step] = answer
        step += 1
        apply(s, answer)
        options = legal(s)
    return step
