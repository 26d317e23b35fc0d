"""Whether puzzles are what they claim: the position, the plans and the solution; and, searched again, their worth."""

from __future__ import annotations

from typing import Final

from torri.engine.catalogue import game as find_game
from torri.engine.errors import TorriError
from torri.players.player_loops import PlayerLoops
from torri.players.reviewing.choices import WORLDS_TRIED
from torri.puzzles.plans import Plans, is_known
from torri.puzzles.puzzle import ALIKE_POINTS, OpenPuzzle, Puzzle
from torri.puzzles.standards import standard_of
from torri.puzzles.weighing import MOST_ALIKE, Spot, Weights, weigh

AGAIN: Final = 1 << 20  # added to the seed of a puzzle: other futures than those it was found in


class PuzzleFails(TorriError):
    """A puzzle that is not what it claims; `cause` is the name of a sentence."""

    game: str
    puzzle: str
    cause: str


def check(puzzle: Puzzle) -> None:
    """Check what needs no search; PuzzleFails if something does not hold."""
    game = find_game(puzzle.game)
    if (puzzle.rules, puzzle.edition) != (game.version, game.edition.sha256[:12]):
        raise _fails(puzzle, "rules")
    opened = OpenPuzzle(puzzle)
    plans = _plans(opened)
    if not is_known(opened.position, puzzle.seat, plans, WORLDS_TRIED):
        raise _fails(puzzle, "hidden")
    if any(plans.lines[line.number] != line.answers for line in puzzle.lines):
        raise _fails(puzzle, "lines")
    right, gap = puzzle.solutions, standard_of(puzzle.game).gap
    if not 0 < len(right) <= MOST_ALIKE or not puzzle.others or right[0].loss != 0:
        raise _fails(puzzle, "solution")
    if any(line.loss < gap for line in puzzle.others) or min(_rest(puzzle), default=gap) < gap - ALIKE_POINTS:
        raise _fails(puzzle, "gap")
    if not puzzle.is_told:
        raise _fails(puzzle, "told")


def _rest(puzzle: Puzzle) -> list[float]:
    """What the plans lose that are not among the lines, rounded to tenths."""
    lines = {line.number for line in puzzle.lines}
    return [loss / 10 for number, loss in enumerate(puzzle.losses) if number not in lines]


def _plans(opened: OpenPuzzle) -> Plans:
    """All plans of the seat that is asked there."""
    puzzle = opened.puzzle
    try:
        asked, plans = opened.position.actor, opened.plans
    except TorriError:
        raise _fails(puzzle, "position") from None
    if asked != puzzle.seat:
        raise _fails(puzzle, "position")
    if plans is None or len(plans.lines) != len(puzzle.losses):
        raise _fails(puzzle, "plans")
    return plans


def check_again(puzzle: Puzzle, loops: PlayerLoops, seed: int = AGAIN) -> None:
    """Compare its lines in as many other futures: what was right must still be better than everything else."""
    opened = OpenPuzzle(puzzle)
    plans = _plans(opened)
    spot = Spot(opened.position, opened.asked(), puzzle.seat, opened.world, plans)
    weights = Weights.begin(spot, loops, puzzle.seed + seed)
    numbers = [line.number for line in puzzle.lines]
    weights.play(numbers, puzzle.futures)
    found = weigh([weights], numbers)
    right = {line.number for line in puzzle.solutions}
    if max(found.losses[number] for number in right) >= min(found.losses[line.number] for line in puzzle.others):
        raise _fails(puzzle, "again")


def _fails(puzzle: Puzzle, cause: str) -> PuzzleFails:
    return PuzzleFails(puzzle.game, puzzle.name, f"fails-{cause}")
