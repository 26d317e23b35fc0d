"""What the server refuses: foreign pages, too large, too often; and what its answers and its log reveal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.migrated import prepare_sqlite
from tests.server.running import ROOT, SLOW_REFILL, Server
from tests.server.test_live import seated
from tests.server.test_privacy import secret_of
from torri.server.app import application
from torri.server.http.guard import SECURITY_HEADERS
from torri.server.operations.limits import BURST_REQUESTS, STRICT_COST, Limits
from torri.server.settings import DATABASE_FILE, Settings

TOO_MANY = int(BURST_REQUESTS / STRICT_COST) + 2  # guesses, or costly pieces of work
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def shared_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server with pages and the usual limits, which trusts a proxy that says where requests come from."""
    folder = tmp_path_factory.mktemp("guarded")
    web, data = folder / "web", folder / "data"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Torri</title>", encoding="utf-8")
    data.mkdir()
    prepare_sqlite(data / DATABASE_FILE)
    settings = Settings(data=data, bots=1, secure=True, proxied=True, sockets=2, rates=SLOW_REFILL)
    with TestClient(application(settings, web), base_url="https://torri.example") as client:
        yield client


@pytest.fixture
def app(shared_app: TestClient[Any]) -> TestClient[Any]:
    """The same for somebody whom it has never seen, and with nothing counted."""
    state = shared_app.app.state
    state.limits = Limits(state.settings)
    shared_app.cookies.clear()
    return shared_app


def has_security_headers(response: httpx.Response) -> bool:
    return SECURITY_HEADERS.items() <= dict(response.headers).items()


def test_pages_and_answers_say_what_browsers_may_do_with_them(server: Server, app: TestClient[Any]) -> None:
    assert "unsafe" not in SECURITY_HEADERS["content-security-policy"]
    assert "default-src 'self'" in SECURITY_HEADERS["content-security-policy"]
    with server.client("Anna") as anna:
        for path in ("/health", "/api/me", "/api/games", "/api/nothing", "/nothing", "/api/matches/none", "/metrics"):
            assert has_security_headers(anna.http.get(path)), path
        assert has_security_headers(anna.http.delete("/api/games"))
        assert has_security_headers(anna.http.post("/api/guests", content=b"{"))
        assert has_security_headers(
            anna.http.post("/api/guests", json={}, headers={"origin": "https://elsewhere.example"})
        )
    for path in ("/", "/index.html", "/nothing.js", "/api/me"):
        response = app.get(path)
        assert has_security_headers(response) and "strict-transport-security" in response.headers, path
    cookie = app.post("/api/guests", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))


def test_who_asks_too_often_has_to_wait(app: TestClient[Any]) -> None:
    guesses = [app.post("/api/login", json={"login": "anna", "password": f"password {n}"}) for n in range(TOO_MANY)]
    assert {response.status_code for response in guesses} == {401, 429}
    while (response := app.get("/api/games")).status_code == 200:
        pass
    assert response.status_code == 429
    assert response.headers["retry-after"]
    assert has_security_headers(response)
    assert app.get("/").status_code == 200, "pages cost nothing"


@pytest.mark.parametrize("path", ["//api/login", "/api//login", "/api/login/", "/%61pi/login", "//api///login//"])
def test_no_other_spelling_of_a_path_is_counted_less(app: TestClient[Any], path: str) -> None:
    def guesses(number: int) -> list[int]:
        """The answers to so many guesses, by the same request as a browser's."""
        url = httpx.URL("https://torri.example").copy_with(raw_path=path.encode())
        words = {"login": "anna", "password": "not the password"}
        return [app.post(url, json=words).status_code for _ in range(number)]

    assert set(guesses(TOO_MANY)) == {401, 429}


def test_guesses_at_one_account_count_together(app: TestClient[Any]) -> None:
    """Wherever they come from; other accounts can be entered meanwhile."""

    def log_in(address: int, login: str, password: str = "not the password") -> httpx.Response:
        words = {"login": login, "password": password}
        return app.post("/api/login", json=words, headers={"x-forwarded-for": f"203.0.113.{address}"})

    app.post("/api/guests", json={"name": "Bruno"})
    app.post("/api/me/account", json={"login": "bruno", "password": "a long password of Bruno's"})
    found = [log_in(address, "anna") for address in range(TOO_MANY)]
    assert {response.status_code for response in found} == {401, 429}
    assert found[-1].json()["type"] == "torri:too-many-guesses"
    assert log_in(99, "ANNA").status_code == 429, "the same account"
    assert log_in(99, "bruno", "a long password of Bruno's").status_code == 200


def test_what_changes_something_comes_as_json(server: Server) -> None:
    """A form on a page of somebody else can send text without asking, and without saying where it comes from."""
    anna, _, match = seated(server)
    body = b'{"name": "Anna"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        for path in ("/api/guests", f"/api/matches/{match}/notes", "/api/login"):
            response = anna.http.post(path, content=body, headers={"content-type": kind})
            assert (response.status_code, response.json()["type"]) == (415, "torri:not-json"), (kind, path)
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        assert anna.http.post("/api/guests", content=body, headers={"content-type": kind}).is_success


