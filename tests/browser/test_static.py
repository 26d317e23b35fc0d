"""The app as a folder, below a path of a host that serves nothing but files (`torri build static`)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import torri
from tests.browser.chromium_tab import Tab, tab
from tests.browser.firefox import PROGRAM, firefox
from tests.browser.playing import TARGET, Patron, Player
from tests.browser.test_learn import CONFIRM, READY, at, plan
from tests.browser.test_review import bring, is_now, open_review, reviewing
from tests.browser.visiting import ROOT, UNREACHABLE, Visitor
from tests.server.running import Server
from torri.engine.lessons import lesson

pytestmark = pytest.mark.long  # the folder has to be built, and Python to start in the browser, once for each page

READY_MS = 180_000  # a busy machine may take long to start Python in a page
REVIEW_MS = 900_000  # and longer to review a whole game of Florenza in one browser


# The service worker has everything that the next start needs: this is the last that it keeps.
ALL_KEPT = """async () => {
  for (const name of await caches.keys()) if (await (await caches.open(name)).match('wasm/patrizier.wasm')) return true;
  return false;
}"""


# Everything that the browser keeps, as keys and values.
ROWS = """() => new Promise((resolve) => {
  const opening = indexedDB.open('torri', 1);
  opening.onsuccess = () => {
    const rows = opening.result.transaction('rows').objectStore('rows');
    const keys = rows.getAllKeys(), values = rows.getAll();
    values.onsuccess = () => {
      opening.result.close();
      resolve(keys.result.map((key, number) => [key, values.result[number]]));
    };
  };
})"""
ENTRIES = f"({ROWS})().then((rows) => rows.filter(([key]) => key.startsWith('entry/')).length)"
MAX_PRESSES = 30
PIECES, KILLS_A_PIECE = 5, 10  # 50 in all, each piece with a browser of its own
MAX_PLAYED_SECONDS = 2.0  # between an answer that was told, and the kill
HEARD_SECONDS = 0.02
TO_REPLAY = "[data-testid=to-replay]"
# Something can be pressed, or the match is over.
AT_THE_TABLE = f"[...document.querySelectorAll({f'{TARGET}, {TO_REPLAY}'!r})].some((one) => one.checkVisibility())"
# A page that says how many entries it was told of, and plays whatever can be pressed.
TELLS_AND_PLAYS = f"""
(() => {{
  const Plain = Worker;
  window.Worker = class extends Plain {{
    constructor(...given) {{
      super(...given);
      this.addEventListener('message', ({{ data }}) => {{
        const said = data.kind === 'heard' ? JSON.parse(data.message) : {{}};
        if (said.type === 'update' || said.type === 'taken') window.told(String(said.seq));
      }});
    }}
  }};
  setInterval(() => {{
    if (!window.plays || !document.querySelector({READY!r})) return;
    const confirm = document.querySelector('[data-testid=confirm]:enabled');
    const open = [...document.querySelectorAll({TARGET!r})].filter((one) => one.checkVisibility());
    const pressed = confirm ?? open[Math.floor(Math.random() * open.length)];
    pressed?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
  }}, 30);
}})();
"""
VERSION = re.compile(r'(?<=const VERSION = ")\w+')
WISHES = '{"level": "maestro", "players": {"firenze": 2, "patrizier": 2, "florenza": 2}}'
STRONGEST = f"localStorage.setItem('torri-home', '{WISHES}')"
LESSON_STEPS = 3
NO_ADVICE = "status of 422"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


class Host:
    """A host of files; it can go away."""

    def __init__(self, folder: Path) -> None:
        self._serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._serving.server_port}/below/here/"
        Thread(target=self._serving.serve_forever, daemon=True).start()

    def go_away(self) -> None:
        self._serving.shutdown()
        self._serving.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(ROOT / "tools" / "static_app.py"), str(site / "below" / "here")]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return site


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    one = Host(folder)
    yield one
    one.go_away()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield opened
    opened.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(READY_MS)
    page.goto(address)
    return page


def at_a_table(page: Page, game: str) -> None:
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_url("**/#/table/**", timeout=READY_MS)
    asked(page)


def asked(page: Page) -> None:
    expect(page.locator(TARGET).filter(visible=True).first).to_be_visible(timeout=READY_MS)


def turn(page: Page) -> None:
    """Plan a turn with whatever is legal, and confirm it; it is stored when this returns."""
    before, confirm = len(entries(page)), page.get_by_test_id("confirm")
    for _ in range(MAX_PRESSES):
        page.locator(READY).wait_for()
        if confirm.count() and confirm.is_enabled():
            break
        page.locator(TARGET).filter(visible=True).first.click()
    confirm.click()
    page.wait_for_function(
        f"async () => (await ({ROWS})()).filter(([key]) => key.startsWith('entry/')).length > {before}"
    )


def entries(page: Page) -> dict[str, str]:
    return {key: value for key, value in page.evaluate(ROWS) if key.startswith("entry/")}


def test_a_turn_is_played_and_found_again_with_the_network_cut(host: Host, context: BrowserContext) -> None:
    page = opened(context, host.address)
    at_a_table(page, "firenze")
    page.wait_for_function(ALL_KEPT)
    host.go_away()
    turn(page)
    asked(page)
    before = entries(page)
    page.locator(TARGET).filter(visible=True).first.click()  # a turn that is only begun
    page.reload()
    asked(page)
    assert page.get_by_test_id("local-progress").is_visible(), "the board is there before Python is"
    turn(page)
    assert before.items() < entries(page).items()
    # Another page of the app, and the way back.
    page.goto(f"{host.address}#/matches")
    expect(page.locator("a[href*='/table/']").first).to_be_visible(timeout=READY_MS)


def test_a_second_tab_is_told_and_may_take_over(host: Host, context: BrowserContext) -> None:
    first = opened(context, host.address)
    at_a_table(first, "patrizier")
    second = opened(context, first.url)
    dialog = second.get_by_test_id("local-elsewhere")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button").click()
    asked(second)
    expect(first.get_by_test_id("local-elsewhere")).to_be_visible()


@pytest.mark.parametrize("piece", range(PIECES))
def test_nothing_is_lost_when_the_renderer_is_killed(host: Host, tmp_path: Path, piece: int) -> None:
    """At any moment of a game that plays itself, also while Python starts: whatever the page was told of is there when
    it is opened again."""
    patience, moments, told, played = READY_MS / 1000, Random(piece), 0, 0
    with tab(tmp_path / "profile", TELLS_AND_PLAYS) as page:
        table = sat_down(page, host.address, patience)
        for kill in range(KILLS_A_PIECE):
            page.until(AT_THE_TABLE, patience)
            page.told.clear()
            page.evaluate("window.plays = true")
            if kill % 3 < 2:  # the others come while it starts
                heard(page, patience)
            page.listen(moments.uniform(0, MAX_PLAYED_SECONDS))
            told = max([told, *map(int, page.told)])
            page.die(patience)
            page.go(f"{host.address}#/table/{table}")
            page.until("document.readyState === 'complete'", patience)
            kept = numbers_kept(page, table)
            assert kept == list(range(len(kept))), "no entry is missing between others"
            assert len(kept) >= told, (kill, "what was told is there")
            page.until(AT_THE_TABLE, patience)
            if page.evaluate(f"!!document.querySelector('{TO_REPLAY}')"):
                played, told = played + len(kept), 0
                table = sat_down(page, host.address, patience)
    assert played + told > 2 * KILLS_A_PIECE, "it was played between the kills"


def sat_down(page: Tab, address: str, patience: float) -> str:
    """A new table, by its name."""
    page.go(f"{address}#/")
    page.until("!!document.querySelector('[data-testid=play-patrizier]')", patience)
    page.evaluate("document.querySelector('[data-testid=play-patrizier]').click()")
    page.until("location.hash.startsWith('#/table/')", patience)
    table: str = page.evaluate("location.hash").rpartition("/")[2]
    return table


def heard(page: Tab, patience: float) -> None:
    deadline = time.monotonic() + patience
    while not page.told:
        assert time.monotonic() < deadline, page.evaluate("document.body.innerText")
        page.listen(HEARD_SECONDS)


def numbers_kept(page: Tab, table: str) -> list[int]:
    rows = json.loads(page.evaluate(f"({ROWS})().then(JSON.stringify)"))
    return [int(key.rpartition("/")[2]) for key, _ in rows if key.startswith(f"entry/{table}/")]


@pytest.mark.parametrize("game", ["firenze", "patrizier", "florenza"])
def test_a_whole_game_against_maestro_its_review_and_a_lesson_with_the_network_cut(
    host: Host, browser: Browser, game: str
) -> None:
    visitor = Visitor(browser, host.address.partition("/below")[0])
    visitor.context.set_default_timeout(READY_MS)
    visitor.context.add_init_script(STRONGEST)
    page = visitor.page
    page.goto(host.address)
    at_a_table(page, game)
    page.wait_for_function(ALL_KEPT)
    host.go_away()
    with visitor.recorder.forgiving(*UNREACHABLE):
        player = (Patron if game == "florenza" else Player)(visitor)
        while True:
            page.locator(f"{READY}, [data-testid=to-replay]").first.wait_for()
            if page.get_by_test_id("to-replay").count():
                break
            player.turn()
        page.get_by_test_id("to-replay").click()
        reviewed(page)
        learned(page, f"{host.address}#/learn/{game}", game)
        visitor.recorder.check()
    visitor.leave()


def reviewed(page: Page) -> None:
    page.get_by_test_id("stage").wait_for()
    if page.get_by_test_id("review").count() == 0:
        page.get_by_test_id("shown").locator("label").last.click()
    page.get_by_test_id("review-quick").click()
    is_now(page, "done", timeout=REVIEW_MS)
    page.get_by_test_id("margins").wait_for()


def learned(page: Page, address: str, game: str) -> None:
    page.goto(address)
    for number, step in enumerate(lesson(torri.game(game)).steps[:LESSON_STEPS]):
        at(page, number)
        plan(page, step.does.split())
        if step.tries is not None:
            return
        page.locator(CONFIRM).click()
        page.get_by_test_id("step-done").wait_for()
        page.get_by_test_id("lesson-next").click()


@pytest.fixture(scope="module")
def helped_server(app: None, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose visitors' browsers think for it."""
    with Server(tmp_path_factory.mktemp("helped") / "data", "--browsers", str(folder / "below" / "here")) as running:
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


