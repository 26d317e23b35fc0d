"""The tree search with a network in it, in the accelerated subset: its preferences are the priors, and what it expects
stands for the rest of the game.

Worlds, tree and choice are those of `torri.players.search`. A new node is looked at where its next decision is, after
chance and forced answers; what is found there is for the node's children too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from torri.engine.elementary import exponential
from torri.engine.playouts import draw
from torri.engine.questions import NATURE
from torri.engine.rewards import MARGIN, OUTCOME, reward
from torri.engine.signature import State, apply, assign, legal, redeal
from torri.players import search
from torri.players.growing import NO_LIMIT, settled
from torri.players.networks.looking import MARGIN_SCALE, Looking, look
from torri.players.search import (
    ANSWER_FACTOR,
    CERTAIN_WIN,
    CHILD,
    FROM,
    MAX_PATH_NODES,
    NAME,
    NODE_COLUMNS,
    NOW,
    PRIOR,
    SEAT_FACTOR,
    SIBLING,
    VALUE,
    VISITS,
    WON,
    TreeSearch,
    selected,
)

NODE_MARGIN: Final = search.MARGIN
MARGIN_SHARE: Final = 0.05  # of a margin of the network's scale, beside a certain win
LEAST_PRIOR: Final = 0.005
EXPLORATION: Final = 60  # hundredths
LOWEST: Final = -1e9


class GuidedSearch(NamedTuple):
    """A search and the network that guides it."""

    search: TreeSearch
    looking: Looking


def grow(work: GuidedSearch, root: int, visits: int, iterations: int, seat: int) -> int:
    """As `torri.players.growing.grow`, with a network."""
    tree = work.search.tree
    if visits != NO_LIMIT:
        if settled(tree, root, visits):
            return 0
        iterations = min(iterations, visits - tree[root][VISITS])
    guided_search(work, root, iterations, seat)
    return iterations


def guided_search(work: GuidedSearch, root: int, iterations: int, seat: int) -> None:
    """Grow the tree under the root, from what a seat knows of the position."""
    plain = work.search
    pool = plain.ahead.pool
    for _ in range(iterations):
        assign(pool, NOW, FROM)
        redeal(pool[NOW], seat, plain.stream)
        depth = walk(work, root)
        players = pool[NOW].players
        for player in range(players):
            plain.rewards[player] = int(CERTAIN_WIN * hope(work.looking, players, player))
        won = int(CERTAIN_WIN * win_share(work.looking, players, seat))
        margin = margin_ahead(work.looking, players, seat)
        for step in range(depth):
            node = plain.tree[plain.path[step]]
            node[VISITS] += 1
            node[VALUE] += plain.rewards[plain.movers[step]]
            node[WON] += won
            node[NODE_MARGIN] += margin


def walk(work: GuidedSearch, root: int) -> int:
    """Walk from the root to a node that is new, or to the end of the game, and write down what every seat may expect
    there; the number of nodes on the way."""
    plain, looking = work.search, work.looking
    tree, path, movers = plain.tree, plain.path, plain.movers
    s = plain.ahead.pool[NOW]
    node = root
    path[0] = root
    movers[0] = 0  # nobody chose the root
    depth = 1
    options = legal(s)
    while options != 0:
        if s.actor == NATURE:
            apply(s, draw(s, options, plain.stream))
        elif options & options - 1 == 0:
            apply(s, options.bit_length() - 1)
        else:
            fresh = depth > 1 and tree[node][VISITS] == 0
            missing = without_child(s, tree, node, options)
            if fresh or missing != 0 or depth == MAX_PATH_NODES:
                look(looking, s, s.actor, options)
                if fresh or depth == MAX_PATH_NODES or plain.used[0] + missing.bit_count() > len(tree):
                    add_children(plain, looking, node, options, missing)
                    return depth
                add_children(plain, looking, node, options, missing)
            movers[depth] = s.actor
            node = selected(s, tree, node, options, plain.how)
            path[depth] = node
            depth += 1
            apply(s, tree[node][NAME] % ANSWER_FACTOR)
        options = legal(s)
    for player in range(s.players):
        looking.expected[player][OUTCOME] = reward(s, player, OUTCOME)
        looking.expected[player][MARGIN] = reward(s, player, MARGIN) / looking.network.whole[MARGIN_SCALE]
    return depth


def without_child(s: State, tree: list[list[int]], node: int, options: int) -> int:
    """The options for which a node has no child."""
    group = s.ask * SEAT_FACTOR + s.actor
    missing = options
    child = tree[node][CHILD]
    while child != 0:
        if tree[child][NAME] // ANSWER_FACTOR == group:
            missing &= ~(1 << tree[child][NAME] % ANSWER_FACTOR)
        child = tree[child][SIBLING]
    return missing


def add_children(plain: TreeSearch, looking: Looking, node: int, options: int, missing: int) -> None:
    """Give the node a child for each missing option, unless the table is full; a child's prior is how likely the
    network finds it among all options."""
    tree, used = plain.tree, plain.used
    if used[0] + missing.bit_count() > len(tree):
        return
    s = plain.ahead.pool[NOW]
    preferences = looking.preferences
    highest = LOWEST
    rest = options
    while rest != 0:
        highest = max(highest, preferences[(rest & -rest).bit_length() - 1])
        rest &= rest - 1
    total = 0.0
    rest = options
    while rest != 0:
        total += exponential(preferences[(rest & -rest).bit_length() - 1] - highest)
        rest &= rest - 1
    while missing != 0:
        answer = (missing & -missing).bit_length() - 1
        missing &= missing - 1
        child = used[0]
        used[0] += 1
        for column in range(NODE_COLUMNS):
            tree[child][column] = 0
        likely = exponential(preferences[answer] - highest) / total
        tree[child][NAME] = (s.ask * SEAT_FACTOR + s.actor) * ANSWER_FACTOR + answer
        tree[child][PRIOR] = int(CERTAIN_WIN * max(likely, LEAST_PRIOR))
        tree[child][SIBLING] = tree[node][CHILD]
        tree[node][CHILD] = child


def win_share(looking: Looking, players: int, seat: int) -> float:
    """The win chance of a seat: its outcome is 1 for a win and, with the other losers', -1 together."""
    share = ((players - 1) * looking.expected[seat][OUTCOME] + 1) / players
    return max(0.0, min(1.0, share))


def hope(looking: Looking, players: int, seat: int) -> float:
    """What a seat aims for: to win, and a little for a good margin."""
    return win_share(looking, players, seat) + MARGIN_SHARE * looking.expected[seat][MARGIN]


def margin_ahead(looking: Looking, players: int, seat: int) -> int:
    """By how many hundredths of a point a seat is ahead of the best of the others; a seat's own margin is that to the
    mean of the others."""
    least = -LOWEST
    for other in range(players):
        if other != seat:
            least = min(least, looking.expected[seat][MARGIN] - looking.expected[other][MARGIN])
    return int(100 * looking.network.whole[MARGIN_SCALE] * least * (players - 1) / players)


def glance(looking: Looking, pool: list[State], seat: int, options: int) -> None:
    """A look at the first state of a pool."""
    look(looking, pool[0], seat, options)
