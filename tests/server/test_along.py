"""A match against bots goes along with a browser and comes back, over HTTP; the browser's part runs on CPython here."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.local.test_local_server import App, Rows, played
from tests.server.running import Client, Server
from tests.server.waiting import looks
from torri.local.server import LocalServer


@pytest.fixture(autouse=True)
def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser."""
    monkeypatch.setattr("torri.players.warming.available", lambda: False)


BOTS = [{"kind": "me"}, {"kind": "bot", "level": "novizio"}, {"kind": "bot", "level": "novizio"}]


def my_turn(client: Client, match: str) -> dict[str, Any]:
    """How it stands when the person is asked, or it is over."""
    for _ in looks(60):
        update: dict[str, Any] = client.get(f"/api/matches/{match}")
        if update["view"]["actor"] == update["seat"] or update["table"]["status"] == "over":
            return update
    raise AssertionError("the bots do not answer")


def handed_back(client: Client, match: str, longer: dict[str, Any]) -> dict[str, Any]:
    found = client.http.put(f"/api/matches/{match}/along", json=longer)
    assert found.status_code == 200, found.text
    return my_turn(client, match)


def sat_down(client: Client, **more: Any) -> str:
    match: str = client.post("/api/matches", game="patrizier", chairs=BOTS, **more)["match"]
    my_turn(client, match)
    return match


async def _played_on(match: str, along: dict[str, Any], answers: int) -> dict[str, Any]:
    """What the browser hands back after so many more answers of its person."""
    rows = Rows()
    app = App(await LocalServer.open(rows))
    await app.ask("POST", "/guests", {"name": "Anna", "crest": 1, "language": "de"})
    assert (await app.ask("PUT", f"/along/{match}", along))[0] == 204
    await played(app, match, answers)
    await app.server.close()  # its bots answer no more
    longer: dict[str, Any]
    status, longer = await app.ask("GET", f"/along/{match}")
    # Nothing of it was only in memory.
    again = App(await LocalServer.open(rows))
    reread = (await again.ask("GET", f"/along/{match}"))[1]["answers"]
    assert status == 200
    assert reread[: len(longer["answers"])] == longer["answers"]  # its bots may have gone on
    assert (await again.ask("DELETE", f"/along/{match}"))[0] == 204
    assert not [key for key in rows.kept if match in key], "nothing is left of it, nor of its secret"
    return longer


def played_on(match: str, along: dict[str, Any], answers: int = 4) -> dict[str, Any]:
    return {**asyncio.run(_played_on(match, along, answers)), "seq": len(along["entries"])}


def test_a_match_is_played_on_elsewhere_and_goes_on_at_its_server(server: Server) -> None:
    anna = server.client("Anna")
    match = sat_down(anna)
    along = anna.get(f"/api/matches/{match}/along")
    last = anna.get(f"/api/matches/{match}/along", since=len(along["entries"]) - 1)
    assert last["entries"] == along["entries"][-1:]
    before = anna.get(f"/api/matches/{match}")
    longer = played_on(match, along)
    assert len(longer["answers"]) > before["table"]["ply"]
    now = handed_back(anna, match, longer)
    assert now["table"]["ply"] >= len(longer["answers"])
    told = anna.get(f"/api/matches/{match}/chronicle")
    assert [one["ply"] for one in told[: len(longer["answers"])]] == list(range(len(longer["answers"])))
    # It is played to its end elsewhere.
    again = anna.get(f"/api/matches/{match}/along")
    assert again["entries"][: len(along["entries"])] == along["entries"]
    assert handed_back(anna, match, played_on(match, again, 1_000))["table"]["status"] == "over"
    assert anna.get(f"/api/matches/{match}/verdict")["proven"]


def test_what_is_handed_back_at_once_and_twice_is_there_once(server: Server) -> None:
    anna = server.client("Anna")
    match = sat_down(anna)
    longer = played_on(match, anna.get(f"/api/matches/{match}/along"))
    with ThreadPoolExecutor(4) as threads:
        requests = [threads.submit(anna.http.put, f"/api/matches/{match}/along", json=longer) for _ in range(4)]
        statuses = [one.result().status_code for one in requests]
    assert statuses.count(200) == 4, statuses
    entries = anna.get(f"/api/matches/{match}/along")["entries"]
    assert sum('"handed-back"' in one for one in entries) == 1


def test_whatever_does_not_fit_is_refused_and_changes_nothing(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    match = sat_down(anna)
    address = f"/api/matches/{match}/along"
    along = anna.get(address)
    longer = played_on(match, along)
    assert bruno.refused("GET", address)["type"] == "torri:not-your-seat"
    assert bruno.refused("PUT", address, **longer)["type"] == "torri:not-your-seat"
    illegal = {**longer, "answers": [*longer["answers"], 999]}
    found = anna.refused("PUT", address, **illegal)
    assert (found["type"], found["status"]) == ("torri:record-fails", 422)
    update = my_turn(anna, match)
    text = update["view"]["answers"][-1]["text"]
    anna.post(f"/api/matches/{match}/answer", seq=update["seq"], id="here", text=text)
    found = anna.refused("PUT", address, **longer)
    assert (found["type"], found["status"]) == ("torri:stale", 409)
    assert not any('"handed-back"' in one for one in anna.get(address)["entries"])


def test_a_match_of_two_persons_and_one_with_a_clock_stay(server: Server) -> None:
    anna = server.client("Anna")
    for wish in (
        {"chairs": [{"kind": "me"}, {"kind": "me", "name": "Nera"}]},
        {"chairs": BOTS, "clock": {"bank": 600}},
    ):
        match = anna.post("/api/matches", game="patrizier", **wish)["match"]
        for method, body in (("GET", {}), ("PUT", {"seq": 0, "answers": [999]})):
            found = anna.refused(method, f"/api/matches/{match}/along", **body)
            assert (found["type"], found["status"]) == ("torri:not-taken-along", 403)


def test_a_rated_match_stays(server: Server) -> None:
    anna = server.client("Anna")
    anna.post("/api/me/account", login="anna@along.example", password="long enough")
    match = sat_down(anna, rated=True)
    assert anna.refused("GET", f"/api/matches/{match}/along")["facts"]["problem"] == "along-counts"


def test_an_operator_may_turn_it_off(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--play-here") as stays:
        anna = stays.client("Anna")
        match = sat_down(anna)
        found = anna.refused("GET", f"/api/matches/{match}/along")
        assert found["facts"]["problem"] == "along-off"
        assert anna.get("/api/server")["takes_along"] is False
