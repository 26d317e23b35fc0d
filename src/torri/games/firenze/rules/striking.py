"""F10.19-F10.25: what events do, player after player from the taker on (F10.26)."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_seat
from torri.engine.errors import Facts
from torri.engine.piles import merged
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, colour_facts
from ..state import Ask, State
from ..tables import (
    BOTCH,
    CARD_BITS,
    COLLAPSE,
    COLOURS,
    FIRE_BRICKS,
    FLOOD,
    FLOOD_ONE_OF,
    LUXURY_TAX,
    RENAISSANCE,
    SLOTS,
    TAX_BRICKS,
    TAXED_HEIGHT,
    TRIBUTE,
)
from .bricks import begin_payment, give_brick, payment_limits, to_bag
from .row import collect_bricks, discard, refill
from .towers import (
    colour_of,
    first_alike,
    first_of_alike,
    height_of,
    lower_tower,
    own_tower,
    slots_of,
    take_down,
    tear_down,
)
from .turn import ask_player

ALL_SLOTS: Final = (1 << SLOTS) - 1
TAX_RULE: Final = "F10.22"


# F10.26 The event acts on one player after the other


def strike(s: State, kind: int) -> None:
    """The event acts, unless it is warded off; then the row is refilled."""
    if s.warded and (s.shields_all or kind in (COLLAPSE, BOTCH, RENAISSANCE)):
        tell(Event.WARDED_OFF, s.player, kind)
        finish_event(s, kind)
    elif kind in (COLLAPSE, BOTCH):
        if s.towers[s.player] == 0:
            tell(Event.COLLAPSE_VOID if kind == COLLAPSE else Event.BOTCH_VOID, s.player)
            finish_event(s, kind)
        else:
            ask_player(s, Ask.COLLAPSE if kind == COLLAPSE else Ask.BOTCH)
    elif kind == RENAISSANCE:
        be_reborn(s)
    else:
        s.reached = 0
        reach_next(s)


def finish_event(s: State, kind: int) -> None:
    """What lay aside (F10.20) goes to the taker; the card is discarded before the refill (F4.4)."""
    collect_bricks(s)
    discard(s, kind)
    refill(s)


def reach_next(s: State) -> None:
    """Deal with the players in turn order from the taker on, until one of them has to choose."""
    kind = s.row[s.taken]
    while s.reached < s.players:
        seat = (s.player + s.reached) % s.players
        if seat == s.player and s.warded:
            tell(Event.WARDED_OFF, seat, kind)
            s.reached += 1
        elif not settled(s, seat, kind):
            return
    s.reached = 0
    finish_event(s, kind)


def settled(s: State, seat: int, kind: int) -> bool:
    """Whether nothing is left to be asked of the seat; then the next one is reached."""
    if kind == LUXURY_TAX:
        return taxed(s, seat)
    if kind == TRIBUTE:
        s.tributary = 0
        return tribute_settled(s, seat)
    stored = s.stored[seat]
    due = -(-stored // FLOOD_ONE_OF) if kind == FLOOD else min(stored, FIRE_BRICKS)
    if due == 0:
        s.reached += 1
        return True
    begin_payment(s, due)
    ask_seat(s, seat, Ask.FLOOD if kind == FLOOD else Ask.FIRE)
    return False


# F10.19 Collapse, F10.24 Botch


def own_towers(s: State) -> int:
    return slots_of(s, s.actor)


def first_alike_own(s: State) -> int:
    """Of towers that are alike the first is named; places without a tower are ignored by this limit."""
    return ALL_SLOTS & ~(slots_of(s, s.actor) & ~first_alike(s, s.actor))


def own_tower_limits(rule: str) -> tuple[Limit, ...]:
    return (
        Limit(rule, "no-tower-there", own_towers, own_tower),
        Limit("F6.1", "alike", first_alike_own, own_tower, order=True, instead=first_of_alike),
    )


def collapse(s: State, slot: int) -> None:
    tell(Event.COLLAPSED, s.player, s.tower[s.player][slot])
    take_down(s, s.player, slot)
    finish_event(s, COLLAPSE)


ASK_COLLAPSE: Final = Question(Ask.COLLAPSE, "F10.19", SLOTS, limits=own_tower_limits("F10.19"), act=collapse)


def botch(s: State, slot: int) -> None:
    tell(Event.BOTCHED, s.player, s.tower[s.player][slot])
    lower_tower(s, s.player, slot)
    finish_event(s, BOTCH)


ASK_BOTCH: Final = Question(Ask.BOTCH, "F10.24", SLOTS, limits=own_tower_limits("F10.24"), act=botch)


# F10.20 Flood, F10.21 Warehouse Fire


def give(s: State, colour: int) -> None:
    give_brick(s, colour, Event.FLOODED if s.ask == Ask.FLOOD else Event.BURNT)
    if s.due == 0:
        s.reached += 1
        reach_next(s)


ASK_FLOOD: Final = Question(Ask.FLOOD, "F10.20", len(COLOURS), limits=payment_limits("F10.20"), act=give, gathered=True)
ASK_FIRE: Final = Question(Ask.FIRE, "F10.21", len(COLOURS), limits=payment_limits("F10.21"), act=give, gathered=True)


# F10.22 Luxury Tax, F10.23 Tribute: the towers that are paid for


def high_towers(s: State, seat: int) -> int:
    slots = 0
    for slot in range(s.towers[seat]):
        if height_of(s.tower[seat][slot]) >= TAXED_HEIGHT:
            slots |= 1 << slot
    return slots


def towers_of_colour(s: State, seat: int, colour: int) -> int:
    slots = 0
    for slot in range(s.towers[seat]):
        if colour_of(s.tower[seat][slot]) == colour:
            slots |= 1 << slot
    return slots


def taxed(s: State, seat: int) -> bool:
    """As many are paid for as the stock allows; if not all, the player chooses which."""
    high = high_towers(s, seat)
    payable = min(high.bit_count(), s.stored[seat] // TAX_BRICKS)
    if payable == 0:
        levy_done(s, seat)
        return True
    if payable < high.bit_count():
        begin_payment(s, payable)
        ask_seat(s, seat, Ask.TAX_TOWER)
    else:
        s.spared = high
        ask_tax(s, seat)
    return False


def ask_tax(s: State, seat: int) -> None:
    begin_payment(s, TAX_BRICKS * s.spared.bit_count())
    ask_seat(s, seat, Ask.TAX)


def tribute_settled(s: State, seat: int) -> bool:
    """Colour by colour one brick for each tower; with fewer bricks than towers the player chooses which."""
    while s.tributary < len(COLOURS):
        towers = towers_of_colour(s, seat, s.tributary)
        bricks = s.stock[seat][s.tributary]
        if towers.bit_count() <= bricks:
            s.spared |= towers
        elif bricks > 0:
            begin_payment(s, bricks)
            ask_seat(s, seat, Ask.TRIBUTE)
            return False
        s.tributary += 1
    pay_tribute(s, seat)
    levy_done(s, seat)
    return True


def pay_tribute(s: State, seat: int) -> None:
    for colour in range(len(COLOURS)):
        due = (s.spared & towers_of_colour(s, seat, colour)).bit_count()
        if due > 0:
            to_bag(s, seat, colour, due)
            tell(Event.TRIBUTE_PAID, seat, colour, due)


def no_tower(s: State) -> int:
    """The places where the seat has no tower: the limits that speak of towers ignore them."""
    return ALL_SLOTS & ~slots_of(s, s.actor)


def unspared(s: State) -> int:
    """The towers that the player has not named yet."""
    return ~(s.spared & slots_levied(s)) & ALL_SLOTS


def levied(s: State) -> int:
    """The towers that are asked about now."""
    return slots_levied(s) | no_tower(s)


def own_tower_and_fate(s: State, answer: int) -> Facts:
    """A tower that is not asked about, and what will become of it."""
    facts = own_tower(s, answer)
    if s.ask == Ask.TAX_TOWER:
        return facts | {"needs": TAXED_HEIGHT}
    return facts | colour_facts("asked_colour", s.tributary) | {"fate": fate_of(s, answer)}


def fate_of(s: State, slot: int) -> str:
    """F10.23: what happens to a tower of a colour that is not asked about now."""
    colour = colour_of(s.tower[s.actor][slot])
    towers = towers_of_colour(s, s.actor, colour).bit_count()
    bricks = s.stock[s.actor][colour]
    if towers <= bricks or s.spared >> slot & 1:
        return "paid"
    return "asked" if bricks > 0 and colour > s.tributary else "falls"


def slots_levied(s: State) -> int:
    if s.ask == Ask.TAX_TOWER:
        return high_towers(s, s.actor)
    return towers_of_colour(s, s.actor, s.tributary)


def at_stake(s: State) -> int:
    """The towers of who is asked that fall unless they are paid for."""
    if s.ask == Ask.TAX:
        return s.spared
    return slots_levied(s) & ~s.spared if s.ask in (Ask.TAX_TOWER, Ask.TRIBUTE) else 0


def spared_in_order(s: State) -> int:
    return ALL_SLOTS >> s.least << s.least


def enough_towers_left(s: State) -> int:
    """The towers after which enough are left for all that are still to be named."""
    slots = no_tower(s)
    towers = 0
    slot = SLOTS - 1
    levy = slots_levied(s)
    while slot >= 0:
        towers += levy >> slot & 1
        if towers >= s.due:
            slots |= 1 << slot
        slot -= 1
    return slots


def towers_from_here(s: State, answer: int) -> Facts:
    return own_tower(s, answer) | {"has": (slots_levied(s) >> answer).bit_count(), "needs": s.due}


def first_alike_not_spared(s: State, answer: int) -> int:
    own = s.tower[s.actor]
    return next(slot for slot in range(answer + 1) if own[slot] == own[answer] and not s.spared >> slot & 1)


def first_alike_unspared(s: State) -> int:
    """Of towers that are alike the first is named first."""
    alike = slots_of(s, s.actor) & ~first_alike(s, s.actor)
    return ALL_SLOTS & ~(alike & ~(s.spared << 1))


def levy_limits(rule: str) -> tuple[Limit, ...]:
    """The limits of towers that are paid for, named one by one in order."""
    return (
        Limit(rule, "no-tower-there", own_towers, own_tower),
        Limit(rule, "kept-already", unspared, own_tower),
        Limit(rule, "not-taxed" if rule == TAX_RULE else "other-colour", levied, own_tower_and_fate),
        Limit(rule, "towers-in-order", spared_in_order, own_tower, order=True),
        Limit(rule, "too-few-towers-from-here", enough_towers_left, towers_from_here, order=True),
        Limit("F6.1", "alike", first_alike_unspared, own_tower, order=True, instead=first_alike_not_spared),
    )


def spare(s: State, slot: int) -> None:
    seat = s.actor
    s.spared |= 1 << slot
    s.due -= 1
    s.least = slot + 1 if s.due > 0 else 0
    tell(Event.TAX_SPARED if s.ask == Ask.TAX_TOWER else Event.TRIBUTE_SPARED, seat, s.tower[seat][slot])
    if s.due > 0:
        return
    if s.ask == Ask.TAX_TOWER:
        ask_tax(s, seat)
        return
    s.tributary += 1
    if tribute_settled(s, seat):
        reach_next(s)


ASK_TAX_TOWER: Final = Question(Ask.TAX_TOWER, "F10.22", SLOTS, limits=levy_limits(TAX_RULE), act=spare, gathered=True)
ASK_TRIBUTE: Final = Question(Ask.TRIBUTE, "F10.23", SLOTS, limits=levy_limits("F10.23"), act=spare, gathered=True)


def pay_tax(s: State, colour: int) -> None:
    seat = s.actor
    give_brick(s, colour, Event.TAXED)
    if s.due == 0:
        levy_done(s, seat)
        reach_next(s)


ASK_TAX: Final = Question(Ask.TAX, "F10.22", len(COLOURS), limits=payment_limits("F10.22"), act=pay_tax, gathered=True)


def levy_done(s: State, seat: int) -> None:
    """The towers that are not paid for are torn down; bricks that come back do not pay for others here."""
    slot = s.towers[seat] - 1
    tax = s.row[s.taken] == LUXURY_TAX
    while slot >= 0:
        tower = s.tower[seat][slot]
        if not s.spared >> slot & 1 and (not tax or height_of(tower) >= TAXED_HEIGHT):
            saved = tear_down(s, seat, slot)
            tell(Event.TORN_DOWN, seat, tower, saved)
        slot -= 1
    s.spared = 0
    s.tributary = 0
    s.reached += 1


# F10.25 Renaissance


def be_reborn(s: State) -> None:
    """Discard pile, what is left of the draw pile and this card become the new draw pile."""
    discard(s, RENAISSANCE)
    s.draw_pile = merged(merged(s.draw_pile, s.start_pile, CARD_BITS), s.discard_pile, CARD_BITS)
    s.start_pile = 0
    s.discard_pile = 0
    tell(Event.REBORN)
    refill(s)
