"""F8: phase 5, fulfil commissions; F10.17 privileges, F10.18 the Campanile."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Compared, Facts, Thing
from torri.engine.piles import without_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, commission_facts
from ..scoring import commission_value, numeral_of
from ..state import Ask, State
from ..tables import (
    ALL_COMMISSIONS,
    BALCONY_COMMISSION,
    BELL_HEIGHT,
    CAMPANILE,
    CARD_BITS,
    COLOURS,
    HIGH,
    LEVELS,
    LOWEST,
    NEUTRAL,
    NONE,
    NUMERALS,
    PERSON_KINDS,
    PRIVILEGE_HEIGHT,
    PRIVILEGE_POINTS,
    SMALL_PRIVILEGE,
    TILE_HEIGHTS,
    TILE_POINTS,
    WHITE,
)
from .commissions import BELL, BELL_TOWER, balconies_in_order, fulfilled_by, owes_bell, unsealed
from .limiting import check_limits
from .persons import CLAIM_DONE, PERSON_LIMITS, play_person
from .row import discard
from .towers import colour_of, height_of, take_down
from .turn import ask_player, place_last_seal

NOT_A_COMMISSION: Final = PERSON_KINDS << BELL + 1 | 1 << CLAIM_DONE
BELL_ANSWER: Final = 1 << BELL
FIRST_TILE: Final = TILE_HEIGHTS[0]


# F8.1, F8.2, F8.4 Which commissions are open


def no_seal_on_it(s: State) -> int:
    return NOT_A_COMMISSION | BELL_ANSWER | unsealed(s)


def seal_on_commission(s: State, answer: int) -> Facts:
    owner = next((seat for seat in range(s.players) if s.seals[seat] >> answer & 1), NEUTRAL)
    holder = "neutral" if owner == NEUTRAL else "own" if owner == s.player else "other"
    return commission_facts("", answer) | {"holder": holder, "holder_seat": owner}


def balcony_in_order(s: State) -> int:
    return NOT_A_COMMISSION | BELL_ANSWER | balconies_in_order(s)


def numeral_due(s: State, answer: int) -> Facts:
    return commission_facts("", answer) | {
        "has": NUMERALS[numeral_of(s, answer)],
        "needs": NUMERALS[s.balconies],
    }


def seal_left(s: State) -> int:
    """F8.4: without a seal left nothing more can be fulfilled."""
    if s.seals_left[s.player] == 0:
        return NOT_A_COMMISSION | BELL_ANSWER
    return NOT_A_COMMISSION | BELL_ANSWER | ALL_COMMISSIONS


def bell_tower_given(s: State) -> int:
    """F10.18: while the bell tower is owed nothing else can be fulfilled."""
    if owes_bell(s):
        return NOT_A_COMMISSION | BELL_ANSWER
    return NOT_A_COMMISSION | BELL_ANSWER | ALL_COMMISSIONS


def heights_of(s: State, colour: int) -> list[int]:
    """How high the towers of a colour are that stand."""
    return [height_of(tower) for tower in s.tower[s.player][: s.towers[s.player]] if colour_of(tower) == colour]


def towers_of_its_colour(s: State, answer: int) -> Facts:
    """The towers of the commission's colour that stand."""
    heights = heights_of(s, answer // LEVELS)
    return commission_facts("", answer) | {"has": ", ".join(map(str, heights)), "count": len(heights)}


def towers_compared(s: State, answer: int) -> Compared:
    colour, height = answer // LEVELS, answer % LEVELS + LOWEST
    return Compared(towers_drawn(colour, heights_of(s, colour)), towers_drawn(colour, heights_that_do(s, height)))


def towers_drawn(colour: int, heights: list[int]) -> tuple[Thing, ...]:
    return tuple(Thing("tower", COLOURS[colour], height) for height in heights)


def heights_that_do(s: State, height: int) -> list[int]:
    """F8.5: with the Architect one floor less or more, instead of exactly so many."""
    if s.ask != Ask.ADJUST:
        return [height]
    return [other for other in (height - 1, height + 1) if other > 0]


def bell_tower_wanted(s: State, _answer: int) -> Facts:
    """F10.18: the height of the bell tower; with the Architect the heights that then do."""
    return {
        "needs": BELL_HEIGHT,
        "architect": int(s.ask == Ask.ADJUST),
        "lower": BELL_HEIGHT - 1,
        "higher": BELL_HEIGHT + 1,
    }


def white_tower_wanted(s: State, _answer: int) -> Compared:
    return Compared(towers_drawn(WHITE, heights_of(s, WHITE)), towers_drawn(WHITE, heights_that_do(s, BELL_HEIGHT)))


def bell_tower_owed(s: State) -> int:
    if owes_bell(s):
        return NOT_A_COMMISSION | BELL_ANSWER | ALL_COMMISSIONS
    return NOT_A_COMMISSION | ALL_COMMISSIONS


OPEN_COMMISSION_LIMITS: Final = (
    Limit("F8.1", "commission-sealed", no_seal_on_it, seal_on_commission),
    Limit("F8.4", "no-seal-left", seal_left),
    Limit("F10.18", "bell-tower-owed", bell_tower_given, bell_tower_wanted, compared=white_tower_wanted),
    Limit("F8.2", "balcony-out-of-order", balcony_in_order, numeral_due),
    Limit("F10.18", "bell-tower-not-owed", bell_tower_owed),
)


# F8.1 By which tower


def tower_fulfils(s: State) -> int:
    """F8.1: a tower of its colour and exactly its height."""
    return NOT_A_COMMISSION | BELL_ANSWER | fulfilled_by(s, s.player, 0)


def bell_tower_stands(s: State) -> int:
    """F10.18: exactly three white bricks."""
    return NOT_A_COMMISSION | ALL_COMMISSIONS | fulfilled_by(s, s.player, 0)


def white_towers(s: State, _answer: int) -> Facts:
    """What could be the bell tower."""
    heights = heights_of(s, WHITE)
    return bell_tower_wanted(s, _answer) | {"has": ", ".join(map(str, heights)), "count": len(heights)}


def claim(s: State, answer: int) -> None:
    if answer == CLAIM_DONE:
        check_limits(s)
    elif answer > BELL:
        play_person(s, answer - BELL - 1)
    else:
        fulfil(s, answer, 0)


ASK_CLAIM: Final = Question(
    Ask.CLAIM,
    "F8.1",
    CLAIM_DONE + 1,
    limits=(
        *OPEN_COMMISSION_LIMITS,
        Limit("F8.1", "no-such-tower", tower_fulfils, towers_of_its_colour, compared=towers_compared),
        Limit("F10.18", "no-bell-tower", bell_tower_stands, white_towers, compared=white_tower_wanted),
        *PERSON_LIMITS,
    ),
    act=claim,
)


# F8.5, F10.2 Architect


def tower_fulfils_adjusted(s: State) -> int:
    """F8.5: counted one floor higher or lower."""
    return BELL_ANSWER | fulfilled_by(s, s.player, 1) | fulfilled_by(s, s.player, -1)


def bell_tower_adjusted(s: State) -> int:
    """F10.18: the Architect may be used for it."""
    return ALL_COMMISSIONS | fulfilled_by(s, s.player, 1) | fulfilled_by(s, s.player, -1)


def adjust(s: State, commission: int) -> None:
    """By the only suitable tower, or the one chosen of two."""
    lower = fulfilled_by(s, s.player, 1) >> commission & 1
    higher = fulfilled_by(s, s.player, -1) >> commission & 1
    if lower and higher:
        s.adjusted = commission
        ask_player(s, Ask.WHICH)
    else:
        fulfil(s, commission, -1 if lower else 1)


ASK_ADJUST: Final = Question(
    Ask.ADJUST,
    "F8.5",
    BELL + 1,
    limits=(
        *OPEN_COMMISSION_LIMITS,
        Limit("F8.5", "no-tower-to-adjust", tower_fulfils_adjusted, towers_of_its_colour, compared=towers_compared),
        Limit("F10.18", "no-bell-tower", bell_tower_adjusted, white_towers, compared=white_tower_wanted),
    ),
    act=adjust,
)


def choose_tower(s: State, higher: int) -> None:
    commission = s.adjusted
    s.adjusted = NONE
    fulfil(s, commission, 1 if higher else -1)


ASK_WHICH: Final = Question(Ask.WHICH, "F8.5", 2, limits=(), act=choose_tower)


# F8.1 Fulfilling


def tower_for(commission: int) -> int:
    """The tower that fulfils a commission, or the bell tower."""
    if commission == BELL:
        return BELL_TOWER
    return HIGH * (commission // LEVELS) + commission % LEVELS + LOWEST


def fulfil(s: State, commission: int, floors: int) -> None:
    """Give up a tower that has so many `floors` more than it should: its bricks go to the bag."""
    tower = tower_for(commission) + floors
    slot = 0
    while s.tower[s.player][slot] != tower:
        slot += 1
    take_down(s, s.player, slot)
    if commission == BELL:
        ring_bell(s)
    else:
        put_seal(s, commission)
    ask_player(s, Ask.CLAIM)


def put_seal(s: State, commission: int) -> None:
    tell(Event.FULFILLED, s.player, commission, commission_value(s, commission))
    s.sealed |= 1 << commission
    s.seals[s.player] |= 1 << commission
    s.seals_left[s.player] -= 1
    s.stir = 1
    if s.balconies < len(NUMERALS) and BALCONY_COMMISSION[s.balcony[s.balconies]] == commission:
        s.balconies += 1
    height = commission % LEVELS + LOWEST
    take_floor_tile(s, height)
    use_privilege(s, height)
    if s.seals_left[s.player] == 0:
        place_last_seal(s)


def tile_points(s: State, height: int) -> int:
    """F8.3: for the first to fulfil a commission of height 5, 6, 7 or 8."""
    return TILE_POINTS[height - FIRST_TILE] if tile_lies(s, height) else 0


def tile_lies(s: State, height: int) -> bool:
    return height >= FIRST_TILE and s.tile_owner[height - FIRST_TILE] == NONE


def take_floor_tile(s: State, height: int) -> None:
    if tile_lies(s, height):
        s.tile_owner[height - FIRST_TILE] = s.player
        tell(Event.TILE_TAKEN, s.player, height, TILE_POINTS[height - FIRST_TILE])


def privilege_points(s: State, height: int) -> int:
    """F10.17: for the next player to fulfil a commission of its height."""
    return PRIVILEGE_POINTS[height - PRIVILEGE_HEIGHT] if privilege_lies(s, height) else 0


def privilege_lies(s: State, height: int) -> bool:
    privilege = height - PRIVILEGE_HEIGHT
    return 0 <= privilege < len(PRIVILEGE_POINTS) and s.church >> SMALL_PRIVILEGE + privilege & 1 != 0


def use_privilege(s: State, height: int) -> None:
    """The card is discarded at once."""
    if privilege_lies(s, height):
        privilege = height - PRIVILEGE_HEIGHT
        s.privileges[s.player][privilege] += 1
        s.church = without_card(s.church, SMALL_PRIVILEGE + privilege, CARD_BITS)
        discard(s, SMALL_PRIVILEGE + privilege)
        tell(Event.PRIVILEGE_USED, s.player, SMALL_PRIVILEGE + privilege, PRIVILEGE_POINTS[privilege])


def ring_bell(s: State) -> None:
    """F10.18: when all small seals lie on the card they go back, and it is discarded."""
    s.bells |= 1 << s.player
    tell(Event.BELL_TOWER, s.player)
    if s.bells == (1 << s.players) - 1:
        s.bells = 0
        s.church = without_card(s.church, CAMPANILE, CARD_BITS)
        discard(s, CAMPANILE)
        tell(Event.CAMPANILE_DISCARDED)
