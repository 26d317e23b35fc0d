"""F10.26: the choice that an event offers to an absent player, as advice for one-click acceptance."""

from __future__ import annotations

from .rules.striking import slots_levied
from .rules.towers import colour_of, height_of
from .state import Ask, State
from .tables import BRICKS, COLOURS, HIGH, NONE


def automatic(s: State) -> int:
    """The answer to a question of an event, or NONE where the rules offer none."""
    match s.ask:
        case Ask.FLOOD | Ask.FIRE | Ask.TAX:
            return brick_to_give(s)
        case Ask.TAX_TOWER | Ask.TRIBUTE:
            return tower_to_spare(s)
        case Ask.COLLAPSE | Ask.BOTCH:
            return least_tower(s)
        case _:
            return NONE


def brick_to_give(s: State) -> int:
    """Of the bricks that should go, the first colour: those without an own tower first, then white to purple."""
    towers = 0
    for slot in range(s.towers[s.actor]):
        towers |= 1 << colour_of(s.tower[s.actor][slot])
    due = s.due
    first = NONE
    for wanted in (False, True):
        for colour in range(s.least, len(COLOURS)):
            if (towers >> colour & 1 != 0) == wanted and due > 0:
                given = min(due, s.stock[s.actor][colour])
                due -= given
                if given > 0 and (first == NONE or colour < first):
                    first = colour
    return first


def tower_to_spare(s: State) -> int:
    """Of the towers that should be kept, the first: the highest, of equal ones the rarer colour."""
    kept = 0
    for _ in range(s.due):
        best = NONE
        for slot in range(s.least, s.towers[s.actor]):
            candidate = slots_levied(s) >> slot & 1 and not (s.spared | kept) >> slot & 1
            if candidate and (best == NONE or worth(s, slot) > worth(s, best)):
                best = slot
        kept |= 1 << best
    return (kept & -kept).bit_length() - 1


def least_tower(s: State) -> int:
    """Keep the highest: the lowest tower goes, of equal ones the commoner colour."""
    least = 0
    for slot in range(1, s.towers[s.actor]):
        if worth(s, slot) < worth(s, least):
            least = slot
    return least


def worth(s: State, slot: int) -> int:
    """The higher, and of equal ones the rarer colour."""
    tower = s.tower[s.actor][slot]
    return HIGH * height_of(tower) + HIGH - BRICKS[colour_of(tower)]
