"""What a player's towers will probably be worth.

A tower is worth the commission it will most profitably fulfil, less a price for each floor still to be laid. A brick
that lies ready for this turn counts as laid, so that half a turn looks like no loss.
"""

from __future__ import annotations

from typing import Final

from .forecast import own_colours
from .rules.building import FIRST_NEW_TOWER, cost
from .rules.towers import colour_of, height_of
from .state import Ask, State
from .tables import (
    ALCHEMIST,
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    BELL_HEIGHT,
    BUILD_COST,
    CAMPANILE,
    COLOURS,
    COMMISSION_POINTS,
    EXCHANGE_PRICE,
    FESTIVAL_POINTS,
    FLAG_POINTS,
    HIGH,
    LAST_SEAL_POINTS,
    LEVELS,
    LOWEST,
    MASON,
    MASON_SAVES,
    MOST_BUILT,
    NONE,
    NUMERALS,
    PRIVILEGE_HEIGHT,
    PRIVILEGE_POINTS,
    RECOGNISED_HEIGHT,
    RECOGNITION,
    ROW,
    SMALL_PRIVILEGE,
    TILE_HEIGHTS,
    TILE_POINTS,
    WHITE,
    WORKSHOP,
    WORKSHOP_SAVES,
)
from .weighing import FLOORS_PER_TURN, PLENTY_OF_BRICKS, POINT, Weight, building_ahead, claiming_ahead, turns_to_come

FIRST_TILE: Final = TILE_HEIGHTS[0]
RUIN: Final = 0
BELL_COMMISSION: Final = LEVELS * WHITE + BELL_HEIGHT - LOWEST
BELL_WORTH: Final = 3 * POINT  # what a player who owes a bell tower gains by it


def towers_value(s: State, seat: int, weights: list[int], lead: int, keep: int, use: int) -> int:
    """Those under construction and those that could be started, less the cost of building (F6.2); of all these only the
    best, if only one seal is left."""
    value = 0
    best = 0
    paid = 0
    brick = weights[Weight.BRICK] * use // 100
    rare = weights[Weight.RARE] * use // 100
    floor = weights[Weight.FLOOR] * use // 100
    building = building_ahead(s, seat)
    ready = max(floors_to_lay(s, seat) - s.built, 0) if building else 0
    pace = max(FLOORS_PER_TURN + 1 - s.towers[seat], 1)
    built = s.built
    for slot in range(s.towers[seat]):
        tower = s.tower[seat][slot]
        stock = s.stock[seat][colour_of(tower)]
        here = min(ready, stock, max(ready - to_be_raised_after(s, seat, slot), 1)) if raisable(s, seat, slot) else 0
        salvage = height_of(tower) // 2 * brick
        least = least_height(s, seat, slot)
        if least == RUIN:
            value += salvage
            continue
        planned = plan(
            s, seat, weights, lead=lead, keep=keep, floor=floor, tower=tower, least=least, here=here, pace=pace
        )
        worth = max(planned, salvage)
        ready -= here
        built += here
        paid += here * (brick + rare * colour_of(tower))
        best = max(best, worth)
        value += worth
    towers = own_colours(s, seat)
    for colour in range(len(COLOURS) - 1, -1, -1):
        stock = s.stock[seat][colour]
        if stock > 1 and towers >> colour & 1 == 0:
            tower = HIGH * colour
            later = plan(
                s,
                seat,
                weights,
                lead=lead,
                keep=keep,
                floor=floor,
                tower=tower,
                least=LOWEST,
                here=0,
                pace=FLOORS_PER_TURN,
            )
            worth = later * weights[Weight.FRESH] // 100
            here = min(ready, stock) if startable(s, seat, colour) else 0
            if later > 0 and here > 0:
                laid = here * (brick + rare * colour)
                started = plan(
                    s,
                    seat,
                    weights,
                    lead=lead,
                    keep=keep,
                    floor=floor,
                    tower=tower,
                    least=LOWEST,
                    here=here,
                    pace=pace,
                )
                if started - laid > worth:
                    worth = started
                    ready -= here
                    built += here
                    paid += laid
            best = max(best, worth)
            value += worth
    if s.seals_left[seat] == 1:
        value = best
    if building and turns_to_come(s, seat) > 1:
        gone = cost(s, built) + built - s.built
        value -= paid + brick * cost(s, built)
        value += brick * weights[Weight.GLUT] * max(min(gone, s.stored[seat] - PLENTY_OF_BRICKS), 0) // 100
    return value - BELL_WORTH if owes_bell(s, seat) else value


def floors_to_lay(s: State, seat: int) -> int:
    """Floors in one turn: as many as are worth their cost; in the last one as many as the stock can pay."""
    saved = WORKSHOP_SAVES if s.hand[seat] >> WORKSHOP & 1 else 0
    if s.played >> MASON & 1:
        saved += MASON_SAVES
    if turns_to_come(s, seat) > 1:
        return FLOORS_PER_TURN if saved < MASON_SAVES else FLOORS_PER_TURN + 1
    floors = s.built
    while floors < MOST_BUILT and floors + 1 + max(BUILD_COST[floors + 1] - saved, 0) <= s.built + s.stored[seat]:
        floors += 1
    return floors


def raisable(s: State, seat: int, slot: int) -> bool:
    """Towers are named in order when bricks are laid: those passed over get no more in this turn."""
    if s.player != seat or s.moment != Ask.BUILD:
        return True
    return slot >= s.least if slot < s.old else slot == s.towers[seat] - 1


