"""Every puzzle that is shipped is what it claims to be."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace as changed

from tests.amount import LONG, amount
from torri.engine.catalogue import all_games, game
from torri.puzzles import Puzzle, collection, open_puzzle
from torri.puzzles.checking import PuzzleFails, check, check_again
from torri.puzzles.choosing import next_puzzle, puzzles_of_day
from torri.puzzles.collection import read_lines, shipped
from torri.puzzles.errors import NoWholePlan, UnknownPuzzle
from torri.puzzles.following import steps_of
from torri.puzzles.grading import TOO_EASY, rating
from torri.puzzles.mining import examine, loops_of
from torri.puzzles.plans import plans_of
from torri.puzzles.standards import standard_of
from torri.puzzles.weighing import Spot
from torri.texts import LANGUAGES, Words

GAMES = all_games()
ROUNDED = 0.3  # points by which a loss may differ where its error is said to be none


def some(puzzles: tuple[Puzzle, ...], count: int) -> list[Puzzle]:
    return Random(1).sample(puzzles, min(count, len(puzzles)))


@pytest.mark.parametrize("name", GAMES)
def test_each_is_legal_solvable_and_clear(name: str) -> None:
    """The position, all its plans, the best one, and that nothing hidden from the seat matters."""
    found = collection(name)
    assert found, "every game has puzzles"
    assert len(list(read_lines(shipped(name).read_text(encoding="utf-8")))) == len(found), "of these rules and figures"
    assert len({one.name for one in found}) == len(found)
    for puzzle in some(found, amount(short=5, long=1_000)):  # mining has checked each, and the long run does
        check(puzzle)
    for puzzle in found:
        assert puzzle.tries[0].solved < TOO_EASY * puzzle.tries[0].tried
        assert (puzzle.mu, puzzle.sigma) == rating(puzzle.tries)


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_about_it_exists(name: str) -> None:
    found = game(name)
    for language in LANGUAGES:
        words = Words(language, found, [f"{seat}" for seat in range(5)])
        for puzzle in some(collection(name), amount(short=40, long=1_000)):
            for line in puzzle.lines:
                for reason in line.why:
                    name_of = f"line-{reason.name}" if reason.rule else f"term-{reason.name}"
                    gain = "yes" if reason.points > 0 else "no"
                    if reason.facts or not reason.rule:
                        assert words(
                            name_of, **{"seat": puzzle.seat, "points": reason.points, "gain": gain, **reason.facts}
                        )
                for claim in line.claims:
                    for happens in ("yes", "no"):
                        assert words(f"because-{claim.name}", **claim.facts, happens=happens)


@pytest.mark.parametrize("name", GAMES if LONG else ["patrizier"])
def test_searched_again_it_is_the_same_puzzle_and_in_other_futures_as_clear(name: str) -> None:
    """What was mined with other settings has the same solutions, and is worth the same within its error."""
    loops, standard = loops_of(name), standard_of(name)
    for puzzle in some(collection(name), amount(short=1, long=1_000)):
        check_again(puzzle, loops)
        opened = open_puzzle(name, puzzle.name)
        assert opened.plans is not None
        assert plans_of(opened.world, puzzle.seat, len(puzzle.losses), steps_of(opened.world, loops)) == opened.plans
        spot = Spot(opened.position, opened.asked(), puzzle.seat, opened.world, opened.plans)
        examined = examine(spot, loops, standard, puzzle.seed)
        assert examined is not None
        found = examined.puzzle(puzzle.answers, puzzle.source, puzzle.seed)
        assert (found.name, found.tries, found.mu) == (puzzle.name, puzzle.tries, puzzle.mu)
        assert {line.number for line in found.solutions} == {line.number for line in puzzle.solutions}
        before = {line.number: line for line in puzzle.lines}
        for line in found.lines:
            if known := before.get(line.number):
                assert abs(line.loss - known.loss) <= line.error + known.error + ROUNDED


def test_what_does_not_hold_is_noticed() -> None:
    puzzle = collection("patrizier")[0]
    best, second = puzzle.solutions[0], puzzle.others[0]
    broken = {
        "rules": changed(puzzle, rules=99),
        "position": changed(puzzle, answers=puzzle.answers[:-1]),
        "plans": changed(puzzle, losses=puzzle.losses[:-1]),
        "lines": changed(puzzle, lines=(changed(best, number=second.number), *puzzle.lines[1:])),
        "solution": changed(puzzle, lines=puzzle.others),
        "gap": changed(puzzle, lines=(*puzzle.solutions, changed(second, loss=0.4))),
        "told": changed(puzzle, lines=(*puzzle.solutions, changed(second, why=()))),
    }
    for cause, one in broken.items():
        with pytest.raises(PuzzleFails) as raised:
            check(one)
        assert raised.value.cause == f"fails-{cause}"


def test_an_answer_is_a_whole_plan_with_or_without_what_is_forced() -> None:
    for puzzle in some(collection("patrizier"), 5):
        opened = open_puzzle("patrizier", puzzle.name)
        for line in puzzle.lines:
            at, free = opened.world.copy(), list[int]()
            for answer in line.answers:
                if at.forced() is None:
                    free.append(answer)
                at.apply(answer)
            assert opened.number(line.answers) == opened.number(free) == line.number
        for wrong in [(), (999,), (*puzzle.lines[0].answers, 0)]:
            with pytest.raises(NoWholePlan):
                opened.number(wrong)
    with pytest.raises(UnknownPuzzle):
        open_puzzle("patrizier", "0" * 10)


def test_the_next_one_is_new_and_about_as_hard_as_the_person_is_strong() -> None:
    puzzles = collection("patrizier")
    hardest = max(puzzles, key=lambda one: one.mu)
    tried = list[str]()
    for _ in puzzles:
        found = next_puzzle(puzzles, {}, hardest.mu, tried, "anna")
        assert found is not None and found.name not in tried
        nearer = [one for one in puzzles if one.name not in tried and abs(one.mu - hardest.mu) < hardest.mu - found.mu]
        assert len(nearer) < 5
        tried.append(found.name)
    again = next_puzzle(puzzles, {}, 0.0, tried, "anna")
    assert again is not None and again.name == tried[0], "when all are tried, the one that is longest ago"
    raised = {hardest.name: 0.0}
    assert next_puzzle((hardest,), raised, 0.0, (), "") == hardest
    assert next_puzzle((), {}, 0.0, (), "") is None


def test_the_puzzles_of_a_day_are_the_same_for_everybody_and_rise() -> None:
    puzzles = collection("patrizier")
    today = puzzles_of_day(puzzles, "2026-11-18")
    assert today == puzzles_of_day(tuple(reversed(puzzles)), "2026-11-18")
    assert [one.mu for one in today] == sorted(one.mu for one in today)
    days = {"".join(one.name for one in puzzles_of_day(puzzles, f"2026-11-{day:02}")) for day in range(1, 29)}
    assert len(days) > 10
    assert puzzles_of_day((), "2026-11-18") == ()
