"""Pictures of the moments of play, and of their motion, to be looked at.

.venv/bin/python tools/moments.py                    of every game, on a desk and on a phone
.venv/bin/python tools/moments.py firenze-desktop    of this one
.venv/bin/python tools/moments.py firenze-desktop-end    only its end; or its `middle`, or what is `rare`
.venv/bin/python tools/moments.py phone-rare-dark        only the dark sheets of that

They are taken at real tables, light and dark, into build/moments; a motion is a sheet of frames. Those that
docs/moments.md shows go there too.
"""

from __future__ import annotations

import base64
import io
import itertools
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from screenshots import DARK, LEVELS, SIZES, Studio, advice, answer, until_asked

from tests.browser.playing import FORBIDDEN, MINE, RECORD_OF, RECORDS  # isort: skip
from tests.browser.playing import bot, continued, create_table, open_table, told, tool  # isort: skip
from tests.browser.visiting import DESKTOP, FLAGS, PHONE, Visitor, chromium  # isort: skip
from tests.server.running import Server  # isort: skip

import web
from torri import Record

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "moments"
PAGE = ROOT / "docs" / "moments.md"
SHOWN = ROOT / "docs" / "images" / "moments"  # those that the page names
SHOWN_WIDTH, SHOWN_QUALITY = 1600, 62
FRAMES = 9  # of a sheet
SLOWER = 3  # so many times, for a busy machine to show all of a motion
FRAME_WIDTH = {DESKTOP: 640, PHONE: 260}
SETTINGS = {"pace": "normal", "motion": "full"}
THEMES = ("", DARK)
LOOKED_AT = {"since", "why-not", "hint", "chat", "chronicle"}
MIDDLE = LOOKED_AT | {"rival"}
STILL = LOOKED_AT | {"show-me", "last-round", "end"}
FELT = {"seal": "[data-testid=flourishes] .seal", "fall": "[data-testid=flourishes] .brick"}  # for a moment
MOMENT = "[data-testid=moment]"
LEFT_MS = 600  # to be seen afterwards
ROLLED = {"florenza": {"the-fame-of-a-work", "a-masterpiece"}}
# Where the last round is announced: in Firenze not in every game.
ENDS = RECORD_OF | {"firenze": RECORDS / "firenze" / "records" / "3-last-seal.torri"}
LAST_ANSWERS = {"firenze": 40, "patrizier": 8, "florenza": 24}
# What seldom comes by itself: a record, and the answer in it that brings it.
RARE = {
    "firenze": ("fall", RECORDS / "firenze" / "records" / "3-last-seal.torri", 298),
    "florenza": ("income", RECORD_OF["florenza"], 234),
}
PARTS = ("rare", "middle", "end")
MOST_ANSWERS = 45
MOST_PRESSED = 8  # forbidden things, all over the table, before the next turn is waited for
PRESS_MS = 1_500
TURNS_BEFORE = 3  # of one's own, before the table is looked at
OPENING_MS = 8_000
SHOWN_MS = 700
STILL_MS = 800
HINT_MS = 4_000
ENDING_MS = 11_000 * SLOWER
SOON_MS = 30_000


SLOW_CLOCK = f"""
    const {{ setTimeout: usual, setInterval: often }} = window;
    window.setTimeout = (what, ms = 0, ...more) => usual(what, ms * {SLOWER}, ...more);
    window.setInterval = (what, ms = 0, ...more) => often(what, ms * {SLOWER}, ...more);
"""


