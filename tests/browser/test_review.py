"""A review in the browser: begun, waited for, read, cancelled; what it shows is what the server has found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import torri
from tests.amount import LONG, cases
from tests.browser.conftest import Visit
from tests.browser.playing import RECORD_OF
from tests.browser.visiting import (
    DRAWN,
    LANGUAGES_AND_SIZES,
    PHONE,
    SMALL_PHONE,
    Language,
    Visitor,
    axe,
    no_sideways_scroll,
    settle,
)
from tests.playing import recorded
from tests.server.running import Server
from tests.server.test_reviews import done, finished, until

REVIEW_MS: Final = 300_000  # milliseconds that a review of a short match may take on a busy machine
# The match under review: its game, and the own answers before resigning. In the long run one where somebody has points
# from the start.
GAME, ANSWERS = ("florenza", 9) if LONG else ("patrizier", 8)
SEED: Final = 9
MINUS: Final = "\N{MINUS SIGN}"


def bring(visitor: Visitor, game: str, players: int) -> str:
    """A finished match that is long: its review takes its time."""
    asked = visitor.context.request
    if not asked.get("/api/me").ok:
        asked.post("/api/guests", data={"name": "Anna"})
    answer = asked.post("/api/records", data={"text": recorded(torri.game(game), players, SEED).to_text()})
    assert answer.ok, answer.text()
    match: str = answer.json()["match"]
    return match


def mistakes(review: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The biggest first, as they are listed."""
    own = [one for one in review["judged"] if one["seat"] == seat and one["mistake"]]
    return sorted(own, key=lambda one: (-one["loss"], one["ply"]))


def reviewing(visitor: Visitor, match: str) -> dict[str, Any]:
    answer = visitor.context.request.get(f"/api/matches/{match}/review")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def figure(text: str) -> float:
    return float(text.replace(MINUS, "-"))


# Beside a review the whole board is shown small; in full size, where targets can be pressed, without the review.
SMALL = (*DRAWN, "target-size")


def open_review(page: Page, match: str) -> None:
    page.goto(f"/replay/{match}")
    page.get_by_test_id("stage").wait_for()
    settle(page)
    if page.get_by_test_id("review").count() == 0:
        page.get_by_test_id("shown").locator("label").last.click()
    page.get_by_test_id("review").wait_for()


def is_now(page: Page, *statuses: str, timeout: float = 15_000) -> None:
    expect(page.get_by_test_id("review")).to_have_attribute(
        "data-status", re.compile(f"^({'|'.join(statuses)})$"), timeout=timeout
    )


def stands_at(page: Page, ply: int) -> None:
    """The board, the decision and the address are at this ply."""
    expect(page.get_by_test_id("stage")).to_have_attribute("data-ply", str(ply))
    expect(page.get_by_test_id("judgement")).to_have_attribute("data-ply", str(ply))
    expect(page).to_have_url(re.compile(rf"[?&]ply={ply}\b"))


@pytest.fixture(scope="module")
def reviewer(shared_server: Server, browser: Browser) -> Iterator[tuple[Visitor, str]]:
    """Somebody who has begun a review by a press and waited for it, and the match."""
    shared_server.roll(__name__)
    anna = shared_server.client("Anna")
    match = finished(anna, ANSWERS, game=GAME)
    visitor = Visitor(browser, shared_server.address)
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": shared_server.address} for name, value in anna.http.cookies.items()]
    )
    page = visitor.page
    open_review(page, match)
    is_now(page, "none")
    assert page.get_by_test_id("margins").count() == 0
    if LONG:
        axe(page, without=DRAWN)
    page.get_by_test_id("review-quick").click()
    is_now(page, "waiting", "running", "done")
    is_now(page, "done", timeout=REVIEW_MS)
    page.get_by_test_id("margins").wait_for()
    yield visitor, match
    visitor.recorder.check()
    visitor.leave()


@pytest.fixture(scope="module")
def reviewed(reviewer: tuple[Visitor, str]) -> tuple[str, Any]:
    """A match with its review, and the cookies of the one who has it."""
    visitor, match = reviewer
    return match, visitor.context.storage_state()


