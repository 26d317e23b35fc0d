"""What games are like: `./torri bench scores [GAME...] [--number N] [--folder FOLDER]`; to docs/statistics.md.

Games of players of the level compagno, all alike, at every number of players: scores and their spread, length, and what
it is worth to begin; of Florenza also who wins and by what (`balance.py`). What is in the folder is not played again,
so it may be interrupted and continued; other figures have other files, new weights need a new folder.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from html import escape
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, pstdev, quantiles

import balance
from msgspec.json import decode, encode

import torri
from torri.players.levels import spec_of
from torri.players.player_loops import player_loops
from torri.players.warming import warm_up

LEVEL = "compagno"
GAMES = 2_000
REPLAYED_GAMES = 200  # of Florenza, event by event
SEED = 1
DOCS = Path(__file__).parents[1] / "docs"
REPORT = DOCS / "statistics.md"


@dataclass(frozen=True)
class Played:
    scores: list[int]
    winners: list[int]
    choices: int  # of all players
    order: list[int]  # the seats as they were first asked anything
    answers: list[int]


@dataclass
class Tally:
    """What was counted in the games of one game with one number of players."""

    game: torri.Game
    players: int
    scores: list[int] = field(default_factory=list)
    winning: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    wins_by_place: dict[int, float] = field(default_factory=lambda: defaultdict(float))  # in the order of play
    answers: list[list[int]] = field(default_factory=list)  # of each game

    def take(self, played: Played) -> None:
        ranked = sorted(played.scores, reverse=True)
        self.scores += played.scores
        self.winning.append(ranked[0])
        self.margins.append(ranked[0] - ranked[1])
        self.choices.append(played.choices)
        self.answers.append(played.answers)
        for seat in played.winners:
            self.wins_by_place[played.order.index(seat)] += 1 / len(played.winners)

    @property
    def games(self) -> int:
        return len(self.winning)

    def advantage(self, place: int) -> tuple[float, float]:
        """The share of wins of a place, and by how much that may be chance."""
        share = self.wins_by_place[place] / self.games
        return share, 1.96 * sqrt(share * (1 - share) / self.games)


def play(name: str, players: int, number: int) -> Played:
    """One game in the compiled loop, in which each seat knows what it may know; then counted by the rules."""
    game = torri.game(name)
    at = game.start(players)
    choices, order = 0, list[int]()
    answers = list(player_loops(game).greedy_game(at.state, SEED, number))
    for answer in answers:
        actor = at.state.actor
        if actor != torri.NATURE:
            choices += at.forced() is None
            if actor not in order:
                order.append(actor)
        game.questions.apply(at.state, answer)
    return Played(list(at.scores()), list(at.winners()), choices, order, answers)


def tallied(game: torri.Game, players: int, games: int, folder: Path) -> Tally:
    file = folder / f"{game.name}-{game.edition.sha256[:12]}-{players}-{games}.json"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(encode(played(game, players, games)))
    tally = Tally(game, players)
    for one in decode(file.read_bytes(), type=list[Played]):
        tally.take(one)
    return tally


def played(game: torri.Game, players: int, games: int) -> list[Played]:
    if spec_of(LEVEL, game.name) != "greedy":
        raise SystemExit(f"{LEVEL} is no longer the greedy player of the compiled loop")
    warm_up(game)  # compiled once, not by every process
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        return list(pool.map(partial(play, game.name, players), range(games), chunksize=20))


# The report


def plot(tallies: Sequence[Tally], title: str) -> str:
    """How scores are spread with each number of players: a box from the lower to the upper quarter, and the mean."""
    low, high = min(min(tally.scores) for tally in tallies), max(max(tally.scores) for tally in tallies)
    left, right, row, top = 120, 700, 44, 60
    height = top + row * len(tallies) + 40

    def x(score: float) -> str:
        return f"{left + (score - low) / max(1, high - low) * (right - left):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="760" height="{height}" viewBox="0 0 760 {height}" role="img">',
        f"<title>{escape(title)}</title>",
        "<style>.ground{fill:#fff}text{fill:#1f2328;font:14px system-ui,sans-serif}.line{stroke:#57606a}"
        ".box{fill:#0969da;fill-opacity:.35;stroke:#0969da}.mean{stroke:#9a6700;stroke-width:3}"
        "@media(prefers-color-scheme:dark){.ground{fill:#0d1117}text{fill:#e6edf3}.line{stroke:#8b949e}}</style>",
        f'<rect class="ground" width="760" height="{height}"/>',
        f'<text x="16" y="30">{escape(title)}</text>',
    ]
    for number, tally in enumerate(tallies):
        y = top + row * number
        lower, _, upper = quantiles(tally.scores, n=4)
        hundred = quantiles(tally.scores, n=100)
        lines += [
            f'<text x="16" y="{y + 19}">{tally.players} players</text>',
            f'<line class="line" x1="{x(hundred[0])}" x2="{x(hundred[-1])}" y1="{y + 14}" y2="{y + 14}"/>',
            f'<rect class="box" x="{x(lower)}" y="{y}" height="28" width="{float(x(upper)) - float(x(lower)):.1f}"/>',
            f'<line class="mean" x1="{x(mean(tally.scores))}" x2="{x(mean(tally.scores))}" y1="{y}" y2="{y + 28}"/>',
        ]
    foot = height - 14
    for score in (low, (low + high) // 2, high):
        lines.append(f'<text x="{x(score)}" y="{foot}" text-anchor="middle">{score}</text>')
    return "\n".join([*lines, "</svg>", ""])


def report(tallies: list[Tally]) -> Iterator[str]:
    yield "# What games are like"
    yield ""
    yield f"Games of players of the level {LEVEL} against each other, all alike, without options, by `./torri bench"
    yield "scores`. *Choices* are questions with more than one answer, of all players together. *Wins by place* are"
    yield "in the order in which players are first asked, with 95 % intervals; shared wins count as shares. In the"
    yield "pictures the box holds the middle half of all scores, the line 98 % of them, the upright stroke is the mean."
    for game in dict.fromkeys(tally.game.name for tally in tallies):
        own = [tally for tally in tallies if tally.game.name == game]
        image = f"images/statistics-{game}.svg"
        (DOCS / image).write_text(plot(own, f"{game.capitalize()}: final scores"), encoding="utf-8")
        edition = own[0].game.edition.name
        yield f"\n## {game.capitalize()}, edition {edition}\n"
        yield f"![Final scores of {game.capitalize()} by number of players]({image})\n"
        yield "| players | games | mean score | spread | winner's score | margin | choices a game | wins by place |"
        yield "|--:|--:|--:|--:|--:|--:|--:|---|"
        for tally in own:
            places = []
            for place in range(tally.players):
                share, doubt = tally.advantage(place)
                places.append(f"{share:.1%} ± {doubt:.1%}")
            yield (
                f"| {tally.players} | {tally.games} | {mean(tally.scores):.1f} | {pstdev(tally.scores):.1f} "
                f"| {mean(tally.winning):.1f} ± {pstdev(tally.winning):.1f} | {mean(tally.margins):.1f} "
                f"| {mean(tally.choices):.0f} ± {pstdev(tally.choices):.0f} | {', '.join(places)} |"
            )

        if game == "florenza":
            yield ""
            yield from balance.report([replayed(tally) for tally in own])


def replayed(tally: Tally) -> balance.Tally:
    """What its first games were won by."""
    start, counted = tally.game.start(tally.players), balance.Tally(tally.players)
    for answers in tally.answers[:REPLAYED_GAMES]:
        counted.take(start, answers)
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(prog="torri bench scores", description="Count scores, lengths and wins.")
    parser.add_argument("games", nargs="*", default=list(torri.all_games()))
    parser.add_argument("--number", type=int, default=GAMES, help="games of each kind")
    parser.add_argument("--folder", type=Path, default=Path("build/scores"), help="for what was played")
    given = parser.parse_args()
    tallies = []
    for name in given.games:
        game = torri.game(name)
        for players in game.players:
            tallies.append(tallied(game, players, given.number, given.folder))
            print(f"{name}, {players} players: {tallies[-1].games} games", flush=True)
    REPORT.write_text("\n".join(report(tallies)).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
