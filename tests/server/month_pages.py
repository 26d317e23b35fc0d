"""What a server answers with at the end of a simulated month, and how long each page took it."""

from __future__ import annotations

import gc
import re
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from statistics import mean, median
from typing import Any, Final

from msgspec import json
from sqlalchemy import select

from tests.server.month import LEVELS, Month, Somebody, day_of
from torri.matches import rating
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.ratings.anchors import anchors

TIMES: Final = 7
DAY_MS: Final = 86_400_000
# These are no pages: they stay open, are archives, or show what is not about persons and matches.
NOT_PAGES: Final = re.compile(
    r"/stream$|/live$|^/health|^/metrics|/editions/|/lessons/|/review$|/companions$|/invitation$|/export$"
)


@dataclass(frozen=True)
class PageCost:
    path: str
    median_ms: float
    worst_ms: float
    bytes: int


@dataclass(frozen=True)
class LevelFound:
    """What the ratings make of the persons of a level, which nobody has told them."""

    game: str
    level: str
    persons: int
    matches: float  # of each
    points: float  # their middle
    error: float
    anchor: int  # of the bots of that level


async def pages(month: Month, document: Any) -> list[PageCost]:
    """Each page of the API document as the person with most matches sees it; milliseconds of the processor, so that
    others who use the machine do not count."""
    busiest = await _busiest(month)
    await month.storage.operators.grant(busiest.who.id, month.clock(), "bench")
    played = (await month.ask(busiest, "GET", "/api/matches"))[0]["id"]
    wish = {"game": busiest.game, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "novizio"}]}
    running = (await month.ask(busiest, "POST", "/api/matches", wish))["match"]
    values = {
        "match": played,
        "game": busiest.game,
        "login": busiest.login,
        "person": busiest.who.id,
        "tournament": month.tournaments[-1],
        "day": day_of(month.clock() - DAY_MS),
        "ply": "10",
        "puzzle": next(
            one["today"][0]["name"]
            for one in (await month.ask(busiest, "GET", "/api/puzzles"))["games"]
            if one["game"] == busiest.game
        ),
    }
    gc.collect()
    gc.freeze()  # what the month has left is not searched again with every request
    found = []
    for path, operations in document["paths"].items():
        if "get" not in operations or NOT_PAGES.search(path):
            continue
        now = values | ({"match": running} if path.endswith(("/why", "/plan", "/ahead", "/along")) else {})
        query = {"month": f"{datetime.fromtimestamp(month.clock() / 1_000, UTC):%Y-%m}"} if "calendar" in path else {}
        if path.endswith("/why"):
            query["answer"] = "0"
        address = path.format(**now)
        found.append(await _cost(month, busiest, address, path, query))
    return sorted(found, key=lambda one: -one.worst_ms)


async def _busiest(month: Month) -> Somebody:
    counts = {one.login: len(await month.storage.played(one.who.id, 5_000)) for one in month.people[:200]}
    login = max(counts, key=lambda one: counts[one])
    return next(one for one in month.people if one.login == login)


async def _cost(month: Month, who: Somebody, address: str, path: str, query: dict[str, str]) -> PageCost:
    times, size = [], 0
    for _ in range(TIMES):
        begun = time.process_time()
        response = await month.http.get(address, params=query, headers={"cookie": who.cookie})
        times.append((time.process_time() - begun) * 1_000)
        assert response.is_success, f"{address}: {response.status_code} {response.text}"
        size = len(response.content)
    return PageCost(path, median(times), max(times[1:]), size)  # the first may read a text for the first time


async def levels(month: Month, game: str) -> list[LevelFound]:
    """The persons of each level in a game, weakest level first, by what their matches say of them."""
    found = []
    for level in LEVELS:
        standings = []
        persons = [one for one in month.players_of(game) if one.level == level]
        for one in persons:
            standings += await month.storage.ratings.of(one.who.id)
        found.append(
            LevelFound(
                game,
                level,
                len(persons),
                mean(one.matches for one in standings),
                median(one.points for one in standings),
                mean(rating.error(one.sigma) for one in standings),
                rating.points(anchors(game)[level].mu),
            )
        )
    return found


async def ordered_pairs(month: Month, game: str) -> float:
    """Of pairs of persons of neighbouring levels in a game, how many are rated in the true order."""
    by_level: dict[str, list[int]] = {level: [] for level in LEVELS}
    for one in month.players_of(game):
        by_level[one.level] += [standing.points for standing in await month.storage.ratings.of(one.who.id)]
    pairs = [
        1.0 if low < high else 0.5 if low == high else 0.0
        for weaker, stronger in pairwise(LEVELS)
        for low in by_level[weaker]
        for high in by_level[stronger]
    ]
    return mean(pairs)


async def standings_kept(url: str) -> bytes:
    """All standings as they are stored."""
    database = Database(url)
    order = tables.standings.c["game", "month", "person"]
    try:
        async with database.reading() as connection:
            rows = (await connection.execute(select(tables.standings).order_by(*order))).all()
    finally:
        await database.close()
    return json.encode([tuple(row) for row in rows])
