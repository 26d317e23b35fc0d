"""A review from the first to the last choice of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Final, TypeAlias

from torri.engine.position import Position
from torri.players.coroutines import at_once
from torri.players.player_loops import PlayerLoops
from torri.players.reviewing.accounts import Account, Books, Course, Followed, final_margins
from torri.players.reviewing.choices import Choice, Moment, walk
from torri.players.reviewing.depth import Depth
from torri.players.reviewing.judging import Judgement, judge, weigh
from torri.players.reviewing.oracle import Cancelled, Margins, Oracle, Stopped, compile_futures, means
from torri.players.reviewing.plans import other_plans
from torri.players.warming import compiled_here, warm_up

FIRST_LOOK_DIVISOR: Final = 4  # of the futures, for the course that is sent first
SEARCHES: Final = 2  # for each choice, each for itself: how far they agree says how sure the best plan is
COMPILING_CHECK_SECONDS: Final = 1.0
JUDGING_STEPS: Final = 4  # a choice that is judged takes so much longer than a first look at it

Progress: TypeAlias = Callable[[int, int, Course | None], None]  # done, of, and the course as soon as it is known


@dataclass(frozen=True, slots=True)
class Findings:
    """What a review has found."""

    playouts: int  # futures of each choice, at least
    error: float  # of a margin of the course: a second review would be within it in 95 of 100 cases
    course: Course
    accounts: tuple[Account, ...]
    judged: tuple[Judgement, ...]


def review(
    start: Position,
    answers: Sequence[int],
    depth: Depth,
    progress: Progress = lambda _done, _of, _course: None,
    stopped: Stopped = lambda: False,
    seed: int = 0,
) -> Findings:
    """Review the game with those answers; Cancelled when `stopped` says so. Another seed is other chance in the
    futures and in the searches for other plans."""
    return at_once(reviewing(start, answers, depth, progress, stopped, seed))


async def reviewing(
    start: Position,
    answers: Sequence[int],
    depth: Depth,
    progress: Progress = lambda _done, _of, _course: None,
    stopped: Stopped = lambda: False,
    seed: int = 0,
) -> Findings:
    """The same where the loops may run elsewhere."""
    whole = walk(start, answers)
    work = _Work((JUDGING_STEPS + 1) * len(whole.choices) + 2, progress, stopped)
    player_loops = _compiled(start, work)
    oracle = Oracle(player_loops, start.players, depth, stopped, seed)
    first = min(depth.futures, max(2, depth.futures // FIRST_LOOK_DIVISOR))
    truths = []
    for choice in whole.choices:
        truths.append(await _futures(oracle, choice.at, first))
        work.step(1)
    final = await _end(oracle, whole.end)
    work.course = _first_course(whole.choices, truths, whole.end, final)
    work.step(1)
    begin = await _futures(oracle, whole.start, depth.futures)
    work.step(1)
    followed = list[Followed]()
    for choice, looks in zip(whole.choices, truths, strict=True):
        known = choice.knows_all()
        truth = looks + await _futures(oracle, choice.at, depth.futures - first, first)
        plans = await other_plans(choice, player_loops, depth, seeds_of(choice.at.ply, seed))
        work.step(2)
        weighed = await weigh(oracle, choice, plans, truth if known else None)
        blamed = any(one.judgement.mistake for one in followed if one.choice.turn == choice.turn)
        followed.append(Followed(choice, truth, weighed, await judge(oracle, choice, weighed, blamed), known))
        work.step(2)
    books = Books(begin, followed, whole.end, final)
    return Findings(
        depth.futures,
        books.error(),
        books.course(),
        tuple(books.account(seat) for seat in range(start.players)),
        tuple(one.judgement for one in followed),
    )


@dataclass
class _Work:
    of: int
    progress: Progress
    stopped: Stopped
    done: int = 0
    course: Course | None = None

    def step(self, done: int) -> None:
        self.done += done
        self.progress(self.done, self.of, self.course)
        if self.stopped():
            raise Cancelled


def _compiled(start: Position, work: _Work) -> PlayerLoops:
    """The players' loops and the futures. While they are compiled, progress is reported every second."""
    if not compiled_here(start.game):
        return warm_up(start.game)
    made = list[PlayerLoops]()

    def compile_all() -> None:
        player_loops = warm_up(start.game)
        compile_futures(player_loops)
        made.append(player_loops)

    compiling = Thread(target=compile_all, daemon=True, name="compiling")
    compiling.start()
    while compiling.is_alive():
        compiling.join(COMPILING_CHECK_SECONDS)
        work.step(0)
    return made[0] if made else warm_up(start.game)  # again, for its error


async def _futures(oracle: Oracle, at: Moment, count: int, first: int = 0) -> Margins:
    """As the position really was."""
    return await oracle.margins(at.position.state, at.asked, count, first=first)


def seeds_of(ply: int, seed: int) -> list[int]:
    return [(ply << 8) + SEARCHES * seed + number for number in range(SEARCHES)]


async def _end(oracle: Oracle, end: Moment) -> Margins:
    """The real margins; of a game that was broken off, those that could be expected."""
    return final_margins(end.position) if end.position.over else await _futures(oracle, end, oracle.depth.futures)


def _first_course(choices: Sequence[Choice], truths: Sequence[Margins], end: Moment, final: Margins) -> Course:
    """What everybody could expect at each choice, as a first look has it."""
    rows = [*(means(truth) for truth in truths), means(final)]
    return Course(
        (*(choice.at.ply for choice in choices), end.ply),
        (-1, *(choice.seat for choice in choices)),
        tuple(tuple(round(margin) / 100 for margin in row) for row in rows),
    )
