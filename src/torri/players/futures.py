"""Futures of a position: greedy players go on from it, nature draws anew each time, and what comes of it is noted.

Written in the accelerated subset, and linked to a game as the loops of the engine are.

What is wanted of futures is mostly a difference: between a position and the next one of the same game. So a future of
some number meets the same chance from every position of a game, as far as it can: the k-th question of a kind since the
game began has its own random numbers, one for each answer that it could have, and the answers run a race
(`arena.nature` does the same for whole games). What both futures have in common then cancels out.
"""

from __future__ import annotations

from math import log
from typing import Final

from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, evaluate, heaviest, legal, redeal, weight
from torri.engine.streams import WORD, start_stream, word
from torri.players.greedy import best
from torri.players.search import lead

FROM, NOW, SEEN = range(3)  # the places of the pool: the position, this future, what the player on turn makes of it
KINDS: Final = 64  # of questions, at most
TIMES: Final = 1 << 12  # that a kind is asked in a game, at most
TRUTH: Final = -2  # in place of an observer: the position as it is


def futures(
    pool: list[State],
    todo: list[int],
    stream: list[int],
    seed: int,
    first: int,
    observer: int,
    line: list[int],
    turns: int,
    weights: list[int],
    values: list[int],
    depth: int,
    asked: list[int],
    times: list[int],
    margins: list[list[int]],
) -> None:
    """Write down the margins of all seats, in hundredths of a point, in one future per row, from number `first` on.

    Each begins in a world that agrees with what the observer knows, with the observer's answers in `line` as far as
    they are legal there. It goes on until seats have taken over from each other so many times; then the evaluation says
    what it is worth. That is asked before each of the last turns, one a seat, as whoever is on turn may look better.
    `asked` is how often each kind of question has been asked before the position, `times` is room for the same.
    """
    for row in range(len(margins)):
        number = first + row
        assign(pool, NOW, FROM)
        s = pool[NOW]
        if observer != TRUTH:
            start_stream(stream, seed, number)
            redeal(s, observer, stream)
        for kind in range(len(asked)):
            times[kind] = asked[kind]
        for player in range(s.players):
            margins[row][player] = 0
        given = 0
        looks = 0
        left = turns
        seat = NATURE
        options = legal(s)
        while options != 0:
            if given < len(line):
                given += 1
                if s.actor == observer and options >> line[given - 1] & 1:
                    if seat != observer:  # its turn counts, however long the line is
                        seat = observer
                        left -= 1
                    times[s.ask] += 1
                    apply(s, line[given - 1])
                    options = legal(s)
                    continue
                given = len(line)
            if s.actor not in (NATURE, seat):
                if left < s.players:
                    assign(pool, SEEN, NOW)
                    note(pool[SEEN], 1, weights, values, margins[row])
                    looks += 1
                if left == 0:
                    break
                left -= 1
                seat = s.actor
            answer = options.bit_length() - 1
            if options & options - 1:
                start_stream(stream, seed, ((number + 1) * KINDS + s.ask) * TIMES + times[s.ask] % TIMES)
                if s.actor == NATURE:
                    answer = raced(s, options, stream)
                else:
                    assign(pool, SEEN, NOW)
                    redeal(pool[SEEN], seat, stream)  # nobody looks into another hand
                    answer = best(pool, SEEN, todo, stream, weights, values, depth, 1)
            times[s.ask] += 1
            apply(s, answer)
            options = legal(s)
        if options == 0:  # the end counts for all looks that were still to come
            note(s, max(1, s.players - looks), weights, values, margins[row])
            looks += max(1, s.players - looks)
        for player in range(s.players):
            margins[row][player] //= looks


def note(s: State, times: int, weights: list[int], values: list[int], margins: list[int]) -> None:
    """Add so many times what each seat may expect to be ahead by; the state is used up."""
    evaluate(s, weights, values)
    for player in range(s.players):
        margins[player] += times * lead(s.players, player, values)


def raced(s: State, options: int, stream: list[int]) -> int:
    """An answer of nature, as likely as its weight says: the first to arrive, by a random number of its own that does
    not depend on which others are there."""
    alike = heaviest(s) == 1
    first = 0
    soonest = 0.0
    for answer in range(options.bit_length()):
        number = word(stream)
        if options >> answer & 1:
            # The time until it arrives, less than any other if the number is large; of even weights the number will do.
            time = -1.0 - number if alike else -log((number + 0.5) / (WORD + 1)) / weight(s, answer)
            if time < soonest or (not alike and soonest == 0.0):
                soonest = time
                first = answer
    return first
