"""The trainer of networks: it plays, learns, saves, and goes on where it was. Only where torch is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import torri
from torri.players.networks.weights_file import read_weights

pytest.importorskip("torch")
TRAINER = Path(__file__).parents[2] / "tools" / "train" / "train.py"
TINY = ["--players", "2,3", "--games", "8", "--steps", "4", "--batch", "32", "--seconds", "0.1", "--duels", "2"]


def trained(folder: Path) -> str:
    command = [sys.executable, str(TRAINER), "patrizier", *TINY, "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_it_saves_what_players_can_read_and_goes_on(tmp_path: Path) -> None:
    assert '"update": 1,' in trained(tmp_path)
    assert read_weights(torri.game("patrizier"), tmp_path / "patrizier-1.npz")
    assert '"update": 2,' in trained(tmp_path)
