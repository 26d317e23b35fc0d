"""The evaluation: what is better for a family is valued higher, promises are kept in order, and the end is exact."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from torri import Game, Position
from torri.engine.weights import STYLES
from torri.games.florenza.evaluation import WEIGHTS, Weight, evaluate
from torri.games.florenza.state import Ask, copy
from torri.games.florenza.tables import ROUNDS, WORK_IDS
from torri.players.player_loops import player_loops

from ...amount import amount
from ...playing import walk
from .positions import position

POINT = 100
LAST = ROUNDS[0]
FACCIATA = {0: {"palazzo.facciata": "nameless-architect"}}  # 2 marble, wood, 50 florins: 3 prestige, fame 1/6
STONES = {0: "mmw"}


def values(at: Position, /, **otherwise: int) -> list[int]:
    """What each seat may expect, weights set otherwise if so given; the position stays as it is."""
    row = WEIGHTS.styles[STYLES[0]]
    weights = [otherwise.get(name, weight) for name, weight in zip(WEIGHTS.names, row, strict=True)]
    seats = [0] * at.players
    evaluate(copy(at.state), weights, seats)
    return seats


def value(at: Position) -> int:
    return values(at)[0]


def at_last(**layout: Any) -> Position:
    """In the last round, when nobody has a worker left but the rival: all that counts is settled."""
    return position(seat=1, round=LAST, workers={0: 0}, **layout)


def states_of_a_game(game: Game, players: int, number: int) -> list[Position]:
    """What greedy players come to, from the start to the end."""
    at = game.start(players)
    met = [at.copy()]
    for answer in player_loops(game).greedy_game(at.state, 6, number):
        at.apply(answer)
        met.append(at.copy())
    return met


# L11: the end


@pytest.mark.rule("L11.1", "L11.2")
@pytest.mark.parametrize("players", range(2, 6))
def test_at_the_end_it_is_the_score(florenza: Game, players: int) -> None:
    *_, end = walk(florenza, players, seed=5, eager=True)
    assert end.over
    for style in STYLES:
        assert values(end, **dict(zip(WEIGHTS.names, WEIGHTS.styles[style], strict=True))) == [
            POINT * points for points in end.scores()
        ]
    assert len(set(end.scores())) > 1


@pytest.mark.rule("L11.1", "L11.2")
@pytest.mark.parametrize(
    ("more", "points"),
    [
        ({"certificates": {0: 7}}, 7),
        ({"florins": {0: 600}}, 2),
        ({"cubes": {0: "mwgtcs"}}, 2),
        ({"buildings": {0: ["fabbro"]}}, 1),
        ({"buildings": {0: ["casa", "casamento", "palagio"]}}, 3),
        ({"works": {0: ["palazzo.ritratto"]}}, 5),
        ({"works": {0: ["chiesa.facciata", "chiesa.campanile"]}}, 6),
        ({"bishop_points": {0: 3}}, 1),
        ({"bishop_points": {0: 2}}, 0),
        ({"bishop_points": {0: 4, 1: 4}}, 0),
    ],
)
def test_in_the_last_round_things_count_as_they_score(more: dict[str, Any], points: int) -> None:
    assert value(at_last(**more)) - value(at_last()) == POINT * points


# What a family has


@pytest.mark.parametrize("round", [2, LAST - 1, LAST])
@pytest.mark.parametrize(
    "more",
    [
        *({"cubes": {0: kind}} for kind in "mwgtcs"),
        {"florins": {0: 100}},
        {"prestige": {0: 1}},
        {"certificates": {0: 1}},
        {"bishop_points": {0: 3}},
        {"buildings": {0: ["casa"]}},
        {"buildings": {0: ["cambiavalute"]}},
        {"works": {0: ["palazzo.salone"]}},
        {"works": {0: ["chiesa.crocifisso"]}},
        {"workers": {0: 5}},
    ],
    ids=str,
)
def test_to_have_more_is_better(more: dict[str, Any], round: int) -> None:
    assert value(position(round=round, **more)) > value(position(round=round))


def test_the_seats_are_alike() -> None:
    def mirrored(one: int, other: int) -> list[int]:
        at = position(
            order=[one, other],
            seat=one,
            florins={one: 450},
            cubes={one: "mmwt", other: "gcs"},
            prestige={one: 6, other: 3},
            bishop_points={other: 4},
            buildings={one: ["casa", "fabbro"], other: ["cava"]},
            sites={one: ["legnaiuolo"]},
            occupied={(one, 2): other, (other, 1): one},
            works={other: ["palazzo.ritratto"]},
            plans={other: {"chiesa.facciata": "nameless-architect"}},
            market=[other],
        )
        return values(at)

    assert mirrored(0, 1) == mirrored(1, 0)[::-1]
    assert mirrored(0, 1) != mirrored(1, 0)


@pytest.mark.rule("L5.1")
def test_workers_of_a_family_that_has_passed_do_nothing_more() -> None:
    def gain(**layout: Any) -> int:
        return value(position(seat=1, workers={0: 4}, **layout)) - value(position(seat=1, workers={0: 1}, **layout))

    assert gain(passed=[0]) == 0 < gain()


@pytest.mark.rule("L3.2", "L10.2")
@pytest.mark.parametrize("brings", [{"buildings": {0: ["casa"]}}, {"works": {0: ["ospedale.chiostro"]}}])
def test_what_brings_something_each_round_is_worth_most_at_first(brings: dict[str, Any]) -> None:
    gains = [value(position(round=round, **brings)) - value(position(round=round)) for round in (2, 5, LAST - 1)]
    assert gains[0] > gains[1] > gains[2]


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize("place", ["palazzo.", "chiesa."])
def test_each_work_of_the_palazzo_and_the_chiesa_makes_the_next_more_precious(place: str) -> None:
    works = [name for name in WORK_IDS if name.startswith(place)]
    seats = [value(position(works={0: works[:number]})) for number in range(4)]
    assert seats == sorted(set(seats))
    assert seats[3] - seats[2] > seats[2] - seats[1]


# L5 to L8: the rest of the round


@pytest.mark.rule("L7.3")
def test_a_construction_that_can_be_paid_for_counts_as_built_and_another_as_given_up() -> None:
    idle = at_last(cubes={0: "wwwwww"}, prestige={0: 2, 1: 12})
    building = at_last(cubes={0: "wwwwww"}, prestige={0: 2, 1: 12}, sites={0: ["legnaiuolo"]})  # 2 wood
    assert value(building) - value(idle) == POINT - (POINT * 6 // 3 - POINT * 4 // 3)
    failing = at_last(cubes={0: "wwwwww"}, prestige={0: 2, 1: 12}, sites={0: ["fabbro"]})  # marble and wood
    assert value(failing) - value(idle) == -POINT


@pytest.mark.rule("L8.2", "L8.4")
def test_a_planned_artwork_counts_as_completed_if_it_can_be_paid_for_and_as_failed_if_not() -> None:
    rival = {1: 15}
    idle = at_last(cubes=STONES, florins={0: 50}, prestige={0: 2} | rival)
    done = at_last(cubes=STONES, florins={0: 50}, prestige={0: 2} | rival, plans=FACCIATA)
    spent, fame = POINT + 50 * POINT // 300, POINT // 6
    assert value(done) - value(idle) == (3 + 1 + 4) * POINT + fame - spent
    poor = at_last(cubes=STONES, prestige={0: 2} | rival, plans=FACCIATA)
    assert value(poor) - value(at_last(cubes=STONES, prestige={0: 2} | rival)) == -POINT


@pytest.mark.rule("L7.1", "L7.2")
def test_what_an_occupied_building_gives_pays_for_what_comes_after_it() -> None:
    def with_worker_of(seat: int) -> Position:
        return at_last(
            cubes={0: "w"},
            prestige={1: 12},
            buildings={0: ["picconiere"]},
            sites={0: ["fabbro"]},
            occupied={(0, 1): seat},
        )

    assert value(with_worker_of(0)) > value(with_worker_of(1)) + POINT


@pytest.mark.rule("L7.2")
def test_a_building_takes_nothing_that_an_artwork_needs() -> None:
    """The Scarpellino makes 250 florins of a marble."""

    def gain(cubes: str) -> int:
        layout: dict[str, Any] = {
            "cubes": {0: cubes},
            "florins": {0: 50},
            "prestige": {1: 15},
            "buildings": {0: ["scarpellino"]},
            "plans": FACCIATA,
        }
        return value(at_last(**layout, occupied={(0, 1): 0})) - value(at_last(**layout))

    assert gain("mmw") == 0
    assert gain("mmmw") == 250 * POINT // 300 - POINT // 3


@pytest.mark.rule("L8.2", "L8.3")
def test_the_greater_artist_is_worth_more_and_most_before_the_masterpiece() -> None:
    def by(artist: str, *masters: str) -> int:
        plans = {0: {"palazzo.statua": artist}}
        return value(at_last(cubes={0: "tt"}, florins={0: 700}, prestige={1: 25}, plans=plans, masters=masters))

    assert by("nameless-sculptor") < by("michelangelo", "michelangelo") < by("michelangelo")


@pytest.mark.rule("L5.4")
def test_a_work_that_a_rival_has_is_no_prospect_any_more() -> None:
    rich: dict[str, Any] = {"cubes": {0: "mmmwwwggttccss"}, "florins": {0: 900}}
    city = [name for name in WORK_IDS if not name.startswith(("palazzo.", "chiesa."))]
    assert value(position(**rich, works={1: city})) < value(position(**rich))
    assert value(position(**rich, works={1: ["palazzo.salone"]})) == value(position(**rich))


@pytest.mark.rule("L9.1", "L11.1")
def test_to_be_nearer_to_captain_is_better_and_a_clear_lead_in_the_last_round_counts_as_named() -> None:
    seats = [value(position(prestige={0: 6, 1: rival})) for rival in (1, 4, 6, 8, 12)]
    assert seats == sorted(seats, reverse=True)
    assert len(set(seats)) > 3
    behind, ahead = values(at_last(prestige={0: 5, 1: 15})), values(at_last(prestige={0: 15, 1: 5}))
    assert ahead[0] - behind[0] == behind[1] - ahead[1] == (15 - 5 + 1) * POINT


@pytest.mark.rule("L9.2", "L9.3")
def test_to_become_bishop_and_cardinal_is_better() -> None:
    tied = value(position(bishop_points={0: 5, 1: 5}))
    assert value(position(bishop_points={0: 5, 1: 4})) > tied > value(position(bishop_points={0: 3, 1: 5}))
    assert value(at_last(bishop_points={0: 10})) > value(at_last(bishop_points={0: 9})) + POINT
    assert value(at_last(bishop_points={0: 5}, bishop=0)) > value(at_last(bishop_points={0: 5}, bishop=1)) + POINT


# Styles, and the games in which they are heard


def test_all_styles_have_opinions_of_their_own() -> None:
    assert set(WEIGHTS.styles) == set(STYLES)
    assert len(set(WEIGHTS.styles.values())) == len(STYLES)
    common, builder, blocker, gambler = (WEIGHTS.styles[style] for style in STYLES)
    assert builder[Weight.DENIAL] < common[Weight.DENIAL] < blocker[Weight.DENIAL]
    for home in (Weight.FIELD, Weight.DISTRICT_WORK, Weight.PALAZZO, Weight.CHIESA):
        assert builder[home] > common[home]
    assert blocker[Weight.CONTESTED] > common[Weight.CONTESTED]
    for uncertain in (Weight.CAPTAIN, Weight.BISHOP, Weight.CARDINAL):
        assert gambler[uncertain] > common[uncertain]


def test_every_weight_is_heard(florenza: Game) -> None:
    met = states_of_a_game(florenza, 3, number=0)[:: amount(short=15, long=5)]
    plain = [values(at) for at in met]
    deaf = [
        name
        for name in WEIGHTS.names[Weight.SPREAD + 1 :]
        if all(values(at, **{name: 1000}) == usual for at, usual in zip(met, plain, strict=True))
    ]
    assert deaf == []


def test_in_a_game_it_comes_ever_nearer_to_the_score_and_leaves_the_positions_alone(florenza: Game) -> None:
    missed: dict[int, list[int]] = {round: [] for round in range(LAST + 1)}
    for number in range(3):
        met = states_of_a_game(florenza, 3, number)
        scores = [POINT * points for points in met[-1].scores()]
        for at in met[::3]:
            before = at.encode()
            seats = values(at)
            assert (values(at), at.encode()) == (seats, before)
            missed[at.state.round] += [abs(seat - score) for seat, score in zip(seats, scores, strict=True)]
    assert mean(missed[LAST]) < mean(missed[LAST // 2]) < mean(missed[1])
    assert mean(missed[LAST]) < 10 * POINT


def test_cpython_and_the_accelerated_loops_agree(florenza: Game) -> None:
    """The last rounds, with all styles at the table."""
    met = states_of_a_game(florenza, 4, number=1)
    first = LAST - amount(short=0, long=2)
    start = next(at.state for at in met if at.state.round == first and at.state.ask == Ask.ACTION)
    rows = [WEIGHTS.styles[style] for style in STYLES]
    plain, fast = (player_loops(florenza, accelerated).greedy_game(start, 5, 1, rows) for accelerated in (False, True))
    assert plain == fast
    assert len(plain) > amount(short=10, long=50)
