"""What networks see: every number of the observation, and all answers at the things they name."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import torri
from tests.amount import amount, cases
from torri.engine.entities import NOTHING, Entities
from torri.players.networks.network_loops import NetworkLoops
from torri.research.actions import actions

np = pytest.importorskip("numpy")
network = pytest.importorskip("torri.research.network")

GAMES = ("patrizier", "firenze", "florenza")
POSITIONS = 12


def entities_of(game: str) -> Entities:
    found = torri.game(game).entities
    assert found is not None
    return found


def positions(game: str) -> list[torri.Position]:
    """Some positions in which somebody has a choice, always the same."""
    return [at.copy() for at in met(game)]


@cache
def met(game: str) -> list[torri.Position]:
    """In random games; nobody changes them."""
    rng, found = Random(game), list[torri.Position]()
    while len(found) < POSITIONS:
        at = torri.game(game).start(rng.choice(torri.game(game).players))
        for _ in range(rng.randrange(400)):
            if at.over:
                break
            at.game.questions.apply(at.state, rng.choice(at.answers()))
        if not at.over and at.actor is not None and at.actor >= 0:
            found.append(at)
    return found


def rows(game: str, at: list[torri.Position]) -> Any:
    observation = torri.game(game).observation
    assert observation is not None
    return np.array([observation.row(one.state, one.state.actor) for one in at], observation.kind)


def as_floats(numbers: Any) -> Any:
    return numbers.astype(np.float32)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_observation_is_overlooked(game: str) -> None:
    declared = entities_of(game)
    features = [feature.columns for kind in declared.kinds for feature in kind.features]
    used = {column for table in features for columns in table for column in columns} - {NOTHING}
    observation = torri.game(game).observation
    assert observation is not None
    blocks = {name: set(range(part.start, part.stop)) for name, part in observation.slices.items()}
    overlooked = {name for name, columns in blocks.items() if not columns & used}
    assert overlooked <= {"actor"}  # at one's own question it is always oneself


@pytest.mark.parametrize("game", GAMES)
def test_a_network_prefers_and_expects_in_numbers(game: str) -> None:
    layout = network.Layout(torri.game(game))
    at = positions(game)
    preferences, values = network.forward(np, as_floats, layout, layout.initial(1), rows(game, at))
    assert preferences.shape == (POSITIONS, len(actions(torri.game(game))))
    assert values.shape == (POSITIONS, max(torri.game(game).players), 2)
    assert np.isfinite(preferences).all() and np.isfinite(values).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_margin_is_counted_from_the_points_as_they_stand(game: str) -> None:
    layout = network.Layout(torri.game(game))
    at = positions(game)
    for one, margins in zip(at, layout.margins(rows(game, at)), strict=True):
        assert one.actor is not None
        points = one.scores()
        for place in range(one.players):
            mine = points[(one.actor + place) % one.players]
            others = (sum(points) - mine) / (one.players - 1)
            assert margins[place] * layout.margin_scale == pytest.approx(mine - others)


@pytest.mark.parametrize("game", [game for game in GAMES if entities_of(game).seat])
def test_answers_that_name_seats_follow_their_numbers(game: str) -> None:
    layout = network.Layout(torri.game(game))
    at = positions(game)
    most = max(torri.game(game).players)
    from_own_seat = np.tile(np.arange(most, dtype=np.float32), (POSITIONS, 1))
    by_number = layout.by_number(rows(game, at), as_floats, from_own_seat)
    for one, told in zip(at, by_number, strict=True):
        assert one.actor is not None
        assert [told[seat] for seat in range(one.players)] == [
            (seat - one.actor) % one.players for seat in range(one.players)
        ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("accelerated", cases(short=[False], long=[False, True]))
def test_a_player_looks_as_the_trainer_does(game: str, accelerated: bool) -> None:
    """One position at a time, with what is kept of the positions before."""
    layout = network.Layout(torri.game(game))
    weights = {name: one.astype(np.float16).astype(np.float32) for name, one in layout.initial(1).items()}
    arrays = {name: tuple(one.ravel().tolist()) for name, one in weights.items()}
    loops = NetworkLoops(torri.game(game), accelerated, arrays)
    at = positions(game)[: amount(short=2, long=6)]
    preferences, values = network.forward(np, as_floats, layout, weights, rows(game, at))
    looking = loops.looking()
    for number, one in enumerate(at):
        seat, offset = one.state.actor, actions(torri.game(game)).offset(one)
        for answer, found in loops.preferences(looking, one.state, seat).items():
            assert found == pytest.approx(preferences[number, offset + answer], abs=1e-4)
        for other in range(one.players):
            near = (other - seat) % one.players
            assert list(looking.expected[other]) == pytest.approx(values[number, near].tolist(), abs=1e-4)
