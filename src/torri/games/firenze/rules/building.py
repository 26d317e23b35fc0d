"""F6 and F7: phases 3 and 4, build and tear down ruins.

What is built is a set of bricks on towers, in no order. So towers are named in order, the old ones as they stand
and then new ones by colour, and each way to build has exactly one path. Answers: `slot` an old tower;
`6 + 2 * colour` the new tower of that colour, started or raised; `7 + 2 * colour` another new one next to it.
"""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Compared, Facts, Thing
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, colour_facts
from ..state import Ask, State
from ..tables import (
    BUILD_COST,
    COLOURS,
    HIGH,
    MASON,
    MASON_SAVES,
    MOST_BUILT,
    PERSON_KINDS,
    PERSONS,
    SITES,
    SLOTS,
    WORKSHOP,
    WORKSHOP_SAVES,
)
from .bricks import any_bricks, begin_payment, bricks_of, give_brick, payment_limits, to_stock
from .persons import BUILD_DONE, PERSON_LIMITS, play_person
from .towers import colour_of, own_tower, slots_of, sort_towers, tear_down
from .turn import ask_player

NOT_A_BRICK: Final = 1 << BUILD_DONE | PERSON_KINDS << BUILD_DONE + 1
ANY_BRICK: Final = (1 << BUILD_DONE) - 1
FIRST_NEW_TOWER: Final = SLOTS  # the first answer that names a new tower
OLD_TOWERS: Final = (1 << SLOTS) - 1


# F6 Phase 3


def begin_building(s: State) -> None:
    """F7.1: the towers that stand now stood at the start of the turn."""
    s.old = s.towers[s.player]
    s.moment = Ask.BUILD
    ask_player(s, Ask.BUILD)


def cost(s: State, bricks: int) -> int:
    """F6.2: by the total built, less what Workshop (F10.16) and Mason (F10.5) save."""
    price = BUILD_COST[bricks]
    if s.hand[s.player] >> WORKSHOP & 1:
        price -= WORKSHOP_SAVES
    if s.played >> MASON & 1:
        price -= MASON_SAVES
    return max(price, 0)


def newest_of(s: State, colour: int) -> int:
    """The tower of a colour started last in this turn, or -1."""
    last = s.towers[s.player] - 1
    if last >= s.old and colour_of(s.tower[s.player][last]) == colour:
        return last
    return -1


def at_most_six(s: State) -> int:
    return NOT_A_BRICK | ANY_BRICK if s.built < MOST_BUILT else NOT_A_BRICK


def bricks_built(s: State, _answer: int) -> Facts:
    return {"has": s.built, "needs": MOST_BUILT}


def tower_there(s: State) -> int:
    return NOT_A_BRICK | slots_of(s, s.player) | ANY_BRICK >> FIRST_NEW_TOWER << FIRST_NEW_TOWER


def begun_before(s: State) -> int:
    """A tower begun in this turn is named as the new one of its colour; places without a tower are ignored here."""
    begun = slots_of(s, s.player) & OLD_TOWERS
    return NOT_A_BRICK | ANY_BRICK & ~(begun >> s.old << s.old)


def as_new_tower(s: State, answer: int) -> int:
    return FIRST_NEW_TOWER + 2 * colour_of(s.tower[s.player][answer])


def brick_in_stock(s: State) -> int:
    answers = NOT_A_BRICK
    for slot in range(SLOTS):
        if slot >= s.towers[s.player] or s.stock[s.player][colour_of(s.tower[s.player][slot])] > 0:
            answers |= 1 << slot
    for colour in range(len(COLOURS)):
        if s.stock[s.player][colour] > 0:
            answers |= 0b11 << FIRST_NEW_TOWER + 2 * colour
    return answers


def colour_for(s: State, answer: int) -> int:
    """The colour of the tower named."""
    return (answer - FIRST_NEW_TOWER) // 2 if answer >= FIRST_NEW_TOWER else colour_of(s.tower[s.player][answer])


def bricks_for_tower(s: State, answer: int) -> Facts:
    """How many bricks there are of the colour of the tower named."""
    colour = colour_for(s, answer)
    return colour_facts("colour", colour) | {"has": s.stock[s.player][colour], "needs": 1}


def brick_for_tower(s: State, answer: int) -> Compared:
    colour = colour_for(s, answer)
    return Compared(bricks_of(s.stock[s.player], colour), (Thing("brick", COLOURS[colour]),))


def cost_payable(s: State) -> int:
    """F6.3: the stock left could pay the cost of the new total, so that the phase can be ended at any time."""
    if s.built == MOST_BUILT or s.stored[s.player] == 0 or s.stored[s.player] - 1 >= cost(s, s.built + 1):
        return NOT_A_BRICK | ANY_BRICK
    return NOT_A_BRICK


def stock_and_cost(s: State, _answer: int) -> Facts:
    return {"has": s.stored[s.player] - 1, "needs": cost(s, s.built + 1), "number": s.built + 1}


def left_and_cost(s: State, _answer: int) -> Compared:
    return Compared(any_bricks(s.stored[s.player] - 1), any_bricks(cost(s, s.built + 1)))


