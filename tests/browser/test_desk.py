"""The owner's desk: a figure is corrected, checked, saved and played with."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PHONE, axe, no_sideways_scroll


def test_a_figure_of_the_own_box_is_typed_in_and_played_with(visit: Visit) -> None:
    page = visit("/desk/patrizier", size=PHONE).page
    page.get_by_label("Only tables").uncheck()
    page.locator('[data-path="city[1].cards"]').click()
    page.get_by_test_id("figure-value").fill("8")
    page.get_by_test_id("figure-note").fill("counted")
    expect(page.get_by_test_id("figure-editor").get_by_role("alert").first).to_contain_text("Bologna")
    axe(page)
    no_sideways_scroll(page)
    page.get_by_role("button", name="As with us").click()
    page.get_by_role("button", name="Done").click()

    page.locator('[data-path="heads.points"]').click()
    page.get_by_test_id("figure-value").fill("7")
    page.get_by_test_id("figure-note").fill("printed on the card")
    page.get_by_role("button", name="Done").click()
    page.get_by_test_id("edition-title").fill("Grandmother's box")
    page.get_by_test_id("save").click()
    expect(page.get_by_test_id("saved")).to_contain_text("Grandmother's box")
    axe(page)
    page.get_by_test_id("edition").get_by_role("link", name="Play").click()
    expect(page.get_by_test_id("edition")).to_contain_text("Grandmother's box")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Grandmother's box")
