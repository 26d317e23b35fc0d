"""The home page in real Chromium: four languages, small screens, nothing from elsewhere, little to load."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.amount import cases
from tests.browser.conftest import Visit
from tests.browser.playing import told
from tests.browser.visiting import (
    DESKTOP,
    LANGUAGES,
    MAX_WAIT_MS,
    PHONE,
    SMALL_PHONE,
    Language,
    Visitor,
    axe,
    no_sideways_scroll,
    settle,
)
from tests.server.running import Server
from tests.server.test_ratings import PASSWORD, account
from torri.server.http.guard import PAGE_SCRIPT_HASH, PAGE_STYLE_HASH

MAX_TRANSFER_BYTES = 250_000  # bytes on the wire
PAGES = ("/new?game=firenze", "/new?game=patrizier", "/matches", "/watch", "/rules/firenze", "/settings", "/no-such")
# An injected script: which rule refuses it; and which features of the browser the page may use.
TRY_WHAT_IS_FORBIDDEN = """async () => {
    const refused = new Promise((told) =>
        document.addEventListener("securitypolicyviolation", (event) => told(event.effectiveDirective)));
    const script = document.createElement("script");
    script.textContent = "window.smuggled = true";
    document.head.append(script);
    if (window.smuggled) return ["nothing", []];
    return [await refused, document.featurePolicy.allowedFeatures()];
}"""
EVERYWHERE = [(language, size) for language in LANGUAGES for size in (DESKTOP, PHONE, SMALL_PHONE)]
ONCE = [("nl", DESKTOP)]  # test_screens.py looks at it on phones


@pytest.mark.parametrize(("language", "size"), cases(short=ONCE, long=EVERYWHERE), ids=str)
def test_the_home_page_is_whole(visit: Visit, language: Language, size: tuple[int, int]) -> None:
    page = visit(language=language, size=size).page
    assert page.evaluate("document.documentElement.lang") == language
    assert page.get_by_role("heading", level=1).count() == 1
    for name in ("Firenze", "Patrizier"):
        assert name in page.locator("body").inner_text()
    no_sideways_scroll(page)
    axe(page, dark=True)


PLAYED = """localStorage.setItem('torri-home', JSON.stringify({ game: 'patrizier', played: ['patrizier'] }));
localStorage.setItem('torri-known', '1')"""


@pytest.mark.parametrize("size", cases(short=[PHONE], long=[DESKTOP, PHONE, SMALL_PHONE]), ids=str)
def test_who_comes_back_finds_more_than_games_and_still_plays_by_one_press(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    visitor = visit(None, size=size)
    asked, bruno = visitor.context.request, account(server, "Bruno")
    asked.post("/api/guests", data={"name": "Livia"})
    login = asked.post("/api/me/account", data={"login": f"livia-{size[0]}", "password": PASSWORD}).json()["login"]
    assert asked.post("/api/friends", data={"login": bruno.me["login"], "kind": "follow"}).ok
    bruno.post(f"/api/matches/{bruno.create(['me', 'open'])['match']}/invite", login=login)
    visitor.page.add_init_script(PLAYED)
    page = visitor.go("/")
    page.get_by_test_id("invitation").get_by_text("Bruno invites you").wait_for()
    # A game comes first, then what waits, then the rest.
    order = [page.locator(one).first.bounding_box() for one in (".game", ".mine", ".places")]
    tops = [box["y"] for box in order if box]
    assert len(tops) == 3 and (tops == sorted(tops) or size == DESKTOP)
    page.get_by_test_id("puzzle-of-today").get_by_role("link", name="Solve it").wait_for(timeout=MAX_WAIT_MS)
    for place in ("events-here", "lessons-here", "friends-here"):
        assert page.get_by_test_id(place).is_visible()
    settle(page)
    no_sideways_scroll(page)
    axe(page, dark=True)

    page.get_by_test_id("bots-patrizier").click()
    page.get_by_role("dialog").get_by_role("radio", name="Novizio").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("bots-patrizier")).to_contain_text("Novizio")
    page.get_by_test_id("play-patrizier").click()
    page.wait_for_url("**/table/*")
    table = told(visitor, page.url.rsplit("/", 1)[-1])["table"]
    assert {seat["level"].split(":")[0] for seat in table["seats"] if seat["kind"] == "bot"} == {"novizio"}


@pytest.mark.long
def test_pages_without_a_table(visit: Visit) -> None:
    """Every address of its own is served by the app, also one that is not there."""
    visitor = visit(None)
    for path in (
        "/new?game=firenze",
        "/new?game=patrizier",
        "/matches",
        "/watch",
        "/rules/firenze",
        "/settings",
        "/no-such",
    ):
        page = visitor.go(path)
        no_sideways_scroll(page)
        assert page.get_by_role("heading", level=1).count() == 1, path


def test_what_the_home_page_loads_is_small(visit: Visit) -> None:
    visitor = visit(None)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    loaded = transferred(visitor, "/")
    total = sum(loaded.values())
    told = "\n".join(f"{size:8} {url}" for url, size in sorted(loaded.items(), key=lambda pair: -pair[1]))
    assert len(loaded) > 3, told
    assert total < MAX_TRANSFER_BYTES, told
    more_than_once = {path: times for path, times in Counter(asked).items() if times > 1}
    assert not more_than_once


def transferred(visitor: Visitor, path: str) -> dict[str, int]:
    """Bytes that came over the wire, by address; headers included."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    with visitor.page.expect_response("**/api/server"):  # what is read last
        visitor.go(path)
    settle(visitor.page)
    by_url: dict[str, int] = {}
    for request, size in sizes.items():
        url = urls.get(request, request)
        by_url[url] = by_url.get(url, 0) + size
    return by_url


