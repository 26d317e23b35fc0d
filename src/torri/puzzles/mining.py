"""Puzzles from games: which positions become one, and what is written down of it."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final

from torri.engine.catalogue import game as find_game
from torri.engine.position import Position
from torri.players.coroutines import at_once
from torri.players.greedy import MAX_DEPTH
from torri.players.player import Information
from torri.players.player_loops import PlayerLoops, player_loops
from torri.players.reviewing.choices import WORLDS_TRIED, Choice, walk
from torri.players.reviewing.explaining import explain
from torri.players.reviewing.oracle import compile_futures
from torri.players.warming import exercise
from torri.players.worker_processes import in_processes
from torri.puzzles.following import steps_of
from torri.puzzles.grading import Tried, rating, searched, try_levels
from torri.puzzles.plans import is_known
from torri.puzzles.puzzle import Claim, Line, Puzzle, Reason
from torri.puzzles.standards import Standard, standard_of
from torri.puzzles.weighing import Spot, Weighed, Weights, all_losses, screen, spot_at, surely, weigh

SEARCHES: Final = 2  # that have to name the best plan
MOST_LINES: Final = 6
MOST_REASONS: Final = 5
EXPLAINED_LINES: Final = 3  # of those that are not right, and the one that is chosen most
TABLES: Final = (2, 3, 4, 2, 3)  # players, in turn
PLAYED_BY: Final = ((2, 700), (2, 350), (MAX_DEPTH, 150))  # how far ahead and how carelessly, at random for each seat
BEGINNING: Final = 0.1  # of the decisions of a game, in which no puzzle is looked for
MOST_OF_A_SEAT: Final = 2  # puzzles of a game
APART: Final = 0.2  # of the decisions of a game, that lie between them


@dataclass(frozen=True, slots=True)
class Source:
    """A game to look for puzzles in: its number among those that programs play, or the answers of a record."""

    game: str
    seed: int
    number: int
    players: int = 0
    options: dict[str, Any] | None = None
    answers: tuple[int, ...] | None = None
    record: str = ""


def mine(
    game: str, seed: int, first: int = 0, jobs: int | None = None, records: Sequence[Source] | None = None
) -> Generator[tuple[int, tuple[Puzzle, ...]], None, None]:
    """Of one game after the other, from number `first` on: its number, and the puzzles that were found in it. They are
    the same on any machine, with any number of processes."""
    numbers = count(first) if records is None else range(first, len(records))
    sources: Iterable[Source]
    if records is None:
        sources = (Source(game, seed, number) for number in numbers)
    else:
        sources = (records[number] for number in numbers)
    yield from zip(numbers, in_processes(mine_game, sources, jobs, in_order=True), strict=False)


def mine_game(source: Source) -> tuple[Puzzle, ...]:
    """The puzzles of one game: two of a seat at most, and far apart."""
    standard, loops = standard_of(source.game), loops_of(source.game)
    start, answers = _played(source, loops)
    rng = Random(f"{source.seed} {source.number} positions")
    choices = walk(start, answers).choices
    places = [*range(int(BEGINNING * len(choices)), len(choices))]
    apart, found, taken = APART * len(choices), list[Puzzle](), list[tuple[int, int]]()
    for place in rng.sample(places, min(standard.positions, len(places))):
        choice = choices[place]
        of_seat = [other for other, seat in taken if seat == choice.seat]
        if len(of_seat) == MOST_OF_A_SEAT or any(abs(other - place) < apart for other in of_seat):
            continue
        puzzle = _examined(source, standard, loops, answers, choice)
        if puzzle is not None:
            taken.append((place, choice.seat))
            found.append(puzzle)
    return tuple(found)


def loops_of(game: str) -> PlayerLoops:
    """The loops that play futures, compiled here: those that follow plans are in no library."""
    loops = player_loops(find_game(game))
    exercise(loops)
    compile_futures(loops)
    return loops


def _played(source: Source, loops: PlayerLoops) -> tuple[Position, list[int]]:
    game = find_game(source.game)
    if source.answers is not None:
        return game.start(source.players, source.options), list(source.answers)
    rng = Random(f"{source.seed} {source.number} players")
    start = game.start(TABLES[source.number % len(TABLES)])
    depths, noises = zip(*(rng.choice(PLAYED_BY) for _ in range(start.players)), strict=True)
    return start, loops.greedy_game(start.state, source.seed, source.number, depth=depths, noise=noises)


def _examined(
    source: Source, standard: Standard, loops: PlayerLoops, answers: Sequence[int], choice: Choice
) -> Puzzle | None:
    at, asked, ply = choice.at.position.copy(), list(choice.at.asked), choice.at.ply
    while (forced := at.forced()) is not None and at.actor == choice.seat:
        asked[at.state.ask] += 1
        at.game.questions.apply(at.state, forced)
        ply += 1
    spot = spot_at(at, asked, standard, loops) if at.actor == choice.seat else None
    if spot is None:
        return None
    seed = int.from_bytes(hashlib.sha256(f"{source.seed} {source.number} {ply}".encode()).digest()[:4], "big")
    made = examine(spot, loops, standard, seed)
    if made is None:
        return None
    where = source.record or f"{source.seed}:{source.number}"
    puzzle = made.puzzle(tuple(answers[:ply]), where, seed)
    return puzzle if puzzle.is_told else None


@dataclass(frozen=True, slots=True)
class Examined:
    """A spot that is a puzzle."""

    spot: Spot
    weighed: Weighed
    losses: tuple[float, ...]
    tried: Tried
    lines: tuple[Line, ...]
    futures: int

    def puzzle(self, answers: tuple[int, ...], source: str, seed: int) -> Puzzle:
        world = self.spot.world
        game = world.game
        mu, sigma = rating(self.tried.tries)
        text = f"{game.name} {game.version} {game.edition.sha256} {world.encode()}"
        return Puzzle(
            name=hashlib.sha256(text.encode()).hexdigest()[:10],
            game=game.name,
            rules=game.version,
            edition=game.edition.sha256[:12],
            players=world.players,
            options=dict(world.options),
            answers=answers,
            source=source,
            seed=seed,
            seat=self.spot.seat,
            margin=self.weighed.margin,
            futures=self.futures,
            lines=self.lines,
            losses=tuple(round(10 * max(0.0, loss)) for loss in self.losses),
            tries=self.tried.tries,
            mu=mu,
            sigma=sigma,
            grade=self.tried.grade,
        )


def examine(spot: Spot, loops: PlayerLoops, standard: Standard, seed: int) -> Examined | None:
    """Whether one plan stands out: at first sight, surely, to searches, and surely again with other seeds. What refuses
    most for its cost comes first."""
    screened = screen(spot, loops, standard, seed)
    if screened is None:
        return None
    first, second = (Weights.begin(spot, loops, seed + number) for number in (1, 2))
    weighed = surely(first, screened.kept, standard)
    if weighed is None or set(weighed.solutions) != set(screened.alike):
        return None
    tried = try_levels(spot, screened.alike, seed)
    if tried.too_easy or not agreed(spot, screened.alike, standard, seed):
        return None
    tempting = [number for number, _ in tried.chosen.most_common() if number not in weighed.solutions][:1]
    kept = tuple(dict.fromkeys([*weighed.order[:MOST_LINES], *tempting]))
    both = _again(first, second, weighed, kept, standard)
    losses = None if both is None else all_losses(spot, loops, standard, seed, screened, both)
    steps = partial(steps_of, loops=loops)
    if both is None or losses is None or not is_known(spot.at, spot.seat, spot.plans, WORLDS_TRIED, steps):
        return None
    lines = _lines(spot, second, both, tried, tempting)
    return Examined(spot, both, losses, tried, lines, first.futures(kept) + second.futures(kept))


def _again(
    first: Weights, second: Weights, weighed: Weighed, kept: Sequence[int], standard: Standard
) -> Weighed | None:
    """What the plans are worth in the futures of both seeds; None if the second, or both together, say otherwise than
    the first."""
    again = surely(second, kept, standard)
    if again is None or set(again.solutions) != set(weighed.solutions):
        return None
    first.play(kept, first.futures(weighed.order))
    both = weigh([first, second], kept)
    return both if both.stands_out(standard.gap) and set(both.solutions) == set(weighed.solutions) else None


def agreed(spot: Spot, solutions: Sequence[int], standard: Standard, seed: int) -> bool:
    """Whether searches name the best plan too, each for itself."""
    return all(searched(spot, standard.iterations, seed + number) in solutions for number in range(SEARCHES))


def _lines(spot: Spot, weights: Weights, weighed: Weighed, tried: Tried, tempting: Sequence[int]) -> tuple[Line, ...]:
    others = [number for number in weighed.order if number not in weighed.solutions]
    explained = {*others[:EXPLAINED_LINES], *tempting}
    return tuple(_line(spot, weights, weighed, tried, number, number in explained) for number in weighed.order)


def _line(spot: Spot, weights: Weights, weighed: Weighed, tried: Tried, number: int, explained: bool) -> Line:
    line = partial(
        Line,
        number=number,
        answers=spot.plans.lines[number],
        loss=weighed.losses[number],
        error=weighed.errors[number],
        chosen=tried.chosen[number],
    )
    if not explained:
        return line()
    seen, best = Information(spot.world, spot.seat), spot.plans.lines[weighed.order[0]]
    found = at_once(explain(weights.oracle, seen, spot.asked, (best, spot.plans.lines[number]), weighed.losses[number]))
    return line(
        why=tuple(Reason(one.name, one.points, one.rule, dict(one.facts or {})) for one in found.why[:MOST_REASONS]),
        claims=tuple(
            Claim(one.name, dict(one.facts), round(one.best, 2), round(one.given, 2), one.gain, one.otherwise)
            for one in found.claims
        ),
    )
