"""Whole games in real Chromium, with real servers: by mouse, by touch and by keys, with interruptions."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.amount import LONG, amount, cases
from tests.browser.conftest import Visit
from tests.browser.playing import (
    BUSY,
    CONFIRM,
    FORBIDDEN,
    MAX_STEPS,
    MINE,
    RECORD_OF,
    TARGET,
    KeyPlayer,
    LetterPlayer,
    Patron,
    Player,
    bot,
    continued,
    create_table,
    open_table,
    play,
    told,
    tool,
    uncover,
)
from tests.browser.visiting import DESKTOP, DRAWN, MAX_WAIT_MS, PHONE, SMALL_PHONE, Visitor, axe, no_sideways_scroll

LAST_ANSWERS = {"firenze": 10, "patrizier": amount(short=2, long=6), "florenza": 24}
PLAYERS = {"florenza": Patron}
MAX_KEYS = 12  # of a turn of Patrizier


def final(visitor: Visitor, match: str) -> None:
    """The match is over, the table says so, and every point can be looked up."""
    update = told(visitor, match)
    assert update["table"]["status"] == "over"
    page = visitor.page
    page.get_by_test_id("finish").wait_for()
    for name in {seat["name"] for seat in update["table"]["seats"] if seat["name"] and not seat["yours"]}:
        assert name in page.get_by_test_id("finish").inner_text()
    axe(page, without=DRAWN)


@pytest.mark.parametrize("game", cases(short=["patrizier"], long=list(RECORD_OF)))
def test_the_last_turns_of_a_game_and_its_end(visit: Visit, game: str) -> None:
    visitor = visit(None, size=PHONE if game == "firenze" else DESKTOP)
    match = continued(visitor, RECORD_OF[game], LAST_ANSWERS[game])
    open_table(visitor, match)
    assert play(match, [PLAYERS.get(game, Player)(visitor, seed=5)]) > 0
    final(visitor, match)


@pytest.mark.long
def test_two_people_in_two_browsers(visit: Visit) -> None:
    anna, bo = visit(None), visit(None, size=PHONE, language="de")
    match = sit_together(anna, bo)
    assert play(match, [Player(anna, seed=3), Player(bo, seed=4)], decisions=4) >= 4


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    open_table(visitor, match)
    play(match, [KeyPlayer(visitor, seed=6)], decisions=amount(short=1, long=2))
    player = LetterPlayer(visitor, seed=7)
    for _ in range(amount(short=1, long=2)):
        play(match, [player], decisions=1)
        assert player.keys <= MAX_KEYS, player.pressed
    visitor.page.locator(MINE).wait_for()
    visitor.page.keyboard.press("F4")
    expect(visitor.page.get_by_test_id("choice-list").locator("li button").first).to_be_focused()


def sit_together(anna: Visitor, bo: Visitor) -> str:
    """Anna creates a table of Patrizier, and Bo comes by the link; the match."""
    created = create_table(anna, "patrizier", "me", "friend", name="Anna")
    open_table(anna, created["match"])
    page = open_table(bo, created["match"], created["links"]["1"])
    page.get_by_test_id("sit").click()
    for visitor in (anna, bo):
        visitor.page.get_by_test_id("board").wait_for()
    no_sideways_scroll(page)
    return str(created["match"])


@pytest.mark.long
def test_patrizier_with_two_people_in_two_browsers(visit: Visit) -> None:
    anna, bo = visit(None), visit(None, size=PHONE, language="de")
    match = sit_together(anna, bo)
    assert play(match, [Player(anna, seed=3), Player(bo, seed=4)]) > 20
    for visitor in (anna, bo):
        final(visitor, match)


@pytest.mark.long
def test_firenze_against_bots_by_mouse(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "firenze", "me", bot(), bot())["match"]
    open_table(visitor, match)
    play(match, [Player(visitor, seed=5)])
    final(visitor, match)


@pytest.mark.long
def test_patrizier_against_a_bot_by_keyboard(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    open_table(visitor, match)
    play(match, [KeyPlayer(visitor, seed=6)])
    final(visitor, match)


@pytest.mark.long
def test_firenze_on_a_phone_by_touch_and_the_first_turns_by_keyboard(visit: Visit) -> None:
    visitor = visit(None, size=PHONE)
    match = create_table(visitor, "firenze", "me", bot())["match"]
    open_table(visitor, match)
    no_sideways_scroll(visitor.page)
    play(match, [KeyPlayer(visitor, seed=7)], decisions=amount(short=2, long=8))
    play(match, [Player(visitor, seed=8)], decisions=amount(short=4, long=12))
    no_sideways_scroll(visitor.page)


@pytest.mark.long
def test_three_people_on_one_device(visit: Visit) -> None:
    """Between two turns no hand is shown until the next player confirms being there."""
    visitor = visit(None)
    chairs = [{"kind": "me", "name": name, "crest": number} for number, name in enumerate(("Anna", "Bo", "Cosimo"))]
    match = create_table(visitor, "patrizier", *chairs)["match"]
    page = open_table(visitor, match)
    page.get_by_test_id("its-me").wait_for()
    assert page.get_by_test_id("own").count() == 0
    axe(page, without=DRAWN)
    player = Player(visitor, seed=9)
    seen: set[str] = set()
    while told(visitor, match)["table"]["status"] != "over" and (LONG or len(seen) < 3):
        cover = page.get_by_test_id("cover")
        if cover.count():
            assert page.locator("[data-target]").count() == 0
            seen.add(next(name for name in ("Anna", "Bo", "Cosimo") if name in cover.inner_text()))
            uncover(page)
        play(match, [player], until=lambda: page.get_by_test_id("cover").count() > 0)
    assert seen == {"Anna", "Bo", "Cosimo"}
    if LONG:
        final(visitor, match)


def test_within_one_click_from_home_and_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_test_id("play-firenze").click()
    page.wait_for_url("**/table/**")
    page.get_by_test_id("board").wait_for()
    match = page.url.rpartition("/")[2]
    kinds = [seat["kind"] for seat in told(visitor, match)["table"]["seats"]]
    assert kinds.count("person") == 1
    assert kinds.count("bot") >= 1
    player = Player(visitor, seed=10)
    play(match, [player], decisions=amount(short=1, long=3))
    page.locator(MINE).wait_for()
    before = told(visitor, match)
    lines = page.get_by_test_id("chronicle").inner_text()
    page.reload()
    page.locator(MINE).wait_for()
    assert told(visitor, match)["seq"] == before["seq"]
    # Its lines come one by one.
    expect(page.get_by_test_id("chronicle")).to_have_text(lines, use_inner_text=True)
    play(match, [player], decisions=1)
    if LONG:
        axe(page, without=DRAWN)


@pytest.mark.long
def test_the_language_can_be_changed_in_the_middle(visit: Visit) -> None:
    visitor = visit(None, language="en")
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    page = open_table(visitor, match)
    player = Player(visitor, seed=11)
    play(match, [player], decisions=3)
    page.locator(MINE).wait_for()
    seq, english = told(visitor, match)["seq"], page.get_by_test_id("chronicle").inner_text()
    page.get_by_test_id("menu").click()
    page.get_by_role("dialog").get_by_text("Nederlands").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "nl", timeout=MAX_WAIT_MS)
    page.keyboard.press("Escape")
    assert told(visitor, match)["seq"] == seq
    assert page.get_by_test_id("chronicle").inner_text() != english
    play(match, [player], decisions=3)
    axe(page, without=DRAWN)


def explained(page: Page, letter: str) -> None:
    """A refusal names its rules; each of them can be read."""
    why = page.get_by_test_id("why-not")
    why.wait_for()
    axe(page, without=DRAWN)
    why.get_by_role("button", name=re.compile(rf"{letter}\d")).first.click()
    rule = page.get_by_role("dialog")
    rule.wait_for()
    assert len(rule.inner_text()) > 40
    page.keyboard.press("Escape")


@pytest.mark.long
def test_a_forbidden_press_is_explained(visit: Visit) -> None:
    """By the number of the rule; nothing is sent, and one may go on."""
    visitor = visit(None)
    match = create_table(visitor, "firenze", "me", bot())["match"]
    page = open_table(visitor, match)
    player = Player(visitor, seed=12)
    page.locator(MINE).wait_for()
    before = told(visitor, match)["seq"]
    page.locator(FORBIDDEN).filter(visible=True).first.click()
    explained(page, "F")
    assert told(visitor, match)["seq"] == before
    play(match, [player], decisions=1)


def write(page: Page, text: str) -> None:
    """Enter an answer as it is written."""
    if page.get_by_test_id("notation").count() == 0:
        page.get_by_test_id("choices").click()
    page.get_by_test_id("notation").fill(text)
    page.keyboard.press("Enter")


@pytest.mark.long
def test_a_forbidden_answer_in_writing_is_explained_too(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    page = open_table(visitor, match)
    page.locator(MINE).wait_for()
    held = {answer["text"] for answer in told(visitor, match)["view"]["answers"]}
    write(page, next(card for card in ("Ro.2", "Mi.2", "Si.2", "Lu.2") if card not in held))
    explained(page, "P")


@pytest.mark.long  # in the short run Florenza's test does it
def test_a_plan_can_be_taken_back(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "firenze", "me", bot())["match"]
    page = open_table(visitor, match)
    page.locator(MINE).wait_for()
    before = told(visitor, match)["seq"]
    player = Player(visitor, seed=13)
    first = player.choose()
    for _ in range(MAX_STEPS):
        if page.get_by_test_id("confirm").count() == 0:
            break
        page.get_by_test_id("undo").click()
    page.get_by_test_id("confirm").wait_for(state="detached")
    assert told(visitor, match)["seq"] == before
    expect(page.locator(f'[data-target="{first}"][data-legal]').first).to_be_visible()


@pytest.mark.long
def test_an_answer_can_be_taken_back(visit: Visit) -> None:
    """Without confirming, each answer is sent at once, and can be undone while nothing new was revealed."""
    visitor = visit(None, settings={"confirm": False})
    match = create_table(visitor, "firenze", "me", bot())["match"]
    page = open_table(visitor, match)
    chance = random.Random(14)
    for _ in range(30):
        page.locator(MINE).wait_for()
        before = told(visitor, match)
        names = page.locator(TARGET).filter(visible=True).evaluate_all("all => all.map((one) => one.dataset.target)")
        page.locator(f'[data-target="{chance.choice(names)}"][data-legal]').filter(visible=True).first.click()
        expect(page.locator(BUSY)).to_have_count(0, timeout=MAX_WAIT_MS)
        page.locator(MINE).wait_for()
        # What the table has chosen meanwhile would be taken back first.
        planned = page.get_by_test_id("confirm").count()
        if page.get_by_test_id("undo").is_enabled() and not planned and told(visitor, match)["seq"] > before["seq"]:
            break
    else:
        pytest.fail("no answer could be taken back")
    after = told(visitor, match)
    page.get_by_test_id("undo").click()
    for _ in range(100):
        if told(visitor, match)["table"]["ply"] < after["table"]["ply"]:
            break
        page.wait_for_timeout(50)
    else:
        pytest.fail("the answer was not taken back")


@pytest.mark.long
def test_typed_notation_plays_too(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    page = open_table(visitor, match)
    page.locator(MINE).wait_for()
    before = told(visitor, match)["seq"]
    page.get_by_test_id("choices").click()
    while page.locator(CONFIRM).count() == 0:
        page.locator(MINE).wait_for()
        write(page, page.get_by_test_id("choice-list").locator("kbd").first.inner_text())
        page.get_by_test_id("confirm").wait_for()
        page.locator(MINE).wait_for()
    Player(visitor).confirm()
    assert told(visitor, match)["seq"] > before


TABLES = [(game, size) for game in ("patrizier", "firenze") for size in (DESKTOP, PHONE, SMALL_PHONE)]


@pytest.mark.long  # in the short run test_screens.py looks at one
@pytest.mark.parametrize(("game", "size"), TABLES, ids=str)
def test_tables_are_accessible_and_fit(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(None, size=size)
    match = create_table(visitor, game, "me", bot(), bot(), bot())["match"]
    page = open_table(visitor, match)
    player = Player(visitor, seed=15)
    page.locator(MINE).wait_for()
    axe(page, without=DRAWN)
    no_sideways_scroll(page)
    player.plan()
    axe(page, without=DRAWN)
    no_sideways_scroll(page)
    player.confirm()
    page.locator(MINE).wait_for()
    for opening in ("ledger", "counts", "choices"):
        tool(page, opening).click()
        page.wait_for_timeout(100)
        axe(page, without=DRAWN)
        no_sideways_scroll(page)
        page.keyboard.press("Escape")
