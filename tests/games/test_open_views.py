"""Open views: every seat's things are shown as that seat sees them, under the same keys; nothing else changes."""

from __future__ import annotations

import pytest

import torri
from tests.games.every import NAMES
from tests.playing import walk
from torri.engine.views import View

EVERY = 13  # plies between two looks


@pytest.mark.parametrize("open_memory", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_all_open_shows_each_seat_as_it_sees_itself(name: str, open_memory: bool) -> None:
    game = torri.game(name)
    players, more = 2, 0
    for ply, at in enumerate(walk(game, players, 5, eager=True, open_memory=open_memory)):
        if ply % EVERY and not at.over:
            continue
        own = [at.view(seat)["table"] for seat in range(players)]
        for seat in (*range(players), None):
            closed, opened = at.view(seat), at.view(seat, open=True)
            assert opened["table"]["seats"] == [own[other]["seats"][other] for other in range(players)]
            assert _around(opened) == _around(closed)
        more += at.view(None, open=True) != at.view(None)
    assert more or open_memory, "there was something to open"


def _around(view: View) -> View:
    """A view without what lies before the seats."""
    around = view.copy()
    around["table"] = {key: value for key, value in view["table"].items() if key != "seats"}
    return around
