"""Information-set Monte Carlo tree search over the questions of any game, in the accelerated subset.

Each iteration deals a world that agrees with what the searcher knows, walks down the tree by the answers that are
legal in that world, adds a node, plays on a little, and evaluates what each seat may expect.
Every seat maximises its own expectation. The tree is open-loop: chance is drawn again each time and is not part of it,
so a node stands for what the players have answered, whatever nature did in between.

A node is a row of a table. Its children are a linked list; each is named by question, seat and answer, as the
same answers of the players can lead to different questions.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from torri.engine.elementary import exponential
from torri.engine.playouts import draw
from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, evaluate, legal, redeal
from torri.engine.streams import member
from torri.engine.weights import SPREAD
from torri.players.greedy import LOWEST_VALUE, LookAhead, less_rivals, look

# The columns of a node
NAME, CHILD, SIBLING, VISITS, OFFERED, PRIOR, VALUE, WON, MARGIN = range(9)
NODE_COLUMNS: Final = 9
# How a game is searched: the keys of [search] in its weights.toml
EXPLORATION, SHARPNESS, TURNS, CANDIDATES, AMBITION, DEPTH, CARE = range(7)
SEARCH_DEFAULTS: Final = {  # a game's weights.toml may differ
    "exploration": 80,
    "sharpness": 200,
    "turns": 0,
    "candidates": 1,
    "ambition": 100,
    "depth": 1,  # answers looked ahead for a prior
    "care": 1,  # and when playing on
}

CERTAIN_WIN: Final = 10_000  # values are sums of shares of it
MAX_PATH_NODES: Final = 48  # longer paths are not followed
LEAST_PRIOR: Final = 0.02
SEAT_FACTOR: Final = 8
ANSWER_FACTOR: Final = 64
FROM, NOW, THEN = range(3)  # the places of the pool: the position searched, this iteration's world, looks ahead


class TreeSearch(NamedTuple):
    """The arrays of a search: its tree, and the workspace of an iteration."""

    ahead: LookAhead
    tree: list[list[int]]
    used: list[int]  # a single number: rows of the tree in use
    stream: list[int]
    weights: list[int]  # of the evaluation
    how: list[int]
    path: list[int]  # the nodes that an iteration came through
    movers: list[int]  # the seats that chose them
    rewards: list[int]  # of the seats, for where it ended
    usual: list[int]  # how the position looked to the seats before the search


def search(work: TreeSearch, root: int, iterations: int, seat: int) -> None:
    """Grow the tree under the root, from what a seat knows of the position."""
    pool, values, weights, how = work.ahead.pool, work.ahead.values, work.weights, work.how
    assign(pool, THEN, FROM)
    evaluate(pool[THEN], weights, values)
    for player in range(pool[FROM].players):
        work.usual[player] = less_rivals(pool[FROM].players, player, weights, values)
    for _ in range(iterations):
        assign(pool, NOW, FROM)
        redeal(pool[NOW], seat, work.stream)
        depth = descend(work, root)
        play_on(work)
        players = pool[NOW].players
        over = legal(pool[NOW]) == 0
        evaluate(pool[NOW], weights, values)
        for player in range(players):
            gain = less_rivals(players, player, weights, values) - work.usual[player]
            hope = reward(lead(players, player, values), gain, over, weights[SPREAD], how[AMBITION])
            work.rewards[player] = int(CERTAIN_WIN * hope)
        margin = lead(players, seat, values)
        won = int(CERTAIN_WIN * win_chance(margin, over, weights[SPREAD]))
        for step in range(depth):
            node = work.tree[work.path[step]]
            node[VISITS] += 1
            node[VALUE] += work.rewards[work.movers[step]]
            node[WON] += won
            node[MARGIN] += margin


def descend(work: TreeSearch, root: int) -> int:
    """Walk from the root to a node that is new or at the end of the game; the number of nodes on the way."""
    tree, path, movers = work.tree, work.path, work.movers
    s = work.ahead.pool[NOW]
    node = root
    path[0] = root
    movers[0] = 0  # nobody chose the root
    depth = 1
    options = legal(s)
    while options != 0 and (depth == 1 or tree[node][VISITS] > 0):  # a new node is evaluated before chance is drawn
        if s.actor == NATURE:
            apply(s, draw(s, options, work.stream))
        elif options & options - 1 == 0:
            apply(s, options.bit_length() - 1)
        else:
            if depth == MAX_PATH_NODES:
                break
            movers[depth] = s.actor
            if not expand(work, node, options):
                break
            node = selected(s, tree, node, options, work.how)
            path[depth] = node
            depth += 1
            apply(s, tree[node][NAME] % ANSWER_FACTOR)
        options = legal(s)
    return depth


def expand(work: TreeSearch, node: int, options: int) -> bool:
    """Give the node a child for each option that has none; False when the table is full.

    A child's prior says how it looks to the evaluation compared with the best child added with it.
    """
    pool, tree, used, how = work.ahead.pool, work.tree, work.used, work.how
    s = pool[NOW]
    seat = s.actor
    name = (s.ask * SEAT_FACTOR + seat) * ANSWER_FACTOR
    child = tree[node][CHILD]
    missing = options
    while child != 0:
        if tree[child][NAME] // ANSWER_FACTOR * ANSWER_FACTOR == name:
            missing &= ~(1 << tree[child][NAME] % ANSWER_FACTOR)
        child = tree[child][SIBLING]
    if missing == 0:
        return True
    first = used[0]
    if first + missing.bit_count() > len(tree):
        return False
    highest = LOWEST_VALUE
    rest = missing
    while rest != 0:
        answer = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        assign(pool, THEN, NOW)
        apply(pool[THEN], answer)
        value = look(work.ahead, THEN, seat, work.weights, how[DEPTH] - 1)
        highest = max(highest, value)
        child = used[0]
        used[0] += 1
        for column in range(NODE_COLUMNS):
            tree[child][column] = 0
        tree[child][NAME] = name + answer
        tree[child][PRIOR] = value
        tree[child][SIBLING] = tree[node][CHILD]
        tree[node][CHILD] = child
    for child in range(first, used[0]):
        likely = exponential((tree[child][PRIOR] - highest) / how[SHARPNESS])
        tree[child][PRIOR] = int(CERTAIN_WIN * max(likely, LEAST_PRIOR))
    return True


def selected(s: State, tree: list[list[int]], node: int, options: int, how: list[int]) -> int:
    """The child that promises most to the seat on turn: its value so far, and a bonus for being little tried."""
    group = s.ask * SEAT_FACTOR + s.actor
    priors = visits = value = 0
    child = tree[node][CHILD]
    while child != 0:
        name = tree[child][NAME]
        if name // ANSWER_FACTOR == group and options >> name % ANSWER_FACTOR & 1:
            tree[child][OFFERED] += 1
            priors += tree[child][PRIOR]
            visits += tree[child][VISITS]
            value += tree[child][VALUE]
        child = tree[child][SIBLING]
    untried = value / (visits * CERTAIN_WIN) if visits > 0 else 0.5
    best = 0
    most = -1.0
    child = tree[node][CHILD]
    while child != 0:
        name = tree[child][NAME]
        if name // ANSWER_FACTOR == group and options >> name % ANSWER_FACTOR & 1:
            tried = tree[child][VISITS]
            mean = tree[child][VALUE] / (tried * CERTAIN_WIN) if tried > 0 else untried
            curiosity = tree[child][PRIOR] / priors * sqrt(tree[child][OFFERED]) / (1 + tried)
            promise = mean + how[EXPLORATION] / 100 * curiosity
            if promise > most:
                most = promise
                best = child
        child = tree[child][SIBLING]
    return best


def play_on(work: TreeSearch) -> None:
    """Play on, guided by the evaluation, until the turn has passed to another seat so many times."""
    s = work.ahead.pool[NOW]
    turns = work.how[TURNS]
    if turns == 0:
        return
    seat = s.actor
    options = legal(s)
    while options != 0:
        if s.actor == NATURE:
            apply(s, draw(s, options, work.stream))
        else:
            if s.actor != seat:
                seat = s.actor
                turns -= 1
                if turns == 0:
                    return
            apply(s, guided(work, options))
        options = legal(s)


def guided(work: TreeSearch, options: int) -> int:
    """The best of a few answers picked at random, as the evaluation sees it."""
    pool, stream, how = work.ahead.pool, work.stream, work.how
    answer = member(stream, options)
    if how[CANDIDATES] <= 1 or options & options - 1 == 0:
        return answer
    seat = pool[NOW].actor
    highest = LOWEST_VALUE
    picked = answer
    for _ in range(how[CANDIDATES]):
        assign(pool, THEN, NOW)
        apply(pool[THEN], picked)
        value = look(work.ahead, THEN, seat, work.weights, how[CARE] - 1)
        if value > highest:
            highest = value
            answer = picked
        options &= ~(1 << picked)
        if options == 0:
            break
        picked = member(stream, options)
    return answer


def lead(players: int, seat: int, values: list[int]) -> int:
    """By how much a seat is ahead of the best of the others."""
    most = LOWEST_VALUE
    for other in range(players):
        if other != seat:
            most = max(most, values[other])
    return values[seat] - most


def win_chance(margin: int, over: bool, spread: int) -> float:
    """The win chance of a seat with that margin; equal leaders share the win."""
    if over:
        return 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    return 1 / (1 + exponential(-max(-20.0, min(20.0, margin / spread))))


def reward(margin: int, gain: int, over: bool, spread: int, ambition: int) -> float:
    """What a seat aims for: `ambition` hundredths to win, the rest to do better than it looked before the search.

    Where the win is settled, the gain is what is left to play for.
    """
    better = 1 / (1 + exponential(-max(-20.0, min(20.0, gain / spread))))
    return (ambition * win_chance(margin, over, spread) + (100 - ambition) * better) / 100
