"""Advice at the terminal: for a saved game at any moment and for any seat, and as a hint in the middle of a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from torri import NATURE, Game, Record
from torri.texts import LANGUAGES

from ..playing import SECRET
from .conftest import Run, refused


def plies(game: Game, file: Path) -> dict[str, int]:
    """A ply at which a seat has a choice, and one at which chance is asked."""
    record = Record.load(file)
    at, found = record.start(game), dict[str, int]()
    for ply, answer in enumerate(record.answers):
        if at.actor == NATURE:
            found["nature"] = ply
        elif len(at.answers()) > 2:
            found.setdefault("choice", ply)
        at.apply(answer)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_answers_are_shown_with_their_chances(run: Run, patrizier: Game, saved: Path, language: str) -> None:
    ply = plies(patrizier, saved)["choice"]
    result = run(f"advise {saved} --ply {ply} --seconds 0.2 --language {language}")
    assert result.exit_code == 0, result.output
    position = Record.load(saved).position(ply, patrizier)
    assert any(position.text(answer) in result.output for answer in position.answers())
    assert "%" in result.output


def test_as_json_it_names_every_answer_and_the_line(run: Run, patrizier: Game, saved: Path) -> None:
    ply = plies(patrizier, saved)["choice"]
    found = json.loads(run(f"advise {saved} --ply {ply} --seconds 0.2 --json").output)
    position = Record.load(saved).position(ply, patrizier)
    assert found["ply"] == ply
    assert found["seat"] == found["actor"] == position.actor
    assert sorted(one["answer"] for one in found["best"]) == position.answers()
    assert sum(one["visits"] for one in found["best"]) <= found["visits"]
    assert all(0 <= one["win"] <= 1 for one in found["best"])
    best = found["best"][0]
    for answer, text in zip(best["line"], best["line_text"], strict=True):
        assert position.text(answer) == text
        position.apply(answer)


def test_without_a_ply_it_is_the_last_choice(run: Run, patrizier: Game, saved: Path) -> None:
    found = json.loads(run(f"advise {saved} --seconds 0.1 --json").output)
    position = Record.load(saved).position(found["ply"], patrizier)
    assert position.forced() is None
    assert found["best"]


def test_another_seat_may_want_to_know(run: Run, patrizier: Game, saved: Path) -> None:
    ply = plies(patrizier, saved)["choice"]
    actor = Record.load(saved).position(ply, patrizier).actor
    assert actor is not None
    found = json.loads(run(f"advise {saved} --ply {ply} --seat {2 - actor} --seconds 0.1 --json").output)
    assert (found["seat"], found["actor"]) == (1 - actor, actor)
    assert all(one["line"] == [one["answer"]] for one in found["best"])


def test_at_a_question_of_chance_only_the_expectation_is_told(run: Run, patrizier: Game, saved: Path) -> None:
    ply = plies(patrizier, saved)["nature"]
    assert f"At ply {ply} chance is asked" in refused(run(f"advise {saved} --ply {ply}"))
    result = run(f"advise {saved} --ply {ply} --seat 1 --seconds 0.1")
    assert result.exit_code == 0, result.output
    assert "wins with a chance of" in result.output


def test_what_makes_no_sense_is_refused(run: Run, saved: Path) -> None:
    last = len(Record.load(saved).answers)
    assert "The game is over" in refused(run(f"advise {saved} --ply {last}"))
    assert f"There is no ply {last + 1}" in refused(run(f"advise {saved} --ply {last + 1}"))
    assert "There is no seat 3" in refused(run(f"advise {saved} --ply 30 --seat 3"))


def test_a_hint_in_the_middle_of_a_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["torri.cli.play"], "HINT_SECONDS", 0.1)
    line = f"play patrizier --secret {SECRET} --save game.torri --seat Anna --seat bot:random"
    output = run(line, "hint", "quit").output
    assert "Anna wins with a chance of" in output
    assert "looked into" in output


def test_a_saved_game_starts_no_program_unless_it_is_named_again(run: Run, tmp_path: Path) -> None:
    program = "bot:exec:touch ran"
    file = tmp_path / "game.torri"
    line = f"play patrizier --secret {SECRET} --save game.torri --seat Anna --seat bot:random"
    run(line, "quit")
    file.write_text(file.read_text(encoding="utf-8").replace("bot:random", program), encoding="utf-8")
    assert f"would start the program “{program}”" in refused(run("play --continue game.torri"))
    assert not (tmp_path / "ran").exists()
