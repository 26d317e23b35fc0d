"""P7: what a seat may know, what its table shows, and worlds that agree with it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri import NATURE, Game, Position
from torri.engine.bits import members
from torri.engine.errors import UnknownSeat
from torri.engine.loops import loops
from torri.games.patrizier.knowledge import unseen_cards
from torri.games.patrizier.tables import CARD_CODES, START_CARDS
from torri.players import Information, player

from ...playing import give, midway, random_answer, walk
from .positions import position


def known(at: Position, seat: int | None) -> Any:
    """Everything that a seat may know of a position, by P7.1: the state without what is hidden from it."""
    s = at.state
    return (
        [s.hand[p] if p == seat else (s.hand[p] & ~s.undisclosed[p], s.undisclosed[p].bit_count()) for p in range(5)],
        (s.stock & ~START_CARDS, s.stock.bit_count()),
        (s.ask, s.actor, s.player, s.card, s.space, s.offer, s.pile, s.top, s.tiles, s.supply, s.heads, s.floors),
    )


@pytest.mark.rule("P7.1")
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 230),
    seat=st.integers(-1, 4),
    open_memory=st.booleans(),
)
@settings(max_examples=150, deadline=None)
def test_worlds_that_look_alike_to_a_seat(players: int, seed: int, steps: int, seat: int, open_memory: bool) -> None:
    game = torri.game("patrizier")
    at = midway(game, players, seed, steps, open_memory=open_memory)
    observer = None if seat < 0 or seat >= players else seat
    world = at.sample(observer, Random(seed))
    assert known(world, observer) == known(at, observer)
    assert world.view(observer) == at.view(observer)
    assert game.audit(world.state) == game.audit(at.state) == 0
    if observer is not None and observer == at.actor:
        assert world.answers() == at.answers()
        choices = [player("random", Random(seed)).answer(Information.of(w, observer)) for w in (world, at)]
        assert choices[0] == choices[1]
        answer = random_answer(at, Random(seed))
        told = [[event.seen_by(observer) for event in w.apply(answer)] for w in (world, at)]
        assert told[0] == told[1]
        assert world.view(observer) == at.view(observer)


@pytest.mark.rule("P7.1")
def test_cards_taken_openly_and_own_cards_never_change_hands() -> None:
    at = position(
        players=3,
        hands={0: ["Bo.lady"], 1: ["Ro.2", "Ve.redhat*"], 2: ["Ro.2"]},
        dealt={0: ["Lu.lady*"], 1: ["Bo.lady*"], 2: ["Bo.beard*", "Fi.lady*"]},
    )
    held = Counter[int]()
    rng = Random(5)
    for _ in range(400):
        world = at.sample(0, rng)
        assert world.state.hand[0] == at.state.hand[0]
        for seat in (1, 2):
            open_cards = at.state.hand[seat] & ~at.state.undisclosed[seat]
            assert world.state.hand[seat] & ~world.state.undisclosed[seat] == open_cards
            assert world.state.undisclosed[seat].bit_count() == at.state.undisclosed[seat].bit_count()
            assert world.state.undisclosed[seat] & ~START_CARDS == 0
        held.update(card for card in range(48) if world.state.undisclosed[1] >> card & 1)
    # 15 start cards less Lu.lady* (own) and Ve.redhat* (taken openly): 13 that seat 2 may hold, each about alike
    assert len(held) == 13
    assert all(400 / 13 * 0.4 < count < 400 / 13 * 2 for count in held.values())


@pytest.mark.rule("P7.1")
def test_what_has_been_disclosed_is_hidden_no_more(patrizier: Game) -> None:
    at = position(dealt={0: ["Lu.lady*", "Bo.lady*"], 1: ["Bo.beard*"]}, offers={"lucca": "Ro.2"})
    give(at, "Lu.lady*", "L", "Lu")
    for seed in range(50):
        world = at.sample(1, Random(seed))
        assert world.state.pile[0] == at.state.pile[0]
        assert world.state.undisclosed[0].bit_count() == 1
    assert "Lu.lady*" not in unseen_cards(at.state, 1)
    assert unseen_cards(at.state, 1)["Bo.lady*"] == 1
    assert unseen_cards(at.state, 0).keys() - unseen_cards(at.state, 1).keys() == {"Bo.beard*"}


@pytest.mark.rule("P7.1")
def test_the_accelerated_loop_samples_as_cpython_does(patrizier: Game) -> None:
    at = midway(patrizier, 4, seed=11, steps=60)
    plain, fast = loops(patrizier, False), loops(patrizier, True)
    for number in range(20):
        assert plain.sample(at.state, 2, 9, number) == fast.sample(at.state, 2, 9, number)


@pytest.mark.rule("P7.2")
def test_the_table_shows_of_others_only_numbers_and_the_top_card() -> None:
    at = position(
        hands={0: ["Bo.lady"], 1: ["Ro.2"]},
        dealt={1: ["Lu.lady*"]},
        piles={0: ["Mi.any"], 1: ["Fi.2", "Ve.2"]},
    )
    at.state.tiles[1] = 1
    mine, other = at.view(0)["table"]["seats"]
    assert mine["hand"] == ["Bo.lady"]
    assert mine["pile"] == ["Mi.any"]
    assert other == {"cards": 2, "supply": 39, "top": "Ve.2", "played": 2, "tiles": 1}
    spectator = at.view(None)["table"]["seats"]
    assert all("hand" not in shown and "points" not in shown for shown in spectator)
    assert at.view(1)["answers"] == []
    assert [answer["text"] for answer in at.view(0)["answers"]] == ["Bo.lady"]


@pytest.mark.rule("P7.2")
def test_with_open_memory_the_table_shows_all_that_everybody_saw() -> None:
    at = position(
        hands={0: ["Bo.lady"], 1: ["Ro.2", "Ro.2"]},
        dealt={1: ["Lu.lady*"]},
        piles={1: ["Fi.2", "Ve.2"]},
        open_memory=True,
    )
    at.state.tiles[1] = 1
    other = at.view(0)["table"]["seats"][1]
    assert other["hand"] == ["Ro.2", "Ro.2"]  # not the start card dealt face down
    assert other["pile"] == ["Fi.2", "Ve.2"]
    assert other["tiles_won"] == [{"city": "bologna", "points": 9}]
    assert other["points"] == 9
    unseen = at.view(0)["table"]["unseen"]
    assert unseen["Lu.lady*"] == 1
    assert "Bo.lady" not in unseen
    assert unseen["Bo.2"] == 2
    assert "Lu.lady*" not in at.view(1)["table"]["unseen"]


@pytest.mark.rule("P7.2")
@pytest.mark.parametrize("open_memory", [False, True])
def test_no_view_betrays_a_hidden_card(patrizier: Game, open_memory: bool) -> None:
    for at in walk(patrizier, 3, seed=21, open_memory=open_memory):
        for seat in (None, 0, 1, 2):
            table = at.view(seat)["table"]
            table.pop("unseen", None)  # names what could lie anywhere, not where it lies
            shown = json.dumps(table)
            for other in range(3):
                if other != seat:
                    for code in _undisclosed(at, other):
                        assert f'"{code}"' not in shown
    assert at.view(None)["winners"] == at.winners()


def _undisclosed(at: Position, seat: int) -> list[str]:
    return [CARD_CODES[card] for card in members(at.state.undisclosed[seat])]


@pytest.mark.rule("P7.1")
@pytest.mark.parametrize("seat", [NATURE, 2, 99])
def test_nobody_sees_through_the_eyes_of_nature_or_of_an_empty_seat(patrizier: Game, seat: int) -> None:
    at = patrizier.start(2)
    assert at.view(None)["answers"] == at.view(0)["answers"] == []  # not even while nature is asked
    with pytest.raises(UnknownSeat):
        at.view(seat)
    with pytest.raises(UnknownSeat):
        at.sample(seat, Random(1))


@pytest.mark.rule("P7.1")
def test_a_dealt_card_is_told_to_its_seat_only(patrizier: Game) -> None:
    at = patrizier.start(2)
    (event,) = at.apply(at.parse("Bo.lady*"))
    assert event.seen_by(0).facts["card"] == "Bo.lady*"
    for other in (1, None):
        assert event.seen_by(other).facts == {"seat": 0}
