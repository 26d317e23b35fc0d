"""L9.4: the turn order of the next round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from torri import Position
from torri.games.florenza.state import Ask

from ...playing import give
from .positions import pass_all, position

OLD = {2: (1, 0), 3: (2, 0, 1), 4: (3, 1, 0, 2), 5: (2, 4, 0, 3, 1)}
CASES = [
    (players, captain, bishop)
    for players in (2, 3, 4, 5)
    for captain in (None, *range(players))
    for bishop in (None, *range(players))
]


def after_phase_8(order: Sequence[int], captain: int | None, bishop: int | None) -> Position:
    """The next round, with these offices."""
    at = position(
        len(order),
        seat=order[0],
        order=order,
        prestige={} if captain is None else {captain: 2},
        bishop_points={} if bishop is None else {bishop: 3},
    )
    pass_all(at)
    assert at.state.captain == (-1 if captain is None else captain)
    assert at.state.bishop == (-1 if bishop is None else bishop)
    return at


def order_of(at: Position) -> tuple[int, ...]:
    return tuple(at.state.order[: at.players])


@pytest.mark.rule("L9.4")
@pytest.mark.parametrize(
    ("old", "captain", "bishop", "new"),
    [
        # Captain first, Bishop second, the others in their old order
        ((0, 1), 1, 0, (1, 0)),
        ((0, 1), 0, 1, (0, 1)),
        ((2, 0, 1), 1, 0, (1, 0, 2)),
        ((2, 0, 1), 0, 1, (0, 1, 2)),
        ((2, 0, 1), 1, 2, (1, 2, 0)),
        ((3, 1, 0, 2), 2, 0, (2, 0, 3, 1)),
        ((3, 1, 0, 2), 3, 2, (3, 2, 1, 0)),
        ((2, 4, 0, 3, 1), 1, 3, (1, 3, 2, 4, 0)),
        ((2, 4, 0, 3, 1), 4, 2, (4, 2, 0, 3, 1)),
        # in one: first, the others as before
        ((0, 1), 1, 1, (1, 0)),
        ((2, 0, 1), 1, 1, (1, 2, 0)),
        ((3, 1, 0, 2), 0, 0, (0, 3, 1, 2)),
        ((2, 4, 0, 3, 1), 3, 3, (3, 2, 4, 0, 1)),
        # only a Captain
        ((0, 1), 1, None, (1, 0)),
        ((2, 0, 1), 0, None, (0, 2, 1)),
        ((3, 1, 0, 2), 2, None, (2, 3, 1, 0)),
        ((2, 4, 0, 3, 1), 2, None, (2, 4, 0, 3, 1)),
        # only a Bishop: second, after the first of the old order who is not the Bishop
        ((0, 1), None, 0, (1, 0)),
        ((0, 1), None, 1, (0, 1)),
        ((2, 0, 1), None, 2, (0, 2, 1)),
        ((2, 0, 1), None, 0, (2, 0, 1)),
        ((2, 0, 1), None, 1, (2, 1, 0)),
        ((3, 1, 0, 2), None, 3, (1, 3, 0, 2)),
        ((3, 1, 0, 2), None, 2, (3, 2, 1, 0)),
        ((2, 4, 0, 3, 1), None, 2, (4, 2, 0, 3, 1)),
        ((2, 4, 0, 3, 1), None, 1, (2, 1, 4, 0, 3)),
        # without offices as before
        ((1, 0), None, None, (1, 0)),
        ((2, 0, 1), None, None, (2, 0, 1)),
        ((3, 1, 0, 2), None, None, (3, 1, 0, 2)),
        ((2, 4, 0, 3, 1), None, None, (2, 4, 0, 3, 1)),
    ],
)
def test_captain_first_bishop_second_the_others_as_before(
    old: tuple[int, ...], captain: int | None, bishop: int | None, new: tuple[int, ...]
) -> None:
    assert order_of(after_phase_8(old, captain, bishop)) == new


@pytest.mark.rule("L9.4")
@pytest.mark.parametrize(("players", "captain", "bishop"), CASES)
def test_every_pair_of_offices_finds_its_place(players: int, captain: int | None, bishop: int | None) -> None:
    order = order_of(after_phase_8(OLD[players], captain, bishop))
    assert sorted(order) == list(range(players))
    assert captain is None or order[0] == captain
    assert bishop in (None, captain) or order[1] == bishop
    others = [seat for seat in order if seat not in (captain, bishop)]
    assert others == [seat for seat in OLD[players] if seat not in (captain, bishop)]


@pytest.mark.rule("L9.4")
def test_the_first_is_told_and_places_first_in_the_next_round() -> None:
    at = position(3, seat=2, order=(2, 0, 1), bishop_points={2: 4})
    while at.state.ask == Ask.ACTION:
        events = at.apply(at.parse("-"))
    (first,) = (event for event in events if event.name == "first")
    assert (first.rule, first.facts) == ("L9.4", {"seat": 0})
    give(at, "1", "-")  # income, and no power for the Bishop
    placing = []
    for _ in range(3):
        placing.append(at.actor)
        give(at, "market")
    assert placing == [0, 2, 1]


@pytest.mark.rule("L9.4", "L4.1")
def test_who_is_first_without_being_captain_has_no_power() -> None:
    at = after_phase_8((2, 0, 1), None, 2)
    give(at, "1")
    assert (at.question, at.actor) == (Ask.BISHOP, 2)
    give(at, "-")
    assert (at.question, at.actor) == (Ask.ACTION, 0)


@pytest.mark.rule("L9.4")
def test_the_old_order_is_that_of_the_round_and_not_that_of_the_seats() -> None:
    at = after_phase_8((2, 0, 1), 1, None)
    assert order_of(at) == (1, 2, 0)
    give(at, "1", "-")
    at.state.prestige[0] = 3
    pass_all(at)
    assert order_of(at) == (0, 1, 2)
