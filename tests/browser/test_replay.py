"""The page of a replay: moving through a match, other seats' views, continuing, export, import and proof."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.amount import LONG, cases
from tests.browser.conftest import Visit
from tests.browser.playing import MINE, RECORD_OF, brought, told
from tests.browser.replaying import ask, at, move, played, replay, shown
from tests.browser.visiting import (
    DRAWN,
    LANGUAGES,
    PHONE,
    SMALL_PHONE,
    Language,
    Visitor,
    axe,
    no_sideways_scroll,
)
from tests.server.running import Server

PATRIZIER = RECORD_OF["patrizier"]


Own = tuple[str, Any]


@pytest.fixture(scope="module")
def own(shared_server: Server, browser: Browser) -> Own:
    """A finished match with one's own seat in it, which nothing changes any more, and the cookies of whose it is."""
    shared_server.roll(__name__)
    visitor = Visitor(browser, shared_server.address)
    match = played(visitor)
    cookies = visitor.context.storage_state()
    visitor.leave()
    return match, cookies


def test_scrubbed_to_both_ends(visit: Visit, own: Own) -> None:
    match, cookies = own
    visitor = visit(None, storage_state=cookies)
    story = ask(visitor, f"/api/matches/{match}/replay")
    last, turns = story["last"], story["turns"]
    page = replay(visitor, match)
    at(page, 0)
    expect(move(page, "first")).to_be_disabled()

    move(page, "last").click()
    at(page, last)
    expect(move(page, "last")).to_be_disabled()
    expect(page.get_by_test_id("said")).to_contain_text("The end")
    expect(page.get_by_test_id("continue")).to_be_disabled()

    move(page, "turn-back").click()
    at(page, turns[-1]["first"])
    move(page, "turn-back").click()
    at(page, turns[-2]["first"])
    choices = [ply for turn in turns for ply in turn["choices"]]
    move(page, "first").click()
    at(page, 0)
    for ply in choices[:3]:
        move(page, "on").click()
        at(page, ply)
    move(page, "back").click()
    at(page, choices[1])

    slider = page.get_by_test_id("slider")
    slider.focus()
    page.keyboard.press("End")
    at(page, last)
    page.keyboard.press("ArrowLeft")
    at(page, last - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageUp")
    at(page, turns[1]["first"])
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"Turn 2 of {len(turns)}"))

    # The decisions of the turn, each a press away.
    decisions = page.get_by_role("group", name="Decisions of this turn").get_by_role("button")
    expect(decisions.nth(1)).to_be_visible()
    decisions.nth(1).click()
    expect(decisions.nth(1)).to_have_attribute("aria-current", "step")
    assert turns[1]["first"] < shown(page) <= turns[1]["last"]
    page.wait_for_url(f"**/replay/*/{match}?ply={shown(page)}&as=0")


@pytest.mark.long
def test_drawn_along_quickly_the_last_moment_is_the_one_shown(visit: Visit) -> None:
    visitor = visit(None)
    match = brought(visitor, RECORD_OF["firenze"])
    page = replay(visitor, match)
    last = ask(visitor, f"/api/matches/{match}/replay")["last"]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if re.search(r"/replay/\d+", request.url) else None)
    page.get_by_test_id("slider").evaluate(
        """async (slider, last) => {
            for (let step = 1; step <= 60; step += 1) {
                slider.value = String(Math.round(last * step / 60));
                slider.dispatchEvent(new Event('input', { bubbles: true }));
                await new Promise((done) => setTimeout(done, 4));
            }
        }""",
        last,
    )
    at(page, last)
    assert len(asked) < 60, "every moment on the way was asked for"


def test_with_other_eyes(visit: Visit, own: Own) -> None:
    match, cookies = own
    visitor = visit(None, storage_state=cookies)
    story = ask(visitor, f"/api/matches/{match}/replay")
    ply = next(turn["first"] for turn in story["turns"] if turn["number"] > 4 and turn["actor"] == 0)
    page = replay(visitor, match, f"?ply={ply}")
    at(page, ply)

    def hand(seat: int, **query: Any) -> Any:
        asked = "&".join(f"{name}={value}" for name, value in {"seat": seat, **query}.items())
        return ask(visitor, f"/api/matches/{match}/replay/{ply}?{asked}")["view"]["table"]["seats"]

    assert "hand" not in hand(0)[1], "what the others held is hidden from one's own eyes"
    assert hand(0)[1] != hand(0, open="true")[1]

    lens = page.get_by_test_id("lens")
    things = page.get_by_test_id("own")
    before = things.inner_text()
    lens.get_by_role("radio", name=story["names"][1]).check(force=True)
    expect(lens.get_by_role("radio", name=f"What {story['names'][1]} knew")).to_be_checked()
    expect(things).not_to_have_text(before)
    page.wait_for_url(f"**/replay/*/{match}?ply={ply}&as=1")
    lens.get_by_role("radio", name="What was true").check(force=True)
    page.wait_for_url(f"**/replay/*/{match}?ply={ply}&as=open")
    at(page, ply)


