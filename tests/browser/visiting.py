"""Chromium, the people who look through it, and what must not happen to any of them."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

from tests.amount import LONG, cases

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The last flag replaces Playwright's own, so what it turns off for good reasons is here again.
FEATURES_OFF: Final = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "PaintHolding"),
    *("MediaRouter", "OptimizationHints", "ThirdPartyStoragePartitioning", "LensOverlay", "AimEnabled"),
    # Pages of the address bar, loaded with each context: they took three quarters of what an empty page costs.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES_OFF)}",
)
Language = Literal["en", "nl", "de", "it"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "nl", "de", "it")
LOCALES: Final = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE", "it": "it-IT"}
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
# Every language on every screen in the long run.
LANGUAGES_AND_SIZES: Final[Sequence[tuple[Language, tuple[int, int]]]] = cases(
    short=[("de", PHONE)],
    long=[(language, size) for language in LANGUAGES for size in (DESKTOP, PHONE)],
)
STANDARDS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")

# Cards and windows show numerals and signs that their names say in words.
DRAWN: Final = ("label-content-name-mismatch",)

MAX_WAIT_MS: Final = 15_000  # milliseconds that something may take on a busy machine
PAUSE_MS: Final = 100  # between two looks at a page


class NoBrowser(AssertionError):
    """The browser that the tests need is not installed."""


def chromium() -> str:
    for name in PROGRAMS:
        if found := shutil.which(name):
            return found
    raise NoBrowser("These tests need Chromium. On Debian and Ubuntu: apt install chromium")


class Recorder:
    """Errors in a browser context, collected during a test."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.faults: list[str] = []
        self.asked = 0  # requests so far
        self.awaited: set[Request] = set()  # those without an answer yet
        self._forgiven: list[re.Pattern[str]] = []
        self._allowed = (f"{address}/", address.replace("http://", "ws://") + "/", "blob:", "data:image/")
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfinished", self._answered)
        context.on("requestfailed", self._answered)
        context.on("page", lambda page: page.on("websocket", self._socket))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            place = message.location.get("url", "")
            self._note(f"console {message.type}: {message.text} ({place})")

    def _error(self, error: WebError) -> None:
        stack = str(error.error.stack or error.error).splitlines()
        self._note("page error: " + "\n    ".join(line.strip() for line in stack[:6]))

    def _request(self, request: Request) -> None:
        self.asked += 1
        if request.service_worker is None:  # what is fetched for later need not be waited for
            self.awaited.add(request)
        if not request.url.startswith(self._allowed):
            self._note(f"request to another origin: {request.url}")

    def _answered(self, request: Request) -> None:
        self.awaited.discard(request)

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self._allowed):
            self._note(f"socket to another origin: {socket.url}")

    def _note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._forgiven):
            self.faults.append(fault)

    @contextmanager
    def forgiving(self, *patterns: str) -> Iterator[None]:
        """Meanwhile these faults are expected: the server may be gone, for example."""
        before = self._forgiven
        self._forgiven = [*before, *map(re.compile, patterns)]
        try:
            yield
        finally:
            self._forgiven = before

    def check(self) -> None:
        faults, self.faults = Counter(self.faults), []
        assert not faults, "\n".join(f"{times} times {fault}" for fault, times in faults.most_common(8))


UNREACHABLE: Final = (
    r"ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection|ERR_SOCKET|Failed to (load|fetch)",
    "error occurred when fetching the script",  # the service worker's
)


RECORDERS: Final[dict[BrowserContext, Recorder]] = {}


