"""Looking back over HTTP: as far as a seat may see while the match runs, as every seat when it is over."""

from __future__ import annotations

import asyncio
import time
from statistics import median
from typing import Any

import httpx
import pytest

import torri
from tests.amount import amount, cases
from tests.playing import recorded
from tests.server.running import PLAIN_HTTP, Client, Server
from tests.server.test_live import asked, seated
from torri.texts import LANGUAGES

DELAY_SECONDS = 5  # seconds: enough for all requests of a test on a busy machine
NOVICE = {"kind": "bot", "level": "novizio"}


def some_turns(server: Server, turns: int, **more: Any) -> tuple[Client, Client, str]:
    """Anna and Bruno after so many answers."""
    anna, bruno, match = seated(server, **more)
    with anna.socket(match) as one, bruno.socket(match) as other:
        for _ in range(turns):
            who, update = asked(one, other)
            seq = who.answer(update)["seq"]
            for socket in (one, other):
                socket.until(lambda latest, seq=seq: latest["seq"] >= seq)  # type: ignore[misc]
    return anna, bruno, match


def imported(client: Client, game: str = "patrizier", players: int = 2, seed: int = 3) -> tuple[str, torri.Record]:
    record = recorded(torri.game(game), players, seed)
    return client.post("/api/records", text=record.to_text())["match"], record


def test_while_it_runs_a_seat_sees_what_it_saw(server: Server) -> None:
    anna, bruno, match = some_turns(server, 6)
    carla = server.client("Carla")
    for seat, somebody in ((0, anna), (1, bruno), (None, carla)):
        now = somebody.get(f"/api/matches/{match}")
        replay = somebody.get(f"/api/matches/{match}/replay")
        assert (replay["seat"], replay["open"], replay["all"]) == (seat, False, False)
        assert replay["seats"] == ([] if seat is None else [seat])
        assert (replay["last"], replay["names"]) == (now["table"]["ply"], ["Anna", "Bruno"])
        moment = somebody.get(f"/api/matches/{match}/replay/{replay['last']}")
        assert moment["view"] == now["view"]
        assert moment["asked"] == now["view"]["actor"]
        told = somebody.get(f"/api/matches/{match}/replay/told")
        assert told == somebody.get(f"/api/matches/{match}/chronicle")
        assert moment["told"] == told[-1]
        assert somebody.get(f"/api/matches/{match}/replay/told", first=5) == told[5:]
        too_far = somebody.refused("GET", f"/api/matches/{match}/replay/{replay['last'] + 1}")
        assert (too_far["type"], too_far["facts"]["most"]) == ("torri:wrong-ply", replay["last"])
        for path in ("/replay?open=true", "/replay/3?open=true", "/replay/told?open=true", "/verdict"):
            assert somebody.refused("GET", f"/api/matches/{match}{path}")["type"] == "torri:not-watched"
    assert carla.refused("GET", f"/api/matches/{match}/replay?seat=0")["type"] == "torri:not-your-seat"


def test_when_it_is_over_everybody_looks_with_every_eye(server: Server) -> None:
    anna, bruno, match = some_turns(server, 6)
    hands = [
        somebody.get(f"/api/matches/{match}")["view"]["table"]["seats"][seat]["hand"]
        for seat, somebody in enumerate((anna, bruno))
    ]
    bruno.post(f"/api/matches/{match}/resign")
    with server.client() as stranger:
        replay = stranger.get(f"/api/matches/{match}/replay")
        assert (replay["seat"], replay["seats"], replay["all"]) == (None, [0, 1], True)
        ply = replay["last"]
        for seat in (0, 1):
            seats = stranger.get(f"/api/matches/{match}/replay/{ply}", seat=seat)["view"]["table"]["seats"]
            assert seats[seat]["hand"] == hands[seat]
            assert "hand" not in seats[1 - seat]
        opened = stranger.get(f"/api/matches/{match}/replay/{ply}", open=True)
        assert [seat["hand"] for seat in opened["view"]["table"]["seats"]] == hands
        told = stranger.get(f"/api/matches/{match}/replay/told", open=True)
        assert all(one["text"] for one in told)
        assert anna.get(f"/api/matches/{match}/replay", open=True)["seat"] == 0
        refused = stranger.refused("GET", f"/api/matches/{match}/replay?seat=2")
        assert refused["type"] == "torri:unknown-seat"


