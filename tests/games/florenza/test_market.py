"""L5.5, L6.1: a worker on the market, and the deals of phase 5."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from torri import Position
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .closely import reason, reasons, told
from .positions import cubes_of, pass_all, position

EVERYTHING = "m" * 18 + "w" * 18 + "g" * 12 + "t" * 12 + "c" * 12 + "s" * 12
DEALS = {"sell": ("sell", "m"), "buy": ("buy", "s"), "trade": ("trade", "w", "g", "c")}


def market(cubes: str = "", florins: int = 0, others: str = "") -> Position:
    """A family alone on the market, of two; `others` are the cubes of the other."""
    return position(ask=Ask.MARKET, market=[0], cubes={0: cubes, 1: others}, florins={0: florins})


# L5.5 A worker for the market


@pytest.mark.rule("L5.5")
def test_a_worker_goes_to_the_market() -> None:
    at = position(3)
    assert told(at, "market") == [("L5.5", "to-market", {"seat": 0})]
    assert (at.state.market, at.state.workers[0], at.state.reserve[0], at.actor) == (0b001, 3, 4, 1)


@pytest.mark.rule("L5.5")
def test_at_most_one_worker_per_family() -> None:
    at = position(3, market=[0])
    assert reason(at, "market") == ("L5.5", "market-once", {})


@pytest.mark.rule("L5.5")
def test_but_one_of_every_family() -> None:
    at = position(3)
    give(at, "market", "market", "market")
    assert (at.state.market, at.state.workers[:3], at.actor) == (0b111, [3, 3, 3], 0)
    assert refused(at, "market") == [("L5.5", "market-once")]


@pytest.mark.rule("L5.5", "L5.1")
def test_with_nothing_to_deal_in_one_may_still_go() -> None:
    at = position()
    give(at, "market")
    pass_all(at)
    assert (at.question, written(at)) == (Ask.MARKET, ["-"])


# L6.1 Who deals when


@pytest.mark.rule("L6.1")
def test_in_player_order_those_with_a_worker_there() -> None:
    at = position(5, seat=4, order=[4, 3, 0, 1, 2], market=[0, 2, 3], workers=dict.fromkeys(range(5), 1))
    pass_all(at)
    seats = []
    while at.question == Ask.MARKET:
        seats.append(at.actor)
        give(at, "-")
    assert seats == [3, 0, 2]


@pytest.mark.rule("L6.1")
def test_without_any_worker_there_the_phase_is_left_out() -> None:
    at = position(sites={0: ["casa"]}, cubes={0: "ww"}, florins={0: 900})
    pass_all(at)
    assert (at.question, at.state.phase) == (Ask.BUILD, 6)


@pytest.mark.rule("L6.1")
def test_all_deals_of_one_family_before_the_next() -> None:
    painting = {"palazzo.ritratto": "nameless-painter"}
    at = position(
        3,
        ask=Ask.MARKET,
        market=[0, 2],
        cubes={0: "mwg", 2: "mwg"},
        florins={0: 200, 2: 200},
        plans={1: painting},
    )
    asked = []
    for deal in ("sell", "buy", "trade", "sell", "buy", "trade"):
        asked.append(at.actor)
        give(at, *DEALS[deal])
    assert asked == [0, 0, 0, 2, 2, 2]
    assert (cubes_of(at, 0), cubes_of(at, 2)) == ("cs", "cs")


@pytest.mark.rule("L6.1")
def test_a_family_with_deals_left_is_asked_again_and_may_stop() -> None:
    at = position(3, ask=Ask.MARKET, market=[0, 2], cubes={0: "mwg", 2: "m"}, florins={0: 200})
    give(at, *DEALS["buy"])
    assert (at.question, at.actor, written(at)) == (Ask.MARKET, 0, ["sell", "trade", "-"])
    assert told(at, "-") == []
    assert (at.question, at.actor, written(at)) == (Ask.MARKET, 2, ["sell", "-"])


@pytest.mark.rule("L6.1")
def test_none_is_a_must() -> None:
    at = position(ask=Ask.MARKET, market=[0, 1], cubes={0: "mwg"}, florins={0: 900})
    assert written(at) == ["sell", "buy", "trade", "-"]
    give(at, "-")
    assert (at.actor, cubes_of(at, 0), at.state.florins[0]) == (1, "mwg", 900)


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize("order", list(permutations(DEALS)))
def test_in_any_order(order: tuple[str, ...]) -> None:
    at = position(ask=Ask.MARKET, market=[0, 1], cubes={0: "mwg"}, florins={0: 200})
    give(at, *(answer for deal in order for answer in DEALS[deal]))
    assert (cubes_of(at, 0), at.state.florins[0], at.actor) == ("cs", 100, 1)
    assert at.state.supply == [18, 18, 12, 12, 11, 11]


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize("deal", list(DEALS))
def test_each_at_most_once(deal: str) -> None:
    at = market("mmwwgg", 900)
    give(at, *DEALS[deal])
    assert reason(at, deal) == ("L6.1", "each-once", {})
    assert written(at) == [word for word in ("sell", "buy", "trade", "-") if word != deal]


# L6.1 Selling


@pytest.mark.rule("L6.1")
def test_an_own_cube_is_sold_for_100() -> None:
    at = market("mt", 30)
    assert told(at, "sell", "t") == [("L6.1", "sold", {"seat": 0, "cube": "cube-metal", "florins": 100})]
    assert (cubes_of(at, 0), at.state.florins[0], at.state.supply) == ("m", 130, [17, 18, 12, 12, 12, 12])


@pytest.mark.rule("L6.1")
def test_only_a_cube_that_one_has() -> None:
    at = market("mt", others="w")
    give(at, "sell")
    assert written(at) == ["m", "t"]
    assert reason(at, "w") == ("L6.1", "no-cube", {"cube": "cube-wood"})


@pytest.mark.rule("L6.1")
def test_without_a_cube_nothing_is_sold() -> None:
    assert reason(market("", others="mmm"), "sell") == ("L6.1", "no-cube-to-sell", {})


# L6.1 Buying


@pytest.mark.rule("L6.1")
def test_a_cube_of_the_supply_is_bought_for_200() -> None:
    at = market("m", 200)
    assert told(at, "buy", "g") == [("L6.1", "bought", {"seat": 0, "cube": "cube-gold", "florins": 200})]
    assert (cubes_of(at, 0), at.state.florins[0], at.state.supply) == ("mg", 0, [17, 18, 11, 12, 12, 12])


@pytest.mark.rule("L6.1")
def test_not_for_a_florin_less() -> None:
    assert reason(market("m", 199), "buy") == ("L6.1", "price-not-payable", {"has": 199, "needs": 200})


@pytest.mark.rule("L6.1")
def test_what_a_sale_brings_can_pay_for_it() -> None:
    at = market("m", 100)
    assert refused(at, "buy") == [("L6.1", "price-not-payable")]
    give(at, "sell", "m", "buy", "s")
    assert (cubes_of(at, 0), at.state.florins[0]) == ("s", 0)


@pytest.mark.rule("L6.1", "L1.1")
def test_the_last_cube_of_a_kind_can_be_bought_and_then_none() -> None:
    at = position(ask=Ask.MARKET, market=[0, 1], cubes={0: "g" * 5, 1: "g" * 6}, florins={0: 200, 1: 200})
    give(at, "buy", "g", "-", "buy")
    assert at.state.supply[2] == 0
    assert written(at) == ["m", "w", "t", "c", "s"]
    assert reason(at, "g") == ("L6.1", "not-in-supply", {"cube": "cube-gold"})


@pytest.mark.rule("L6.1", "L1.1")
def test_from_an_empty_supply_nothing_is_bought() -> None:
    at = market("", 900, others=EVERYTHING)
    assert reason(at, "buy") == ("L6.1", "nothing-to-buy", {})


@pytest.mark.rule("L6.1")
def test_a_cube_sold_is_in_supply_at_once() -> None:
    at = market("m", 100, others=EVERYTHING[1:])
    assert [against.name for against in reasons(at, "buy")] == ["nothing-to-buy"]
    give(at, "sell", "m", "buy")
    assert written(at) == ["m"]


# L6.1 Trading


@pytest.mark.rule("L6.1")
def test_two_own_cubes_are_given_for_any_one_of_the_supply() -> None:
    at = market("mwg", 30)
    assert told(at, "trade", "m", "g") == [
        ("L6.1", "traded", {"seat": 0, "cube": "cube-marble"}),
        ("L6.1", "traded", {"seat": 0, "cube": "cube-gold"}),
    ]
    assert (at.question, written(at)) == (Ask.TRADE_TAKE, ["m", "w", "g", "t", "c", "s"])
    assert told(at, "s") == [("L6.1", "traded-for", {"seat": 0, "cube": "cube-spice"})]
    assert (cubes_of(at, 0), at.state.florins[0], at.state.supply) == ("ws", 30, [18, 17, 12, 12, 12, 11])


@pytest.mark.rule("L6.1")
def test_two_of_the_same_kind_too() -> None:
    at = market("ss")
    give(at, "trade", "s", "s", "m")
    assert cubes_of(at, 0) == "m"


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize("cubes", ["", "s"])
def test_one_cube_is_too_few(cubes: str) -> None:
    facts = {"has": len(cubes), "needs": 2}
    assert reason(market(cubes, others="mmm"), "trade") == ("L6.1", "too-few-to-trade", facts)


@pytest.mark.rule("L6.1")
def test_only_cubes_that_one_has() -> None:
    at = market("mgg", others="w")
    give(at, "trade")
    assert reason(at, "w") == ("L6.1", "no-cube", {"cube": "cube-wood"})
    give(at, "m")
    assert [against.name for against in reasons(at, "m")] == ["no-cube"]


@pytest.mark.rule("L6.1", "L1.1")
def test_a_kind_that_the_supply_has_not_is_not_taken() -> None:
    at = market("mw", others="c" * 12)
    give(at, "trade", "m", "w")
    assert reason(at, "c") == ("L6.1", "not-in-supply", {"cube": "cube-cloth"})
    assert written(at) == ["m", "w", "g", "t", "s"]


@pytest.mark.rule("L6.1")
def test_cubes_given_are_in_supply_at_once() -> None:
    at = market("mw", others=EVERYTHING.replace("m", "", 1).replace("w", "", 1))
    give(at, "trade", "m", "w")
    assert written(at) == ["m", "w"]
    give(at, "w")
    assert cubes_of(at, 0) == "w"


# L6.1 One path for each pair of cubes


def pairs_given(at: Position, given: str = "") -> list[str]:
    """All ways of naming the two cubes, each as it is named."""
    if at.question != Ask.TRADE_GIVE:
        return [given]
    found = []
    for answer in written(at):
        after = at.copy()
        give(after, answer)
        found += pairs_given(after, given + answer)
    return found


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize("cubes", ["mm", "ms", "mmw", "wgs", "mmwwggttccss", "mwgtcss"])
def test_each_pair_of_cubes_has_one_path(cubes: str) -> None:
    at = market(cubes)
    give(at, "trade")
    pairs = combinations_with_replacement("mwgtcs", 2)
    possible = ["".join(pair) for pair in pairs if not Counter(pair) - Counter(cubes)]
    assert pairs_given(at) == possible


@pytest.mark.rule("L6.1")
def test_cubes_are_named_from_marble_to_spice() -> None:
    at = market("mws")
    give(at, "trade")
    facts = {"cube": "cube-spice", "has": 1, "needs": 2}
    assert reason(at, "s") == ("", "too-few-from-here", facts)
    give(at, "w")
    facts = {"cube": "cube-marble", "last_cube": "cube-wood"}
    assert reason(at, "m") == ("", "cubes-in-order", facts)
    assert written(at) == ["s"]
