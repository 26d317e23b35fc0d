"""Puzzles by request: nothing is given away before the answer, everything is told after it, and it counts once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.amount import cases
from tests.server.running import Client, Server
from torri.engine.catalogue import all_games
from torri.puzzles import Puzzle, collection, open_puzzle


def free(client: Client, puzzle: Puzzle, answers: tuple[int, ...]) -> list[int]:
    """A plan as the browser gives it: without what is forced."""
    given: list[int] = []
    rest = list(answers)
    while True:
        after = ",".join(map(str, given))
        prospect = client.get(f"/api/puzzles/{puzzle.game}/{puzzle.name}/ahead", after=after)
        if prospect["ends"]:
            return given
        while rest[0] not in [one["answer"] for one in prospect["answers"]]:
            rest.pop(0)
        given.append(rest.pop(0))


@pytest.mark.parametrize("game", cases(short=["patrizier"], long=all_games()))
def test_a_puzzle_is_read_planned_and_solved(server: Server, game: str) -> None:
    puzzle = collection(game)[0]
    address = f"/api/puzzles/{game}/{puzzle.name}"
    with server.client("Anna") as anna:
        read = anna.get(address)
        assert (read["seat"], read["plans"], read["state"]) == (puzzle.seat, len(puzzle.losses), "new")
        assert read["view"]["actor"] == read["view"]["seat"] == puzzle.seat
        assert not {"margin", "lines", "losses", "loss"} & read.keys()
        plan = free(anna, puzzle, puzzle.solutions[0].answers)
        steps = anna.get(f"{address}/plan", answers=",".join(map(str, plan)))["steps"]
        assert steps[-1]["ends"] and len(steps) == len(plan) + 1
        solution = anna.post(address, answers=plan)
        assert solution["solved"] and solution["first"] and solution["change"] > 0
        assert solution["own"]["run"] == solution["own"]["solved"] == 1
        (own,) = [line for line in solution["lines"] if line["yours"]]
        assert own["right"] and own["answers"] and own["told"]
        assert solution["lines"][0]["margin"] == pytest.approx(puzzle.margin)
        assert any(line["why"] or line["claims"] for line in solution["lines"] if not line["right"])
        again = anna.post(address, answers=plan)
        assert not again["first"] and again["change"] is None and again["own"] == solution["own"]
        assert anna.get(address)["state"] == "solved"


def test_the_view_is_that_of_its_seat(server: Server) -> None:
    """What others hold is not in it: the hidden part of the true position is nowhere in what is sent."""
    puzzle = collection("patrizier")[0]
    with server.client("Anna") as anna:
        seats: list[dict[str, Any]] = anna.get(f"/api/puzzles/patrizier/{puzzle.name}")["view"]["table"]["seats"]
    for seat, one in enumerate(seats):
        assert ("hand" in one and one["hand"] is not None and isinstance(one["hand"], list)) == (seat == puzzle.seat), (
            json.dumps(one)
        )


def test_a_worse_plan_and_a_solution_that_was_shown_end_the_run(server: Server) -> None:
    first, second, third = collection("patrizier")[:3]
    with server.client("Bruno") as bruno:
        bruno.post(f"/api/puzzles/patrizier/{first.name}", answers=first.solutions[0].answers)
        worse = len(second.losses) - 1 - second.losses[::-1].index(max(second.losses))
        plans = open_puzzle("patrizier", second.name).plans
        assert plans is not None
        missed = bruno.post(f"/api/puzzles/patrizier/{second.name}", answers=plans.lines[worse])
        assert not missed["solved"] and missed["loss"] == second.loss_of(worse) and missed["change"] < 0
        assert sum(line["yours"] for line in missed["lines"]) == 1, "what was answered is among the lines"
        assert missed["own"]["run"] == 0
        shown = bruno.post(f"/api/puzzles/patrizier/{third.name}", answers=[])
        assert shown["shown"] and not shown["solved"] and shown["loss"] is None
        assert (shown["own"]["tried"], shown["own"]["solved"]) == (3, 1)
        (on_the_page,) = bruno.get("/api/profile")["games"]
        assert (on_the_page["matches"], on_the_page["puzzles"]) == (0, shown["own"])


def test_what_is_no_plan_is_refused_and_counts_for_nothing(server: Server) -> None:
    puzzle = collection("patrizier")[0]
    address = f"/api/puzzles/patrizier/{puzzle.name}"
    with server.client("Carla") as carla:
        assert carla.refused("POST", address, answers=[puzzle.solutions[0].answers[0]])["type"] == "torri:no-whole-plan"
        assert carla.refused("POST", address, answers=[700])["type"] == "torri:no-whole-plan"
        assert carla.refused("GET", "/api/puzzles/patrizier/0000000000")["type"] == "torri:unknown-puzzle"
        assert carla.refused("GET", "/api/puzzles/patrizier/20")["type"] == "torri:unknown-puzzle"
        assert carla.refused("GET", "/api/puzzles/chess/next")["type"] == "torri:unknown-game"
        assert carla.get(address)["own"]["tried"] == 0
    with server.client() as stranger:
        assert stranger.get(address)["state"] == "new"
        assert stranger.refused("POST", address, answers=[])["type"] == "torri:not-known"


def test_those_of_today_are_the_same_for_all_and_the_next_is_another(server: Server) -> None:
    with server.client("Dora") as dora, server.client() as stranger:
        games = dora.get("/api/puzzles")["games"]
        assert [one["game"] for one in games] == list(all_games())
        assert [one["today"] for one in games] == [one["today"] for one in stranger.get("/api/puzzles")["games"]]
        first = dora.get("/api/puzzles/patrizier/next")["name"]
        dora.post(f"/api/puzzles/patrizier/{first}", answers=[])
        assert dora.get("/api/puzzles/patrizier/next", after=first)["name"] != first


def test_a_table_goes_on_from_the_position(server: Server) -> None:
    puzzle = collection("patrizier")[0]
    address = f"/api/puzzles/patrizier/{puzzle.name}"
    with server.client("Elena") as elena:
        match = elena.post(f"{address}/on", level="novizio")["match"]
        found = elena.get(f"/api/matches/{match}")
        assert found["view"]["table"] == elena.get(address)["view"]["table"]
        assert found["view"]["actor"] == puzzle.seat and found["table"]["seats"][puzzle.seat]["yours"]
        assert found["table"]["ply"] == len(puzzle.answers)
