"""Tournaments on a real server: they run to their end by themselves, whoever vanishes and whatever is killed."""

from __future__ import annotations

import time
from secrets import token_hex
from typing import Any

import pytest

from tests.amount import cases
from tests.server.running import Client, Server
from tests.server.several import Workers, redis, shared_workers
from tests.server.waiting import looks

__all__ = ["redis", "shared_workers"]

QUICK = {"bank": 5, "increment": 60}  # whoever never answers loses soon; whoever does has time
MANNER = {
    "name": "Torneo di San Martino",
    "game": "patrizier",
    "players": 2,
    "clock": QUICK,
    "level": "novizio",
    "pause": 0,
}
BY_DAYS = {"bank": 86_400, "hour": "days"}
MAX_SECONDS = 90
PAUSE_SECONDS = 0.2  # between two looks at what others do: nothing tells of their answers and of the next round


def hold(host: Client, **more: Any) -> str:
    return str(host.post("/api/tournaments", **MANNER | {"format": "swiss", "rounds": 2} | more)["tournament"])


def account(server: Server, name: str) -> Client:
    client = server.client(name)
    client.me = client.post("/api/me/account", login=f"{name}-{token_hex(4)}", password="vendemmia 1472")
    return client


def until_over(person: Client, id: str, seconds: float = MAX_SECONDS) -> dict[str, Any]:
    """The end of a tournament; whenever it is this person's turn, they answer."""
    deadline = time.monotonic() + seconds
    while (seen := dict(person.get(f"/api/tournaments/{id}")))["about"]["status"] == "running":
        assert time.monotonic() < deadline, seen
        if seen["your_match"]:
            play_on(person, seen["your_match"])
        time.sleep(PAUSE_SECONDS)
    return seen


def play_on(person: Client, match: str) -> None:
    """Answer whatever is asked now, always the first that may be answered."""
    while (seen := person.get(f"/api/matches/{match}"))["view"].get("answers"):
        if seen["table"]["status"] != "running":
            return
        plan = {"seq": seen["seq"], "id": f"a{seen['seq']}", "answer": seen["view"]["answers"][0]["answer"]}
        person.http.post(f"/api/matches/{match}/answer", json=plan)


