"""A server whose visitors' browsers think for it, and play on while it is away (`torri serve --browsers FOLDER`)."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.static_folder import BELOW, READY_MS, asked, entries, planned_and_confirmed, turn, until_reviewed
from tests.browser.test_review import bring, open_review, reviewing
from tests.browser.visiting import UNREACHABLE, Visitor, until
from tests.server.running import Server

pytestmark = pytest.mark.long  # the folder has to be built, and Python to start in the browser

NO_ADVICE = "status of 422"
ANSWERED = """async (match) => {
  const along = await (await fetch(`/api/matches/${match}/along?since=0`)).json();
  return along.entries.map((one) => JSON.parse(one).entry);
}"""


@pytest.fixture(scope="module")
def helped_server(app: None, static_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose visitors' browsers think for it."""
    with Server(
        tmp_path_factory.mktemp("helped") / "data", "--browsers", str(static_folder.joinpath(*BELOW))
    ) as running:
        yield running


@pytest.fixture
def helper(helped_server: Server, browser: Browser) -> Iterator[tuple[Visitor, list[str]]]:
    """A visitor there, and what their page has asked the server."""
    visitor = Visitor(browser, helped_server.address)
    visitor.context.set_default_timeout(READY_MS)
    sent: list[str] = []
    visitor.page.on("request", lambda request: sent.append(f"{request.method} {urlsplit(request.url).path}"))
    yield visitor, sent
    visitor.recorder.check()
    visitor.leave()


def hinted(page: Page) -> None:
    """The hint stays open; the server may have none in time when it has just begun, and says so."""
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").click()
    page.locator("[data-testid=play-line], [data-testid=hints] [role=alert]").first.wait_for()


def test_hints_are_thought_out_in_the_visitors_browser(helper: tuple[Visitor, list[str]]) -> None:
    """The server is only asked for what a hint is about."""
    visitor, sent = helper
    page = visitor.page
    with page.expect_response("**/api/server"):
        page.goto(visitor.address)
    page.get_by_test_id("play-patrizier").click()
    page.wait_for_url("**/table/**")
    asked(page)
    match = page.url.rpartition("/")[2]
    address = f"/api/matches/{match}"
    with visitor.recorder.forgiving(NO_ADVICE):
        hinted(page)
        assert f"POST {address}/hint" in sent, "the first one, while the browser makes itself ready"
        deadline = time.monotonic() + READY_MS / 1000
        while f"POST {address}/hint/task" not in sent and time.monotonic() < deadline:
            sent.clear()
            hinted(page)
    page.get_by_test_id("play-line").wait_for()
    assert sent.count(f"POST {address}/hint") == 0, "the browser has thought it out"


def test_a_review_is_made_in_the_visitors_browser(helper: tuple[Visitor, list[str]]) -> None:
    """The server gives the record and makes nothing, from the first review on."""
    visitor, sent = helper
    page = visitor.page
    match = bring(visitor, "patrizier", players=2)
    with page.expect_response("**/api/server"):
        open_review(page, match)
    page.get_by_test_id("review-quick").click()
    until_reviewed(page)
    address = f"/api/matches/{match}"
    assert f"GET {address}/record" in sent and f"POST {address}/review" not in sent
    assert reviewing(visitor, match)["status"] == "none", "of the server's nobody has asked for one"


def test_a_match_is_played_on_while_its_server_is_away_and_goes_on_there_after(
    app: None, static_folder: Path, tmp_path: Path, browser: Browser
) -> None:
    """The same bots answer in the browser, also after it was opened anew; the server gets all of it."""
    with Server(tmp_path / "data", "--browsers", str(static_folder.joinpath(*BELOW))) as server:
        visitor = Visitor(browser, server.address)
        visitor.context.set_default_timeout(READY_MS)
        page = visitor.page
        page.goto(visitor.address)
        page.wait_for_function("() => !!navigator.serviceWorker.controller")
        page.reload()  # from now on the browser keeps what it fetches
        page.get_by_test_id("play-patrizier").click()
        page.wait_for_url("**/table/**")
        asked(page)
        match = page.url.rpartition("/")[2]
        page.wait_for_function("() => !!localStorage.getItem('torri-along-files')")
        known = page.evaluate(ANSWERED, match)
        server.stop()
        with visitor.recorder.forgiving(*UNREACHABLE, "Failed to fetch"):
            page.get_by_test_id("along-play").click()
            page.get_by_test_id("along-here").wait_for()
            asked(page)
            turn(page)
            asked(page)
            page.reload()
            page.get_by_test_id("along-here").wait_for()
            asked(page)
            turn(page)
            asked(page)
            here = [json.loads(json.loads(value)["body"]) for value in entries(page).values()]
            assert [one["kind"] for one in here[: len(known)]] == [one["kind"] for one in known]
            server.start()
            page.get_by_test_id("along-here").wait_for(state="detached")
            asked(page)
        there = page.evaluate(ANSWERED, match)
        assert there[: len(known)] == known
        assert there[len(known)]["kind"] == "handed-back"
        given = [[one["answer"] for one in course if "answer" in one] for course in (here, there)]
        assert given[0] == given[1], "every answer and every draw"
        assert not entries(page), "nothing of it is left in the browser"
        # At the server it goes on.
        visitor.recorder.faults.clear()
        planned_and_confirmed(page)
        goes_on = f"async ([match, known]) => (await ({ANSWERED})(match)).length > known"
        until(page, goes_on, [match, len(there)], READY_MS)
        visitor.recorder.check()
        visitor.leave()
