"""Levels, styles and spec strings; and nobody peeks: what a seat can't know changes nothing it does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import torri
from tests.amount import cases
from tests.games.every import NAMES
from tests.players.thinking import SEARCHED, midway, played
from torri import Game
from torri.engine.weights import STYLES
from torri.players import Information, UnknownPlayer, player
from torri.players.levels import GRAN_MAESTRO, LEVELS, levels, levels_of
from torri.players.specs import WrongSetting
from torri.players.warming import warm_up

# What is found in a given time differs from run to run; what is found in so many iterations does not.
SPECS = ("random", "greedy", "search:iterations=200", *LEVELS[:-1], "maestro:iterations=300,seconds=3600")


@pytest.fixture(scope="module", params=SEARCHED)
def game(request: pytest.FixtureRequest) -> Game:
    found = torri.game(request.param)
    warm_up(found)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_every_level_and_every_style(name: str) -> None:
    game = torri.game(name)
    assert tuple(levels()[game.name]) == (*LEVELS, GRAN_MAESTRO)
    assert levels_of(game.name) in (LEVELS, (*LEVELS, GRAN_MAESTRO))
    assert game.weights is not None
    assert tuple(game.weights.styles) == STYLES
    assert all(len(row) == len(game.weights.names) for row in game.weights.styles.values())


@pytest.mark.parametrize("level", LEVELS[:4])
def test_a_level_plays_with_any_number_of_players(game: Game, level: str) -> None:
    assert played(game, [level, *["random"] * (game.players[-1] - 1)], 1).over


@pytest.mark.parametrize("style", STYLES)
def test_a_style_plays(game: Game, style: str) -> None:
    assert played(game, [f"lavorante:style={style}", "random"], 1).over


@pytest.mark.parametrize("spec", SPECS)
def test_worlds_that_look_alike_to_a_seat_get_the_same_answer(game: Game, spec: str) -> None:
    for number, players in enumerate(cases(short=game.players[1:2], long=game.players)):
        at = midway(game, players, number, (number + 1) / 6)
        seat = at.state.actor
        asked = [at, *(at.sample(seat, Random(seed)) for seed in range(2))]
        worlds = [Information.of(world, seat) for world in asked]
        assert all(seen.world.state == worlds[0].world.state for seen in worlds)
        assert all(seen.view == worlds[0].view == at.view(seat) for seen in worlds)
        answers = [player(spec, Random(7)).answer(seen) for seen in worlds]
        assert answers == answers[:1] * len(answers)
        assert answers[0] in at.answers()


def test_information_holds_no_secret(patrizier: Game) -> None:
    """Start cards in another hand differ from those of the seat's sampled world, except by chance."""
    told = 0
    for number in range(20):
        at = midway(patrizier, 3, number, 0.1)
        seat = at.state.actor
        other = (seat + 1) % 3
        told += Information.of(at, seat).world.state.undisclosed[other] == at.state.undisclosed[other] != 0
    assert told < 10


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("deepblue", UnknownPlayer),
        ("random:style=builder", WrongSetting),
        ("greedy:style=rude", WrongSetting),
        ("greedy:depth=9", WrongSetting),
        ("greedy:noise=much", WrongSetting),
        ("search:seconds=0", WrongSetting),
        ("search:iterations=nan", WrongSetting),
        ("maestro:noise=1", WrongSetting),
        ("novizio:seconds=1", WrongSetting),
    ],
)
def test_a_spec_that_makes_no_sense_is_refused(spec: str, error: type[Exception]) -> None:
    with pytest.raises(error) as refused:
        player(spec, Random(1))
    assert spec.partition(":")[0] in str(refused.value)


COLD = """
import sys, torri
from random import Random
from torri.players import Information, player
from torri.players.warming import best_player_loops, warm_up
game = torri.game("patrizier")
at = game.start(2)
while at.actor == torri.NATURE:
    at.apply(at.answers()[0])
bots = [player(level, Random(1)) for level in ("novizio", "maestro")]
cold = not best_player_loops(game).accelerated
first = [bot.answer(Information.of(at, at.actor)) in at.answers() for bot in bots]
warm_up(game)
second = [bot.answer(Information.of(at, at.actor)) in at.answers() for bot in bots]
print(cold, all(first), best_player_loops(game).accelerated, all(second))
"""


@pytest.mark.long
def test_before_it_is_warm_a_level_plays_all_the_same(tmp_path: Path) -> None:
    environment = {"TORRI_CACHE": str(tmp_path), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", COLD], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True"] * 4, done.stderr


def test_leaving_while_it_warms_up_is_no_accident(tmp_path: Path) -> None:
    script = (
        'import torri; from torri.players.warming import best_player_loops; best_player_loops(torri.game("patrizier"))'
    )
    environment = {"TORRI_CACHE": str(tmp_path), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
