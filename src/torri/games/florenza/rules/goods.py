"""L1.1, L1.6: cubes, florins, prestige and workers; what is paid goes back, and nobody gets more than there is.

A set of cubes in no order is named from marble to spice, so that each has exactly one path, and a kind only if the
kinds from it on suffice for all that is still due.
"""

from __future__ import annotations

from torri.engine.counts import BITS_PER_COUNT, kinds_in
from torri.engine.errors import Compared, Facts, Thing

from ..events import cube_facts, with_florins, written_goods, written_row
from ..figures import COSTS
from ..state import State
from ..tables import ALL_CUBES, CUBE_KINDS, FLORINS, LOWEST_PRESTIGE


def told(cubes: int, florins: int, prestige: int, bishop: int, workers: int) -> int:
    """Goods as one number, as events carry it: packed cubes, and the rest above them."""
    return cubes | min(florins, 0x3FFF) << 30 | prestige + 64 << 44 | bishop + 64 << 51 | workers << 58


def take_cubes(s: State, seat: int, kind: int, number: int) -> int:
    """Cubes from the supply, as many as it has; returns how many."""
    number = min(number, s.supply[kind])
    s.supply[kind] -= number
    s.cubes[seat][kind] += number
    return number


def give_cube(s: State, seat: int, kind: int) -> None:
    s.cubes[seat][kind] -= 1
    s.supply[kind] += 1


def can_pay(s: State, seat: int, cost: list[int], more_florins: int) -> bool:
    """Whether a family has the cubes and florins of a cost, and so many florins more."""
    for kind in range(CUBE_KINDS):
        if s.cubes[seat][kind] < cost[kind]:
            return False
    return s.florins[seat] >= cost[FLORINS] + more_florins


def cost_and_lack(s: State, cost: list[int], more_florins: int) -> Facts:
    """A cost, and what the family lacks of it."""
    price = with_florins(cost, more_florins)
    own = [*s.cubes[s.actor], s.florins[s.actor]]
    lacking = {good: max(price[number] - own[number], 0) for number, good in enumerate(COSTS)}
    return {"price": written_row(price), "lacking": written_goods(lacking)}


def cost_compared(s: State, cost: list[int], more_florins: int) -> Compared:
    """What a cost takes, and what the family has of it."""
    price = with_florins(cost, more_florins)
    own = [*s.cubes[s.actor], s.florins[s.actor]]
    wanted = [number for number in range(len(COSTS)) if price[number]]
    return Compared(
        tuple(Thing("good", COSTS[number], own[number]) for number in wanted),
        tuple(Thing("good", COSTS[number], price[number]) for number in wanted),
    )


def pay(s: State, seat: int, cost: list[int], more_florins: int) -> None:
    for kind in range(CUBE_KINDS):
        s.cubes[seat][kind] -= cost[kind]
        s.supply[kind] += cost[kind]
    s.florins[seat] -= cost[FLORINS] + more_florins


def take_yield(s: State, seat: int, goods: list[int]) -> int:
    """Cubes and florins of a yield; returns the cubes that there were, packed."""
    cubes = 0
    for kind in range(CUBE_KINDS):
        if goods[kind] > 0:
            cubes += take_cubes(s, seat, kind, goods[kind]) << BITS_PER_COUNT * kind
    s.florins[seat] += goods[FLORINS]
    return cubes


def call_workers(s: State, seat: int, number: int) -> int:
    """Workers from the reserve to the material area, as far as the reserve goes; returns how many."""
    number = min(number, s.reserve[seat])
    s.reserve[seat] -= number
    s.workers[seat] += number
    return number


def add_prestige(s: State, seat: int, points: int) -> int:
    """L1.6: below the lowest field further loss is void; returns the change."""
    points = max(points, LOWEST_PRESTIGE - s.prestige[seat])
    s.prestige[seat] += points
    return points


# Cubes named one by one


def own_cubes(s: State) -> int:
    return kinds_in(s.cubes[s.actor])


def in_supply(s: State) -> int:
    return kinds_in(s.supply)


def cube_named(_s: State, answer: int) -> Facts:
    return cube_facts("cube", answer)


def in_order(s: State) -> int:
    return ALL_CUBES >> s.least << s.least


def last_cube(s: State, answer: int) -> Facts:
    return cube_facts("cube", answer) | cube_facts("last_cube", s.least)
