"""What one server process holds: `./torri bench server [--peers]`. The report goes to benchmarks/server.md.

`torri serve` with SQLite on disk is one process, the clients are another, both on this machine. Two persons at each
match, with a socket each, answer at random: in each of the games, and in all of them at the same time, a third of the
matches each; then so once more, while a third as many others play against bots (garzone), which think in a process of
their own. An answer counts when the server has said that it is stored; how long it took is measured from when it is
sent to when the other person has it. When a match ends the same two create the next one.

For comparison, in the same run and taking turns, with Patrizier, all moving as soon as they can: an echo of the same
framework, served alike, under as many sockets, with messages of the size of our answers; and, with `--peers` or where
that has installed it, boardgame.io's server with its matches in memory, under as many sockets: once with a table as
large as Patrizier's, part of it hidden, and hardly any rules; once with nothing but a counter. Ours checks each answer
by the rules, has it on disk before anybody receives it, and sends each person a view of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks" / "server"
BUILD = ROOT / "build"
BOARDGAME = BUILD / "boardgame"
REPORT = HERE.with_suffix(".md")

MAX_P95_MS = 100.0  # from one person's answer to the other person's update
QUICK_THINKERS, SLOW_THINKERS = 0.25, 2.0  # seconds that a person thinks, on average
GAMES = ("patrizier", "firenze", "florenza")
PEERED = GAMES[0]  # the game of the comparison
MIXED = "all"
MIN_ANSWERED_SHARE = 0.85  # of the answers offered: the wait for one is part of its round, and thinking is drawn by lot
BISECTIONS = 2
PER_BOT = 3  # matches of two persons for each against a bot
BOTS_COMPILE_SECONDS = 300.0  # at most
ANSWER_BYTES = 52  # as clients send it
PEER_GAMES = {"building": "boardgame.io, a table as large", "counting": "boardgame.io, a counter"}
CLOCK_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Plan:
    """How long and how much."""

    settle: float = 2.0  # seconds before each measurement
    seconds: float = 5.0
    rounds: int = 2  # of the comparison; the best counts, as noise only ever slows down
    matches: int = 100  # in the comparison
    quick: tuple[int, ...] = (100, 200, 400, 800)  # matches of persons who hardly think
    slow: tuple[int, ...] = (400, 800, 1_600, 3_200)
    idle: tuple[int, ...] = (250, 500, 1_000)


TRIAL = Plan(0.5, 2.0, 1, 50, (25, 50), (100,), (50, 100))


class Serving:
    """A server in a process of its own, that says its address when it is ready."""

    def __init__(self, *command: str, folder: Path | None = None) -> None:
        environment = os.environ | {"TORRI_PLAIN": "1", "PYTHONUNBUFFERED": "1", "NODE_ENV": "production"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
        self.pid = self._process.pid
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "http://" in line:
                self.address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
                return
        sys.exit(f"This did not start: {' '.join(command)}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait(60)

    def wait_for_bots(self) -> None:
        """Until its bots have compiled what they need: nobody needs them here, but they use a core until then."""
        before, now, deadline = -1.0, 0.0, time.monotonic() + BOTS_COMPILE_SECONDS
        while now - before > 0.02 and time.monotonic() < deadline:
            time.sleep(0.5)
            before, now = now, sum(sum(processor_time(child)) for child in children(self.pid))


def processor_time(pid: int) -> tuple[float, float]:
    """Seconds that a process has used: its main thread, all the others."""
    main = others = 0.0
    for file in Path(f"/proc/{pid}/task").glob("*/stat"):
        fields = file.read_text().rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / CLOCK_TICKS_PER_SECOND
        if file.parent.name == str(pid):
            main += used
        else:
            others += used
    return main, others


def children(pid: int) -> list[int]:
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for file in files for word in file.read_text().split()]


def memory(pid: int) -> float:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_BYTES


@dataclass(frozen=True)
class Found:
    """One measurement: counts a second, milliseconds, shares of one core."""

    matches: int
    answers: float
    messages: float  # that came to the clients
    octets: float  # of such a message
    created: float
    p50: float
    p95: float
    p99: float
    loop: float
    threads: float
    clients: float
    offered: float = 0.0  # answers a second, if nobody had to wait

    @property
    def held(self) -> bool:
        """Whether updates come soon enough, and nearly all offered answers were given."""
        return self.p95 < MAX_P95_MS and self.answers > MIN_ANSWERED_SHARE * self.offered

    @property
    def microseconds(self) -> float:
        """Of the server's main thread for each answer."""
        return self.loop / self.answers * 1e6


