"""Matches over a real server: two people, bots, undo, reconnecting, chat."""

from __future__ import annotations

import json
from typing import Any

import pytest

import torri
from tests.server.running import Client, Server, Socket


def seated(server: Server, game: str = "patrizier", **more: Any) -> tuple[Client, Client, str]:
    """Anna and Bruno at a table, by link."""
    anna, bruno = server.client("Anna"), server.client("Bruno")
    created = anna.create(["me", "friend"], game, **more)
    bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    return anna, bruno, created["match"]


def asked(*sockets: Socket) -> tuple[Socket, dict[str, Any]]:
    """The socket whose seat has to answer, and its latest update."""
    update = sockets[0].until(lambda update: update["table"]["status"] == "running")
    who = next(socket for socket in sockets if socket.until(is_running)["seat"] == update["view"]["actor"])
    return who, who.until(lambda latest: latest["view"]["answers"])


def is_running(update: dict[str, Any]) -> bool:
    return bool(update["table"]["status"] == "running")


def test_two_people_play_and_each_sees_its_own_hand(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        assert update["table"]["status"] == "running"
        reply = who.answer(update)
        assert reply["type"] == "taken"
        told = (other if who is one else one).until(lambda latest: latest["seq"] == reply["seq"])
        assert told["happened"][0]["text"] is None, "how somebody else wrote an answer is theirs"
        assert told["happened"][0]["events"]


def test_an_answer_that_comes_again_late_or_out_of_turn_is_told_so(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        rival = other if who is one else one
        assert rival.answer(update, 0)["problem"] == "not-your-turn"
        assert who.answer(update, id="same")["type"] == "taken"
        assert who.answer(update, id="same")["problem"] == "repeated"
        stale = who.answer(update)
        assert stale["problem"] == "stale"
        assert stale["seq"] > update["seq"]


def test_a_forbidden_answer_comes_back_with_its_rule(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        allowed = {answer["answer"] for answer in update["view"]["answers"]}
        forbidden = next(number for number in range(63) if number not in allowed)
        refused = who.answer(update, forbidden)
        assert refused["problem"] == "illegal-answer"
        assert refused["reasons"][0]["rule"].startswith("P")
        who.send(type="why", answer=forbidden)
        assert who.read("reasons")["reasons"] == refused["reasons"]


def test_why_not_is_asked_by_notation_and_after_a_plan(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        asker = anna if who is one else bruno
        first = update["view"]["answers"][0]
        who.send(type="why", id="w1", text=first["text"])
        assert who.read("reasons") == {"type": "reasons", "id": "w1", "answer": first["answer"], "reasons": []}
        who.send(type="why", id="w2", after=[first["answer"]], answer=9)
        after = who.read("reasons")
        assert (after["id"], after["answer"]) == ("w2", 9) and after["reasons"][0]["text"]
        found = asker.get(f"/api/matches/{match}/why", after=first["answer"], answer=9)
        assert found["reasons"] == after["reasons"]
        who.send(type="why", id="w3", text="no such thing")
        assert (refused := who.read("refused"))["problem"] == "unknown-notation" and refused["id"] == "w3"
        who.send(type="why", id="w4", after=[63], answer=0)
        assert who.read("refused")["problem"] == "illegal-answer"
        who.send(type="why")
        assert who.read("refused")["problem"] == "unknown-notation"


def test_a_plan_is_looked_at_before_it_is_given(server: Server) -> None:
    anna, bruno, match = seated(server, "firenze")
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        rival, asker = (other, anna) if who is one else (one, bruno)
        who.send(type="ahead", id="now")
        now = who.read("prospect")
        assert (now["id"], now["seq"], now["after"], now["ends"]) == ("now", update["seq"], [], False)
        assert now["view"] == update["view"]
        assert [one["text"] for one in now["answers"]] == [one["text"] for one in update["view"]["answers"]]
        first = now["answers"][0]["answer"]
        who.send(type="ahead", id="then", after=[first])
        then = who.read("prospect")
        assert then["told"][0]["events"] and then["told"][0]["by"] == "person"
        by_request = asker.get(f"/api/matches/{match}/ahead", after=f"{first}")
        assert {**by_request, "id": "then", "type": "prospect"} == then
        who.send(type="ahead", id="no", after=[62])
        refused = who.read("refused")
        assert (refused["id"], refused["problem"]) == ("no", "illegal-answer") and refused["reasons"]
        rival.send(type="ahead", id="mine", after=[first])
        assert rival.read("refused")["problem"] == "not-your-turn"
        rival.send(type="ahead", id="mine")
        assert rival.read("prospect")["ends"]
        assert asker.get(f"/api/matches/{match}")["seq"] == update["seq"], "nothing has happened"
        stranger = server.client()
        assert stranger.get(f"/api/matches/{match}/ahead")["seat"] is None
        assert stranger.refused("GET", f"/api/matches/{match}/ahead?after=0")["type"] == "torri:not-your-seat"


def test_who_comes_back_hears_what_was_missed(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        rival = other if who is one else one
        known = update["seq"]
        rival.socket.close()
        who.answer(update)
        again = (bruno if rival is other else anna).socket(match, since=known)
        with again:
            missed = again.read("update")
            assert missed["seq"] > known
            assert missed["happened"], "what happened meanwhile"


def test_undo_before_anything_is_revealed_and_by_consent_after(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        rival = other if who is one else one
        ply = update["table"]["ply"]

        def is_back(latest: dict[str, Any]) -> bool:
            return bool(latest["table"]["ply"] == ply and latest["seq"] > update["seq"])

        who.answer(update)
        who.send(type="undo")
        wished = rival.until(lambda latest: latest["table"]["wish"] or (latest["reset"] and is_back(latest)))
        if wished["table"]["wish"]:
            rival.send(type="undo-reply", agreed=True)
        assert who.until(is_back)["view"]["answers"]


def test_against_bots_the_bots_answer(server: Server) -> None:
    with server.client("Anna") as anna:
        created = anna.create(["me", {"kind": "bot", "level": "novizio"}, {"kind": "bot", "level": "novizio"}])
        with anna.socket(created["match"]) as socket:
            for _ in range(8):
                update = socket.until(lambda latest: latest["view"]["answers"], 60)
                socket.latest = {}
                assert socket.answer(update)["type"] == "taken"
            assert {told["actor"] for told in anna.get(f"/api/matches/{created['match']}/chronicle")} >= {-1, 0, 1, 2}


@pytest.mark.parametrize("game", ["firenze", "florenza"])
def test_every_game_is_served(server: Server, game: str) -> None:
    anna, bruno, match = seated(server, game)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        assert who.answer(update)["type"] == "taken"


def test_chat_reaches_everybody_and_notes_nobody_else(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        one.send(type="say", text="Buona fortuna!")
        said = other.until(lambda latest: latest["said"])
        assert said["said"][0]["text"] == "Buona fortuna!"
    with bruno.socket(match) as later:  # who comes back reads it too
        assert later.until(is_running)["said"][0]["text"] == "Buona fortuna!"
    anna.http.put(f"/api/matches/{match}/notes", json={"text": "Siena is mine"}).raise_for_status()
    assert anna.get(f"/api/matches/{match}/notes")["text"] == "Siena is mine"
    assert bruno.get(f"/api/matches/{match}/notes")["text"] == ""


def test_resigning_ends_a_match_of_two_and_its_record_can_be_verified(server: Server) -> None:
    anna, bruno, match = seated(server)
    assert anna.refused("GET", f"/api/matches/{match}/record")["type"] == "torri:not-watched"
    bruno.post(f"/api/matches/{match}/resign")
    standing = anna.get(f"/api/matches/{match}")
    assert standing["table"]["end"]["winners"] == [0]
    assert standing["table"]["end"]["secret"]
    assert anna.http.get(f"/api/matches/{match}/record").text.startswith("[Torri 1]")


def test_whoever_wishes_first_lays_the_table_for_a_rematch_and_the_other_sits_down(server: Server) -> None:
    anna, bruno, match = seated(server)
    assert anna.refused("POST", f"/api/matches/{match}/rematch")["type"] == "torri:not-now"
    bruno.post(f"/api/matches/{match}/resign")
    with bruno.socket(match) as ear, server.client("Carla") as carla:
        new = anna.post(f"/api/matches/{match}/rematch")["match"]
        assert ear.until(lambda latest: latest["table"]["rematch"])["table"]["rematch"] == new
        assert anna.get(f"/api/matches/{new}")["table"]["status"] == "open"
        assert carla.refused("POST", f"/api/matches/{new}/sit")["type"] == "torri:no-free-seat"
    assert bruno.post(f"/api/matches/{match}/rematch")["match"] == new
    table = bruno.get(f"/api/matches/{new}")["table"]
    assert table["status"] == "running"
    assert [seat["yours"] for seat in table["seats"]] == [True, False], "the seats have moved on"


def test_a_match_goes_on_from_any_moment_as_a_table_of_its_own(server: Server) -> None:
    anna, bruno, match = seated(server)
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novizio"}]
    refused = anna.refused("POST", f"/api/matches/{match}/continue", ply=10, chairs=chairs)
    assert refused["type"] == "torri:not-now", "others still play it"
    bruno.post(f"/api/matches/{match}/resign")
    ply = anna.get(f"/api/matches/{match}")["table"]["ply"]
    new = anna.post(f"/api/matches/{match}/continue", ply=ply, chairs=chairs)["match"]
    table = anna.get(f"/api/matches/{new}")["table"]
    assert table["origin"] == {"match": match, "ply": ply}
    assert table["status"] == "running"
    missing = anna.refused("POST", f"/api/matches/{match}/continue", ply=ply + 1, chairs=chairs)
    assert missing["type"] == "torri:wrong-ply"


def test_a_hint_says_what_the_search_would_do(server: Server) -> None:
    with server.client("Anna") as anna:
        created = anna.create(["me", {"kind": "me", "name": "Bruno"}])
        hint = anna.post(f"/api/matches/{created['match']}/hint", seconds=0.3)
        first, second = hint["best"][:2]
        assert first["text"] and first["line"][0] == first["text"]
        assert first["better"] == pytest.approx(first["margin"] - second["margin"])
        assert second["better"] == pytest.approx(second["margin"] - first["margin"])
        assert [one["text"] for one in first["told"]] == first["line"]
        assert first["told"][0]["events"][0]["name"] == "played", "what the line does, in the game's own terms"
        assert first["books"] == [], "the first card of a game brings no points yet"
        planned = anna.post(f"/api/matches/{created['match']}/hint", seconds=0.3, after=[first["answer"]])
        assert planned["best"][0]["text"] != first["text"]  # the advice is on what follows the plan
        without = anna.create(["me", {"kind": "me", "name": "Bruno"}], hints=False)
        assert anna.refused("POST", f"/api/matches/{without['match']}/hint")["type"] == "torri:no-hints"


def test_a_browser_that_thinks_itself_gets_what_its_seat_knows_and_no_more(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        update = {0: one, 1: other}[anna.get(f"/api/matches/{match}")["view"]["actor"]].until(
            lambda update: update["view"]["answers"]
        )
    asked, waits = (anna, bruno) if update["seat"] == 0 else (bruno, anna)
    tasks = [asked.post(f"/api/matches/{match}/hint/task", after=[]) for _ in range(8)]
    game = torri.game("patrizier")
    worlds = [game.decode(task["world"]) for task in tasks]
    for world, task in zip(worlds, tasks, strict=True):
        assert task["seat"] == update["seat"]
        assert json.loads(json.dumps(world.view(task["seat"])["table"])) == update["view"]["table"]
    assert len({task["world"] for task in tasks}) > 1, "what the seat does not know is drawn anew"
    assert waits.refused("POST", f"/api/matches/{match}/hint/task")["type"] == "torri:not-your-turn"
    without = anna.create(["me", {"kind": "me", "name": "Bruno"}], hints=False)
    assert anna.refused("POST", f"/api/matches/{without['match']}/hint/task")["type"] == "torri:no-hints"


def test_whoever_asks_sees_the_points_that_it_may_know_with_their_causes(server: Server) -> None:
    anna, bruno, match = seated(server)
    stranger = server.client()
    with anna.socket(match) as one, bruno.socket(match) as other:
        while not (lines := anna.get(f"/api/matches/{match}/ledger")):
            who, update = asked(one, other)
            seq = who.answer(update)["seq"]
            for socket in (one, other):
                socket.until(lambda latest, seq=seq: latest["seq"] >= seq)  # type: ignore[misc]
    assert {line["seat"] for line in lines} == {0}, "what others have won lies face down"
    own = anna.get(f"/api/matches/{match}")["view"]["table"]["seats"][0]
    assert sum(line["points"] for line in lines) == own["points"]
    assert set(lines[0]) == {"seat", "rule", "points", "name", "facts"}
    assert stranger.get(f"/api/matches/{match}/ledger") == []
    bruno.post(f"/api/matches/{match}/resign")
    scores = anna.get(f"/api/matches/{match}")["table"]["end"]["scores"]
    for somebody in (anna, bruno, stranger):
        lines = somebody.get(f"/api/matches/{match}/ledger")
        assert [sum(line["points"] for line in lines if line["seat"] == seat) for seat in (0, 1)] == scores


def test_where_points_lie_open_everybody_reads_all_of_them(server: Server) -> None:
    anna, _, match = seated(server, "firenze")
    assert anna.get(f"/api/matches/{match}/ledger") == server.client().get(f"/api/matches/{match}/ledger")


def test_a_socket_speaks_the_language_of_its_address(server: Server) -> None:
    anna, _, match = seated(server)
    said = set()
    for language in ("en", "nl", "de", "it"):
        with anna.socket(match, language=language) as socket:
            socket.send(type="answer", seq=0, id="x", answer=0)
            said.add(socket.read("refused")["detail"])
    assert len(said) == 4


def test_a_leaver_is_replaced_and_may_come_back(server: Server) -> None:
    anna, bruno, match = seated(server, substitute="novizio")
    bruno.post(f"/api/matches/{match}/leave")
    seat = anna.get(f"/api/matches/{match}")["table"]["seats"][1]
    assert (seat["away"], seat["level"]) == (True, "novizio")
    bruno.post(f"/api/matches/{match}/return")
    assert not anna.get(f"/api/matches/{match}")["table"]["seats"][1]["away"]


def test_who_waits_for_a_friend_who_is_not_there_lets_a_bot_play_on(server: Server) -> None:
    anna, bruno, match = seated(server, substitute="novizio")
    seat = anna.get(f"/api/matches/{match}")["view"]["actor"]
    here, absent = (bruno, anna) if seat == 0 else (anna, bruno)
    with here.socket(match) as one:
        assert one.until(is_running)["table"]["absence"] == {"seat": seat, "agreed": [], "waits": [1 - seat]}
        with absent.socket(match):
            one.until(lambda latest: latest["table"]["absence"] is None)
            refused = here.refused("POST", f"/api/matches/{match}/absent", seat=seat)
            assert refused["type"] == "torri:not-absent"
        one.until(lambda latest: latest["table"]["absence"])
        here.post(f"/api/matches/{match}/absent", seat=seat)
        one.until(lambda latest: latest["table"]["seats"][seat]["away"])
        absent.post(f"/api/matches/{match}/return")
        one.until(lambda latest: not latest["table"]["seats"][seat]["away"])


def test_the_host_fills_the_table_begins_and_friends_look_before_they_sit(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    created = anna.create(["me", "friend", "open"], watched=False)
    path, token = f"/api/matches/{created['match']}", created["links"]["1"]
    assert bruno.refused("GET", path)["type"] == "torri:not-watched"
    table = bruno.post(f"{path}/invitation", token=token)["table"]
    assert (table["host_seat"], [seat["kind"] for seat in table["seats"]]) == (0, ["person", "friend", "open"])
    assert bruno.refused("POST", f"{path}/fill")["type"] == "torri:not-the-host"
    with anna.socket(created["match"]) as one:
        assert "2" in anna.post(f"{path}/change", chairs=[0, 1, {"kind": "friend"}], hints=False)["links"]
        latest = one.until(lambda latest: latest["table"]["altered"])
        assert latest["table"]["altered"]["what"] == ["chairs", "hints", "watched"]
        anna.post(f"{path}/change", chairs=[0, 2, {"kind": "open"}], watched=False)
    anna.post(f"{path}/fill", level="novizio")
    assert [seat["level"] for seat in anna.get(path)["table"]["seats"]] == [None, "novizio", "novizio"]
    bruno.post(f"{path}/sit", token=token)
    anna.post(f"{path}/begin", level="novizio")
    seats = bruno.get(path)["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", None)] * 2 + [("bot", "novizio")]
    assert bruno.refused("POST", f"{path}/invitation", token=token)["type"] == "torri:not-now"


def test_a_host_invites_somebody_they_played_with(server: Server) -> None:
    anna, bruno, before = seated(server)
    clara = server.client("Clara")
    path = f"/api/matches/{anna.create(['me', 'friend', 'friend'], watched=False)['match']}"
    (known,) = anna.get(f"{path}/companions")
    assert (known["match"], known["name"], known["asked"]) == (before, "Bruno", False)
    assert "id" not in known and "person" not in known
    assert bruno.refused("GET", f"{path}/companions")["type"] == "torri:not-the-host"
    assert clara.refused("POST", f"{path}/invite", match=before, seat=1)["type"] == "torri:not-the-host"
    own = f"/api/matches/{clara.create(['me', 'friend'])['match']}"
    assert clara.refused("POST", f"{own}/invite", match=before, seat=1)["type"] == "torri:not-your-seat"

    assert bruno.refused("POST", f"{path}/invitation")["type"] == "torri:wrong-link"
    anna.post(f"{path}/invite", match=known["match"], seat=known["seat"])
    assert anna.get(f"{path}/companions")[0]["asked"]
    (listed,) = bruno.get("/api/matches", which="invited")
    assert (listed["host"], clara.get("/api/matches", which="invited")) == ("Anna", [])
    assert bruno.post(f"{path}/invitation")["table"]["seats"][1]["kind"] == "friend"
    bruno.post(f"{path}/decline")
    anna.post(f"{path}/invite", match=known["match"], seat=known["seat"])
    assert bruno.get("/api/matches", which="invited") == []  # who has declined is not asked again

    second = f"/api/matches/{anna.create(['me', 'friend', 'friend'])['match']}"
    anna.post(f"{second}/invite", match=known["match"], seat=known["seat"])
    bruno.post(f"{second}/sit")
    assert bruno.get(second)["table"]["seats"][1]["yours"]
    assert (bruno.get("/api/matches", which="invited"), anna.get(f"{second}/companions")) == ([], [])


def test_time_runs_out_and_a_bot_plays_on(server: Server) -> None:
    anna, _, match = seated(server, clock={"bank": 5, "increment": 0, "hour": "live"}, substitute="novizio")
    with anna.socket(match) as one:
        late = one.until(is_running)["table"]["clock"]["running"]
        one.until(lambda latest: latest["table"]["seats"][late]["away"])
