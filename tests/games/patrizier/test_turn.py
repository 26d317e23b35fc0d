"""P3: a turn, in exactly this order."""

from __future__ import annotations

import pytest

import torri
from torri import NATURE, Game
from torri.games.patrizier.state import Ask
from torri.texts import Words

from ...playing import give, refused, walk, written
from .positions import card, city, position, site, tower


@pytest.mark.rule("P3.1")
def test_a_card_is_played_from_the_hand_onto_the_open_pile() -> None:
    at = position(hands={0: ["Bo.lady", "Mi.any"]}, dealt={0: ["Lu.lady*"]})
    assert written(at) == ["Bo.lady", "Mi.any", "Lu.lady*"]
    assert refused(at, "Ro.2") == [("P3.1", "not-in-hand")]
    assert give(at, "Lu.lady*") == ["played"]
    assert at.state.top[0] == card("Lu.lady*")
    assert at.state.pile[0] == 1 << card("Lu.lady*")
    assert at.state.undisclosed[0] == 0
    assert at.question == Ask.BUILD


@pytest.mark.rule("P3.1")
def test_two_cards_alike_are_one_answer() -> None:
    at = position(hands={0: ["Bo.2", "Bo.2", "Mi.any"]})
    assert written(at) == ["Bo.2", "Mi.any"]
    give(at, "Bo.2")
    assert at.state.hand[0].bit_count() == 2
    assert at.state.hand[0] >> card("Bo.2") & 1