class Visitor:
    """Somebody with a browser context of their own: cookies, language, size of the screen."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: Language = "en",
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        self.address = address
        self.size = size
        touching = size[0] < 600
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touching,
            is_mobile=touching,
            reduced_motion="reduce",
            **more,
        )
        self.context.set_default_timeout(MAX_WAIT_MS)
        self.context.set_default_navigation_timeout(MAX_WAIT_MS * 2)
        kept = json.dumps({"motion": "none", "sound": False, "pace": "instant"} | (settings or {}))
        # Only at first: what is chosen later stays chosen after a reload.
        self.context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('torri-settings'))"
            f" localStorage.setItem('torri-settings', {json.dumps(kept)});"
        )
        # Every violation is reported, also one that Chromium would not write to the console.
        self.context.add_init_script(
            "document.addEventListener('securitypolicyviolation', (event) =>"
            " console.error('CSP violation', event.violatedDirective, event.blockedURI, event.sourceFile));"
        )
        self.recorder = RECORDERS[self.context] = Recorder(self.context, address)
        self.page = self.context.new_page()

    def go(self, path: str = "/") -> Page:
        self.page.goto(path, wait_until="load")
        settle(self.page)
        return self.page

    def leave(self) -> None:
        self.context.close()
        del RECORDERS[self.context]


# Parts of a page come one after another, each in a task of its own: three frames and pauses without a change.
UNCHANGED: Final = """() => new Promise((done) => {
  let left = 3;
  const watcher = new MutationObserver(() => { left = 3; });
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    left -= 1;
    if (left >= 0) return void requestAnimationFrame(() => setTimeout(look, 20));
    watcher.disconnect();
    done();
  };
  document.fonts.ready.then(look);
})"""


def until(page: Page, promised: str, given: Any = None, patience_ms: float = MAX_WAIT_MS) -> None:
    """Wait until what the function promises is true. Playwright's own waiting takes the promise itself for true."""
    deadline = time.monotonic() + patience_ms / 1000
    while not page.evaluate(promised, given):
        assert time.monotonic() < deadline, promised
        page.wait_for_timeout(PAUSE_MS)


def settle(page: Page) -> None:
    """Wait until all requests of the page are answered and nothing in it changes any more."""
    recorder = RECORDERS[page.context]
    page.locator("main, [data-testid=board]").first.wait_for()
    deadline = time.monotonic() + 2 * MAX_WAIT_MS / 1000
    asked = -1
    while recorder.awaited or recorder.asked != asked:
        asked = recorder.asked
        page.evaluate(UNCHANGED)
        assert time.monotonic() < deadline, f"{page.url} still waits for {[each.url for each in recorder.awaited]}"


@cache
def axe_source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def axe(page: Page, *, without: Sequence[str] = (), dark: bool = LONG) -> None:
    """No violation of WCAG 2.2 AA, as far as axe can tell; `dark`: contrasts also when the system says that it is dark.
    In the long run that is looked at everywhere."""
    # Evaluated, not added to the page, which allows no script but its own.
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe_source() + ";0")
    _axe(page, {"type": "tag", "values": list(STANDARDS)}, without)
    if dark:
        page.emulate_media(color_scheme="dark")
        page.locator("html[data-theme=dark]").wait_for(state="attached")
        _axe(page, {"type": "rule", "values": ["color-contrast"]}, ())
        page.emulate_media(color_scheme="light")


def _axe(page: Page, only: dict[str, Any], without: Sequence[str]) -> None:
    """Of the whole page; in the short run only of a dialog that is open, as all else is inert and was looked at."""
    violations: list[dict[str, Any]] = page.evaluate(
        "([only, off, whole]) => axe.run((!whole && [...document.querySelectorAll('dialog:modal')].at(-1)) || document,"
        # Without preload no style sheet is fetched again; the short run trusts that nothing plays sound by itself.
        " {runOnly: only, resultTypes: ['violations'], preload: whole,"
        " rules: Object.fromEntries(off.map((one) => [one, {enabled: false}]))}).then((found) => found.violations)",
        [only, list(without), LONG],
    )
    told = [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n"
        + "\n".join(f"    {node['html'][:200]}\n      {node['failureSummary']}" for node in violation["nodes"][:5])
        for violation in violations
    ]
    where = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme].join(', ')")
    assert not told, f"{page.url} in {where}\n" + "\n".join(told)


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the screen, and so nothing must be pushed aside to be read."""
    # A phone makes its page wider when something does not fit; the screen stays what it is.
    shown = (page.viewport_size or {"width": 0})["width"]
    whole = page.evaluate("Math.max(document.documentElement.scrollWidth, innerWidth, visualViewport.width)")
    wide = page.evaluate(
        """(shown) => [...document.querySelectorAll('body *')]
            .map((one) => [`${one.tagName}.${one.getAttribute('class')}`, one.getBoundingClientRect().right])
            .filter(([, right]) => right > shown + 1).slice(0, 8)""",
        shown,
    )
    assert whole <= shown, f"{page.url}: {whole} px wide on a screen of {shown}: {wide}"
