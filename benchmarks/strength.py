"""How strong the levels are: `./torri bench strength [GAME...] [--folder FOLDER]`; to benchmarks/strength.md.

Runs the arena with the commands that the report names. Games already played in the folder are not played again, so it
may be interrupted and continued; a level, or an edition, that has changed needs a new folder. What the report says of
other games stays.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import torri
from torri.engine.weights import STYLES
from torri.players import Information, player
from torri.players.levels import GRAN_MAESTRO, LEVELS, levels, levels_of
from torri.players.networks.weights_file import has_network
from torri.players.player_loops import player_loops
from torri.players.warming import warm_up

REPORT = Path(__file__).with_name("strength.md")
HEADING = "\n## "
GAMES = 400
FEWER_GAMES = 100  # where the gap is wide
MAESTRO = LEVELS[-1]
AGAINST_MAESTRO = 60  # games at a table's own speed, which take minutes each
TIMED_QUESTIONS = 40  # per level
LIMIT_SECONDS = {
    "novizio": 0.1,
    "garzone": 0.1,
    "lavorante": 0.3,
    "compagno": 0.3,
    "capomastro": 1.0,
    "maestro": 3.0,
} | {GRAN_MAESTRO: 3.0}
# Iterations of a maestro that is not given its time: against one, and among many.
FIXED_ITERATIONS = {"patrizier": (12_000, 12_000), "firenze": (50, 200), "florenza": (1_000, 2_000)}


@dataclass(frozen=True)
class Match:
    """One command of the arena, and what it has to show."""

    game: str
    one: str
    other: str
    players: int = 2
    games: int = GAMES
    least: float | None = None  # the win rate, or, of one among many, times its fair share
    surely: float | None = None  # the lower end of the interval

    def command(self) -> list[str]:
        seats = ["--players", str(self.players)] if self.players > 2 else []
        return ["arena", self.game, self.one, self.other, *seats, "--games", str(self.games)]

    def folder(self, home: Path) -> Path:
        return home / f"{self.game}-{self.players}-{self.one}-{self.other}".replace(":", "-").replace("=", "-")

    def played(self, home: Path) -> dict[str, Any]:
        folder = self.folder(home)
        command = [sys.executable, "-m", "torri", *self.command(), "--out", str(folder), "--language", "en"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found: dict[str, Any] = json.loads((folder / "result.json").read_text(encoding="utf-8"))
        return found


def matches(game: torri.Game) -> Iterator[Match]:
    """Each level against the one below, the strongest against the plain players, and alone among many."""
    held, among_many = (f"{MAESTRO}:iterations={iterations}" for iterations in FIXED_ITERATIONS[game.name])
    for weaker, stronger in zip(("random", *LEVELS), (*LEVELS[:-1], held), strict=False):
        yield Match(game.name, stronger, weaker, least=0.60, surely=0.55)
    yield Match(game.name, held, "random", games=FEWER_GAMES, least=0.99)
    yield Match(game.name, held, "greedy", games=FEWER_GAMES, least=0.75)
    most = game.players[-1]
    yield Match(game.name, among_many, "compagno", most, -(-FEWER_GAMES // most) * most, least=1.5)
    if has_network(game.name):
        yield Match(game.name, "policy", "compagno")
        yield Match(game.name, "policy", "capomastro")
        yield Match(game.name, "guided:iterations=1600", held, least=0.65, surely=0.60)
        yield Match(game.name, GRAN_MAESTRO, MAESTRO, games=AGAINST_MAESTRO, least=0.65)
        for players in (3, 4):
            yield Match(game.name, "guided:iterations=1600", among_many, players, 25 * players, least=1.4)
    for style in STYLES[1:]:
        yield Match(game.name, f"compagno:style={style}", "compagno")


def seconds(game: torri.Game, level: str) -> list[float]:
    """How long a level takes for a decision, in order: at positions of games that it plays for a moment itself."""
    warm_up(game)
    taken = []
    for number in range(TIMED_QUESTIONS):
        rng = Random(number)
        at = game.start(game.players[number % len(game.players)])
        answers = player_loops(game).greedy_game(at.state, 1, number)
        for answer in answers[: rng.randrange(len(answers) - 1)]:
            at.apply(answer)
        while not at.over and (at.actor == torri.NATURE or at.forced() is not None):
            at.apply(rng.choices(at.answers(), at.weights() or None)[0])
        if at.actor is not None:
            seen = Information.of(at, at.actor)
            sitting = player(level, rng)
            begun = perf_counter()
            sitting.answer(seen)
            taken.append(perf_counter() - begun)
    return sorted(taken)


def times(game: torri.Game, home: Path) -> dict[str, tuple[float, float]]:
    """The median and the 95th percentile for each level, measured once."""
    file = home / f"{game.name}-times.json"
    if not file.exists():
        home.mkdir(parents=True, exist_ok=True)
        found = {level: seconds(game, level) for level in levels_of(game.name)}
        file.write_text(json.dumps(found), encoding="utf-8")
    kept: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8"))
    return {level: (taken[len(taken) // 2], taken[int(len(taken) * 0.95)]) for level, taken in kept.items()}


def row(match: Match, found: dict[str, Any]) -> str:
    one, other = found["standings"]
    rate, margin, fair = one["win_rate"], one["margin"], one["fair_share"]
    shown = f"{rate['mean']:.1%} ({rate['low']:.1%} to {rate['high']:.1%})"
    judged, low = rate["mean"], rate["low"]
    if match.players > 2:
        shown += f", {fair['mean']:.2f} of its fair share"
        judged, low = fair["mean"], fair["low"]
    verdict = ""
    if match.least is not None:
        holds = judged >= match.least and (match.surely is None or low > match.surely)
        verdict = "yes" if holds else "**no**"
    times = " / ".join(f"{1000 * standing['seconds_95']:.3g}" for standing in (one, other))
    command = shlex.join(["./torri", *match.command()])
    return (
        f"| {match.one} – {match.other} | {found['counted']} | {shown} | {margin['mean']:+.1f} "
        f"({margin['low']:+.1f} to {margin['high']:+.1f}) | {verdict} | {times} | `{command}` |"
    )


ABOUT = f"""\
# How strong the levels are

