"""The server dies in the middle of a game and comes back: nothing is lost, and the table says what is going on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.amount import amount
from tests.browser.conftest import Visit
from tests.browser.playing import MINE, Player, bar, bot, create_table, open_table, play, told
from tests.browser.visiting import MAX_WAIT_MS, UNREACHABLE
from tests.server.running import Server


@pytest.fixture
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own, to be killed."""
    with Server(tmp_path_factory.mktemp("server") / "data", known_dice=True) as running:
        running.roll(__name__)
        yield running


def test_a_server_that_is_killed_and_started_again(visit: Visit, server: Server) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    page = open_table(visitor, match)
    player = Player(visitor, seed=1)
    play(match, [player], decisions=amount(short=0, long=2))
    page.locator(MINE).wait_for()
    before = told(visitor, match)["seq"]
    player.plan()
    asked = bar(page).inner_text()
    with visitor.recorder.forgiving(*UNREACHABLE):
        server.kill()
        expect(bar(page)).not_to_have_text(asked, use_inner_text=True, timeout=MAX_WAIT_MS)
        # Confirmed while nobody is there to hear it: it is sent when the server is back.
        page.locator("[data-testid=confirm]:not([disabled])").click()
        page.wait_for_timeout(500)
        server.start()
        player.sent()
    page.locator(MINE).wait_for()
    assert told(visitor, match)["seq"] > before
    play(match, [player], decisions=amount(short=0, long=2))
