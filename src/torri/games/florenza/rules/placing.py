"""L5: phase 4, workers are placed: which action is the next, and L5.5 D, the market."""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from .donating import places_taken, preachers_out_of_reach, some_place, some_preacher
from .hiring import artworks_open, some_artwork
from .occupying import buildings_to_occupy, some_building
from .planning import fields_taken, some_field
from .turn import ALL_ACTIONS, CREATE, DONATE, MARKET, OCCUPY, PASS, PLAN, next_turn

# L5.1 The next action


def act(s: State, action: int) -> None:
    if action == OCCUPY:
        s.ask = Ask.OCCUPY
    elif action == PLAN:
        s.ask = Ask.PLAN
    elif action == CREATE:
        s.ask = Ask.CREATE
    elif action == MARKET:
        go_to_market(s)
    elif action == DONATE:
        s.ask = Ask.DONATE
    else:
        s.passed |= 1 << s.actor
        tell(Event.PASSED, s.actor)
        next_turn(s)


# L5.5 D: market


def market_once(s: State) -> int:
    return ALL_ACTIONS & ~(1 << MARKET) if s.market >> s.actor & 1 else ALL_ACTIONS


def go_to_market(s: State) -> None:
    s.workers[s.actor] -= 1
    s.market |= 1 << s.actor
    tell(Event.TO_MARKET, s.actor)
    next_turn(s)


# L5.1 The actions to choose from


ASK_ACTION: Final = Question(
    Ask.ACTION,
    "L5.1",
    PASS + 1,
    limits=(
        Limit("L5.2", "no-building-to-occupy", some_building, buildings_to_occupy),
        Limit("L5.3", "no-field-free", some_field, fields_taken),
        Limit("L5.4", "no-artwork-to-plan", some_artwork, artworks_open),
        Limit("L5.5", "market-once", market_once),
        Limit("L5.6", "no-place-to-preach", some_place, places_taken),
        Limit("L5.6", "no-preacher-to-choose", some_preacher, preachers_out_of_reach),
    ),
    act=act,
)
