"""The app as a folder of files, a host that serves nothing else, and playing there."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import MINE, TARGET
from tests.browser.visiting import ROOT, until

READY_MS: Final = 180_000  # a busy machine may take long to start Python in a page
MAX_PRESSES: Final = 30
BELOW: Final = ("below", "here")  # the path of the app at its host


# The service worker has everything that the next start needs, and the games for bots, which it keeps last.
ALL_KEPT: Final = """async () => {
  const games = ['firenze', 'florenza', 'patrizier'].flatMap((game) => [`wasm/${game}.json`, `wasm/${game}.wasm`]);
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    if ((await Promise.all(games.map((file) => kept.match(file)))).every(Boolean)) return true;
  }
  return false;
}"""

# What is said of a review has changed.
SAYS_MORE: Final = "(before) => document.querySelector('[data-testid=review]')?.innerText !== before"

# Everything that the browser keeps, as keys and values.
ROWS: Final = """() => new Promise((resolve) => {
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
ENTRIES: Final = f"({ROWS})().then((rows) => rows.filter(([key]) => key.startsWith('entry/')).length)"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...

    def end_headers(self) -> None:
        """As hosts of pages do it: for ten minutes a browser need not ask again."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


class Host:
    """A host of files; it can go away."""

    def __init__(self, folder: Path) -> None:
        self._serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self._serving.server_port}/{'/'.join(BELOW)}/"
        Thread(target=self._serving.serve_forever, daemon=True).start()

    def go_away(self) -> None:
        self._serving.shutdown()
        self._serving.server_close()


def built(site: Path) -> Path:
    """What `torri build static` makes, in a folder below this one."""
    command = [sys.executable, str(ROOT / "tools" / "static_app.py"), str(site.joinpath(*BELOW))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


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
    before = len(entries(page))
    planned_and_confirmed(page)
    until(page, f"async (before) => (await {ENTRIES}) > before", before, READY_MS)


def planned_and_confirmed(page: Page) -> None:
    confirm = page.get_by_test_id("confirm")
    for _ in range(MAX_PRESSES):
        page.locator(MINE).wait_for()
        if confirm.count() and confirm.is_enabled():
            break
        page.locator(TARGET).filter(visible=True).first.click()
    confirm.click()


def entries(page: Page) -> dict[str, str]:
    return {key: value for key, value in page.evaluate(ROWS) if key.startswith("entry/")}


def until_reviewed(page: Page) -> None:
    """However long it takes, as long as it goes on: in one browser a whole game of Florenza takes many minutes."""
    review, said = page.get_by_test_id("review"), ""
    while review.get_attribute("data-status") != "done":
        page.wait_for_function(SAYS_MORE, arg=said, timeout=READY_MS)
        said = review.inner_text()
    page.get_by_test_id("margins").wait_for()
