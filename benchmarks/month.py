"""A month of a server in a simulation: `./torri bench month`. The report goes to benchmarks/month.md.

2,000 persons play 20,000 matches in 30 days, with deals of the day and two tournaments, on the server's own code,
storage and clock (which is put forward, not waited for); see tests/server/month.py. What persons play is decided by
programs of four levels; afterwards the ratings are asked for the order of these levels, every page for its cost, and
every day for what it has left behind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.server.month import DayEnd, Month, Scale, month  # noqa: E402
from tests.server.month_pages import (  # noqa: E402
    LevelFound,
    PageCost,
    levels,
    ordered_pairs,
    pages,
    standings_kept,
)

REPORT = Path(__file__).with_suffix(".md")
PAGE_MS = 100.0
MAX_GROWTH = 1.25  # of memory, from the middle of the month to its end


@dataclass(frozen=True)
class Findings:
    scale: Scale
    played: int
    seconds: float  # of the processor, for the month
    levels: list[LevelFound]
    ordered: float
    same_again: bool
    recomputed_seconds: float
    pages: list[PageCost]
    days: list[DayEnd]

    def missed(self) -> list[str]:
        """What was to be shown, and was not."""
        points = [one.points for one in self.levels]
        middle, end = self.days[len(self.days) // 2], self.days[-1]
        slow = [one.path for one in self.pages if one.worst_ms > PAGE_MS]
        aims = {
            "the order of the levels": points == sorted(points) and len(set(points)) == len(points),
            "the same ratings when they are computed again": self.same_again,
            f"every page within {PAGE_MS:.0f} ms: {', '.join(slow)}": not slow,
            "memory that does not grow": end.resident_mb <= middle.resident_mb * MAX_GROWTH,
            "no tasks that are left over": end.tasks <= middle.tasks + 5,
            "no letters that are left over": end.letters == 0,
        }
        return [aim for aim, reached in aims.items() if not reached]


async def found_by(living: Month, url: str) -> Findings:
    """Live the month, and look at what has come of it."""
    begun = time.process_time()
    await living.live()
    seconds = time.process_time() - begun
    before, begun = await standings_kept(url), time.process_time()
    await living.storage.ratings.recompute()
    await living.tables.rate()
    recomputed = time.process_time() - begun
    document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    return Findings(
        scale=living.scale,
        played=living.played,
        seconds=seconds,
        levels=await levels(living),
        ordered=await ordered_pairs(living),
        same_again=await standings_kept(url) == before,
        recomputed_seconds=recomputed,
        pages=await pages(living, document),
        days=living.days,
    )


async def simulated(scale: Scale) -> Findings:
    with tempfile.TemporaryDirectory(prefix="torri-month-") as folder:
        data = Path(folder)
        async with month(scale, data) as living:
            living.tell = lambda day: print(day, flush=True)
            return await found_by(living, f"sqlite+aiosqlite:///{data / 'torri.db'}")


def report(found: Findings) -> str:
    scale, days, missed = found.scale, found.days, found.missed()
    lines = [
        "# A month of a server",
        "",
        f"`./torri bench month --persons {scale.persons} --matches {scale.matches}` on {platform.machine()}, Python "
        f"{platform.python_version()}, SQLite: {found.played:,} matches of Patrizier by {scale.persons:,} accounts in "
        f"{scale.days} days, with a deal of the day that {scale.deals} play, a Swiss and a duplicate tournament of "
        f"{scale.entrants}. Really played, on the server's own code and storage, by a clock that is put forward: "
        f"{found.seconds:,.0f} seconds of one core, {1_000 * found.seconds / found.played:,.0f} ms a match, the "
        "thinking of all players included. One match in 25 is played by HTTP requests alone; deals and tournaments are "
        "begun and joined by them.",
        "",
        "Missed: " + "; ".join(missed) + "." if missed else "Everything that was to be shown is shown.",
        "",
        "## Ratings",
        "",
        "Each person plays as a bot of some level would, which nobody tells the ratings; bots of all levels sit at one "
        "table in eight.",
        "",
        "| level | persons | matches of each | rating in the middle | ± | bots of that level stand at |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for one in found.levels:
        lines.append(
            f"| {one.level} | {one.persons:,} | {one.matches:.1f} | {one.points:,.0f} | {one.error:.0f} | "
            f"{one.anchor:,} |"
        )
    lines += [
        "",
        f"Of two persons of neighbouring levels {found.ordered:.0%} are rated in the true order. Computed again from "
        f"the results, all ratings are {'the same' if found.same_again else 'others'} "
        f"({found.recomputed_seconds:,.1f} s).",
        "",
        "## Growth",
        "",
        "At the end of a day. Matches leave memory five minutes after somebody has last looked at them: minutes of the "
        "real clock, in which days of this one pass. The database grows by what was played, and by nothing else.",
        "",
        "| day | matches played | in memory | tasks | letters | memory, MB | database, MB | KB a match |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for day in [one for one in days if one.day in (1, days[-1].day) or one.day % max(1, len(days) // 6) == 0]:
        lines.append(
            f"| {day.day} | {day.played:,} | {day.in_memory:,} | {day.tasks} | {day.letters} | {day.resident_mb:.0f} | "
            f"{day.database_mb:.0f} | {1_000 * day.database_mb / max(1, day.played):.1f} |"
        )
    lines += [
        "",
        "## Pages",
        "",
        "Milliseconds of the processor for each page of the API at the end, as the person with most matches sees it.",
        "",
        "| page | median | worst | bytes |",
        "|---|--:|--:|--:|",
    ]
    for page in found.pages:
        lines.append(f"| `{page.path}` | {page.median_ms:.1f} | {page.worst_ms:.1f} | {page.bytes:,} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="A month of a server in a simulation.")
    parser.add_argument("--persons", type=int, default=2_000)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, help="At most, of the real clock; fewer matches are played then.")
    parser.add_argument("--report", type=Path, default=REPORT)
    wanted = parser.parse_args()
    found = asyncio.run(simulated(Scale(wanted.persons, wanted.matches, minutes=wanted.minutes)))
    text = report(found)
    print(text)
    wanted.report.write_text(text, encoding="utf-8")
    sys.exit(1 if found.missed() else 0)


if __name__ == "__main__":
    main()