def to_be_raised_after(s: State, seat: int, slot: int) -> int:
    """How many of the towers that stood before this turn come after that one: each needs a brick too (F7.1)."""
    old = s.old if s.player == seat and s.moment == Ask.BUILD else s.towers[seat]
    return max(old - 1 - slot, 0)


def startable(s: State, seat: int, colour: int) -> bool:
    return s.player != seat or s.moment != Ask.BUILD or FIRST_NEW_TOWER + 2 * colour >= s.least


def least_height(s: State, seat: int, slot: int) -> int:
    """Of the commissions the tower can fulfil: it must be raised in every turn (F7.1), or it is a RUIN."""
    height = height_of(s.tower[seat][slot])
    if not claiming_ahead(s, seat):
        return height + 1
    if s.moment == Ask.CLAIM or (s.moment == Ask.BUILD and s.laid[slot] > 0):
        return height
    colour = colour_of(s.tower[seat][slot])
    if s.stock[seat][colour] == 0:
        if s.moment == Ask.BUILD or (s.moment == Ask.EXCHANGE and not brick_to_be_had(s, seat, colour)):
            return RUIN
    elif not raisable(s, seat, slot):
        return RUIN
    return height + 1


def brick_to_be_had(s: State, seat: int, colour: int) -> bool:
    """In phase 2, by the Alchemist or in exchange."""
    if s.hand[seat] >> ALCHEMIST & 1 and s.bag[colour] > 0 and s.stored[seat] > 0:
        return True
    return s.exchanged == 0 and s.stored[seat] >= EXCHANGE_PRICE and bricks_on_row(s, colour) > 0


def bricks_on_row(s: State, colour: int) -> int:
    bricks = 0
    for space in range(ROW):
        bricks += s.row_bricks[space][colour]
    return bricks


def plan(
    s: State,
    seat: int,
    weights: list[int],
    lead: int,
    keep: int,
    floor: int,
    tower: int,
    least: int,
    here: int,
    pace: int,
) -> int:
    """The most that a tower can be worth, if `here` bricks are laid in this turn and at most `pace` in later ones:
    what it will fulfil, by the chance that the bricks turn up and by the time it takes, less the price of floors."""
    best = 0
    colour = colour_of(tower)
    rival = rival_height(s, seat, colour)
    supply = 10 * bricks_on_row(s, colour) + s.players * s.bag[colour]
    chance = 100
    lacking = 0
    for height in range(max(least, LOWEST), LOWEST + LEVELS):
        floors = height - height_of(tower)
        while lacking < floors - s.stock[seat][colour]:
            chance = chance * supply // (supply + weights[Weight.SHORTAGE]) if supply > 0 else 0
            supply -= 10
            lacking += 1
        commission = LEVELS * colour + height - LOWEST
        bell = owes_bell(s, seat)
        if chance == 0 or (s.sealed >> commission & 1 and not (bell and commission == BELL_COMMISSION)):
            continue
        turns = 0 if floors <= here else max(1 + (floors - here - 1) // pace, lacking)
        if turns > 0 and turns_to_come(s, seat) == 1 and (s.player == seat or turns > 1):
            continue
        worth = commission_worth(s, seat, weights, lead, commission, turns)
        if bell:
            worth = BELL_WORTH if commission == BELL_COMMISSION else worth // 2
        if turns > 0:
            worth = worth * chance // 100
            if 0 < rival <= height and height - rival <= floors:
                worth = worth * weights[Weight.CONTEST] // 100
            for _ in range(turns):
                worth = worth * keep // 100
        best = max(best, worth - floor * (floors - min(here, floors)))
    return best


def owes_bell(s: State, seat: int) -> bool:
    """F10.18: a player who owes a bell tower can fulfil nothing else."""
    return s.church >> CAMPANILE & 1 != 0 and s.bells >> seat & 1 == 0


def rival_height(s: State, seat: int, colour: int) -> int:
    """Of the highest tower of that colour that another player builds, or 0."""
    highest = 0
    for other in range(s.players):
        for slot in range(s.towers[other]):
            tower = s.tower[other][slot]
            if other != seat and colour_of(tower) == colour:
                highest = max(highest, height_of(tower))
    return highest


def commission_worth(s: State, seat: int, weights: list[int], lead: int, commission: int, turns: int) -> int:
    """F8: what a commission brings in so many turns, with everything that depends on it, less the seal; half of that
    for each balcony that must come before it."""
    points = COMMISSION_POINTS[commission]
    height = commission % LEVELS + LOWEST
    waiting = 0
    if s.covered >> commission & 1:
        for numeral in range(s.balconies, len(NUMERALS)):
            if BALCONY_COMMISSION[s.balcony[numeral]] == commission:
                points = BALCONY_POINTS[s.balcony[numeral]]
                waiting = numeral - s.balconies
        if waiting > turns:
            return 0
    if height >= FIRST_TILE and s.tile_owner[height - FIRST_TILE] == NONE:
        points += TILE_POINTS[height - FIRST_TILE]
    privilege = height - PRIVILEGE_HEIGHT
    if 0 <= privilege < len(PRIVILEGE_POINTS) and s.church >> SMALL_PRIVILEGE + privilege & 1:
        points += PRIVILEGE_POINTS[privilege]
    if height <= RECOGNISED_HEIGHT and s.hand[seat] >> RECOGNITION & 1:
        points += FESTIVAL_POINTS[0]
    if s.seals_left[seat] == 1 and s.finisher == NONE:
        points += LAST_SEAL_POINTS
    return POINT * points + FLAG_POINTS[commission // LEVELS] * lead - weights[Weight.SEAL] >> waiting
