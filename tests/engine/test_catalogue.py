"""Third parties add games through the entry point group `torri.games`; a real package is installed to show it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAME = """
from tests.engine.toy import game
GAME = game(name="sticks")
"""
METADATA = "Metadata-Version: 2.1\nName: torri-sticks\nVersion: 1.0\n"
ENTRY_POINTS = "[torri.games]\nsticks = sticks_game:GAME\nbroken = no_such_module:GAME\npatrizier = sticks_game:GAME\n"
PROGRAM = """
import torri
from torri.cli import cli
game = torri.game("sticks")
print(game.name, game.start(2).answers(), torri.all_games())
print(torri.simulate("sticks", 2, 50, seed=1).games)
print(torri.game("patrizier").package)
cli(["games"])
"""


def run(folder: Path, program: str) -> str:
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(root)]), "TORRI_PLAIN": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, cwd=folder
    )
    return done.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a process says that finds the package."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder)
    return run(folder, PROGRAM).splitlines()


def install(folder: Path) -> None:
    (folder / "sticks_game.py").write_text(GAME)
    about = folder / "torri_sticks-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(ENTRY_POINTS)


def test_a_game_from_elsewhere_is_found_and_played(told: list[str]) -> None:
    assert told[0] == "sticks [5, 6, 7] ('broken', 'firenze', 'florenza', 'patrizier', 'sticks')"
    assert told[1] == "50"


def test_nobody_takes_the_name_of_our_games(told: list[str]) -> None:
    assert told[2] == "torri.games.patrizier"


def test_a_broken_game_does_not_hide_the_others(told: list[str]) -> None:
    shown = "\n".join(told[3:])
    assert "Patrizier" in shown
    assert "broken can’t be loaded: No module named 'no_such_module'" in shown
