"""Games compiled beforehand: the library's loops do what CPython's do, and serve nothing that they were not made of."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import torri
from torri import Game
from torri.engine.accelerate import available, prebuilt
from torri.engine.accelerate.lowering import Lowered
from torri.engine.accelerate.native import TARGETS, NoTarget, native_library
from torri.engine.loops import Loops, loops
from torri.engine.prebuilt_loops import prebuilt_loops, quickest_loops
from torri.engine.questions import NATURE
from torri.players.coroutines import at_once
from torri.players.player_loops import PlayerLoops, player_loops, prebuilt_player_loops
from torri.players.reviewing import Depth, Oracle
from torri.players.trees import Tree
from torri.players.warming import best_player_loops, compiled_here, warm_up

from ..engine import toy
from .browser_workers import ROOT

MAKE_TOY = """
import sys
from pathlib import Path
from tests.engine import toy
from torri.players import portable
for name, content in portable.native(toy.game()).items():
    Path(sys.argv[1], name).write_bytes(content)
"""
GAMES, SEED, FUTURES, ITERATIONS = 20, 7, 4, 400

pytestmark = pytest.mark.skipif(
    not available() or prebuilt.platform_name() not in TARGETS, reason="libraries are made with Numba, for Linux"
)


def forget() -> None:
    prebuilt._loaded.cache_clear()
    prebuilt_player_loops.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where libraries are looked for."""
    monkeypatch.setenv("TORRI_PREBUILT", str(tmp_path))
    forget()
    yield tmp_path
    forget()


def same_games(game: Game, plain: Loops, library: Loops) -> None:
    for players in game.players:
        start = game.start(players).state
        assert library.simulate(start, GAMES, SEED) == plain.simulate(start, GAMES, SEED)
        assert library.soak(start, GAMES, SEED) == plain.soak(start, GAMES, SEED)
        for number in range(4):
            answers, sets, end = library.trace(start, SEED, number)
            assert (answers, sets, end) == plain.trace(start, SEED, number)
            assert library.sample(end, 0, SEED, number) == plain.sample(end, 0, SEED, number)


def test_a_game_of_ones_own_needs_no_line_for_a_library(folder: Path) -> None:
    game = toy.game()
    assert prebuilt_loops(game) is None and quickest_loops(game, False) is loops(game, False)
    subprocess.run([sys.executable, "-c", MAKE_TOY, folder], cwd=ROOT, check=True)
    forget()
    library = quickest_loops(game)
    assert library.accelerated and type(library) is not Loops
    same_games(game, loops(game, False), library)
    with pytest.raises(TypeError, match="they have to be compiled: mine"):
        library.link({"mine": lambda s: s})

    # Other rules, and other sources: as if it were not there.
    assert prebuilt_loops(replace(game, version=2)) is None
    (described,) = folder.glob("*.json")
    told = json.loads(described.read_text())
    described.write_text(json.dumps(told | {"sources_sha256": "0" * 64}))
    forget()
    assert prebuilt_loops(game) is None


def test_compiled_code_can_be_switched_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subprocess.run([sys.executable, "-c", MAKE_TOY, folder], cwd=ROOT, check=True)
    monkeypatch.setenv("TORRI_PLAIN", "1")
    assert prebuilt_loops(toy.game()) is None


def test_a_machine_of_another_kind_is_told_which_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "sparc")
    with pytest.raises(NoTarget, match=r"linux-x86_64.*this is linux-sparc"):
        native_library(Lowered((), ()))


def thoughts(made: PlayerLoops, players: int) -> list[object]:
    """A greedy game, a tree and futures."""
    game = made.game
    at = game.start(players)
    while at.actor == NATURE:
        game.questions.apply(at.state, at.answers()[0])
    assert at.actor is not None
    tree = Tree(made, at.actor, at, weights=made.style(), rows=4_000, seed=SEED, number=0)
    at_once(tree.grow(ITERATIONS, 1e9))
    line = at_once(tree.lines([tree.found[0].answer]))
    oracle = Oracle(made, players, Depth.of(game.name, "quick"))
    margins = at_once(oracle.margins(at.state, (0,) * 64, FUTURES))
    answer = at_once(made.greedy_answer(at.state, Random(1), "all-round", 3, 8))
    return [made.greedy_game(at.state, SEED, 1), tree.total, tree.found, line, list(margins), answer]


@pytest.mark.long
@pytest.mark.parametrize("name", ["firenze", "florenza", "patrizier"])
def test_the_games(folder: Path, name: str) -> None:
    subprocess.run([sys.executable, "-m", "torri", "build", "native", folder, "--game", name], cwd=ROOT, check=True)
    forget()
    game = torri.game(name)
    library, here = prebuilt_player_loops(game), player_loops(game)
    assert library is not None and library is best_player_loops(game) is warm_up(game)
    assert not compiled_here(game)
    same_games(game, loops(game), library.loops)
    for players in game.players:
        assert thoughts(library, players) == thoughts(here, players)
