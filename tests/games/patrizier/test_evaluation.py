"""What a position seems to be worth to each player, in the terms of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from torri import NATURE, Game, Position
from torri.engine.weights import STYLES
from torri.games.patrizier.duels import CITY_DUEL, DUEL_BEGIN, DUEL_WORTH, MOST_FLOORS, TOWER
from torri.games.patrizier.evaluation import WEIGHTS, Weight, evaluate
from torri.games.patrizier.state import Ask, copy
from torri.games.patrizier.tables import CITY_FLOORS, TILE_POINTS
from torri.players.player_loops import player_loops

from ...playing import give, walk
from .positions import city, position

POINT = 100
ANYTHING = 1 << 40  # so much noise that the evaluation is not heard
FIRM = "Bo.lady*"  # a card that has no part in the cities under test


def values(at: Position, style: str = STYLES[0], **otherwise: int) -> list[int]:
    """What each seat may expect; weights may be set otherwise."""
    weights = [otherwise.get(name, weight) for name, weight in zip(WEIGHTS.names, WEIGHTS.styles[style], strict=True)]
    prospects = [0] * at.state.players
    evaluate(copy(at.state), weights, prospects)
    return prospects


def lead(at: Position) -> int:
    """By how much the first seat is ahead of the second."""
    prospects = values(at)
    return prospects[0] - prospects[1]


def table(
    towers: Mapping[str, tuple[str, str]] | None = None,
    own: Sequence[str] = (),
    rival: Sequence[str] = (),
    players: int = 2,
    piles: Mapping[int, Sequence[str]] | None = None,
) -> Position:
    at = position(players=players, player=1, hands={0: [FIRM, *own], 1: list(rival)}, towers=towers, piles=piles)
    for seat, codes in (piles or {}).items():
        for code in codes:
            give_heads(at, seat, code)
    return at


def give_heads(at: Position, seat: int, code: str) -> None:
    """`position` lays cards on a pile; their heads are counted here."""
    face = code.split(".")[1].rstrip("*")
    at.state.heads[seat][("lady", "redhat", "beard").index(face.lstrip("2"))] += 1 + face.startswith("2")


# The end, and fairness


@pytest.mark.parametrize("players", range(2, 6))
def test_at_the_end_it_is_the_score(patrizier: Game, players: int) -> None:
    for seed in range(5):
        *_, last = walk(patrizier, players, seed)
        assert last.over
        for style in STYLES:
            assert values(last, style) == [POINT * points for points in last.scores()]


@pytest.mark.parametrize("players", range(2, 6))
def test_before_the_cards_are_dealt_all_are_alike(patrizier: Game, players: int) -> None:
    prospects = values(patrizier.start(players))
    assert len(set(prospects)) == 1
    assert prospects[0] > 0


def test_the_prospects_are_near_what_games_come_to(patrizier: Game) -> None:
    """All tiles go to somebody; with the heads, 2 players of 73 points each (P1.1)."""
    start = patrizier.start(2)
    total = sum(values(start))
    tiles = POINT * sum(TILE_POINTS[: 2 * start.state.cities])
    assert tiles < total < tiles + 3 * 3 * 6 * POINT


def test_evaluating_is_no_business_of_the_seat_numbers() -> None:
    one = position(hands={0: ["Ve.any", "Bo.2"], 1: ["Lu.lady*"]}, towers={"lucca": ("112", "2")})
    other = position(hands={1: ["Ve.any", "Bo.2"], 0: ["Lu.lady*"]}, towers={"lucca": ("221", "1")}, player=1)
    assert values(one) == pytest.approx(values(other)[::-1], abs=9)  # rounding, a city each


# P4 Tiles


def test_a_tile_won_is_worth_its_points() -> None:
    without = table()
    won = table()
    won.state.tiles[0] |= 1 << 2 * city("roma")
    assert values(won)[0] - values(without)[0] == POINT * TILE_POINTS[2 * city("roma")]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (("1", "2"), ("11", "2")),  # more floors
        (("12", ""), ("21", "")),  # the topmost floor
        (("12", "12"), ("21", "21")),
    ],
)
def test_the_stronger_tower_is_worth_more(worse: tuple[str, str], better: tuple[str, str]) -> None:
    assert lead(table({"lucca": better})) > lead(table({"lucca": worse}))


def test_holding_a_greater_city_is_worth_more() -> None:
    greater = table({"roma": ("11111", "111")})
    lesser = table({"verona": ("111", "1")})
    assert values(greater)[0] > values(lesser)[0]


def test_the_last_floor_belongs_to_who_holds_its_crest() -> None:
    """Milano 2-2 with one floor to come in the higher tower, 1-1 in the lower one."""
    towers = {"milano": ("1122", "21")}
    own = table(towers, own=["Mi.any"], rival=["Fi.any"])
    rival = table(towers, own=["Fi.any"], rival=["Mi.any"])
    assert lead(own) - lead(rival) > 3 * POINT


def test_a_city_that_nobody_can_turn_any_more_is_as_good_as_won() -> None:
    """P3.3: the last floor must go to the empty site; the higher tower is safe."""
    at = table({"verona": ("1112", "")})
    kind = city("verona")
    here = TOWER[4][2 + MOST_FLOORS][1]
    worth = DUEL_WORTH[DUEL_BEGIN[CITY_DUEL[kind]][here][0]]
    assert worth == POINT * (5 + 2 / 2)  # who builds the last floor is open
    assert lead(at) > lead(table({"verona": ("1122", "")}))


@pytest.mark.parametrize("kind", range(10))
def test_two_that_stand_alike_share_the_tiles(kind: int) -> None:
    empty = DUEL_BEGIN[CITY_DUEL[kind]][0][0]
    tiles = POINT * (TILE_POINTS[2 * kind] + TILE_POINTS[2 * kind + 1])
    size = CITY_FLOORS[kind] + 1
    assert DUEL_WORTH[empty] == pytest.approx(tiles / 2, abs=1)
    for own in range(3):
        for rival in range(3):
            there = DUEL_WORTH[empty + own * size + rival]
            back = DUEL_WORTH[empty + rival * size + own]
            assert there + back == pytest.approx(tiles, abs=len(CITY_FLOORS))


def test_among_more_players_the_strongest_rival_counts() -> None:
    scattered = table({"roma": ("1123", "")}, players=3)
    united = table({"roma": ("1122", "")}, players=3)
    assert lead(scattered) > lead(united)
    assert values(united)[1] > values(scattered)[1] > values(united)[2]


# P5.2 Heads


def test_the_third_head_of_a_kind_is_worth_more_than_the_first() -> None:
    piles = {0: ["Bo.lady*", "Lu.lady*"]}
    third = values(position_with("Pa.lady*", piles))[0] - values(position_with("Ve.redhat*", piles))[0]
    assert third > POINT


def position_with(code: str, piles: Mapping[int, Sequence[str]]) -> Position:
    at = position(hands={0: [code], 1: ["Fi.any"]}, piles=piles)
    for seat, codes in piles.items():
        for laid in codes:
            give_heads(at, seat, laid)
    at.state.heads[1] = [7, 7, 7]  # few are left
    return at


def test_heads_in_hand_count_as_those_played() -> None:
    """All cards in hand will be played, the three ladies of this one too."""
    at = table(own=["Lu.lady*", "Pa.lady*"])
    sure = values(at, heads_to_come=0)[0] - values(table(own=["Lu.lady*", "Ve.redhat*"]), heads_to_come=0)[0]
    assert sure == pytest.approx(6 * POINT, abs=POINT // 2)


def test_heads_that_nobody_can_get_any_more_are_worth_nothing() -> None:
    at = position(hands={0: ["Bo.lady*"], 1: ["Fi.any"]})
    open_kind = values(at)[0]
    at.state.heads[1][0] = 9  # all the other ladies
    assert values(at)[0] < open_kind


# P3 Cards and the turn


@pytest.mark.parametrize("weight", [Weight.MOVE_IN_HAND, Weight.ANY_IN_HAND, Weight.TWO_CRESTS_IN_HAND])
def test_a_card_is_weighed_in_hand(weight: Weight) -> None:
    code = {"MOVE_IN_HAND": "Lu.move", "ANY_IN_HAND": "Mi.any", "TWO_CRESTS_IN_HAND": "Mi.2"}[weight.name]
    at = table(own=[code])
    more = values(at, STYLES[0], **{weight.name.lower(): WEIGHTS.styles[STYLES[0]][weight] + 50})
    assert more[0] - values(at)[0] == 50
    assert more[1] == values(at)[1]


def test_a_move_is_worth_more_where_there_is_more_to_move() -> None:
    few = {"roma": ("12", "")}
    many = few | {"siena": ("12", ""), "firenze": ("12", "")}
    gains = [
        values(table(towers, own=["Lu.move"]))[0] - values(table(towers, own=["Mi.any"]))[0] for towers in (few, many)
    ]
    assert gains[1] > gains[0]


def test_a_card_chosen_but_not_yet_built_with_is_no_loss() -> None:
    """Where it goes best is looked up, so the same comes out as after building there."""
    at = position(hands={0: ["Ve.any", "Bo.lady*"], 1: ["Fi.any"]}, towers={"verona": ("11", "22")})
    give(at, "Ve.any")
    chosen = values(at)
    outcomes = []
    for answer in at.answers():
        after = at.copy()
        after.apply(answer)
        outcomes.append(values(after))
    assert chosen == max(outcomes)
    assert len({tuple(outcome) for outcome in outcomes}) > 1


def test_a_card_that_must_be_taken_counts_as_taken() -> None:
    at = position(hands={0: ["Ve.redhat*", FIRM], 1: ["Fi.any"]}, offers={"verona": "Mi.2lady", "roma": "Mi.2"})
    give(at, "Ve.redhat*", "L")
    assert at.state.ask == Ask.TAKE
    before = values(at)
    at.apply(city("verona"))
    assert at.actor == NATURE
    assert values(at) == before


def test_evaluating_a_copy_leaves_the_position_alone(patrizier: Game) -> None:
    for at in walk(patrizier, 3, 7):
        before = copy(at.state)
        values(at)
        assert at.state == before


# The styles, and the players who use them


def test_all_styles_have_opinions_of_their_own() -> None:
    assert len({WEIGHTS.styles[style] for style in STYLES}) == len(STYLES)
    denial = {style: WEIGHTS.styles[style][Weight.DENIAL] for style in STYLES}
    assert denial["builder"] < denial["all-round"] < denial["blocker"]


def test_a_greedy_player_beats_a_random_one(patrizier: Game) -> None:
    thinking, won = player_loops(patrizier), 0
    for number in range(20):
        at, seat = patrizier.start(2), number % 2
        noise = [1, ANYTHING] if seat == 0 else [ANYTHING, 1]
        for answer in thinking.greedy_game(at.state, 11, number, noise=noise):
            patrizier.questions.apply(at.state, answer)
        won += at.scores()[seat] > at.scores()[1 - seat]
    assert won >= 19


def test_cpython_and_the_accelerated_loops_agree(patrizier: Game) -> None:
    for players in (2, 4):
        start = patrizier.start(players).state
        assert player_loops(patrizier, False).greedy_game(start, 5, players) == player_loops(patrizier).greedy_game(
            start, 5, players
        )
