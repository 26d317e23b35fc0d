"""The facade, on a tiny game: starting, questions, answers, reasons, events, ledger, positions as text."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import torri
from torri import NATURE, IllegalAnswer
from torri.engine.errors import (
    OtherEdition,
    TorriError,
    UnknownGame,
    UnknownOption,
    UnknownRules,
    WrongOption,
    WrongPlayers,
    WrongPosition,
)
from torri.engine.questions import Limit, Question, Questions, even

from . import toy
from .toy import GAME, Ask


def test_a_game_is_a_sequence_of_questions() -> None:
    at = GAME.start(2)
    assert (at.question, at.actor, at.answers(), at.weights()) == (Ask.HEAP, NATURE, [5, 6, 7], [1, 2, 3])
    assert at.apply(5) == []
    assert (at.question, at.actor, at.answers(), at.weights()) == (Ask.DRAW, 0, [1, 2, 3], [])
    (event,) = at.apply(3)
    assert (event.name, event.rule, event.facts) == ("drawn", "T2", {"seat": 0, "number": 3})
    assert at.answers() == [1, 2]
    at.apply(2)
    assert (at.over, at.actor, at.question, at.answers()) == (True, None, Ask.OVER, [])
    assert (at.scores(), at.winners()) == ([3, 2], [0])
    assert [(line.seat, line.points, line.rule, line.what) for line in at.ledger()] == [
        (0, 3, "T4", "sticks"),
        (1, 2, "T4", "sticks"),
    ]


def test_reasons_are_the_limits_that_do_not_allow_an_answer() -> None:
    at = GAME.start(2)
    at.apply(5)
    at.apply(3)
    assert at.why_not(2) == []
    assert [(reason.rule, reason.name, reason.has, reason.needs) for reason in at.why_not(3)] == [
        ("T2", "too-few-left", 2, 3)
    ]
    assert [reason.rule for reason in at.why_not(4)] == ["T2"]  # the first decides: T3 would add nothing
    assert [(reason.name, reason.has, reason.needs) for reason in at.why_not(6)] == [("no-such-answer", 6, 5)]
    assert [reason.name for reason in at.why_not(-1)] == ["no-such-answer"]
    at.apply(2)
    assert [(reason.rule, reason.name) for reason in at.why_not(1)] == [("T4", "over")]


def test_an_illegal_answer_is_refused_with_its_reasons() -> None:
    at = GAME.start(2)
    with pytest.raises(IllegalAnswer) as error:
        at.apply(2)
    assert error.value.answer == 2
    assert [reason.rule for reason in error.value.reasons] == ["T1"]
    assert str(error.value) == "illegal answer: game = toy; answer = 2; reasons = T1 no-heap"
    assert at.state == GAME.start(2).state


def test_answers_are_numbered_through() -> None:
    assert GAME.questions.offsets() == {Ask.HEAP: 0, Ask.DRAW: 8}
    assert Ask.DRAW in GAME.questions
    assert Ask.OVER not in GAME.questions


def test_questions_must_be_in_turn_order_and_fit_a_machine_word() -> None:
    def question(ask: Ask, answers: int) -> Question:
        return Question(ask, "T1", answers, (Limit("T1", "no", toy.heaps),), toy.lay, even)

    with pytest.raises(AssertionError, match="turn order"):
        Questions("toy", [question(Ask.DRAW, 2), question(Ask.HEAP, 2)], "T4")
    with pytest.raises(AssertionError, match="too wide"):
        Questions("toy", [question(Ask.HEAP, 64)], "T4")


def test_wrong_player_counts_are_refused() -> None:
    with pytest.raises(WrongPlayers) as error:
        GAME.start(5)
    assert error.value.facts == {"game": "toy", "players": 5, "least": 2, "most": 2}


def test_options_are_typed() -> None:
    at = GAME.start(2, {"most": "2", "quiet": "yes"})
    assert at.options == {"quiet": True, "most": 2, "wood": "oak"}
    assert GAME.start(2, {"quiet": "off", "wood": "ash"}).options == {"quiet": False, "most": 3, "wood": "ash"}
    assert GAME.start(2, {"quiet": True}).options["quiet"] is True
    at.apply(5)
    assert at.answers() == [1, 2]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"most": 5}, "1-4"),
        ({"most": "many"}, "1-4"),
        ({"most": True}, "1-4"),
        ({"quiet": "perhaps"}, "kind-yes-no"),
        ({"quiet": 1}, "kind-yes-no"),
        ({"wood": "pine"}, "oak / ash"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], expected: str) -> None:
    with pytest.raises(WrongOption) as error:
        GAME.start(2, options)
    assert error.value.expected == expected


def test_unknown_options_are_refused() -> None:
    with pytest.raises(UnknownOption) as error:
        GAME.start(2, {"colour": "red"})
    assert error.value.known == ("quiet", "most", "wood")


def test_a_position_reads_back_from_its_text() -> None:
    at = GAME.start(2, {"quiet": True, "most": 2})
    at.apply(6)
    assert at.encode().startswith("toy 1 ")
    again = GAME.decode(at.encode())
    assert (again.state, again.options) == (at.state, at.options)
    assert again.encode() == at.encode()
    assert again.copy().state == at.state
    assert again.sample(None, Random(1)).state == at.state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess 1 x |",
        "toy",
        "toy one x |",
        "toy 1 {hash} | heap=x",
        "toy 1 {hash} | players=2 ask=7",
        "toy 1 {hash} | players=3",
        "toy 1 {hash} | players=2 actor=2",
    ],
)
def test_nonsense_is_no_position(text: str) -> None:
    with pytest.raises(WrongPosition):
        GAME.decode(text.format(hash=GAME.edition.sha256[:12]))


def test_a_position_of_another_edition_or_unknown_rules_is_refused() -> None:
    with pytest.raises(OtherEdition):
        GAME.decode("toy 1 0123456789ab |")
    with pytest.raises(UnknownRules) as error:
        GAME.decode(f"toy 9 {GAME.edition.sha256[:12]} |")
    assert error.value.facts == {"game": "toy", "version": 9, "known": (1,)}


def test_a_position_of_former_rules_is_played_by_them() -> None:
    newer = toy.game(version=2, most_rule=lambda _s: 0b10, former={1: lambda: GAME})
    old = GAME.start(2)
    old.apply(5)
    assert newer.decode(old.encode()).answers() == [1, 2, 3]
    assert newer.at(2) is newer


def test_games_are_found_by_name() -> None:
    assert torri.game("patrizier").name == "patrizier"
    assert torri.game(GAME) is GAME
    assert "patrizier" in torri.all_games()
    with pytest.raises(UnknownGame) as error:
        torri.game("chess")
    assert error.value.known == torri.all_games()


@pytest.mark.parametrize(
    "error", [WrongPlayers("toy", 5, 2, 2), UnknownGame("chess", ("toy",)), WrongOption("most", "9", "1-4")]
)
def test_errors_survive_a_process_boundary(error: TorriError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.facts, str(again)) == (type(error), error.facts, str(error))
