"""Every Python snippet of the documentation runs: in the long run as it stands there, in the short one with smaller
numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from torri.players.arena import Contest, Folder, fixtures, play

from ..amount import LONG
from .pages import ROOT, Snippet, all_pages, python_of

PAGES = [page for page in all_pages() if python_of(page)]


def arena_folder() -> None:
    """What `./torri arena ... --out games` has left: a contest with one of its games."""
    contest = Contest("patrizier", 2, ("greedy", "random"), games=400, options={"open_memory": False})
    with Folder(Path("games"), contest) as folder:
        folder.add(play(contest, next(iter(fixtures(contest)))))


BEFORE = {"docs/arena.md": arena_folder}  # what the reader of a page has done before its first snippet

SMALLER = {
    "games=100_000": "games=1_000",
    "games=1024": "games=64",
    "range(1000)": "range(20)",
    "max_simulations=5": "max_simulations=2",
    "players=3, games=10,": "players=3, games=2,",
}


def run(snippet: Snippet, names: dict[str, Any]) -> None:
    source = "\n" * (snippet.line - 1) + snippet.text  # errors name the line of the page
    if not LONG:
        for number, smaller in SMALLER.items():
            source = source.replace(number, smaller)
    exec(compile(source, str(ROOT / snippet.page), "exec"), names)


@pytest.mark.parametrize("page", PAGES)
def test_the_snippets_of_a_page_run_one_after_another(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    BEFORE.get(page, lambda: None)()
    names: dict[str, Any] = {"__name__": "snippets"}
    for snippet in python_of(page):
        run(snippet, names)


@pytest.mark.parametrize("number", SMALLER)
def test_the_numbers_that_are_made_smaller_stand_on_a_page(number: str) -> None:
    assert any(number in snippet.text for page in PAGES for snippet in python_of(page))


def test_a_snippet_that_is_wrong_is_noticed() -> None:
    with pytest.raises(NameError, match="nobody"):
        run(Snippet("README.md", 7, "python", "nobody\n"), {})
