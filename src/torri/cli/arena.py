"""`torri arena`: programs play each other, and are compared and rated."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import click
from rich.markup import escape
from rich.table import Table

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
from torri.cli.work import prepare, seed_option
from torri.engine.game import Game
from torri.players.arena import Contest, Folder, Played, Result, Workers, check, cluster, contend, processes, result
from torri.players.arena.estimates import Estimate
from torri.players.arena.folder import PLOT_FILE, RESULT_FILE
from torri.players.arena.plot import Captions, plot
from torri.players.arena.results import Score
from torri.texts import Words, printable

INTERRUPTED_STATUS = 130  # exit status after the interrupt key


@click.command()
@game_argument
@click.argument("specs", metavar="PLAYER...", nargs=-1, required=True)
@click.option("--players", type=int, help="At a table (default: 2). Two players: the first alone against the others.")
@click.option("--games", "number", type=click.IntRange(1), default=400, show_default=True, help="Of each pairing.")
@seed_option
@option_option
@click.option("--out", type=click.Path(path_type=Path), help="A folder for games, result and plot; goes on with it.")
@click.option("--jobs", type=click.IntRange(1), help="Games at the same time (default: one on each core).")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local starts one here.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@language_option
def arena(
    game: str,
    specs: tuple[str, ...],
    players: int | None,
    number: int,
    seed: int,
    options: tuple[str, ...],
    out: Path | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let programs play each other in duplicate deals, and show how much better each is.

    A PLAYER is a name, optionally with settings, or exec:COMMAND (see docs/arena.md). Every deal is played with every
    seating. More than two players meet in all pairings, and are rated.
    """
    found = game_of(game)
    said = words(found)
    start = found.start(players or found.players[0], parsed_options(options))
    contest = Contest(found.name, start.players, specs, number, seed, start.options)
    prepare(said, lambda: check(contest))
    workers = processes(jobs) if ray is None else cluster(ray, jobs)
    with ExitStack() as stack:
        folder = stack.enter_context(Folder(out, contest)) if out else None
        games, earlier, whole = played(contest, workers, folder, said)
        outcome = result(contest, games)
        data = json.dumps(outcome.to_data(), ensure_ascii=False, indent=1) + "\n"
        if folder:
            folder.keep(RESULT_FILE, data)
            folder.keep(PLOT_FILE, picture(outcome, found, said))
    if as_json:
        click.echo(data, nl=False)
    else:
        show(outcome, said)
        if earlier:
            console.print(said("arena-earlier", games=earlier))
        if folder:
            console.print(said("arena-kept", folder=str(folder.path)), markup=False)
    if not whole:
        click.echo(said("arena-interrupted-kept" if folder else "arena-interrupted"), err=True)
        sys.exit(INTERRUPTED_STATUS)


def played(contest: Contest, workers: Workers, folder: Folder | None, said: Words) -> tuple[list[Played], int, bool]:
    """The games of a contest, how many of them were stored before, and whether the contest is complete."""
    total = contest.deals * contest.players * len(contest.pairings)
    games = [game for game in folder.games if game.deal < contest.deals] if folder else []
    earlier = len(games)
    if earlier == total:
        return games, earlier, True
    running = contend(contest, workers, {game.key for game in games})
    with progress(said("progress-playing"), total) as advance, closing(running):
        advance(earlier)
        try:
            for game in running:
                if folder:
                    folder.add(game)
                games.append(game)
                advance(1)
        except KeyboardInterrupt:
            return games, earlier, False
    return games, earlier, True


def show(outcome: Result, said: Words) -> None:
    """The result as tables and sentences."""
    contest = outcome.contest
    table = Table(*heads(contest, said), said("arena-rating"), said("arena-thinking"))
    for standing in outcome.standings:
        rating = standing.rating
        believed = f"{rating.ordinal:.1f}\n{rating.mu:.1f} ± {rating.sigma:.1f}"
        times = [f"{1000 * seconds:.3g} ms" for seconds in (standing.seconds, standing.seconds_95)]
        thinking = "\n".join(times) if standing.choices else "–"
        table.add_row(escape(printable(standing.name)), *cells(contest, standing.score), believed, thinking)
    console.print(table)
    if len(contest.pairings) > 1:
        show_pairings(outcome, said)
    facts = {"games": outcome.played, "scheduled": outcome.scheduled, "counted": outcome.counted}
    console.print(said("arena-games", **facts, seatings=contest.players, seed=str(contest.seed)))
    console.print(said("arena-intervals"))
    show_forfeits(outcome, said)


def show_forfeits(outcome: Result, said: Words) -> None:
    """Who forfeited how often and why, with what was seen the first time."""
    causes: dict[tuple[str, str], list[str]] = {}
    for _, forfeit in outcome.forfeits:
        causes.setdefault((forfeit.player, forfeit.cause), []).append(forfeit.detail)
    for (player, cause), details in causes.items():
        facts = {"player": player, "games": len(details), "cause": cause, "detail": details[0]}
        console.print(said("arena-forfeits", **facts), markup=False)


def show_pairings(outcome: Result, said: Words) -> None:
    """The results of the first player of each line-up against the others."""
    table = Table(*heads(outcome.contest, said))
    for lineup, scores in zip(outcome.contest.pairings, outcome.pairings, strict=True):
        table.add_row(escape(printable(" – ".join(lineup))), *cells(outcome.contest, scores[lineup[0]]))
    console.print(table)


def heads(contest: Contest, said: Words) -> list[str]:
    names = ["player", "win-rate", "fair-share", "margin"] if contest.players > 2 else ["player", "win-rate", "margin"]
    return [said(f"arena-{name}") for name in names]


def cells(contest: Contest, score: Score) -> list[str]:
    """The figures of a score as the heads name them, each above its interval."""
    estimates = [(score.win_rate, "{:.1%}"), (score.fair_share, "{:.2f}"), (score.margin, "{:+.2f}")]
    shown = ["\n".join(figures(estimate, form)) for estimate, form in estimates]
    return shown if contest.players > 2 else [shown[0], shown[2]]


def figures(estimate: Estimate | None, form: str) -> list[str]:
    """A mean and its interval, as far as they are known."""
    if estimate is None:
        return ["–"]
    if estimate.low is None or estimate.high is None:
        return [form.format(estimate.mean)]
    return [form.format(estimate.mean), f"{form} – {form}".format(estimate.low, estimate.high)]


def picture(outcome: Result, game: Game, said: Words) -> str:
    """The plot of the win rates, in words too."""
    rates = [" ".join([standing.name, *figures(standing.score.win_rate, "{:.1%}")]) for standing in outcome.standings]
    facts = {"game": said(f"game-{game.name}"), "games": outcome.counted}
    captions = Captions(
        said("arena-plot-title", **facts),
        said("arena-plot-description", rates=rates),
        said("arena-plot-axis"),
        said("arena-plot-fair"),
    )
    return plot(outcome.standings, 1 / outcome.contest.players, captions)
