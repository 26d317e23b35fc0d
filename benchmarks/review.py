"""What a review costs, and whether its errors hold: `./torri bench review`. The report goes to benchmarks/review.md.

Greedy players play whole games, and each is reviewed twice on one core, with other seeds in every
respect: other futures, other searches. Seconds are the processor's,
without compiling. Every review has to add up; the second has to be within what the first says of its errors in 95 of
100 cases. `./torri bench review GAME:PLAYERS:GAMES[:EFFORT] ...` measures other runs than the usual ones: so many
games, or, as 1-2, those of these numbers, of which the first is 0. `./torri bench review beside` says how long persons
at tables wait for each other's answers while a thorough review is made beside them, and while none is; it is only
printed.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Literal, cast

import torri
from torri.players.reviewing import Course, Depth, Findings, review
from torri.players.warming import warm_up

USUAL_RUNS = ("patrizier:2:8", "patrizier:4:4", "firenze:2:4", "firenze:4:2", "florenza:2:6", "florenza:4:2")
LEAST_DIFFERENCE = 0.1  # points that nobody sees
BESIDE = "beside"
PERIODS, PERIOD_SECONDS = 4, 20.0  # with a review, and as many without one
PACE_SECONDS = 0.5  # that a person thinks
REPORT = Path(__file__).with_name("review.md")
ROOT = REPORT.parent.parent


@dataclass
class Measured:
    name: str
    players: int
    effort: str
    seconds: list[float]
    first_look: list[float]  # seconds until the course is shown
    still: list[float]  # the longest time between two steps of the progress
    found: list[tuple[Findings, Findings]]  # two reviews of each game

    def row(self) -> str:
        firsts = [first for first, _ in self.found]
        accounts = [account for findings in firsts for account in findings.accounts]
        mistakes = [one for findings in firsts for one in findings.judged if one.mistake]
        cells = [
            *(self.name, self.players, self.effort, len(self.found)),
            f"{fmean(self.seconds):.0f} ({max(self.seconds):.0f})",
            f"{max(self.first_look):.1f}",
            f"{max(self.still):.1f}",
            f"{fmean(len(findings.judged) for findings in firsts):.0f}",
            f"{fmean(account.error for account in accounts):.1f}",
            f"{fmean(one.error for one in mistakes):.1f}" if mistakes else "",
            f"{len(mistakes) / len(accounts):.1f}",
            f"{fmean(abs(account.luck) for account in accounts):.1f}",
            f"{fmean(account.own for account in accounts):+.1f}",
            _share([self._accounts_within(*pair) for pair in self.found]),
            _share([self._losses_within(*pair) for pair in self.found]),
        ]
        return f"| {' | '.join(map(str, cells))} |"

    @staticmethod
    def _accounts_within(first: Findings, second: Findings) -> list[bool]:
        """Whether luck, own and rivals of the second review are within the error of the first."""
        return [
            abs(getattr(one, name) - getattr(other, name)) <= one.error
            for one, other in zip(first.accounts, second.accounts, strict=True)
            for name in ("luck", "own", "rivals")
        ]

    @staticmethod
    def _losses_within(first: Findings, second: Findings) -> list[bool]:
        """The same of the losses of all choices in which one of them sees a mistake."""
        return [
            abs(one.loss - other.loss) <= max(one.error, other.error, LEAST_DIFFERENCE)
            for one, other in zip(first.judged, second.judged, strict=True)
            if one.mistake or other.mistake
        ]


def _share(within: list[list[bool]]) -> str:
    flat = [one for some in within for one in some]
    return f"{100 * fmean(flat):.0f} % of {len(flat)}" if flat else ""


def check(findings: Findings) -> None:
    """It adds up."""
    for account in findings.accounts:
        assert abs(account.start + account.luck + account.own + account.rivals - account.margin) < 1e-6
        assert abs(account.found - account.lost - account.own) < 1e-6
        lost = sum(one.loss for one in findings.judged if one.seat == account.seat)
        assert abs(account.lost - lost) < 1e-6


def numbers(games: str) -> range:
    """Of the games of a run."""
    first, dash, last = games.partition("-")
    return range(int(first), int(last) + 1) if dash else range(int(games))


def measure(name: str, players: int, games: range, effort: Literal["quick", "thorough"]) -> Measured:
    game = torri.game(name)
    player_loops, depth = warm_up(game), Depth.of(name, effort)
    start = game.start(players)
    review(start, player_loops.greedy_game(start.state, 1, 0)[:30], Depth(1, 1, 1, 1, 1, 1, 2))  # all is compiled then
    measured = Measured(name, players, effort, [], [], [], [])
    for number in games:
        answers = player_loops.greedy_game(start.state, 2026, number)
        pair = []
        for seed in (0, 1):
            steps, shown = [process_time()], list[float]()

            def progress(_done: int, _of: int, course: Course | None) -> None:
                steps.append(process_time())  # noqa: B023 - of this review only
                if course is not None:
                    shown.append(steps[-1] - steps[0])  # noqa: B023

            pair.append(review(start, answers, depth, progress, seed=seed))
            measured.seconds.append(process_time() - steps[0])
            measured.first_look.append(shown[0])
            measured.still.append(max(after - before for before, after in pairwise(steps)))
            check(pair[-1])
        measured.found.append((pair[0], pair[1]))
    return measured


def beside() -> str:
    """How long answers take at four tables of each game, with and without a review beside them."""
    sys.path[:0] = [str(ROOT)]
    from tests.server.crowd import Crowd, Told
    from tests.server.running import Server

    waits: dict[bool, list[float]] = {False: [], True: []}
    record = (ROOT / "tests/games/florenza/records/4-won-by-points.torri").read_text(encoding="utf-8")

    async def play(crowd: Crowd, reviewed: bool) -> None:
        crowd.told.waits.clear()
        await crowd.play(PERIOD_SECONDS)
        waits[reviewed] += crowd.told.waits

    with TemporaryDirectory(prefix="torri-review-") as folder, Server(Path(folder), "--bots", "1") as server:
        anna = server.client("Anna")
        path = f"/api/matches/{anna.post('/api/records', text=record)['match']}/review"
        crowd = Crowd(server.address, Told(), pace=PACE_SECONDS)
        for game in torri.all_games():
            asyncio.run(crowd.sit_down(4, game))
        for number in range(2 * PERIODS):
            reviewed = bool(number % 2)
            if reviewed:
                anna.post(path, effort="thorough")
                while not anna.get(path)["done"]:
                    asyncio.run(asyncio.sleep(0.5))  # until what it needs is compiled
            asyncio.run(play(crowd, reviewed))
            if reviewed:
                assert anna.http.delete(path).is_success
    said = []
    for reviewed, found in waits.items():
        half, most = (1_000 * sorted(found)[len(found) * share // 100] for share in (50, 95))
        said.append(f"{'beside a review' if reviewed else 'alone'}: {len(found)} answers, {half:.0f}, {most:.0f} ms")
    return f"half and 95 of 100 within, load {os.getloadavg()[0]:.0f}: {'; '.join(said)}"


def main() -> None:
    if sys.argv[1:] == [BESIDE]:
        print(beside())
        return
    wanted = [one.split(":") for one in sys.argv[1:] or USUAL_RUNS]
    rows = []
    for name, players, games, *effort in wanted:
        given = cast(Literal["quick", "thorough"], effort[0] if effort else "quick")
        rows.append(measure(name, int(players), numbers(games), given).row())
        print(rows[-1], flush=True)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    heads = [
        "game",
        "players",
        "effort",
        "games",
        "seconds (most)",
        "until the first look",
        "between two steps",
        "choices",
    ]
    heads += ["± of an account", "± of a mistake", "mistakes a seat", "luck, either way", "own play"]
    heads += ["accounts within their ± again", "mistakes within their ± again"]
    table = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads), *rows]
    _, heading, others = REPORT.read_text(encoding="utf-8").partition("\n## ")  # what was read, and other benchmarks
    said = f"# Reviews\n\n{__doc__.strip()}\n\n{machine}. Margins and luck in points.\n\n" + "\n".join(table) + "\n"
    REPORT.write_text(said + heading + others, encoding="utf-8")


if __name__ == "__main__":
    main()