def measured(server: Serving, matches: int, *command: str, folder: Path | None = None) -> Found:
    """What clients measure, and what the server and they use during it."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as clients:
        assert clients.stdout is not None
        if clients.stdout.readline().strip() != "measuring":
            sys.exit(f"These clients failed: {' '.join(command)}")
        begin, before = time.perf_counter(), (*processor_time(server.pid), sum(processor_time(clients.pid)))
        line = clients.stdout.readline()
        after, took = (*processor_time(server.pid), sum(processor_time(clients.pid))), time.perf_counter() - begin
    if not line:
        sys.exit(f"These clients failed: {' '.join(command)}")
    loop, threads, own = ((new - old) / took for new, old in zip(after, before, strict=True))
    found = Found(matches, **json.loads(line), loop=loop, threads=threads, clients=own)
    if not found.answers:
        sys.exit("Nothing was answered in time: something else keeps this machine too busy to measure.")
    return found


def load(what: str, server: Serving, *given: float | str) -> list[str]:
    return [sys.executable, str(HERE / "load.py"), what, server.address, *map(str, given)]


def torri(folder: Path) -> Serving:
    command = [sys.executable, "-P", "-m", "torri", "serve", "--language", "en", "--port", "0"]
    server = Serving(*command, "--data", str(folder), "--rates", "0", "--bots", "1")
    server.wait_for_bots()
    return server


# What is held


@dataclass(frozen=True)
class Crowd:
    """Who plays what."""

    title: str
    game: str
    think: float = QUICK_THINKERS
    bots: bool = False


CROWDS = (
    *(Crowd(game.capitalize(), game) for game in GAMES),
    Crowd("All three", MIXED),
    Crowd("All three, others against bots", MIXED, bots=True),
    Crowd(f"All three, thinking {SLOW_THINKERS:g} s", MIXED, SLOW_THINKERS),
)


def ladder(server: Serving, plan: Plan, crowd: Crowd) -> list[Found]:
    """More and more matches until others wait too long; then closer to the most that is held."""

    def climb(matches: int) -> Found:
        against_bots = matches // PER_BOT if crowd.bots else 0
        times = (crowd.think, plan.settle, plan.seconds)
        found = measured(server, matches, *load("play", server, crowd.game, against_bots, matches, *times))
        found = replace(found, offered=matches / crowd.think)
        print(step(found), flush=True)
        return found

    steps = plan.slow if crowd.think == SLOW_THINKERS else plan.quick
    done: list[Found] = []
    for matches in steps:
        done.append(climb(matches))
        if not done[-1].held:
            break
    low = max((found.matches for found in done if found.held), default=0)
    high = min((found.matches for found in done if not found.held), default=low)
    for _ in range(BISECTIONS if low < high else 0):
        done.append(climb((low + high) // 2))
        low, high = (done[-1].matches, high) if done[-1].held else (low, done[-1].matches)
    return sorted(done, key=lambda found: found.matches)


def step(found: Found) -> str:
    waits = f"{found.p50:.0f} | {found.p95:.0f} | {found.p99:.0f}"
    shares = f"{found.loop:.0%} | {found.threads:.0%} | {found.clients:.0%}"
    counts = f"{found.matches:,} | {found.offered:,.0f} | {found.answers:,.0f}"
    return f"| {counts} | {waits} | {shares} | {found.microseconds:,.0f} |"


STEPS = [
    "| matches | offered | answers/s | p50 ms | p95 ms | p99 ms | event loop | database | clients | µs an answer |",
    "|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
]


def held(server: Serving, plan: Plan) -> list[str]:
    summary = ["| | matches held | answers/s | p95 ms | event loop | µs an answer |", "|---|--:|--:|--:|--:|--:|"]
    lines: list[str] = []
    for crowd in CROWDS:
        print(f"\n{crowd.title}:")
        found = ladder(server, plan, crowd)
        most = max((one for one in found if one.held), key=lambda one: one.matches, default=None)
        figures = "none | | | | |"
        if most is not None:
            shares = f"{most.p95:.0f} | {most.loop:.0%} | {most.microseconds:,.0f}"
            figures = f"**{most.matches:,}** | {most.answers:,.0f} | {shares} |"
        summary.append(f"| {crowd.title} | {figures}")
        lines += [f"### {crowd.title}", "", *STEPS, *map(step, found), ""]
    said = f"Persons think {QUICK_THINKERS:g} s on average, where nothing else is said."
    return [said, "", *summary, "", *lines]


def resting(folder: Path, plan: Plan) -> list[str]:
    """Memory of matches that nobody plays: created, then with both persons there."""
    lines = ["| idle matches | server's memory | more for each |", "|--:|--:|--:|"]
    with torri(folder) as server:
        command = load("idle", server, *plan.idle)
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as clients:
            assert clients.stdin is not None and clients.stdout is not None
            known, before = 0, memory(server.pid)
            lines.append(f"| 0 | {before / 1e6:,.0f} MB | |")
            for matches in plan.idle:
                clients.stdout.readline()
                now = memory(server.pid)
                lines.append(
                    f"| {matches:,} | {now / 1e6:,.0f} MB | {(now - before) / (matches - known) / 1e3:,.1f} kB |"
                )
                known, before = matches, now
                print(file=clients.stdin, flush=True)
            clients.stdout.readline()
            now = memory(server.pid)
            each = (now - before) / known / 1e3
            lines.append(f"| {known:,}, two sockets each | {now / 1e6:,.0f} MB | {each:,.1f} kB for its sockets |")
            print(file=clients.stdin, flush=True)
    print("\n".join(lines), flush=True)
    return lines


# Compared with others


def installed(wanted: bool) -> bool:
    """Whether boardgame.io is there, in a folder that is never committed."""
    if wanted and not (BOARDGAME / "node_modules").exists():
        BOARDGAME.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / "boardgame" / name, BOARDGAME)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=BOARDGAME, check=True)
    if not (BOARDGAME / "node_modules").exists():
        print("boardgame.io is not installed (--peers does it): it is left out.")
        return False
    for file in (HERE / "boardgame").glob("*.js"):
        shutil.copy(file, BOARDGAME)
    return True


def compared(server: Serving, plan: Plan, peers: bool) -> list[str]:
    """Ours, the echo and the peer take turns; the best of each."""
    sockets, times = 2 * plan.matches, (str(plan.settle), str(plan.seconds))
    best: dict[str, Found] = {}
    with ExitStack() as stack:
        echo = stack.enter_context(Serving(sys.executable, str(HERE / "echo.py")))
        peer = stack.enter_context(Serving("node", "server.js", folder=BOARDGAME)) if peers else None
        for _ in range(plan.rounds):
            found = {
                "ours": measured(server, plan.matches, *load("play", server, PEERED, 0, plan.matches, 0), *times),
                "echo": measured(echo, sockets, *load("echo", echo, sockets, ANSWER_BYTES), *times),
            }
            if peer is not None:
                for kind, told in PEER_GAMES.items():
                    command = ("node", "clients.js", peer.address, kind, str(plan.matches), *times)
                    found[told] = measured(peer, plan.matches, *command, folder=BOARDGAME)
            for name, one in found.items():
                print(f"{name}: {one.answers:,.0f} a second", flush=True)
                best[name] = max(best.get(name, one), one, key=lambda one: one.answers)
    ours = best["ours"]
    lines = [
        "| | messages in a second | ours to it | messages out a second | of bytes | p95 ms | server | clients |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, one in best.items():
        ratio = "" if one is ours else f"**{ours.answers / one.answers:.0%}**"
        lines.append(
            f"| {name} | {one.answers:,.0f} | {ratio} | {one.messages:,.0f} | {one.octets:,.0f} | {one.p95:,.0f} "
            f"| {one.loop + one.threads:.0%} | {one.clients:.0%} |"
        )
    return [*lines, "", *limited(best)]


def limited(best: dict[str, Found]) -> list[str]:
    """What an answer costs, and where."""
    ours, echo = best["ours"], best["echo"]
    command = [sys.executable, str(HERE / "parts.py"), *GAMES]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    parts: dict[str, dict[str, float]] = json.loads(said)
    rest = ours.microseconds - sum(parts[PEERED].values())
    into, out = ours.answers / echo.answers, ours.messages / echo.messages
    both = (ours.answers + ours.messages) / (echo.answers + echo.messages)
    return [
        "An echo is one message in and one out. With us an answer is one in and three out: how things stand to both",
        "persons, and to the one who gave it that it is stored. Of the echo's messages a second ours are "
        f"{into:.1%} by those in,",
        f"{out:.1%} by those out, {both:.1%} by all.",
        "",
        "## What limits it",
        "",
        f"Under full load the event loop has {ours.loop:.0%} of a core, the thread of the database {ours.threads:.0%},",
        f"the clients {ours.clients:.0%}. An answer takes {ours.microseconds:,.0f} µs of the event loop, an echo "
        f"{echo.microseconds:,.0f} µs. By parts, each measured alone:",
        "",
        f"| part of an answer, µs | {' | '.join(game.capitalize() for game in GAMES)} |",
        f"|---|{'--:|' * len(GAMES)}",
        *(f"| {name} | {' | '.join(f'{parts[game][name]:,.0f}' for game in GAMES)} |" for name in parts[PEERED]),
        f"| the rest: a message in, three out, group commits, tasks, tables created anew | {rest:,.0f} | | |",
    ]


def machine(peers: bool) -> list[str]:
    model = next((line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), ":")
    names = ", ".join(f"{name} {version(name)}" for name in ("litestar", "uvicorn", "websockets", "msgspec"))
    lines = [
        f"{model.partition(':')[2].strip() or platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}, {names}, SQLite {sqlite3.sqlite_version} (write-ahead log, synchronous)."
    ]
    if peers:
        node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
        wanted = json.loads((HERE / "boardgame" / "package.json").read_text(encoding="utf-8"))["dependencies"]
        lines.append(f"boardgame.io {wanted['boardgame.io']} on Node {node.lstrip('v')}.")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="torri bench server", description="Measure the server on this machine.")
    parser.add_argument("--peers", action="store_true", help="install boardgame.io under build/ (needs Node and npm)")
    parser.add_argument("--trial", action="store_true", help="short and small, to try it out; nothing is written")
    given = parser.parse_args()
    if not Path("/proc/self/task").exists():
        sys.exit("What a process uses is read from /proc, which only Linux has.")
    plan, peers = TRIAL if given.trial else Plan(), installed(given.peers)
    BUILD.mkdir(exist_ok=True)
    # Under build/, not in the folder for temporary files: that may be in memory, and durable must mean on disk.
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="server-") as folder:
        idle = resting(Path(folder) / "idle", plan)
        with torri(Path(folder) / "played") as server:
            beside = compared(server, plan, peers)
            steps = held(server, plan)
    lines = [
        "# What one server process holds",
        "",
        f"By `./torri bench server{' --peers' if peers else ''}`, in one run.",
        *machine(peers),
        "",
        *(__doc__ or "").partition("\n\n")[2].strip().splitlines(),
        "",
        f"## Held: p95 under {MAX_P95_MS:.0f} ms from one person to the other",
        "",
        *steps,
        "Shares are of one core; the database has a thread of its own.",
        "",
        "## Memory",
        "",
        *idle,
        "",
        "## Beside others",
        "",
        f"{2 * plan.matches} sockets, the best of {plan.rounds} rounds. Messages in: our answers, echoes, their moves.",
        "",
        *beside,
    ]
    print("\n" + "\n".join(lines))
    if not given.trial:
        REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
