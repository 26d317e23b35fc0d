"""Make docs/screenshots again: the real app, a real server, Chromium. Started with the Python of `./torri test`.

.venv/bin/python tools/screenshots.py            those that a page of the documentation shows
.venv/bin/python tools/screenshots.py firenze    those whose name begins with this, whether a page shows them or not

A name that ends in -dark is the same picture in the dark theme: home-desktop-dark.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import FORBIDDEN, MINE, MOST_STEPS, Player, bot, create_table, open_table, told, tool  # noqa: E402
from tests.browser.visiting import DESKTOP, FLAGS, PHONE, Visitor, chromium, settle  # noqa: E402
from tests.server.running import Server  # noqa: E402

import web  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
PAGES = {
    "home": "/",
    "set-up": "/new?game=firenze",
    "rules": "/rules/firenze",
    "settings": "/settings",
    "records": "/records",
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
DARK = "-dark"
LEVELS = {
    "firenze": ("compagno", "novizio", "compagno"),
    "patrizier": ("compagno", "novizio"),
    "florenza": ("garzone", "novizio"),
}
OPTIONS: dict[str, dict[str, bool]] = {"florenza": {"short_game": True}}
FIRST_WORDS = ("use", "build", "create", "donate")  # said by pressing what they are about
SIDES = ("city", "district", "artists", "market")  # of Florenza's table on a phone
OPENED = {"why-not": "why-not", "ledger": "ledger-dialog", "hint": "hinting"}
ANSWERS_PER_PICTURE = 6  # own answers; of the pictures, the middle one is kept
WORTH_A_LEDGER = {"firenze": 4, "patrizier": 4, "florenza": 2}  # lines
TELLING = {"florenza": "ACTION"}  # at other questions most of the board is not what is asked for
FORBIDDEN_ARTIST = ("duomo.campanile", "nameless-painter")  # a work for architects alone
HINT_SECONDS = 0.15  # of thinking for each of our answers


def shown() -> list[str]:
    """The names of the screenshots that pages show."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return sorted(
        {name for page in pages for name in re.findall(r"screenshots/([\w-]+)\.png", page.read_text("utf-8"))}
    )


class Studio:
    """Takes pictures, except those that were not asked for: by name, or by how their names begin."""

    def __init__(self, browser: Browser, server: Server, names: list[str], beginnings: list[str]) -> None:
        self.browser = browser
        self.server = server
        self.names = names
        self.beginnings = beginnings
        self.endings = ["", DARK] if beginnings or any(name.endswith(DARK) for name in names) else [""]

    def wants(self, name: str) -> bool:
        """Whether anything of that name, or of one that begins with it, is to be taken."""
        some = any(name.startswith(begin) or begin.startswith(name) for begin in self.beginnings)
        return some or any(one.startswith(name) for one in self.names)

    def visitor(self, size: tuple[int, int], like: Visitor | None = None) -> Visitor:
        more: dict[str, Any] = {"storage_state": like.context.storage_state()} if like else {}
        return Visitor(self.browser, self.server.address, size=size, **more)

    def shots(self, page: Page) -> dict[str, bytes]:
        """The page as it is, by what the picture's name ends with: light, and dark where that is asked for."""
        settle(page)
        found = {}
        for ending in self.endings:
            page.emulate_media(color_scheme="dark" if ending == DARK else "light")
            page.wait_for_timeout(250)  # animations have ended
            found[ending] = page.screenshot(animations="disabled")
        page.emulate_media(color_scheme="light")
        return found

    def keep(self, name: str, pictures: dict[str, bytes]) -> None:
        for ending, picture in pictures.items():
            whole = name + ending
            if whole not in self.names and not any(whole.startswith(begin) for begin in self.beginnings):
                continue
            FOLDER.mkdir(parents=True, exist_ok=True)
            (FOLDER / f"{whole}.png").write_bytes(picture)
            print(f"{whole}.png: {len(picture) // 1000} kB", flush=True)


def pages(studio: Studio) -> None:
    for name, path in PAGES.items():
        if not studio.wants(name):
            continue
        for device, size in SIZES.items():
            visitor = studio.visitor(size)
            visitor.go(path)
            studio.keep(f"{name}-{device}", studio.shots(visitor.page))
            visitor.leave()


