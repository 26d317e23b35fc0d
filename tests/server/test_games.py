"""What is played here: games with their options, and their rules, in four languages."""

from __future__ import annotations

import pytest

import torri
from tests.amount import cases
from tests.server.running import Server
from torri.texts import LANGUAGES, Words


def test_games_come_with_options_in_words(server: Server) -> None:
    with server.client() as stranger:
        games = {game["name"]: game for game in stranger.get("/api/games", language="nl")}
        assert games.keys() == {"firenze", "patrizier", "florenza"}
        for name, game in games.items():
            assert game["title"] and game["about"]
            assert [option["name"] for option in game["options"]] == [one.name for one in torri.game(name).options]
        options = {option["name"]: option for option in games["firenze"]["options"]}
        words = Words("nl", torri.game("firenze"))
        assert options["campanile"]["kind"] == "flag"
        assert [one["value"] for one in options["campanile"]["values"]] == [False, True]
        dice = next(one for one in options["placing"]["values"] if one["value"] == "dice")
        assert dice["title"] == words("option-placing-dice") and options["placing"]["kind"] == "choice"
        assert options["start_player"]["values"][0] == {"value": "drawn", "title": words("option-start-player-drawn")}
        assert options["neutral_seals"]["values"][0] == {"value": options["neutral_seals"]["default"], "title": None}


@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))
def test_the_rules_are_read_paragraph_by_paragraph(server: Server, language: str) -> None:
    with server.client() as stranger:
        for name in ("firenze", "patrizier", "florenza"):
            game = torri.game(name)
            words = Words(language, game)
            response = stranger.http.get(f"/api/games/{name}/rules", params={"language": language})
            assert "max-age" in response.headers["cache-control"]
            found = response.json()
            assert found["title"] == words(f"game-{name}")
            read = {one["id"]: one for chapter in found["chapters"] for one in chapter["paragraphs"]}
            assert tuple(read) == game.paragraphs
            assert {id for id, one in read.items() if one["ruling"]} == game.rulings
            assert all(one["text"] == words.rule(game, id) for id, one in read.items())
            assert found["chapters"][0]["title"] == words(f"chapter-{found['chapters'][0]['id']}")
            assert len(found["figures"]) == len(game.edition.figures)
            marks = {mark for figure in found["figures"] for mark in figure["mark"].split("+")}
            assert marks <= found["marks"].keys()


def test_without_a_language_the_one_that_the_client_asks_for_is_spoken(server: Server) -> None:
    with server.client(**{"accept-language": "it-IT,en;q=0.5"}) as stranger:
        assert stranger.get("/api/games/firenze/rules") == stranger.get("/api/games/firenze/rules", language="it")
        assert stranger.get("/api/games") == stranger.get("/api/games", language="it")


def test_of_a_game_that_nobody_knows_there_are_no_rules(server: Server) -> None:
    with server.client() as stranger:
        assert stranger.refused("GET", "/api/games/chess/rules")["type"] == "torri:unknown-game"
        assert stranger.refused("GET", "/api/games/chess/rules")["status"] == 404
