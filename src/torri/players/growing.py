"""What is asked of a search tree, in the accelerated subset: to grow until its answer is settled, what it has found,
and how the turn would go on. So only numbers leave the place where the tree is, whoever asks, and wherever that is.
"""

from __future__ import annotations

from typing import Final

from torri.engine.signature import apply, assign, legal
from torri.players.search import (
    ANSWER_FACTOR,
    CHILD,
    FROM,
    MARGIN,
    NAME,
    NOW,
    SEAT_FACTOR,
    SIBLING,
    VISITS,
    WON,
    TreeSearch,
    search,
)

CLEAR_LEAD_FACTOR: Final = 5  # times the visits of the second-best answer
NO_LIMIT: Final = -1  # of visits
# The columns of what a tree has found; the first row is the root's, whose answer has no meaning
FOUND_NODE, FOUND_ANSWER, FOUND_VISITS, FOUND_WON, FOUND_MARGIN = range(5)
FOUND_COLUMNS: Final = 5
MAX_FOUND_ROWS: Final = 1 + ANSWER_FACTOR
MAX_LINE_ANSWERS: Final = 64


def grow(work: TreeSearch, root: int, visits: int, iterations: int, seat: int) -> int:
    """Grow the tree by so many iterations, or fewer where the root would have more than its visits. Returns how many
    there were: 0 when the answer is settled."""
    if visits != NO_LIMIT:
        if settled(work.tree, root, visits):
            return 0
        iterations = min(iterations, visits - work.tree[root][VISITS])
    search(work, root, iterations, seat)
    return iterations


def settled(tree: list[list[int]], root: int, visits: int) -> bool:
    """Whether no other answer can overtake the first, or none is close to it after a good part of the search."""
    left = visits - tree[root][VISITS]
    if left <= 0:
        return True
    first = second = -1
    child = tree[root][CHILD]
    while child != 0:
        tried = tree[child][VISITS]
        if tried > first:
            second = first
            first = tried
        elif tried > second:
            second = tried
        child = tree[child][SIBLING]
    if second < 0:
        return False
    return (3 * left < 2 * visits and first > CLEAR_LEAD_FACTOR * second) or first - second > left


def found(work: TreeSearch, root: int, rows: list[list[int]]) -> int:
    """Write down the root and its children that stand for answers to the question of the position; how many rows."""
    tree = work.tree
    s = work.ahead.pool[FROM]
    group = s.ask * SEAT_FACTOR + s.actor
    note_node(tree, root, rows, 0)
    count = 1
    child = tree[root][CHILD]
    while child != 0:
        if tree[child][NAME] // ANSWER_FACTOR == group and count < len(rows):
            note_node(tree, child, rows, count)
            count += 1
        child = tree[child][SIBLING]
    return count


def note_node(tree: list[list[int]], node: int, rows: list[list[int]], place: int) -> None:
    rows[place][FOUND_NODE] = node
    rows[place][FOUND_ANSWER] = tree[node][NAME] % ANSWER_FACTOR
    rows[place][FOUND_VISITS] = tree[node][VISITS]
    rows[place][FOUND_WON] = tree[node][WON]
    rows[place][FOUND_MARGIN] = tree[node][MARGIN]


def line(work: TreeSearch, root: int, answer: int, answers: list[int]) -> int:
    """Write down this and the further answers of the seat on turn until somebody else acts, as far as the tree has
    looked; how many there are."""
    pool, tree = work.ahead.pool, work.tree
    assign(pool, NOW, FROM)
    s = pool[NOW]
    seat = s.actor
    node = root
    count = 0
    options = legal(s)
    while options != 0 and s.actor == seat and count < len(answers):
        given = options.bit_length() - 1
        choice = options & options - 1 != 0
        if choice:
            given = answer if count == 0 else most_visited(tree, node, s.ask * SEAT_FACTOR + seat, options)
            if given < 0:
                return count
            node = child_named(tree, node, (s.ask * SEAT_FACTOR + seat) * ANSWER_FACTOR + given)
        answers[count] = given
        count += 1
        if choice and node == 0:
            return count
        apply(s, given)
        options = legal(s)
    return count


def most_visited(tree: list[list[int]], node: int, group: int, options: int) -> int:
    """The answer of a node that was tried most; -1 if none was."""
    best = -1
    most = 0
    child = tree[node][CHILD]
    while child != 0:
        name = tree[child][NAME]
        answer = name % ANSWER_FACTOR
        tried = tree[child][VISITS]
        known = name // ANSWER_FACTOR == group and options >> answer & 1 != 0
        if known and (tried > most or (tried == most and tried > 0 and answer > best)):
            most = tried
            best = answer
        child = tree[child][SIBLING]
    return best


def child_named(tree: list[list[int]], node: int, name: int) -> int:
    """The child of that name; 0 if there is none."""
    child = tree[node][CHILD]
    while child != 0 and tree[child][NAME] != name:
        child = tree[child][SIBLING]
    return child
