"""F13: what is open, what the table shows, and worlds that agree with what a seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import torri
from torri import NATURE, Game, Position
from torri.engine.errors import UnknownSeat
from torri.engine.piles import with_card, without_card
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import CARD_BITS
from torri.players import Information, player
from torri.texts import Words

from ...playing import give, midway
from .positions import cards_in, draw_all, kind, position

SEATS = (None, 0, 1)
HIDDEN = {
    *("alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "smuggler", "saboteur"),
    *("recognition", "blame", "monument", "fame", "scandal"),
}  # persons and festivals are held in the hand


def table(at: Position, seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = at.view(seat)["table"]
    return shown


# F13.1 What is open, and what is known


@pytest.mark.rule("F13.1")
@pytest.mark.parametrize("seat", SEATS)
def test_stocks_towers_row_and_piles_are_open_to_all(seat: int | None) -> None:
    at = position(
        stocks={0: "wwg", 1: "rp"},
        towers={0: ["g4"], 1: ["w2", "p1"]},
        hands={1: ["fame", "workshop"]},
        bricks={1: "bb", 6: "y"},
        church=["small-privilege"],
        discarded=["flood", "blame", "blame"],
    )
    shown = table(at, seat)
    none = dict.fromkeys(("white", "yellow", "green", "red", "blue", "purple"), 0)
    assert [player["stock"] for player in shown["seats"]] == [
        none | {"white": 2, "green": 1},
        none | {"red": 1, "purple": 1},
    ]
    assert [player["stored"] for player in shown["seats"]] == [3, 2]
    assert [[tower["text"] for tower in player["towers"]] for player in shown["seats"]] == [["g4"], ["w2", "p1"]]
    assert [player["buildings"] for player in shown["seats"]] == [[], ["workshop"]]
    row = ["mason", "architect", "princess", "wholesaler", "workshop", "bridge"]
    assert [card["card"] for card in shown["row"]] == row
    assert shown["row"][0]["bricks"] == none | {"blue": 2}
    assert shown["row"][5]["bricks"] == none | {"yellow": 1}
    assert shown["draw"] == 51 - 6 - 2 - 1 - 3
    assert sorted(shown["discard"]) == ["blame", "blame", "flood"]
    assert shown["church"] == ["small-privilege"]
    assert shown["bag"] == {"white": 21, "yellow": 17, "green": 10, "red": 11, "blue": 8, "purple": 6}


@pytest.mark.rule("F13.1")
@pytest.mark.parametrize("seat", SEATS)
def test_hands_are_known_and_stay_where_they_are_in_every_world(seat: int | None) -> None:
    at = position(hands={0: ["mason", "fame"], 1: ["patrician", "scandal", "warehouse"]}, discarded=["flood"])
    for seed in range(20):
        world = at.sample(seat, Random(seed))
        assert world.state is not at.state
        assert world.state.hand == at.state.hand
        assert world.state == at.state


@pytest.mark.rule("F13.1")
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 600),
    seat=st.integers(-1, 3),
    open_memory=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_a_world_looks_alike_and_goes_on_alike(
    players: int, seed: int, steps: int, seat: int, open_memory: bool
) -> None:
    at = midway(torri.game("firenze"), players, seed, steps, open_memory=open_memory)
    observer = None if seat < 0 or seat >= players else seat
    world = at.sample(observer, Random(seed))
    assert world.view(observer) == at.view(observer)
    assert (world.answers(), world.weights()) == (at.answers(), at.weights())
    if not at.over:
        before = at.view(observer)
        world.apply(world.answers()[-1])
        assert at.view(observer) == before


@pytest.mark.rule("F13.1")
def test_what_comes_next_is_drawn_from_what_bag_and_draw_pile_hold_by_counting() -> None:
    at = position(hands={1: ["alchemist"]}, discarded=["alchemist", "fame"], stocks={0: "p", 1: "ppp"})
    give(at, "c1")
    pile = dict(zip((at.text(answer) for answer in at.answers()), at.weights(), strict=True))
    assert (pile["alchemist"], pile["fame"], pile["tribute"]) == (4 - 2, 2 - 1, 2)
    assert "bridge" not in pile  # it lies in the row
    assert "campanile" not in pile
    assert sum(pile.values()) == 51 - 6 - 1 - 2
    give(at, "tribute")
    assert at.weights() == [25, 18, 15, 12, 10, 8 - 4]


@pytest.mark.rule("F13.1")
def test_a_bot_is_asked_with_what_its_seat_knows() -> None:
    at = position(hands={0: ["mason"], 1: ["fame"]})
    answer = player("random", Random(1)).answer(Information.of(at, 0))
    assert at.text(answer) == "c1"  # nothing else can be paid for
    assert at.view(1)["answers"] == at.view(None)["answers"] == []


@pytest.mark.rule("F13.1")
@pytest.mark.parametrize("seat", [NATURE, 2, 99])
def test_nobody_sees_through_the_eyes_of_nature_or_of_an_empty_seat(firenze: Game, seat: int) -> None:
    at = firenze.start(2)
    assert at.view(None)["answers"] == at.view(0)["answers"] == []  # not even while nature is asked
    with pytest.raises(UnknownSeat):
        at.view(seat)
    with pytest.raises(UnknownSeat):
        at.sample(seat, Random(1))


# F13.2 What the table shows


@pytest.mark.rule("F13.2")
def test_the_table_shows_other_hands_by_their_number_of_cards_only() -> None:
    at = position(hands={0: ["mason", "fame"], 1: ["patrician", "scandal", "scandal", "warehouse"]})
    mine, other = table(at, 0)["seats"]
    assert mine["hand"] == ["mason", "fame"]
    assert "hand" not in other
    assert other["cards"] == 3  # without the building, which lies open
    assert other["buildings"] == ["warehouse"]
    assert [("hand" in shown, shown["cards"]) for shown in table(at, 1)["seats"]] == [(False, 2), (True, 3)]
    assert [("hand" in shown, shown["cards"]) for shown in table(at)["seats"]] == [(False, 2), (False, 3)]
    assert "draw_cards" not in table(at, 0)


@pytest.mark.rule("F13.2")
@pytest.mark.parametrize("seat", SEATS)
def test_open_memory_shows_all_that_is_known(seat: int | None) -> None:
    hands = {0: ["mason", "fame"], 1: ["patrician", "scandal", "warehouse"]}
    at = position(hands=hands, discarded=["fame"], start_pile=["smuggler"], open_memory=True)
    shown = table(at, seat)
    assert [player["hand"] for player in shown["seats"]] == [["mason", "fame"], ["patrician", "scandal"]]
    assert shown["start_cards"] == ["smuggler"]
    pile = Counter(shown["draw_cards"])
    assert (pile["fame"], pile["scandal"], pile["smuggler"], pile["tribute"], pile["bridge"]) == (0, 1, 2, 2, 0)
    assert len(shown["draw_cards"]) + 1 == shown["draw"] == 51 - 6 - 5 - 1  # one start card lies on top


@pytest.mark.rule("F13.2")
def test_when_the_game_is_over_all_hands_are_shown() -> None:
    at = position(player=1, ask=Ask.CLAIM, hands={0: ["fame"], 1: ["blame"]}, quiet=9)
    assert "hand" not in table(at)["seats"][0]
    give(at, "-")
    assert at.over
    for seat in SEATS:
        assert [shown["hand"] for shown in table(at, seat)["seats"]] == [["fame"], ["blame"]]
    assert at.view(None)["winners"] == at.winners() == [0]


@pytest.mark.rule("F13.2")
def test_positions_that_differ_in_another_hand_look_alike() -> None:
    """Through a whole turn of the one who looks; with open memory they differ."""
    told: list[Any] = []
    for other in (["patrician", "scandal"], ["smuggler", "recognition"]):
        at = position(stocks={0: "ww"}, towers={0: ["w2"]}, hands={0: ["fame"], 1: other}, bricks={1: "w"})
        views = [at.view(0), at.view(None)]
        events = give(at, "c1")
        views += [at.view(0), at.view(None)]
        draw_all(at, "blame", "wwww")
        for answer in ("-", "w2", "-", "w3", "-"):
            views += [at.view(0), at.view(None)]
            events += give(at, answer)
        told.append((views, events, at.view(0)["table"], at.view(None)["table"]))
        assert at.view(1)["table"]["seats"][1]["hand"] == other
    assert told[0] == told[1]


@pytest.mark.rule("F13.2")
def test_with_open_memory_positions_that_differ_in_another_hand_differ() -> None:
    one, other = (position(hands={1: [card]}, open_memory=True).view(0) for card in ("fame", "blame"))
    assert one != other


@pytest.mark.rule("F13.2")
def test_the_picture_names_only_the_cards_of_ones_own_hand(firenze: Game) -> None:
    at = position(hands={0: ["fame"], 1: ["scandal"]})
    words = Words("en", firenze, ["Anna", "Bo"])
    own = firenze.picture(at.view(0), words)
    assert "Your hand: Fame" in own
    assert "Scandal" not in own
    spectator = firenze.picture(at.view(None), words)
    assert "Fame" not in spectator and "Scandal" not in spectator
    openly = position(hands={0: ["fame"], 1: ["scandal"]}, open_memory=True)
    assert "Bo holds: Scandal" in firenze.picture(openly.view(0), words)


@pytest.mark.rule("F13.2")
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), steps=st.integers(200, 900), open_memory=st.booleans())
@settings(max_examples=60, deadline=None)
def test_a_card_of_a_hand_is_seen_by_its_holder_alone(players: int, seed: int, steps: int, open_memory: bool) -> None:
    """One hidden card is exchanged for another of the draw pile: only its holder notices."""
    at = midway(torri.game("firenze"), players, seed, steps, open_memory=open_memory)
    holder = seed % players
    held = [name for name in cards_in(at.state.hand[holder]) if name in HIDDEN]
    others = [name for name in cards_in(at.state.draw_pile) if name in HIDDEN and name not in held]
    assume(held and others and not at.over)
    other = at.copy()
    given_up, taken_up = kind(held[0]), kind(others[0])
    rest = without_card(at.state.hand[holder], given_up, CARD_BITS)
    other.state.hand[holder] = with_card(rest, taken_up, CARD_BITS)
    rest = without_card(at.state.draw_pile, taken_up, CARD_BITS)
    other.state.draw_pile = with_card(rest, given_up, CARD_BITS)
    for seat in (None, *range(players)):
        assert (at.view(seat) == other.view(seat)) == (seat != holder and not open_memory)
