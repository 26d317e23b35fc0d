"""Whole games inside the loops: a sample of the soak, and CPython against Numba, for every game, table and option."""

from __future__ import annotations

import pytest

from torri.engine.loops import loops

from ..amount import LONG, amount, cases
from .every import TABLES, VARIED, WITH_THREE, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_sample_of_the_soak(table: Table) -> None:
    games = amount(short=50, long=200) if table in VARIED else amount(short=150, long=1_500)
    start = table.game.start(table.players, dict(table.options)).state
    soaked = loops(table.game).soak(start, games, seed=20)
    assert soaked.fault is None, soaked
    assert soaked.games == games
    if LONG or table in WITH_THREE:  # in the short run test_random_games.py audits every step on CPython
        plain = loops(table.game, False).soak(start, amount(short=1, long=2), seed=20)
        assert plain.fault is None


@pytest.mark.parametrize("table", cases(short=[*WITH_THREE, *VARIED[::3]], long=TABLES), ids=str)
def test_cpython_and_numba_play_the_same_games(table: Table) -> None:
    """In the long run, per game far more than 300 games in all; there every game is simulated too, in the short run
    Patrizier: to compile a loop takes longer than to try it."""
    start = table.game.start(table.players, dict(table.options)).state
    plain, fast = loops(table.game, False), loops(table.game, True)
    number = amount(short=1, long=5) if table in VARIED else amount(short=3, long=40)
    if LONG or table.name == "patrizier":
        assert plain.simulate(start, number, seed=3) == fast.simulate(start, number, seed=3)
    for game in range(number):
        assert plain.trace(start, 4, game) == fast.trace(start, 4, game)
