"""`torri build` and `torri compile`: what they refuse; what is made is compared in tests/players/test_targets.py."""

from __future__ import annotations

import pytest

from torri.engine.accelerate import available, cache_folder

from .conftest import Run


def test_without_numba(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_PLAIN", "1")
    done = run("build wasm out")
    assert done.exit_code == 2 and "pip install 'torri[fast]'" in done.output


def test_another_target(run: Run) -> None:
    done = run("build vax out")
    assert done.exit_code == 2 and "'ptx', 'wasm'" in done.output


def test_compiling_needs_the_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_PLAIN", "1")
    done = run("compile")
    assert done.exit_code == 2 and "pip install 'torri[fast]'" in done.output


@pytest.mark.long
@pytest.mark.skipif(not available(), reason="Numba compiles")
def test_what_is_compiled_is_kept(run: Run) -> None:
    done = run("compile --game patrizier")
    assert done.exit_code == 0
    assert "patrizier: ready after" in done.output and str(cache_folder()) in done.output
