"""Records over HTTP: verified without being stored, or imported once for each person."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import torri
from tests.amount import cases
from tests.local.test_local_server import App, Rows
from tests.playing import recorded
from tests.server.running import Server
from torri import Record
from torri.local.server import LocalServer
from torri.server.http.records import MAX_RECORD_CHARACTERS, MAX_RECORD_REQUEST_BYTES
from torri.texts import LANGUAGES

GAMES = cases(short=["patrizier"], long=["firenze", "florenza", "patrizier"])


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(torri.game("patrizier"), 3, 9)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_verified_in_either_form_by_anybody(server: Server, game: str) -> None:
    record = recorded(torri.game(game), 2, 9)
    with server.client() as stranger:
        verdicts = [stranger.post("/api/records/verdict", text=text) for text in (record.to_text(), record.to_json())]
    assert verdicts[0] == verdicts[1]
    found = verdicts[0]
    assert (found["holds"], found["proven"], found["over"]) == (True, True, True)
    assert (found["plies"], found["names"], found["scores"]) == (len(record.answers), record.seats, record.scores)
    assert [f"{draw['ply']}: {draw['weights']}" for draw in found["draws"]] == record.draws
    assert [draw["answer"] for draw in found["draws"]] == [record.answers[draw["ply"]] for draw in found["draws"]]
    assert (found["commitment"], found["secret"], found["entropy"]) == (
        record.commitment,
        record.secret,
        record.entropy,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_hold_is_said_with_its_rule(server: Server, record: Record, language: str) -> None:
    broken = Record.read(record.to_json())
    ply = next(ply.number for ply, _ in record.replay() if ply.number > 40 and ply.actor >= 0)
    broken.answers[ply] = 999
    with server.client("Anna", **{"accept-language": language}) as anna:
        found = anna.post("/api/records/verdict", text=broken.to_json())
        assert (found["holds"], found["proven"], found["plies"]) == (False, False, ply)
        assert found["problem"] == "illegal-answer" and found["reasons"] and found["rule"] in found["detail"]
        refused = anna.refused("POST", "/api/records", text=broken.to_json())
        assert (refused["type"], refused["status"]) == ("torri:record-fails", 422)
        assert refused["facts"] == {"ply": ply, "rule": found["rule"], "problem": "illegal-answer"}
        assert refused["reasons"] == found["reasons"]
        assert anna.get("/api/matches") == []


def test_a_draw_that_was_exchanged_is_the_last_that_is_shown(server: Server, record: Record) -> None:
    """A whole other game that follows the rules, by a secret that it does not follow from."""
    other = recorded(torri.game("patrizier"), 3, 10, secret="7a" * 32)
    other.secret, other.commitment = record.secret, record.commitment
    found = server.client().post("/api/records/verdict", text=other.to_json())
    assert (found["holds"], found["problem"]) == (False, "wrong-draw")
    assert found["draws"][-1]["ply"] == found["plies"]
    chance = torri.Chance(found["secret"], found["entropy"])
    last = found["draws"][-1]
    position = other.position(last["ply"])
    assert chance.answer(position.answers(), position.weights(), last["number"]) != last["answer"]


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("[Players 3]", "[Players three]", "wrong-line", 6),
        ("\n0 * ", "\n0 1 ", "wrong-ply", 20),
        ('[Game "patrizier"]', '[Game "chess"]', "wrong-type", None),
        ("[Torri 1]", "[Torri 2]", "wrong-format", None),
        ("[Players 3]", "[Players 2]", "wrong-sum", None),
    ],
)
def test_a_bad_record_is_said_with_its_line(
    server: Server, record: Record, old: str, new: str, problem: str, line: int | None
) -> None:
    text = record.to_text().replace(old, new, 1)
    assert text != record.to_text()
    with server.client("Anna") as anna:
        for address in ("/api/records/verdict", "/api/records"):
            found = anna.refused("POST", address, text=text)
            assert (found["type"], found["status"], found["facts"]["problem"]) == (
                "torri:unreadable-record",
                422,
                problem,
            )
            assert found["facts"].get("line") == line
            assert line is None or f"line {line} " in found["detail"]
            assert found["detail"].startswith("Your text")


@pytest.mark.parametrize(
    "text",
    [
        "Dear Anna,",
        "{",
        "[" * 50_000,
        '{"torri": 1}',
        '{"torri": 1, "game": "\\ud800"}',
        '{"torri": 1, "rules": ' + "9" * 5_000 + "}",
        "x" * MAX_RECORD_CHARACTERS,
        "[Torri 1]\n" * 20_000,
        "\x00",
    ],
    ids=lambda text: text[:12],
)
def test_whatever_is_brought_is_answered_with_a_problem(server: Server, text: str) -> None:
    with server.client("Anna") as anna:
        for address in ("/api/records/verdict", "/api/records"):
            assert anna.refused("POST", address, text=text)["status"] == 422


def test_what_is_too_long_is_not_read(server: Server) -> None:
    with server.client("Anna") as anna:
        assert anna.refused("POST", "/api/records", text="x" * (MAX_RECORD_CHARACTERS + 1))["status"] == 400
        assert anna.refused("POST", "/api/records", text="x" * MAX_RECORD_REQUEST_BYTES)["status"] == 413


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_kept_once_for_each_person_and_leaves_as_it_came(server: Server, game: str) -> None:
    record = recorded(torri.game(game), 3, 9)
    anna, bruno = server.client("Anna"), server.client("Bruno")
    first = anna.post("/api/records", text=record.to_text())["match"]
    assert anna.post("/api/records", text=record.to_json())["match"] == first
    second = bruno.post("/api/records", text=record.to_text())["match"]
    assert second != first
    with server.client() as stranger:
        assert stranger.http.get(f"/api/matches/{first}/record").text == record.to_text()
        assert stranger.http.get(f"/api/matches/{first}/record?form=json").text == record.to_json()
        assert stranger.get(f"/api/matches/{first}/verdict")["proven"]
        table = stranger.get(f"/api/matches/{first}")["table"]
    assert (table["status"], table["imported"], table["host"]) == ("over", True, False)
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("person", name) for name in record.seats]
    (listed,) = anna.get("/api/matches")
    assert (listed["id"], listed["imported"], listed["status"], listed["free"]) == (first, True, "over", 0)
    assert anna.refused("POST", f"/api/matches/{first}/rematch")["type"] == "torri:not-your-seat"


def test_an_account_finds_what_it_brought_as_a_guest(server: Server, record: Record) -> None:
    anna = server.client("Anna")
    anna.post("/api/me/account", login="anna-of-records", password="una parola lunga")
    guest = server.client("Anna")
    match = guest.post("/api/records", text=record.to_text())["match"]
    guest.post("/api/login", login="anna-of-records", password="una parola lunga")
    assert guest.post("/api/records", text=record.to_text())["match"] == match
    assert match in {one["id"] for one in guest.get("/api/matches")}


def test_it_is_still_there_when_the_server_comes_back(tmp_path: Any, record: Record) -> None:
    server = Server(tmp_path / "data")
    with server:
        anna = server.client("Anna")
        match = anna.post("/api/records", text=record.to_text())["match"]
        server.kill()
        server.start()
        with server.client() as stranger:
            assert stranger.http.get(f"/api/matches/{match}/record").text == record.to_text()
            assert stranger.get(f"/api/matches/{match}/replay")["last"] == len(record.answers)


def test_strangers_bring_nothing(server: Server, record: Record) -> None:
    with server.client() as stranger:
        assert stranger.refused("POST", "/api/records", text=record.to_text())["type"] == "torri:not-known"


def test_names_of_a_record_are_shown_as_names_may_be(server: Server) -> None:
    record = recorded(torri.game("patrizier"), 4, 9, secret=None)
    record.entropy = ["\x00", "x" * 2_000]
    record.seats = ["bot:maestro:style=builder", "bot:exec:rm", "  \u202eannA ", "\u200b" + "x" * 500]
    record.checksum = record.digest()
    anna = server.client("Anna")
    match = anna.post("/api/records", text=record.to_json())["match"]
    seats = anna.get(f"/api/matches/{match}")["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [
        ("bot", "maestro:style=builder"),
        *[("person", None)] * 3,
    ]
    assert seats[0]["name"] and [seat["name"] for seat in seats[1:]] == ["bot:exec:rm", "annA", "x" * 40]
    assert json.loads(anna.http.get(f"/api/matches/{match}/record?form=json").text)["seats"] == record.seats
    assert anna.http.get(f"/api/matches/{match}/record").text == record.to_text()


def test_a_game_that_was_left_lying_can_be_looked_at_and_gone_on_with(server: Server) -> None:
    record = recorded(torri.game("florenza"), 2, 9, plies=80)
    anna = server.client("Anna")
    match = anna.post("/api/records", text=record.to_text())["match"]
    replay = anna.get(f"/api/matches/{match}/replay")
    assert (replay["last"], replay["all"], replay["table"]["end"]["cause"]) == (80, True, "abandoned")
    assert anna.http.get(f"/api/matches/{match}/record").text == record.to_text()
    chairs = [{"kind": "me"}, {"kind": "me"}]
    onwards = anna.post(f"/api/matches/{match}/continue", ply=80, chairs=chairs)["match"]
    assert anna.get(f"/api/matches/{onwards}")["table"]["status"] == "running"


def test_a_match_that_a_browser_played_alone_is_brought_as_its_record(server: Server) -> None:
    async def offline() -> str:
        app = App(await LocalServer.open(Rows()))
        await app.ask("POST", "/guests", {"name": "Lapo", "crest": 1, "language": "en"})
        chairs = [{"kind": "me"}, {"kind": "me", "name": "Nera"}]
        match = (await app.ask("POST", "/matches", {"game": "patrizier", "chairs": chairs}))[1]["match"]
        while (update := (await app.ask("GET", f"/matches/{match}"))[1])["table"]["status"] == "running":
            view, seq = update["view"], update["seq"]
            answer = {"seq": seq, "id": str(seq), "answer": view["answers"][0]["answer"], "seat": view["actor"]}
            assert (await app.ask("POST", f"/matches/{match}/answer", answer))[0] == 200
        return str((await app.ask("GET", f"/matches/{match}/record"))[1])

    text = asyncio.run(offline())
    anna = server.client("Anna")
    verdict = anna.post("/api/records/verdict", text=text)
    assert (verdict["holds"], verdict["proven"], verdict["names"]) == (True, True, ["Lapo", "Nera"])
    match = anna.post("/api/records", text=text)["match"]
    table = anna.get(f"/api/matches/{match}")["table"]
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("over", ["Lapo", "Nera"])
