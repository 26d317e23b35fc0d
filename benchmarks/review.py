"""What a review costs, and whether luck is luck: `./torri bench review`. The report goes to benchmarks/review.md.

Greedy players play whole games, and each is reviewed on one core. Seconds are the processor's, without compiling.
Over many games luck should come to nothing: with two players it does by itself (what one gains the other loses), so the
mean over the first seat is what tells. Play is not as even: the futures rate the player to move a little too high or
too low. `./torri bench review GAME:PLAYERS:GAMES[:EFFORT] ...` measures other runs than the usual ones.
"""

from __future__ import annotations

import os
import platform
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Literal, cast

import torri
from torri.players.reviewing import Depth, Findings, review
from torri.players.warming import warm_up

USUAL_RUNS = ("patrizier:2:8", "patrizier:4:4", "firenze:2:4", "firenze:4:2", "florenza:2:6", "florenza:4:2")
REPORT = Path(__file__).with_name("review.md")


@dataclass
class Measured:
    name: str
    players: int
    effort: str
    seconds: list[float]
    found: list[Findings]

    def row(self) -> str:
        first = [findings.accounts[0] for findings in self.found]
        everybody = [account for findings in self.found for account in findings.accounts]
        losses = [decision.loss for findings in self.found for decision in findings.decisions]
        cells = [
            *(self.name, self.players, self.effort, len(self.found), f"{fmean(self.seconds):.0f}"),
            f"{fmean(len(findings.plies) for findings in self.found):.0f}",
            f"{fmean(len(findings.decisions) for findings in self.found):.0f}",
            f"{fmean(findings.error for findings in self.found):.2f}",
            f"{fmean(account.error for account in everybody):.1f}",
            _with_doubt([account.luck for account in first]),
            f"{stdev(account.luck for account in everybody):.1f}",
            f"{fmean(account.own for account in everybody):+.1f}",
            f"{fmean(losses):.2f}",
        ]
        return f"| {' | '.join(map(str, cells))} |"


def _with_doubt(values: list[float]) -> str:
    """A mean with its standard error; of one value there is none."""
    mean = f"{fmean(values):+.1f}"
    return f"{mean} ± {stdev(values) / len(values) ** 0.5:.1f}" if len(values) > 1 else mean


def measure(name: str, players: int, games: int, effort: Literal["quick", "thorough"]) -> Measured:
    game = torri.game(name)
    player_loops, depth = warm_up(game), Depth.of(name, effort)
    start = game.start(players)
    review(start, player_loops.greedy_game(start.state, 1, 0)[:30], Depth(1, 1, 1, 1, 1, 2))  # so that all is compiled
    measured = Measured(name, players, effort, [], [])
    for number in range(games):
        answers = player_loops.greedy_game(start.state, 2026, number)
        began = process_time()
        measured.found.append(review(start, answers, depth))
        measured.seconds.append(process_time() - began)
    return measured


def main() -> None:
    wanted = [one.split(":") for one in sys.argv[1:] or USUAL_RUNS]
    rows = []
    for name, players, games, *effort in wanted:
        given = cast(Literal["quick", "thorough"], effort[0] if effort else "quick")
        rows.append(measure(name, int(players), int(games), given).row())
        print(rows[-1], flush=True)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    heads = ["game", "players", "effort", "games", "seconds", "positions", "decisions", "error of a margin"]
    heads += ["error of what is booked", "luck of the first seat", "spread of luck", "own play", "loss a decision"]
    table = [f"| {' | '.join(heads)} |", "|" + "---|" * len(heads), *rows]
    REPORT.write_text(
        f"# Reviews\n\n{__doc__.strip()}\n\n{machine}. Margins and luck in points.\n\n" + "\n".join(table) + "\n"
    )


if __name__ == "__main__":
    main()
