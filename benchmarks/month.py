"""A month of a server in a simulation: `./torri bench month`. The report goes to benchmarks/month.md.

2,000 persons play 20,000 matches in 30 days, with deals of the day and two tournaments, on the server's own code,
storage and clock (which is put forward, not waited for); see tests/server/month.py. What persons play is decided by
programs of four levels; afterwards the ratings are asked for the order of these levels, every page for its cost, and
every day for what it has left behind. With `--folder` it goes on at the last whole day where it was broken off; when
the month is over, the pages are measured again.
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

from tests.server.month import EACH_OVER_HTTP, DayEnd, Month, Scale, month
from tests.server.month_checkpoints import keep, last, resume
from tests.server.month_pages import (
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
    ordered: dict[str, float]  # for each game
    same_again: bool
    recomputed_seconds: float
    pages: list[PageCost]
    days: list[DayEnd]

    def missed(self) -> list[str]:
        """What was to be shown, and was not."""
        points = {game: [one.points for one in self.levels if one.game == game] for game in self.ordered}
        middle, end = self.days[len(self.days) // 2], self.days[-1]
        slow = [one.path for one in self.pages if one.worst_ms > PAGE_MS]
        aims = {
            "the order of the levels": all(one == sorted(set(one)) for one in points.values()),
            "the same ratings when they are computed again": self.same_again,
            f"every page within {PAGE_MS:.0f} ms: {', '.join(slow)}": not slow,
            "memory that does not grow": end.resident_mb <= middle.resident_mb * MAX_GROWTH,
            "no tasks that are left over": end.tasks <= middle.tasks + 5,
            "no letters that are left over": end.letters == 0,
        }
        return [aim for aim, reached in aims.items() if not reached]


async def found_by(living: Month, url: str, before: float) -> Findings:
    """Live the month, and look at what has come of it; the processor has worked for so many seconds on it before."""
    begun = time.process_time()

    async def tell(day: DayEnd) -> None:
        print(day, flush=True)
        await keep(living, before + time.process_time() - begun)

    living.tell = tell
    await living.live()
    seconds = before + time.process_time() - begun
    known, begun = await standings_kept(url), time.process_time()
    await living.storage.ratings.recompute()
    await living.tables.rate()
    recomputed = time.process_time() - begun
    document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
    games = list(dict.fromkeys(living.scale.games))
    return Findings(
        scale=living.scale,
        played=living.played,
        seconds=seconds,
        levels=[level for game in games for level in await levels(living, game)],
        ordered={game: await ordered_pairs(living, game) for game in games},
        same_again=await standings_kept(url) == known,
        recomputed_seconds=recomputed,
        pages=await pages(living, document),
        days=living.days,
    )


async def simulated(scale: Scale, data: Path) -> Findings:
    kept = last(data)
    async with month(scale, data, known=kept is not None) as living:
        if kept is not None:
            resume(living, kept)
        url = f"sqlite+aiosqlite:///{data / 'torri.db'}"
        return await found_by(living, url, 0.0 if kept is None else kept.seconds)


def report(found: Findings) -> str:
    scale, days, missed = found.scale, found.days, found.missed()
    lines = [
        "# A month of a server",
        "",
        f"`./torri bench month --persons {scale.persons} --matches {scale.matches}` on {platform.machine()}, Python "
        f"{platform.python_version()}, SQLite: {found.played:,} matches by {scale.persons:,} accounts in "
        f"{scale.days} days ({shares(scale)}), with a deal of the day of each game that {scale.deals} play, a Swiss "
        f"and a duplicate tournament of {scale.entrants}. Really played, on the server's own code and storage, by a "
        f"clock that is put forward: {found.seconds:,.0f} seconds of one core, "
        f"{1_000 * found.seconds / found.played:,.0f} ms a match, the thinking of all players included. One match in "
        f"{EACH_OVER_HTTP} is played by HTTP requests alone; deals and tournaments are "
        "begun and joined by them.",
        "",
        "Missed: " + "; ".join(missed) + "." if missed else "Everything that was to be shown is shown.",
        "",
        "## Ratings",
        "",
        "Each person plays as a bot of some level would, which nobody tells the ratings; bots of all levels sit at one "
        "table in eight.",
        "",
        "| game | level | persons | matches of each | rating in the middle | ± | bots of that level stand at |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for one in found.levels:
        lines.append(
            f"| {one.game.capitalize()} | {one.level} | {one.persons:,} | {one.matches:.1f} | {one.points:,.0f} | "
            f"{one.error:.0f} | {one.anchor:,} |"
        )
    lines += [
        "",
        f"Of two persons of neighbouring levels so many are rated in the true order: {orders(found)}. Computed again "
        f"from the results, all ratings are {'the same' if found.same_again else 'others'} "
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


def shares(scale: Scale) -> str:
    """Which part of the persons plays which game."""
    return ", ".join(
        f"{scale.games.count(game) / len(scale.games):.0%} play {game.capitalize()}"
        for game in dict.fromkeys(scale.games)
    )


def orders(found: Findings) -> str:
    return ", ".join(f"{game.capitalize()} {share:.0%}" for game, share in found.ordered.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="A month of a server in a simulation.")
    parser.add_argument("--persons", type=int, default=2_000)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, help="At most, of the real clock; fewer matches are played then.")
    parser.add_argument("--folder", type=Path, help="Where it is kept, to go on later; else it is thrown away.")
    parser.add_argument("--report", type=Path, default=REPORT)
    wanted = parser.parse_args()
    scale = Scale(wanted.persons, wanted.matches, minutes=wanted.minutes)
    with tempfile.TemporaryDirectory(prefix="torri-month-") as passing:
        folder = wanted.folder or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        found = asyncio.run(simulated(scale, folder))
    text = report(found)
    print(text)
    wanted.report.write_text(text, encoding="utf-8")
    sys.exit(1 if found.missed() else 0)


if __name__ == "__main__":
    main()
