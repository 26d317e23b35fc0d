"""P2: set-up."""

from __future__ import annotations

import pytest

from torri import NATURE, Game, IllegalAnswer
from torri.games.patrizier.state import Ask
from torri.games.patrizier.tables import ALL_KINDS, CARD_BITS, CARD_CITY, CARD_CODES, CARDS, NONE, START_CARDS

from ...playing import give, midway, refused, written
from .positions import card, city, position

PISTOIA = city("pistoia")


@pytest.mark.rule("P2.1")
def test_pistoia_is_in_the_game_with_five_players_only(patrizier: Game) -> None:
    for players in (2, 3, 4):
        state = patrizier.start(players).state
        assert state.cities == 9
        assert not any(state.stock >> kind & 1 for kind in range(CARDS) if CARD_CITY[kind] == PISTOIA)
    five = patrizier.start(5).state
    assert five.cities == 10
    assert five.stock >> card("Pi.any") & 1


@pytest.mark.rule("P2.1", "P3.5")
def test_below_five_players_nothing_can_be_moved_in_pistoia() -> None:
    at = position(3, hands={0: ["Lu.move"]}, towers={"milano": ("1", "2")})
    give(at, "Lu.move", "L")
    assert ("P2.1", "city-not-in-play") in refused(at, "Pi.L")


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_hidden_start_cards_each(patrizier: Game, players: int) -> None:
    at = patrizier.start(players)
    for seat in range(players):
        for _ in range(3):
            assert at.question == Ask.DEAL
            assert at.actor == NATURE
            assert all(START_CARDS >> answer & 1 for answer in at.answers())
            at.apply(at.answers()[0])
        assert at.state.hand[seat].bit_count() == 3
        assert at.state.undisclosed[seat] == at.state.hand[seat]
    assert at.question == Ask.LAY_OUT


@pytest.mark.rule("P2.2")
def test_only_start_cards_that_are_left_can_be_dealt(patrizier: Game) -> None:
    at = patrizier.start(2)
    assert refused(at, "Bo.2") == [("P2.2", "not-among-start-cards")]
    give(at, "Bo.lady*")
    assert refused(at, "Bo.lady*") == [("P2.2", "not-among-start-cards")]
    assert refused(at, "Bo.beard*") == []


@pytest.mark.rule("P2.2")
def test_undealt_start_cards_join_the_stock(patrizier: Game) -> None:
    at = midway(patrizier, 2, seed=3, steps=6)
    assert (at.state.stock & START_CARDS).bit_count() == 15 - 6
    assert at.state.stock.bit_count() == 48 - 6


@pytest.mark.rule("P2.3")
def test_a_card_is_laid_out_beside_each_city_whatever_it_names(patrizier: Game) -> None:
    at = midway(patrizier, 2, seed=3, steps=6)
    assert "Ro.2" in written(at)
    first = at.parse("Ro.2")
    at.apply(first)
    assert at.state.offer[city("bologna")] == first
    at = midway(patrizier, 3, seed=4, steps=9 + 9)
    assert all(kind != NONE for kind in at.state.offer[:9])
    assert at.question == Ask.START


@pytest.mark.rule("P2.3")
def test_a_card_that_is_not_in_the_stock_cannot_be_laid_out(patrizier: Game) -> None:
    at = patrizier.start(2)
    dealt = at.answers()[:6]
    for answer in dealt:
        at.apply(answer)
    with pytest.raises(IllegalAnswer) as refusal:
        at.apply(dealt[0])
    assert [reason.rule for reason in refusal.value.reasons] == ["P2.3"]


@pytest.mark.rule("P2.3")
def test_two_cards_of_a_kind_are_twice_as_likely(patrizier: Game) -> None:
    at = midway(patrizier, 2, seed=3, steps=6)
    for answer, weight in zip(at.answers(), at.weights(), strict=True):
        assert weight == (2 if CARD_BITS[answer][1] < 62 else 1), CARD_CODES[answer]
    give(at, "Ro.2")
    assert dict(zip(at.answers(), at.weights(), strict=True))[card("Ro.2")] == 1
    assert sum(at.weights()) == at.state.stock.bit_count()
    assert (at.state.stock & ALL_KINDS).bit_count() == len(at.answers())


@pytest.mark.rule("P2.4")
def test_the_start_player_is_drawn_and_play_goes_clockwise(patrizier: Game) -> None:
    at = midway(patrizier, 3, seed=4, steps=18)
    assert (at.answers(), at.weights()) == ([0, 1, 2], [1, 1, 1])
    assert refused(at, "4") == [("P2.4", "no-such-seat")]
    give(at, "3")
    turns: list[int | None] = []
    while len(turns) < 4:
        if at.question == Ask.PLAY:
            turns.append(at.actor)
        at.apply(at.answers()[0])
    assert turns == [2, 0, 1, 2]
