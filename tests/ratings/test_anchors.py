"""The ratings of the levels are those that the arena has measured."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from torri.players.levels import LEVELS
from torri.ratings.anchors import ANCHORED_LEVEL, MAX_WIN_RATE, anchors, distance
from torri.ratings.model import MU, Rating, rate

STRENGTH = Path(__file__).parents[2] / "benchmarks" / "strength.md"


@pytest.mark.parametrize("game", ["firenze", "florenza", "patrizier"])
def test_each_step_between_levels_is_the_one_measured(game: str) -> None:
    (measured,) = re.findall(rf"## {game.title()}\n(.*?)(?:\n## |$)", STRENGTH.read_text(encoding="utf-8"), re.S)
    known = anchors(game)
    assert tuple(known) == LEVELS[: len(known)]
    assert known[ANCHORED_LEVEL].mu == pytest.approx(MU)
    for weaker, stronger in pairwise(LEVELS):
        if stronger in known:
            wins = re.search(rf"\| {stronger}[^|]* – {weaker} \|[^|]*\| ([\d.]+)%", measured)
            assert wins, f"{stronger} – {weaker}"
            step = known[stronger].mu - known[weaker].mu
            assert step == pytest.approx(distance(round(float(wins[1]) / 100, 3)), abs=0.01)
    assert distance(0.99) == distance(MAX_WIN_RATE)


def test_who_wins_rises_and_who_ties_meets_halfway() -> None:
    new = Rating()
    first, second, third = rate([new, new, new], [1, 2, 2])
    assert first.mu > new.mu > second.mu == third.mu
    assert first.sigma < new.sigma
    strong, weak = rate([Rating(30, 2), Rating(20, 2)], [1, 1])
    assert strong.mu < 30 and weak.mu > 20