@pytest.mark.rule("P3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_hands_run_out_in_the_same_round(patrizier: Game, players: int) -> None:
    for at in walk(patrizier, players, seed=players):
        empty = [at.state.hand[seat] == 0 for seat in range(players)]
        if at.question == Ask.PLAY and any(empty):
            played = {at.state.pile[seat].bit_count() for seat in range(players)}
            assert max(played) - min(played) <= 1


@pytest.mark.rule("P3.2")
def test_one_floor_for_each_crest_on_either_site() -> None:
    at = position(hands={0: ["Bo.2", "Mi.any", "Lu.lady*"]})
    give(at, "Bo.2")
    assert written(at) == ["LL", "LR", "RR"]
    at = position(hands={0: ["Mi.any"]})
    give(at, "Mi.any")
    assert written(at) == ["L", "R"]
    assert refused(at, "RR") == [("P3.2", "too-few-crests")]
    reason = at.why_not(2)[0]
    assert (reason.has, reason.needs) == (1, 2)


@pytest.mark.rule("P3.2")
@pytest.mark.parametrize(("answer", "left", "right"), [("LL", "211", ""), ("LR", "21", "1"), ("RR", "2", "11")])
def test_two_crests_go_to_one_site_or_one_to_each(answer: str, left: str, right: str) -> None:
    at = position(hands={0: ["Bo.2"]}, towers={"bologna": ("2", "")})
    assert give(at, "Bo.2", answer)[1:3] == ["built", "built"]
    assert (tower(at, "bologna", "L"), tower(at, "bologna", "R")) == (left, right)
    assert at.state.supply[0] == 39 - 2


@pytest.mark.rule("P3.3")
def test_the_last_floor_goes_to_the_empty_site() -> None:
    at = position(hands={0: ["Ve.any"]}, towers={"verona": ("", "1212")})
    give(at, "Ve.any")
    assert written(at) == ["L"]
    assert refused(at, "R") == [("P3.3", "site-left-empty")]
    reason = at.why_not(1)[0]
    assert (reason.facts["side"], reason.has, reason.needs) == ("side-left", 4, 5)


@pytest.mark.rule("P3.3")
def test_of_two_last_floors_at_least_one_goes_to_the_empty_site() -> None:
    at = position(hands={0: ["Ve.2"]}, towers={"verona": ("121", "")})
    give(at, "Ve.2")
    assert written(at) == ["LR", "RR"]
    assert refused(at, "LL") == [("P3.3", "site-left-empty")]


@pytest.mark.rule("P3.3")
def test_before_that_a_site_may_stay_empty() -> None:
    at = position(hands={0: ["Ve.any"]}, towers={"verona": ("121", "")})
    give(at, "Ve.any")
    assert written(at) == ["L", "R"]


@pytest.mark.rule("P3.4")
def test_a_full_city_is_scored_at_once_before_action_and_draw() -> None:
    at = position(
        hands={0: ["Lu.move"]},
        towers={"lucca": ("2212", "22"), "milano": ("1", "")},
        offers={"lucca": "Ro.2"},
    )
    assert give(at, "Lu.move", "R") == ["played", "built", "tile-won", "tile-won"]
    assert at.question == Ask.MOVE
    assert at.state.tiles[1] == 3 << 2 * city("lucca")


@pytest.mark.rule("P3.4", "P3.5")
def test_nothing_is_moved_in_a_scored_city() -> None:
    at = position(hands={0: ["Lu.move"]}, towers={"verona": ("112", "12"), "milano": ("1", "")}, scored=["verona"])
    give(at, "Lu.move", "L")
    assert ("P3.5", "city-scored") in refused(at, "Ve.L")
    assert "Ve.L" not in written(at)


@pytest.mark.rule("P3.5")
def test_where_a_floor_may_be_moved() -> None:
    at = position(
        players=3,
        hands={0: ["Lu.move"]},
        towers={"lucca": ("1", "2"), "parma": ("22", "3"), "milano": ("12", "3"), "siena": ("1", "")},
    )
    give(at, "Lu.move", "L")
    assert written(at) == ["Mi.L", "Mi.R", "Si.L", "-"]
    assert refused(at, "Lu.L") == [("P3.5", "just-built-there")]
    assert refused(at, "Pa.L") == [("P3.5", "no-own-floor")]
    assert refused(at, "Si.R") == [("P3.5", "no-tower")]
    assert refused(at, "Ro.L") == [("P3.5", "no-own-floor")]
    reason = at.why_not(site("parma", "L"))[0]
    assert (reason.has, reason.needs, reason.facts["floors"]) == (0, 1, 3)


@pytest.mark.rule("P3.5")
def test_the_own_floor_may_stand_in_the_other_tower_and_the_moved_one_be_anothers() -> None:
    at = position(players=3, hands={0: ["Lu.move"]}, towers={"milano": ("1", "23")})
    give(at, "Lu.move", "L", "Mi.R")
    assert (tower(at, "milano", "L"), tower(at, "milano", "R")) == ("13", "2")


@pytest.mark.rule("P3.5")
def test_a_move_may_empty_a_tower_and_go_to_an_empty_site() -> None:
    at = position(hands={0: ["Lu.move"]}, towers={"milano": ("1", "")})
    before = sum(at.state.height)
    assert "moved" in give(at, "Lu.move", "L", "Mi.L")
    assert (tower(at, "milano", "L"), tower(at, "milano", "R")) == ("", "1")
    assert sum(at.state.height) == before + 1
    assert not at.state.raised >> site("milano", "L") & 1
    assert at.state.tiles == [0] * 5


@pytest.mark.rule("P3.5")
def test_a_move_may_be_declined_and_is_void_if_impossible() -> None:
    at = position(hands={0: ["Lu.move"]}, towers={"milano": ("1", "")})
    assert "moved-nothing" in give(at, "Lu.move", "L", "-")
    at = position(hands={0: ["Lu.move"]}, offers={"roma": "Bo.lady"})
    assert "move-void" in give(at, "Lu.move", "L")
    assert at.question == Ask.TAKE


@pytest.mark.rule("P3.5")
def test_a_card_without_move_moves_nothing() -> None:
    at = position(hands={0: ["Lu.2"]}, towers={"milano": ("1", "")}, offers={"roma": "Bo.lady"})
    give(at, "Lu.2", "LL")
    assert at.question == Ask.TAKE


@pytest.mark.rule("P3.6")
def test_without_any_the_card_beside_the_city_built_in_is_taken() -> None:
    at = position(hands={0: ["Lu.2"]}, offers={"lucca": "Ro.2", "roma": "Bo.lady"})
    give(at, "Lu.2", "LL")
    assert written(at) == ["Lu"]
    assert refused(at, "Ro") == [("P3.6", "not-where-built")]
    assert refused(at, "Fi") == [("P3.6", "no-card-there")]
    assert refused(at, "Pi") == [("P2.1", "city-not-in-play")]  # and nothing of a card that does not lie there
    assert at.why_not(at.parse("Ro"))[0].instead == "Lu"
    give(at, "Lu")
    assert at.state.hand[0] == 1 << card("Ro.2")


@pytest.mark.rule("P3.6")
def test_with_any_a_card_beside_any_city_is_taken_also_the_same_or_a_scored_one() -> None:
    at = position(
        hands={0: ["Mi.any"]},
        towers={"verona": ("112", "12")},
        scored=["verona"],
        offers={"milano": "Ro.2", "roma": "Bo.lady", "verona": "Lu.2"},
    )
    give(at, "Mi.any", "L")
    assert written(at) == ["Ro", "Mi", "Ve"]
    assert refused(at, "Fi") == [("P3.6", "no-card-there")]


@pytest.mark.rule("P3.6")
def test_if_none_lies_there_a_card_beside_any_city_is_taken() -> None:
    at = position(hands={0: ["Lu.2"]}, offers={"milano": "Ro.2", "roma": "Bo.lady"})
    give(at, "Lu.2", "LL")
    assert written(at) == ["Ro", "Mi"]


@pytest.mark.rule("P3.6")
def test_if_no_card_lies_on_the_board_none_is_taken() -> None:
    at = position(hands={0: ["Lu.2", "Mi.any"], 1: ["Bo.2"]}, stock=[])
    assert give(at, "Lu.2", "LL")[-1] == "nothing-to-take"
    assert (at.question, at.actor) == (Ask.PLAY, 1)


@pytest.mark.rule("P3.7")
def test_the_space_the_card_was_taken_from_is_refilled() -> None:
    at = position(hands={0: ["Mi.any"], 1: ["Bo.2"]}, offers={"milano": "Ro.2", "roma": "Bo.lady"})
    give(at, "Mi.any", "L", "Ro")
    assert at.actor == NATURE
    assert at.question == Ask.LAY_OUT
    give(at, "Fi.any")
    assert at.state.offer[city("roma")] == card("Fi.any")
    assert at.state.offer[city("milano")] == card("Ro.2")


@pytest.mark.rule("P3.7")
def test_a_space_beside_a_scored_city_is_refilled_too() -> None:
    at = position(
        hands={0: ["Mi.any"], 1: ["Bo.2"]},
        towers={"verona": ("112", "12")},
        scored=["verona"],
        offers={"verona": "Lu.2"},
    )
    give(at, "Mi.any", "L", "Ve", "Fi.any")
    assert at.state.offer[city("verona")] == card("Fi.any")


@pytest.mark.rule("P3.7")
def test_nothing_is_refilled_when_the_stock_is_empty() -> None:
    at = position(hands={0: ["Mi.any"], 1: ["Bo.2"]}, offers={"milano": "Ro.2"}, stock=[])
    give(at, "Mi.any", "L", "Mi")
    assert at.state.offered == 0
    assert (at.question, at.actor) == (Ask.PLAY, 1)


@pytest.mark.rule("P3.1", "P3.2", "P3.7", "P4.1")
def test_what_is_not_asked_about_has_its_reason_and_a_way_out() -> None:
    """A city that is not the card's, the stock and the tiles: what is pressed is answered, whatever is asked."""
    at = position(hands={0: ["Lu.2", "Fi.2", "Ro.2", "Ro.move"]}, towers={"siena": ("11", "2")})

    def reason(text: str) -> tuple[str, str, object]:
        (one,) = at.why_not_there(text)
        return one.rule, one.name, one.instead

    assert reason("Mi.L") == ("P3.1", "card-of-city", None)
    said = [Words("en", torri.game("patrizier")).reason(*at.why_not_there(city)) for city in ("Fi.L", "Ro.L")]
    assert said[0].startswith("Choose your card of Firenze")
    assert said[1].startswith("You hold several cards of Roma")
    give(at, "Lu.2")
    assert reason("Fi.L") == ("P3.2", "not-city-of-card", "Fi.2")
    assert reason("Mi") == ("P3.2", "not-city-of-card", None)
    assert reason("stock") == ("P3.7", "stock-closed", None)
    assert reason("Si.tile")[:2] == ("P4.1", "tile-not-chosen")
    assert at.why_not_there("Si.tile")[0].facts | {"city": ""} == {"city": "", "has": 3, "needs": 7, "scored": 0}
    assert at.why_not_there("L") == at.why_not_there("Lu.L") == at.why_not_there("?") == []