@pytest.mark.long
def test_by_itself(visit: Visit) -> None:
    visitor = visit(None)
    page = replay(visitor, brought(visitor, PATRIZIER))
    page.get_by_label("Speed").select_option("4")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("stage")).not_to_have_attribute("data-ply", "0")
    first = shown(page)
    page.wait_for_function("(ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=first)
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("play")).to_have_attribute("aria-pressed", "false")
    page.wait_for_timeout(700)
    stands = shown(page)
    page.wait_for_timeout(1_200)
    assert shown(page) == stands


@pytest.mark.long
def test_a_line_of_the_chronicle_leads_to_its_moment(visit: Visit) -> None:
    visitor = visit(None)
    page = replay(visitor, brought(visitor, PATRIZIER), "?ply=60")
    page.get_by_test_id("shown").get_by_role("radio", name="Chronicle").check(force=True)
    lines = page.get_by_test_id("chronicle").get_by_role("listitem")
    current = page.get_by_test_id("chronicle").locator("[aria-current]")
    expect(current).to_be_visible()
    lines.first.get_by_role("button").first.click()
    page.wait_for_function("() => Number(document.querySelector('[data-ply]').dataset.ply) < 60")
    expect(current).to_have_text(lines.first.get_by_role("button").first.inner_text())


@pytest.mark.long
def test_a_branch_is_continued_against_bots(visit: Visit, own: Own) -> None:
    match, cookies = own
    visitor = visit(None, storage_state=cookies)
    story = ask(visitor, f"/api/matches/{match}/replay")
    ply = next(turn["first"] for turn in story["turns"] if turn["number"] > 6 and turn["actor"] == 0)
    page = replay(visitor, match, f"?ply={ply}")
    at(page, ply)
    page.get_by_test_id("continue").click()
    page.wait_for_url("**/table/*")
    page.locator(MINE).wait_for()
    table = told(visitor, page.url.rsplit("/", 1)[1])["table"]
    assert table["origin"]["match"] == match
    assert table["origin"]["ply"] == ply
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]


@pytest.mark.parametrize("form", cases(short=["readable text"], long=["readable text", "JSON"]))
def test_exported_brought_back_and_proven(visit: Visit, own: Own, form: str, tmp_path: Path) -> None:
    match, cookies = own
    page = replay(visit(None, storage_state=cookies), match)
    verified = page.get_by_test_id("verified")
    expect(verified).to_contain_text("Verified.")
    expect(verified).to_contain_text(re.compile(r"\d+ draws worked out again here"))
    verified.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_test_id("export-dialog").get_by_role("link", name=f"As {form}").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)

    other = visit("/records")
    other.page.get_by_test_id("record-file").set_input_files(record)
    proof = other.page.get_by_test_id("proof")
    expect(proof).to_have_attribute("data-holds", "true")
    expect(proof).to_contain_text(re.compile(r"All \d+ draws follow from it"))
    other.page.get_by_test_id("keep").click()
    other.page.wait_for_url("**/replay/**")
    shown(other.page)
    expect(other.page.get_by_test_id("verified")).to_contain_text("Verified.")


def changed(text: str) -> str:
    """The record with one draw changed to another answer that could have been drawn."""
    record = json.loads(text)
    for number, line in enumerate(record["draws"]):
        ply, _, weights = line.partition(": ")
        if re.fullmatch(r"\d+-\d+", weights) and number > 2:
            low, high = map(int, weights.split("-"))
            was = record["answers"][int(ply)]
            record["answers"][int(ply)] = low if was != low else high
            return json.dumps(record)
    raise AssertionError("no such draw")


@pytest.mark.long
def test_what_was_tampered_with_is_found_out(visit: Visit) -> None:
    host = visit(None)
    match = brought(host, PATRIZIER)
    text = host.context.request.get(f"/api/matches/{match}/record?form=json").text()
    host.go("/records")
    page = host.page
    page.get_by_test_id("record-text").fill(changed(text))
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("proof")).to_have_attribute("data-holds", "false")
    expect(page.get_by_test_id("keep")).to_have_count(0)
    # Text that is no record is refused in words.
    page.get_by_test_id("record-text").fill("c3 d4")
    with host.recorder.forgiving("422|400"):
        page.get_by_test_id("check").click()
        expect(page.get_by_test_id("result").get_by_role("alert")).to_contain_text("no record")


