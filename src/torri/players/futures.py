"""Futures of a position: greedy players play on from it with new draws each time, and the margins are recorded.

Written in the accelerated subset, and linked to a game as the loops of the engine are.

Futures mostly serve to find a difference: between a position and the next one of the same game. So a future of
some number meets the same chance from every position of a game, as far as it can: the k-th question of a kind since the
game began has its own random numbers, one for each answer that it could have, and the answers run a race
(`arena.nature` does the same for whole games). What both futures have in common then cancels out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from torri.engine.elementary import logarithm_of_fraction
from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, evaluate, heaviest, legal, redeal, weight
from torri.engine.streams import WORD_BITS, start_stream, word
from torri.players.greedy import LookAhead, best
from torri.players.search import lead

FROM, NOW, SEEN = range(3)  # the places of the pool: the position, this future, the information of the player on turn
MAX_QUESTION_KINDS: Final = 64  # in any game
MAX_TIMES_ASKED: Final = 1 << 12  # of one kind of question in a game
TRUTH: Final = -2  # instead of an observer: the true position


class Futures(NamedTuple):
    """The workspace and settings of all futures of a position.

    Each begins in a world that agrees with what the observer knows, with the observer's answers in `line` as far as
    they are legal there. It continues until the turn has passed to another seat so many times; then it is evaluated.
    That is done before each of the last turns, one per seat, as the seat on turn may look better.
    """

    ahead: LookAhead
    stream: list[int]
    weights: list[int]  # of the evaluation
    depth: int  # answers that the players look ahead
    seed: int
    observer: int
    line: list[int]
    turns: int
    asked: list[int]  # how often each kind of question has been asked before the position
    times: list[int]  # the same in a future as it goes on
    path: list[int]  # how many answers the last future had, and the answers themselves


def futures(work: Futures, first: int, margins: list[list[int]]) -> None:
    """Write down the margins of all seats, in hundredths of a point, in one future per row, from number `first` on."""
    for row in range(len(margins)):
        future(work, first + row, margins[row])


def future(work: Futures, number: int, margins: list[int]) -> None:
    """Write down the margins of all seats in one future."""
    begin(work, number)
    pool = work.ahead.pool
    s = pool[NOW]
    for player in range(s.players):
        margins[player] = 0
    looks = 0
    left = work.turns
    seat = NATURE
    if follow_line(work) > 0:  # the observer's turn counts, however long the line is
        seat = work.observer
        left -= 1
    options = legal(s)
    while options != 0:
        if s.actor not in (NATURE, seat):
            if left < s.players:
                assign(pool, SEEN, NOW)
                note(work, SEEN, 1, margins)
                looks += 1
            if left == 0:
                break
            left -= 1
            seat = s.actor
        answer = chosen(work, number, options)
        give(work, answer)
        options = legal(s)
    if options == 0:  # the end counts for all looks that were still to come
        note(work, NOW, max(1, s.players - looks), margins)
        looks += max(1, s.players - looks)
    for player in range(s.players):
        margins[player] //= looks


def begin(work: Futures, number: int) -> None:
    """Set up the position, as a world that agrees with what the observer knows."""
    assign(work.ahead.pool, NOW, FROM)
    if work.observer != TRUTH:
        start_stream(work.stream, work.seed, number)
        redeal(work.ahead.pool[NOW], work.observer, work.stream)
    work.path[0] = 0
    for kind in range(len(work.asked)):
        work.times[kind] = work.asked[kind]


def follow_line(work: Futures) -> int:
    """Give the observer's answers of the line, up to one that is not legal here. Returns how many were given."""
    s = work.ahead.pool[NOW]
    for given in range(len(work.line)):
        answer = work.line[given]
        if s.actor != work.observer or not legal(s) >> answer & 1:
            return given
        give(work, answer)
    return len(work.line)


def give(work: Futures, answer: int) -> None:
    """Go on with an answer, and remember it."""
    s = work.ahead.pool[NOW]
    work.times[s.ask] += 1
    work.path[0] += 1
    work.path[work.path[0]] = answer
    apply(s, answer)


def chosen(work: Futures, number: int, options: int) -> int:
    """What nature or the player on turn answers."""
    if options & options - 1 == 0:
        return options.bit_length() - 1
    pool, stream = work.ahead.pool, work.stream
    s = pool[NOW]
    start_stream(
        stream,
        work.seed,
        ((number + 1) * MAX_QUESTION_KINDS + s.ask) * MAX_TIMES_ASKED + work.times[s.ask] % MAX_TIMES_ASKED,
    )
    if s.actor == NATURE:
        return raced(s, options, stream)
    assign(pool, SEEN, NOW)
    redeal(pool[SEEN], s.actor, stream)  # a player does not see other hands
    return best(work.ahead, SEEN, stream, work.weights, work.depth, 1)


def note(work: Futures, place: int, times: int, margins: list[int]) -> None:
    """Add `times` the expected margin of each seat; the state in that place is overwritten."""
    s = work.ahead.pool[place]
    evaluate(s, work.weights, work.ahead.values)
    for player in range(s.players):
        margins[player] += times * lead(s.players, player, work.ahead.values)


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
            time = -1.0 - number if alike else -logarithm_of_fraction(number, WORD_BITS) / weight(s, answer)
            if time < soonest or (not alike and soonest == 0.0):
                soonest = time
                first = answer
    return first
