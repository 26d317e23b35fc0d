"""Called back and planning ahead in real Chromium: what is pushed to it is shown, and a plan that is left is given."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.visiting import DESKTOP, PHONE, axe, no_sideways_scroll, settle
from tests.server.listening import Browser, Listening, eventually, soon
from tests.server.running import Client, Server
from tests.server.test_correspondence import by_correspondence, play, turn
from tests.server.test_ratings import account

# Chromium has no push service of its own here: the subscription is that of the test's, which opens what comes to it.
SUBSCRIBED = """([endpoint, p256dh, auth]) => {
  const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
  const made = { endpoint, options: {}, toJSON, unsubscribe: async () => true };
  let current = null;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options;
    return (current = made);
  };
  PushManager.prototype.getSubscription = async () => current;
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.title, one.body, one.data.path, one.lang])"""


@pytest.fixture(scope="module")
def shared_server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("server") / "data"
    with Server(data, "--call-pace", "0.0003", "--call-internal", known_dice=True) as running:
        yield running


def sign_in(page: Page, client: Client) -> None:
    """The browser becomes that person."""
    name, value = next(iter(client.http.cookies.items()))
    page.context.add_cookies([{"name": name, "value": value, "url": str(client.http.base_url)}])
    page.add_init_script("localStorage.setItem('torri-known', '1')")


def deliver(page: Page, data: str) -> object:
    """As the push service of Chromium would hand it over: what is shown of it."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    eventually(lambda: page.evaluate("1") and found)
    message = {"origin": page.evaluate("location.origin"), "registrationId": found[-1], "data": data}

    def shown() -> object:
        # Chromium loses what comes in the moment when it stops an idle worker: it is handed over again. Its tag makes
        # one notification of both.
        devtools.send("ServiceWorker.deliverPushMessage", message)
        return soon(lambda: page.evaluate(SHOWN))

    return eventually(shown)


def test_a_browser_lets_itself_be_called_and_shows_what_only_it_can_read(visit: Visit, server: Server) -> None:
    with Listening() as service:
        browser = Browser(f"{service.address}/push/here")
        keys = browser.wish()
        anna, bruno = account(server, "Anna"), account(server, "Bruno")
        visitor = visit(None, size=PHONE, permissions=["notifications"])
        page = visitor.page
        sign_in(page, anna)
        page.add_init_script(f"({SUBSCRIBED})({json.dumps([keys['endpoint'], keys['p256dh'], keys['auth']])})")
        visitor.go("/settings")
        page.get_by_role("button", name="Call me in this browser").click()
        page.get_by_text("You are called in this browser.").wait_for()
        assert page.evaluate("subscribedWith.applicationServerKey") == anna.get("/api/me/calls")["key"]
        settle(page)
        axe(page)
        no_sideways_scroll(page)
        match = bruno.create(["me", "open"])["match"]
        bruno.post(f"/api/matches/{match}/invite", login=anna.me["login"])
        pushed = browser.open(service.wait("/push/here")).decode()
        assert deliver(page, pushed) == [
            ["Bruno invites you to a game of Patrizier", "", f"/table/{match}?invited", "en"]
        ]
        page.get_by_role("button", name="No longer here").click()
        page.get_by_role("button", name="Call me in this browser").wait_for()
        eventually(lambda: anna.get("/api/me/calls")["browsers"] == [])


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)])
def test_somebody_who_waits_plans_ahead_and_it_is_played_for_them(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    first, second, match = by_correspondence(server)
    visitor = visit(None, size=size)
    page = visitor.page
    sign_in(page, second)
    visitor.go(f"/table/{match}")
    page.get_by_test_id("foresight").click()
    page.get_by_test_id("foresight-new").click()
    page.get_by_test_id("anything").click()
    page.get_by_test_id("offers").wait_for(state="detached")
    settle(page)
    no_sideways_scroll(page)
    axe(page)
    page.get_by_test_id("choices").click()
    while page.locator("[data-testid=confirm]:not(:disabled)").count() == 0:
        page.locator("[data-testid=choice-list] li button:not(:disabled)").first.click()
        settle(page)
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("foresight-dialog").get_by_text("You: ").wait_for()
    assert len(second.get(f"/api/matches/{match}/plans")) == 1
    axe(page)
    page.keyboard.press("Escape")
    play(first, match, turn(first, match))
    eventually(lambda: page.evaluate("1") and second.get(f"/api/matches/{match}/plans") == [])
