"""Servers under attack, for a while. Started by `./torri soak`.

./torri soak server --minutes 10    a crowd, a killer, spoilt traffic and floods against one server; says what was lost
./torri soak fuzz --messages 10000  spoilt traffic only
./torri soak kills --number 20      one of two servers, or Redis, is killed under load, with PostgreSQL
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.killing import kill_under_load
from tests.server.mailbox import Mailbox
from tests.server.recording import GAMES
from tests.server.running import Server
from tests.server.soaking import Soak
from tests.server.spoiling import Kept, spoil
from tests.servers import PostgreSQL, Redis

REPORT = ROOT / "benchmarks" / "faults.md"
BY_HAND = "## Longer runs"  # from this heading on the report is written by hand, and kept


def server(given: argparse.Namespace) -> int:
    sections, failed = [], False
    for database in given.databases.split(","):
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            postgresql = stack.enter_context(PostgreSQL(durable=True)) if database == "postgresql" else None
            report = Soak(folder, given.minutes, given.matches, postgresql, given.seed).run()
        sections += [f"## {report.database}", "", *report.lines(), ""]
        failed = failed or bool(report.losses or report.spoilt.faults or report.logged)
        print("\n".join(report.lines()), *report.losses, *report.spoilt.faults[:9], *report.logged[:9], sep="\n")
    if given.write:
        wanted = f"`./torri soak server --minutes {given.minutes:g} --matches {given.matches} --write`"
        head = ["# A server under attack", "", f"By {wanted}, on {platform.machine()} with {os.cpu_count()} cores.", ""]
        _, heading, kept = (REPORT.read_text(encoding="utf-8") if REPORT.exists() else "").partition(BY_HAND)
        REPORT.write_text("\n".join([*head, *sections, heading + kept]).rstrip() + "\n", encoding="utf-8")
    return int(failed)


def fuzz(given: argparse.Namespace) -> int:
    kept = Kept(Path(given.keep)) if given.keep else None
    rounds = kept.rounds() if kept else []
    left = given.messages - sum(one.messages for one in rounds)
    with ExitStack() as stack:
        folder, mailbox = Path(stack.enter_context(tempfile.TemporaryDirectory())), stack.enter_context(Mailbox())
        running = stack.enter_context(Server(folder / "data", "--proxied", *mailbox.options))
        for one in spoil(running, mailbox, left, given.seed, done=len(rounds)):
            rounds.append(one)
            if kept:
                kept.add(one)
            print(f"seed {one.seed}: {one.messages:,} messages: {one.answers}", *one.faults[:9], sep="\n", flush=True)
    faults = sum(len(one.faults) for one in rounds)
    print(f"{sum(one.messages for one in rounds):,} messages handled in {len(rounds)} rounds, {faults} faults")
    return int(faults > 0)


def kills(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder, PostgreSQL(durable=True) as postgresql, Redis() as redis:
        games = GAMES * 2
        killed, told = kill_under_load(
            Path(folder), postgresql, redis, kills=given.number, games=games, seed=given.seed
        )
    done = ", ".join(f"{number} × {what}" for what, number in killed.items())
    print(f"killed {done}; {len(told.taken):,} answers acknowledged and none lost, {len(told.over)} matches over")
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("torri soak", description="Servers under attack, for a while.")
    kinds = parser.add_subparsers(required=True)
    soaked = kinds.add_parser("server", help="a crowd, a killer, spoilt traffic, floods and a checker")
    soaked.add_argument("--minutes", type=float, default=10.0, help="for each database")
    soaked.add_argument("--matches", type=int, default=24, help="that are played at the same time")
    soaked.add_argument("--databases", default="sqlite,postgresql", help="one of sqlite and postgresql, or both")
    soaked.add_argument("--write", action="store_true", help="write the report to benchmarks/faults.md")
    soaked.set_defaults(run=server)
    spoilt = kinds.add_parser("fuzz", help="recorded traffic, spoilt")
    spoilt.add_argument("--messages", type=int, default=10_000, help="that the server is to handle")
    spoilt.add_argument("--keep", metavar="FILE", help="what came of each round; with the same file the run goes on")
    spoilt.set_defaults(run=fuzz)
    killed = kinds.add_parser("kills", help="servers and Redis, killed under load")
    killed.add_argument("--number", type=int, default=20)
    killed.set_defaults(run=kills)
    for one in (soaked, spoilt, killed):
        one.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    return int(given.run(given))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
