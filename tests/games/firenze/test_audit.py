"""The audit finds what is broken: each fault, made on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from torri import NATURE, Game, Position
from torri.engine.loops import loops
from torri.games.firenze.audit import Fault
from torri.games.firenze.state import Ask, State
from torri.games.firenze.tables import CAMPANILE, NONE

from ...playing import walk
from ..broken import Expected, assert_refused, wrong_with
from .positions import position

Damage = Callable[[State], object]


def laid_out(ask: Ask = Ask.TAKE) -> Position:
    return position(
        players=3,
        ask=ask,
        stocks={0: "wwygr", 1: "ww", 2: "pb"},
        towers={0: ["w2", "w3", "g4"], 1: ["r2", "b1"]},
        hands={0: ["patrician", "fame", "workshop"], 1: ["alchemist"]},
        bricks={1: "ww", 2: "yy"},
        seals={1: ["g5", "w6"], 2: ["y3"]},
        neutral=["b3"],
    )


def put(**fields: int) -> Damage:
    def damage(s: State) -> None:
        for field, value in fields.items():
            setattr(s, field, value)

    return damage


DAMAGE: dict[str, tuple[Expected, Damage]] = {
    "a brick vanishes from the bag": (Fault.BRICKS_NOT_CONSERVED, lambda s: s.bag.__setitem__(0, s.bag[0] - 1)),
    "a brick changes its colour": (
        Fault.BRICKS_NOT_CONSERVED,
        lambda s: (s.bag.__setitem__(0, s.bag[0] - 1), s.bag.__setitem__(1, s.bag[1] + 1)),
    ),
    "a brick appears on a card": (Fault.BRICKS_NOT_CONSERVED, lambda s: s.row_bricks[3].__setitem__(2, 1)),
    "a stock is miscounted": (Fault.BRICKS_NOT_CONSERVED, lambda s: s.stored.__setitem__(0, 4)),
    "a stock owes bricks": (
        "stock[0][4]",
        lambda s: (s.stock[0].__setitem__(4, -1), s.bag.__setitem__(4, s.bag[4] + 1), s.stored.__setitem__(0, 4)),
    ),
    "a card vanishes from the draw pile": (
        Fault.CARDS_NOT_CONSERVED,
        lambda s: setattr(s, "draw_pile", s.draw_pile ^ 1 << s.draw_pile.bit_length() - 1),
    ),
    "a card lies twice": (Fault.CARDS_NOT_CONSERVED, lambda s: s.row.__setitem__(0, s.row[1])),
    "the Campanile appears": (Fault.CARDS_NOT_CONSERVED, put(church=1 << CAMPANILE)),
    "a second copy without a first": ("discard_pile", put(discard_pile=1 << 40)),
    "a pile beyond all cards": ("discard_pile", put(discard_pile=1 << 62)),
    "a person in the church": (Fault.CARDS_NOT_CONSERVED, put(church=1)),
    "small seals without a Campanile": (Fault.WRONG_HAND, put(bells=1)),
    "a seal too many": (Fault.SEALS_MISCOUNTED, lambda s: s.seals.__setitem__(0, 2)),
    "a seal of two players": (
        Fault.SEALS_MISCOUNTED,
        lambda s: (s.seals.__setitem__(0, s.seals[2]), s.seals_left.__setitem__(0, 6)),
    ),
    "a seal left over": (Fault.SEALS_MISCOUNTED, lambda s: s.seals_left.__setitem__(0, 6)),
    "too many neutral seals": (Fault.SEALS_MISCOUNTED, lambda s: setattr(s, "sealed", s.sealed | 63 << 6 | 3 << 26)),
    "a dead colour without seals": (Fault.SEALS_MISCOUNTED, put(dead=1)),
    "a balcony of a dead colour": (Fault.BALCONY_ASTRAY, put(dead=0)),
    "a balcony of another numeral": (Fault.BALCONY_ASTRAY, lambda s: s.balcony.__setitem__(1, 0)),
    "a balcony missing": (Fault.BALCONY_ASTRAY, lambda s: s.balcony.__setitem__(2, NONE)),
    "a balcony skipped": (Fault.BALCONY_ASTRAY, put(balconies=2)),
    "a cover forgotten": (Fault.BALCONY_ASTRAY, put(covered=0)),
    "towers out of order": (Fault.TOWERS_ASTRAY, lambda s: s.tower[0].__setitem__(slice(0, 2), [3, 2])),
    "a tower of nothing": (Fault.TOWERS_ASTRAY, lambda s: s.tower[0].__setitem__(0, 0)),
    "a tower beyond the last": (Fault.TOWERS_ASTRAY, lambda s: s.tower[0].__setitem__(5, 3)),
    "a tower of no colour": ("tower[0][2]", lambda s: s.tower[0].__setitem__(2, 196)),
    "too many towers": (Fault.TOWERS_ASTRAY, lambda s: s.towers.__setitem__(0, 7)),
    "bricks laid before building": (Fault.TOWERS_ASTRAY, lambda s: s.laid.__setitem__(0, 1)),
    "a floor tile of nobody": (Fault.TILE_ASTRAY, lambda s: s.tile_owner.__setitem__(0, NONE)),
    "a floor tile of somebody else": (Fault.TILE_ASTRAY, lambda s: s.tile_owner.__setitem__(0, 0)),
    "a floor tile too early": (Fault.TILE_ASTRAY, lambda s: s.tile_owner.__setitem__(3, 1)),
    "an end tile too early": (Fault.TURN_OUT_OF_ORDER, put(finisher=1)),
    "too many quiet rounds": (Fault.TURN_OUT_OF_ORDER, put(quiet=10)),
    "over too early": (Fault.TURN_OUT_OF_ORDER, put(ask=Ask.OVER)),
    "a seal before the first round": (Fault.SEALS_MISCOUNTED, put(round=0)),
    "no start player": (Fault.TURN_OUT_OF_ORDER, put(start=NONE)),
    "a tower at an empty seat": ("tower[3][0]", lambda s: s.tower[3].__setitem__(0, 2)),
    "another player asked": (Fault.WRONG_QUESTION, put(actor=1)),
    "nature asked": (Fault.WRONG_QUESTION, put(actor=NATURE)),
    "the wrong phase": (Fault.WRONG_QUESTION, put(moment=Ask.CLAIM)),
    "a payment without a card": (Fault.WRONG_QUESTION, put(ask=Ask.PAY)),
    "a flood without its card": (
        Fault.WRONG_QUESTION,
        put(ask=Ask.FLOOD, taken=0, due=1),
    ),
    "a ward against no event": (
        Fault.WRONG_QUESTION,
        put(ask=Ask.WARD, taken=0),
    ),
    "something due out of turn": (Fault.WRONG_QUESTION, put(due=2)),
    "a swap left over": (Fault.WRONG_QUESTION, put(swapped=0)),
    "an exchange before its phase": (Fault.WRONG_QUESTION, put(exchanged=1)),
    "a ward left over": (Fault.WRONG_QUESTION, put(warded=1)),
    "an order left over": (Fault.WRONG_QUESTION, put(least=2)),
    "a space left over": (Fault.WRONG_QUESTION, put(space=2)),
    "an adjusted commission left over": (Fault.WRONG_QUESTION, put(adjusted=3)),
    "a brick of no colour": ("swapped", put(swapped=18)),
    "a player of another table": ("player", put(player=3)),
    "a card of another box": ("row[0]", lambda s: s.row.__setitem__(0, 27)),
    "a balcony of another box": ("balcony[0]", lambda s: s.balcony.__setitem__(0, 19)),
    "a tile of another table": ("tile_owner[0]", lambda s: s.tile_owner.__setitem__(0, 3)),
    "a flag of two": ("stir", put(stir=2)),
    "a commission of another board": ("sealed", lambda s: setattr(s, "sealed", s.sealed | 1 << 36)),
    "more low seals than seals": (Fault.SEALS_MISCOUNTED, put(low_due=1)),
    "a privilege used without its commission": (Fault.SEALS_MISCOUNTED, lambda s: s.privileges[0].__setitem__(0, 1)),
    "a privilege owed": ("privileges[0][0]", lambda s: s.privileges[0].__setitem__(0, -1)),
    "bricks at an empty seat": ("stored[3]", lambda s: s.stored.__setitem__(3, 1)),
    "an event reached nobody": ("reached", put(reached=3)),
    "a colour of no tribute": ("tributary", put(tributary=6)),
    "a dead colour of another box": ("dead", put(dead=6)),
    "a building that was never built": ("built", put(built=7)),
    "a round beyond all": ("round", put(round=20_000)),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found(name: str) -> None:
    expected, damage = DAMAGE[name]
    at = laid_out()
    assert wrong_with(at) is None
    damage(at.state)
    assert_refused(at, expected)


@pytest.mark.parametrize("accelerated", [False, True])
def test_the_soak_finds_damage(firenze: Game, accelerated: bool) -> None:
    for name in ("a brick changes its colour", "a card lies twice", "a seal too many", "a floor tile of nobody"):
        at = laid_out()
        fault, damage = DAMAGE[name]
        assert isinstance(fault, Fault)
        damage(at.state)
        assert loops(firenze, accelerated).soak(at.state, 1, seed=1).fault == fault.name


def test_two_buildings_alike_are_found() -> None:
    with pytest.raises(AssertionError, match=str(int(Fault.WRONG_HAND))):
        position(hands={0: ["workshop", "workshop"]})


@pytest.mark.parametrize(
    ("question", "field", "value", "fault"),
    [
        (Ask.START, "start", 0, Fault.TURN_OUT_OF_ORDER),
        (Ask.BALCONY, "space", 3, Fault.BALCONY_ASTRAY),
        (Ask.BALCONY, "space", 0, Fault.BALCONY_ASTRAY),
        (Ask.BALCONY, "balconies", 1, Fault.BALCONY_ASTRAY),
        (Ask.START, "balconies", 1, Fault.BALCONY_ASTRAY),
        (Ask.BALCONY, "low_due", 1, Fault.SEALS_MISCOUNTED),
        (Ask.SHARE, "seals_due", 0, Fault.WRONG_QUESTION),
        (Ask.SHARE, "seals_due", 4, Fault.WRONG_QUESTION),
        (Ask.SEAL, "seals_due", 0, Fault.SEALS_MISCOUNTED),
        (Ask.SEAL, "low_due", 5, Fault.SEALS_MISCOUNTED),
        (Ask.LAY_OUT, "seals_due", 1, Fault.SEALS_MISCOUNTED),
        (Ask.LAY_OUT, "space", 0, Fault.WRONG_QUESTION),
        (Ask.LAY_OUT, "taken", 2, Fault.WRONG_QUESTION),
        (Ask.DRAW, "due", 0, Fault.WRONG_QUESTION),
        (Ask.DRAW, "due", 80, Fault.WRONG_QUESTION),
        (Ask.PAY, "taken", 0, Fault.WRONG_QUESTION),
        (Ask.LAY, "offered", 0, Fault.WRONG_QUESTION),
        (Ask.LAY, "due", 40, Fault.WRONG_QUESTION),
        (Ask.FETCH, "offered", 0, Fault.WRONG_QUESTION),
        (Ask.FLOOD, "spared", 1, Fault.WRONG_QUESTION),
        (Ask.FLOOD, "tributary", 1, Fault.WRONG_QUESTION),
        (Ask.BUILD, "old", 6, Fault.TOWERS_ASTRAY),
        (Ask.SWAP_FOR, "swapped", NONE, Fault.WRONG_QUESTION),
        (Ask.SMUGGLE_FOR, "swapped", NONE, Fault.WRONG_QUESTION),
        (Ask.OVER, "quiet", 3, Fault.TURN_OUT_OF_ORDER),
    ],
)
def test_damage_at_other_questions_is_found(firenze: Game, question: Ask, field: str, value: int, fault: Fault) -> None:
    for seed in range(0, 40, 2):
        for at in walk(firenze, 3, seed):
            if at.question == question and getattr(at.state, field) != value:
                assert wrong_with(at) is None
                setattr(at.state, field, value)
                assert wrong_with(at) == fault
                return
    pytest.fail("no such question was asked")
