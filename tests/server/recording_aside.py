"""What persons do beside their turns, for `recording`: plans, puzzles, editions, records, and what opens an account."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.server.listening import Browser
from tests.server.running import Client

NOWHERE = "http://127.0.0.1:9/"  # nothing listens there
NO_TICKET = "WyJub2JvZHkiLCJzZWFsIl0.aR0000.no-signature"


def record_aside(
    anna: Client, bruno: Client, newcomer: Client, match: str, password: str, games: Iterable[str]
) -> None:
    """A running match of Anna and Bruno; the newcomer has no match, and is nobody in the end."""
    _suppose(anna, match)
    for game in games:
        _puzzles(bruno, game)
    _editions(anna)
    _called(anna)
    _opened(anna, password)
    anna.http.put("/api/me/vacation", json={"days": 3})
    anna.http.get("/api/me/vacation")
    anna.http.delete("/api/me/vacation")
    for path in ("/api/me/export", "/health/ready", "/health/live", "/metrics"):
        anna.http.get(path)
    _over(anna, bruno)
    _goodbye(anna, newcomer)


def _suppose(anna: Client, match: str) -> None:
    path, view = f"/api/matches/{match}", anna.get(f"/api/matches/{match}")["view"]
    answer = next((one["answer"] for one in view["answers"]), 0)
    steps = [{"plan": [answer]}, {"others": [{"seat": 1}], "plan": [0]}]
    anna.http.post(f"{path}/suppose", json={"steps": steps})
    anna.http.post(f"{path}/suppose/why", json={"steps": steps, "text": "7"})
    anna.http.post(f"{path}/plans", json={"steps": steps})
    anna.http.get(f"{path}/plans")
    anna.http.delete(f"{path}/plans/no-such-plan")
    anna.http.post(f"{path}/hint/task", json={"seconds": 0.1})
    anna.http.post(f"{path}/invitation", json={"token": "no-such-link"})


def _puzzles(bruno: Client, game: str) -> None:
    bruno.http.get("/api/puzzles")
    path = f"/api/puzzles/{game}"
    puzzle: dict[str, Any] = bruno.http.get(f"{path}/next").json()
    path += f"/{puzzle.get('name', 'none')}"
    answers = [one["answer"] for one in bruno.http.get(path).json().get("view", {}).get("answers", [])][:1]
    after = f"?after={answers[0]}" if answers else ""
    for rest in (f"/ahead{after}", "/plan?answers=0", "/why?answer=3"):
        bruno.http.get(path + rest)
    bruno.http.post(path, json={"answers": answers})
    bruno.http.post(f"{path}/on", json={"level": "novizio"})


def _editions(anna: Client) -> None:
    wish = {"game": "patrizier", "title": "Our own box", "corrections": {}}
    anna.http.post("/api/editions/check", json=wish)
    made = anna.http.post("/api/editions", json=wish).json()
    anna.http.get("/api/editions")
    path = f"/api/editions/patrizier/{made.get('sha256', 'none')}"
    text = anna.http.get(f"{path}/file").text
    anna.http.post("/api/editions/file", json={"text": text[:60_000] or "title = 'none'"})
    anna.http.delete(path)


def _called(anna: Client) -> None:
    anna.http.put("/api/me/calls/browser", json=Browser(f"{NOWHERE}push").wish("Phone"))
    anna.http.post("/api/me/calls/webhooks", json={"address": f"{NOWHERE}program"})
    found = anna.get("/api/me/calls")
    for one in (*found["browsers"], *found["webhooks"]):
        anna.http.delete(f"/api/me/calls/{one['id']}")


def _opened(anna: Client, password: str) -> None:
    """By what an account can be opened, or could be by who forges it."""
    for login in (anna.me["login"], "nobody-of-that-name"):
        anna.http.post("/api/recovery", json={"login": login})
    anna.http.post("/api/recovery/password", json={"token": NO_TICKET, "password": password})
    given = {"clientDataJSON": "e30", "attestationObject": "o2Nmb", "authenticatorData": "AA", "signature": "AA"}
    credential = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": given}
    for path in ("/api/me/passkeys/finish", "/api/passkeys/finish"):
        anna.http.post(path, json={"ticket": NO_TICKET, "credential": credential, "name": "Key"})
    anna.http.get("/api/me/passkeys")
    anna.http.delete("/api/me/passkeys/AAAA")
    for one in anna.get("/api/me/tokens"):
        anna.http.delete(f"/api/me/tokens/{one['id']}")


def _over(anna: Client, bruno: Client) -> None:
    """A match that is over: its record, and a review."""
    created = anna.create(["me", "friend"])
    path = f"/api/matches/{created['match']}"
    bruno.post(f"{path}/sit", token=created["links"]["1"])
    bruno.http.post(f"{path}/leave")
    bruno.http.post(f"{path}/return")
    bruno.http.post(f"{path}/resign")
    anna.http.post("/api/records", json={"text": anna.http.get(f"{path}/record").text})
    anna.http.post(f"{path}/review", json={"effort": "quick"})
    anna.http.delete(f"{path}/review")
    waiting = anna.create(["me", "open"])["match"]
    anna.http.delete(f"/api/matches/{waiting}")


def _goodbye(anna: Client, newcomer: Client) -> None:
    gone = newcomer.post("/api/guests", name="Dora")["id"]
    anna.http.get(f"/api/operator/people/{gone}/export")
    anna.http.post(f"/api/operator/people/{gone}/forget", json={"reason": "It had to be"})
    newcomer.http.post("/api/logout")
    newcomer.post("/api/guests", name="Elio")
    newcomer.http.delete("/api/me")
