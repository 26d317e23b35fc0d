"""What a review costs those who play meanwhile: `./torri bench beside`; a part of benchmarks/review.md.

One server, with SQLite on disk and its usual worker processes. Pairs of persons with a socket each answer at random at
tables of Patrizier; by turns a review is made or none, and of each answer it is measured how long the other person
waits for it. What counts is the ratio, as both are measured in one run. Beside it: how long after its beginning a
review has its first results, and for how long its progress stood still.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.crowd import Crowd, Told
from tests.server.running import Client, Server

import torri
from torri import Record
from torri.players.player_loops import player_loops

REPORT = Path(__file__).with_name("review.md")
SECTION = "## Beside tables"
REVIEWED = (("patrizier", 4), ("firenze", 4), ("florenza", 4))
TABLES = 20
PACE_SECONDS = 0.4  # that a person thinks
WINDOW_SECONDS = 20.0
WINDOWS = 6  # half of them with a review
LOOK_SECONDS = 0.2
REVIEW_SECONDS = 1800.0  # at most


@dataclass
class Watched:
    """A review as those see it who wait for it."""

    game: str
    players: int
    first: float = 0.0  # seconds until the course was there
    whole: float = 0.0
    still: float = 0.0  # the longest time in which the progress stood still
    steps: list[tuple[int, int]] = field(default_factory=list)


def finished(anna: Client, name: str, players: int) -> str:
    """A game of greedy players, brought as a record."""
    game = torri.game(name)
    record = Record.begin(game, players, None, [f"P{seat}" for seat in range(players)], None, [])
    start = record.start()
    record.answers.extend(player_loops(game).greedy_game(start.state, 2026, 0))
    record.finish(None)
    match: str = anna.post("/api/records", text=record.to_text())["match"]
    return match


def watch(anna: Client, match: str, game: str, players: int) -> Watched:
    """Make a review, and look at it all the time."""
    seen, began = Watched(game, players), time.perf_counter()
    anna.post(f"/api/matches/{match}/review", effort="quick")
    moved, at = began, -1
    while time.perf_counter() - began < REVIEW_SECONDS:
        state: dict[str, Any] = anna.get(f"/api/matches/{match}/review")
        now = time.perf_counter()
        if state["status"] not in ("waiting", "running", "done"):
            raise SystemExit(f"the review is {state['status']}")
        if not seen.first and (state["course"] or state["review"]):
            seen.first = now - began
        if state["done"] != at or state["status"] == "done":
            seen.still, moved, at = max(seen.still, now - moved), now, state["done"]
        if state["status"] == "done":
            seen.whole = now - began
            return seen
        time.sleep(LOOK_SECONDS)
    raise SystemExit("the review does not end")


def window(server: Server, seconds: float, seed: int) -> list[float]:
    """The milliseconds that answers took, at new tables."""

    async def play() -> Told:
        told = Told()
        crowd = Crowd(server.address, told, seed, PACE_SECONDS)
        await crowd.sit_down(TABLES)
        await crowd.play(seconds)
        return told

    return [1000 * wait for wait in asyncio.run(play()).waits]


def nearly_all(times: list[float]) -> float:
    """What 95 of 100 stay below."""
    return sorted(times)[round(0.95 * (len(times) - 1))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="torri bench beside", description=__doc__)
    parser.add_argument("--windows", type=int, default=WINDOWS)
    parser.add_argument("--seconds", type=float, default=WINDOW_SECONDS)
    parser.add_argument("reviews", nargs="*", metavar="GAME:PLAYERS", help="that are watched")
    given = parser.parse_args()
    wanted = [(name, int(players)) for name, _, players in (one.partition(":") for one in given.reviews)] or REVIEWED
    with tempfile.TemporaryDirectory(prefix="torri-beside-") as folder, Server(Path(folder) / "data") as server:
        anna = server.client("Anna")
        matches = {one: finished(anna, *one) for one in wanted}
        # What is compiled once on a machine is not what this is about.
        watched = [watch(anna, match, *one) for one, match in matches.items()]
        for one in watched:
            print(one.game, round(one.first, 1), round(one.whole), round(one.still, 1), flush=True)
        without, beside = list[float](), list[float]()
        window(server, 3, 0)
        long = finished(anna, "firenze", 4)
        for number in range(given.windows):
            if number % 2:
                anna.post(f"/api/matches/{long}/review", effort="thorough")
            (beside if number % 2 else without).extend(window(server, given.seconds, number + 1))
            if number % 2:
                assert anna.get(f"/api/matches/{long}/review")["status"] == "running"
                anna.http.delete(f"/api/matches/{long}/review").raise_for_status()
            print(number % 2, len(without), len(beside), flush=True)
    said = written(watched, without, beside)
    print(said)
    before = REPORT.read_text(encoding="utf-8").partition(f"\n{SECTION}")[0]
    REPORT.write_text(f"{before}\n{said}", encoding="utf-8")


def written(watched: list[Watched], without: list[float], beside: list[float]) -> str:
    rows = [f"{SECTION}\n", *__doc__.strip().splitlines()[2:], ""]
    rows.append("| answers | number | half of them, ms | 95 of 100, ms |\n|---|--:|--:|--:|")
    for name, times in (("without a review", without), ("beside a review", beside)):
        rows.append(f"| {name} | {len(times)} | {median(times):.1f} | {nearly_all(times):.1f} |")
    rows.append(f"\nRatio of 95 of 100: {nearly_all(beside) / nearly_all(without):.2f}.\n")
    rows.append("| review | first results, s | whole, s | stood still at most, s |\n|---|--:|--:|--:|")
    rows += [f"| {w.game}, {w.players} players | {w.first:.1f} | {w.whole:.0f} | {w.still:.1f} |" for w in watched]
    load = os.getloadavg()[0]
    rows.append(f"\n{os.cpu_count()} cores, a load of {load:.1f} at the end; seconds by the clock.\n")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
