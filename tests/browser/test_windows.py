"""One person, two windows: what was planned in one is not played by accident after the other has played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.amount import LONG
from tests.browser.conftest import Visit
from tests.browser.playing import MINE, Player, bar, bot, create_table, open_table, told
from tests.server.running import Server
from tests.server.test_correspondence import play as give
from tests.server.test_correspondence import turn


def test_a_plan_that_was_overtaken_is_said_to_be(visit: Visit, server: Server) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    first = open_table(visitor, match)
    first.locator(MINE).wait_for()
    planner = Player(visitor, seed=3)
    planner.choose()

    if LONG:
        visitor.page = visitor.context.new_page()
        second = open_table(visitor, match)
        second.locator(MINE).wait_for()
        Player(visitor, seed=4).turn()
    else:  # without a page: the server cannot tell
        client = server.client()
        for cookie in visitor.context.cookies():
            client.http.cookies.set(cookie["name"], cookie["value"])
        give(client, match, turn(client, match))

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


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit, server: Server) -> None:
    anna, bruno = visit(None), server.client("Bruno")
    created = create_table(anna, "patrizier", "me", "friend")
    match = created["match"]
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(OUT_OF_SIGHT)
    bruno.post(f"/api/matches/{match}/sit", token=next(iter(created["links"].values())))

    def calls(notify: str) -> list[list[str]]:
        """What Anna is shown when it becomes her turn, with notices wanted or not."""
        anna.page.goto("/")
        anna.page.evaluate("wanted => localStorage.setItem('torri-settings', wanted)", notify)
        page = open_table(anna, match)
        now = told(anna, match)
        if now["view"]["actor"] == now["seat"]:
            page.locator(MINE).wait_for()
            Player(anna, seed=3).turn()
        expect(bar(page)).to_have_attribute("data-turn", "other")
        page.evaluate("window.shown.length = 0")  # what was shown when the page was opened
        give(bruno, match, turn(bruno, match))
        page.locator(MINE).wait_for()
        found: list[list[str]] = page.evaluate("window.shown")
        return found

    if LONG:
        assert calls('{"notify": false}') == []
    assert calls('{"notify": true}') == [["Patrizier", "Your turn", "granted"]]
