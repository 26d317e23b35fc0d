"""Playing at a table as a person does: by pressing what the board offers, or by keys alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.browser.visiting import DESKTOP, MAX_WAIT_MS, ROOT, Visitor, no_sideways_scroll

RECORDS: Final = ROOT / "tests" / "games"
RECORD_OF: Final = {
    "firenze": RECORDS / "firenze" / "records" / "2-quiet-rounds.torri",
    "patrizier": RECORDS / "patrizier" / "records" / "3-won-by-points.torri",
    "florenza": RECORDS / "florenza" / "records" / "3-won-by-points.torri",
}
MINE: Final = "[data-testid=action-bar][data-turn=mine]:not([data-busy])"
BUSY: Final = "[data-testid=action-bar][data-busy]"
OVER: Final = "[data-testid=finish]"
COVERED: Final = "[data-testid=its-me]"
CONFIRM: Final = "[data-testid=confirm]:not([disabled])"
TARGET: Final = "[data-target][data-legal]"
FORBIDDEN: Final = "[data-target]:not([data-legal]):not([disabled])"
FOCUSED: Final = "(document.activeElement?.matches('[data-legal]') && document.activeElement.dataset.target) || ''"
# Letters appear one frame after the things that they mark.
LETTERS_SHOWN: Final = """async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('[data-letter]')].map((one) => one.dataset.letter);
}"""
GAME_SECONDS: Final = 240.0  # seconds
MAX_TABS: Final = 150
MAX_STEPS: Final = 40  # of one plan
TABS: Final = ("city", "district", "artists", "market")  # of Florenza's table on a phone
PASS_CHANCE: Final = 0.3
OTHER_TAB_CHANCE: Final = 0.3


def bar(page: Page) -> Locator:
    return page.get_by_test_id("action-bar")


def tool(page: Page, name: str) -> Locator:
    """A button of the table; on a phone some of them are at the top."""
    label = page.get_by_test_id(name).first.get_attribute("aria-label") or ""
    return page.get_by_role("button", name=label, exact=True).filter(visible=True).first


def create_table(
    visitor: Visitor, game: str, *chairs: str | dict[str, Any], name: str = "Anna", **more: Any
) -> dict[str, Any]:
    """Create a table, as the set-up page does; the reply has the tokens of friends."""
    asked = visitor.context.request
    if not asked.get("/api/me").ok:
        asked.post("/api/guests", data={"name": name})
    wishes = [{"kind": chair} if isinstance(chair, str) else chair for chair in chairs]
    answer = asked.post("/api/matches", data={"game": game, "chairs": wishes, **more})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def brought(visitor: Visitor, record: Path) -> str:
    """A finished match from a record, kept by the visitor."""
    if not visitor.context.request.get("/api/me").ok:
        visitor.context.request.post("/api/guests", data={"name": "Anna"})
    answer = visitor.context.request.post("/api/records", data={"text": record.read_text(encoding="utf-8")})
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


def continued(visitor: Visitor, record: Path, before_the_end: int) -> str:
    """A match that continues a record from so many answers before its end: in the seat that is asked then, among
    bots."""
    match = brought(visitor, record)
    asked = visitor.context.request
    story = asked.get(f"/api/matches/{match}/replay").json()
    early = (turn for turn in reversed(story["turns"]) if turn["first"] <= story["last"] - before_the_end)
    turn = next(turn for turn in early if turn["actor"] >= 0)
    chairs = [{"kind": "me"} if seat == turn["actor"] else bot() for seat in range(len(story["table"]["seats"]))]
    answer = asked.post(f"/api/matches/{match}/continue", data={"ply": turn["first"], "chairs": chairs})
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


def bot(level: str = "novizio") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def open_table(visitor: Visitor, match: str, token: str = "") -> Page:
    page = visitor.page
    page.goto(f"/table/{match}" + (f"#{token}" if token else ""))
    page.locator("[data-testid=lobby], [data-testid=board], [data-testid=cover]").first.wait_for()
    return page


def told(visitor: Visitor, match: str) -> dict[str, Any]:
    """The table as the server tells it to this visitor."""
    answer = visitor.context.request.get(f"/api/matches/{match}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


class Player:
    """Presses legal targets at random, whenever the table asks it."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.chance = random.Random(seed)
        self.pressed: list[str] = []
        self.bar_height: float | None = None

    def is_asked(self) -> bool:
        return self.page.locator(MINE).count() > 0

    def turn(self) -> None:
        self.plan()
        self.confirm()

    def plan(self) -> None:
        """Choose targets until the plan can be confirmed; the table may have chosen the usual ones already."""
        for _ in range(MAX_STEPS):
            self.until_something(f"{MINE} {CONFIRM}, {MINE} [data-testid=go-on], {TARGET}")
            if self.visitor.size[0] < DESKTOP[0]:
                no_sideways_scroll(self.page)  # no game may make a phone's page wider
            self.bar_keeps_its_height()
            if self.page.locator(CONFIRM).count():
                return
            self.choose()
        raise AssertionError(f"after {self.pressed[-MAX_STEPS:]} nothing can be confirmed")

    def bar_keeps_its_height(self) -> None:
        """Nothing on the table moves because the bar has more or less to say."""
        height = bar(self.page).evaluate("bar => bar.offsetHeight")
        said = bar(self.page).inner_text()
        assert height == (self.bar_height or height), f"the bar is {height} high, and was {self.bar_height}: {said}"
        self.bar_height = height

    def until_something(self, selector: str) -> None:
        """Whoever is asked finds something to press."""
        try:
            self.page.locator(selector).filter(visible=True).first.wait_for()
        except PlaywrightError:
            asked = bar(self.page).get_attribute("data-question")
            hidden = self.page.locator(TARGET).evaluate_all("all => all.map((one) => one.dataset.target)")
            raise AssertionError(
                f"nothing to press for {asked} on a screen of {self.visitor.size} after {self.pressed[-5:]}; "
                f"out of sight: {hidden[:20]}; {bar(self.page).inner_text()}"
            ) from None

    def choose(self, text: str | None = None) -> str:
        """Press something allowed, or that target, and wait until the plan has it."""
        self.page.locator(MINE).wait_for()
        self.until_something(TARGET)
        if text is None:
            # Elements may be replaced meanwhile: the one to press is found again by its name.
            names = (
                self.page.locator(TARGET)
                .filter(visible=True)
                .evaluate_all("all => all.map((one) => one.dataset.target)")
            )
            text = str(self.chance.choice(sorted(set(names))))
        self.pressed.append(text)
        self.press(self.page.locator(f'[data-target="{text}"][data-legal]').filter(visible=True).first)
        try:
            self.page.get_by_test_id("confirm").wait_for()
            self.page.locator(MINE).wait_for()
        except PlaywrightError:
            said = bar(self.page).inner_text()
            raise AssertionError(f"after {self.pressed[-5:]} nothing can be confirmed: {said}") from None
        return text

    def press(self, target: Locator) -> None:
        target.click()

    def confirm(self) -> None:
        self.page.locator(CONFIRM).click()
        self.sent()

    def sent(self) -> None:
        """Until the plan has been taken: there is nothing left to confirm."""
        expect(self.page.get_by_test_id("confirm")).to_have_count(0, timeout=MAX_WAIT_MS)
        expect(self.page.locator(BUSY)).to_have_count(0, timeout=MAX_WAIT_MS)


