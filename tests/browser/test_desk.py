"""The owner's desk: a figure is corrected on its drawing, checked, saved, played with, and handed on."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.amount import LONG
from tests.browser.conftest import Visit
from tests.browser.visiting import PHONE, Visitor, axe, no_sideways_scroll, until
from tests.server.running import Server

NOT_DRAWN = """async (game) => {
  window.rules ??= fetch(`/api/games/${game}/rules`).then((answer) => answer.json());
  const { figures } = await window.rules;
  const drawn = [...document.querySelectorAll('[data-path]')].map((spot) => spot.dataset.path);
  const once = (path) => drawn.filter((one) => one === path).length === 1;
  return figures.map(({ path }) => path).filter((path) => !once(path) && !/^city.*name$/.test(path));
}"""


def every_figure_is_drawn(page: Page, game: str) -> None:
    """Each in one place of a drawing; what a city is called is its title there."""
    page.get_by_label("Only components").uncheck()
    with suppress(AssertionError):  # drawings come one after another; what is missing then is named below
        until(page, f"async (game) => !(await ({NOT_DRAWN})(game)).length", game)
    assert page.evaluate(NOT_DRAWN, game) == [], page.locator("main").inner_text()[:300]


def test_every_figure_stands_on_a_drawing_of_its_component(visit: Visit) -> None:
    visitor = visit(None)
    if LONG:
        visitor.go("/desk/florenza")
        every_figure_is_drawn(visitor.page, "florenza")
    visitor.go("/desk/firenze")
    every_figure_is_drawn(visitor.page, "firenze")
    page = visitor.page
    page.locator('[data-path="balcony[1].colour"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("figure-value")).to_be_focused()
    page.get_by_test_id("figure-value").select_option(value="blue")
    page.get_by_test_id("figure-note").fill("printed on the tile")
    if LONG:
        axe(page)
    page.keyboard.press("Enter")
    expect(page.locator('[data-path="balcony[1].colour"]')).to_be_focused()
    expect(page.locator('[data-path="balcony[1].colour"]')).to_contain_text("box")


def test_an_edition_is_corrected_and_played_with(visit: Visit) -> None:
    anna = visit("/desk/patrizier", size=PHONE)
    page = anna.page
    every_figure_is_drawn(page, "patrizier")
    page.locator('[data-path="city[1].cards"]').click()
    page.get_by_test_id("figure-value").fill("8")
    page.get_by_test_id("figure-note").fill("counted")
    expect(page.get_by_test_id("figure-editor").get_by_role("alert").first).to_contain_text("Bologna")
    no_sideways_scroll(page)
    page.get_by_role("button", name="As with us").click()
    page.get_by_role("button", name="Done").click()

    saved(page)
    axe(page)
    played_with(page)


def saved(page: Page) -> None:
    """One figure corrected, and the edition of one's own box saved."""
    page.get_by_label("Only components").uncheck()
    page.locator('[data-path="heads.points"]').click()
    page.get_by_test_id("figure-value").fill("7")
    page.get_by_test_id("figure-note").fill("printed on the card")
    page.get_by_role("button", name="Done").click()
    page.get_by_test_id("edition-title").fill("Grandmother's box")
    page.get_by_test_id("save").click()
    expect(page.get_by_test_id("saved")).to_contain_text("Grandmother's box")


def played_with(page: Page) -> str:
    """A table with that edition, begun from the desk; the match."""
    page.get_by_test_id("edition").get_by_role("link", name="Play").click()
    expect(page.get_by_test_id("edition")).to_contain_text("Grandmother's box")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Grandmother's box")
    return page.url.split("/table/")[1].split("?")[0]


@pytest.mark.long
def test_an_edition_is_handed_on_to_another_server(visit: Visit, browser: Browser, tmp_path: Path) -> None:
    anna = visit("/desk/patrizier", size=PHONE)
    saved(anna.page)
    with anna.page.expect_download() as handed_on:
        anna.page.get_by_test_id("edition").get_by_role("link", name="File").click()
    handed_on.value.save_as(tmp_path / "box.toml")
    record = record_of_match(anna, played_with(anna.page))

    with Server(tmp_path / "other") as other:
        carla = Visitor(browser, other.address)
        page = carla.go("/desk/patrizier")
        page.get_by_test_id("edition-file").set_input_files(tmp_path / "box.toml")
        expect(page.get_by_test_id("saved")).to_contain_text("Grandmother's box")
        page = carla.go("/records")
        page.get_by_test_id("record-text").fill(record)
        page.get_by_test_id("check").click()
        expect(page.get_by_test_id("keep")).to_be_enabled()
        carla.recorder.check()
        carla.leave()


def record_of_match(visitor: Visitor, match: str) -> str:
    """A few answers, then the seat resigns: the match has a record now."""
    request = visitor.context.request
    for number in range(4):
        update: dict[str, Any] = request.get(f"/api/matches/{match}").json()
        if update["view"].get("answers"):
            answer = update["view"]["answers"][0]["answer"]
            request.post(
                f"/api/matches/{match}/answer", data={"seq": update["seq"], "id": str(number), "answer": answer}
            )
    request.post(f"/api/matches/{match}/resign")
    text: str = request.get(f"/api/matches/{match}/record").text()
    assert "printed" not in text and len(text) > 100
    return text
