"""Replays between people and tables: continued with a friend, shared by link, opened while the match runs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import MINE, RECORD_OF, bot, brought, create_table, told
from tests.browser.replaying import ask, at, move, played, replay, shown
from tests.browser.visiting import DRAWN, axe

PATRIZIER = RECORD_OF["patrizier"]


@pytest.mark.long
def test_a_branch_is_continued_with_a_friend(visit: Visit) -> None:
    host = visit(None)
    match = brought(host, PATRIZIER)
    page = replay(host, match, "?ply=40")
    at(page, 40)
    page.get_by_test_id("with-friends").click()
    dialog = page.get_by_test_id("continue-dialog")
    dialog.get_by_role("combobox").nth(2).select_option("bot")
    dialog.get_by_test_id("create-continued").click()
    page.get_by_test_id("lobby").wait_for()
    link = page.get_by_role("textbox", name="The link to this table").input_value()
    friend = visit(None)
    friend.go(link.removeprefix(friend.address))
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.get_by_test_id("board").wait_for()
    page.get_by_test_id("board").wait_for()
    table = told(host, page.url.rsplit("/", 1)[1])["table"]
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person", "person"]
    assert table["origin"]["ply"] == 40


@pytest.mark.long
def test_a_moment_is_shared(visit: Visit) -> None:
    host = visit(None, permissions=["clipboard-read", "clipboard-write"])
    match = played(host)
    page = replay(host, match, "?ply=50&as=1")
    at(page, 50)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share")).to_contain_text("Link copied")
    axe(page, without=DRAWN)  # it can also be read under the pointer
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.address}/replay/patrizier/{match}?ply=50&as=1"

    # The link works without an account.
    other = visit(link.removeprefix(host.address))
    at(other.page, 50)
    name = ask(host, f"/api/matches/{match}/replay")["names"][1]
    expect(other.page.get_by_test_id("lens").get_by_role("radio", name=f"What {name} knew")).to_be_checked()


@pytest.mark.long
def test_a_match_that_runs_is_seen_as_far_as_one_may(visit: Visit) -> None:
    visitor = visit(None)
    match = str(create_table(visitor, "patrizier", "me", bot(), bot())["match"])
    visitor.go(f"/table/{match}")
    visitor.page.locator(MINE).wait_for()
    page = replay(visitor, match)
    expect(page.get_by_test_id("verified")).to_have_count(0)
    expect(page.get_by_test_id("lens").get_by_role("radio")).to_have_count(0)
    move(page, "last").click()
    now = told(visitor, match)
    at(page, now["table"]["ply"])

    # What happens meanwhile appears a moment later.
    answer = now["view"]["answers"][0]["answer"]
    given = visitor.context.request.post(
        f"/api/matches/{match}/answer", data={"type": "answer", "seq": now["seq"], "id": "one", "answer": answer}
    )
    assert given.ok, given.text()
    move(page, "last").and_(page.locator(":enabled")).wait_for()
    move(page, "last").click()
    page.wait_for_function(
        "(ply) => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=now["table"]["ply"]
    )
    stranger = visit(None)
    with stranger.recorder.forgiving("40[0-9]"):
        refused = stranger.context.request.get(f"/api/matches/{match}/replay?open=true")
        assert not refused.ok


@pytest.mark.long
def test_the_end_of_a_game_leads_to_its_replay(visit: Visit) -> None:
    visitor = visit(None)
    match = played(visitor, players=2)
    page = visitor.go(f"/table/{match}")
    page.get_by_test_id("to-replay").click()
    page.wait_for_url(f"**/replay/*/{match}**")
    shown(page)
    page.evaluate("localStorage.setItem('torri-known', '1')")  # as if this browser had made the guest itself
    visitor.go("/matches")
    page.get_by_role("link", name="Review of").first.click()
    page.wait_for_url(f"**/replay/*/{match}**")