def test_one_of_persons_and_programs_runs_to_its_end_though_one_vanishes_and_the_server_dies(
    server: Server,
) -> None:
    livia, lapo = server.client("Livia"), server.client("Lapo")
    id = hold(livia, same_deals=True, programs=["novizio", "novizio"])
    assert lapo.refused("POST", f"/api/tournaments/{id}/begin")["type"] == "torri:not-the-host"
    assert lapo.post(f"/api/tournaments/{id}/join")["about"]["joined"]
    assert lapo.post(f"/api/tournaments/{id}/join")["about"]["entrants"] == 4, "joined once"
    begun = livia.post(f"/api/tournaments/{id}/begin")
    assert begun["about"]["status"] == "running" and len(begun["rounds"][0]) == 2
    seated = [seat["entrant"] for table in begun["rounds"][0] for seat in table["seats"]]
    assert sorted(seated) == [0, 1, 2, 3]
    assert lapo.refused("POST", f"/api/tournaments/{id}/join")["type"] == "torri:tournament-not-now"
    match = begun["your_match"]
    assert match and lapo.refused("POST", f"/api/matches/{match}/pause", seat=0)["status"] in (403, 409)
    assert livia.refused("POST", f"/api/matches/{match}/pause")["type"] == "torri:no-pause"
    stranger = server.client("Nanni")
    hidden = stranger.get(f"/api/tournaments/{id}")
    assert all(table["match"] is None for table in hidden["rounds"][0]), "who watches would know the same deal"
    assert stranger.refused("GET", f"/api/matches/{match}")["type"] == "torri:not-watched"

    killed = False
    deadline = time.monotonic() + MAX_SECONDS
    while (seen := livia.get(f"/api/tournaments/{id}"))["about"]["status"] == "running":
        assert time.monotonic() < deadline, seen
        if seen["about"]["round"] == 2 and not killed:
            server.kill()
            server.start()
            killed = True
            assert lapo.post(f"/api/tournaments/{id}/leave")["entrants"][-1]["out"]
        elif seen["your_match"]:  # Lapo does not come to the first round
            play_on(livia, seen["your_match"])
        time.sleep(PAUSE_SECONDS)
    assert seen["about"]["status"] == "over" and killed
    assert [len(one) for one in seen["rounds"]] == [2, 2] and seen["whole"] == 2
    assert sum(one["points"] for one in seen["entrants"]) == 4
    vanished = next(one for one in seen["entrants"] if one["name"] == "Lapo")
    assert vanished["points"] == 0 and vanished["rounds"] == [0, 0]
    own = next(one for one in seen["entrants"] if one["yours"])
    assert own["deal"] is not None and not own["out"]
    number = seen["entrants"].index(vanished)
    seats = [seat for one in seen["rounds"] for table in one for seat in table["seats"] if seat["entrant"] == number]
    assert [seat["left"] for seat in seats] == [True, True], "a bot has played on, first when time was up"
    assert [row["place"] for row in seen["entrants"]] == sorted(row["place"] for row in seen["entrants"])
    assert stranger.get(f"/api/matches/{match}/replay")["all"], "everybody may compare what was made of the deal"
    assert all(table["match"] for one in stranger.get(f"/api/tournaments/{id}")["rounds"] for table in one)
    mine = [table for one in seen["rounds"] for table in one if table["yours"]]
    assert livia.get(f"/api/matches/{mine[0]['match']}/verdict")["proven"], "the round is over: its draws are open"
    assert "Livia" in livia.http.get(f"/api/tournaments/{id}/standings").text
    history = livia.get("/api/history")
    assert [one["occasion"] for one in history] == ["event", "event"]
    assert all(any(seat["yours"] for seat in one["seats"]) for one in history), "not those of others, whom she hosts"
    listed = livia.get("/api/tournaments")
    assert next(one for one in listed if one["id"] == id)["status"] == "over"


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"players": 7}, "wrong-players"),
        ({"most": 40, "format": "league"}, "wrong-tournament"),
        ({"starts": 1}, "wrong-tournament"),
        ({"most": 2, "format": "duplicate"}, "wrong-tournament"),
        ({"rated": True}, "not-ratable"),
        ({"rounds": 99}, "http-400"),
        ({"clock": None}, "http-400"),
    ],
)
def test_what_could_not_be_held_is_refused(server: Server, wish: dict[str, Any], problem: str) -> None:
    host = server.client("Livia")
    refused = host.refused("POST", "/api/tournaments", **MANNER | {"format": "swiss"} | wish)
    assert refused["type"] == f"torri:{problem}"


def test_leaving_before_the_start_too_few_full_cancelled_and_too_many(server: Server) -> None:
    livia, lapo, piero = (server.client(name) for name in ("Livia", "Lapo", "Piero"))
    id = hold(livia, most=2)
    assert livia.refused("POST", f"/api/tournaments/{id}/begin")["type"] == "torri:wrong-tournament"
    lapo.post(f"/api/tournaments/{id}/join")
    assert piero.refused("POST", f"/api/tournaments/{id}/join")["type"] == "torri:tournament-full"
    assert lapo.post(f"/api/tournaments/{id}/leave")["about"]["entrants"] == 1
    assert not livia.http.delete(f"/api/tournaments/{id}").is_error
    assert livia.get(f"/api/tournaments/{id}")["about"]["status"] == "cancelled"
    assert livia.refused("GET", "/api/tournaments/none")["type"] == "torri:unknown-tournament"
    for _ in range(5):
        hold(piero, public=False)
    assert piero.refused("POST", "/api/tournaments", **MANNER | {"format": "swiss"})["type"] == "torri:too-many"
    assert not any(one["hosted"] for one in livia.get("/api/tournaments") if one["status"] == "open")


