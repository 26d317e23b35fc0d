"""A newcomer on a phone: from the address to the end of a first game of each kind, using only what is visible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Patron, Player, play, told
from tests.browser.visiting import MAX_WAIT_MS, PHONE, no_sideways_scroll

FIRST_LEVEL = "garzone"
MAX_GAME_SECONDS = 1_500.0  # seconds of a whole first game on a busy machine
PLAYERS = {"florenza": Patron}


@pytest.mark.long
@pytest.mark.parametrize("game", ["firenze", "patrizier", "florenza"])
def test_a_first_game_has_no_dead_end(visit: Visit, game: str) -> None:
    visitor = visit("/", size=PHONE, settings={"pace": "instant"})
    page = visitor.page
    expect(page.get_by_test_id("first-lesson").get_by_role("link")).to_be_visible(timeout=MAX_WAIT_MS)
    no_sideways_scroll(page)
    page.get_by_role("button", name=f"Choose {game.capitalize()}").click()
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_url("**/table/*")
    page.get_by_test_id("board").wait_for()
    match = page.url.rsplit("/", 1)[-1]
    table = told(visitor, match)["table"]
    levels = {seat["level"].split(":")[0] for seat in table["seats"] if seat["kind"] == "bot"}
    assert levels == {FIRST_LEVEL}
    assert bool(table["options"].get("first_game")) == (game == "florenza")
    assert play(match, [PLAYERS.get(game, Player)(visitor, seed=3)], patience=MAX_GAME_SECONDS) > 5
    assert told(visitor, match)["table"]["status"] == "over"
    page.goto("/")
    expect(page.get_by_test_id("first-lesson")).to_have_count(0, timeout=MAX_WAIT_MS)
