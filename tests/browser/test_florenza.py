"""Florenza in real Chromium: whole games by clicking, and what its board shows before something is done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amount import LONG
from tests.browser.conftest import Visit
from tests.browser.playing import CONFIRM, MINE, TABS, Patron, bar, bot, create_table, open_table, play, told
from tests.browser.visiting import (
    DESKTOP,
    DRAWN,
    LANGUAGES_AND_SIZES,
    MAX_WAIT_MS,
    PHONE,
    SMALL_PHONE,
    Language,
    Visitor,
    axe,
    no_sideways_scroll,
    settle,
)

SHORT = {"short_game": True}
MAX_GAME_SECONDS = 900.0  # seconds for a whole game on a busy machine
MAX_TABLES = 12  # until one is found


def work(page: Page, name: str) -> Locator:
    return page.locator(f'[data-work="{name}"]').filter(visible=True).first


NAMES = "[data-person] b, .niche .name, .plot .name, .tile .name, .chip b, .row b"


def no_name_is_cut(page: Page) -> None:
    cut = (
        page.locator(NAMES)
        .filter(visible=True)
        .evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)")
    )
    assert cut == []


# What stands in a tile or in the row of a family stays inside it: goods, badges, offices.
STICKS_OUT = """all => all.filter((one) => [...one.querySelectorAll('*')].some(
    (part) => part.getBoundingClientRect().right > one.getBoundingClientRect().right + 1
)).map((one) => one.textContent.trim())"""


def nothing_sticks_out(page: Page) -> None:
    page.get_by_role("tab", name="Buildings to plan").click()
    page.locator(".tile").first.wait_for()
    no_name_is_cut(page)
    assert page.locator(".tile, .all, .all .who").filter(visible=True).evaluate_all(STICKS_OUT) == []
    # The drawer covers no tab: from it one goes to any district.
    for tab in page.locator(".district [role=tab]").all():
        tab.click(trial=True)
    page.locator(".drawer .close").click()


def at_the_table(visit: Visit, language: Language = "en", size: tuple[int, int] = DESKTOP) -> tuple[Visitor, Page]:
    """At a table where it is one's turn to place the first worker, and nobody was quicker to plan a work."""
    visitor = visit(None, language=language, size=size)
    for _ in range(MAX_TABLES):
        match = create_table(visitor, "florenza", "me", bot(), options=SHORT)["match"]
        page = open_table(visitor, match)
        page.locator(MINE).wait_for(timeout=4 * MAX_WAIT_MS)
        expect(bar(page)).to_have_attribute("data-question", "ACTION", timeout=MAX_WAIT_MS)
        settle(page)
        if all(work["planned"] is None for work in told(visitor, match)["view"]["table"]["works"]):
            return visitor, page
    raise AssertionError(f"at {MAX_TABLES} tables the bot planned a work first")


def final(visitor: Visitor, match: str) -> None:
    assert told(visitor, match)["table"]["status"] == "over"
    visitor.page.get_by_test_id("finish").wait_for()
    axe(visitor.page, without=DRAWN)


@pytest.mark.long
def test_two_people_in_two_browsers_play_a_short_game(visit: Visit) -> None:
    anna, bo = visit(None), visit(None, size=PHONE, language="de")
    created = create_table(anna, "florenza", "me", "friend", name="Anna", options=SHORT)
    open_table(anna, created["match"])
    page = open_table(bo, created["match"], created["links"]["1"])
    page.get_by_test_id("sit").click()
    for visitor in (anna, bo):
        visitor.page.get_by_test_id("board").wait_for()
    given = play(created["match"], [Patron(anna, seed=3), Patron(bo, seed=4)], patience=MAX_GAME_SECONDS)
    assert given > 20
    for visitor in (anna, bo):
        final(visitor, created["match"])


@pytest.mark.long
def test_against_bots_on_a_phone(visit: Visit) -> None:
    visitor = visit(None, size=PHONE)
    match = create_table(visitor, "florenza", "me", bot(), bot(), options=SHORT)["match"]
    open_table(visitor, match)
    play(match, [Patron(visitor, seed=8)], patience=MAX_GAME_SECONDS)
    final(visitor, match)


