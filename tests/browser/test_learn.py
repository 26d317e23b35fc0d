"""Lessons in real Chromium: each is completed by its own script, on the real board."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.amount import LONG, cases
from tests.browser.conftest import Visit
from tests.browser.visiting import DESKTOP, DRAWN, LANGUAGES, PHONE, Language, Visitor, axe, no_sideways_scroll, settle

GAMES = ("firenze", "florenza", "patrizier")
READY: Final = "[data-testid=action-bar][data-turn=mine]:not([data-busy])"
CONFIRM: Final = "[data-testid=confirm]:not([disabled])"
MAX_PRESSES: Final = 24  # of one step


def script(visitor: Visitor, game: str, language: Language = "en") -> list[dict[str, Any]]:
    answer = visitor.context.request.get(f"/api/lessons/{game}?language={language}")
    assert answer.ok, answer.text()
    steps: list[dict[str, Any]] = answer.json()["steps"]
    return steps


def at(page: Page, step: int) -> None:
    page.locator(f'[data-testid=lesson][data-step="{step}"]').wait_for()


def planned(page: Page) -> list[str]:
    return (page.get_by_test_id("action-bar").get_attribute("data-planned") or "").split()


def shown(page: Page) -> Locator:
    """What "show me" points at: on the board, or in the list of all that may be answered."""
    page.get_by_test_id("show-me").click()
    wanted = page.locator("[data-wanted]").filter(visible=True).first
    wanted.wait_for()
    return wanted


def press(page: Page, text: str, legal: str = "[data-legal]") -> None:
    """A visible target on the board; a tab is opened if the target is under it."""
    target = page.locator(f'[data-target="{text}"]{legal}').filter(visible=True)
    # At the market the letter of a cube means something else in each deal: there the list is clearer.
    clear = target.count() == 1 or (target.count() > 1 and (len(text) > 1 or text.isupper()))
    (target.first if clear else shown(page)).click()


def plan(page: Page, wanted: list[str]) -> None:
    """Press what the script says until all of it is planned; some boards take two answers with one press."""
    for _ in range(MAX_PRESSES):
        page.locator(READY).wait_for()
        done = planned(page)
        assert done == wanted[: len(done)], f"planned {done}, wanted {wanted}"
        if len(done) == len(wanted):
            return
        press(page, wanted[len(done)])
        page.wait_for_function(
            "before => (document.querySelector('[data-testid=action-bar]').dataset.planned || '') !== before",
            arg=" ".join(done),
        )
    raise AssertionError(f"{wanted} is not planned after {MAX_PRESSES} presses: {planned(page)}")


def do(page: Page, step: dict[str, Any]) -> None:
    plan(page, step["does"])
    if step["tries"] is None:
        page.locator(CONFIRM).click()
    else:
        press(page, step["tries"], "")
        why = page.get_by_test_id("why-not")
        expect(why).to_contain_text(step["rule"])
    expect(page.get_by_test_id("step-done")).to_contain_text(step["done"])


def open_lesson(visitor: Visitor, game: str) -> Page:
    page = visitor.page
    page.goto(f"/learn/{game}")
    page.get_by_test_id("lesson").wait_for()
    page.locator(READY).wait_for()
    return page


def look(page: Page) -> None:
    axe(page, without=DRAWN)
    no_sideways_scroll(page)


COMPLETED = [(game, size) for game in GAMES for size in (DESKTOP, PHONE)]
ONCE = [("patrizier", PHONE)]
SOUND: list[tuple[str, Language]] = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "size"), cases(short=ONCE, long=COMPLETED))
def test_a_lesson_is_completed_by_its_script(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(None, size=size)
    page = open_lesson(visitor, game)
    steps = script(visitor, game)
    refused = next(number for number, step in enumerate(steps) if step["tries"] is not None)
    done = range(len(steps)) if LONG else (0, refused, len(steps) - 1)
    for number, step in enumerate(steps):
        at(page, number)
        if number not in done:
            page.get_by_test_id("lesson-skip").click()
            continue
        expect(page.get_by_test_id("task")).to_have_text(step["asks"])
        expect(page.get_by_test_id("teacher")).to_contain_text(step["says"])
        no_sideways_scroll(page)
        do(page, step)
        page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("lesson-end").wait_for()
    look(page)
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("board").wait_for()


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), cases(short=[("firenze", "it")], long=SOUND))
def test_every_screen_of_a_lesson_is_sound(visit: Visit, game: str, language: Language) -> None:
    visitor = visit(None, language=language, size=PHONE if language in ("de", "it") else DESKTOP)
    page = open_lesson(visitor, game)
    settle(page)
    look(page)
    do(page, script(visitor, game, language)[0])
    look(page)
    page.get_by_test_id("lesson-next").click()
    at(page, 1)
    page.locator(READY).wait_for()
    page.get_by_test_id("show-me").click()
    look(page)


@pytest.mark.long
def test_something_else_is_kindly_refused_and_can_be_taken_back(visit: Visit) -> None:
    visitor = visit(None)
    page = open_lesson(visitor, "patrizier")
    step = script(visitor, "patrizier")[0]
    plan(page, ["Bo.lady*", "R"])
    page.locator(CONFIRM).click()
    expect(page.get_by_test_id("not-asked")).to_contain_text(step["instead"])
    look(page)
    at(page, 0)
    assert planned(page) == []
    plan(page, ["Bo.lady*"])
    page.get_by_test_id("undo").click()
    page.locator(READY).wait_for()
    assert planned(page) == []
    do(page, step)


@pytest.mark.long
def test_back_skip_start_over_and_reload(visit: Visit) -> None:
    visitor = visit(None)
    page = open_lesson(visitor, "firenze")
    page.get_by_test_id("lesson-skip").click()
    at(page, 1)
    page.get_by_test_id("lesson-skip").click()
    at(page, 2)
    page.reload()
    at(page, 2)
    page.get_by_test_id("lesson-back").click()
    at(page, 1)
    page.get_by_test_id("lesson-over").click()
    at(page, 0)


@pytest.mark.long
def test_a_rule_that_is_cited_is_read_beside_the_lesson(visit: Visit) -> None:
    visitor = visit(None)
    page = open_lesson(visitor, "firenze")
    page.get_by_test_id("teacher").get_by_role("link").click()
    page.get_by_test_id("rule").get_by_role("paragraph").first.wait_for()
    look(page)
    page.keyboard.press("Escape")
    at(page, 0)


@pytest.mark.long
def test_lessons_are_found_from_the_first_page_and_from_the_rules(visit: Visit) -> None:
    visitor = visit("/")
    visitor.page.locator('a[href="/learn/firenze"]').first.click()
    visitor.page.get_by_test_id("lesson").wait_for()
    visitor.go("/rules/patrizier")
    visitor.page.locator('a[href="/learn/patrizier"]').click()
    visitor.page.get_by_test_id("lesson").wait_for()
    visitor.go("/learn")
    look(visitor.page)
    assert visitor.page.locator('main a[href^="/learn/"]').count() == len(GAMES)