def test_what_takes_long_is_not_asked_for_often(app: TestClient[Any]) -> None:
    asked = [app.post("/api/records/verdict", json={"text": "no record"}) for _ in range(TOO_MANY)]
    assert {response.status_code for response in asked} == {422, 429}


def test_nobody_sends_more_than_is_sensible(server: Server) -> None:
    anna, _, match = seated(server)
    for length in (65_537, 1_000_000):
        response = anna.http.put(f"/api/matches/{match}/notes", content=b" " * length, headers=JSON)
        assert response.status_code == 413
        assert response.headers["content-type"] == "application/problem+json"
    with anna.socket(match) as socket:
        socket.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            while True:
                socket.read()
    with anna.socket(match) as socket:
        assert socket.read("update")


def test_pages_of_others_may_not_speak_to_the_server(server: Server) -> None:
    anna, _, match = seated(server)
    address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/live"
    headers = {"cookie": anna.cookie}
    for origin in (
        "https://elsewhere.example",
        "null",
        f"{server.address}1",
        "http://[",
        "http://localhost",
        "file://",
    ):
        for method, path in (("POST", "/api/matches"), ("PUT", f"/api/matches/{match}/notes"), ("DELETE", "/api/me")):
            response = anna.http.request(method, path, json={"text": "x"}, headers={"origin": origin})
            assert (response.status_code, response.json()["type"]) == (403, "torri:foreign-origin")
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin), additional_headers=headers):
            pass
    for own in (server.address, None):
        more = {"origin": own} if own else {}
        anna.http.put(f"/api/matches/{match}/notes", json={"text": "x"}, headers=more).raise_for_status()
        with connect(address, origin=Origin(own) if own else None, additional_headers=headers) as socket:
            assert json.loads(socket.recv())["seat"] == 0


def test_the_log_knows_no_secret(server: Server) -> None:
    anna, bruno, match = seated(server)
    words = {"login": "anna@torri.example", "password": "a long password of Anna's"}
    anna.post("/api/me/account", **words)
    token = anna.post("/api/me/tokens", name="bot")["token"]
    secrets = [anna.cookie, bruno.cookie, token, words["password"], secret_of(server, match)]
    for headers in ({"authorization": f"Bearer {token}"}, {"authorization": token}, {"cookie": anna.cookie + "x"}):
        somebody = server.client().http
        for path in (f"/api/matches/{match}", f"/api/matches/{token}", f"/api/me?token={token}", f"/{token}"):
            somebody.get(path, headers=headers)
        somebody.post("/api/login", json=words | {"login": "somebody"}, headers=headers)
        somebody.post("/api/login", content=json.dumps(words)[:-1], headers=headers | JSON)
    with anna.socket(match) as socket:
        socket.send(type=words["password"], token=token)
        socket.read("refused")
    bruno.post(f"/api/matches/{match}/resign")
    log = server.log.read_text(encoding="utf-8")
    assert not [secret for secret in secrets if secret in log or secret.removeprefix("torri=") in log]
    assert "unexpected" not in log


def test_an_error_can_be_found_in_the_log_by_its_request(server: Server, app: TestClient[Any]) -> None:
    with server.client("Anna") as anna:
        refused = anna.http.get("/api/matches/none", headers={"x-request-id": "chosen-by-a-client"})
        assert refused.json()["request"] == refused.headers["x-request-id"] != "chosen-by-a-client"
        fine = anna.http.get("/api/games")
        assert len(fine.headers["x-request-id"]) == 16
        assert fine.headers["x-request-id"] != refused.headers["x-request-id"]
    unread = app.post("/api/guests", content=b"{", headers={"content-type": "text/plain"})
    assert (unread.status_code, unread.json()["request"]) == (415, unread.headers["x-request-id"])


def test_it_says_apart_whether_it_is_alive_and_ready(server: Server) -> None:
    with server.client() as anybody:
        assert anybody.get("/health/live")["status"] == "ok"
        assert anybody.get("/health/ready") == anybody.get("/health")


def test_the_board_for_grafana_asks_for_figures_that_there_are(server: Server) -> None:
    with server.client("Anna") as anna:
        anna.http.post("/api/guests", content=b"{", headers={"content-type": "text/plain"})
        given = anna.http.get("/metrics").text
    assert 'route="/api/guests"' in given
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    for figure in set(re.findall(r"torri_[a-z_]+", asked)):
        assert re.search(rf"^{figure}[ {{]|^# TYPE {figure} ", given, re.MULTILINE), figure
    labels = set(re.findall(r"([a-z_]+)=\"", given)) | {"instance"}
    assert {label for group in re.findall(r"by \(([^)]*)\)", asked) for label in group.split(", ")} <= labels