def test_who_withdraws_loses_the_table_and_programs_alone_play_a_league(server: Server) -> None:
    livia, lapo = server.client("Livia"), server.client("Lapo")
    id = hold(livia, format="league", rounds=1)
    lapo.post(f"/api/tournaments/{id}/join")
    livia.post(f"/api/tournaments/{id}/begin")
    seen = lapo.post(f"/api/tournaments/{id}/leave")
    assert seen["about"]["status"] == "over"
    assert [(one["name"], one["points"], one["out"]) for one in seen["entrants"]] == [
        ("Livia", 1, False),
        ("Lapo", 0, True),
    ]


def test_the_next_round_of_a_live_one_waits_for_its_pause(server: Server) -> None:
    livia, lapo = server.client("Livia"), server.client("Lapo")
    id = hold(livia, pause=900)
    lapo.post(f"/api/tournaments/{id}/join")
    match = livia.post(f"/api/tournaments/{id}/begin")["your_match"]
    before = int(time.time() * 1_000)
    livia.post(f"/api/matches/{match}/resign")
    deadline = time.monotonic() + 20
    while (seen := lapo.get(f"/api/tournaments/{id}"))["resumes"] is None:
        assert time.monotonic() < deadline
        time.sleep(PAUSE_SECONDS)
    assert before <= seen["resumes"] - 900_000 <= time.time() * 1_000
    assert (seen["about"]["round"], seen["whole"], seen["your_match"]) == (1, 1, None)


@pytest.mark.parametrize(
    ("format", "game", "players"),
    cases(
        short=[("duplicate", "patrizier", 2)],
        long=[
            *[(format, "patrizier", 2) for format in ("league", "swiss", "duplicate")],
            *[(format, game, 3) for format in ("league", "swiss", "duplicate") for game in ("firenze", "florenza")],
        ],
    ),
)
def test_programs_play_it_to_its_end(server: Server, format: str, game: str, players: int) -> None:
    host = server.client("Livia")
    wish = {"format": format, "game": game, "players": players, "rounds": 1 if format == "duplicate" else 2}
    entered = players * 2 if format == "duplicate" else 4
    id = hold(host, **wish, programs=["novizio"] * entered, joins=False)
    host.post(f"/api/tournaments/{id}/begin")
    seen = until_over(host, id, 10 * MAX_SECONDS)
    rounds = {"league": 2 if players == 3 else 3, "swiss": 2, "duplicate": 1}[format]
    assert seen["whole"] == len(seen["rounds"]) == rounds and len(seen["entrants"]) == entered
    assert all(table["state"] == "over" and table["match"] for one in seen["rounds"] for table in one)
    points = sum(one["points"] for one in seen["entrants"])
    if format == "duplicate":
        assert points == 2 * players * (players - 1) / 2
        shares = sorted(one["deal"] for one in seen["entrants"])
        assert shares == [0] * players + [100] * players or 0 < shares[-1] <= 100  # equals have half
    else:
        assert all(one["deal"] is None for one in seen["entrants"]) and points > 0


def test_a_program_joins_by_its_token_and_plays_a_league_by_correspondence(server: Server) -> None:
    livia, owner = server.client("Livia"), account(server, "Nanni")
    token = owner.post("/api/me/tokens", name="my bot")["token"]
    program = server.client(authorization=f"Bearer {token}")
    id = hold(livia, format="league", clock=BY_DAYS, programs=["novizio"], joins=False)
    assert next(one for one in program.get("/api/tournaments") if one["id"] == id)["status"] == "open"
    assert program.post(f"/api/tournaments/{id}/join")["about"]["joined"]
    livia.post(f"/api/tournaments/{id}/begin")
    match = program.get(f"/api/tournaments/{id}")["your_match"]
    called: list[dict[str, Any]] = []
    for _ in looks(MAX_SECONDS):  # nothing waits while the other is in the middle of a turn
        if called := program.get("/api/notices"):
            break
    assert [(one["kind"] in ("turn", "round"), one["match"]) for one in called] == [(True, match)]
    seen = until_over(program, id)
    assert {one["name"] for one in seen["entrants"] if one["yours"]} == {"Nanni"}
    assert sum(one["points"] for one in seen["entrants"]) == 1 and not any(one["out"] for one in seen["entrants"])


