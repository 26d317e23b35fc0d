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
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import FORBIDDEN, MAX_STEPS, MINE, Player, bot, open_table, told, tool
from tests.browser.visiting import DESKTOP, FLAGS, PHONE, Visitor, chromium, settle
from tests.server.running import Server

import web
from torri import Record
from torri.players.arena.playing import play
from torri.players.arena.schedule import Contest, fixtures

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
SEAT = 0  # our own
NAME, OTHERS = "Livia", ("Cosimo", "Lucrezia")
MOMENTS = {"opening": 0.05, "middle": 0.55}  # shares of a game
MAX_TABLES = 8  # that are looked at until one has something to refuse
WORTH_A_LEDGER = {"firenze": 4, "patrizier": 4, "florenza": 2}  # lines
TELLING = {"florenza": "ACTION"}  # at other questions most of the board is not what is asked for
FORBIDDEN_ARTIST = ("duomo.campanile", "nameless-painter")  # a work for architects alone
HINT_SECONDS = 0.15  # of thinking for a plan


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
    """A game that bots have played, and tables that continue from moments of it, on a desktop and on a phone."""
    desktop = studio.visitor(DESKTOP)
    asked = desktop.context.request
    assert asked.post("/api/guests", data={"name": NAME}).ok
    brought = asked.post("/api/records", data={"text": recorded(name).to_text()})
    assert brought.ok, brought.text()
    match = str(brought.json()["match"])
    seen = {"desktop": desktop, "phone": studio.visitor(PHONE, like=desktop)}
    for kind, share in MOMENTS.items():
        if studio.wants(f"{name}-{kind}"):
            photograph(studio, f"{name}-{kind}", seen, turns_near(desktop, match, share))
    if any(studio.wants(f"{name}-{kind}") for kind in OPENED):
        turns = turns_near(desktop, match, MOMENTS["middle"])
        any(detail(studio, name, seen, turn) for turn in islice(turns, MAX_TABLES))
    if studio.wants(f"{name}-end"):
        ending(studio, name, seen, next(turns_near(desktop, match, 1)))
    looked_back(studio, name, seen, match)
    for visitor in seen.values():
        visitor.leave()


def recorded(name: str) -> Record:
    """A whole game between levels that answer at once, always the same as long as they play alike."""
    players = len(LEVELS[name])
    contest = Contest(name, players, LEVELS[name], games=1, options=OPTIONS.get(name, {}))
    record = Record.begin(name, players, contest.options, [NAME, *OTHERS[: players - 1]])
    record.answers = play(contest, next(fixtures(contest))).answers
    record.finish()
    return record


def turns_near(visitor: Visitor, match: str, share: float) -> Iterator[str]:
    """Tables that continue where our seat begins a turn, in a game that is so far: the nearest turn first."""
    asked = visitor.context.request
    story = asked.get(f"/api/matches/{match}/replay").json()
    chairs = [{"kind": "me"}, *map(bot, LEVELS[story["table"]["game"]][1:])]
    own = [turn["first"] for turn in story["turns"] if turn["actor"] == SEAT]
    for ply in sorted(own, key=lambda ply: abs(ply - share * story["last"])):
        continued = asked.post(f"/api/matches/{match}/continue", data={"ply": ply, "chairs": chairs})
        assert continued.ok, continued.text()
        yield str(continued.json()["match"])


def photograph(studio: Studio, name: str, seen: dict[str, Visitor], tables: Iterator[str]) -> None:
    """The table with the beginning of a good plan; another one where there is nothing to choose."""
    for table in tables:
        best = advice(seen["desktop"], table)
        if best is None:
            continue
        for device, visitor in seen.items():
            if studio.wants(f"{name}-{device}"):
                open_table(visitor, table)
                studio.keep(f"{name}-{device}", planned(studio, visitor, best["line"]))
        return


def ending(studio: Studio, name: str, seen: dict[str, Visitor], table: str) -> None:
    """The last page of a match, played from our last turn on."""
    while (update := until_asked(seen["desktop"], table))["table"]["status"] != "over":
        answer(seen["desktop"], table, update, None)
    for device, visitor in seen.items():
        open_table(visitor, table).get_by_test_id("finish").wait_for()
        studio.keep(f"{name}-end-{device}", studio.shots(visitor.page))


def looked_back(studio: Studio, name: str, seen: dict[str, Visitor], match: str) -> None:
    """The replay of the match, plain and reviewed, at the ply where our seat lost most."""
    for device, visitor in seen.items():
        if studio.wants(f"{name}-replay-{device}"):
            visitor.go(f"/replay/{match}")
            studio.keep(f"{name}-replay-{device}", studio.shots(visitor.page))
    if not studio.wants(f"{name}-review"):
        return
    asked = seen["desktop"].context.request
    assert asked.post(f"/api/matches/{match}/review", data={"effort": "quick"}).ok
    while (state := asked.get(f"/api/matches/{match}/review").json())["status"] in ("waiting", "running"):
        time.sleep(1)
    own = [judged for judged in state["review"]["judged"] if judged["seat"] == SEAT]
    worst = max(own, key=lambda judged: float(judged["loss"]))["ply"]
    for device, visitor in seen.items():
        if not studio.wants(f"{name}-review-{device}"):
            continue
        visitor.go(f"/replay/{match}?ply={worst}&as={SEAT}")
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
    for _ in range(MAX_STEPS):
        if page.get_by_test_id("confirm").count() == 0:
            return
        page.get_by_test_id("undo").click()
        page.wait_for_timeout(50)


def detail(studio: Studio, name: str, seen: dict[str, Visitor], table: str) -> bool:
    """What can be opened over a table: a refusal, the ledger, a hint; whether this table had enough to show."""
    update = until_asked(seen["desktop"], table)
    telling = update["view"]["question"] == TELLING.get(name, update["view"]["question"])
    if not telling or causes(seen["desktop"], table) < WORTH_A_LEDGER[name]:
        return False
    for device, visitor in seen.items():
        if not any(studio.wants(f"{name}-{kind}-{device}") for kind in OPENED):
            continue
        page = open_table(visitor, table)
        page.locator(MINE).wait_for()
        take_back(page)
        forbidden = forbidden_artist(page) if name == "florenza" else page.locator(FORBIDDEN).filter(visible=True).first
        if forbidden.count() == 0:
            return False
        with opened(page, forbidden, OPENED["why-not"]):
            studio.keep(f"{name}-why-not-{device}", studio.shots(page))
        take_back(page)
        for kind in ("ledger", "hint"):
            if studio.wants(f"{name}-{kind}-{device}"):
                with opened(page, tool(page, kind), OPENED[kind]):
                    studio.keep(f"{name}-{kind}-{device}", studio.shots(page))
    return True


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
