"""Notation and text pictures of Firenze."""

from __future__ import annotations

import pytest

from torri import Game
from torri.engine.errors import AmbiguousNotation
from torri.engine.lines import WrittenLine
from torri.games.firenze.state import Ask
from torri.texts import LANGUAGES, Words

from ...amount import amount, cases
from ...playing import give, walk, written
from .positions import draw_all, position, stock, towers_of


def test_any_case_and_a_clear_beginning_will_do() -> None:
    at = position(hands={0: ["patrician", "princess", "fame"]})
    assert at.text(at.parse("PRI")) == "princess"
    assert at.text(at.parse("C1")) == "c1"
    with pytest.raises(AmbiguousNotation) as error:
        at.parse("p")
    assert error.value.meanings == ("princess", "patrician")


def test_towers_are_named_by_colour_and_height_and_keep_their_name_while_building() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwwwggyy"}, towers={0: ["w3", "w3", "g2"]})
    assert written(at) == ["w3", "g2", "w0", "y0", "g0", "-"]
    give(at, "w3")
    assert written(at) == ["w3", "w3'", "g2", "w0", "y0", "g0", "-"]
    give(at, "w3'", "w0")
    assert written(at) == ["w0", "w0'", "y0", "g0", "-"]
    give(at, "w0'", "-")
    assert at.question == Ask.COST


def test_a_whole_turn_reads_as_one_line() -> None:
    """Take, payments, exchange, builds and claims, with nature's refill in between."""
    at = position(stocks={0: "wwygg"}, towers={0: ["w5"]}, bricks={3: "wbrr", 4: "p"}, seals={1: ["y3"]})
    line = WrittenLine("c3 wg x3 ygr p - b0+w5 - w6 -")
    while line:
        at.apply(line.next(at))
        if at.question == Ask.LAY_OUT:
            draw_all(at, "fame", "wwww")
    assert (at.question, at.actor) == (Ask.TAKE, 1)
    assert towers_of(at, 0) == ["b1"]
    assert stock(at, 0) == "wrp"
    assert at.scores() == [7 + 2, 1]


@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))  # German has the longest words
@pytest.mark.parametrize("players", [2, 4])
def test_the_picture_fits_a_terminal(firenze: Game, language: str, players: int) -> None:
    words = Words(language, firenze, ["Massimiliano", "Bo", "Cosimo", "Elisabetta"])
    for step, at in enumerate(walk(firenze, players, 13, eager=True, open_memory=players == 4, campanile=True)):
        for seat in (None, 0, 1) if step % amount(short=23, long=7) == 0 or at.over else ():
            drawn = firenze.picture(at.view(seat), words)
            assert max(map(len, drawn.splitlines())) <= 100
    last = firenze.picture(at.view(None), words)
    assert str(at.scores()[0]) in last


def test_the_picture_says_what_stands_where(firenze: Game) -> None:
    at = position(
        stocks={0: "wwg", 1: "p"},
        towers={0: ["w3", "g4"]},
        hands={0: ["mason", "workshop"], 1: ["fame"]},
        row=("flood", "mason", "bridge", "smuggler", "scandal", "tribute"),
        bricks={2: "wwyp"},
        church=["small-privilege"],
        seals={1: ["g5"]},
        neutral=["y3"],
    )
    drawn = firenze.picture(at.view(0), Words("en", firenze, ["Anna", "Bo"])).splitlines()
    lines = [" ".join(line.split()) for line in drawn]
    assert "green 2 3 [2] 5 12 III 8 4" in lines
    assert "yellow [x] 2 3 4 6 7 3" in lines
    assert "first there [2] 2 3 4" in lines
    assert "c2 Mason wwyp" in lines
    assert "> 1 Anna 0 9 1 w2 g1 w3 g4 Workshop" in lines
    assert "Church: Small Privilege" in drawn
    assert drawn[-1] == "Your hand: Mason"


def test_every_answer_has_a_meaning(firenze: Game) -> None:
    words, said = Words("en", firenze, ["Anna", "Bo", "Cosimo", "Dora"]), set[str]()
    for options in ({"placing": "hand_picked", "campanile": True}, {"dead_colour": "drawn"}):
        for at in walk(firenze, 4, 6, True, **options):
            for answer in at.answers():
                name, facts = at.meaning(answer)
                if (meaning := f"{name} {facts}") not in said:
                    assert words(f"answer-{name}", **facts)
                    said.add(meaning)
