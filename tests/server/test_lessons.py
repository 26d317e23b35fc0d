"""Lessons by request: nothing is kept, everything is played by the rules, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.amount import cases
from tests.server.running import Client, Server
from torri.texts import LANGUAGES

GAMES = ("firenze", "florenza", "patrizier")


def numbers(client: Client, game: str, step: int, texts: list[str]) -> list[int]:
    """The answers that are written so, found as the browser finds them: among those that may be given."""
    given: list[int] = []
    for text in texts:
        prospect = look(client, game, step, given)
        given.append(next(one["answer"] for one in prospect["answers"] if one["text"] == text))
    return given


def joined(answers: list[int]) -> str:
    return ",".join(str(answer) for answer in answers)


def look(client: Client, game: str, step: int, after: list[int]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/lessons/{game}/{step}/ahead", after=joined(after))
    return found


@pytest.mark.parametrize("game", cases(short=["patrizier"], long=GAMES))
def test_a_lesson_is_completed_by_requests_alone(server: Server, game: str) -> None:
    with server.client() as stranger:
        lesson = stranger.get(f"/api/lessons/{game}", language="en")
        seat = lesson["seat"]
        for number, step in enumerate(lesson["steps"]):
            moment = stranger.get(f"/api/lessons/{game}/{number}")
            assert moment["view"]["actor"] == seat and moment["view"]["seat"] == seat
            plan = numbers(stranger, game, number, step["does"])
            if step["tries"] is not None:
                after = joined(plan)
                why = stranger.get(f"/api/lessons/{game}/{number}/why", after=after, text=step["tries"])
                assert step["rule"] in {reason["rule"] for reason in why["reasons"]}
                assert stranger.get(f"/api/lessons/{game}/{number}/done", after=after)["accepted"] is False
                continue
            prospect = look(stranger, game, number, plan)
            assert prospect["ends"] and prospect["answers"] == [] and prospect["after"] == plan
            steps = stranger.get(f"/api/lessons/{game}/{number}/plan", answers=joined(plan))["steps"]
            assert steps == [look(stranger, game, number, plan[:count]) for count in range(len(plan) + 1)]
            done = stranger.get(f"/api/lessons/{game}/{number}/done", after=joined(plan))
            assert done["accepted"] and done["told"]
        end = stranger.get(f"/api/lessons/{game}/{len(lesson['steps'])}")
        assert end["view"]["winners"] == [seat]
        assert sum(line["points"] for line in end["ledger"] if line["seat"] == seat) == end["view"]["scores"][seat]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_the_language_asked_for(server: Server, game: str) -> None:
    with server.client() as stranger:
        told = [stranger.get(f"/api/lessons/{game}", language=language) for language in LANGUAGES]
        assert len({lesson["about"] for lesson in told}) == len(LANGUAGES)
        for steps in zip(*(lesson["steps"] for lesson in told), strict=True):
            assert len({step["says"] for step in steps}) == len(LANGUAGES)
            assert len({(step["name"], step["rule"], tuple(step["does"])) for step in steps}) == 1


def test_what_another_seat_holds_is_not_shown(server: Server) -> None:
    with server.client() as stranger:
        table = stranger.get("/api/lessons/patrizier/0")["view"]["table"]
        assert len(table["seats"][0]["hand"]) == 3
        assert "hand" not in table["seats"][1] and table["seats"][1]["cards"] == 3


def test_something_else_that_is_legal_is_played_but_not_accepted(server: Server) -> None:
    with server.client() as stranger:
        plan = numbers(stranger, "patrizier", 0, ["Bo.lady*", "R"])
        done = stranger.get("/api/lessons/patrizier/0/done", after=joined(plan))
        assert done["accepted"] is False and done["told"]


def test_what_is_not_there_is_said_in_words(server: Server) -> None:
    with server.client() as stranger:
        assert stranger.refused("GET", "/api/lessons/chess")["type"] == "torri:unknown-game"
        for path in ("/api/lessons/firenze/13", "/api/lessons/firenze/12/ahead", "/api/lessons/firenze/99/done"):
            problem = stranger.refused("GET", path)
            assert (problem["type"], problem["status"]) == ("torri:unknown-step", 404), path
        assert stranger.refused("GET", "/api/lessons/firenze/0/ahead?after=63")["type"] == "torri:illegal-answer"
        assert stranger.refused("GET", "/api/lessons/firenze/0/why?text=nonsense")["type"] == "torri:unknown-notation"
        for way in ("ahead?after", "plan?answers", "why?after", "done?after"):
            problem = stranger.refused("GET", f"/api/lessons/patrizier/1/{way}=1,2")
            assert problem["type"] in ("torri:illegal-answer", "torri:illegal-plan"), way
            assert problem["reasons"][0]["text"], "in the words of the game"


def test_what_is_long_comes_compressed_to_who_can_read_it(server: Server) -> None:
    with server.client() as stranger:
        client = stranger.http
        long = client.get("/api/lessons/florenza/1", headers={"accept-encoding": "gzip"})
        assert long.headers["content-encoding"] == "gzip"
        assert int(long.headers["content-length"]) < len(long.content) / 4
        plain = client.get("/api/lessons/florenza/1", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == long.json()
