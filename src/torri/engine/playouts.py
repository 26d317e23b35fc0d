"""Loops over whole games, written once for every game: linked to a game, they run on CPython or accelerated.

Pools hold states: place 0 the position to begin from, place 1 the one that is played on. Game number `n` of a
seed is the same game on every machine, however the work is divided.
"""

from __future__ import annotations

from typing import Final

from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, audit, heaviest, legal, outside, redeal, score, weight
from torri.engine.streams import below, member, start_stream

QUESTIONS, DRAWS, STEP, GAME, INTEGER = range(5)  # what is counted, and where a fault was found
COUNT_FIELDS: Final = 5
DEAD_END: Final = -2  # a fault of any game: no legal answer, and not over
ENDLESS: Final = -3  # a fault of any game: longer than it can be
OUT_OF_RANGE: Final = -4  # a fault of any game: an integer of the state is out of its declared range


def draw(s: State, options: int, stream: list[int]) -> int:
    """An answer of nature, as likely as its weight says."""
    most = heaviest(s)
    if most == 0:
        return drawn_by_total(s, options, stream)
    answer = member(stream, options)
    while most > 1 and below(stream, most) >= weight(s, answer):
        answer = member(stream, options)
    return answer


def drawn_by_total(s: State, options: int, stream: list[int]) -> int:
    """The same, by going through the weights."""
    total = 0
    rest = options
    while rest != 0:
        total += weight(s, (rest & -rest).bit_length() - 1)
        rest &= rest - 1
    n = below(stream, total)
    rest = options
    answer = 0
    while n >= 0:
        answer = (rest & -rest).bit_length() - 1
        n -= weight(s, answer)
        rest &= rest - 1
    return answer


def chosen(s: State, options: int, stream: list[int], eager: int) -> int:
    """A random answer: nature's by weight, a player's with equal chances, or, if eager, every other time the first.

    Questions list the answers that do something before those that do nothing: eager players build and claim, and so
    come to the parts of a game that chance alone hardly reaches.
    """
    if s.actor == NATURE:
        return draw(s, options, stream)
    if eager and below(stream, 2):
        return (options & -options).bit_length() - 1
    return member(stream, options)


def play_out(s: State, stream: list[int], counts: list[int]) -> None:
    """Answer at random until the game is over."""
    options = legal(s)
    while options != 0:
        if s.actor == NATURE:
            counts[DRAWS] += 1
            apply(s, draw(s, options, stream))
        else:
            counts[QUESTIONS] += 1
            apply(s, member(stream, options))
        options = legal(s)


def simulate(
    pool: list[State], stream: list[int], seed: int, first: int, counts: list[int], scores: list[list[int]]
) -> None:
    """Play out one game per row of `scores`, from number `first` on, and write down their scores."""
    for game in range(len(scores)):
        start_stream(stream, seed, first + game)
        assign(pool, 1, 0)
        s = pool[1]
        play_out(s, stream, counts)
        for seat in range(s.players):
            scores[game][seat] = score(s, seat)


def soak(
    pool: list[State],
    stream: list[int],
    seed: int,
    first: int,
    games: int,
    longest: int,
    over: int,
    counts: list[int],
) -> int:
    """Play games, every other one by eager players; check ranges and audit at every step.

    Returns 0, or the fault that stopped it (`counts` holds the game, the step and what was out of range).
    """
    for game in range(first, first + games):
        start_stream(stream, seed, game)
        assign(pool, 1, 0)
        s = pool[1]
        counts[STEP] = 0
        counts[GAME] = game
        options = legal(s)
        while options != 0:
            if s.actor == NATURE:
                counts[DRAWS] += 1
            else:
                counts[QUESTIONS] += 1
            apply(s, chosen(s, options, stream, game % 2))
            counts[STEP] += 1
            counts[INTEGER] = outside(s)
            if counts[INTEGER] != 0:
                return OUT_OF_RANGE
            fault = audit(s)
            if fault != 0:
                return fault
            if counts[STEP] > longest:
                return ENDLESS
            options = legal(s)
        if s.ask != over:
            return DEAD_END
    return 0


def trace(pool: list[State], stream: list[int], seed: int, number: int, answers: list[int], sets: list[int]) -> int:
    """Play out one game (an odd number: by eager players); write down every answer and the set it was chosen from."""
    start_stream(stream, seed, number)
    assign(pool, 1, 0)
    s = pool[1]
    options = legal(s)
    step = 0
    while options != 0:
        answer = chosen(s, options, stream, number % 2)
        answers[step] = answer
        sets[step] = options
        step += 1
        apply(s, answer)
        options = legal(s)
    return step


def sample(pool: list[State], stream: list[int], observer: int, seed: int, number: int) -> None:
    """Make place 1 a world that agrees with what the observer knows of place 0."""
    start_stream(stream, seed, number)
    assign(pool, 1, 0)
    redeal(pool[1], observer, stream)


def copies(pool: list[State], times: int) -> None:
    """Copy a state again and again; the benchmark of copying."""
    for turn in range(times):
        assign(pool, 1 + turn % 2, 0)
