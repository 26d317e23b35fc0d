"""Reviewing a game that was played: what every seat could expect at each ply, and what each decision was worth.

What a seat could expect comes from futures of the true positions, with new draws. A decision is
judged from what its seat knew: the search names answers that compare well, and futures of worlds that agree with the
seat's knowledge compare them with the answer given. Nothing here depends on how fast the machine is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import sqrt
from random import Random
from threading import Thread
from typing import Any, Final, Literal, TypeAlias

from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.weights import SPREAD, STYLES
from torri.players.futures import SEEN, TRUTH, Futures, futures
from torri.players.player import Information
from torri.players.player_loops import PlayerLoops, look_ahead
from torri.players.search import win_chance
from torri.players.searching import Effort, Searcher
from torri.players.warming import warm_up

EffortName: TypeAlias = Literal["quick", "thorough"]
REVIEWING_FILE: Final = "reviewing.toml"
OTHER_GAMES: Final = "others"  # games that are not ours
FUTURES_DIVISOR_IN_TURN: Final = 4  # inside a turn a fourth of the futures is enough
PLAIN_SLOWDOWN: Final = 100  # times, without compiled loops: so much less is computed,
MIN_LOOKS: Final = 2  # but at least two of everything
UNLIMITED: Final = 1 << 20  # of turns, and of seconds
FUTURES_PER_CHECK: Final = 64  # between two checks whether the review was cancelled
FUTURES_SEED: Final = 0x7265766965  # always the same, so that a second review of a game is equal

Progress = Callable[[int, int], None]  # done, of
Stopped = Callable[[], bool]


class Cancelled(Exception):
    """Nobody waits for the review any more."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is computed: reviewing.toml explains the fields."""

    rounds: int
    depth: int
    futures: int
    looks: int
    iterations: int
    candidates: int

    @classmethod
    def of(cls, game: str, effort: EffortName, accelerated: bool = True) -> Depth:
        """What an effort means in a game; without compiled loops the review is little more than a guess."""
        given = _depths().get(game, _depths()[OTHER_GAMES])
        many: dict[str, int] = given[effort]
        if accelerated:
            return cls(given["rounds"], given["depth"], **many)
        return cls(1, 1, **{name: max(MIN_LOOKS, value // PLAIN_SLOWDOWN) for name, value in many.items()})


@cache
def _depths() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(REVIEWING_FILE).read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer that could be given, and what it promises to the seat."""

    answer: int
    margin: float
    win: float
    line: tuple[int, ...]  # this and the further answers of the seat, as the search would go on


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat answered where it had a choice, among what it could have answered; the best first."""

    ply: int
    seat: int
    given: int
    best: tuple[Weighed, ...]

    @property
    def loss(self) -> float:
        """Points of margin that the answer gave away, as far as the seat could know; not negative."""
        chosen = next(one for one in self.best if one.answer == self.given)
        return self.best[0].margin - chosen.margin


@dataclass(frozen=True, slots=True)
class Account:
    """Where the margin of a seat comes from; `error` is the largest standard error of luck, own and rivals."""

    seat: int
    start: float
    luck: float
    own: float
    rivals: float
    margin: float
    error: float


@dataclass(frozen=True, slots=True)
class Findings:
    """What a review has found; margins are by how much each seat may expect to be ahead of its best rival."""

    playouts: int
    error: float
    plies: tuple[int, ...]
    actors: tuple[int, ...]  # who brought about the change up to each of these plies
    margins: tuple[tuple[float, ...], ...]
    accounts: tuple[Account, ...]
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class _Step:
    """A question that had more than one answer, and what was answered."""

    ply: int
    actor: int
    answer: int
    before: Position
    asked: tuple[int, ...]  # how often each kind of question had been asked before


def review(
    start: Position,
    answers: Sequence[int],
    depth: Depth,
    progress: Progress = lambda _done, _of: None,
    stopped: Stopped = lambda: False,
) -> Findings:
    """Review the game with those answers; Cancelled when `stopped` says so."""
    player_loops = warm_up(start.game)
    steps, end = _walk(start, answers)
    # The futures may have to be compiled first: the search runs in the meantime.
    compiling = Thread(target=_exercise, args=(player_loops, start.players), daemon=True, name="compiling futures")
    compiling.start()
    choices = [step for step in steps if step.actor != NATURE]
    work = _Work(len(steps) + 1 + 2 * len(choices), progress, stopped)
    found = _searched(start, answers, depth, work)
    compiling.join()
    oracle = Oracle(player_loops, start.players, depth, stopped)
    decisions = tuple(_judged(oracle, step, found[step.ply], depth.looks, work) for step in choices)
    course = _Course(oracle, steps, end, work)
    return Findings(
        depth.futures,
        round(course.error / 100, 3),
        (0, *(step.ply + 1 for step in steps[:-1]), len(answers)) if steps else (len(answers),),
        (NATURE, *(step.actor for step in steps)),
        tuple(tuple(margin / 100 for margin in margins) for margins in course.margins),
        tuple(course.account(seat) for seat in range(start.players)),
        decisions,
    )


@dataclass
class _Work:
    of: int
    progress: Progress
    stopped: Stopped
    done: int = 0

    def step(self) -> None:
        self.done += 1
        self.progress(self.done, self.of)
        if self.stopped():
            raise Cancelled


def _walk(start: Position, answers: Sequence[int]) -> tuple[list[_Step], _Step]:
    """The questions that could have been answered otherwise, and the position at the end, as a last step."""
    position, steps = start.copy(), []
    asked = [0] * (max(int(ask) for ask in start.game.Ask) + 1)
    for ply, answer in enumerate(answers):
        state = position.state
        legal = position.game.questions.legal(state)
        if legal & legal - 1:
            steps.append(
                _Step(ply=ply, actor=int(state.actor), answer=answer, before=position.copy(), asked=tuple(asked))
            )
        asked[state.ask] += 1
        position.game.questions.apply(state, answer)
    return steps, _Step(ply=len(answers), actor=NATURE, answer=NATURE, before=position, asked=tuple(asked))


# What each seat could expect


class Oracle:
    """Futures of positions of one game."""

    def __init__(self, player_loops: PlayerLoops, players: int, depth: Depth, stopped: Stopped = lambda: False) -> None:
        self.depth = depth
        self._player_loops = player_loops
        self._stopped = stopped
        self._run = _linked(player_loops)
        self._turns = depth.rounds * players or UNLIMITED
        self._weights = player_loops.style()
        self.players = players

    def margins(
        self, state: Any, asked: Sequence[int], count: int, observer: int = TRUTH, line: Sequence[int] = ()
    ) -> list[list[int]]:
        """The margins of all seats in so many futures, in hundredths of a point."""
        player_loops, rows = self._player_loops, list[list[int]]()
        work = Futures(
            ahead=look_ahead(player_loops.loops, state, SEEN),
            stream=player_loops.loops.row(4),
            weights=self._weights,
            depth=self.depth.depth,
            seed=FUTURES_SEED,
            observer=observer,
            line=player_loops.row(line),
            turns=self._turns,
            asked=player_loops.row(asked),
            times=player_loops.loops.row(len(asked)),
        )
        while len(rows) < count:
            table = player_loops.loops.table(min(FUTURES_PER_CHECK, count - len(rows)), self.players)
            self._run(work, len(rows), table)
            rows += table if isinstance(table, list) else table.tolist()
            if self._stopped():
                raise Cancelled
        return rows

    def win(self, margins: Sequence[int]) -> float:
        """The chance to win of a seat with these margins."""
        over, spread = self._turns == UNLIMITED, int(self._weights[SPREAD])
        return sum(win_chance(margin, over, spread) for margin in margins) / len(margins)


@lru_cache(maxsize=32)
def _linked(player_loops: PlayerLoops) -> Any:
    return player_loops.loops.link({"futures": futures}).futures


def _exercise(player_loops: PlayerLoops, players: int) -> None:
    """Compile the futures."""
    Oracle(player_loops, players, Depth(rounds=1, depth=1, futures=1, looks=1, iterations=1, candidates=1)).margins(
        player_loops.game.start(players).state, (0,) * 64, 1
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _spread(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


class _Course:
    """The margins through a game, in whole hundredths, and what nature and the seats have changed about them."""

    def __init__(self, oracle: Oracle, steps: Sequence[_Step], end: _Step, work: _Work) -> None:
        self._actors = [step.actor for step in steps]
        self.margins: list[list[int]] = []
        # The margins in every future, for each ply at which another actor begins: the standard errors come from them.
        self._rows: list[list[list[int]]] = []
        spreads: list[float] = []
        for number, step in enumerate(steps):
            first = number == 0 or step.actor != steps[number - 1].actor
            count = oracle.depth.futures if first else max(2, oracle.depth.futures // FUTURES_DIVISOR_IN_TURN)
            rows = oracle.margins(step.before.state, step.asked, count)
            if first:
                self._rows.append(rows)
                self.margins.append([round(_mean(column)) for column in zip(*rows, strict=True)])
                base = self.margins[-1]
                spreads += [_spread(column) for column in zip(*rows, strict=True)]
            else:  # the difference to the start of the turn, in the same futures
                pairs = zip(zip(*rows, strict=True), zip(*self._rows[-1][:count], strict=True), strict=True)
                self.margins.append(
                    [was + round(_mean(now) - _mean(then)) for was, (now, then) in zip(base, pairs, strict=True)]
                )
            work.step()
        rows = _final(oracle, end)
        self._rows.append(rows)
        self.margins.append([round(_mean(column)) for column in zip(*rows, strict=True)])
        work.step()
        self.error = _mean(spreads) if spreads else 0.0

    def account(self, seat: int) -> Account:
        """Differences of the margins, each booked to the actor."""
        changed = {"luck": 0, "own": 0, "rivals": 0}
        for actor, (before, after) in zip(self._actors, pairwise(self.margins), strict=True):
            changed[_column(actor, seat)] += after[seat] - before[seat]
        start, margin, doubt = self.margins[0][seat], self.margins[-1][seat], round(self._doubt(seat) / 100, 3)
        luck, own, rivals = changed["luck"], changed["own"], changed["rivals"]
        return Account(
            seat,
            start=start / 100,
            luck=luck / 100,
            own=own / 100,
            rivals=rivals / 100,
            margin=margin / 100,
            error=doubt,
        )

    def _doubt(self, seat: int) -> float:
        """The largest standard error of what is booked: it is added up future by future, as futures of one number have
        much in common all through the game."""
        actors = [
            actor for number, actor in enumerate(self._actors) if number == 0 or actor != self._actors[number - 1]
        ]
        futures = len(self._rows[0])
        sums = {name: [0] * futures for name in ("luck", "own", "rivals")}
        for actor, (before, after) in zip(actors, pairwise(self._rows), strict=True):
            column = sums[_column(actor, seat)]
            for number in range(futures):
                column[number] += after[number % len(after)][seat] - before[number][seat]
        return max((_spread(column) for column in sums.values()), default=0.0)


def _column(actor: int, seat: int) -> Literal["luck", "own", "rivals"]:
    return "luck" if actor == NATURE else "own" if actor == seat else "rivals"


def _final(oracle: Oracle, end: _Step) -> list[list[int]]:
    """The real margins; for an unfinished game, the expected ones at its last ply."""
    if not end.before.over:
        return oracle.margins(end.before.state, end.asked, oracle.depth.futures)
    scores = end.before.scores()
    return [[100 * (own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]]


# What the decisions were worth


def _searched(
    start: Position, answers: Sequence[int], depth: Depth, work: _Work
) -> dict[int, list[tuple[int, tuple[int, ...]]]]:
    """By ply the answers that are worth comparing, each with its line, from what the seat knew."""
    position, found = start.copy(), {}
    searcher: Searcher | None = None
    seat = NATURE
    for ply, given in enumerate(answers):
        actor = int(position.state.actor)
        if searcher is None or actor != seat:  # a turn begins: nothing is remembered of what others did
            seat = actor
            searcher = Searcher(Effort(depth.iterations, UNLIMITED), STYLES[0], Random(ply))
        if actor != NATURE:
            if len(position.answers()) > 1:
                candidates = searcher.think(Information.of(position, seat))
                named = [one.answer for one in candidates[: depth.candidates] if one.visits]
                if given not in named:
                    named = [*named[: depth.candidates - 1], given]
                found[ply] = [(answer, searcher.line(answer)) for answer in named]
                work.step()
            if position.forced() is None:  # the searcher has already advanced past forced answers
                searcher.answered(given)
        position.game.questions.apply(position.state, given)
    return found


def _judged(
    oracle: Oracle, step: _Step, candidates: Sequence[tuple[int, tuple[int, ...]]], looks: int, work: _Work
) -> Decision:
    """Compare answers in the same futures of the same worlds."""
    seat, world = step.actor, Information.of(step.before, step.actor).world
    weighed = []
    for answer, line in candidates:
        rows = oracle.margins(world.state, (0,) * len(step.asked), looks, seat, line)
        margins = [row[seat] for row in rows]
        weighed.append(Weighed(answer, round(_mean(margins)) / 100, round(oracle.win(margins), 3), line))
    # Among equals the given answer comes first.
    weighed.sort(key=lambda one: (-one.margin, one.answer != step.answer))
    work.step()
    return Decision(ply=step.ply, seat=seat, given=step.answer, best=tuple(weighed))