def test_a_review_that_is_done_is_read(reviewer: tuple[Visitor, str]) -> None:
    visitor, match = reviewer
    page = visitor.page
    open_review(page, match)
    page.get_by_test_id("margins").wait_for()
    no_sideways_scroll(page)

    # It begins at the biggest mistake of the chosen player; pressing one shows the moment before it.
    rows = page.get_by_test_id("mistakes").locator("li button")
    expect(rows.first).to_have_attribute("aria-current", "step")
    review = reviewing(visitor, match)["review"]
    losses = mistakes(review, 0)
    page.get_by_test_id("mistakes").get_by_role("group").get_by_role("button").first.click()
    rows.first.click()
    worst = losses[0]
    stands_at(page, worst["departed"])
    expect(rows.first).to_have_attribute("aria-current", "step")
    judgement = page.get_by_test_id("judgement")
    expect(judgement.locator("ol > li")).to_have_count(2)
    expect(judgement.locator("li.best")).to_have_count(1)
    expect(judgement.locator("li.given")).to_have_count(1)
    expect(judgement).to_contain_text(MINUS)
    told = re.search(rf"{MINUS}\d+\.\d", judgement.inner_text())
    assert told and figure(told[0]) == pytest.approx(-worst["loss"], abs=0.051)  # the browser rounds another way

    # Answers are told in words: no notation is left.
    texts = {one["text"] for plan in (worst["best"], worst["given"]) for one in plan["answers"]}
    shown = set(judgement.locator("ol > li b").all_inner_texts())
    assert shown and not shown & texts, shown
    every_text_is_there(page)
    axe(page, without=SMALL)

    rows.nth(1).click()
    stands_at(page, losses[1]["departed"])


@pytest.mark.long
def test_the_chart_is_gone_through_by_keys_and_by_pressing(visit: Visit, reviewed: tuple[str, Any]) -> None:
    match, who = reviewed
    visitor = visit(None, storage_state=who)
    page = visitor.page
    open_review(page, match)
    review = reviewing(visitor, match)["review"]
    plies = sorted(one["ply"] for one in review["judged"])
    slider = page.get_by_test_id("margins").get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("ArrowRight")
    stands_at(page, next(ply for ply in plies if ply > 0))
    page.keyboard.press("End")
    stands_at(page, review["course"]["plies"][-1])
    page.keyboard.press("ArrowLeft")
    stands_at(page, plies[-1])
    assert re.search(rf": .+ [+{MINUS}]?\d", slider.get_attribute("aria-valuetext") or "")

    # In the middle of the chart is the middle of the match.
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    middle = review["course"]["plies"][-1] / 2
    stands_at(page, min((0, *plies, review["course"]["plies"][-1]), key=lambda ply: abs(ply - middle)))

    # The mistakes that are numbered in it lead to where they were made.
    page.get_by_test_id("margins").locator("button.mark").first.click()
    seat = int(
        page.get_by_test_id("mistakes")
        .locator("[aria-pressed=true]")
        .evaluate("(one) => [...one.parentElement.children].indexOf(one)")
    )
    stands_at(page, mistakes(review, seat)[0]["departed"])

    # The same as a table, which ends with the real margins.
    page.get_by_test_id("margins").get_by_role("button", name="as a table").click()
    last = page.get_by_test_id("margins-table").locator("tbody tr").last.locator("td").all_inner_texts()
    assert [figure(one) for one in last[:-1]] == pytest.approx(review["course"]["margins"][-1], abs=0.051)
    axe(page, without=DRAWN)


@pytest.mark.long
def test_luck_and_skill_add_up_and_sources_open_into_lines(visit: Visit, reviewed: tuple[str, Any]) -> None:
    match, who = reviewed
    visitor = visit(None, storage_state=who)
    page = visitor.page
    open_review(page, match)
    table = visitor.context.request.get(f"/api/matches/{match}/replay").json()["table"]
    sums = page.get_by_test_id("sources").locator("tfoot td").all_inner_texts()
    assert [figure(one) for one in sums] == table["end"]["scores"]
    for row in page.locator("section:has(#review-luck-skill) tbody tr").all():
        parts = [figure(one) for one in row.locator("td").all_inner_texts()]
        assert sum(parts[:4]) == pytest.approx(parts[4], abs=0.21)
    source = page.get_by_test_id("sources").locator("tbody button").first
    source.click()
    expect(source).to_have_attribute("aria-expanded", "true")
    page.get_by_test_id("sources").locator("tr.line").first.wait_for()
    axe(page, without=DRAWN)
    page.get_by_test_id("sources").locator("td.rule a").first.click()
    page.get_by_test_id("rule").get_by_role("paragraph").first.wait_for()
    assert f"/{match}?" in page.url, "who reads a rule stays where they were"


