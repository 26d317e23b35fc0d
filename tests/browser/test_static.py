"""The app as a folder, below a path of a host that serves nothing but files (`torri build static`)."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import torri
from tests.browser.chromium_tab import Tab, tab
from tests.browser.firefox import PROGRAM, firefox
from tests.browser.playing import TARGET, Patron, Player
from tests.browser.static_folder import (
    ALL_KEPT,
    BELOW,
    ENTRIES,
    MAX_PRESSES,
    READY_MS,
    ROWS,
    Host,
    asked,
    at_a_table,
    entries,
    opened,
    turn,
    until_reviewed,
)
from tests.browser.test_learn import CONFIRM, READY, at, plan
from tests.browser.visiting import DESKTOP, FLAGS, UNREACHABLE, Visitor, chromium, until
from torri.engine.lessons import lesson
from torri.server.http.guard import CONTENT_SECURITY_POLICY, WITH_WEBASSEMBLY

pytestmark = pytest.mark.long  # the folder has to be built, and Python to start in the browser, once for each page

FIRST_PAGE_BYTES = 160_000
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
# A page that notes, however busy the machine is, whether Python was being made ready after its board was there.
NOTES_WHAT_COMES_FIRST = f"""
requestAnimationFrame(function look() {{
  const drawn = [...document.querySelectorAll({TARGET!r})].some((one) => one.checkVisibility());
  window.boardFirst ||= drawn && document.querySelector('[data-testid=local-progress]') !== null;
  requestAnimationFrame(look);
}});
"""
POLICY = re.compile(r'http-equiv="content-security-policy" content="([^"]+)"')
VERSION = re.compile(r'(?<=const VERSION = ")\w+')
WISHES = '{"level": "maestro", "players": {"firenze": 2, "patrizier": 2, "florenza": 2}}'
STRONGEST = f"localStorage.setItem('torri-home', '{WISHES}')"
LESSON_STEPS = 3


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield opened
    opened.close()


def test_a_turn_is_played_and_found_again_with_the_network_cut(host: Host, context: BrowserContext) -> None:
    page = opened(context, host.address)
    at_a_table(page, "firenze")
    until(page, ALL_KEPT, patience_ms=READY_MS)
    host.go_away()
    turn(page)
    asked(page)
    before = entries(page)
    page.locator(TARGET).filter(visible=True).first.click()  # a turn that is only begun
    page.add_init_script(NOTES_WHAT_COMES_FIRST)
    page.reload()
    asked(page)
    page.wait_for_function("window.boardFirst")  # it is there before Python is
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
    second.close()
    asked(first)
    expect(first.get_by_test_id("local-elsewhere")).to_have_count(0)


def test_a_table_at_an_address_without_encryption(host: Host, browser: Browser) -> None:
    """As a phone sees the folder that a computer beside it serves: browsers offer less there, such as no locks."""
    named = [*FLAGS, "--host-resolver-rules=MAP torri.example 127.0.0.1"]
    other = browser.browser_type.launch(executable_path=chromium(), args=named)
    try:
        page = opened(other.new_context(), host.address.replace("127.0.0.1", "torri.example"))
        assert not page.evaluate("isSecureContext")
        at_a_table(page, "patrizier")
        turn(page)
    finally:
        other.close()


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
    until(page, ALL_KEPT, patience_ms=READY_MS)
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
    until_reviewed(page)


def learned(page: Page, address: str, game: str) -> None:
    page.goto(address)
    for number, step in enumerate(lesson(torri.game(game)).steps[:LESSON_STEPS]):
        at(page, number)
        plan(page, step.does.replace("+", " ").split())
        if step.tries is not None:
            return
        page.locator(CONFIRM).click()
        page.get_by_test_id("step-done").wait_for()
        page.get_by_test_id("lesson-next").click()


def test_a_running_match_goes_on_in_a_newer_build(static_folder: Path, tmp_path: Path, context: BrowserContext) -> None:
    """The newer one is let in by a press; until then the older one plays on, whole."""
    shutil.copytree(static_folder, tmp_path, copy_function=os.link, dirs_exist_ok=True)
    host = Host(tmp_path)
    page = opened(context, host.address)
    at_a_table(page, "patrizier")
    until(page, ALL_KEPT, patience_ms=READY_MS)
    turn(page)
    before = entries(page)
    for name, newer in (
        ("index.html", lambda text: text.replace("<head>", '<head><meta name="newer" />')),
        ("service-worker.js", lambda text: VERSION.sub("newer", text)),
    ):
        file = tmp_path.joinpath(*BELOW, name)
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


def test_the_first_page_is_light_and_everything_comes_from_the_folder(
    host: Host, static_folder: Path, browser: Browser
) -> None:
    context = browser.new_context(
        viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
        service_workers="block",  # it fetches what other visits need
    )
    asked_for: list[str] = []
    context.on("request", lambda request: asked_for.append(request.url))
    page = opened(context, host.address)
    page.get_by_test_id("play-florenza").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    assert all(url.startswith(host.address) for url in asked_for)
    files = {url.removeprefix(host.address).partition("#")[0] or "index.html" for url in asked_for}
    later = {name for name in files if name.startswith(("python/", "wasm/"))}
    assert "python/pyodide.asm.wasm" in later, "it comes while the player chooses"
    assert any("Vignette" in name for name in files)
    weights = {name: weight(static_folder.joinpath(*BELOW, name)) for name in files - later}
    assert sum(weights.values()) < FIRST_PAGE_BYTES, sorted(weights.items(), key=lambda one: -one[1])


def weight(file: Path) -> int:
    """As most hosts send it."""
    content = file.read_bytes()
    return min(len(content), len(gzip.compress(content, 6)))


def test_the_folder_can_be_moved(static_folder: Path) -> None:
    """Nothing in it names where it is."""
    page = static_folder.joinpath(*BELOW, "index.html").read_text(encoding="utf-8")
    assert 'src="/' not in page and 'href="/' not in page


def test_a_host_may_read_all_of_it(static_folder: Path, tmp_path: Path) -> None:
    """It runs as somebody else than who has built the folder, and is let in as everywhere on this machine."""
    usual = tmp_path / "usual"
    usual.mkdir()
    folders = [folder for folder in static_folder.joinpath(*BELOW).rglob("*") if folder.is_dir()]
    assert {folder.name for folder in folders} == {"assets", "icons", "python", "wasm"}
    assert {folder.stat().st_mode for folder in folders} == {usual.stat().st_mode}


def test_its_content_policy_is_as_strict_as_that_of_the_server(static_folder: Path) -> None:
    page = static_folder.joinpath(*BELOW, "index.html").read_text(encoding="utf-8")
    found = POLICY.search(page)
    assert found is not None
    servers = directives(CONTENT_SECURITY_POLICY.replace(*WITH_WEBASSEMBLY))
    del servers["frame-ancestors"]  # counts only in a header
    assert directives(found[1]) == servers | {"form-action": {"'none'"}}


def directives(policy: str) -> dict[str, set[str]]:
    return {name: set(allowed) for name, *allowed in (one.split() for one in policy.split(";"))}
