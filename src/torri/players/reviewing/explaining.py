"""Why one plan is better than another: what each comes to in the same futures, in the terms of the game.

At the end of a future the points of each seat have their causes in the ledger, and the evaluation says what the rest is
worth. Both are compared, and averaged over a few futures. What is said to happen with the one plan and not with the
other may happen a little later: where a game settles things at the end of a round, the round is played to its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from torri.engine.position import Position
from torri.engine.telling import Line
from torri.players.player import Information
from torri.players.reviewing.claims import Claim, Future, compare, deeds
from torri.players.reviewing.oracle import Oracle, Played
from torri.players.terms import POINTS, PROSPECTS, REST, RIVALS, named, worth

FUTURES_EXPLAINED: Final = 12
Plans: TypeAlias = tuple[Sequence[int], Sequence[int]]  # the better one and the other
COUNTS: Final = ("count", "number", "florins")  # facts that say how many
LEAST_POINTS_SAID: Final = 0.15  # points below which nothing is said; what is left out counts among the prospects


@dataclass(frozen=True, slots=True)
class Reason:
    """Points that the better plan is expected to have beyond the other. With a rule it is a line of the ledger (the
    game's sentence `line-NAME` says which, where it has facts), otherwise a term of the evaluation (`term-NAME`), of
    which the facts say what is in prospect."""

    name: str
    points: float
    rule: str = ""
    facts: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """Why one plan is better: by points, which add up, and by what happens more often or more rarely."""

    why: tuple[Reason, ...] = ()  # the weightiest first
    claims: tuple[Claim, ...] = ()


async def explain(oracle: Oracle, seen: Information, asked: Sequence[int], plans: Plans, loss: float) -> Explained:
    """Why the first plan is worth `loss` points more than the second, from what a seat knows; the reasons add up to
    that."""
    world, seat = seen.world, seen.seat
    near = await oracle.near_the_end(world, asked, seat)
    better, other = await _futures(oracle, seen, asked, plans, near)
    found, lines = _added_up(better, other, seat)
    said = {key: points for key, points in found.items() if abs(points) >= LEAST_POINTS_SAID and key[1] != PROSPECTS}
    rest = round(loss - sum(said.values()), 2)
    reasons = [
        Reason(name, points, rule, lines[rule, name, facts].facts if rule else None)
        for (rule, name, facts), points in said.items()
    ]
    if abs(rest) >= LEAST_POINTS_SAID or not reasons:
        reasons.append(_rest([one.end for one in better], [one.end for one in other], seat, rest))
    why = tuple(sorted(reasons, key=lambda one: -abs(one.points)))
    done = deeds(world, plans[0]) | deeds(world, plans[1])
    claims = compare(world.game, seat, _told(better), _told(other), found.get(("", RIVALS, ""), 0.0), done)
    return Explained(why, claims)


def _rest(better: Sequence[Position], other: Sequence[Position], seat: int, points: float) -> Reason:
    """What is in prospect; where nothing is, as all futures are over, it is what was too small to be said."""
    if all(end.over for end in (*better, *other)):
        return Reason(REST, points)
    return Reason(PROSPECTS, points, facts=named(better, other, seat, points))


def _told(futures: Sequence[Played]) -> list[Future]:
    """With what becomes, at the end of a round, of what was begun in it: a promise is no reason yet."""
    return [(one.settled, one.told) for one in futures]


_Key = tuple[str, str, str]  # the rule of a line or nothing, its name, its facts


def _added_up(
    better: Sequence[Played], other: Sequence[Played], seat: int
) -> tuple[dict[_Key, float], dict[_Key, Line]]:
    """What one of two plans has beyond the other, on average: lines of the ledger, and terms of the evaluation."""
    sums: dict[_Key, float] = {}
    lines: dict[_Key, Line] = {}
    counted = set[_Key]()  # lines of which there are more or fewer: these are told without saying how many
    for end, sign in [*((one.end, 1) for one in better), *((one.end, -1) for one in other)]:
        for entry in end.ledger():
            if entry.seat == seat and entry.points:
                key = entry.rule, entry.what, _frozen(entry.facts)
                if lines.setdefault(key, entry).facts != entry.facts:
                    counted.add(key)
                sums[key] = sums.get(key, 0.0) + sign * entry.points
        for name, points in worth(end, seat).items():
            if name != POINTS:
                sums["", name, ""] = sums.get(("", name, ""), 0.0) + sign * points
    for rule, name, facts in sorted(counted):
        whole = rule, name, ""
        lines[whole] = replace(lines[rule, name, facts], facts={})
        sums[whole] = sums.get(whole, 0.0) + sums.pop((rule, name, facts))
    return {key: round(points / len(better), 2) for key, points in sums.items()}, lines


async def _futures(
    oracle: Oracle, seen: Information, asked: Sequence[int], plans: Plans, whole: bool
) -> list[list[Played]]:
    return [
        [await oracle.told(seen.world, asked, seen.seat, line, number, whole) for number in range(FUTURES_EXPLAINED)]
        for line in plans
    ]


def _frozen(facts: Mapping[str, Any]) -> str:
    """What makes it another line; eight cubes that are left are the same as ten."""
    return repr(sorted((name, fact) for name, fact in facts.items() if name not in COUNTS))