@pytest.mark.long
def test_it_is_still_there_after_a_reload(visit: Visit, reviewed: tuple[str, Any]) -> None:
    match, who = reviewed
    visitor = visit(None, storage_state=who)
    begun: list[str] = []
    visitor.page.on("request", lambda one: begun.append(one.url) if one.method == "POST" else None)
    open_review(visitor.page, match)
    visitor.page.reload()
    visitor.page.get_by_test_id("margins").wait_for()
    is_now(visitor.page, "done")
    assert begun == []


@pytest.mark.long
def test_a_reload_while_it_is_made_and_a_cancel(visit: Visit) -> None:
    visitor = visit(None)
    page = visitor.page
    match = bring(visitor, "firenze", 4)
    open_review(page, match)
    page.get_by_test_id("review-thorough").click()
    is_now(page, "waiting", "running")
    page.reload()
    open_review(page, match)
    is_now(page, "waiting", "running")
    is_now(page, "running", timeout=60_000)
    axe(page, without=DRAWN)
    bar = page.get_by_test_id("review").locator("progress")
    expect(bar).to_have_attribute("max", re.compile(r"^\d{2,}$"), timeout=120_000)
    page.get_by_test_id("review-cancel").click()
    is_now(page, "cancelled")
    assert reviewing(visitor, match)["status"] == "cancelled"
    axe(page, without=DRAWN)
    # A cancelled review can be started again.
    page.get_by_test_id("review-quick").click()
    is_now(page, "waiting", "running")
    page.get_by_test_id("review-cancel").click()
    is_now(page, "cancelled")


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), LANGUAGES_AND_SIZES)
def test_every_language_and_screen(
    visit: Visit, reviewed: tuple[str, Any], language: Language, size: tuple[int, int]
) -> None:
    match, who = reviewed
    # The stored language would win over the browser's.
    who = {**who, "origins": []}
    visitor = visit(None, language=language, size=size, storage_state=who)
    page = visitor.page
    open_review(page, match)
    page.get_by_test_id("mistakes").locator("li button").first.click()
    page.get_by_test_id("judgement").locator("li.best").wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    axe(page, without=DRAWN)
    no_sideways_scroll(page)
    if size == PHONE:
        page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
        no_sideways_scroll(page)
    every_text_is_there(page)


# How far what is on the board reaches beyond its frame: to be pushed up or aside, or cut off.
CUT = """board => {
  const frame = board.getBoundingClientRect();
  const beyond = (part) => {
    const box = part.getBoundingClientRect();
    return Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
  };
  const all = [...board.querySelectorAll('section, .panel, [data-target]')];
  const parts = all.filter((part) => part.getClientRects().length);
  return Math.max(board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth, ...parts.map(beyond));
}"""


@pytest.mark.parametrize("game", cases(short=["florenza"], long=list(RECORD_OF)))
def test_on_a_usual_screen_the_whole_board_is_beside_its_review(visit: Visit, shared_server: Server, game: str) -> None:
    anna = shared_server.client("Anna")
    match = finished(anna, 1, game=game)
    anna.post(f"/api/matches/{match}/review", effort="quick")
    until(anna, match, done)
    cookies = [
        {"name": name, "value": value, "url": shared_server.address} for name, value in anna.http.cookies.items()
    ]
    visitor = visit(None)
    visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
    open_review(visitor.page, match)
    visitor.page.get_by_test_id("margins").wait_for()
    for key in ("Home", "End"):
        visitor.page.get_by_test_id("slider").press(key)
        settle(visitor.page)
        assert visitor.page.get_by_test_id("board").evaluate(CUT) <= 4, key


def every_text_is_there(page: Page) -> None:
    said = page.get_by_test_id("judgement").inner_text() + page.get_by_test_id("mistakes").inner_text()
    assert not re.search(r"\breview-|answer-|term-|event-", said), said
