"""What a server with many matches costs: `./torri bench lists [MATCHES...]`. The report goes to benchmarks/lists.md.

A database with 100, 10,000 and 100,000 matches of a fifth as many persons, one in twenty of them not over; and one
person more, with 150 matches that wait for them. Lists are read from the database as the server reads them; start and
stream are those of `torri serve`. All with SQLite, on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
from alembic import command
from server import processor_time
from sqlalchemy import Connection

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.matches.filled import fill

from torri.matches.chairs import fingerprint
from torri.matches.entries import Answered, Chair, Terms
from torri.matches.match import Match
from torri.matches.storage import Narrowing, Person, Storage, Token
from torri.matches.storage.database import Database
from torri.matches.storage.migrating import alembic_config, migrate
from torri.matches.tables import Tables

REPORT = Path(__file__).with_suffix(".md")
SIZES = (100, 10_000, 100_000)
PERSONS_SHARE = 5  # matches of each person
FOLLOWED = 150  # matches that wait for one person
TIMES = 30
TOKEN = "torri_" + "b" * 40
LISTS: dict[str, Callable[[Storage], Awaitable[Any]]] = {
    "own matches, first page": lambda storage: storage.heads_of("person-0"),
    "own matches of who has 150 running": lambda storage: storage.heads_of("busy-person-0"),
    "history": lambda storage: storage.history("person-0"),
    "history of one game": lambda storage: storage.history("person-0", Narrowing("patrizier")),
    "history: won, with people": lambda storage: storage.history("person-0", Narrowing(people=True, won=True)),
    "history: a name that was never there": lambda storage: storage.history("person-0", Narrowing(name="nobody")),
    "a person's page: all results": lambda storage: storage.played("person-0", 5_000),
    "leaderboard": lambda storage: storage.ratings.leaders("patrizier"),
    "tables with a free chair": lambda storage: storage.open_tables(),
    "matches to watch": lambda storage: storage.running(),
    "matches to watch, further down": lambda storage: storage.running(before=50),
    "tables that count for the bound": lambda storage: storage.unfinished_of("person-0"),
    "matches that wait for a bot or a clock": lambda storage: storage.overdue(int(time.time() * 1_000)),
}
BEFORE = "0006"  # the migrations after this one are measured


async def play(storage: Storage) -> tuple[str, str]:
    """Two matches to copy: one that waits for its host, one that is over."""
    tables, rng = Tables(storage), Random(1)
    for id in ("anna", "bruno"):
        await storage.people.create_person(Person(id, id, 1))

    async def until(holds: Callable[[Match], bool]) -> str:
        chairs = [Chair("Anna", "anna"), Chair("Bruno", "bruno")]
        match = await tables.create("patrizier", "anna", chairs, {}, Terms(public=True, watched=True))
        while not holds(match):
            assert match.asked is not None
            entry = Answered(match.asked, rng.choice(match.position.answers()))
            await tables.act(match.id, lambda _match, entry=entry: [entry])  # type: ignore[misc]
        return match.id

    found = await until(lambda match: match.asked == 0), await until(lambda match: match.status == "over")
    await tables.close()
    return found


async def made(url: str, matches: int) -> None:
    storage = await Storage.open(url)
    running, over = await play(storage)
    await storage.close()
    await fill(url, matches, max(1, matches // PERSONS_SHARE), running, over)
    await fill(url, FOLLOWED, 1, running, running, name="busy-")
    storage = await Storage.open(url)
    await storage.people.create_token(Token(fingerprint(TOKEN), "busy-person-0", "bench", 1))
    await storage.close()


async def listed(url: str) -> dict[str, float]:
    """Milliseconds of processor time for each list, the median of many."""
    storage, found = await Storage.open(url), {}
    for name, ask in LISTS.items():
        await ask(storage)
        times = []
        for _ in range(TIMES):
            begun = time.process_time()
            await ask(storage)
            times.append((time.process_time() - begun) * 1_000)
        found[name] = statistics.median(times)
    await storage.close()
    return found


def served(data: Path) -> dict[str, float]:
    """Start, and the stream of a person with many matches; in milliseconds of the server's processor time."""
    command = [
        sys.executable,
        "-m",
        "torri",
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
        "--bots",
        "1",
        "--rates",
        "0",
    ]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=os.environ | {"TORRI_PLAIN": "1"}
    )
    try:
        assert server.stdout is not None
        line = next(line for line in server.stdout if "http://" in line)
        started = sum(processor_time(server.pid))
        address = next(word for word in line.split() if word.startswith("http://"))
        turns = 0
        headers = {"authorization": f"Bearer {TOKEN}"}
        with httpx.stream("GET", f"{address}api/stream", headers=headers, timeout=60) as stream:
            for text in stream.iter_lines():
                turns += bool(text) and json.loads(text)["type"] == "turn"
                if turns == FOLLOWED:
                    break
        told = sum(processor_time(server.pid)) - started
    finally:
        server.terminate()
        server.wait(60)
    return {"start until ready": started * 1_000, f"stream: {FOLLOWED} matches told": told * 1_000}