def test_beside_a_server_hints_are_thought_out_in_the_visitors_browser(helper: tuple[Visitor, list[str]]) -> None:
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


def test_beside_a_server_a_review_is_made_in_the_visitors_browser(helper: tuple[Visitor, list[str]]) -> None:
    """The server gives the record and makes nothing, from the first review on."""
    visitor, sent = helper
    page = visitor.page
    match = bring(visitor, "patrizier", players=2)
    with page.expect_response("**/api/server"):
        open_review(page, match)
    page.get_by_test_id("review-quick").click()
    is_now(page, "done", timeout=REVIEW_MS)
    page.get_by_test_id("margins").wait_for()
    address = f"/api/matches/{match}"
    assert f"GET {address}/record" in sent and f"POST {address}/review" not in sent
    assert reviewing(visitor, match)["status"] == "none", "of the server's nobody has asked for one"


ANSWERED = """async (match) => {
  const along = await (await fetch(`/api/matches/${match}/along?since=0`)).json();
  return along.entries.map((one) => JSON.parse(one).entry);
}"""


def test_a_match_is_played_on_while_its_server_is_away_and_goes_on_there_after(
    app: None, folder: Path, tmp_path: Path, browser: Browser
) -> None:
    """The same bots answer in the browser, also after it was opened anew; the server gets all of it."""
    with Server(tmp_path / "data", "--browsers", str(folder / "below" / "here")) as server:
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
        confirm = page.get_by_test_id("confirm")
        for _ in range(MAX_PRESSES):
            page.locator(READY).wait_for()
            if confirm.count() and confirm.is_enabled():
                break
            page.locator(TARGET).filter(visible=True).first.click()
        confirm.click()
        page.wait_for_function(
            f"async ([match, known]) => (await ({ANSWERED})(match)).length > known", arg=[match, len(there)]
        )
        visitor.recorder.check()
        visitor.leave()


