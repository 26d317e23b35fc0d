"""What games are like: `./torri bench scores [GAME...] [--level LEVEL] [--number N] [--folder FOLDER]`; to
docs/statistics.md.

Games of players of one level, all alike, at every number of players: scores and their spread, length, and what it is
worth to begin; of Florenza also who wins and by what (`balance.py`). What is in the folder is not played again, so it
may be interrupted and continued; other figures and other levels have other files, new weights need a new folder. The
page says what the folder holds.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from html import escape
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev, quantiles

import balance
from msgspec.json import decode, encode

import torri
from torri.players import arena
from torri.players.levels import LEVELS, spec_of
from torri.players.player_loops import player_loops
from torri.players.warming import warm_up
from torri.players.worker_processes import in_processes

LEVEL, STRONGER = "compagno", "capomastro"
GAMES = {  # with each number of players
    ("firenze", LEVEL): 2_000,
    ("florenza", LEVEL): 300,
    ("florenza", STRONGER): 200,
    ("patrizier", LEVEL): 2_000,
}
OTHER_GAMES = 200
REPLAYED_GAMES = 200  # of Florenza, event by event
SEED = 1
DOCS = Path(__file__).parents[1] / "docs"
REPORT = DOCS / "statistics.md"


@dataclass(frozen=True)
class Run:
    """Games between players of one level."""

    name: str
    level: str
    players: int
    games: int

    @property
    def game(self) -> torri.Game:
        return torri.game(self.name)

    def file(self, folder: Path) -> Path:
        """A line for each game."""
        return folder / f"{self.name}-{self.game.edition.sha256[:12]}-{self.level}-{self.players}.jsonl"


@dataclass(frozen=True)
class Played:
    scores: list[int]
    winners: list[int]
    choices: int  # of all players
    order: list[int]  # the seats as they were first asked anything
    answers: list[int]


@dataclass
class Tally:
    """What was counted in the games of a run."""

    run: Run
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

    @property
    def players(self) -> int:
        return self.run.players

    def advantage(self, place: int) -> tuple[float, float]:
        """The share of wins of a place, and by how much that may be chance."""
        share = self.wins_by_place[place] / self.games
        return share, 1.96 * sqrt(share * (1 - share) / self.games)


def runs(names: Iterable[str], level: str | None = None, number: int | None = None) -> Iterator[Run]:
    """Those of some games: of the levels that the page has, or of one level."""
    for name in names:
        for one in [level] if level else [usual for game, usual in GAMES if game == name]:
            for players in torri.game(name).players:
                yield Run(name, one, players, number or GAMES.get((name, one), OTHER_GAMES))


def play(run: Run, number: int) -> Played:
    """One game, counted by the rules."""
    at = run.game.start(run.players)
    choices, order = 0, list[int]()
    answers = answers_of(run, number)
    for answer in answers:
        actor = at.state.actor
        if actor != torri.NATURE:
            choices += at.forced() is None
            if actor not in order:
                order.append(actor)
        run.game.questions.apply(at.state, answer)
    return Played(list(at.scores()), list(at.winners()), choices, order, answers)


def answers_of(run: Run, number: int) -> list[int]:
    """One game in which each seat knows what it may know: in the compiled loop, or player by player."""
    if spec_of(run.level, run.name) == "greedy":
        return player_loops(run.game).greedy_game(run.game.start(run.players).state, SEED, number)
    contest = arena.Contest(run.name, run.players, (run.level,) * run.players, run.games, SEED)
    played = arena.play(contest, arena.Fixture(pairing=0, deal=number, rotation=0, seats=tuple(contest.entrants)))
    if played.forfeit:
        raise SystemExit(f"{run.level} failed: {played.forfeit.detail}")
    return played.answers


def kept(run: Run, folder: Path) -> list[Played]:
    """The games that the folder has."""
    lines = run.file(folder).read_bytes().splitlines(keepends=True) if run.file(folder).exists() else []
    return [decode(line, type=Played) for line in lines[: run.games] if line.endswith(b"\n")]


def complete(run: Run, folder: Path) -> None:
    """Play what is missing in the folder."""
    file, there = run.file(folder), len(kept(run, folder))
    if there == run.games:
        return
    warm_up(run.game)  # compiled once, not by every process
    folder.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as lines:
        lines.truncate(file.read_bytes().rfind(b"\n") + 1)  # of a line that was broken off
        for one in in_processes(partial(play, run), range(there, run.games), in_order=True):
            lines.write(encode(one) + b"\n")
            lines.flush()


def tallied(run: Run, folder: Path) -> Tally:
    tally = Tally(run)
    for one in kept(run, folder):
        tally.take(one)
    return tally


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
    yield f"Games of players of one level against each other, all alike, {LEVEL} where nothing else is said, without"
    yield "options, by `./torri bench scores`. *Choices* are questions with more than one answer, of all players"
    yield "together. *Wins by place* are in the order in which players are first asked, with 95 % intervals; shared"
    yield "wins count as shares. *Best place* is the one that wins most, and how often, relative to an even share."
    yield "In the pictures the box holds the middle half of all scores, the line 98 % of them, the stroke is the mean."
    for game in dict.fromkeys(tally.run.name for tally in tallies):
        by_level: dict[str, list[Tally]] = defaultdict(list)
        for tally in tallies:
            if tally.run.name == game:
                by_level[tally.run.level].append(tally)
        yield f"\n## {game.capitalize()}, edition {torri.game(game).edition.name}"
        for level, own in by_level.items():
            image = f"images/statistics-{game}.svg"
            if level == LEVEL:
                (DOCS / image).write_text(plot(own, f"{game.capitalize()}: final scores"), encoding="utf-8")
                yield f"\n![Final scores of {game.capitalize()} by number of players]({image})\n"
            else:
                yield f"\n### Between players of the level {level}\n"
            yield from table(own)
        if game == "florenza":
            yield ""
            yield from balance.report({level: [replayed(tally) for tally in own] for level, own in by_level.items()})


def table(tallies: list[Tally]) -> Iterator[str]:
    heads = "mean score | spread | winner's score | margin | choices a game | wins by place | best place"
    yield f"| players | games | {heads} |"
    yield "|--:|--:|--:|--:|--:|--:|--:|---|---|"
    for tally in tallies:
        found = [tally.advantage(place) for place in range(tally.players)]
        places = [f"{share:.1%} ± {doubt:.1%}" for share, doubt in found]
        share, doubt = max(found)
        best = f"{found.index((share, doubt)) + 1}: {share * tally.players:.2f} ± {doubt * tally.players:.2f}"
        yield (
            f"| {tally.players} | {tally.games} | {mean(tally.scores):.1f} | {pstdev(tally.scores):.1f} "
            f"| {mean(tally.winning):.1f} ± {pstdev(tally.winning):.1f} | {mean(tally.margins):.1f} "
            f"| {mean(tally.choices):.0f} ± {pstdev(tally.choices):.0f} | {', '.join(places)} | {best} |"
        )


def replayed(tally: Tally) -> balance.Tally:
    """What its first games were won by."""
    start, counted = tally.run.game.start(tally.players), balance.Tally(tally.players)
    for answers in tally.answers[:REPLAYED_GAMES]:
        counted.take(start, answers)
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(prog="torri bench scores", description="Count scores, lengths and wins.")
    parser.add_argument("games", nargs="*", default=list(torri.all_games()))
    parser.add_argument("--level", choices=LEVELS, help="play only games of this level")
    parser.add_argument("--number", type=int, help="games of each kind")
    parser.add_argument("--folder", type=Path, default=Path("build/scores"), help="for what was played")
    given = parser.parse_args()
    wanted = list(runs(given.games, given.level, given.number))
    for run in wanted:
        complete(run, given.folder)
        print(f"{run.name}, {run.level}, {run.players} players: {run.games} games", flush=True)
    shown = {run.file(given.folder): run for run in (*runs(torri.all_games()), *wanted)}
    tallies = [tallied(run, given.folder) for run in shown.values()]
    REPORT.write_text("\n".join(report([tally for tally in tallies if tally.games])).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