def test_a_work_shows_who_could_make_it_and_the_plan_can_be_taken_back_or_changed(visit: Visit) -> None:
    visitor, page = at_the_table(visit)
    # What the board draws stays inside it; the refusal and the hint are above it.
    assert page.get_by_test_id("board").evaluate("one => getComputedStyle(one).isolation") == "isolate"
    no_name_is_cut(page)
    nothing_sticks_out(page)
    navata = work(page, "duomo.navata")
    navata.click()
    expect(bar(page)).to_have_attribute("data-question", "HIRE", timeout=MAX_WAIT_MS)
    expect(navata).to_have_attribute("aria-pressed", "true")
    makers = page.locator("[data-person][data-legal]")
    expect(makers.first).to_be_visible()
    for person in makers.all():
        assert re.search(r"\+[\d.]+", person.inner_text()), f"no mean of {person.get_attribute('data-person')}"
        # Architects and painters make the Navata (L5.4); beside a long name there is no room for the signs.
        assert re.search("architect|painter", person.get_attribute("aria-label") or "", re.IGNORECASE)
    makers.first.click()
    page.locator(CONFIRM).wait_for()
    for _ in range(3):
        if page.get_by_test_id("confirm").count():
            page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    expect(navata).to_have_attribute("aria-pressed", "false")
    expect(bar(page)).to_have_attribute("data-question", "ACTION")
    a_worker_is_placed_by_one_press_and_another_press_changes_it(visitor, page)


def a_worker_is_placed_by_one_press_and_another_press_changes_it(visitor: Visitor, page: Page) -> None:
    own = page.locator("[data-target^='medici.'][data-legal]").filter(visible=True)
    own.first.click()
    page.locator(CONFIRM).wait_for()
    page.locator("[data-target=market]").filter(visible=True).first.click()
    page.locator(CONFIRM).wait_for()
    page.locator(CONFIRM).click()
    expect(page.get_by_test_id("confirm")).to_have_count(0, timeout=MAX_WAIT_MS)
    table = told(visitor, page.url.rsplit("/", 1)[-1])["view"]["table"]
    assert 0 in table["market"]
    assert all(lot["worker"] != 0 for lot in table["seats"][0]["lots"])


@pytest.mark.long
def test_an_artist_chosen_first_shows_the_works_and_one_press_plans_both(visit: Visit) -> None:
    _, page = at_the_table(visit)
    artist = page.locator("[data-person=nameless-painter][data-fits]")
    artist.click()
    expect(artist).to_have_attribute("aria-pressed", "true")
    expect(bar(page)).to_have_attribute("data-question", "ACTION")  # nothing is planned by that
    fitting = page.locator("[data-work].can")
    names = fitting.evaluate_all("all => all.map((one) => one.dataset.work)")
    assert "duomo.abside" in names
    assert "duomo.campanile" not in names  # for architects only
    fitting.first.click()
    page.locator(CONFIRM).wait_for()
    assert work(page, names[0]).get_attribute("aria-pressed") == "true"
    expect(artist).to_have_attribute("aria-pressed", "true")


@pytest.mark.long
def test_a_forbidden_press_is_explained_by_its_rule(visit: Visit) -> None:
    _, page = at_the_table(visit)
    work(page, "duomo.campanile").click()  # for architects only
    expect(bar(page)).to_have_attribute("data-question", "HIRE", timeout=MAX_WAIT_MS)
    page.locator("[data-person=nameless-painter]").click()
    why = page.get_by_test_id("why-not")
    why.wait_for()
    assert "L5.4" in why.inner_text()
    axe(page, without=DRAWN)


@pytest.mark.long
def test_that_figures_are_reconstructed_is_said(visit: Visit) -> None:
    _, page = at_the_table(visit)
    page.get_by_test_id("reconstructed").click()
    said = page.get_by_role("tooltip")
    said.wait_for()
    assert re.search(r"\d+ of 729", said.inner_text())
    page.keyboard.press("Escape")
    work(page, "duomo.cupola").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Figures reconstructed", timeout=MAX_WAIT_MS)


@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_every_side_of_the_table_in_every_language(visit: Visit, size: tuple[int, int], language: Language) -> None:
    _, page = at_the_table(visit, language, size)
    if LONG:  # the short run looks at it once, with a plan
        axe(page, without=DRAWN)
    if size == PHONE:
        for tab in TABS:
            page.locator(f"#florenza-tab-{tab}").click()
            no_sideways_scroll(page)
            no_name_is_cut(page)
            if LONG:
                axe(page, without=DRAWN)
        page.locator("#florenza-tab-city").click()
    work(page, "duomo.altare").click()
    expect(bar(page)).to_have_attribute("data-question", "HIRE", timeout=MAX_WAIT_MS)
    settle(page)
    no_sideways_scroll(page)
    axe(page, without=DRAWN)


@pytest.mark.long
def test_on_a_small_phone_nothing_is_wider_than_the_screen(visit: Visit) -> None:
    _, page = at_the_table(visit, "de", SMALL_PHONE)
    for tab in TABS:
        page.locator(f"#florenza-tab-{tab}").click()
        no_sideways_scroll(page)
