"""The figures behind a refusal: what there is and what it would take, for the limits in `rules`."""

from __future__ import annotations

from torri.engine.counts import total
from torri.engine.errors import Facts
from torri.engine.piles import copies_in

from .events import LETTERS, card_facts, colour_facts, commission_facts, tower_facts
from .rules.building import NEW, cost
from .rules.exchanging import exchange_price
from .rules.limiting import PLAY_PATRICIAN
from .rules.persons import FIRST_PERSON
from .rules.striking import slots_levied
from .scoring import numeral_of
from .state import Ask, State
from .tables import (
    BALCONY_COMMISSION,
    BELL_HEIGHT,
    CARD_BITS,
    CARD_LIMIT,
    COLOUR_COMMISSIONS,
    COLOURS,
    HIGH,
    LEVELS,
    MOST_BUILT,
    NEUTRAL,
    NUMERAL_TILES,
    NUMERALS,
    PATRICIAN,
    PERSONS,
    SLOTS,
    WAREHOUSE,
    WHITE,
)


def seats(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players}


def card(_s: State, answer: int) -> Facts:
    return card_facts("card", answer)


def colour(_s: State, answer: int) -> Facts:
    return colour_facts("colour", answer)


# F2 Set-up


def tile(_s: State, answer: int) -> Facts:
    return commission_facts("", BALCONY_COMMISSION[answer])


def tile_numeral(s: State, answer: int) -> Facts:
    own = next(number for number, tiles in enumerate(NUMERAL_TILES) if tiles >> answer & 1)
    return tile(s, answer) | {"has": NUMERALS[own], "needs": NUMERALS[s.space]}


def commission(_s: State, answer: int) -> Facts:
    return commission_facts("", answer)


def crowd(s: State, answer: int) -> Facts:
    lying = COLOUR_COMMISSIONS[answer // LEVELS] & (s.covered | s.sealed)
    return commission_facts("", answer) | {"has": lying.bit_count()}


# Bricks


def brick(s: State, answer: int) -> Facts:
    """A payment: how many of the colour there are."""
    return colour_facts("colour", answer) | {"has": s.stock[s.actor][answer], "needs": 1}


def brick_order(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | colour_facts("last_colour", s.least)


def bricks_from_here(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | {"has": sum(s.stock[s.actor][answer:]), "needs": s.due}


# F4 Taking


def price(s: State, answer: int) -> Facts:
    return card_facts("card", s.row[answer]) | {"has": s.stored[s.player], "needs": answer}


# F10 Persons


def person(s: State, answer: int) -> Facts:
    kind = PATRICIAN if s.ask == Ask.DISCARD else answer - FIRST_PERSON[s.ask]
    return card_facts("card", kind) | {"need": f"need-{PERSONS[kind]}", "when": f"moment-{PERSONS[kind]}"}


def patrician(s: State, _answer: int) -> Facts:
    return {"has": copies_in(s.hand[s.player], PATRICIAN, CARD_BITS), "played": s.played >> PATRICIAN & 1}


def space(s: State, answer: int) -> Facts:
    return card_facts("card", s.row[answer])


def others(s: State, answer: int) -> Facts:
    """An answer that names a seat: `6 * seat + ...`."""
    return {"has": answer // SLOTS + 1, "needs": s.players, "own": int(answer // SLOTS == s.player)}


def others_brick(s: State, answer: int) -> Facts:
    seat = answer // len(COLOURS)
    return colour_facts("colour", answer % len(COLOURS)) | {"other_seat": seat, "has": s.stored[seat]}


def others_tower(s: State, answer: int) -> Facts:
    seat = answer // SLOTS
    return tower_facts("", s.tower[seat][answer % SLOTS]) | {"other_seat": seat, "has": s.towers[seat]}


# F10 Events


def own_tower(s: State, answer: int) -> Facts:
    standing = s.old if s.ask == Ask.BUILD else s.towers[s.actor]
    facts = tower_facts("", s.tower[s.actor][answer]) if answer < standing else {}
    return facts | {"has": standing, "needs": answer + 1}


def towers_from_here(s: State, answer: int) -> Facts:
    return own_tower(s, answer) | {"has": (slots_levied(s) >> answer).bit_count(), "needs": s.due}


# F5 Exchange


def exchange(s: State, _answer: int) -> Facts:
    return {"has": s.stored[s.player], "needs": exchange_price(s)}


# F6 Building


def built(s: State, _answer: int) -> Facts:
    return {"has": s.built, "needs": MOST_BUILT}


def building_colour(s: State, answer: int) -> int:
    if answer >= NEW:
        return (answer - NEW) // 2
    return s.tower[s.player][answer] // HIGH


def building_brick(s: State, answer: int) -> Facts:
    named = building_colour(s, answer)
    return colour_facts("colour", named) | {"has": s.stock[s.player][named], "needs": 1}


def building_cost(s: State, _answer: int) -> Facts:
    return {"has": s.stored[s.player] - 1, "needs": cost(s, s.built + 1), "number": s.built + 1}


# F8 Commissions


def seal(s: State, answer: int) -> Facts:
    owner = next((seat for seat in range(s.players) if s.seals[seat] >> answer & 1), NEUTRAL)
    holder = "neutral" if owner == NEUTRAL else "own" if owner == s.player else "other"
    return commission_facts("", answer) | {"holder": holder, "holder_seat": owner}


def balcony(s: State, answer: int) -> Facts:
    return commission_facts("", answer) | {
        "has": NUMERALS[numeral_of(s, answer)],
        "needs": NUMERALS[s.balconies],
    }


def towers_of_colour(s: State, answer: int) -> Facts:
    """The towers of the commission's colour that stand."""
    own = s.tower[s.player][: s.towers[s.player]]
    standing = [f"{LETTERS[t // HIGH]}{t % HIGH}" for t in own if t // HIGH == answer // LEVELS]
    return commission_facts("", answer) | {"has": " ".join(standing) or "-", "count": len(standing)}


def white_towers(s: State, _answer: int) -> Facts:
    """What could be the bell tower."""
    facts = towers_of_colour(s, WHITE * LEVELS)
    return facts | {"needs": BELL_HEIGHT, "architect": int(s.ask == Ask.ADJUST)}


# F9 Limits


def held_card(s: State, answer: int) -> Facts:
    return card_facts("card", answer) | {"has": copies_in(s.hand[s.player], answer, CARD_BITS), "needs": 1}


def card_limit(s: State, answer: int) -> Facts:
    facts = card_facts("card", answer) if answer < PLAY_PATRICIAN else {}
    unlimited = s.hand[s.player] >> WAREHOUSE & 1
    return facts | {"has": s.hand[s.player].bit_count(), "needs": CARD_LIMIT, "warehouse": unlimited}


def bag(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | {"has": total(s.bag)}
