"""`torri serve`, and `torri` alone, which is the same."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from torri.server import serving
from torri.texts import LANGUAGES, Words

from .conftest import Run

Served = list[dict[str, Any]]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """How it would be served: nothing listens."""
    calls: Served = []

    def serve(settings: Any, host: str, port: int, web: Path | None, ready: Any) -> None:
        calls.append({"settings": settings, "host": host, "port": port, "web": web})
        ready(f"http://localhost:{port}/")

    monkeypatch.setattr(serving, "serve", serve)
    return calls


def test_without_a_command_it_serves(run: Run, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_DATABASE", "sqlite:///games.db")
    for line in ("", "serve", "--language nl", "serve --language nl"):
        result = run(line)
        assert result.exit_code == 0, result.output
        assert "http://localhost:8000/" in result.output.splitlines()[0]
        assert ("Torri staat klaar" in result.output) == ("nl" in line)
    assert {(call["host"], call["port"]) for call in served} == {("127.0.0.1", 8000)}
    assert {call["settings"].database for call in served} == {"sqlite:///games.db"}
    assert len(served) == 4


def test_the_app_is_served_where_it_was_built(
    run: Run, served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["torri.cli.serve"], "files", lambda package: tmp_path / package)
    said = {language: Words(language)("serve-without-app") for language in LANGUAGES}
    for language in LANGUAGES:
        assert said[language] in run(f"serve --language {language}").output
        assert served[-1]["web"] is None
    (tmp_path / "torri" / "web").mkdir(parents=True)
    (tmp_path / "torri" / "web" / "index.html").write_text("<!doctype html>", encoding="utf-8")
    result = run("serve")
    assert served[-1]["web"] == tmp_path / "torri" / "web"
    assert len(result.output.splitlines()) == 1


def test_a_wrong_option_is_refused(run: Run, served: Served) -> None:
    assert run("serve --port 70000").exit_code == 2
    assert run("--port 9000").exit_code == 2
    assert served == []