def towers_in_order(s: State) -> int:
    return NOT_A_BRICK | ANY_BRICK >> s.least << s.least


def another_needs_one(s: State) -> int:
    """Another new tower of a colour needs a first one, which is simply the new one."""
    answers = NOT_A_BRICK | ANY_BRICK
    for colour in range(len(COLOURS)):
        if newest_of(s, colour) < 0:
            answers ^= 0b10 << FIRST_NEW_TOWER + 2 * colour
    return answers


def only_new_tower(_s: State, answer: int) -> int:
    return answer - 1


def tower_before(s: State, answer: int) -> int | None:
    """Of old towers that are alike the first; a new one as high as the one before it can't be had otherwise."""
    if answer >= FIRST_NEW_TOWER:
        return None
    while answer > 0 and alike_and_level(s, answer):
        answer -= 1
    return answer


def alike_and_level(s: State, slot: int) -> bool:
    """Whether an old tower was like the one before it, and got as many bricks."""
    tower = s.tower[s.player][slot] - s.laid[slot]
    before = s.tower[s.player][slot - 1] - s.laid[slot - 1]
    return tower == before and s.laid[slot] == s.laid[slot - 1]


def not_above_its_like(s: State) -> int:
    """Of old towers that are alike the first gets most; of new ones of a colour the first is the highest."""
    answers = NOT_A_BRICK | ANY_BRICK
    for slot in range(1, s.old):
        if alike_and_level(s, slot):
            answers ^= 1 << slot
    last = s.towers[s.player] - 1
    if last > s.old and s.tower[s.player][last] == s.tower[s.player][last - 1]:
        answers ^= 1 << FIRST_NEW_TOWER + 2 * colour_of(s.tower[s.player][last])
    return answers


def build(s: State, answer: int) -> None:
    if answer > BUILD_DONE:
        play_person(s, answer - BUILD_DONE - 1)
    elif answer == BUILD_DONE:
        begin_payment(s, cost(s, s.built))
        if s.due > 0:
            ask_player(s, Ask.COST)
        else:
            tear_down_ruins(s)
    else:
        slot = answer
        s.least = answer
        if answer >= FIRST_NEW_TOWER:
            colour = (answer - FIRST_NEW_TOWER) // 2
            s.least = FIRST_NEW_TOWER + 2 * colour
            slot = newest_of(s, colour)
            if slot < 0 or (answer - FIRST_NEW_TOWER) % 2 == 1:
                slot = s.towers[s.player]
                s.tower[s.player][slot] = HIGH * colour
                s.towers[s.player] += 1
        lay_brick(s, slot)


def lay_brick(s: State, slot: int) -> None:
    s.tower[s.player][slot] += 1
    s.laid[slot] += 1
    s.built += 1
    tower = s.tower[s.player][slot]
    to_stock(s, s.player, colour_of(tower), -1)
    tell(Event.BUILT, s.player, tower)


ASK_BUILD: Final = Question(
    Ask.BUILD,
    "F6.1",
    BUILD_DONE + 1 + len(PERSONS),
    limits=(
        Limit("F6.2", "six-built", at_most_six, bricks_built),
        Limit("F6.1", "no-tower-there", tower_there, own_tower),
        Limit("F6.1", "no-brick", brick_in_stock, bricks_for_tower, compared=brick_for_tower),
        Limit("F6.3", "cost-not-payable", cost_payable, stock_and_cost, compared=left_and_cost),
        Limit("F6.1", "named-by-colour", begun_before, own_tower, order=True, instead=as_new_tower),
        Limit("F6.2", "build-in-order", towers_in_order, order=True),
        Limit("F6.1", "no-new-tower-yet", another_needs_one, bricks_for_tower, order=True, instead=only_new_tower),
        Limit("F6.1", "raise-first-alike", not_above_its_like, bricks_for_tower, order=True, instead=tower_before),
        *PERSON_LIMITS,
    ),
    act=build,
    gathered=True,
)


def pay_cost(s: State, colour: int) -> None:
    give_brick(s, colour, Event.COST_PAID)
    if s.due == 0:
        tear_down_ruins(s)


ASK_COST: Final = Question(Ask.COST, "F6.2", len(COLOURS), limits=payment_limits("F6.2"), act=pay_cost, gathered=True)


# F7 Phase 4


def ruins(s: State) -> int:
    """F7.1: the old towers that got no brick."""
    slots = 0
    for slot in range(s.old):
        if s.laid[slot] == 0:
            slots |= 1 << slot
    return slots


def tear_down_ruins(s: State) -> None:
    ruined = ruins(s)
    slot = s.old - 1
    while slot >= 0:
        if ruined >> slot & 1:
            tower = s.tower[s.player][slot]
            saved = tear_down(s, s.player, slot)
            tell(Event.TORN_DOWN, s.player, tower, saved)
        slot -= 1
    for place in range(SITES):
        s.laid[place] = 0
    s.old = 0
    s.built = 0
    s.least = 0
    sort_towers(s, s.player)
    s.moment = Ask.CLAIM
    ask_player(s, Ask.CLAIM)
