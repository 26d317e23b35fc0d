"""Advice in the terms of the game: what one position has beyond another."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.every import NAMES
from torri.engine.catalogue import game
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.players.terms import POINTS, RIVALS, advantage, names, worth
from torri.texts import LANGUAGES, Words


def positions(name: str, players: int, seed: int) -> list[Position]:
    """Positions of a game at random in which a seat has a choice."""
    rng, at, found = Random(seed), game(name).start(players, {}), []
    while not at.over:
        if at.actor != NATURE and len(at.answers()) > 1 and rng.random() < 0.05:
            found.append(at.copy())
        at.apply(rng.choice(at.answers()))
    return [*found, at]


@pytest.mark.parametrize("name", NAMES)
def test_the_terms_of_a_seat_add_up_to_what_it_stands_to_end_with(name: str) -> None:
    for at in positions(name, 3, 1):
        assert at.game.evaluate is not None and at.game.weights is not None
        values = [0] * at.players
        weights = list(at.game.weights.styles["all-round"])
        at.game.evaluate(at.copy().state, weights, values)
        for seat in range(at.players):
            parts = worth(at, seat)
            assert tuple(parts) == names(at.game.weights)
            assert parts.pop(RIVALS) == -max(values[other] for other in range(at.players) if other != seat) / 100
            assert sum(parts.values()) == pytest.approx(values[seat] / 100)


@pytest.mark.parametrize("name", NAMES)
def test_at_the_end_only_points_count(name: str) -> None:
    at = positions(name, 2, 2)[-1]
    assert [worth(at, seat)[POINTS] for seat in range(2)] == at.scores()
    assert not any(points for term, points in worth(at, 0).items() if term not in (POINTS, RIVALS))


@pytest.mark.parametrize("name", NAMES)
def test_an_advantage_is_the_other_side_of_a_disadvantage(name: str) -> None:
    told = 0
    for at in positions(name, 2, 3)[:-1]:
        one, other, seat = at.copy(), at.copy(), at.actor
        assert seat is not None
        one.apply(at.answers()[0])
        other.apply(at.answers()[-1])
        for_one = {term.name: term.points for term in advantage(one, other, seat)}
        for_other = {term.name: term.points for term in advantage(other, one, seat)}
        assert for_one.keys() == for_other.keys()
        assert all(for_one[term] == pytest.approx(-points) for term, points in for_other.items())
        told += bool(for_one)
        assert not advantage(one, one, seat)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_term_has_its_sentence(name: str, language: str) -> None:
    parts = game(name)
    assert parts.weights is not None
    said = Words(language, parts)
    assert len({said(f"term-{term}", gain="yes") for term in names(parts.weights)}) == len(names(parts.weights))