def test_spectators_with_a_delay_look_back_from_where_they_are(server: Server) -> None:
    anna, bruno, match = seated(server, delay=DELAY_SECONDS)
    carla = server.client("Carla")
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        who.answer(update)
        at = time.monotonic()
        late = carla.get(f"/api/matches/{match}/replay")
        beyond = carla.refused("GET", f"/api/matches/{match}/replay/1")
        told = carla.get(f"/api/matches/{match}/replay/told")
        assert time.monotonic() - at < DELAY_SECONDS, "the machine is too busy to test this"
    assert (late["last"], late["turns"], late["table"]["ply"], told) == (0, [], 0, [])
    assert beyond["facts"] == {"ply": 1, "most": 0}
    known = anna.get(f"/api/matches/{match}/replay")["last"]
    assert known > 0
    time.sleep(max(0, DELAY_SECONDS + 0.2 - (time.monotonic() - at)))
    assert carla.get(f"/api/matches/{match}/replay")["last"] == known


def test_the_verdict_proves_the_draws_also_of_a_match_that_was_given_up(server: Server) -> None:
    _, bruno, match = some_turns(server, 6)
    bruno.post(f"/api/matches/{match}/resign")
    said = set()
    for language in LANGUAGES:
        with server.client(**{"accept-language": language}) as stranger:
            verdict = stranger.get(f"/api/matches/{match}/verdict")
            said.add(verdict["detail"])
    assert len(said) == len(LANGUAGES)
    assert (verdict["holds"], verdict["proven"], verdict["over"], verdict["problem"]) == (True, True, False, None)
    chance = torri.Chance(verdict["secret"], verdict["entropy"])
    assert verdict["draws"]
    for number, draw in enumerate(verdict["draws"]):
        assert draw["number"] == number
        answers, weights = read_weights(draw["weights"])
        assert chance.answer(answers, weights, number) == draw["answer"]


def read_weights(text: str) -> tuple[list[int], list[int]]:
    """What could be drawn, from how it is written."""
    answers, weights = list[int](), list[int]()
    for word in text.split():
        span, _, weight = word.partition("x")
        first, _, last = span.partition("-")
        found = range(int(first), int(last or first) + 1)
        answers += found
        weights += [int(weight or 1)] * len(found)
    return answers, weights


def test_a_match_that_goes_on_from_another_is_no_proof(server: Server) -> None:
    anna = server.client("Anna")
    match, record = imported(anna)
    onwards = anna.post(
        f"/api/matches/{match}/continue", ply=len(record.answers) - 1, chairs=[{"kind": "me"}, {"kind": "me"}]
    )["match"]
    replay = anna.get(f"/api/matches/{onwards}/replay")
    assert replay["table"]["origin"] == {"match": match, "ply": len(record.answers) - 1}
    if replay["table"]["status"] != "over":
        anna.post(f"/api/matches/{onwards}/resign")
    verdict = anna.get(f"/api/matches/{onwards}/verdict")
    assert (verdict["holds"], verdict["proven"], verdict["secret"]) == (True, False, None)


