"""L13: what is open, what lies face down, and worlds that agree with what a seat knows."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import torri
from torri import NATURE, Game, Position
from torri.engine.bits import members
from torri.engine.errors import UnknownSeat
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import PERSON_IDS
from torri.texts import Words

from ...playing import give, midway
from .positions import pass_all, position

SEATS = (None, 0, 1)


def table(at: Position, seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = at.view(seat)["table"]
    return shown


def certificates(at: Position, seat: int | None) -> list[int | None]:
    """Those that a seat sees; None where they lie face down."""
    return [player.get("certificates") for player in table(at, seat)["seats"]]


# L13.1 Certificates


@pytest.mark.rule("L13.1")
def test_each_seat_sees_only_its_own_certificates_and_a_spectator_none() -> None:
    at = position(3, certificates={0: 4, 1: 0, 2: 11})
    assert certificates(at, 0) == [4, None, None]
    assert certificates(at, 1) == [None, 0, None]
    assert certificates(at, 2) == [None, None, 11]
    assert certificates(at, None) == [None, None, None]


@pytest.mark.rule("L13.1")
def test_points_that_would_betray_certificates_lie_face_down_with_them() -> None:
    at = position(certificates={0: 4, 1: 11}, prestige={0: 1, 1: 2})
    assert [player.get("points") for player in table(at, 0)["seats"]] == [5, None]
    assert [player.get("points") for player in table(at, 1)["seats"]] == [None, 13]
    assert [player.get("points") for player in table(at)["seats"]] == [None, None]
    assert [(at.view(seat)["scores"], at.view(seat)["winners"]) for seat in SEATS] == [(None, None)] * 3


@pytest.mark.rule("L13.1")
@pytest.mark.parametrize("seat", SEATS)
def test_with_open_memory_all_certificates_are_shown(seat: int | None) -> None:
    at = position(certificates={0: 4, 1: 11}, prestige={1: 2}, open_memory=True)
    assert certificates(at, seat) == [4, 11]
    assert [player["points"] for player in table(at, seat)["seats"]] == [4, 13]


@pytest.mark.rule("L13.1")
@pytest.mark.parametrize("seat", SEATS)
def test_when_the_game_is_over_all_certificates_are_shown(seat: int | None) -> None:
    at = position(round=8, certificates={0: 4, 1: 11}, prestige={1: 3})
    give(at, "-")
    assert certificates(at, None) == [None, None]
    give(at, "-")
    assert (at.over, certificates(at, seat)) == (True, [4, 14])
    assert [player["points"] for player in table(at, seat)["seats"]] == at.scores() == at.view(seat)["scores"]


@pytest.mark.rule("L13.1", "L9.1")
def test_what_the_captain_banks_is_taken_openly() -> None:
    at = position(prestige={1: 7})
    give(at, "-")
    (named,) = (event for event in at.apply(at.parse("-")) if event.name == "captain-named")
    assert named.seen_by(0).facts == named.seen_by(None).facts == {"seat": 1, "certificates": 7}
    assert (certificates(at, 0), certificates(at, 1)) == ([0, None], [None, 7])


@pytest.mark.rule("L13.1")
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 600),
    more=st.integers(1, 30),
    open_memory=st.booleans(),
)
@settings(max_examples=30, deadline=None)
def test_certificates_are_seen_by_their_owner_alone(
    players: int, seed: int, steps: int, more: int, open_memory: bool
) -> None:
    at = midway(torri.game("florenza"), players, seed, steps, open_memory=open_memory)
    assume(not at.over)
    owner, other = seed % players, at.copy()
    other.state.certificates[owner] += more
    for seat in (None, *range(players)):
        assert (at.view(seat) == other.view(seat)) == (seat != owner and not open_memory)


@pytest.mark.rule("L13.1")
def test_the_picture_shows_a_question_mark_for_certificates_of_others(florenza: Game) -> None:
    at = position(certificates={0: 47, 1: 58})
    words = Words("en", florenza, ["Anna", "Bo"])
    rows = {}
    for seat in SEATS:
        drawn = florenza.picture(at.view(seat), words).splitlines()
        rows[seat] = [line.strip("> ").split()[4] for line in drawn if "Medici" in line or "Pazzi" in line]
    assert rows == {0: ["47", "?"], 1: ["?", "58"], None: ["?", "?"]}


# L13.1 What is open


@pytest.mark.rule("L13.1", "L1.6")
@pytest.mark.parametrize("seat", SEATS)
def test_goods_tracks_workers_and_districts_are_open_to_all(seat: int | None) -> None:
    at = position(
        captain=1,
        bishop=0,
        seat=1,
        florins={0: 150, 1: 20},
        cubes={0: "mmws", 1: "gtc"},
        prestige={0: -2, 1: 5},
        bishop_points={1: 4},
        workers={0: 3, 1: 2},
        buildings={0: ["casa", "fabbro"], 1: ["orafo"]},
        sites={1: ["cava"]},
        occupied={(0, 2): 1},
        works={0: ["duomo.cupola", "palazzo.statua"]},
        plans={1: {"banco.atrio": "giotto", "palazzo.ritratto": "nameless-painter"}},
        market=[0],
        chiesa={0: "antonio-da-padova"},
        guarded="donatello",
        banished="tommaso",
    )
    shown = table(at, seat)
    mine, other = shown["seats"]
    none = dict.fromkeys(("marble", "wood", "gold", "metal", "cloth", "spice"), 0)
    assert (mine["florins"], other["florins"]) == (150, 20)
    assert mine["cubes"] == none | {"marble": 2, "wood": 1, "spice": 1}
    assert other["cubes"] == none | {"gold": 1, "metal": 1, "cloth": 1}
    assert [shown["supply"][cube] for cube in none] == [16, 17, 11, 11, 11, 11]
    assert [(player["prestige"], player["bishop_points"]) for player in (mine, other)] == [(-2, 0), (5, 4)]
    assert [(player["workers"], player["reserve"]) for player in (mine, other)] == [(3, 3), (2, 2)]
    assert [(lot["building"], lot["finished"], lot["worker"]) for lot in mine["lots"][:3]] == [
        ("casa", True, None),
        ("fabbro", True, 1),
        (None, False, None),
    ]
    assert [(lot["building"], lot["finished"], lot["worker"]) for lot in other["lots"][:2]] == [
        ("orafo", True, None),
        ("cava", False, 1),
    ]
    assert [work["work"] for work in mine["works"] if work["completed"]] == ["palazzo.statua"]
    assert [(work["work"], work["artist"]) for work in other["works"] if work["planned"]] == [
        ("palazzo.ritratto", "nameless-painter")
    ]
    city = {work["work"]: (work["crest"], work["planned"], work["artist"]) for work in shown["works"]}
    assert (city["duomo.cupola"], city["banco.atrio"]) == ((0, None, None), (None, 1, "giotto"))
    assert city["duomo.abside"] == (None, None, None)
    assert (mine["chiesa"], other["chiesa"], shown["market"]) == ("antonio-da-padova", None, [0])
    assert (shown["guarded"], shown["banished"]) == ("donatello", "tommaso-d-aquino")
    assert (shown["captain"], shown["bishop"], shown["order"]) == (1, 0, [1, 0])
    assert {kind["building"]: kind["left"] for kind in shown["buildings"]}["casa"] == 4
    assert (shown["round"], shown["rounds"], shown["phase"], shown["bag"]) == (2, 8, 4, 40 - 9)


@pytest.mark.rule("L13.1")
def test_only_who_is_asked_is_shown_the_answers() -> None:
    at = position(seat=1)
    assert [answer["text"] for answer in at.view(1)["answers"]] == ["build", "create", "market", "-"]
    assert at.view(0)["answers"] == at.view(None)["answers"] == []


# L13.1 The bag and the die


@pytest.mark.rule("L13.1")
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), steps=st.integers(0, 600))
@settings(max_examples=30, deadline=None)
def test_nothing_shown_names_a_person_in_the_bag(players: int, seed: int, steps: int) -> None:
    at = midway(torri.game("florenza"), players, seed, steps)
    for seat in (None, *range(players)):
        shown = json.dumps(at.view(seat))
        assert at.view(seat)["table"]["bag"] == at.state.bag.bit_count()
        assert [PERSON_IDS[one] for one in members(at.state.bag) if f'"{PERSON_IDS[one]}"' in shown] == []


@pytest.mark.rule("L13.1")
def test_not_even_while_one_is_drawn() -> None:
    at = position(town={"giotto": "I"}, prestige={1: 1})
    pass_all(at)
    assert (at.question, at.actor) == (Ask.DRAW, NATURE)
    assert [at.view(seat)["answers"] for seat in SEATS] == [[], [], []]


@pytest.mark.rule("L13.1")
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), steps=st.integers(0, 600), seat=st.integers(-1, 4))
@settings(max_examples=30, deadline=None)
def test_every_world_is_the_position_itself_and_goes_on_apart(players: int, seed: int, steps: int, seat: int) -> None:
    """Certificates are known to engine and bots, and who is in the bag follows by counting."""
    at = midway(torri.game("florenza"), players, seed, steps)
    observer = None if seat < 0 or seat >= players else seat
    world = at.sample(observer, Random(seed))
    assert (world.state, world.options) == (at.state, at.options)
    assert world.state is not at.state
    if not at.over:
        before = at.copy().state
        world.apply(world.answers()[-1])
        assert (at.state == before, world.state == before) == (True, False)


@pytest.mark.rule("L13.1")
@pytest.mark.parametrize("seat", [NATURE, 2, 99])
def test_nobody_sees_through_the_eyes_of_nature_or_of_an_empty_seat(seat: int) -> None:
    at = position()
    with pytest.raises(UnknownSeat):
        at.view(seat)
    with pytest.raises(UnknownSeat):
        at.sample(seat, Random(1))
    with pytest.raises(UnknownSeat):
        at.forecast(seat)
