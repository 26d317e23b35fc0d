"""F6.1: towers under construction. They stand in order of colour and height; those alike stand side by side."""

from __future__ import annotations

from torri.engine.errors import Facts

from ..events import tower_facts
from ..state import State
from ..tables import HIGH, LEVELS, LOWEST
from .bricks import to_stock


def colour_of(tower: int) -> int:
    return tower // HIGH


def height_of(tower: int) -> int:
    return tower % HIGH


def commission_of(tower: int) -> int:
    """The commission of a tower's colour and height; the caller must make sure that the board has that height."""
    return LEVELS * (tower // HIGH) + tower % HIGH - LOWEST


def slots_of(s: State, player: int) -> int:
    """The set of a player's towers."""
    return (1 << s.towers[player]) - 1


def first_alike(s: State, player: int) -> int:
    """The towers without an equal before them: naming one of several that are alike names the first."""
    slots = 0
    for slot in range(s.towers[player]):
        if slot == 0 or s.tower[player][slot] != s.tower[player][slot - 1]:
            slots |= 1 << slot
    return slots


def own_tower(s: State, answer: int) -> Facts:
    """The tower named, if there is one."""
    standing = s.towers[s.actor]
    facts = tower_facts("", s.tower[s.actor][answer]) if answer < standing else {}
    return facts | {"has": standing, "needs": answer + 1}


def first_of_alike(s: State, answer: int) -> int:
    """Of own towers that are alike: the first."""
    own = s.tower[s.actor]
    return next(slot for slot in range(answer + 1) if own[slot] == own[answer])


def remove_tower(s: State, player: int, slot: int) -> None:
    """Take a tower off the list; its bricks have gone already."""
    s.towers[player] -= 1
    for place in range(slot, s.towers[player]):
        s.tower[player][place] = s.tower[player][place + 1]
    s.tower[player][s.towers[player]] = 0


def sort_towers(s: State, player: int) -> None:
    for place in range(1, s.towers[player]):
        tower = s.tower[player][place]
        before = place
        while before > 0 and s.tower[player][before - 1] > tower:
            s.tower[player][before] = s.tower[player][before - 1]
            before -= 1
        s.tower[player][before] = tower


def take_down(s: State, player: int, slot: int) -> None:
    """All bricks of a tower to the bag."""
    tower = s.tower[player][slot]
    s.bag[colour_of(tower)] += height_of(tower)
    remove_tower(s, player, slot)


def lower_tower(s: State, player: int, slot: int) -> None:
    """One brick of a tower, the first of those alike, to the bag; a tower of one brick is gone."""
    tower = s.tower[player][slot]
    s.bag[colour_of(tower)] += 1
    if height_of(tower) > 1:
        s.tower[player][slot] -= 1
    else:
        remove_tower(s, player, slot)


def tear_down(s: State, player: int, slot: int) -> int:
    """F7.1: half of the bricks, rounded up, to the bag, the rest to the stock; how many came back."""
    tower = s.tower[player][slot]
    saved = height_of(tower) // 2
    s.bag[colour_of(tower)] += height_of(tower) - saved
    to_stock(s, player, colour_of(tower), saved)
    remove_tower(s, player, slot)
    return saved
