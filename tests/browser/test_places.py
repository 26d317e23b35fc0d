"""Where people meet: an invitation, a waiting room, talk beside the board; and what a usual screen must not cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import RECORD_OF, brought, open_table
from tests.browser.visiting import DRAWN, PHONE, axe, no_sideways_scroll, settle

# How far the content reaches beyond its frame, below and to the right, in the board's own pixels.
CUT = "node => Math.max(node.scrollHeight - node.clientHeight, node.scrollWidth - node.clientWidth)"


def look(page: Page) -> None:
    settle(page)
    axe(page, without=DRAWN)
    no_sideways_scroll(page)


def bounds(part: Locator) -> dict[str, float]:
    box = part.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def test_friends_come_by_a_link_and_bots_take_what_is_free(visit: Visit) -> None:
    host = visit("/")
    host.page.get_by_role("button", name="Choose Patrizier").click()
    host.page.get_by_role("region", name="Invite friends").get_by_role("button", name="Open the table").click()
    host.page.get_by_test_id("lobby").wait_for()
    look(host.page)
    link = host.page.get_by_role("textbox", name="The link to this table").input_value()

    guest = visit(None, size=PHONE, language="de")
    guest.go(link.removeprefix(guest.address))
    look(guest.page)
    guest.page.get_by_role("textbox", name="Dein Name am Tisch").fill(host.page.locator(".me b").inner_text())
    guest.page.get_by_test_id("sit").click()
    guest.page.get_by_test_id("board").wait_for()
    host.page.get_by_test_id("board").wait_for()  # the other chairs were a bot's: all are taken now
    host.page.get_by_role("button", name="Talk at the table").click()
    talk = host.page.get_by_test_id("talk")
    talk.get_by_role("textbox").fill("Buona fortuna!")
    talk.get_by_role("button", name="Send").click()
    expect(talk).to_contain_text("Buona fortuna!")
    board = bounds(host.page.get_by_test_id("board"))
    assert bounds(talk)["x"] >= board["x"] + board["width"]
    no_sideways_scroll(host.page)
    # The second of two people with the same name gets a mark.
    expect(host.page.get_by_role("region", name="The others at the table")).to_contain_text(" II")


def test_a_usual_screen_cuts_neither_chairs_nor_boards(visit: Visit) -> None:
    visitor = visit("/new?game=firenze", language="de")
    page = visitor.page
    settle(page)
    fourth, bar = bounds(page.locator(".chair").nth(3)), bounds(page.locator(".setup > .bar"))
    assert fourth["y"] + fourth["height"] <= bar["y"]

    match = brought(visitor, RECORD_OF["florenza"])
    visitor.go(f"/replay/florenza/{match}?ply=60")
    settle(page)
    for board in page.get_by_test_id("board").locator("xpath=descendant-or-self::*[contains(@class, 'board')]").all():
        assert board.evaluate(CUT) <= 4


@pytest.mark.long
def test_a_host_fills_the_chairs_and_starts(visit: Visit) -> None:
    host = visit(None)
    asked = host.context.request
    asked.post("/api/guests", data={"name": "Anna"})
    chairs = [{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}]
    match = asked.post("/api/matches", data={"game": "patrizier", "chairs": chairs}).json()["match"]
    page = open_table(host, match)
    page.get_by_test_id("fill").click()
    expect(page.get_by_test_id("lobby")).to_contain_text("until somebody comes")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("board").wait_for()

    watcher = visit(None)
    page = open_table(watcher, match)
    expect(page.get_by_text("You are watching.").filter(visible=True)).to_be_visible()
    expect(page.get_by_test_id("undo")).to_have_count(0)
