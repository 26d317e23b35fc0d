"""What is in prospect, by its name: the artworks that the evaluation counts on, in reviews and hints."""

from __future__ import annotations

import pytest

from torri import Game
from torri.games.florenza.comparing import in_prospect
from torri.games.florenza.tables import DISTRICT, WORK_NAMES, WORK_PRESTIGE
from torri.players.terms import PROSPECTS, advantage, named
from torri.texts import LANGUAGES, Words

from .positions import position, work
from .test_evaluation import FACCIATA, LAST, STONES, states_of_a_game, values

CAMPANILE = {1: {"duomo.campanile": "nameless-architect"}}


def test_a_promise_that_can_be_paid_is_in_prospect_with_its_points_and_its_fame() -> None:
    """In the last round nothing follows that the goods could be for."""
    at = position(seat=1, round=LAST, workers={0: 0}, plans=FACCIATA, cubes=STONES, florins={0: 50})
    poor = position(seat=1, round=LAST, workers={0: 0}, plans=FACCIATA, cubes={0: "m"}, florins={0: 50})
    printed = WORK_PRESTIGE[work("palazzo.facciata")]
    assert in_prospect(at.state, 0) == {"Palazzo: Facciata": pytest.approx(printed + 1 / 6, abs=0.01)}
    assert in_prospect(poor.state, 0) == {}, "it would fail"


def test_what_could_be_paid_next_is_in_prospect_unless_somebody_has_promised_it() -> None:
    cubes = {0: "mmmmwwts"}
    free, taken = (position(cubes=cubes, florins={0: 600}, plans=plans) for plans in ({}, CAMPANILE))
    assert "Duomo: Campanile" in in_prospect(free.state, 0)
    assert "Duomo: Campanile" not in in_prospect(taken.state, 0)
    assert not in_prospect(position(cubes={0: "", 1: "mmmmwwts"}, florins={0: 0}).state, 0).keys() & {
        "Duomo: Campanile"
    }


def test_of_two_positions_that_is_named_which_only_the_better_one_has_in_prospect() -> None:
    rich, poor = (position(cubes=cubes, florins={0: 600}) for cubes in ({0: "mmmmwwts"}, {0: "mw"}))
    [term] = [one for one in advantage(rich, poor, 0) if one.name == PROSPECTS]
    assert term.points > 0
    assert term.facts["what"] == "Duomo: Campanile"
    [term] = [one for one in advantage(poor, rich, 0) if one.name == PROSPECTS]
    assert term.points < 0
    assert term.facts["what"] == "Duomo: Campanile", "what it costs"
    assert named([rich], [rich], 0, 2.0) == {}, "nothing tells them apart"
    assert named([rich], [poor], 0, 100.0) == {}, "it accounts for too little of that"


def test_what_is_in_prospect_is_what_the_evaluation_counts(florenza: Game) -> None:
    """Where nothing is promised it adds up to what the evaluation expects less if prospects are worth nothing to it."""
    all_named, compared = set[str](), 0
    for at in states_of_a_game(florenza, 3, 1)[::5]:
        with_prospects, without = values(at), values(at, prospect=0)
        for seat in range(3):
            found = in_prospect(at.state, seat)
            all_named |= found.keys()
            others = [one for one in range(3) if one != seat]
            for name, points in found.items():
                number = WORK_NAMES.index(name)
                assert points > 0
                assert not at.state.works[seat] >> number & 1
                if not DISTRICT >> number & 1:
                    assert not any((at.state.works[one] | at.state.plans[one]) >> number & 1 for one in others)
            if not at.state.plans[seat]:
                assert sum(found.values()) == pytest.approx((with_prospects[seat] - without[seat]) / 100)
                compared += bool(found)
    assert compared > 50
    assert len(all_named) > 10
    *_, end = states_of_a_game(florenza, 2, 2)
    assert end.over
    assert in_prospect(end.state, 0) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_artwork_is_named_in_every_language(florenza: Game, language: str) -> None:
    words = Words(language, florenza)
    alone, first = (words("term-prospects-named", what="Duomo: Altare", more=more) for more in ("no", "yes"))
    assert alone.strip("“").endswith("Duomo: Altare")
    assert first.startswith(alone + " ")
