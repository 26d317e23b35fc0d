"""Every screen in every language: nothing that axe finds, nothing wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.amount import LONG, cases
from tests.browser.conftest import Visit
from tests.browser.playing import FORBIDDEN, MINE, TARGET, bot, create_table, open_table
from tests.browser.visiting import (
    DESKTOP,
    DRAWN,
    LANGUAGES,
    PHONE,
    SMALL_PHONE,
    Language,
    axe,
    no_sideways_scroll,
    settle,
)

PAGES = (
    *("/new?game=firenze", "/new?game=patrizier", "/new?game=florenza"),
    *("/rules/firenze", "/rules/patrizier", "/rules/florenza"),
    *("/settings", "/matches", "/people", "/ratings", "/watch", "/nowhere"),
    *("/daily/florenza", "/insights", "/records", "/desk/firenze", "/learn", "/join?code=none"),
    *("/events", "/events/new"),
    *("/operator", "/licences"),
)
GAMES = ("firenze", "patrizier", "florenza")
# In the short run one of each kind; test_called.py looks at the settings.
ON_PHONES = cases(short=["/new?game=florenza", "/rules/patrizier", "/matches"], long=PAGES)


def look(page: Page, dark: bool = LONG) -> None:
    axe(page, without=DRAWN if "/table/" in page.url else (), dark=dark)
    no_sideways_scroll(page)


@pytest.mark.long
@pytest.mark.parametrize("language", cases(short=["nl"], long=LANGUAGES))
def test_pages(visit: Visit, language: Language) -> None:
    visitor = visit("/", language=language)
    for path in PAGES:
        visitor.go(path)
        look(visitor.page)
    with visitor.recorder.forgiving("/api/calls/"):  # links of mails that are good for nothing
        for path in ("/called?confirm=none", "/called?stop=none"):
            visitor.go(path)
            look(visitor.page)


@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))
def test_pages_on_phones(visit: Visit, language: Language) -> None:
    visitor = visit(None, language=language, size=PHONE)
    page = visitor.page
    for path in ("/", *ON_PHONES):
        visitor.go(path)
        if LONG or path != "/":  # that page test_home.py looks at
            look(page)
        for width, height in (SMALL_PHONE, PHONE) if LONG else (SMALL_PHONE,):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            no_sideways_scroll(page)


TABLES: list[tuple[str, Language]] = [(game, language) for game in GAMES for language in LANGUAGES]
ONCE: list[tuple[str, Language]] = [("firenze", "it")]


@pytest.mark.parametrize(("game", "language"), cases(short=ONCE, long=TABLES))
def test_a_table_and_all_that_opens_at_it(visit: Visit, game: str, language: Language) -> None:
    visitor = visit(None, language=language)
    match = create_table(visitor, game, "me", bot(), bot())["match"]
    page = open_table(visitor, match)
    page.locator(MINE).wait_for()
    settle(page)
    look(page, dark=True)

    if game == "firenze":  # where something too dear lies in sight from the start
        a_refusal_lies_beside_what_was_pressed(page)
        page.locator(FORBIDDEN).filter(visible=True).first.click()
        page.get_by_test_id("why-not").wait_for()
        look(page)
        page.get_by_test_id("why-not").get_by_role("button").first.click()
        page.get_by_test_id("rule").get_by_role("paragraph").first.wait_for()
        look(page)
        page.keyboard.press("Escape")

    for name in ("choices", "ledger", "counts", "menu") if LONG else ("choices", "ledger"):
        page.get_by_test_id(name).click()
        look(page)
        page.keyboard.press("Escape")

    page.locator(TARGET).filter(visible=True).first.click()
    page.locator(MINE).wait_for()
    if LONG:
        look(page)
    if game == "firenze":
        the_row_lies_in_sight_on_a_phone(page)


def the_row_lies_in_sight_on_a_phone(page: Page) -> None:
    """All six cards, also while one of them is planned: nothing is cut, and nothing has to be pushed sideways."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".card.phone").nth(5).wait_for()
    cards = [card.bounding_box() for card in page.locator(".card.phone").all()]
    assert len(cards) == 6
    for box in cards:
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0], cards
    no_sideways_scroll(page)


# The forbidden thing that lies where a bubble is that is about nothing on the table.
LOW = """all => all.map((one) => [one, one.getBoundingClientRect()])
    .map(([one, { y, height }]) => [one.dataset.target, Math.abs(y + height / 2 - (innerHeight - 190))])
    .sort(([, one], [, other]) => one - other)[0][0]"""


def a_refusal_lies_beside_what_was_pressed(page: Page) -> None:
    """On a phone: with a ring around the thing, which the bubble does not cover."""
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    settle(page)
    low = page.locator(FORBIDDEN).filter(visible=True).evaluate_all(LOW)
    forbidden = page.locator(f'[data-target="{low}"]').filter(visible=True).first
    forbidden.click()
    page.get_by_test_id("why-ring").wait_for()
    thing, bubble = forbidden.bounding_box(), page.get_by_test_id("why-not").bounding_box()
    assert thing and bubble
    beside_it = thing["x"] + thing["width"] <= bubble["x"] or bubble["x"] + bubble["width"] <= thing["x"]
    above_or_below = thing["y"] + thing["height"] <= bubble["y"] or bubble["y"] + bubble["height"] <= thing["y"]
    assert beside_it or above_or_below, (thing, bubble)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    settle(page)


@pytest.mark.long
@pytest.mark.parametrize("game", cases(short=["firenze"], long=GAMES))
def test_a_hint_and_the_end(visit: Visit, game: str) -> None:
    visitor = visit(None)
    match = create_table(visitor, game, "me", bot())["match"]
    page = open_table(visitor, match)
    page.locator(MINE).wait_for()
    page.get_by_test_id("hint").click()
    page.get_by_test_id("play-line").wait_for(timeout=60_000)
    look(page)
    page.keyboard.press("Escape")
    assert visitor.context.request.post(f"/api/matches/{match}/resign").ok
    page.get_by_test_id("finish").wait_for()
    look(page)


@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))
def test_waiting_and_passing_on_the_device(visit: Visit, language: Language) -> None:
    visitor = visit(None, language=language, size=PHONE)
    if LONG:  # in the short run test_places.py looks at who waits
        open_table(visitor, create_table(visitor, "firenze", "me", "friend", "open", bot())["match"])
        look(visitor.page)
    page = open_table(visitor, create_table(visitor, "patrizier", "me", {"kind": "me", "name": "Bruno"})["match"])
    page.get_by_test_id("cover").wait_for()
    look(page)