@pytest.mark.parametrize("game", cases(short=["firenze"], long=["firenze", "florenza", "patrizier"]))
def test_both_are_called_when_a_round_begins_whoever_is_asked_first(server: Server, game: str) -> None:
    """What nature has drawn until then, forty times in Firenze, counts for nobody's turn."""
    people = [server.client("Livia"), server.client("Lapo")]
    id = hold(people[0], game=game, format="league", clock=BY_DAYS)
    people[1].post(f"/api/tournaments/{id}/join")
    match = people[0].post(f"/api/tournaments/{id}/begin")["your_match"]

    def called() -> list[list[str]]:
        return [[one["kind"] for one in person.get("/api/notices") if one["match"] == match] for person in people]

    assert sorted(called()) == [["round"], ["turn"]]
    first = called().index(["turn"])
    play_on(people[first], match)
    assert [called()[first], called()[1 - first]] == [[], ["turn"]]


def test_who_blocks_somebody_there_meets_them_no_more_and_sits_out_if_need_be(server: Server) -> None:
    livia, lapo = account(server, "Livia"), account(server, "Lapo")
    id = hold(livia, format="league")
    lapo.post(f"/api/tournaments/{id}/join")
    livia.post("/api/friends", login=lapo.me["login"], kind="block")
    begun = livia.post(f"/api/tournaments/{id}/begin")
    assert begun["your_match"] is None and lapo.get(f"/api/tournaments/{id}")["your_match"]
    (table,) = begun["rounds"][0]
    names = [None if seat["entrant"] is None else begun["entrants"][seat["entrant"]]["name"] for seat in table["seats"]]
    assert sorted(names, key=str) == ["Lapo", None]


@pytest.mark.long
def test_one_whose_people_all_vanish_ends_after_two_rounds_with_its_standings(server: Server) -> None:
    livia, lapo = server.client("Livia"), server.client("Lapo")
    id = hold(livia, rounds=9, clock={"bank": 5}, programs=["novizio"])
    lapo.post(f"/api/tournaments/{id}/join")
    livia.post(f"/api/tournaments/{id}/begin")
    stranger = server.client("Nanni")
    seen = until_over(stranger, id)
    assert seen["about"]["round"] == seen["whole"] == 2, "nobody is waited for in a third round"
    assert [one["out"] for one in seen["entrants"]] == [False, True, True], "the program alone has stayed, and wins"
    assert {one["name"] for one in seen["entrants"] if one["out"]} == {"Livia", "Lapo"}
    assert livia.get("/api/notices") == []


@pytest.mark.long
def test_several_processes_hold_it_and_one_of_them_is_killed(shared_workers: Workers) -> None:
    livia = shared_workers.one.client("Livia")
    lapo = shared_workers.other.client("Lapo")
    id = hold(livia, rounds=3, same_deals=True, programs=["novizio", "novizio"])
    lapo.post(f"/api/tournaments/{id}/join")
    livia.post(f"/api/tournaments/{id}/begin")
    there = shared_workers.same(livia)
    deadline = time.monotonic() + 2 * MAX_SECONDS
    while (seen := lapo.get(f"/api/tournaments/{id}"))["about"]["status"] == "running":
        assert time.monotonic() < deadline, seen
        if seen["about"]["round"] == 2 and shared_workers.one.address:
            shared_workers.one.kill()
            shared_workers.one.address = ""
        for person in (lapo, there):
            if match := person.get(f"/api/tournaments/{id}")["your_match"]:
                play_on(person, match)
        time.sleep(PAUSE_SECONDS)
    assert [len(one) for one in seen["rounds"]] == [2, 2, 2]
    assert sum(one["points"] for one in seen["entrants"]) == 6, "each table has given its point once"
    shared_workers.one.start()
