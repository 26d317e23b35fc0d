"""L8.2, L8.3: the fees of all artists, what their rolls bring, and what they bring on the blue side."""

from __future__ import annotations

from typing import Final

import pytest

from torri import Position

from ...playing import refused, written
from .positions import pass_all, person, position

WORK: Final = {"architect": "chiesa.campanile", "sculptor": "palazzo.statua", "painter": "palazzo.ritratto"}
CUBES: Final = {"architect": "mwt", "sculptor": "tt", "painter": "cs"}
FLORINS: Final = {"architect": 50, "sculptor": 100, "painter": 0}
PRINTED: Final = {"architect": 2, "sculptor": 3, "painter": 2}

# artist, talent, fee, prestige by face, gold faces, prestige on the blue side
ROWS: Final = (
    ("michelangelo-buonarroti", "architect", 150, "223334", "6", "223333"),
    ("michelangelo-buonarroti", "sculptor", 300, "445667", "6", "445666"),
    ("michelangelo-buonarroti", "painter", 250, "444567", "6", "444566"),
    ("leonardo-da-vinci", "architect", 100, "112223", "6", "112222"),
    ("leonardo-da-vinci", "sculptor", 150, "222334", "6", "222333"),
    ("leonardo-da-vinci", "painter", 250, "234567", "56", "234555"),
    ("raffaello-sanzio", "architect", 150, "222334", "6", "222333"),
    ("raffaello-sanzio", "painter", 250, "344556", "6", "344555"),
    ("gian-lorenzo-bernini", "architect", 250, "344556", "6", "344555"),
    ("gian-lorenzo-bernini", "sculptor", 200, "234445", "6", "234444"),
    ("giotto", "architect", 150, "222333", "6", "222333"),
    ("giotto", "painter", 200, "223455", "56", "223444"),
    ("donatello", "sculptor", 200, "234445", "6", "234444"),
    ("filippo-brunelleschi", "architect", 200, "224466", "56", "224444"),
    ("filippo-brunelleschi", "sculptor", 100, "112223", "6", "112222"),
    ("sandro-botticelli", "painter", 200, "233455", "56", "233444"),
    ("caravaggio", "painter", 250, "244566", "56", "244555"),
    ("tiziano-vecellio", "painter", 200, "334455", "56", "334444"),
    ("piero-della-francesca", "painter", 200, "233445", "6", "233444"),
    ("masaccio", "painter", 150, "123345", "6", "123344"),
    ("lorenzo-ghiberti", "sculptor", 150, "222334", "6", "222333"),
    ("benvenuto-cellini", "sculptor", 150, "123344", "56", "123333"),
    ("andrea-del-verrocchio", "sculptor", 100, "122223", "6", "122222"),
    ("andrea-del-verrocchio", "painter", 100, "112222", "6", "112222"),
    ("giambologna", "sculptor", 100, "122233", "56", "122222"),
    ("francesco-mochi", "sculptor", 100, "111223", "6", "111222"),
    ("luca-della-robbia", "sculptor", 100, "112233", "56", "112222"),
    ("leon-battista-alberti", "architect", 50, "011122", "56", "011111"),
    ("michelozzo", "architect", 100, "112223", "6", "112222"),
    ("michelozzo", "sculptor", 50, "011112", "6", "011111"),
    ("donato-bramante", "architect", 100, "122223", "6", "122222"),
    ("antonio-da-sangallo", "architect", 100, "112233", "56", "112222"),
    ("andrea-palladio", "architect", 150, "222333", "6", "222333"),
    ("vignola", "architect", 150, "223334", "6", "223333"),
    ("francesco-borromini", "architect", 150, "222344", "56", "222333"),
    ("giorgio-vasari", "architect", 100, "122223", "6", "122222"),
    ("giorgio-vasari", "painter", 50, "011122", "6", "011122"),
    ("giulio-romano", "architect", 100, "122223", "6", "122222"),
    ("giulio-romano", "painter", 100, "112223", "6", "112222"),
    ("beato-angelico", "painter", 100, "122233", "56", "122222"),
    ("filippo-lippi", "painter", 150, "222334", "6", "222333"),
    ("domenico-ghirlandaio", "painter", 150, "223333", "6", "223333"),
    ("pietro-perugino", "painter", 100, "122223", "6", "122222"),
    ("andrea-mantegna", "painter", 150, "223344", "56", "223333"),
    ("tintoretto", "painter", 150, "123344", "56", "123333"),
    ("correggio", "painter", 100, "112234", "6", "112233"),
)
NAMELESS: Final = (-1, 0, 0, 0, 1, 1)


def hired(artist: str, talent: str, florins: int, masters: tuple[str, ...] = ()) -> Position:
    """The artist is about to be paid for a work of the own district."""
    at = position(
        round=8,
        plans={0: {WORK[talent]: artist}},
        masters=masters,
        cubes={0: CUBES[talent]},
        florins={0: florins},
        prestige={1: 90},
    )
    pass_all(at)
    return at


def rolled(artist: str, talent: str, face: int, masters: tuple[str, ...] = ()) -> tuple[int, bool]:
    """The prestige that a roll brings, and whether it makes a masterpiece."""
    at = hired(artist, talent, 500, masters)
    at.apply(at.parse(talent))
    events = {event.name: event for event in at.apply(at.parse(str(face + 1)))}
    fame = at.state.prestige[0] - PRINTED[talent]
    assert events["fame"].facts["fame"] == fame
    assert (at.state.masters >> person(artist) & 1) == (artist in masters or "masterpiece" in events)
    return fame, "masterpiece" in events


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("artist", "talent", "fee"), [row[:3] for row in ROWS])
def test_an_artist_takes_the_fee_of_the_row(artist: str, talent: str, fee: int) -> None:
    at = hired(artist, talent, FLORINS[talent] + fee)
    assert written(at) == [talent, "no"]
    at.apply(at.parse(talent))
    assert at.state.florins[0] == 0
    at = hired(artist, talent, FLORINS[talent] + fee - 1)
    assert written(at) == ["no"]
    assert refused(at, talent) == [("L8.2", "work-not-payable")]


@pytest.mark.rule("L8.2", "L8.3")
@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize(("artist", "talent", "fame", "gold", "blue"), [(*row[:2], *row[3:]) for row in ROWS])
def test_a_roll_brings_what_the_row_says_and_a_gold_face_a_masterpiece(
    artist: str, talent: str, fame: str, gold: str, blue: str, face: int
) -> None:
    assert rolled(artist, talent, face) == (int(fame[face]), str(face + 1) in gold)
    assert rolled(artist, talent, face, masters=(artist,)) == (int(blue[face]), False)


@pytest.mark.rule("L8.2", "L8.3")
@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("talent", WORK)
def test_the_nameless_may_even_cost_prestige_and_never_make_a_masterpiece(talent: str, face: int) -> None:
    assert rolled(f"nameless-{talent}", talent, face) == (NAMELESS[face], False)
