"""The plans of a puzzle after it was answered, in the game's own terms."""

from __future__ import annotations

from torri.engine.position import Position
from torri.puzzles import Line, OpenPuzzle, Puzzle
from torri.server.api.messages.hints import ClaimSeen
from torri.server.api.messages.plans import Advantage
from torri.server.api.messages.puzzles import PuzzleLevel, PuzzleLine
from torri.server.reviews.report import plan_followed


def lines_seen(opened: OpenPuzzle, given: int | None) -> tuple[PuzzleLine, ...]:
    """The lines that were compared thoroughly; among them the plan that was answered, wherever it stands."""
    puzzle = opened.puzzle
    lines = list(puzzle.lines)
    if given is not None and all(line.number != given for line in lines):
        assert opened.plans is not None
        lines.append(Line(given, opened.plans.lines[given], puzzle.loss_of(given)))
    lines.sort(key=lambda line: line.loss)
    tried = sum(one.tried for one in puzzle.tries)
    return tuple(_line_seen(puzzle, opened.world, line, line.number == given, tried) for line in lines)


def _line_seen(puzzle: Puzzle, world: Position, line: Line, yours: bool, tried: int) -> PuzzleLine:
    answers, told, books = plan_followed(world, puzzle.seat, len(puzzle.answers), line.answers)
    return PuzzleLine(
        answers=answers,
        told=told,
        books=books,
        margin=round(puzzle.margin - line.loss, 2),
        loss=line.loss,
        error=line.error,
        right=line in puzzle.solutions,
        yours=yours,
        chosen=round(line.chosen / tried, 3) if tried else 0.0,
        why=tuple(Advantage(one.name, one.points, one.rule, one.facts) for one in line.why),
        claims=tuple(
            ClaimSeen(one.name, one.facts, one.best, one.given, one.gain, one.otherwise) for one in line.claims
        ),
    )


def levels_seen(puzzle: Puzzle) -> tuple[PuzzleLevel, ...]:
    """How often bots of each level have solved it."""
    return tuple(PuzzleLevel(one.level, one.solved, one.tried) for one in puzzle.tries)
