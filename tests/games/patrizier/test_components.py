"""P1: the components."""

from __future__ import annotations

import pytest

from torri import Game
from torri.engine.piles import NO_CARD
from torri.games.patrizier import tables
from torri.games.patrizier.tables import (
    CARD_BITS,
    CARD_CITY,
    CARD_CODES,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARDS,
    CARDS_IN_PLAY,
    CITY_FLOORS,
    CITY_NAMES,
    START_CARDS,
    TILE_POINTS,
)

BELOW_FIVE = 4


def copies(card: int) -> int:
    return 1 if CARD_BITS[card][1] == NO_CARD else 2


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize(
    ("city", "cards", "floors", "tiles", "codes"),
    [
        ("bologna", 7, 9, [9, 6], "2 2 lady* redhat* beard* lady move"),
        ("firenze", 7, 9, [9, 6], "2 2 lady* redhat* beard* redhat any"),
        ("roma", 7, 9, [9, 6], "2 2 lady* redhat* beard* beard move"),
        ("pistoia", 7, 9, [9, 6], "2 2 lady* redhat* beard* move any"),
        ("milano", 5, 7, [7, 4], "2 2 beard* 2lady any"),
        ("lucca", 5, 7, [7, 4], "2 2 lady* 2redhat move"),
        ("siena", 5, 7, [7, 4], "2 2 redhat* 2beard any"),
        ("ferrara", 4, 5, [5, 2], "2 beard* 2redhat any"),
        ("parma", 4, 5, [5, 2], "2 lady* 2beard move"),
        ("verona", 4, 5, [5, 2], "2 redhat* 2lady any"),
    ],
)
def test_each_city_has_its_cards_floors_and_tiles(
    city: str, cards: int, floors: int, tiles: list[int], codes: str
) -> None:
    number = CITY_NAMES.index(city)
    own = [card for card in range(CARDS) if CARD_CITY[card] == number]
    found = [CARD_CODES[card].partition(".")[2] for card in own for _ in range(copies(card))]
    assert found == codes.split()
    assert len(found) == cards
    assert sum(CARD_CRESTS[card] * copies(card) for card in own) == CITY_FLOORS[number] == floors
    assert TILE_POINTS[2 * number : 2 * number + 2] == tiles


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize(("players", "cards", "floors", "tiles", "heads", "start"), [
    (5, 55, 72, 114, 11, 18),
    (BELOW_FIVE, 48, 63, 99, 10, 15),
])  # fmt: skip
def test_the_sums_of_the_box(players: int, cards: int, floors: int, tiles: int, heads: int, start: int) -> None:
    in_play = [card for card in range(CARDS) if CARDS_IN_PLAY[players] >> card & 1]
    cities = {CARD_CITY[card] for card in in_play}
    assert sum(map(copies, in_play)) == CARDS_IN_PLAY[players].bit_count() == cards
    assert sum(CITY_FLOORS[city] for city in cities) == floors
    assert sum(TILE_POINTS[2 * city] + TILE_POINTS[2 * city + 1] for city in cities) == tiles
    for kind in range(3):
        assert sum(CARD_HEADS[card] * copies(card) for card in in_play if CARD_HEAD[card] == kind) == heads
    assert (START_CARDS & CARDS_IN_PLAY[players]).bit_count() == start


@pytest.mark.rule("P1.1")
def test_a_card_bears_two_crests_or_one_crest_and_one_bonus() -> None:
    for card in range(CARDS):
        bonuses = (CARD_HEADS[card] > 0) + (tables.CARD_ACTION[card] != tables.PLAIN)
        assert (CARD_CRESTS[card], bonuses) in ((2, 0), (1, 1))
        if START_CARDS >> card & 1:
            assert (CARD_CRESTS[card], CARD_HEADS[card]) == (1, 1)


@pytest.mark.rule("P1.1")
def test_figures_bear_the_marks_of_the_record(patrizier: Game) -> None:
    marks = {figure.path: figure.mark for figure in patrizier.edition.figures}
    lucca = 1 + CITY_NAMES.index("lucca")
    assert marks["sums.cards"] == "S"
    assert marks[f"city[{lucca}].actions"] == "S"
    assert marks[f"city[{lucca}].pair"] == "X"
    assert marks["city[1].floors"] == "C+P"
    assert {figure.path.rpartition(".")[2] for figure in patrizier.edition.reconstructed()} == {
        "start",
        "single",
        "pair",
        "actions",
    }


@pytest.mark.rule("P1.2")
@pytest.mark.parametrize(("players", "supply"), [(2, 39), (3, 29), (4, 21), (5, 21)])
def test_floors_per_player(patrizier: Game, players: int, supply: int) -> None:
    assert patrizier.start(players).state.supply[:players] == [supply] * players
