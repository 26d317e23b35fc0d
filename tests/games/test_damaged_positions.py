"""Positions with something changed in them are refused, or can be played on: no number leads to a crash."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri import Position, TorriError
from torri.engine.ranges import DECLARED
from torri.engine.schema import fields_of, size_of
from torri.texts import Words

from ..amount import amount, cases
from ..playing import midway
from .broken import assert_refused, wrong_with
from .every import PLAIN, TABLES, WITH_THREE, Table

some_table = st.sampled_from(cases(short=WITH_THREE, long=TABLES))
some_seed = st.integers(0, amount(short=1, long=100))
some_place = st.integers(0, 10_000)
some_number = st.one_of(
    st.integers(-3, 64),
    st.integers(0, 62).map(lambda bit: 1 << bit),
    st.sampled_from((127, 128, -128, -129, (1 << 63) - 1, 1 << 63, -(1 << 63), 10**30, -(10**30))),
    st.integers(),
)


@pytest.mark.parametrize(
    ("field", "place", "value", "name"),
    [
        ("cities", (), -1, "cities"),
        ("cities", (), 10, "cities"),  # of five players
        ("floors", (0, 4), 1, "floors[0][4]"),  # of seat 5 among two
        ("floors", (19, 0), 1, "floors[19][0]"),  # in a city that is not in play
        ("floors", (3, 1), -1, "floors[3][1]"),
        ("height", (18,), 1, "height[18]"),
        ("offer", (9,), 0, "offer[9]"),
        ("stock", (), 1 << 54, "stock"),  # a second copy without a first
        ("hand", (3,), 1, "hand[3]"),
        ("players", (), -1, "players"),
        ("players", (), 10**12, "players"),
        ("ask", (), -1, "ask"),
        ("actor", (), 2, "actor"),
    ],
)
def test_what_no_table_of_two_has_is_refused(field: str, place: tuple[int, ...], value: int, name: str) -> None:
    at = midway(torri.game("patrizier"), 2, seed=3, steps=100)
    put(at.state, field, place, value)
    assert_refused(at, name)


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_a_bound_that_depends_on_the_state_fits_the_record(table: Table) -> None:
    """The bytes of a row follow from the bounds that are numbers; those that are functions must fit too."""
    state = table.game.start(table.players).state
    for item in fields_of(state):
        most = 1 << 8 * size_of(item) - 1
        for bound in item.metadata[DECLARED].range.bounds:
            assert -most <= (bound(state) if callable(bound) else bound) < most, item.name


@pytest.mark.parametrize("head", ["patrizier ² {edition} |", "patrizier 1" + "0" * 5_000 + " {edition} |"])
def test_a_version_that_is_no_number_is_refused(head: str) -> None:
    game = torri.game("patrizier")
    with pytest.raises(TorriError):
        game.decode(head.format(edition=game.edition.sha256[:12]))


@cache
def encoded(table: Table, seed: int) -> list[str]:
    """Positions of a random game, some steps apart."""
    return [at.encode() for at in islice(table.positions(seed), 0, None, 25)]


@given(
    table=some_table,
    seed=some_seed,
    place=some_place,
    start=st.integers(0, 2_000),
    length=st.integers(0, 6),
    put_in=st.one_of(st.text("0123456789-,/= x", max_size=4), st.text(max_size=3)),
)
@settings(max_examples=amount(short=40, long=500), deadline=None)
def test_a_text_with_other_characters_in_it(
    table: Table, seed: int, place: int, start: int, length: int, put_in: str
) -> None:
    texts = encoded(table, seed)
    text = texts[place % len(texts)]
    start %= len(text)
    assert_refused_or_playable(table, text[:start] + put_in + text[start + length :], seed)


@given(
    table=some_table,
    seed=some_seed,
    place=some_place,
    damages=st.lists(st.tuples(some_place, some_place, some_number), min_size=1, max_size=2),
)
@settings(max_examples=amount(short=90, long=3_000), deadline=None)
def test_a_state_with_other_numbers_in_it(
    table: Table, seed: int, place: int, damages: list[tuple[int, int, int]]
) -> None:
    texts = encoded(table, seed)
    at = table.game.decode(texts[place % len(texts)])
    for which_field, which_place, number in damages:
        fields = fields_of(at.state)
        field = fields[which_field % len(fields)].name
        places = list(places_of(getattr(at.state, field)))
        put(at.state, field, places[which_place % len(places)], number)
    assert_refused_or_playable(table, at.encode(), seed)


def assert_refused_or_playable(table: Table, text: str, seed: int) -> None:
    """Refused in words, or everything that is asked of a position works, now and some steps later."""
    words = Words("en", table.game)
    try:
        at = table.game.decode(text)
    except TorriError as error:
        assert words.error(error)
        return
    rng = Random(seed)
    for step in range(amount(short=40, long=300)):
        if step % amount(short=5, long=1) == 0 or at.over:
            look_at(at, words)
        if at.over:
            break
        at.apply(rng.choice(at.answers()))
        assert wrong_with(at) is None


def look_at(at: Position, words: Words) -> None:
    at.game.picture(at.view(0), words)
    at.view(None), at.scores(), at.winners(), at.weights(), at.forecast(0), at.automatic()


def places_of(value: Any) -> list[tuple[int, ...]]:
    """Where the integers of a field stand."""
    if not isinstance(value, list):
        return [()]
    return [(first, *rest) for first, part in enumerate(value) for rest in places_of(part)]


def put(state: Any, field: str, place: tuple[int, ...], number: int) -> None:
    if not place:
        setattr(state, field, number)
        return
    row = getattr(state, field)
    for index in place[:-1]:
        row = row[index]
    row[place[-1]] = number
