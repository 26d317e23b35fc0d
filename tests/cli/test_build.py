"""`torri build`: what it refuses; what it makes is compared in tests/players/test_targets.py."""

from __future__ import annotations

import pytest

from .conftest import Run


def test_without_numba(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_PLAIN", "1")
    done = run("build wasm out")
    assert done.exit_code == 2 and "pip install 'torri[fast]'" in done.output


def test_another_target(run: Run) -> None:
    done = run("build vax out")
    assert done.exit_code == 2 and "'ptx', 'wasm'" in done.output
