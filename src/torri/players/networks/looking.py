"""A look of a network at a position, in the accelerated subset: what it prefers, and what each seat may expect.

It does the same as `torri.research.network`, but one position at a time, and it does without what nobody asks for:
the last layers of things that no legal answer points at. The first layers of a thing are kept for several ways in which
it looked: in a search, most things look as they did before.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from torri.engine.signature import State, observe
from torri.players.networks.plan import BOARD_WIDTH, HEAD, LEAST_SQUARE, MARGIN, POOL_SCALE, THING, VALUES

# The columns of a kind; `..._AT` is a place among the weights
COUNT, FIRST, LIGHT, PLAIN, WIDTH, FEATURES, BASE_AT, IN_AT = range(8)
OWN_AT, OWN_BIAS_AT, AGAIN_AT, AGAIN_BIAS_AT, BOARD_AT, HEAD_AT, HEAD_BIAS_AT, CONTEXT_AT = range(8, 16)
KIND_COLUMNS: Final = 16
# Of a number of a thing
COLUMN, VALUE, FLAG = range(3)
SUM: Final = 1  # of a summand, after its column: which number of the thing it counts for
# Of a link: kinds, weights, where its sources are kept, the pairs of things
SOURCE, TARGET, LATE, LINK_AT, KEPT, FIRST_PAIR, PAIRS = range(7)
LINK_COLUMNS: Final = 7
# Of a pair: its things, and the column of the observation, if that says how strong it is
TO, OF, STRENGTH = range(3)
FIXED: Final = -1
WAYS: Final = 16  # to look, that are kept of each thing; a power of 2
SPREAD_FACTOR: Final = 31  # of the numbers by which they are found
# Of a question; of an answer
FIRST_ANSWER, EACH_SEAT = range(2)
KIND, POINTED, VECTOR_AT, BIAS_AT = range(4)
# Of the whole
THINGS, PASSED, JOIN_AT, JOIN_BIAS_AT, THINK_AT, THINK_BIAS_AT, VALUE_AT, VALUE_BIAS_AT, MARGIN_SCALE = range(9)
WHOLE_COLUMNS: Final = 9


class Network(NamedTuple):
    """The tables and weights of a network."""

    whole: list[int]
    points: list[int]  # columns of the observation: of each seat as they stand
    kinds: list[list[int]]  # the first is the board, the last are the seats
    features: list[list[int]]
    scales: list[float]  # of the features
    counted: list[int]  # where the summands of each thing begin
    summands: list[list[int]]
    shares: list[float]  # how much each summand counts
    links: list[list[int]]
    pairs: list[list[int]]
    strengths: list[float]  # of the pairs
    asks: list[list[int]]
    answers: list[list[int]]
    weights: list[float]


class Looking(NamedTuple):
    """A network and the workspace of a look; of what is kept, each thing has several rows."""

    network: Network
    row: list[int]  # the observation
    fresh: list[float]  # the numbers of a thing
    inputs: list[list[float]]  # kept: these numbers
    first: list[list[float]]  # kept: the first layer
    own: list[list[float]]  # kept: what a thing makes of itself
    passed: list[list[float]]  # kept: what a source of a link has to tell
    known: list[int]  # whether anything is kept in a row
    kept: list[int]  # the row of each thing
    things: list[list[float]]
    heads: list[list[float]]
    finished: list[int]  # which things and kinds have heard from the board
    headed: list[int]  # and which have their last layers
    heard: list[float]
    from_board: list[list[float]]  # to the things of each kind
    contexts: list[list[float]]
    pooled: list[list[float]]  # what is joined into the board
    board: list[float]
    thought: list[float]
    preferences: list[float]  # by answer
    expected: list[list[float]]  # by seat: outcome and margin


def look(work: Looking, s: State, seat: int, options: int) -> None:
    """Write down how much a seat prefers each of these answers, and what every seat may expect."""
    network = work.network
    row = work.row
    for place in range(len(row)):
        row[place] = 0
    observe(s, seat, row)
    for place in range(len(work.headed)):
        work.finished[place] = 0
        work.headed[place] = 0
    encode(work)
    hear(work)
    consider(work)
    prefer(work, s.ask, seat, s.players, options)
    seats = len(network.kinds) - 1
    for near in range(s.players):
        other = seat + near if seat + near < s.players else seat + near - s.players
        thing = network.kinds[seats][FIRST] + near
        head(work, seats, thing)
        for number in range(VALUES):
            place = network.whole[VALUE_AT] + number * HEAD
            bias = network.weights[network.whole[VALUE_BIAS_AT] + number]
            work.expected[other][number] = bias + product(work.heads[thing], network.weights, place)
        work.expected[other][MARGIN] += margin_now(work, near, s.players)


def margin_now(work: Looking, near: int, players: int) -> float:
    """How far a seat is ahead of the mean of the others as points stand, of the scale of the margins."""
    points = work.network.points
    total = 0
    for column in points:
        total += int(work.row[column])
    mine = int(work.row[points[near]])
    return (mine - (total - mine) / (players - 1)) / work.network.whole[MARGIN_SCALE]


# Rows are cut out of the weights before they are looped over: a compiler that sees that no index is negative makes code
# that is four times as fast.


def add_product(x: list[float], size: int, weights: list[float], place: int, y: list[float]) -> None:
    """Add the product of a row and a matrix; much of the row is 0."""
    width = len(y)
    for number in range(size):
        factor = x[number]
        if factor != 0:
            row = weights[place + number * width : place + (number + 1) * width]
            for column in range(width):
                y[column] += factor * row[column]


def product(x: list[float], weights: list[float], place: int) -> float:
    """The product of a row and a column of the weights."""
    total = 0.0
    row = weights[place : place + len(x)]
    for number in range(len(x)):
        total += x[number] * row[number]
    return total


def put(y: list[float], weights: list[float], place: int) -> None:
    row = weights[place : place + len(y)]
    for column in range(len(y)):
        y[column] = row[column]


def put_sum(y: list[float], first: list[float], heard: list[float]) -> None:
    """A row and what is positive of another."""
    for column in range(len(y)):
        y[column] = first[column] + max(heard[column], 0.0)


def fill(y: list[float], number: float) -> None:
    for column in range(len(y)):
        y[column] = number


def rectify(y: list[float]) -> None:
    for column in range(len(y)):
        y[column] = max(y[column], 0.0)


def sum_of_squares(y: list[float]) -> float:
    total = 0.0
    for column in range(len(y)):
        total += y[column] * y[column]
    return total


def divide(y: list[float], square: float) -> None:
    """By the root of their mean square."""
    factor = 1 / sqrt(square + LEAST_SQUARE)
    for column in range(len(y)):
        y[column] *= factor


def encode(work: Looking) -> None:
    """The first layers of each thing: as they are kept, where it looked like this before."""
    network = work.network
    for kind in range(len(network.kinds)):
        about = network.kinds[kind]
        for number in range(about[COUNT]):
            thing = about[FIRST] + number
            way = described(work, about, number)
            kept = thing * WAYS + way
            work.kept[thing] = kept
            if work.known[kept] == 0 or differs(work.fresh, work.inputs[kept], about[WIDTH]):
                work.known[kept] = 1
                encode_thing(work, kind, number, way)


def described(work: Looking, about: list[int], number: int) -> int:
    """Write the numbers of a thing; under which of the ways to look it is kept."""
    network, row, fresh = work.network, work.row, work.fresh
    features, scales = network.features, network.scales
    place = about[FEATURES] + number * about[PLAIN]
    spread = 0
    for column in range(about[PLAIN]):
        feature = features[place + column]
        here = int(row[feature[COLUMN]])
        if feature[FLAG] != 0:
            here = 1 if here == feature[VALUE] else 0
        fresh[column] = scales[place + column] * here
        spread = (spread * SPREAD_FACTOR + here) & 0xFFFFFF
    for column in range(about[PLAIN], about[WIDTH]):
        fresh[column] = 0.0
    thing = about[FIRST] + number
    for place in range(network.counted[thing], network.counted[thing + 1]):
        here = int(row[network.summands[place][COLUMN]])
        if here != 0:
            fresh[network.summands[place][SUM]] += network.shares[place] * here
            spread = (spread * SPREAD_FACTOR + here + place) & 0xFFFFFF
    return (spread ^ spread >> 5 ^ spread >> 11) % WAYS


def differs(one: list[float], other: list[float], width: int) -> bool:
    different = 0
    for column in range(width):
        different += int(one[column] != other[column])
    return different > 0


def encode_thing(work: Looking, kind: int, number: int, way: int) -> None:
    """The first layer of a thing, and what it tells itself and others."""
    network, weights = work.network, work.network.weights
    about = network.kinds[kind]
    kept = (about[FIRST] + number) * WAYS + way
    inputs, first = work.inputs[kept], work.first[kept]
    for column in range(about[WIDTH]):
        inputs[column] = work.fresh[column]
    put(first, weights, about[BASE_AT] + number * THING)
    add_product(inputs, about[WIDTH], weights, about[IN_AT], first)
    rectify(first)
    if kind > 0 and about[LIGHT] == 0:
        put(work.own[kept], weights, about[OWN_BIAS_AT])
        add_product(first, THING, weights, about[OWN_AT], work.own[kept])
    for place in range(len(network.links)):
        link = network.links[place]
        if link[SOURCE] == kind and link[TARGET] > 0 and link[LATE] == 0:
            passed = work.passed[(link[KEPT] + number) * WAYS + way]
            fill(passed, 0.0)
            add_product(first, THING, weights, link[LINK_AT], passed)


def hear(work: Looking) -> None:
    """What the things know after they have heard those that they are linked with."""
    network, kept = work.network, work.kept
    for kind in range(1, len(network.kinds)):
        about = network.kinds[kind]
        for thing in range(about[FIRST], about[FIRST] + about[COUNT]):
            if about[LIGHT] == 0:
                put(work.things[thing], work.own[kept[thing]], 0)
            else:
                fill(work.things[thing], 0.0)
    for place in range(len(network.links)):
        link = network.links[place]
        if link[TARGET] > 0 and link[LATE] == 0:
            source, target = network.kinds[link[SOURCE]][FIRST], network.kinds[link[TARGET]][FIRST]
            for pair in range(link[FIRST_PAIR], link[FIRST_PAIR] + link[PAIRS]):
                of = network.pairs[pair][OF]
                passed = work.passed[(link[KEPT] + of) * WAYS + kept[source + of] % WAYS]
                add_told(work, pair, passed, work.things[target + network.pairs[pair][TO]])
    for thing in range(network.kinds[0][COUNT], network.whole[THINGS]):
        put_sum(work.things[thing], work.first[kept[thing]], work.things[thing])


def add_told(work: Looking, pair: int, source: list[float], heard: list[float]) -> None:
    """Add to what a thing hears what another tells it."""
    strength = told(work, pair)
    if strength != 0:
        for column in range(len(heard)):
            heard[column] += strength * source[column]


def consider(work: Looking) -> None:
    """All things together, and what the board makes of them."""
    network, pooled = work.network, work.pooled
    weights, whole = network.weights, network.whole
    put(pooled[0], work.first[work.kept[0]], 0)
    part = 1
    for kind in range(1, len(network.kinds)):
        pool_kind(work, kind, pooled[part], pooled[part + 1])
        part += 2
    for number in range(len(network.links)):
        link = network.links[number]
        if link[TARGET] == 0:
            fill(work.things[0], 0.0)
            for pair in range(link[FIRST_PAIR], link[FIRST_PAIR] + link[PAIRS]):
                source = network.kinds[link[SOURCE]][FIRST] + network.pairs[pair][OF]
                add_told(work, pair, work.things[source], work.things[0])
            put(pooled[part], work.things[0], 0)
            part += 1
    square = 0.0
    for number in range(part):
        square += sum_of_squares(pooled[number])
    for number in range(part):
        divide(pooled[number], square / (part * THING))
    put(work.board, weights, whole[JOIN_BIAS_AT])
    for number in range(part):
        add_product(pooled[number], THING, weights, whole[JOIN_AT] + number * THING * BOARD_WIDTH, work.board)
    rectify(work.board)
    put(work.thought, weights, whole[THINK_BIAS_AT])
    add_product(work.board, BOARD_WIDTH, weights, whole[THINK_AT], work.thought)
    put_sum(work.board, work.board, work.thought)
    divide(work.board, sum_of_squares(work.board) / BOARD_WIDTH)


def pool_kind(work: Looking, kind: int, total: list[float], most: list[float]) -> None:
    """The sum over all things of a kind, and the most that any of them has."""
    about = work.network.kinds[kind]
    fill(total, 0.0)
    put(most, work.things[about[FIRST]], 0)
    for thing in range(about[FIRST], about[FIRST] + about[COUNT]):
        numbers = work.things[thing]
        for column in range(len(total)):
            total[column] += numbers[column]
            most[column] = max(most[column], numbers[column])
    for column in range(len(total)):
        total[column] *= POOL_SCALE


def finish(work: Looking, kind: int, thing: int) -> None:
    """What a thing knows in the end, when the board has told it what is going on; once in a look."""
    network, finished = work.network, work.finished
    about, weights = network.kinds[kind], network.weights
    if finished[thing] == 1:
        return
    finished[thing] = 1
    numbers = work.things[thing]
    if about[LIGHT] == 0:
        of_kind = network.whole[THINGS] + kind
        if finished[of_kind] == 0:
            finished[of_kind] = 1
            put(work.from_board[kind], weights, about[AGAIN_BIAS_AT])
            add_product(work.board, BOARD_WIDTH, weights, about[BOARD_AT], work.from_board[kind])
        put(work.heard, work.from_board[kind], 0)
        add_product(numbers, THING, weights, about[AGAIN_AT], work.heard)
        put_sum(numbers, numbers, work.heard)
    divide(numbers, sum_of_squares(numbers) / THING)


def head(work: Looking, kind: int, thing: int) -> None:
    """The last layer of a thing, once in a look."""
    network, headed = work.network, work.headed
    about, weights = network.kinds[kind], network.weights
    if headed[thing] == 1:
        return
    headed[thing] = 1
    of_kind = network.whole[THINGS] + kind
    if headed[of_kind] == 0:
        headed[of_kind] = 1
        put(work.contexts[kind], weights, about[HEAD_BIAS_AT])
        add_product(work.board, BOARD_WIDTH, weights, about[CONTEXT_AT], work.contexts[kind])
    finish(work, kind, thing)
    thought = work.heads[thing]
    put(thought, work.contexts[kind], 0)
    add_product(work.things[thing], THING, weights, about[HEAD_AT], thought)
    for place in range(len(network.links)):
        link = network.links[place]
        if link[TARGET] == kind and link[LATE] == 1:
            hear_late(work, link, thing - about[FIRST])
            add_product(work.heard, THING, weights, link[LINK_AT], thought)
    rectify(thought)


def hear_late(work: Looking, link: list[int], number: int) -> None:
    """What a thing hears by a link from what others know in the end."""
    network = work.network
    source = network.kinds[link[SOURCE]][FIRST]
    each = link[PAIRS] // network.kinds[link[TARGET]][COUNT]
    first = link[FIRST_PAIR] + number * each
    for pair in range(first, first + each):
        if told(work, pair) != 0:
            finish(work, link[SOURCE], source + network.pairs[pair][OF])
    fill(work.heard, 0.0)
    for pair in range(first, first + each):
        add_told(work, pair, work.things[source + network.pairs[pair][OF]], work.heard)


def told(work: Looking, pair: int) -> float:
    """How much one thing of a pair tells the other now."""
    strength = work.network.strengths[pair]
    column = work.network.pairs[pair][STRENGTH]
    return strength if column == FIXED else strength * work.row[column]


def prefer(work: Looking, ask: int, seat: int, players: int, options: int) -> None:
    """How much a seat prefers each of these answers to a question."""
    network = work.network
    first, each = network.asks[ask][FIRST_ANSWER], network.asks[ask][EACH_SEAT]
    rest = options
    while rest != 0:
        answer = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        seen = answer
        if each > 0:  # answers name seats by their numbers, the things stand from the own seat on
            near = answer // each - seat
            if near < 0:
                near += players
            seen = near * each + answer % each
        pointed = network.answers[first + seen]
        if pointed[KIND] == 0:
            work.preferences[answer] = network.weights[pointed[BIAS_AT]] + product(
                work.board, network.weights, pointed[VECTOR_AT]
            )
        else:
            head(work, pointed[KIND], pointed[POINTED])
            work.preferences[answer] = product(work.heads[pointed[POINTED]], network.weights, pointed[VECTOR_AT])