def kept(file: Path) -> dict[str, float]:
    """A backup while it is used, and the last migrations with the copy that they make; in milliseconds of the
    processor."""
    begun = time.process_time()
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(file.with_suffix(".copy"))) as new:
        old.backup(new)
    copied = time.process_time() - begun
    former = file.with_suffix(".former")
    url = f"sqlite+aiosqlite:///{former}"
    asyncio.run(as_before(url))
    fill_from(former, file)
    begun = time.process_time()
    asyncio.run(migrate(url, file.parent / "backups"))
    return {"backup": copied * 1_000, "migration, with its backup": (time.process_time() - begun) * 1_000}


async def as_before(url: str) -> None:
    """The tables of a former version."""
    config = alembic_config(())

    def upgrade(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, BEFORE)

    database = Database(url, migrating=True)
    async with database.writing() as connection:
        await connection.run_sync(upgrade)
    await database.close()


def fill_from(former: Path, file: Path) -> None:
    """All rows that a former version could have."""
    with closing(sqlite3.connect(former)) as connection:
        connection.execute("ATTACH ? AS filled", (str(file),))
        for (table,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            both = [
                {column[1] for column in connection.execute(f"PRAGMA {schema}.table_info({table})")}
                for schema in ("main", "filled")
            ]
            names = ", ".join(sorted(both[0] & both[1]))
            if table != "alembic_version":
                connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM filled.{table}")
        connection.commit()


def measured(matches: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="torri-lists-") as folder:
        file = Path(folder) / "torri.db"
        url = f"sqlite+aiosqlite:///{file}"
        begun = time.perf_counter()
        asyncio.run(made(url, matches))
        print(f"{matches} matches: {file.stat().st_size / 1e6:.0f} MB, made in {time.perf_counter() - begun:.0f} s")
        found = asyncio.run(listed(url)) | served(Path(folder)) | kept(file)
        return found | {"size of the database, MB": file.stat().st_size / 1e6}


def report(found: dict[int, dict[str, float]]) -> str:
    heads = [f"{matches:,} matches" for matches in found]
    lines = [
        "# Lists of a large server",
        "",
        f"`./torri bench lists` on {platform.machine()}, Python {platform.python_version()}, SQLite "
        f"{sqlite3.sqlite_version}. Milliseconds of processor time: for lists the median of {TIMES}, for start and "
        "stream that of the server. They must not grow; a backup and a migration read everything.",
        "",
        "| | " + " | ".join(heads) + " |",
        "|---|" + "---:|" * len(heads),
    ]
    for name in next(iter(found.values())):
        lines.append(f"| {name} | " + " | ".join(f"{one[name]:,.1f}" for one in found.values()) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="What a server with many matches costs.")
    parser.add_argument("matches", type=int, nargs="*", default=SIZES)
    wanted = parser.parse_args().matches
    text = report({matches: measured(matches) for matches in wanted})
    print(text)
    if tuple(wanted) == SIZES:
        REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