@pytest.mark.parametrize("game", cases(short=["florenza"], long=["firenze", "florenza", "patrizier"]))
def test_a_finished_match_is_scrubbed_from_end_to_end(server: Server, game: str) -> None:
    anna = server.client("Anna")
    match, record = imported(anna, game, 3)
    replay = anna.get(f"/api/matches/{match}/replay")
    assert replay["last"] == len(record.answers)
    last = anna.get(f"/api/matches/{match}/replay/{replay['last']}", seat=1)
    assert last["view"]["scores"] == record.scores and last["asked"] is None
    first = anna.get(f"/api/matches/{match}/replay/0", seat=1)
    assert first["told"] is None and first["view"]["actor"] == -1
    for turn in replay["turns"][:: max(1, len(replay["turns"]) // 8)]:
        moment = anna.get(f"/api/matches/{match}/replay/{turn['first'] + 1}", seat=2, open=True)
        assert (moment["told"]["ply"], moment["told"]["actor"]) == (turn["first"], turn["actor"])
        assert moment["view"] == record.position(turn["first"] + 1).view(2, open=True)


@pytest.mark.parametrize("ply", [0, 70])
def test_one_goes_on_from_any_moment_of_an_imported_match_with_bots_or_friends(server: Server, ply: int) -> None:
    anna = server.client("Anna")
    match, record = imported(anna)
    against = anna.post(f"/api/matches/{match}/continue", ply=ply, chairs=[{"kind": "me"}, NOVICE])
    with anna.socket(against["match"]) as socket:
        mine = socket.until(lambda update: update["view"]["answers"] or update["table"]["status"] == "over")
    assert (mine["table"]["status"], mine["table"]["imported"]) == ("running", False)
    told = anna.get(f"/api/matches/{against['match']}/replay")
    assert told["last"] >= ply
    position = record.position(ply)
    assert anna.get(f"/api/matches/{against['match']}/replay/{ply}", seat=0)["view"] == position.view(0)
    friends = anna.post(f"/api/matches/{match}/continue", ply=ply, chairs=[{"kind": "me"}, {"kind": "friend"}])
    bruno = server.client("Bruno")
    bruno.post(f"/api/matches/{friends['match']}/sit", token=friends["links"]["1"])
    assert bruno.get(f"/api/matches/{friends['match']}")["table"]["status"] == "running"


def test_where_the_game_is_over_nobody_goes_on(server: Server) -> None:
    anna = server.client("Anna")
    match, record = imported(anna)
    chairs = [{"kind": "me"}, NOVICE]
    address = f"/api/matches/{match}/continue"
    over = anna.refused("POST", address, ply=len(record.answers), chairs=chairs)
    assert over["type"] == "torri:nothing-to-go-on-with"
    assert anna.refused("POST", address, ply=len(record.answers) + 1, chairs=chairs)["type"] == "torri:wrong-ply"
    assert anna.refused("POST", address, ply=9, chairs=[*chairs, NOVICE])["type"] == "torri:wrong-chairs"


def test_others_are_served_while_many_look_back(server: Server) -> None:
    """Replaying is done beside the event loop: who asks whether the server is well does not wait for all of it."""
    anna = server.client("Anna")
    match, record = imported(anna, "firenze", 4, 8)

    async def scrub() -> tuple[float, list[float]]:
        # Each with a client of its own: whoever asks for the server's health does not wait for a free connection.
        async with (
            httpx.AsyncClient(base_url=server.address, timeout=60, verify=PLAIN_HTTP) as client,
            httpx.AsyncClient(base_url=server.address, timeout=60, verify=PLAIN_HTTP) as other,
        ):
            (await other.get("/health")).raise_for_status()
            began = time.monotonic()
            told = [
                asyncio.create_task(client.get(f"/api/matches/{match}/replay/told", params={"first": first}))
                for first in [0, 400, 800] * amount(short=12, long=32)
                if first < len(record.answers)
            ]
            waits = []
            while not all(one.done() for one in told):
                at = time.monotonic()
                (await other.get("/health")).raise_for_status()
                waits.append(time.monotonic() - at)
            for one in told:
                one.result().raise_for_status()
            return time.monotonic() - began, waits

    whole, waits = asyncio.run(scrub())
    assert len(waits) > 3
    assert median(waits) < whole / 4
