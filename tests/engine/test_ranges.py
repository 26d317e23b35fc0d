"""The ranges that fields declare, and the check made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

import pytest

from torri.engine.accelerate import accelerate, to_records
from torri.engine.piles import card_bits
from torri.engine.ranges import last_seat, range_check, seats
from torri.engine.schema import bit_set, flag, ints, number, one_of, pile, piles, seat, sets, table
from torri.engine.signature import outside

BITS = card_bits([2, 1])  # two cards of the first kind (bits 0 and 2), one of the second (bit 1)


class Ask(IntEnum):
    FIRST = 0
    LAST = 1


def twice_the_seats(s: State) -> int:
    return 2 * s.players


def other_columns(_s: State) -> int:
    return 0b101


@dataclass(slots=True)
class State:
    actor: int = seat(-1)  # declared before what bounds it
    ask: int = one_of(Ask)
    players: int = number(2, 3)
    exact: int = number(twice_the_seats, twice_the_seats)
    up: int = flag()
    few: int = bit_set(of=0b11011)
    there: int = bit_set(of=seats)
    deck: int = pile(BITS)
    heaps: list[int] = ints(3, 0, 5, in_play=seats)
    owners: list[int] = ints(2, -1, last_seat, start=-1)
    marks: list[int] = sets(3, of=seats, in_play=seats)
    hands: list[int] = piles(3, BITS, in_play=seats)
    board: list[list[int]] = table(3, 3, 1, 4, start=2, in_play=seats, columns_in_play=other_columns)


def sound() -> State:
    return State(actor=1, players=2, exact=4, deck=0b101, heaps=[5, 0, 0], owners=[1, -1], hands=[0b111, 0, 0])


FAULTS: dict[str, tuple[Callable[[State], object], str, str, str]] = {
    "below": (lambda s: setattr(s, "ask", -1), "ask", "-1", "0..1"),
    "above": (lambda s: setattr(s, "ask", 2), "ask", "2", "0..1"),
    "no such seat": (lambda s: setattr(s, "actor", 2), "actor", "2", "-1..1"),
    "what bounds others is looked at first": (lambda s: setattr(s, "players", -5), "players", "-5", "2..3"),
    "not exactly": (lambda s: setattr(s, "exact", 5), "exact", "5", "4..4"),
    "no flag": (lambda s: setattr(s, "up", 2), "up", "2", "0..1"),
    "no member": (lambda s: setattr(s, "few", 4), "few", "4", "bits 0..1, 3..4"),
    "no set": (lambda s: setattr(s, "few", -1), "few", "-1", "bits 0..1, 3..4"),
    "an absent seat": (lambda s: setattr(s, "there", 4), "there", "4", "bits 0..1"),
    "a second copy alone": (lambda s: setattr(s, "deck", 4), "deck", "4", "bits 0..2"),
    "no such card": (lambda s: setattr(s, "deck", 8), "deck", "8", "bits 0..2"),
    "in a row": (lambda s: s.heaps.__setitem__(1, 6), "heaps[1]", "6", "0..5"),
    "not in play": (lambda s: s.heaps.__setitem__(2, 1), "heaps[2]", "1", "0"),
    "an owner who is absent": (lambda s: s.owners.__setitem__(1, 2), "owners[1]", "2", "-1..1"),
    "sets in a row": (lambda s: s.marks.__setitem__(0, 4), "marks[0]", "4", "bits 0..1"),
    "a set not in play": (lambda s: s.marks.__setitem__(2, 1), "marks[2]", "1", "0"),
    "piles in a row": (lambda s: s.hands.__setitem__(1, 4), "hands[1]", "4", "bits 0..2"),
    "a pile not in play": (lambda s: s.hands.__setitem__(2, 1), "hands[2]", "1", "0"),
    "in a table": (lambda s: s.board[1].__setitem__(2, 5), "board[1][2]", "5", "1..4"),
    "a row not in play": (lambda s: s.board[2].__setitem__(0, 3), "board[2][0]", "3", "2"),
    "a column not in play": (lambda s: s.board[0].__setitem__(1, 3), "board[0][1]", "3", "2"),
}


def found(s: State) -> int:
    return outside(s)


def test_a_sound_state_has_no_problem() -> None:
    assert range_check(State).problem(sound()) is None


@pytest.mark.parametrize("name", FAULTS)
def test_a_number_out_of_its_range_is_named(name: str) -> None:
    damage, field, value, shape = FAULTS[name]
    s = sound()
    damage(s)
    problem = range_check(State).problem(s)
    assert problem is not None
    assert (problem.name, problem.facts) == ("wrong-field", {"field": field, "value": value, "shape": shape})


def test_the_check_finds_the_same_compiled() -> None:
    check = range_check(State)
    fast = accelerate({"found": found}, {outside: check.outside})
    assert fast.found(to_records(sound(), 1)[0]) == 0
    for name, (damage, _, _, _) in FAULTS.items():
        s = sound()
        damage(s)
        assert fast.found(to_records(s, 1)[0]) == check.outside(s), name


def test_a_field_without_a_range_is_no_field_of_a_state() -> None:
    @dataclass
    class Unbounded:
        players: int = number(2, 3)
        stream: list[int] = ints(4, size=8)

    with pytest.raises(TypeError, match=r"Unbounded.stream declares no range"):
        range_check(Unbounded)


def test_an_enumeration_with_gaps_is_no_range() -> None:
    class Gaps(IntEnum):
        FIRST = 0
        THIRD = 2

    with pytest.raises(AssertionError, match="Gaps has gaps"):
        one_of(Gaps)
