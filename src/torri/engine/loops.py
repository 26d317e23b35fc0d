"""The loops of `playouts` linked to one game, on CPython or accelerated, behind one interface."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from torri.engine import observing, playouts, signature
from torri.engine.accelerate import (
    Functions,
    Replaced,
    accelerate,
    available,
    fractions,
    from_record,
    link,
    to_records,
    zeros,
)
from torri.engine.game import Game
from torri.engine.ranges import range_check
from torri.engine.telling import book, tell

SEED_COUNT = 1 << 62  # seeds that fit a machine word
GAMES_PER_REPORT = 2_000  # games between two reports of progress

Progress = Callable[[int], None]


def silent(*_told: int) -> None:
    """Replaces `tell`: events are not collected inside a loop."""


def unbooked(points: int, *_told: int) -> int:
    """Replaces `book`: only the points matter inside a loop."""
    return points


def assign_record(pool: Any, target: int, source: int) -> None:
    """Copy one record of a pool."""
    pool[target] = pool[source]


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of random games: scores per game and seat, and how many questions were asked."""

    scores: list[list[int]]
    games: int
    questions: int  # to players
    draws: int  # questions to nature


@dataclass(frozen=True, slots=True)
class Soaked:
    """The result of auditing every step of random games; `fault` is None when nothing broke."""

    games: int
    questions: int
    draws: int
    fault: str | None = None
    game: int = 0
    step: int = 0