By `./torri bench strength`, which runs the commands below (deals in duplicate, seats rotated, seed 1).

A step between levels *holds* if the stronger wins at least 60 % and the lower end of the 95 % interval
lies above 55 %; maestro has to win 99 % against random, 75 % against greedy, and 1.5 times its fair share
alone among compagni. Styles are equally strong if their interval holds 50 %. Intervals are over deals.

At a table maestro thinks for up to two and a half seconds about a decision. Hundreds of such games would
take days, so here it is *held* to a few iterations, a small part of what it has time for. That it is at
least as strong with all its time is expected, not measured here.

Times in the first tables are milliseconds that 95 % of the decisions of the one and of the other did not
exceed, on one core with other games, and at times other work, beside; in the second, of {TIMED_QUESTIONS}
questions with all cores.
"""


def section(name: str, results: list[tuple[Match, dict[str, Any]]], home: Path) -> Iterator[str]:
    """What the report says of a game."""
    yield f"{name.capitalize()}\n"
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    yield f"Edition {torri.game(name).edition.name}, {datetime.now(UTC):%Y-%m-%d}, {machine}.\n"
    yield "| players | games | wins of the first | margin in points | holds | 95 % within | command |"
    yield "|---|--:|---|---|---|---|---|"
    yield from (row(match, found) for match, found in results if match.game == name)
    yield "\n| level | plays as | half of the decisions within | 95 % within | at most | holds |"
    yield "|---|---|--:|--:|--:|---|"
    for level, (half, most) in times(torri.game(name), home).items():
        limit = LIMIT_SECONDS[level]
        holds = "yes" if most < limit else "**no**"
        spec = levels()[name][level]
        spent = f"{1000 * half:.3g} ms | {1000 * most:.3g} ms | {1000 * limit:.0f} ms"
        yield f"| {level} | `{spec}` | {spent} | {holds} |"


def report(results: list[tuple[Match, dict[str, Any]]], home: Path) -> str:
    """The report with what was measured now; other games as they were."""
    _, *before = REPORT.read_text(encoding="utf-8").split(HEADING)
    said = {one.partition("\n")[0].lower(): one.rstrip("\n") for one in before}
    for name in dict.fromkeys(match.game for match, _ in results):
        said[name] = "\n".join(section(name, results, home))
    return HEADING.join([ABOUT, *(one + "\n" for one in said.values())])


def main() -> None:
    parser = argparse.ArgumentParser(prog="torri bench strength", description="Measure the levels in the arena.")
    parser.add_argument("games", nargs="*", default=list(torri.all_games()))
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="for the games played")
    parser.add_argument("--report", action="store_true", help="only what has been played already")
    given = parser.parse_args()
    results = []
    for name in given.games:
        for match in matches(torri.game(name)):
            if given.report and not (match.folder(given.folder) / "result.json").exists():
                continue
            results.append((match, match.played(given.folder)))
            print(row(*results[-1]), flush=True)
    REPORT.write_text(report(results, given.folder), encoding="utf-8")


if __name__ == "__main__":
    main()
