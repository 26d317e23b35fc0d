"""Verifying a record: legality, chance and scores recomputed; the first thing that is wrong, and where."""

from __future__ import annotations

from dataclasses import dataclass

from torri.engine.chance import Chance, commitment, write_weights
from torri.engine.errors import Fact, Problem, Reason
from torri.engine.game import Game
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.records.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying; without a problem the record is valid."""

    plies: int  # answers found right
    over: bool  # the game was played to its end
    proven: bool  # the secret is revealed and every draw follows from it
    problem: Problem | None = None
    rule: str | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def holds(self) -> bool:
        return self.problem is None


def verify(record: Sheet, game: Game | None = None) -> Verdict:
    """Whether everything that the record claims is true."""
    position = record.start(game)
    if record.secret and commitment(record.secret) != record.commitment:
        return Verdict(0, False, False, _problem("wrong-commitment"))
    chance = Chance(record.secret, record.entropy) if record.secret else None
    drawn = 0
    for ply, answer in enumerate(record.answers):
        rule = record_rule(position)
        reasons = position.why_not(answer)
        if reasons:
            problem = _problem("illegal-answer", answer=position.text(answer))
            return Verdict(ply, False, False, problem, reasons[0].rule or rule, tuple(reasons))
        if chance and position.actor == NATURE:
            problem_drawn = _check_draw(record, position, chance, ply, drawn)
            if problem_drawn:
                return Verdict(ply, False, False, problem_drawn, rule)
            drawn += 1
        position.apply(answer)
    return _check_result(record, position, drawn if chance else None)


def record_rule(position: Position) -> str:
    """The paragraph that asks the question of a position."""
    questions = position.game.questions
    return questions.end if position.over else questions[position.state.ask].rule


def _problem(name: str, **facts: Fact) -> Problem:
    return Problem(name, facts)


def _fact(value: int | list[int] | None) -> Fact:
    return " ".join(map(str, value)) if isinstance(value, list) else value


def _seats(winners: list[int] | None) -> list[int] | None:
    """Seats counted from 1."""
    return None if winners is None else [seat + 1 for seat in winners]


def _check_draw(record: Sheet, position: Position, chance: Chance, ply: int, number: int) -> Problem | None:
    answers, weights = position.answers(), position.weights()
    expected = chance.answer(answers, weights, number)
    if expected != record.answers[ply]:
        found = position.text(record.answers[ply])
        return _problem("wrong-draw", found=found, expected=position.text(expected))
    listed = f"{ply}: {write_weights(answers, weights)}"
    if record.draws[number : number + 1] != [listed]:
        return _problem("wrong-weights", found=" ".join(record.draws[number : number + 1]), expected=listed)
    return None


def _check_result(record: Sheet, position: Position, drawn: int | None) -> Verdict:
    """Check what a record says about the end: `drawn` draws have been proven, or None if there is no secret."""
    plies, over, proven = len(record.answers), position.over, drawn is not None
    rule = position.game.questions.end
    claims = (record.secret, record.scores, record.winners, record.checksum, record.draws or None)
    if not over:
        cut = any(claim is not None for claim in claims)
        return Verdict(plies, over, False, _problem("result-too-early") if cut else None, rule if cut else None)
    for name, found, expected in (
        ("wrong-scores", record.scores, position.scores()),
        ("wrong-winners", _seats(record.winners), _seats(position.winners())),
        ("wrong-draws", len(record.draws), drawn or 0),
    ):
        if found is not None and found != expected:
            return Verdict(plies, over, False, _problem(name, found=_fact(found), expected=_fact(expected)), rule)
    if record.checksum is not None and record.checksum != record.digest():
        return Verdict(plies, over, False, _problem("wrong-checksum"), None)
    return Verdict(plies, over, proven)
