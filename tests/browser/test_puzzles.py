"""Puzzles: a plan is made on the board as at a table, and judged; nothing tells the answer before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.amount import LONG, cases
from tests.browser.conftest import Visit
from tests.browser.playing import Patron, Player
from tests.browser.visiting import DESKTOP, DRAWN, MAX_WAIT_MS, PHONE, axe, no_sideways_scroll, settle

GAMES = ("patrizier", "firenze", "florenza")
WHERE = cases(short=[("patrizier", PHONE)], long=[(game, size) for game in GAMES for size in (DESKTOP, PHONE)])


class Solver(Player):
    def bar_keeps_its_height(self) -> None:
        """A task stands above what is planned, of one line or of several."""


class PatronSolver(Solver, Patron): ...


@pytest.mark.parametrize(("game", "size"), WHERE)
def test_a_plan_is_made_and_judged_and_the_next_puzzle_follows(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(f"/puzzles/{game}", size=size)
    page = visitor.page
    page.get_by_test_id("show-solution").wait_for()
    settle(page)
    asked = page.url
    if LONG:  # in the short run only once there is more to be seen
        axe(page, without=DRAWN)
    assert page.get_by_test_id("puzzle-lines").count() == 0, "values are shown after the answer only"

    player = (PatronSolver if game == "florenza" else Solver)(visitor, seed=1)
    player.turn()
    expect(page.get_by_test_id("puzzle-verdict")).to_be_visible(timeout=MAX_WAIT_MS)
    lines = page.get_by_test_id("puzzle-lines").get_by_role("button")
    assert lines.count() > 1
    lines.last.click()
    expect(lines.last).to_have_attribute("aria-pressed", "true")
    settle(page)
    axe(page, without=DRAWN)
    no_sideways_scroll(page)

    page.get_by_test_id("next-puzzle").click()
    expect(page).not_to_have_url(asked, timeout=MAX_WAIT_MS)
    page.get_by_test_id("show-solution").click()
    expect(page.get_by_test_id("puzzle-verdict")).to_be_visible(timeout=MAX_WAIT_MS)
