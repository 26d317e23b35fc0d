"""L1.5: the persons and the cards of Life in Florence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from torri import Game
from torri.engine.errors import UnknownNotation
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .positions import person, position, under

TALENTS = {"a": "architect", "s": "sculptor", "p": "painter"}
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII")

# L1.5: name | card | fee, fame of each face, golden faces for each talent
ARTISTS = """
Michelangelo Buonarroti | 2 | a 150 223334 6 | s 300 445667 6 | p 250 444567 6
Leonardo da Vinci | 2 | a 100 112223 6 | s 150 222334 6 | p 250 234567 56
Raffaello Sanzio | 2 | a 150 222334 6 | p 250 344556 6
Gian Lorenzo Bernini | 2 | a 250 344556 6 | s 200 234445 6
Giotto | 3 | a 150 222333 6 | p 200 223455 56
Donatello | 3 | s 200 234445 6
Filippo Brunelleschi | 3 | a 200 224466 56 | s 100 112223 6
Sandro Botticelli | 3 | p 200 233455 56
Caravaggio | 1 | p 250 244566 56
Tiziano Vecellio | 3 | p 200 334455 56
Piero della Francesca | 4 | p 200 233445 6
Masaccio | 1 | p 150 123345 6
Lorenzo Ghiberti | 4 | s 150 222334 6
Benvenuto Cellini | 4 | s 150 123344 56
Andrea del Verrocchio | 5 | s 100 122223 6 | p 100 112222 6
Giambologna | 5 | s 100 122233 56
Francesco Mochi | 7 | s 100 111223 6
Luca della Robbia | 5 | s 100 112233 56
Leon Battista Alberti | 6 | a 50 011122 56
Michelozzo | 7 | a 100 112223 6 | s 50 011112 6
Donato Bramante | 4 | a 100 122223 6
Antonio da Sangallo | 5 | a 100 112233 56
Andrea Palladio | 4 | a 150 222333 6
Vignola | 4 | a 150 223334 6
Francesco Borromini | 3 | a 150 222344 56
Giorgio Vasari | 6 | a 100 122223 6 | p 50 011122 6
Giulio Romano | 5 | a 100 122223 6 | p 100 112223 6
Beato Angelico | 5 | p 100 122233 56
Filippo Lippi | 4 | p 150 222334 6
Domenico Ghirlandaio | 4 | p 150 223333 6
Pietro Perugino | 5 | p 100 122223 6
Andrea Mantegna | 3 | p 150 223344 56
Tintoretto | 3 | p 150 123344 56
Correggio | 4 | p 100 112234 6
"""

# L1.5: name | card | fee | prestige | bishop points | workers of each face
PREACHERS = """
Francesco d’Assisi | 4 | 50 | 0 | 1 | 223333
Antonio da Padova | 4 | 150 | 0 | 1 | 233344
Bernardo di Chiaravalle | 5 | 100 | -1 | 1 | 233334
Tommaso d’Aquino | 3 | 200 | 1 | 0 | 333444
Girolamo Savonarola | 2 | 150 | 0 | -1 | 334455
Giordano Bruno | 3 | 100 | 0 | -2 | 333445
"""


def rows(table: str) -> list[list[str]]:
    return [line.split(" | ") for line in table.strip().splitlines()]


def shown(name: str, numeral: str) -> Any:
    """A person under the card that it names, as the table shows it."""
    at = position(town=[name])
    card = at.view(0)["table"]["life"][NUMERALS.index(numeral)]
    return next(item for item in card["persons"] if item["person"] == name)


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize("row", rows(ARTISTS), ids=[row[0] for row in rows(ARTISTS)])
def test_a_named_artist_has_the_printed_figures(row: list[str]) -> None:
    name, life, *talents = row
    slug = name.lower().replace(" ", "-")
    artist = shown(slug, NUMERALS[int(life) - 1])
    assert (artist["name"], artist["kind"], artist["master"]) == (name, "artist", False)
    assert [TALENTS[line[0]] for line in talents] == [item["talent"] for item in artist["rows"]]
    for line, item in zip(talents, artist["rows"], strict=True):
        _, fee, fame, gold = line.split()
        assert item["fee"] == int(fee)
        assert (item["fame"], item["gold"]) == ([int(face) for face in fame], [int(face) for face in gold])


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize("row", rows(PREACHERS), ids=[row[0] for row in rows(PREACHERS)])
def test_a_named_preacher_has_the_printed_figures(row: list[str]) -> None:
    name, life, fee, prestige, bishop, workers = row
    preacher = shown(name.lower().replace(" ", "-").replace("’", "-"), NUMERALS[int(life) - 1])
    assert (preacher["name"], preacher["kind"], preacher["fee"]) == (name, "preacher", int(fee))
    assert (preacher["prestige"], preacher["bishop"]) == (int(prestige), int(bishop))
    assert preacher["workers"] == [int(face) for face in workers]


@pytest.mark.rule("L1.5")
def test_thirty_four_named_artists_and_six_named_preachers(florenza: Game) -> None:
    artists, preachers = florenza.edition.values["artist"], florenza.edition.values["preacher"]
    assert (len(artists), len(preachers)) == (34, 6)
    assert Counter(item["life"] for item in artists) == {1: 2, 2: 4, 3: 8, 4: 9, 5: 7, 6: 2, 7: 2}
    assert Counter(len(item["rows"]) for item in artists) == {1: 24, 2: 8, 3: 2}
    lines = [line for item in artists for line in item["rows"]]
    assert Counter(line["talent"] for line in lines) == {"painter": 19, "architect": 15, "sculptor": 12}
    assert (sum(line["fee"] for line in lines), sum(sum(line["fame"]) for line in lines)) == (6800, 764)
    assert sum(item["fee"] for item in preachers) == 750
    assert sum(sum(item["workers"]) for item in preachers) == 120


@pytest.mark.rule("L1.5")
def test_two_nameless_artists_of_each_talent_and_two_nameless_preachers(florenza: Game) -> None:
    assert florenza.start(2).view(0)["table"]["nameless"] == {
        "architect": 2,
        "sculptor": 2,
        "painter": 2,
        "preacher": 2,
    }


@pytest.mark.rule("L1.5")
def test_the_nameless_have_these_figures(florenza: Game) -> None:
    artists, preachers = florenza.edition.values["nameless_artists"], florenza.edition.values["nameless_preachers"]
    assert (artists["fee"], artists["fame"]) == (0, [-1, 0, 0, 0, 1, 1])
    assert (preachers["fee"], preachers["workers"]) == (100, 2)


@pytest.mark.rule("L1.5")
def test_seven_cards_of_life_in_florence(florenza: Game) -> None:
    assert [card["numeral"] for card in florenza.start(2).view(0)["table"]["life"]] == list(NUMERALS)


@pytest.mark.rule("L1.5")
def test_where_the_nameless_are_at_home(florenza: Game) -> None:
    assert florenza.edition.values["nameless_preachers"]["life"] == 2
    assert florenza.edition.values["nameless_artists"]["life"] == [3, 4, 5]


@pytest.mark.rule("L1.5")
def test_a_named_person_comes_to_the_card_whose_number_is_printed_on_it(florenza: Game) -> None:
    at = florenza.start(2, {"first_game": True})
    give(at, "seat-1", "seat-2", "caravaggio", "leonardo-da-vinci", "giordano-bruno", "correggio")
    assert [under(at, numeral) for numeral in NUMERALS[:4]] == [
        ["caravaggio"],
        ["leonardo-da-vinci"],
        ["giordano-bruno"],
        ["correggio"],
    ]


@pytest.mark.rule("L1.5")
def test_a_named_person_moves_one_card_down_each_round() -> None:
    at = position(town={"giotto": "III"}, passed=[1])
    give(at, "-")
    assert at.state.round == 3
    assert "giotto" in under(at, "II")
    assert "giotto" not in under(at, "III")


@pytest.mark.rule("L1.5")
def test_the_nameless_lie_under_no_card_and_are_to_be_had_whatever_the_town() -> None:
    at = position(town=[], bag=[], passed=[1])
    assert all(under(at, numeral) == [] for numeral in NUMERALS)
    give(at, "create", "banco.atrio")
    assert written(at) == ["nameless-architect", "nameless-sculptor", "nameless-painter"]


@pytest.mark.rule("L1.5")
def test_a_person_without_the_talent_is_not_hired_and_a_preacher_is_no_artist() -> None:
    at = position(town=["giotto", "giordano-bruno"])
    give(at, "create", "duomo.pulpito")
    assert refused(at, "giotto") == [("L5.4", "talent-missing")]
    with pytest.raises(UnknownNotation):
        at.parse("giordano-bruno")
    assert at.question == Ask.HIRE
    assert at.state.hired >> person("giotto") & 1 == 0
