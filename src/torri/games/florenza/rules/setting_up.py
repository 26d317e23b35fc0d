"""L2: turn order, families, the first two buildings, and the first persons in town."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.counts import kinds_in
from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question, even
from torri.engine.telling import tell

from ..events import Event, building_facts, family_facts
from ..figures import FAMILIES
from ..state import Ask, State
from ..tables import BUILDINGS, COPIES, DRAFTED, DRAWN, FIRST_GAME, NAMED, NONE, PLAYERS, SHORT_GAME

FIRST_BUILDINGS = 2


# L2.2 Families


def begin_families(s: State) -> None:
    if s.families:
        ask_seat(s, s.order[0], Ask.FAMILY)
        return
    for seat in range(s.players):
        take_family(s, seat, seat)
    begin_draft(s)


def families_left(s: State) -> int:
    families = (1 << len(FAMILIES)) - 1
    for seat in range(s.players):
        if s.family[seat] != NONE:
            families &= ~(1 << s.family[seat])
    return families


def family_and_owner(s: State, answer: int) -> Facts:
    facts = family_facts("family", answer)
    owners = [seat for seat in range(s.players) if s.family[seat] == answer]
    return facts | {"other_seat": owners[0]} if owners else facts


def take_family(s: State, seat: int, family: int) -> None:
    s.family[seat] = family
    tell(Event.FAMILY, seat, family)


def choose_family(s: State, family: int) -> None:
    """In turn order, as with the first buildings."""
    take_family(s, s.actor, family)
    s.place += 1
    if s.place < s.players:
        ask_seat(s, s.order[s.place], Ask.FAMILY)
    else:
        s.place = 0
        begin_draft(s)


ASK_FAMILY: Final = Question(
    Ask.FAMILY,
    "L2.2",
    len(FAMILIES),
    limits=(Limit("L2.2", "family-taken", families_left, family_and_owner),),
    act=choose_family,
)


# L2.2 The first buildings


def begin_draft(s: State) -> None:
    if not s.first_game and not s.short_game:
        ask_seat(s, s.order[0], Ask.DRAFT)
        return
    for place in range(s.players):
        seat = s.order[place]
        for number in range(FIRST_BUILDINGS):
            place_building(s, seat, FIRST_GAME[s.family[seat]][number])
        if s.short_game:  # L12.1
            place_building(s, seat, SHORT_GAME)
    begin_drawing(s)


def drafted_kinds(_s: State) -> int:
    return DRAFTED


def tiles_left(s: State) -> int:
    return kinds_in(s.tiles)


def tiles_of_kind(s: State, answer: int) -> Facts:
    return building_facts("building", answer) | {"has": s.tiles[answer], "needs": COPIES[answer]}


def not_in_district(s: State) -> int:
    kinds = (1 << BUILDINGS) - 1
    for field in range(s.built[s.actor]):
        kinds &= ~(1 << s.lot[s.actor][field])
    return kinds


def building_named(_s: State, answer: int) -> Facts:
    return building_facts("building", answer)


def place_building(s: State, seat: int, kind: int) -> None:
    """A finished building, giving no prestige."""
    field = s.built[seat]
    s.tiles[kind] -= 1
    s.lot[seat][field] = kind
    s.built[seat] += 1
    s.old[seat] = s.built[seat]
    tell(Event.START_BUILDING, seat, kind, field)


def draft(s: State, kind: int) -> None:
    """In turn order one on field 1, then in reverse order the second on field 2."""
    place_building(s, s.actor, kind)
    if s.built[s.order[s.players - 1]] == 0:
        s.place += 1
    elif s.built[s.actor] == FIRST_BUILDINGS:
        s.place -= 1
    if s.place < 0:
        s.place = 0
        begin_drawing(s)
    else:
        ask_seat(s, s.order[s.place], Ask.DRAFT)


ASK_DRAFT: Final = Question(
    Ask.DRAFT,
    "L2.2",
    BUILDINGS,
    limits=(
        Limit("L2.2", "not-to-start-with", drafted_kinds, building_named),
        Limit("L1.3", "no-tile-left", tiles_left, tiles_of_kind),
        Limit("L2.2", "alike-in-district", not_in_district, building_named),
    ),
    act=draft,
)


# L2.3 Persons


def begin_drawing(s: State) -> None:
    s.bag = NAMED
    s.due = DRAWN[s.players]
    ask_nature(s, Ask.DRAW)


# L2.4 Turn order


def seats(s: State) -> int:
    return (1 << s.players) - 1


def seats_at_table(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players}


def not_placed_yet(s: State) -> int:
    placed = 0
    for place in range(s.place):
        placed |= 1 << s.order[place]
    return (1 << PLAYERS) - 1 & ~placed


def seat_named(_s: State, answer: int) -> Facts:
    return {"seat": answer}


def place_next(s: State, seat: int) -> None:
    s.order[s.place] = seat
    tell(Event.PLACED, seat, s.place + 1)
    s.place += 1
    if s.place == s.players:
        s.place = 0
        begin_families(s)


ASK_ORDER: Final = Question(
    Ask.ORDER,
    "L2.4",
    PLAYERS,
    limits=(
        Limit("L2.4", "no-such-seat", seats, seats_at_table),
        Limit("L2.4", "placed-already", not_placed_yet, seat_named),
    ),
    act=place_next,
    weight=even,
)
