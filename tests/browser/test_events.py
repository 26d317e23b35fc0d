"""Events in the app: hosted, joined, begun and played by pressing, and looked at by everybody."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.amount import LONG
from tests.browser.conftest import Visit
from tests.browser.visiting import LANGUAGES_AND_SIZES, PHONE, Language, axe, no_sideways_scroll, settle

BY_DAYS = {"bank": 86_400, "hour": "days"}


def look(page: Page) -> None:
    settle(page)
    axe(page)
    no_sideways_scroll(page)


def test_somebody_hosts_an_event_a_friend_joins_it_and_a_press_opens_their_table(visit: Visit) -> None:
    host = visit("/events/new")
    page = host.page
    page.get_by_label("Name", exact=True).fill("Torneo di prova")
    page.get_by_role("radio", name="Patrizier").check()
    page.get_by_role("radio", name="League").check()
    page.get_by_test_id("event-create").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Torneo di prova")
    expect(page.get_by_test_id("event-begin")).to_be_disabled()
    expect(page.get_by_test_id("event-state")).to_have_text("It can begin with 2 players.")

    friend = visit(None, size=PHONE)
    friend.go(page.url.removeprefix(host.address))
    friend.page.get_by_test_id("event-join").click()
    expect(friend.page.get_by_role("button", name="Leave")).to_be_visible()
    page.reload()
    page.get_by_test_id("event-begin").click()
    play = page.get_by_test_id("event-play")
    expect(play).to_have_text("Play round 1")
    look(page)
    play.click()
    page.get_by_test_id("board").wait_for()

    friend.page.reload()
    settle(friend.page)
    no_sideways_scroll(friend.page)
    if LONG:  # it is much the same page
        axe(friend.page)
    friend.page.get_by_role("button", name="Withdraw").click()
    friend.page.get_by_test_id("event-sure").click()  # the only other player has won
    expect(friend.page.get_by_text(" has won.")).to_be_visible()
    expect(friend.page.get_by_test_id("standings").get_by_text("has left")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_the_pages_of_events_in_every_language(visit: Visit, language: Language, size: tuple[int, int]) -> None:
    host = visit(None, language=language, size=size)
    asked = host.context.request
    asked.post("/api/guests", data={"name": "Livia"})
    wish: dict[str, Any] = {"name": "Giostra", "game": "patrizier", "players": 2, "clock": BY_DAYS, "level": "novizio"}
    more = {"format": "duplicate", "rounds": 3, "programs": ["novizio"] * 5}
    event = asked.post("/api/tournaments", data=wish | more).json()["tournament"]
    for path in ("/events", "/events/new", f"/events/{event}"):
        host.go(path)
        look(host.page)
    asked.post(f"/api/tournaments/{event}/begin")
    host.go(f"/events/{event}")
    expect(host.page.get_by_test_id("event-play")).to_be_visible()
    look(host.page)