class Loops:
    """Whole games of one game. The accelerated loops work on records, the plain ones on states."""

    def __init__(self, game: Game, accelerated: bool) -> None:
        self.game = game
        self.accelerated = accelerated and available()
        functions = {name: getattr(playouts, name) for name in ("simulate", "soak", "trace", "sample", "copies")}
        self.run: SimpleNamespace = self.link(functions)

    def link(
        self, functions: Functions, also: Replaced | None = None, inlined: Collection[Callable[..., Any]] = ()
    ) -> SimpleNamespace:
        """Functions written against `signature`, linked to this game; `also` replaces some by others. Functions in
        `inlined` become part of their callers, where accelerated. None of them makes an array or a list of its own."""
        replaced = self.replaced(also)
        if not self.accelerated:
            return link(functions, replaced)
        return accelerate(functions, replaced, inlined, allocating=False)

    def replaced(self, also: Replaced | None = None) -> Replaced:
        """What stands for the functions of `signature` in the loops of this game."""
        game = self.game
        replaced: dict[Callable[..., Any], Callable[..., Any]] = {
            signature.legal: game.questions.legal,
            signature.apply: game.questions.apply,
            signature.weight: game.questions.weight,
            signature.heaviest: game.questions.heaviest,
            signature.score: game.score,
            signature.rank: game.rank,
            signature.observe: game.observation.write if game.observation else signature.observe,
            signature.redeal: game.redeal,
            signature.evaluate: game.evaluate or signature.evaluate,
            signature.outside: range_check(game.State).outside,
            signature.audit: game.audit,
            signature.assign: assign_record if self.accelerated else self._assign_state,
            tell: silent,
            book: unbooked,
        }
        replaced |= also or {}
        return replaced | observing.compiled() if self.accelerated else replaced

    def _assign_state(self, pool: list[Any], target: int, source: int) -> None:
        pool[target] = self.game.copy(pool[source])

    def row(self, n: int) -> Any:
        """A row of zeros that the loops can write to."""
        return self.table(1, n)[0]

    def table(self, rows: int, columns: int) -> Any:
        return zeros(rows, columns) if self.accelerated else [[0] * columns for _ in range(rows)]

    def numbers(self, table: Any) -> list[list[int]]:
        """The numbers of a table."""
        rows: list[list[int]] = table if isinstance(table, list) else table.tolist()
        return rows

    def floats(self, rows: int, columns: int) -> Any:
        """A table of fractions; accelerated they have 32 bits."""
        return fractions(rows, columns) if self.accelerated else [[0.0] * columns for _ in range(rows)]

    def observed(self) -> Any:
        """A row for an observation."""
        observation = self.game.observation
        assert observation is not None
        return zeros(1, observation.size, observation.kind)[0] if self.accelerated else [0] * observation.size

    def pool(self, state: Any, places: int = 3) -> Any:
        """A pool with a copy of the state in each place."""
        if self.accelerated:
            return to_records(state, places)
        return [self.game.copy(state) for _ in range(places)]

    def state(self, pool: Any, place: int) -> Any:
        """The state in one place of a pool."""
        return from_record(self.game.State, pool[place]) if self.accelerated else pool[place]

    def simulate(self, start: Any, games: int, seed: int, progress: Progress | None = None) -> Simulation:
        """Random games from a state."""
        pool, stream, counts = self.pool(start), self.row(4), self.row(playouts.COUNT_FIELDS)
        scores: list[list[int]] = []
        for first in range(0, games, GAMES_PER_REPORT):
            rows = self.table(min(GAMES_PER_REPORT, games - first), start.players)
            self.run.simulate(pool, stream, seed % SEED_COUNT, first, counts, rows)
            scores += self.numbers(rows)
            if progress:
                progress(len(rows))
        return Simulation(
            scores, games=games, questions=int(counts[playouts.QUESTIONS]), draws=int(counts[playouts.DRAWS])
        )

    def soak(self, start: Any, games: int, seed: int, progress: Progress | None = None) -> Soaked:
        """Random games from a state, every step audited."""
        pool, stream, counts = self.pool(start), self.row(4), self.row(playouts.COUNT_FIELDS)
        longest, over = self.game.longest, int(self.game.over)
        for first in range(0, games, GAMES_PER_REPORT):
            number = min(GAMES_PER_REPORT, games - first)
            fault = int(
                self.run.soak(
                    pool,
                    stream,
                    seed=seed % SEED_COUNT,
                    first=first,
                    games=number,
                    longest=longest,
                    over=over,
                    counts=counts,
                )
            )
            if fault:
                questions, draws, step, game, integer = map(int, counts)
                return Soaked(
                    games=game,
                    questions=questions,
                    draws=draws,
                    fault=self._named(fault, integer),
                    game=game,
                    step=step,
                )
            if progress:
                progress(number)
        return Soaked(games=games, questions=int(counts[playouts.QUESTIONS]), draws=int(counts[playouts.DRAWS]))

    def _named(self, fault: int, integer: int) -> str:
        """The name of the fault that stopped a soak."""
        if fault == playouts.OUT_OF_RANGE:
            return f"OUT_OF_RANGE {range_check(self.game.State).name(integer)}"
        return {playouts.DEAD_END: "DEAD_END", playouts.ENDLESS: "ENDLESS"}.get(fault) or self.game.faults(fault).name

    def trace(self, start: Any, seed: int, number: int) -> tuple[list[int], list[int], Any]:
        """One random game: its answers, the sets they were chosen from, and its last state."""
        pool, stream = self.pool(start), self.row(4)
        answers, sets = self.row(self.game.longest), self.row(self.game.longest)
        steps = self.run.trace(pool, stream, seed % SEED_COUNT, number, answers, sets)
        return [int(n) for n in answers[:steps]], [int(n) for n in sets[:steps]], self.state(pool, 1)

    def sample(self, state: Any, observer: int, seed: int, number: int) -> Any:
        """A world that agrees with what the observer knows."""
        pool, stream = self.pool(state), self.row(4)
        self.run.sample(pool, stream, observer=observer, seed=seed % SEED_COUNT, number=number)
        return self.state(pool, 1)


def loops(game: Game, accelerated: bool = True) -> Loops:
    """The loops of a game, made once for each way to run them."""
    return _made_once(game, accelerated and available())


@lru_cache(maxsize=32)
def _made_once(game: Game, accelerated: bool) -> Loops:
    return Loops(game, accelerated)
