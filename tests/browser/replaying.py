"""Looking at a match again, as a person does: the page of its replay and where it stands."""

from __future__ import annotations

import time
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import bot, create_table, told
from tests.browser.visiting import Visitor

MAX_SECONDS: Final = 90.0  # in which bots finish a short game


def ask(visitor: Visitor, path: str) -> Any:
    answer = visitor.context.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def played(visitor: Visitor, players: int = 3) -> str:
    """A finished match of Patrizier with one's own seat in it: a bot plays on for whoever has left."""
    match = str(create_table(visitor, "patrizier", "me", *[bot()] * (players - 1), substitute="novizio")["match"])
    assert visitor.context.request.post(f"/api/matches/{match}/leave").ok
    end = time.monotonic() + MAX_SECONDS
    while told(visitor, match)["table"]["status"] != "over":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(0.2)
    return match


def at(page: Page, ply: int) -> None:
    """Until the board shows the moment."""
    expect(page.get_by_test_id("stage")).to_have_attribute("data-ply", str(ply))


def shown(page: Page) -> int:
    stage = page.get_by_test_id("stage")
    stage.and_(page.locator("[data-ply]")).wait_for()
    return int(stage.get_attribute("data-ply") or -1)


def replay(visitor: Visitor, match: str, query: str = "") -> Page:
    page = visitor.go(f"/replay/{match}{query}")
    shown(page)
    return page


def move(page: Page, name: str) -> Locator:
    return page.get_by_test_id(f"move-{name}")
