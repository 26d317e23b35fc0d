"""A connection breaks in the middle of a game: what was on its way is sent again, and taken once."""

from __future__ import annotations

import json
import re
from itertools import takewhile
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.playing import MINE, Player, bot, create_table, open_table, play, told
from tests.browser.visiting import UNREACHABLE

STOPPING_CODE: Final = 1012  # the code with which a server that stops closes its sockets


def test_a_plan_whose_acknowledgement_is_lost_is_sent_again_and_taken_once(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "patrizier", "me", bot())["match"]
    plans: list[dict[str, Any]] = []

    def relay(page_side: WebSocketRoute) -> None:
        """Pass everything on, but cut the connection after the first plan."""
        server_side = page_side.connect_to_server()
        lost = False

        def from_page(message: str | bytes) -> None:
            nonlocal lost
            server_side.send(message)
            if (sent := json.loads(message))["type"] == "plan":
                plans.append(sent)
                if len(plans) == 1:
                    lost = True
                    page_side.close(code=STOPPING_CODE)

        def from_server(message: str | bytes) -> None:
            if not lost:
                page_side.send(message)

        page_side.on_message(from_page)
        server_side.on_message(from_server)

    visitor.page.route_web_socket(re.compile(r"/api/matches/.*/live"), relay)
    page = open_table(visitor, match)
    page.locator(MINE).wait_for()
    before = told(visitor, match)
    player = Player(visitor, seed=3)
    player.turn()
    page.locator(MINE).wait_for()
    assert len(plans) == 2 and plans[0] == plans[1]
    assert len(plans[0]["answers"]) > 1, "a turn of several answers"
    happened = visitor.page.request.get(f"/api/matches/{match}/chronicle?first={before['table']['ply']}").json()
    own = list(takewhile(lambda one: one["actor"] == before["seat"], happened))
    assert sum(one["by"] != "rules" for one in own) == len(plans[0]["answers"])


@pytest.mark.long
def test_a_connection_that_is_lost_comes_back(visit: Visit) -> None:
    visitor = visit(None)
    match = create_table(visitor, "firenze", "me", bot())["match"]
    page = open_table(visitor, match)
    player = Player(visitor, seed=2)
    play(match, [player], decisions=2)
    page.locator(MINE).wait_for()
    with visitor.recorder.forgiving(*UNREACHABLE):
        visitor.context.set_offline(True)
        page.wait_for_timeout(500)
        visitor.context.set_offline(False)
        play(match, [player], decisions=3)
