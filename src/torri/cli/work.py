"""`torri simulate` and `torri soak`: long work, inside the accelerated loop."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import click
from rich.table import Table

import torri
from torri.cli.common import (
    console,
    game_argument,
    game_of,
    language_option,
    option_option,
    parsed_options,
    progress,
    words,
)
from torri.engine.game import Game
from torri.engine.loops import Simulation, Soaked
from torri.engine.options import variants
from torri.engine.position import Position
from torri.engine.prebuilt_loops import quickest_loops
from torri.texts import Words

seed_option = click.option("--seed", type=click.IntRange(0, 2**62), default=1, show_default=True)
plain_option = click.option("--plain", is_flag=True, help="Run on CPython, without acceleration.")


@click.command()
@game_argument
@click.option("--players", type=int, default=3, show_default=True)
@click.option("--games", "number", type=click.IntRange(1), default=10_000, show_default=True)
@seed_option
@option_option
@plain_option
@language_option
def simulate(game: str, players: int, number: int, seed: int, options: tuple[str, ...], plain: bool) -> None:
    """Let random players play whole games, and show how they ended."""
    found = game_of(game)
    said = words(found)
    found.start(players, parsed_options(options))
    prepare(said, lambda: torri.simulate(found, players, 1, accelerated=not plain))
    with progress(said("progress-playing"), number) as advance:
        begin = time.perf_counter()
        result = torri.simulate(found, players, number, seed, parsed_options(options), advance, not plain)
        seconds = time.perf_counter() - begin
    accelerated = quickest_loops(found, not plain).accelerated
    show_scores(result, said)
    console.print(said("simulate-games", games=result.games, questions=result.questions, draws=result.draws))
    how = said("simulate-accelerated" if accelerated else "simulate-plain")
    console.print(said("simulate-speed", seconds=round(seconds, 2), rate=round(number / seconds), how=how))


def prepare(said: Words, first: Callable[[], object]) -> None:
    """Run a first game before timing: after a change of the rules it compiles them."""
    with progress(said("progress-compiling"), 1):
        first()


def show_scores(result: Simulation, said: Words) -> None:
    heads = [said(f"simulate-{name}") for name in ("seat", "mean", "least", "most", "best")]
    table = Table(*heads)
    best = [max(scores) for scores in result.scores]
    for seat, points in enumerate(zip(*result.scores, strict=True)):
        tops = sum(score == top for score, top in zip(points, best, strict=True)) / result.games
        mean = sum(points) / result.games
        table.add_row(str(seat + 1), f"{mean:.2f}", str(min(points)), str(max(points)), f"{tops:.1%}")
    console.print(table)


OPTION_GAMES_DIVISOR = 10  # so many times fewer games with each value of an option than without options


@click.command()
@game_argument
@click.option("--players", type=int, help="Only with so many players (default: every number).")
@click.option("--games", "number", type=click.IntRange(1), default=100_000, show_default=True)
@seed_option
@option_option
@plain_option
@language_option
def soak(game: str, players: int | None, number: int, seed: int, options: tuple[str, ...], plain: bool) -> None:
    """Play random games and audit every step: nothing lost, no dead end, the right length.

    Without --option and --players also a tenth of the games with each value of each option.
    """
    found = game_of(game)
    said = words(found)
    counts = [players] if players is not None else list(found.players)
    jobs = [(found.start(count, parsed_options(options)), number) for count in counts]
    if players is None and not options:
        share = max(1, number // OPTION_GAMES_DIVISOR)
        jobs += [(start, share) for start in starts_with_options(found)]
    made = quickest_loops(found, not plain)
    prepare(said, lambda: made.soak(jobs[0][0].state, 1, seed))
    total = sum(games for _, games in jobs)
    threads = os.cpu_count() if made.accelerated else 1  # compiled loops release the interpreter lock
    with progress(said("progress-auditing"), total) as advance, ThreadPoolExecutor(threads) as pool:
        results = list(pool.map(lambda job: made.soak(job[0].state, job[1], seed, advance), jobs))
    for (start, _), result in zip(jobs, results, strict=True):
        show_soaked(start, result, said)
    sys.exit(1 if any(result.fault for result in results) else 0)


def starts_with_options(game: Game) -> list[Position]:
    """Each value of each option once, rotating through the numbers of players."""
    starts = []
    for number, options in enumerate(variants(game.options, game.players[0])):
        starts.append(game.start(game.players[number % len(game.players)], options))
    return starts


def show_soaked(start: Position, result: Soaked, said: Words) -> None:
    defaults = {option.name: option.default for option in start.game.options}
    chosen = "".join(f"{name}={value} · " for name, value in start.options.items() if value != defaults[name])
    if result.fault:
        facts = {"players": start.players, "game": result.game, "step": result.step, "fault": result.fault}
        console.print(chosen + said("soak-fault", **facts), markup=False)
    else:
        steps = result.questions + result.draws
        facts = {"players": start.players, "games": result.games, "steps": steps}
        console.print(chosen + said("soak-fine", **facts), markup=False)