def hinted(page: Page) -> None:
    """The hint stays open; the server may have none in time when it has just begun, and says so."""
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").click()
    page.locator("[data-testid=play-line], [data-testid=hints] [role=alert]").first.wait_for()


def test_a_running_match_goes_on_in_a_newer_build(folder: Path, tmp_path: Path, context: BrowserContext) -> None:
    """The newer one is let in by a press; until then the older one plays on, whole."""
    shutil.copytree(folder, tmp_path, copy_function=os.link, dirs_exist_ok=True)
    host = Host(tmp_path)
    page = opened(context, host.address)
    at_a_table(page, "patrizier")
    page.wait_for_function(ALL_KEPT)
    turn(page)
    before = entries(page)
    for name, newer in (
        ("index.html", lambda text: text.replace("<head>", '<head><meta name="newer" />')),
        ("service-worker.js", lambda text: VERSION.sub("newer", text)),
    ):
        file = tmp_path / "below" / "here" / name
        text = newer(file.read_text(encoding="utf-8"))
        file.unlink()  # it is the fixture's too
        file.write_text(text, encoding="utf-8")
    page.reload()
    asked(page)
    update = page.get_by_test_id("app-update")
    expect(update).to_be_visible(timeout=READY_MS)
    assert page.locator("meta[name=newer]").count() == 0
    page.get_by_test_id("app-update-later").click()
    turn(page)
    page.reload()
    update.get_by_role("button").first.click()
    page.locator("meta[name=newer]").wait_for(state="attached")
    host.go_away()
    asked(page)
    assert before.items() < entries(page).items()
    assert page.evaluate("caches.keys()") == ["torri-static-newer"]


@pytest.mark.skipif(shutil.which(PROGRAM) is None, reason="On Debian: apt install firefox-esr")
def test_a_turn_is_played_in_firefox(host: Host, tmp_path: Path) -> None:
    patience = READY_MS / 1000
    with firefox(tmp_path / "profile") as page:
        page.go(host.address)
        page.until("!!document.querySelector('[data-testid=play-patrizier]')", patience)
        page.press("[data-testid=play-patrizier]")
        page.until(f"!!document.querySelector('{TARGET}')", patience)
        before = page.evaluate(ENTRIES)
        for _ in range(MAX_PRESSES):
            page.until(f"!!document.querySelector('{READY}')", patience)
            if page.evaluate(f"!!document.querySelector('{CONFIRM}')"):
                break
            page.press(TARGET)
        page.press(CONFIRM)
        page.until(f"{ENTRIES}.then((stored) => stored > {before})", patience)


def test_the_folder_can_be_moved(host: Host, folder: Path) -> None:
    """Nothing in it names where it is."""
    page = (folder / "below" / "here" / "index.html").read_text(encoding="utf-8")
    assert 'src="/' not in page and 'href="/' not in page
    assert "content-security-policy" in page and "unsafe-inline" not in page
