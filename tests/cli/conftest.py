"""Running the program: with Click's own runner in an empty folder, or as a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from torri import Game
from torri.cli import cli

from ..playing import recorded

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line in an empty folder, given whole or in words; lines are what the user types."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TORRI_LANGUAGE", "en")

    def call(line: str | list[str], *lines: str) -> Result:
        words = line.split() if isinstance(line, str) else line
        return CliRunner().invoke(cli, words, input="".join(f"{text}\n" for text in lines), prog_name="torri")

    return call


@pytest.fixture
def saved(patrizier: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    recorded(patrizier, 2, seed=4).save(file)
    return file


def process(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "torri", *arguments],
        cwd=folder,
        env=os.environ | {"TORRI_LANGUAGE": "en"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def refused(result: Result) -> str:
    """The message after wrong usage: one sentence, exit status 2, nothing on standard output."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.output.strip()
