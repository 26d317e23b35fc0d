"""The choices of a game: what each seat answered before anybody else was asked, and the position before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from torri.engine.position import Position
from torri.engine.questions import NATURE

WORLDS_TRIED: Final = 3  # to see whether a seat knows everything


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the game."""

    ply: int
    position: Position
    asked: tuple[int, ...]  # how often each kind of question had been asked before


@dataclass(frozen=True, slots=True)
class Choice:
    """Answers of one seat, with nothing revealed in between; at least one of them could have been another."""

    at: Moment
    seat: int
    given: tuple[int, ...]
    turn: int  # choices of one turn have the same number
    drawn: bool  # whether chance is asked before the next choice, or before the end

    @property
    def end(self) -> int:
        return self.at.ply + len(self.given)

    def knows_all(self) -> bool:
        """Whether nothing was hidden from the seat."""
        at = self.at.position
        return all(at.sample(self.seat, Random(number)).state == at.state for number in range(WORLDS_TRIED))


@dataclass(frozen=True, slots=True)
class Walk:
    """A game from its start to its end."""

    start: Moment
    choices: tuple[Choice, ...]
    end: Moment


def walk(start: Position, answers: Sequence[int]) -> Walk:
    """Find the choices. Forced answers around a choice of the same seat belong to it."""
    position = start.copy()
    asked = [0] * (max(int(ask) for ask in start.game.Ask) + 1)
    begin = Moment(0, start.copy(), tuple(asked))
    runs: list[_Run] = []
    for ply, answer in enumerate(answers):
        state = position.state
        actor, legal = int(state.actor), position.game.questions.legal(state)
        if not runs or runs[-1].actor != actor:
            runs.append(_Run(actor, Moment(ply, position.copy(), tuple(asked)), []))
        runs[-1].answers.append(answer)
        runs[-1].free |= bool(legal & legal - 1)
        asked[state.ask] += 1
        position.game.questions.apply(state, answer)
    return Walk(begin, _choices(runs), Moment(len(answers), position, tuple(asked)))


@dataclass(slots=True)
class _Run:
    """Answers of one actor, one after another."""

    actor: int
    at: Moment
    answers: list[int]
    free: bool = False  # whether one of them could have been another


def _choices(runs: Sequence[_Run]) -> tuple[Choice, ...]:
    choices, turn, seat = list[Choice](), 0, NATURE
    drawn = False
    for run in reversed(runs):
        if run.actor == NATURE:
            drawn |= run.free
            continue
        if run.actor != seat:
            turn, seat = turn - 1, run.actor
        if run.free:
            choices.append(Choice(run.at, run.actor, tuple(run.answers), turn, drawn))
            drawn = False
    return tuple(reversed(choices))
