"""The reward of a seat when a game ends; written once, for CPython and for the accelerated loops."""

from __future__ import annotations

from torri.engine.signature import State, rank, score

OUTCOME, MARGIN = range(2)


def reward(s: State, seat: int, kind: int) -> float:
    """The outcome: winners share 1 and losers share -1, and if all win everybody gets 0. The margin: own points
    less the mean of the others'. Both sum to 0 over the seats."""
    if kind == MARGIN:
        total = 0
        for player in range(s.players):
            total += score(s, player)
        own = score(s, seat)
        return own - (total - own) / (s.players - 1)
    best = rank(s, 0)
    winners = 1
    for player in range(1, s.players):
        standing = rank(s, player)
        if standing > best:
            best = standing
            winners = 1
        elif standing == best:
            winners += 1
    if winners == s.players:
        return 0.0
    if rank(s, seat) == best:
        return 1.0 / winners
    return -1.0 / (s.players - winners)
