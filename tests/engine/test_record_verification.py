"""Verifying records: what does not hold is found, with the ply and the rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import torri
from torri import NATURE, Record
from torri.texts import LANGUAGES, Words

from ..playing import copied, recorded
from .finished import finished

__all__ = ["finished"]


def test_a_finished_record_holds_and_is_proven(finished: Record) -> None:
    verdict = finished.verify()
    assert (verdict.holds, verdict.proven, verdict.over) == (True, True, True)
    assert verdict.plies == len(finished.answers)


def test_without_a_secret_a_record_holds_unproven() -> None:
    record = recorded(torri.game("patrizier"), 2, seed=1, secret=None)
    assert (record.verify().holds, record.verify().proven) == (True, False)
    record = recorded(torri.game("patrizier"), 2, seed=1, plies=40)
    assert (record.verify().holds, record.verify().over) == (True, False)


def problem_of(record: Record) -> str:
    problem = record.verify().problem
    assert problem is not None
    return problem.name


def nature_ply(record: Record, number: int) -> int:
    return [ply.number for ply, _ in record.replay() if ply.actor == NATURE][number]


def player_ply(record: Record, question: str) -> int:
    return next(ply.number for ply, _ in record.replay() if ply.question == question)


def change_draw(record: Record) -> tuple[int, str]:
    ply = nature_ply(record, 12)
    position = record.position(ply)
    record.answers[ply] = next(answer for answer in position.answers() if answer != record.answers[ply])
    return ply, "P2.3"


def play_a_card_not_held(record: Record) -> tuple[int, str]:
    ply = player_ply(record, "PLAY")
    legal = record.position(ply).answers()
    record.answers[ply] = next(card for card in range(40) if card not in legal)
    return ply, "P3.1"


def take_elsewhere(record: Record) -> tuple[int, str]:
    ply = player_ply(record, "TAKE")
    record.answers[ply] = (record.answers[ply] + 1) % 9
    return ply, "P3.6"


def go_on_after_the_end(record: Record) -> tuple[int, str]:
    record.answers.append(0)
    return len(record.answers) - 1, "P5.1"


def cut_short(record: Record) -> tuple[int, str]:
    record.answers.pop()
    return len(record.answers), "P5.1"


def change_scores(record: Record) -> tuple[int, str]:
    assert record.scores is not None
    record.scores[0] += 1
    return len(record.answers), "P5.1"


def change_winners(record: Record) -> tuple[int, str]:
    record.winners = [0, 1, 2]
    return len(record.answers), "P5.1"


def change_weights(record: Record) -> tuple[int, str]:
    record.draws[10] = record.draws[10] + "x2"
    return nature_ply(record, 10), "P2.3"


def list_more_draws(record: Record) -> tuple[int, str]:
    record.draws.append(record.draws[-1])
    return len(record.answers), "P5.1"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (change_draw, "wrong-draw"),
        (play_a_card_not_held, "illegal-answer"),
        (take_elsewhere, "illegal-answer"),
        (go_on_after_the_end, "illegal-answer"),
        (cut_short, "result-too-early"),
        (change_scores, "wrong-scores"),
        (change_winners, "wrong-winners"),
        (change_weights, "wrong-weights"),
        (list_more_draws, "wrong-draws"),
    ],
)
def test_what_does_not_hold_is_found_with_ply_and_rule(
    finished: Record, change: Callable[[Record], tuple[int, str]], problem: str
) -> None:
    record = copied(finished)
    ply, rule = change(record)
    verdict = record.verify()
    assert verdict.problem is not None
    assert (verdict.problem.name, verdict.plies, verdict.rule) == (problem, ply, rule)
    for language in LANGUAGES:
        assert Words(language, torri.game("patrizier")).problem(verdict.problem)


def test_another_secret_is_found(finished: Record) -> None:
    record = copied(finished)
    record.secret = "00" * 32
    assert problem_of(record) == "wrong-commitment"


@pytest.mark.parametrize("step", range(0, 190, 7))
def test_any_single_answer_changed_is_found(finished: Record, step: int) -> None:
    """Also where the changed game is legal and ends with the same scores: the checksum tells."""
    record = copied(finished)
    ply = step % len(record.answers)
    position = record.position(ply)
    others = [answer for answer in position.answers() if answer != record.answers[ply]]
    record.answers[ply] = others[0] if others else record.answers[ply] + 1
    assert not record.verify().holds


def test_a_changed_name_is_found(finished: Record) -> None:
    record = copied(finished)
    record.seats[0] = "Somebody else"
    assert problem_of(record) == "wrong-checksum"
