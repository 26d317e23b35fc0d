"""Called back by Web Push and by webhook, through a push service and a program of the test."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from http_ece import ECEException

from tests.server.listening import Browser, Listening, Posted, base64url, eventually, unbase64url
from tests.server.running import Client, Server
from tests.server.test_ratings import account
from torri.server.post.addresses import is_public, may_be_called
from torri.server.post.office import Later
from torri.server.post.outgoing import send


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("server") / "data"
    with Server(data, "--call-pace", "0.0003", "--call-internal", "--address", "https://torri.example.org") as running:
        yield running


@pytest.fixture
def listening() -> Iterator[Listening]:
    with Listening() as running:
        yield running


# Sends a letter by each way, and prints what the event loop's own thread has imported for it.
SEND_FIRST = """
import asyncio, sys, threading
from types import SimpleNamespace as Having
from torri.matches.storage import Contact, Letter
from torri.server.post.mail import Mailer, mail
from torri.server.post.push import Pusher
from torri.server.post.webhook import WebhookCaller
from torri.server.settings import CallSettings

class Watch:
    def find_spec(self, name, path=None, target=None):
        if threading.current_thread() is threading.main_thread():
            print(name)

async def contact(id):
    keys = {"p256dh": sys.argv[1], "auth": sys.argv[2], "secret": "x"}
    return Contact("a", "anna", "push", "https://127.0.0.1/", 1, keys)

async def secret(name):
    return "5e" * 32

storage = Having(contacts=Having(contact=contact), secrets=Having(get=secret))
settings = CallSettings(mail="smtp://127.0.0.1:1")
letters = {one: Letter("1", one, "https://127.0.0.1/", {"text": "..."}, 1, 1, "a") for one in ("push", "webhook")}

async def send():
    loop = asyncio.get_running_loop()
    await asyncio.to_thread(print, "begun")
    sys.meta_path.insert(0, Watch())
    said = [
        await Mailer(settings, storage).deliver(mail("anna@example.org", "Torri", "...")),
        await Pusher(settings, storage).deliver(letters["push"]),
        await WebhookCaller(settings, storage).deliver(letters["webhook"]),
    ]
    print([type(one).__name__ for one in said])