def game(studio: Studio, name: str) -> None:
    """One game of a person against bots, on a desktop and on a phone; hints say what to answer."""
    desktop = studio.visitor(DESKTOP)
    bots = map(bot, LEVELS[name])
    match = create_table(desktop, name, "me", *bots, name="Livia", options=OPTIONS.get(name, {}))["match"]
    phone = studio.visitor(PHONE, like=desktop)
    seen = {"desktop": desktop, "phone": phone}
    for visitor in seen.values():
        open_table(visitor, match)
    taken: list[dict[str, dict[str, bytes]]] = []
    answers = 0
    details = False
    while (update := until_asked(desktop, match))["table"]["status"] != "over":
        best = advice(desktop, match)
        if answers % ANSWERS_PER_PICTURE == 0 and best is not None:
            taken.append({device: planned(studio, visitor, best["line"]) for device, visitor in seen.items()})
        telling = update["view"]["question"] == TELLING.get(name, update["view"]["question"])
        if not details and telling and causes(desktop, match) >= WORTH_A_LEDGER[name]:
            details = detail(studio, name, seen)
        answer(desktop, match, update, best)
        answers += 1
    for device, visitor in seen.items():
        visitor.page.get_by_test_id("finish").wait_for()
        studio.keep(f"{name}-end-{device}", studio.shots(visitor.page))
        studio.keep(f"{name}-opening-{device}", taken[0][device])
        studio.keep(f"{name}-middle-{device}", taken[len(taken) // 2][device])
    looked_back(studio, name, seen, match)
    for visitor in seen.values():
        visitor.leave()


def looked_back(studio: Studio, name: str, seen: dict[str, Visitor], match: str) -> None:
    """The replay of the match, plain and reviewed, at the ply where its own player lost most."""
    if not (studio.wants(f"{name}-replay") or studio.wants(f"{name}-review")):
        return
    for device, visitor in seen.items():
        visitor.go(f"/replay/{match}")
        studio.keep(f"{name}-replay-{device}", studio.shots(visitor.page))
    asked = seen["desktop"].context.request
    assert asked.post(f"/api/matches/{match}/review", data={"effort": "quick"}).ok
    while (state := asked.get(f"/api/matches/{match}/review").json())["status"] in ("waiting", "running"):
        time.sleep(1)
    own = [judged for judged in state["review"]["judged"] if judged["seat"] == 0]
    worst = max(own, key=lambda judged: float(judged["loss"]))["ply"]
    for device, visitor in seen.items():
        visitor.go(f"/replay/{match}?ply={worst}&as=0")
        page = visitor.page
        page.get_by_test_id("stage").wait_for()
        if page.get_by_test_id("review").count() == 0:
            page.get_by_test_id("shown").locator("label").last.click()
        page.get_by_test_id("review").wait_for()
        studio.keep(f"{name}-review-{device}", studio.shots(page))


def lessons(studio: Studio) -> None:
    """Each game's first game, a few steps into it."""
    for name in LEVELS:
        for device, size in SIZES.items():
            if not studio.wants(f"{name}-learn-{device}"):
                continue
            visitor = studio.visitor(size)
            visitor.go(f"/learn/{name}")
            studio.keep(f"{name}-learn-{device}", studio.shots(visitor.page))
            visitor.leave()


def until_asked(visitor: Visitor, match: str) -> dict[str, Any]:
    deadline = time.monotonic() + 120
    while True:
        update = told(visitor, match)
        view = update["view"]
        if update["table"]["status"] == "over" or (view["actor"] == update["seat"] and view["answers"]):
            return update
        assert time.monotonic() < deadline, "the bots take too long"
        visitor.page.wait_for_timeout(30)


def causes(visitor: Visitor, match: str) -> int:
    """How many lines the ledger has."""
    asked = visitor.context.request.get(f"/api/matches/{match}/ledger")
    return len(asked.json()) if asked.ok else 0


def advice(visitor: Visitor, match: str) -> dict[str, Any] | None:
    asked = visitor.context.request.post(f"/api/matches/{match}/hint", data={"seconds": HINT_SECONDS})
    best: list[dict[str, Any]] = asked.json()["best"] if asked.ok else []
    return best[0] if best else None


def answer(visitor: Visitor, match: str, update: dict[str, Any], best: dict[str, Any] | None) -> None:
    number = best["answer"] if best else update["view"]["answers"][0]["answer"]
    message = {"type": "answer", "seq": update["seq"], "id": f"s{update['seq']}", "answer": number}
    taken = visitor.context.request.post(f"/api/matches/{match}/answer", data=message)
    # 409: an open page has given an obvious answer by itself meanwhile.
    assert taken.ok or taken.status == 409, taken.text()


def planned(studio: Studio, visitor: Visitor, line: list[str]) -> dict[str, bytes]:
    """The table with the first steps of a plan, as far as the board shows them."""
    page, player = visitor.page, Player(visitor)
    page.locator(MINE).wait_for()
    steps = [text for text in line[:3] if text not in FIRST_WORDS]
    for text in steps if page.get_by_test_id("confirm").count() == 0 else []:
        if not in_sight(page, text):
            break
        with suppress(TooLate, AssertionError):
            player.choose(text)
    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    pictures = studio.shots(page)
    take_back(page)
    return pictures


def in_sight(page: Page, text: str) -> bool:
    """Whether something can be pressed; on a phone it may be on another side of the table."""
    target = page.locator(f'[data-target="{text}"][data-legal]').filter(visible=True)
    for side in SIDES:
        tab = page.locator(f"#florenza-tab-{side}")
        if target.count() or tab.count() == 0:
            break
        tab.click()
    return target.count() > 0


def take_back(page: Page) -> None:
    """What was chosen, by us or by the table itself, and not yet confirmed."""
    for _ in range(MOST_STEPS):
        if page.get_by_test_id("confirm").count() == 0:
            return
        page.get_by_test_id("undo").click()
        page.wait_for_timeout(50)


def detail(studio: Studio, name: str, seen: dict[str, Visitor]) -> bool:
    """What can be opened over a table: a refusal, the ledger, a hint; whether the board had something to refuse."""
    refused = 0
    for device, visitor in seen.items():
        page = visitor.page
        page.locator(MINE).wait_for()
        take_back(page)
        for kind in ("ledger", "hint"):
            with opened(page, tool(page, kind), OPENED[kind]):
                studio.keep(f"{name}-{kind}-{device}", studio.shots(page))
        forbidden = forbidden_artist(page) if name == "florenza" else page.locator(FORBIDDEN).filter(visible=True).first
        if forbidden.count():
            refused += 1
            with opened(page, forbidden, OPENED["why-not"]):
                studio.keep(f"{name}-why-not-{device}", studio.shots(page))
        take_back(page)
    return refused == len(seen)


def forbidden_artist(page: Page) -> Locator:
    """Who may not make a work, once that work is chosen."""
    work, artist = FORBIDDEN_ARTIST
    if in_sight(page, work):
        page.locator(f'[data-target="{work}"]').filter(visible=True).first.click()
        page.locator(MINE).wait_for()
    person = page.locator(f"[data-person={artist}]").filter(visible=True)
    for side in SIDES:
        tab = page.locator(f"#florenza-tab-{side}")
        if person.count() or tab.count() == 0:
            break
        tab.click()
    return person.first


@contextmanager
def opened(page: Page, what: Locator, shows: str) -> Iterator[None]:
    what.click()
    with suppress(TooLate):
        page.get_by_test_id(shows).wait_for(timeout=8_000)
    page.wait_for_load_state("networkidle")
    yield
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)


def main(wanted: list[str]) -> int:
    web.ensure()
    with (
        tempfile.TemporaryDirectory(prefix="torri-screenshots-") as folder,
        Server(Path(folder) / "data", environment={"TORRI_PLAIN": ""}) as server,  # reviews take long without
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        studio = Studio(browser, server, [] if wanted else shown(), wanted)
        pages(studio)
        lessons(studio)
        for name in LEVELS:
            if studio.wants(name):
                game(studio, name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
