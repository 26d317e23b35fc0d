"""Notation and text pictures of Patrizier."""

from __future__ import annotations

import pytest

from torri import Game
from torri.engine.errors import AmbiguousNotation, UnknownNotation
from torri.texts import LANGUAGES, Words

from ...amount import amount, cases
from ...playing import give, midway, walk, written
from .positions import position


def test_any_case_and_a_clear_beginning_will_do() -> None:
    at = position(hands={0: ["Lu.move", "Lu.2", "Mi.any"]})
    assert at.text(at.parse("LU.MOVE")) == "Lu.move"
    assert at.text(at.parse("mi")) == "Mi.any"
    with pytest.raises(AmbiguousNotation) as error:
        at.parse("lu")
    assert error.value.meanings == ("Lu.2", "Lu.move")


def test_what_is_no_answer_is_refused_with_examples() -> None:
    at = position(hands={0: ["Lu.move", "Mi.any"]})
    for nonsense in ("", "xyz", "Bo.lady**", "12", "Lu move"):
        with pytest.raises(UnknownNotation) as error:
            at.parse(nonsense)
        assert error.value.examples == ("Mi.any", "Lu.move")
        assert error.value.question == "PLAY"


def test_answers_by_number_can_be_written_too() -> None:
    at = position(hands={0: ["Lu.move"]})
    assert at.parse("#7") == 7
    assert at.text(60) == "#60"


def test_a_whole_turn_reads_as_one_line() -> None:
    at = position(
        hands={0: ["Lu.move"], 1: ["Bo.2"]}, towers={"milano": ("12", "")}, offers={"lucca": "Ro.2"}, stock=["Fi.any"]
    )
    give(at, "Lu.move", "L", "Mi.L", "Lu", "Fi.any")
    assert written(at) == ["Bo.2"]


@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))  # German has the longest words
@pytest.mark.parametrize("players", [2, 5])
def test_the_picture_fits_a_terminal_and_shows_no_hidden_card(patrizier: Game, language: str, players: int) -> None:
    words = Words(language, patrizier, ["Massimiliano", "Bo", "Cosimo", "Dora", "Elisabetta"])
    for step, at in enumerate(walk(patrizier, players, seed=12, open_memory=players == 5)):
        for seat in (None, 0, 1) if step % amount(short=3, long=1) == 0 or at.over else ():
            drawn = patrizier.picture(at.view(seat), words)
            assert max(map(len, drawn.splitlines())) <= 100
    last = patrizier.picture(at.view(None), words)
    assert str(at.scores()[0]) in last


def test_the_picture_says_what_stands_where(patrizier: Game) -> None:
    at = position(hands={0: ["Lu.move"]}, towers={"milano": ("12", "2")}, offers={"milano": "Ro.2"})
    drawn = patrizier.picture(at.view(0), Words("en", patrizier, ["Anna", "Bo"]))
    milano = next(line for line in drawn.splitlines() if line.startswith("Milano"))
    assert milano.split() == ["Milano", "12", "/", "2", "3/7", "7", "4", "Ro.2"]
    assert "Your hand: Lu.move" in drawn
    assert "Your hand" not in patrizier.picture(at.view(None), Words("en", patrizier))


def test_every_answer_has_a_meaning(patrizier: Game) -> None:
    words = Words("en", patrizier)
    at = midway(patrizier, 2, seed=5, steps=1)
    for at in walk(patrizier, 5, seed=6):
        for answer in at.answers():
            name, facts = at.meaning(answer)
            assert words(f"answer-{name}", **facts)