class Film:
    """What a page shows, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.frames: list[bytes] = []
        self._session = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._frame)
        self._session.send("Animation.enable")
        self._session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})

    def roll(self) -> None:
        self.frames = []
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 80, "everyNthFrame": 2})

    def stop(self) -> None:
        self._session.send("Page.stopScreencast")

    def _frame(self, shown: dict[str, Any]) -> None:
        self.frames.append(base64.b64decode(shown["data"]))
        with suppress(PlaywrightError):  # the page may be gone
            self._session.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})


def sheet(frames: list[bytes], size: tuple[int, int]) -> bytes:
    """Some of the frames, evenly spread, side by side."""
    last = len(frames) - 1
    chosen = [frames[round(last * number / (FRAMES - 1))] for number in range(FRAMES)] if last >= FRAMES else frames
    width = FRAME_WIDTH[size]
    height = width * size[1] // size[0]
    columns = 3 if size == DESKTOP else FRAMES
    rows = -(-len(chosen) // columns)
    whole = Image.new("RGB", (columns * (width + 6), rows * (height + 6)), "white")
    for number, frame in enumerate(chosen):
        picture = Image.open(io.BytesIO(frame)).convert("RGB").resize((width, height))
        whole.paste(picture, (number % columns * (width + 6), number // columns * (height + 6)))
    file = io.BytesIO()
    whole.save(file, "PNG")
    return file.getvalue()


def publish(name: str) -> None:
    """A smaller one, for the page that shows it."""
    picture = Image.open(FOLDER / f"{name}.png").convert("RGB")
    picture.thumbnail((SHOWN_WIDTH, SHOWN_WIDTH))
    SHOWN.mkdir(parents=True, exist_ok=True)
    picture.save(SHOWN / f"{name}.webp", quality=SHOWN_QUALITY)


class Moments:
    """One game on one device, played on by hints until its end; whatever is a moment is kept once: what stands still in
    both themes, what moves in the one it is played in, and in a dark game nothing else."""

    def __init__(self, studio: Studio, game: str, device: str, theme: str) -> None:
        self.studio, self.game, self.device, self.theme = studio, game, device, theme
        self.size = SIZES[device]
        self.visitor = Visitor(studio.browser, studio.server.address, size=self.size, settings=SETTINGS)
        self.page = self.visitor.page
        self.page.set_default_timeout(SOON_MS)
        self.page.emulate_media(reduced_motion="no-preference")
        self.lit(theme)
        self.page.add_init_script(SLOW_CLOCK)
        self.film = Film(self.page)
        self.match = ""
        self.taken: set[str] = set(STILL if theme else ())

    def lit(self, theme: str) -> None:
        self.page.emulate_media(color_scheme="dark" if theme else "light")

    def moved(self, kind: str) -> None:
        """What has been filmed, as a sheet."""
        self.keep(kind, sheet(self.film.frames, self.size), self.theme)

    def keep(self, kind: str, picture: bytes, ending: str = "") -> None:
        name = f"{self.game}-{kind}-{self.device}{ending}"
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{name}.png").write_bytes(picture)
        print(name, flush=True)
        if f"{name}.webp" in PAGE.read_text("utf-8"):
            publish(name)

    def still(self, kind: str) -> None:
        """Light and dark."""
        for theme in THEMES:
            self.lit(theme)
            self.page.wait_for_timeout(STILL_MS)
            self.keep(kind, self.page.screenshot(), theme)
        self.lit(self.theme)

    def wants(self, kind: str) -> bool:
        """Whether this has not been taken; from now on it has."""
        if kind in self.taken or not self.studio.wants(f"{self.game}-{kind}-{self.device}"):
            return False
        self.taken.add(kind)
        return True

    def learn(self) -> None:
        """What a lesson shows who asks for it."""
        if not self.wants("show-me"):
            return
        self.page.goto(f"/learn/{self.game}")
        self.page.get_by_test_id("show-me").click()
        self.page.wait_for_timeout(SHOWN_MS * SLOWER)
        self.still("show-me")

    def sit_down(self) -> None:
        open_table(self.visitor, self.match)
        self.page.get_by_test_id("traces").wait_for(state="attached")  # the last of its parts

    def play(self, part: str) -> None:
        """A game's beginning and middle, until everything that belongs there has been seen; the end of another; or what
        seldom comes by itself."""
        {"rare": self.rare, "middle": self.middle, "end": self.end}[part]()
        self.visitor.leave()

    def rare(self) -> None:
        """As it came in a record, from the beginning of that turn."""
        if self.game not in RARE:
            return
        kind, record, ply = RARE[self.game]
        answers = Record.from_text(record.read_text("utf-8")).answers
        self.match = continued(self.visitor, record, len(answers) - ply)
        self.sit_down()
        self.film.roll()
        while (update := until_asked(self.visitor, self.match))["table"]["ply"] < ply:
            answer(self.visitor, self.match, update, {"answer": answers[update["table"]["ply"]]})
        self.page.locator(MINE).wait_for()
        answer(self.visitor, self.match, update, {"answer": answers[ply]})
        self.filmed(kind, FELT.get(kind) or f"{MOMENT} [aria-label={kind.capitalize()}]")

    def filmed(self, kind: str, selector: str) -> None:
        """As long as it is there, and how the table is left."""
        self.page.locator(selector).first.wait_for()
        del self.film.frames[:-1]
        self.page.wait_for_function("what => !document.querySelector(what)", arg=selector)
        self.page.wait_for_timeout(LEFT_MS)
        self.moved(kind)

    def middle(self) -> None:
        """From the lesson on, and the opening of a table."""
        self.learn()
        bots = map(bot, LEVELS[self.game])
        self.match = create_table(self.visitor, self.game, "me", *bots, name="Livia")["match"]
        self.film.roll()
        open_table(self.visitor, self.match)
        self.page.wait_for_timeout(OPENING_MS)
        self.moved("opening")
        self.film.stop()
        turns = answers = 0
        wanted = MIDDLE | ROLLED.get(self.game, set())
        while wanted - self.taken and answers < MOST_ANSWERS:
            turns += self.one(turns >= TURNS_BEFORE)
            answers += 1

    def end(self) -> None:
        """The last round, and the ending itself."""
        self.taken |= MIDDLE
        self.match = continued(self.visitor, ENDS[self.game], LAST_ANSWERS[self.game])
        self.sit_down()
        while told(self.visitor, self.match)["table"]["status"] != "over":
            self.one(True)
        self.page.locator("[data-testid=finish] [data-done]").wait_for()
        self.page.wait_for_timeout(4_500 * SLOWER)
        if self.wants("end"):
            self.still("end")

    def one(self, looks: bool) -> bool:
        """One answer, and what is to be seen before and after it; whether somebody else's turn followed."""
        update = until_asked(self.visitor, self.match)
        if update["table"]["status"] == "over":
            return False
        try:
            if looks:
                self.look(update["view"])
            return self.answer(update)
        except TooLate as late:
            print(self.game, self.device, "not in time:", *str(late).splitlines()[-2:], flush=True)
            self.page.reload()
            return False

    def look(self, view: dict[str, Any]) -> None:
        """What can be looked at while one is asked."""
        if not self.page.locator(MINE).count():
            self.page.keyboard.press("Space")
        self.page.locator(MINE).wait_for()
        if view["table"].get("last_round") and self.wants("last-round"):
            self.still("last-round")
        if self.page.get_by_test_id("since").count() and self.wants("since"):
            self.still("since")
        if "why-not" not in self.taken and self.refused() and self.wants("why-not"):
            self.still("why-not")
            self.page.keyboard.press("Escape")
        if self.wants("hint"):
            tool(self.page, "hint").click()
            self.page.get_by_test_id("play-line").wait_for()
            self.page.wait_for_timeout(HINT_MS)
            self.still("hint")
            self.page.keyboard.press("Escape")
        if self.wants("chat"):
            self.page.get_by_role("button", name="Talk").first.click()
            self.page.get_by_test_id("talk").wait_for()
            self.still("chat")
            self.page.get_by_test_id("talk").locator(".close").click()
        if self.wants("chronicle"):
            self.page.get_by_test_id("menu").click()
            self.page.get_by_role("dialog").get_by_role("button", name="Chronicle").click()
            self.still("chronicle")
            self.page.reload()
            self.page.locator(MINE).wait_for()

    def refused(self) -> bool:
        """Press what may not be done until a reason shows what there is and what it would take."""
        bubble = self.page.get_by_test_id("why-not")
        spots = self.page.locator(FORBIDDEN).filter(visible=True).all()
        for spot in spots[:: -(-len(spots) // MOST_PRESSED) or 1]:
            with suppress(TooLate):  # something may lie over it
                spot.click(timeout=PRESS_MS)
                bubble.wait_for(timeout=PRESS_MS)
            if bubble.locator(".fact").count():
                return True
            self.page.keyboard.press("Escape")
        return False

    def answer(self, update: dict[str, Any]) -> bool:
        """As a hint says; whether somebody else's turn followed."""
        best = advice(self.visitor, self.match)
        if told(self.visitor, self.match)["seq"] != update["seq"]:
            return False  # what was obvious has been answered meanwhile
        self.film.roll()
        answer(self.visitor, self.match, update, best)
        self.page.wait_for_timeout(SHOWN_MS)
        after = told(self.visitor, self.match)
        others = bool(self.page.get_by_test_id("skip").count())
        moment = self.page.locator(MOMENT)
        self.felt()
        if after["view"]["table"].get("last_round") or after["table"]["status"] == "over":
            self.ending()
        elif moment.count():
            kind = str(moment.locator("[role=group]").get_attribute("aria-label")).lower().replace(" ", "-").strip("!")
            if self.wants(kind):
                self.filmed(kind, MOMENT)
        elif others and self.wants("rival"):
            for _ in range(100):
                if self.page.locator(MINE).count():
                    break
                self.page.wait_for_timeout(400)
            self.moved("rival")
        self.film.stop()
        # In an ending that has opened, Space would press what has the focus: close it.
        if others and not self.page.get_by_test_id("finish").count():
            self.page.keyboard.press("Space")
        return others

    def felt(self) -> None:
        """What one's own answer does to things on the table."""
        for kind, selector in FELT.items():
            if self.page.locator(selector).count() and self.wants(kind):
                self.filmed(kind, selector)

    def ending(self) -> None:
        """Until one is asked again, or the points have been counted."""
        finish = self.page.get_by_test_id("finish")
        self.page.locator(f"{MINE}, [data-testid=finish]").first.wait_for(timeout=90_000)
        if finish.count():
            self.film.frames.clear()
            self.page.wait_for_timeout(ENDING_MS)
            self.moved("ending")


def main(wanted: list[str]) -> int:
    web.ensure()
    with (
        tempfile.TemporaryDirectory(prefix="torri-moments-") as folder,
        Server(Path(folder) / "data", environment={"TORRI_PLAIN": ""}, known_dice=True) as server,
        sync_playwright() as playwright,
    ):
        server.roll("moments")
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        studio = Studio(browser, server, [], [""])
        for game, device, part, theme in itertools.product(LEVELS, SIZES, PARTS, THEMES):
            if any(wish in f"{game}-{device}-{part}{theme}" for wish in wanted or [""]):
                Moments(studio, game, device, theme).play(part)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