asyncio.run(send())
"""


def invite(host: Client, guest: Client) -> str:
    match = str(host.create(["me", "open"])["match"])
    host.post(f"/api/matches/{match}/invite", login=guest.me["login"])
    return match


def signed_by(key: str, posted: Posted, audience: str) -> dict[str, Any]:
    """RFC 8292: the claims of who has pushed, if the server with this key has signed them for this push service."""
    kind, _, rest = posted.headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and said["k"] == key
    head, claims, signature = said["t"].split(".")
    raw = unbase64url(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64url(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(unbase64url(claims))
    assert told["aud"] == audience and told["sub"] == "https://torri.example.org"
    return told


def test_a_browser_is_pushed_what_only_it_can_read_until_it_is_gone(server: Server, listening: Listening) -> None:
    anna, bruno = account(server, "Anna"), account(server, "Bruno")
    anna.http.patch("/api/me", json={"language": "nl"}).raise_for_status()
    browser = Browser(f"{listening.address}/push/anna")
    anna.http.put("/api/me/calls/browser", json=browser.wish("Chromium")).raise_for_status()
    match = invite(bruno, anna)
    posted = listening.wait("/push/anna")
    said = json.loads(browser.open(posted))
    assert (
        said["title"] == "Bruno nodigt je uit voor een partij Patrizier" and said["path"] == f"/table/{match}?invited"
    )
    assert int(posted.headers["ttl"]) > 0
    calls = anna.get("/api/me/calls")
    signed_by(calls["key"], posted, listening.address)
    with pytest.raises(ECEException):
        Browser(browser.endpoint).open(posted)
    assert [one["address"] for one in calls["browsers"]] == ["Chromium"]

    server.kill()
    server.start()
    for client in (anna, bruno):
        client.http.base_url = server.address
    anna.http.put("/api/me/calls/browser", json=browser.wish("Chromium")).raise_for_status()  # as at every start
    assert anna.get("/api/me/calls")["key"] == calls["key"], "browsers know the server by it"
    listening.statuses["/push/anna"] = 410
    second = invite(bruno, anna)
    told = json.loads(browser.open(listening.wait("/push/anna", 2)))
    assert second in told["path"], "what was told before is not told again"
    eventually(lambda: anna.get("/api/me/calls")["browsers"] == [])
    refused = anna.http.put("/api/me/calls/browser", json=browser.wish() | {"p256dh": base64url(b"\x04" * 65)})
    assert refused.json()["type"] == "torri:wrong-call-address", "no point of the curve"


def test_what_letters_are_sent_with_is_loaded_beside_the_event_loop() -> None:
    """It was held for a fifth of a second by the first browser that wanted to be called."""
    wish = Browser("https://127.0.0.1/").wish()
    command = [sys.executable, "-c", SEND_FIRST, wish["p256dh"], wish["auth"]]
    begun, *imported, said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert (begun, said) == ("begun", "['Later', 'Later', 'Later']")
    large = ("aiohttp", "aiosmtplib", "pywebpush", "py_vapid", "requests")
    assert not [name for name in imported if name.partition(".")[0] in large]


def test_a_program_is_called_with_signed_notices_and_ended_when_it_stays_away(
    server: Server, listening: Listening
) -> None:
    anna, bruno = account(server, "Anna"), account(server, "Bruno")
    address = f"{listening.address}/hook"
    listening.answer = b'{"scores": [99, 0], "places": [1, 2], "winners": [0]}'  # a result of its own
    given = anna.post("/api/me/calls/webhooks", address=address)
    assert json.loads(listening.wait("/hook").body) == {"type": "hello"}
    eventually(lambda: anna.get("/api/me/calls")["webhooks"][0]["confirmed"])
    match = invite(bruno, anna)
    posted = listening.wait("/hook", 2)
    (notice,) = json.loads(posted.body)["notices"]
    assert (notice["kind"], notice["match"], notice["names"]) == ("invitation", match, ["Bruno"])
    back = anna.http.post(f"/api/me/calls/webhooks/{given['id']}", json={"match": match} | json.loads(listening.answer))
    assert back.status_code in (404, 405), "nothing is taken back by that way"
    assert bruno.get(f"/api/matches/{match}")["table"]["status"] == "open" and anna.get("/api/ratings") == []
    at, _, sign = posted.headers["torri-signature"].partition(",")
    signed = f"{at.removeprefix('t=')}.".encode() + posted.body
    assert sign == "v1=" + hmac.new(given["secret"].encode(), signed, hashlib.sha256).hexdigest()

    listening.statuses["/hook"] = 500
    invite(bruno, anna)
    eventually(lambda: anna.get("/api/me/calls")["webhooks"][0]["problem"] == "status 500")
    attempts = [one.headers["torri-delivery"] for one in listening.to("/hook")[2:]]
    assert len(attempts) == 8 and len(set(attempts)) == 1, "tried again under the same name, then given up"
    stopped = [one for one in anna.get("/api/notices") if one["kind"] == "stopped"]
    assert [one["names"] for one in stopped] == [[address]]
    anna.http.delete(f"/api/me/calls/{given['id']}").raise_for_status()
    assert anna.get("/api/me/calls")["webhooks"] == []
    assert anna.http.delete(f"/api/me/calls/{given['id']}").json()["type"] == "torri:unknown-item"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.7:8000/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:7f00:1::]/",
        "https://user:word@example.org/",
        "https://example.org/\r\nHost: other",
        "ftp://example.org/",
        "https:///hook",
    ],
)
def test_nobody_makes_the_server_call_its_own_network(address: str) -> None:
    assert not may_be_called(address, internal=False)


def test_a_name_that_leads_inside_is_not_called(listening: Listening) -> None:
    assert may_be_called("https://localhost/", internal=False), "where a name leads is seen when it is called"
    port = listening.address.rpartition(":")[2]
    answer = asyncio.run(send(f"https://localhost:{port}/", b"", {}, internal=False))
    assert isinstance(answer, Later) and "not on the internet" in answer.why
    assert listening.posts == [] and is_public("9.9.9.9")