class KeyPlayer(Player):
    """Uses no mouse: goes from target to target with the tab key."""

    def press(self, target: Locator) -> None:
        text = target.get_attribute("data-target")
        for _ in range(MAX_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED) == text:
                break
        else:
            if target.count() == 0:
                return  # the table has changed meanwhile
            stays = self.page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
            said = bar(self.page).inner_text()
            raise AssertionError(f"the tab key does not come to {text}, it stays at {stays}; {said}")
        assert self.page.evaluate("document.activeElement.matches(':focus-visible')"), f"{text} shows no focus"
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.page.keyboard.press("Control+Enter")
        self.sent()


class LetterPlayer(Player):
    """Presses the letters that stand on what may be pressed, and counts the keys of a turn."""

    keys = 0
    lettered = False

    def turn(self) -> None:
        self.keys = 0
        if not self.lettered:  # they stay until they are no longer wanted
            self.key("F2")
            self.lettered = True
        super().turn()

    def choose(self, text: str | None = None) -> str:
        self.page.locator("[data-letter]").first.wait_for()
        letters = self.page.evaluate(LETTERS_SHOWN)
        before = bar(self.page).get_attribute("data-planned") or ""
        letter = str(self.chance.choice(letters))
        self.key(letter)
        self.pressed.append(letter)
        expect(bar(self.page)).not_to_have_attribute("data-planned", before, timeout=MAX_WAIT_MS)
        self.page.locator(MINE).wait_for()
        return letter

    def confirm(self) -> None:
        self.key("Control+Enter")
        self.sent()

    def key(self, name: str) -> None:
        self.keys += 1
        self.page.keyboard.press(name)