@pytest.fixture(scope="module")
def somebody_at_home(shared_server: Server, browser: Browser) -> Iterator[Visitor]:
    visitor = Visitor(browser, shared_server.address)
    visitor.go()
    yield visitor
    visitor.leave()


@pytest.fixture
def at_home(somebody_at_home: Visitor) -> Iterator[Visitor]:
    """On the home page, for tests that only look."""
    yield somebody_at_home
    somebody_at_home.recorder.check()


def test_the_app_can_be_installed(at_home: Visitor) -> None:
    visitor = at_home
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of a test is like a private window, in which nothing can be installed.
    faults = [error for error in found if error["errorId"] != "in-incognito"]
    assert not faults, faults

    link = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    manifest: dict[str, Any] = visitor.context.request.get(link).json()
    assert manifest["name"]
    assert manifest["display"] in ("standalone", "minimal-ui", "fullscreen")
    assert urljoin(urljoin(visitor.address, link), manifest["start_url"]) == f"{visitor.address}/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes or "any" in sizes, json.dumps(manifest["icons"])
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(icon["src"])
        assert answer.ok, icon
        assert answer.headers["content-type"] == icon["type"]


def test_what_is_served_is_guarded(at_home: Visitor) -> None:
    """Scripts and styles come from the app itself; inside the page only one of each, by its hash."""
    visitor = at_home
    answer = visitor.context.request.get("/")
    policy = {
        rule.split()[0]: rule.split()[1:] for rule in answer.headers["content-security-policy"].split(";") if rule
    }
    assert policy["default-src"] in (["'self'"], ["'none'"])
    assert policy["style-src"] == ["'self'", f"'{PAGE_STYLE_HASH}'"]
    assert policy["script-src"] == ["'self'", f"'{PAGE_SCRIPT_HASH}'"]
    assert "'unsafe-inline'" not in answer.headers["content-security-policy"]
    # What Chromium makes of it.
    with visitor.recorder.forgiving("Content Security Policy", "CSP violation"):
        refused, allowed = visitor.page.evaluate(TRY_WHAT_IS_FORBIDDEN)
        visitor.page.evaluate("0")  # what it has written to the console has come, too
    assert refused == "script-src-elem"
    assert not {"camera", "geolocation", "microphone", "payment"} & set(allowed)


@pytest.mark.long
@pytest.mark.parametrize("language", cases(short=["nl"], long=LANGUAGES))
def test_a_language_is_kept(visit: Visit, language: Language) -> None:
    """A chosen setting stays after a reload, whatever the browser prefers."""
    visitor = visit(language="en")
    visitor.page.evaluate("one => localStorage.setItem('torri-language', one)", language)
    visitor.page.reload()
    settle(visitor.page)
    assert visitor.page.evaluate("document.documentElement.lang") == language
