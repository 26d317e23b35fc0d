"""One person, two windows: what was planned in one is not played by accident after the other has played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.amount import LONG
from tests.browser.conftest import Visit
from tests.browser.playing import MINE, Player, bot, create_table, open_table, told


def test_a_plan_that_was_overtaken_is_said_to_be(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    first = open_table(visitor, match)
    first.locator(MINE).wait_for()
    planner = Player(visitor, seed=3)
    planner.choose()

    visitor.page = visitor.context.new_page()
    second = open_table(visitor, match)
    second.locator(MINE).wait_for()
    Player(visitor, seed=4).turn()

    expect(first.get_by_test_id("why-not")).to_be_visible()
    expect(first.get_by_test_id("confirm")).to_have_count(0)
    first.keyboard.press("Escape")
    first.locator(MINE).wait_for()
    planner.turn()


# The page is told that it is hidden, and notifications are recorded.
OUT_OF_SIGHT = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.shown = [];
window.Notification = class extends Notification {
  constructor(title, options) {
    super(title, options);
    window.shown.push([title, options.body, Notification.permission]);
  }
};
"""


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit) -> None:
    anna, bruno = visit(None), visit(None)
    created = create_table(anna, "patrizier", "me", "friend")
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(OUT_OF_SIGHT)
    bruno.context.request.post("/api/guests", data={"name": "Bruno"})
    token = next(iter(created["links"].values()))
    assert bruno.context.request.post(f"/api/matches/{created['match']}/sit", data={"token": token}).ok

    def calls(notify: str) -> list[list[str]]:
        """What Anna is shown when it becomes her turn, with notices wanted or not."""
        anna.page.goto("/")
        anna.page.evaluate("wanted => localStorage.setItem('torri-settings', wanted)", notify)
        page = open_table(anna, created["match"])
        open_table(bruno, created["match"])
        now = told(anna, created["match"])
        if now["view"]["actor"] == now["seat"]:
            page.locator(MINE).wait_for()
            Player(anna, seed=3).turn()
        bruno.page.locator(MINE).wait_for()
        page.evaluate("window.shown.length = 0")  # what was shown when the page was opened
        Player(bruno, seed=4).turn()
        page.locator(MINE).wait_for()
        found: list[list[str]] = page.evaluate("window.shown")
        return found

    if LONG:
        assert calls('{"notify": false}') == []
    assert calls('{"notify": true}') == [["Patrizier", "Your turn", "granted"]]
