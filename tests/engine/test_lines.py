"""Lines of several answers: joined ones in any order, forced ones left out, nonsense named whole."""

from __future__ import annotations

import pytest

from torri.engine.errors import JoinedTooLong, UnknownNotation
from torri.engine.lines import Stopped, WrittenLine
from torri.games.firenze.state import Ask

from ..games.firenze.positions import position, stock, towers_of
from ..playing import give, written


def test_words_are_answers_one_after_another() -> None:
    at = position(stocks={0: "wwy"}, bricks={3: "wyrb"})
    line = WrittenLine("c3 w y")
    while line:
        at.apply(line.next(at))
    assert stock(at, 0) == "wwyrb"


def test_an_ordered_payment_keeps_the_order_in_which_its_letters_stand() -> None:
    at = position(stocks={0: "wwy"})
    line = WrittenLine("c3 yw")
    while line:
        at.apply(line.next(at))
    assert at.state.row_bricks[0][1] == at.state.row_bricks[1][0] == 1


def test_what_is_gathered_may_be_joined_in_any_order() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwygrb"}, towers={0: ["w3", "g2"]})
    line = WrittenLine("y0+g2+w3 - r")
    while line:
        at.apply(line.next(at))
    assert towers_of(at, 0) == ["w4", "y1", "g3"]
    assert stock(at, 0) == "wb"


def test_payments_are_sorted_from_white_to_purple() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "bwwg"}, bricks={2: "p"})
    line = WrittenLine("x2 bww p")
    while line:
        at.apply(line.next(at))
    assert stock(at, 0) == "gp"


def test_a_forced_answer_may_be_written_or_left_out() -> None:
    for text in ("- w0", "w0"):
        at = position(ask=Ask.EXCHANGE, stocks={0: "w"})
        assert written(at) == ["-"]
        line = WrittenLine(text)
        line.skip(at, at.answers()[0])
        give(at, "-")
        assert at.text(line.next(at)) == "w0"
        assert not line


def test_forced_answers_may_be_part_of_joined_ones() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwwwr"}, bricks={1: "y"})
    line = WrittenLine("x1 rww y")
    while line:
        if len(at.answers()) == 1 and at.question == Ask.LAY:
            answer = at.answers()[0]
            line.skip(at, answer)
        else:
            answer = line.next(at)
        at.apply(answer)
    assert stock(at, 0) == "wwy"


def test_nonsense_is_named_as_it_was_written() -> None:
    at = position()
    for word in ("castle", "c1+x", "+", "c1+"):
        with pytest.raises(UnknownNotation) as error:
            WrittenLine(word).next(at)
        assert error.value.notation == word


def test_the_rest_of_a_joined_word_answers_the_same_question_only() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwygrb"}, towers={0: ["w3", "g2"]})
    line = WrittenLine("w3+g2")
    at.apply(line.next(at))
    give(at, "-")
    assert at.question != Ask.BUILD
    with pytest.raises(JoinedTooLong) as error:
        line.next(at)
    assert (error.value.notation, error.value.rest) == ("w3+g2", "g2")


@pytest.mark.parametrize(
    ("line", "stops_at"),
    [("c2 w", None), ("c2 ww", "ww"), ("c2 castle", "castle"), ("c2 p", "p"), ("c2 w - - - - -", None)],
)
def test_a_line_is_checked_before_anything_of_it_is_given(line: str, stops_at: str | None) -> None:
    at = position(stocks={0: "wwy"}, bricks={2: "wyrb"})
    before = at.encode()
    if stops_at is None:
        WrittenLine(line).check(at)
    else:
        with pytest.raises(Stopped) as stopped:
            WrittenLine(line).check(at)
        assert stopped.value.word == stops_at
    assert at.encode() == before


def test_what_is_left_can_be_dropped() -> None:
    line = WrittenLine("c1 c2")
    line.drop()
    assert not line
    assert give(position(), "c1")
