"""The deal of the day in the app: begun by a press, played to its end, and compared with the field."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import APIRequestContext, expect

from tests.amount import LONG
from tests.browser.conftest import Visit
from tests.browser.visiting import PHONE, Visitor, axe, no_sideways_scroll, settle
from tests.server.running import Server

SECONDS = 60


def play(asked: APIRequestContext, match: str, which: int) -> None:
    """The match to its end, always by the first legal answer, or always by the last."""
    deadline = time.monotonic() + SECONDS
    while (seen := asked.get(f"/api/matches/{match}").json())["table"]["status"] == "running":
        assert time.monotonic() < deadline
        if answers := seen["view"].get("answers"):
            wish = {"seq": seen["seq"], "id": f"a{seen['seq']}", "answer": answers[which]["answer"]}
            asked.post(f"/api/matches/{match}/answer", data=wish)


def test_a_deal_is_played_to_its_end_and_compared_with_the_field(visit: Visit, server: Server) -> None:
    other = visit(None, size=PHONE, language="it")
    other.context.request.post("/api/guests", data={"name": "Lapo"})
    match = other.context.request.post("/api/deals/patrizier").json()["match"]
    play(other.context.request, match, -1)

    visitor = visit("/daily/patrizier")
    page = visitor.page
    page.get_by_test_id("play-deal").click()
    page.get_by_test_id("board").wait_for()
    match = page.url.rpartition("/")[2]
    page.goto("about:blank")  # the table need not show every answer
    play(visitor.context.request, match, 0)
    deadline = time.monotonic() + SECONDS
    while not (field := found(visitor.context.request))["partings"]:  # what was played is kept in the background
        assert time.monotonic() < deadline
    assert field["played"] >= 2 and len(field["commitment"]) == 64
    visitor.go("/daily/patrizier")
    expect(page.get_by_text("Where the field parted")).to_be_visible()
    expect(page.get_by_text(field["commitment"])).to_be_attached()
    axe(page)
    no_sideways_scroll(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save image").click()
    assert saved.value.suggested_filename.endswith(".png")

    if LONG:
        on_a_phone_in_the_dark(other)


def on_a_phone_in_the_dark(other: Visitor) -> None:
    other.go("/daily/patrizier")
    other.page.emulate_media(color_scheme="dark")
    settle(other.page)
    axe(other.page)
    no_sideways_scroll(other.page)


def found(asked: APIRequestContext) -> dict[str, Any]:
    day = asked.get("/api/deals").json()["day"]
    return dict(asked.get(f"/api/deals/patrizier/{day}").json())
