"""F10.6: the Patrician, who wards off an event or lets another card be discarded."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.piles import copies_in, without_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import BUILDING_KINDS, CARD_BITS, HAND_KINDS, PATRICIAN, WORKSHOP
from .limiting import check_cards, copies_held
from .persons import put_off
from .row import card_named, discard
from .striking import strike
from .turn import ask_player

HAND_SET: Final = (1 << HAND_KINDS) - 1


# F10.6a Against an event


def can_ward(s: State) -> bool:
    return copies_in(s.hand[s.player], PATRICIAN, CARD_BITS) > 0 and s.played >> PATRICIAN & 1 == 0


def meet_event(s: State, kind: int) -> None:
    """Before it does anything to anyone, the taker may ward it off."""
    if can_ward(s):
        ask_player(s, Ask.WARD)
    else:
        strike(s, kind)


def patrician_at_hand(s: State) -> int:
    return 0b11 if can_ward(s) else 0b01


def patricians_held(s: State, _answer: int) -> Facts:
    return {"has": copies_in(s.hand[s.player], PATRICIAN, CARD_BITS), "played": s.played >> PATRICIAN & 1}


def ward(s: State, warded: int) -> None:
    if warded:
        put_off(s, PATRICIAN)
        s.warded = 1
    strike(s, s.row[s.taken])


ASK_WARD: Final = Question(
    Ask.WARD,
    "F10.6",
    2,
    limits=(Limit("F10.6", "no-patrician", patrician_at_hand, patricians_held),),
    act=ward,
)


# F10.6b At any moment: another card is discarded


def other_hand_cards(s: State) -> int:
    return s.hand[s.player] & HAND_SET


def no_open_building(_s: State) -> int:
    return HAND_SET


def other_cards(s: State) -> int:
    return s.hand[s.player] & (HAND_SET | BUILDING_KINDS)


def dismiss_card(s: State, kind: int) -> None:
    """The turn continues where it was; in phase 6 the limit is then checked again (F9.3)."""
    s.hand[s.player] = without_card(s.hand[s.player], kind, CARD_BITS)
    discard(s, kind)
    tell(Event.DISMISSED, s.player, kind)
    ask_player(s, s.moment)
    if s.ask == Ask.DISCARD:
        check_cards(s)


ASK_DISMISS: Final = Question(
    Ask.DISMISS,
    "F10.6",
    WORKSHOP + 1,
    limits=(
        Limit("F10.6", "card-not-held", other_cards, copies_held),
        Limit("F10.6", "open-building", no_open_building, card_named),
    ),
    act=dismiss_card,
)
