"""A month of a server, small: `./torri bench month` lives the large one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.month import PATRIZIER, Scale, month
from tests.server.month_pages import levels, pages, standings_kept

ROOT = Path(__file__).resolve().parents[2]
PAGE_MS = 500.0  # on a machine that does other things: the aim of 100 ms is held by the benchmark


@pytest.mark.long  # half a minute of the processor
def test_days_of_deals_matches_and_events_leave_what_they_should(tmp_path: Path) -> None:
    async def lived() -> None:
        scale = Scale(persons=12, matches=120, days=4, deals=2, entrants=4, games=(PATRIZIER,))
        url = f"sqlite+aiosqlite:///{tmp_path / 'torri.db'}"
        async with month(scale, tmp_path) as living:
            await living.live()
            assert living.played == scale.matches and [one.letters for one in living.days] == [0] * scale.days
            assert living.days[-1].tasks <= living.days[0].tasks + 5
            before = await standings_kept(url)
            await living.storage.ratings.recompute()
            await living.tables.rate()
            assert await standings_kept(url) == before
            found = await levels(living, PATRIZIER)
            assert found[0].points < found[-1].points, "beginners stand below those who play best"
            document = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
            costs = await pages(living, document)
            assert len(costs) > 35 and costs[0].worst_ms < PAGE_MS, costs[0]

    asyncio.run(lived())