@pytest.mark.long
def test_a_server_that_lies_about_a_draw_is_found_out_by_the_browser(visit: Visit) -> None:
    host = visit(None)
    match = brought(host, PATRIZIER)

    def lie(how: Callable[[dict[str, Any]], None], route: Route) -> None:
        verdict = route.fetch().json()
        how(verdict)
        route.fulfill(json=verdict)

    def another_draw(verdict: dict[str, Any]) -> None:
        draw = next(draw for draw in verdict["draws"] if draw["number"] > 4 and " " in draw["weights"])
        offered = [int(word.partition("x")[0].partition("-")[0]) for word in draw["weights"].split()]
        draw["answer"] = next(answer for answer in offered if answer != draw["answer"])

    def another_pledge(verdict: dict[str, Any]) -> None:
        verdict["commitment"] = "0" * 64

    for how, said in ((another_draw, "Not every draw follows"), (another_pledge, "does not match the fingerprint")):
        host.page.unroute("**/verdict")
        host.page.route("**/verdict", partial(lie, how))
        page = replay(host, match)
        verified = page.get_by_test_id("verified")
        expect(verified).to_contain_text("Something is not right.")
        verified.get_by_role("button", name="How?").click()
        expect(page.get_by_test_id("proof")).to_contain_text(said)


def look(page: Page) -> None:
    axe(page, without=DRAWN)
    no_sideways_scroll(page)


@pytest.mark.long
@pytest.mark.parametrize("language", cases(short=["it"], long=LANGUAGES))
def test_the_page_in_every_language(visit: Visit, language: Language) -> None:
    visitor = visit(None, language=language)
    match = brought(visitor, PATRIZIER)
    page = replay(visitor, match, "?ply=40")
    expect(page.get_by_test_id("verified").locator("code")).to_be_visible()
    look(page)
    choices = page.get_by_test_id("shown").get_by_role("radio")
    for number in range(choices.count()):
        choices.nth(number).check(force=True)
        look(page)
    for button, dialog in ((0, "proof-dialog"), (1, "export-dialog")):
        page.get_by_test_id("verified").get_by_role("button").nth(button).click()
        page.get_by_test_id(dialog).get_by_role("button").first.wait_for()
        look(page)
        page.keyboard.press("Escape")
    page.get_by_test_id("with-friends").click()
    look(page)
    page.keyboard.press("Escape")

    visitor.go("/records")
    look(page)
    page.get_by_test_id("record-text").fill(PATRIZIER.read_text(encoding="utf-8"))
    page.get_by_test_id("check").click()
    expect(page.get_by_test_id("proof")).to_have_attribute("data-holds", "true")
    page.locator("details summary").click()
    look(page)


ON_PHONES = [(game, size) for game in RECORD_OF for size in (PHONE, SMALL_PHONE)]


@pytest.mark.parametrize(("game", "size"), cases(short=[("florenza", SMALL_PHONE)], long=ON_PHONES))
def test_on_a_phone(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(None, size=size)
    match = brought(visitor, RECORD_OF[game])
    page = replay(visitor, match, "?ply=70")
    at(page, 70)
    look(page)
    choices = page.get_by_test_id("shown").get_by_role("radio")
    for number in range(choices.count()):
        choices.nth(number).check(force=True)
        no_sideways_scroll(page)
    # The slider and the buttons stay within a thumb's reach, wherever the page has been pushed.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    box = page.get_by_test_id("slider").bounding_box()
    assert box is not None
    assert size[1] - 160 < box["y"] < size[1]
    move(page, "last").tap()
    at(page, ask(visitor, f"/api/matches/{match}/replay")["last"])
    no_sideways_scroll(page)
    if LONG:
        visitor.go("/records")
        look(page)


@pytest.mark.long
@pytest.mark.parametrize("game", cases(short=["firenze"], long=list(RECORD_OF)))
def test_every_game_can_be_looked_at_again(visit: Visit, game: str) -> None:
    visitor = visit(None)
    match = brought(visitor, RECORD_OF[game])
    last = ask(visitor, f"/api/matches/{match}/replay")["last"]
    page = replay(visitor, match)
    for ply in (last, last // 2, last // 3):
        page.get_by_test_id("slider").fill(str(ply))
        at(page, ply)
        expect(page.get_by_test_id("said")).not_to_be_empty()
    look(page)