class Patron(Player):
    """Plays Florenza: passes before the last worker is placed, to end sooner; on a phone it opens all tabs."""

    def choose(self, text: str | None = None) -> str:
        self.page.locator(MINE).wait_for()
        results = self.page.get_by_test_id("results")
        if results.count():  # what the round brought has been read
            results.get_by_role("button").last.click()
        if self.visitor.size[0] < DESKTOP[0] and self.chance.random() < OTHER_TAB_CHANCE:
            tab = self.page.locator(f"#florenza-tab-{self.chance.choice(TABS)}")
            if tab.count():
                tab.click()
        if text is None and self.page.get_by_test_id("go-on").count() and self.chance.random() < PASS_CHANCE:
            text = "-"
        if text is None and self.page.locator(TARGET).filter(visible=True).count() == 0:
            self.find()
        return super().choose(text)

    def find(self) -> None:
        """On a phone the targets may be under another tab of the table."""
        for tab in TABS:
            if self.page.locator(TARGET).filter(visible=True).count():
                return
            self.page.locator(f"#florenza-tab-{tab}").click()


def play(
    match: str,
    players: list[Player],
    until: Callable[[], bool] | None = None,
    decisions: int | None = None,
    patience: float = GAME_SECONDS,
) -> int:
    """Answer for whoever is asked, until the game is over, a condition holds, or so many are given; how many were."""
    given = 0
    deadline = time.monotonic() + patience
    while decisions is None or given < decisions:
        if until is not None and until():
            break
        asked = [player for player in players if player.is_asked()]
        for player in asked:
            player.turn()
            given += 1
        if not asked and not any(uncover(player.page) for player in players):
            if told(players[0].visitor, match)["table"]["status"] == "over":
                break
            until_somebody_is_asked(players)
        assert time.monotonic() < deadline, (
            f"{given} answers given, and it goes on: {bar(players[0].page).inner_text()}"
        )
    return given


def until_somebody_is_asked(players: list[Player]) -> None:
    """For a moment, then the server is asked whether the match is over; of several people, in turn."""
    if len(players) > 1:
        players[0].page.wait_for_timeout(30)
        return
    with suppress(PlaywrightError):
        players[0].page.locator(f"{MINE}, {OVER}, {COVERED}").first.wait_for(state="attached", timeout=500)


def uncover(page: Page) -> bool:
    """When several people share a device, the next one confirms being there."""
    button = page.get_by_test_id("its-me")
    if button.count() == 0:
        return False
    button.click()
    page.get_by_test_id("board").wait_for()
    return True
