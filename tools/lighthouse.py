"""What Lighthouse says of the app: performance, accessibility, best practices. Needs Chromium.

python tools/lighthouse.py                  measure a server of its own and write benchmarks/web.md
python tools/lighthouse.py --only WORD      those pages whose name has this word, one run each; nothing written
python tools/lighthouse.py --at ADDRESS     measure one that runs, and print the scores as JSON

A running table is measured as its player sees it: Lighthouse keeps the cookies of the profile that it is given.

Lighthouse is large, so it is installed only here, when it is needed (tools/lighthouse).

Its phone is the machine that it runs on, four times as slow. That is a mid-range phone if the machine is a fast desktop
machine; on a slow or busy one it is slower than any phone. Its documentation (docs/throttling.md) says to calibrate
then, by the speed that it measures itself: the report has both, and 95 is wanted of the uncalibrated one.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import RECORD_OF, continued
from tests.browser.visiting import FEATURES_OFF, Visitor

import web
from locking import one_at_a_time

FOLDER = ROOT / "tools" / "lighthouse"
REPORT = ROOT / "benchmarks" / "web.md"
CATEGORIES = ("performance", "accessibility", "best-practices")
DEVICES = ("phone", "desktop")
PAGES = {"home": "/", "set-up": "/new?game=firenze", "rules": "/rules/firenze", "Florenza's lesson": "/learn/florenza"}
BEFORE_THE_END = 60  # answers: a table in the middle of its game has most to show
USUAL_SLOWDOWN = 4.0
# Slowdowns that make machines of these speeds like a mid-range phone, by the calculator that Lighthouse's documentation
# names; interpolated between them, extrapolated above; a machine below them is too slow.
SLOWDOWNS = ((150.0, 1.0), (800.0, 2.0), (1300.0, 3.0), (1533.0, 4.0))
TRIES = 3
QUIET_SECONDS = 4.0  # in which a server that is ready uses less than one second of CPU time
MAX_QUIET_CHECKS = 150
ROUNDS = 3  # performance varies on a machine that does other things; the median counts
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
    f" --disable-features={','.join(FEATURES_OFF)}"
)


def install() -> web.Node:
    node = web.require_node()
    with one_at_a_time():
        web.install_packages(node, FOLDER)
    return node


def slowdown(speed: float) -> float | None:
    """The slowdown that makes a machine of this speed a mid-range phone; None if the machine is too slow."""
    if speed < SLOWDOWNS[0][0]:
        return None
    for (low, few), (high, many) in pairwise(SLOWDOWNS):
        if speed <= high or high == SLOWDOWNS[-1][0]:
            return round(few + (many - few) * (speed - low) / (high - low), 1)
    raise AssertionError


@dataclass(frozen=True)
class Measured:
    """A page to measure, and the profile of the browser that it is opened with, if it needs one."""

    address: str
    profile: Path | None = None


def measure(node: web.Node, page: Measured, device: str, slower: float | None = None) -> dict[str, Any]:
    """Lighthouse's own report on one page; `slower` is how many times slower than this machine the phone is.

    Sometimes it misses the beginning of a page and says to run it again.
    """
    for _ in range(TRIES - 1):
        try:
            return measure_once(node, page, device, slower)
        except web.BuildError as error:
            print(error.output.strip(), file=sys.stderr)
    return measure_once(node, page, device, slower)


def find_chromium() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        raise web.BuildError("Lighthouse needs Chromium. On Debian and Ubuntu: apt install chromium")
    return found


def measure_once(node: web.Node, page: Measured, device: str, slower: float | None) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="torri-lighthouse-") as folder:
        report = Path(folder) / "report.json"
        if page.profile is not None:
            shutil.copytree(page.profile, Path(folder) / "profile", ignore=shutil.ignore_patterns("Singleton*"))
        command = [
            node.program,
            str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"),
            page.address,
            "--output=json",
            f"--output-path={report}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={FLAGS} --user-data-dir={folder}/profile",
            "--quiet",
            "--no-enable-error-reporting",
            *(["--preset=desktop"] if device == "desktop" else []),
            *([] if slower is None else [f"--throttling.cpuSlowdownMultiplier={slower}"]),
        ]
        environment = web.surroundings(node, CHROME_PATH=find_chromium())
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
        if done.returncode != 0 or not report.exists():
            raise web.BuildError("Lighthouse gave no report; what it said stands above.", done.stdout + done.stderr)
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def scores(report: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES}


def faults(report: dict[str, Any], *categories: str) -> list[str]:
    """The audits that cost something."""
    audits = [one["id"] for name in categories for one in report["categories"][name]["auditRefs"] if one["weight"]]
    return [
        f"{name}: {report['audits'][name]['title']}"
        for name in audits
        if report["audits"][name]["score"] not in (1, None)
    ]


def processor_time(process: int) -> int:
    """CPU seconds of a process and all its children."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,time="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    family = {str(process)}
    for own, parent, _ in sorted(rows, key=lambda row: int(row[0])):
        if parent in family:
            family.add(own)
    return sum(seconds(worked) for own, _, worked in rows if own in family)


def seconds(worked: str) -> int:
    """Of `[[days-]hours:]minutes:seconds`, as `ps` writes it."""
    days, _, clock = worked.rpartition("-")
    total = 0
    for part in clock.split(":"):
        total = 60 * total + int(part)
    return total + 86_400 * int(days or 0)


def until_quiet(process: int) -> None:
    """The bots of a server compile when it starts: a measurement during that time would include them."""
    for _ in range(MAX_QUIET_CHECKS):
        before = processor_time(process)
        time.sleep(QUIET_SECONDS)
        if processor_time(process) == before:
            return
    raise web.BuildError("The server does not come to rest.")


@contextmanager
def served() -> Iterator[str]:
    """A server of its own with the built app."""
    web.ensure()
    with tempfile.TemporaryDirectory(prefix="torri-lighthouse-data-") as folder:
        command = [sys.executable, "-m", "torri", "serve", "--language", "en", "--port", "0", "--data", folder]
        environment = os.environ | {"TORRI_PLAIN": "1", "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(
            [*command, "--bots", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = next((word for word in line.split() if word.startswith("http://")), None)
            if address is None:
                raise web.BuildError(f"The server did not start: {line}")
            until_quiet(server.pid)
            yield address.rstrip("/")
        finally:
            server.terminate()
            server.wait(30)


def replay(address: str) -> Measured:
    """A replay of a finished match of Florenza, which anybody may see."""
    guest = build_opener(HTTPCookieProcessor())
    created: dict[str, str] = {}
    record = RECORD_OF["florenza"].read_text(encoding="utf-8")
    for path, body in (("guests", {"name": "Anna"}), ("records", {"text": record})):
        data, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        with guest.open(Request(f"{address}/api/{path}", data, headers)) as answer:
            created = json.load(answer)
    return Measured(f"{address}/replay/florenza/{created['match']}")


def tables(address: str, folder: Path) -> dict[str, Measured]:
    """A running table of each game, where the one who looks at it is asked; with the profile of that player."""
    found = {}
    with sync_playwright() as playwright:
        program, flags = find_chromium(), FLAGS.replace("--headless=new ", "").split()
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        for game, record in RECORD_OF.items():
            visitor = Visitor(browser, address)
            match = continued(visitor, record, BEFORE_THE_END)
            kept = visitor.context.storage_state()
            visitor.leave()
            profile = folder / game
            context = playwright.chromium.launch_persistent_context(profile, executable_path=program, args=flags)
            context.add_cookies(kept["cookies"])  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(f"{address}/table/{match}")
            page.get_by_test_id("board").wait_for()
            context.close()
            found[f"a running table of {game.capitalize()}"] = Measured(f"{address}/table/{match}", profile)
        browser.close()
    return found


@contextmanager
def pages(address: str) -> Iterator[dict[str, Measured]]:
    """All that is measured, by name."""
    with tempfile.TemporaryDirectory(prefix="torri-lighthouse-profiles-") as folder:
        known = {name: Measured(address + path) for name, path in PAGES.items()}
        yield known | {"a match looked at again": replay(address)} | tables(address, Path(folder))


def of_audit(reports: list[dict[str, Any]], audit: str) -> float:
    return float(statistics.median(report["audits"][audit]["numericValue"] for report in reports))


def speeds_of(reports: list[dict[str, Any]]) -> list[float]:
    return [report["environment"]["benchmarkIndex"] for report in reports]


def performance_of(reports: list[dict[str, Any]]) -> int:
    return round(statistics.median(scores(report)["performance"] for report in reports))


def calibrated(node: web.Node, page: Measured, speed: float) -> str:
    """The performance on a phone that depends less on how fast this machine is, and how much slower it was made."""
    slower = slowdown(speed)
    if slower is None:
        return "too slow a machine"
    reports = [measure(node, page, "phone", slower) for _ in range(ROUNDS)]
    return f"{performance_of(reports)} (by {slower})"


def write_report(node: web.Node, measured: dict[str, Measured]) -> bool:
    """Whether every score reaches 95, the phone's as Lighthouse has it by itself."""
    lines = []
    good = True
    version = ""
    speeds = []
    for name, page in measured.items():
        for device in DEVICES:
            reports = [measure(node, page, device) for _ in range(ROUNDS)]
            version = reports[0]["lighthouseVersion"]
            speeds += speeds_of(reports)
            found = {one: round(statistics.median(scores(report)[one] for report in reports)) for one in CATEGORIES}
            own = statistics.median(speeds_of(reports))
            even = calibrated(node, page, own) if device == "phone" else ""
            figures = " | ".join(str(found[one]) for one in CATEGORIES[1:])
            seconds = of_audit(reports, "largest-contentful-paint") / 1000
            blocked = of_audit(reports, "total-blocking-time")
            kilobytes = reports[0]["audits"]["total-byte-weight"].get("numericValue", 0) / 1000
            lines.append(
                f"| {name}, {device} | {found['performance']} | {even} | {figures} "
                f"| {seconds:.1f} | {blocked:.0f} | {kilobytes:.0f} |"
            )
            print(lines[-1], flush=True)
            for fault in sorted({fault for report in reports for fault in faults(report, *CATEGORIES[1:])}):
                print(f"    {fault}")
            good = good and min(found.values()) >= 95
    usual = f"{USUAL_SLOWDOWN:.0f} times"
    speed = f"{min(speeds):.0f} to {max(speeds):.0f}, {statistics.median(speeds):.0f} mostly"
    head = f"""# What the browser app costs

By `python tools/lighthouse.py`: Lighthouse {version}, the median of {ROUNDS} runs, against a server on the same machine
({platform.machine()}, {os.cpu_count()} cores). "phone" is Lighthouse's slow phone on a slow network, both simulated:
{usual} as slow as this machine, whose own speed Lighthouse put at {speed}.
Its documentation has 1500 to 2000 for the fast desk machines that {usual} is meant for. "calibrated" is the same on
a phone slower by the number in brackets: what the calculator that the documentation names gives for that speed.

| page | performance | calibrated | accessibility | best practices | largest paint, s | blocked, ms | loaded, kB |
|---|--:|--:|--:|--:|--:|--:|--:|
"""
    _, part, latency = REPORT.read_text(encoding="utf-8").partition("\n## ")  # what tools/latency.py has written
    REPORT.write_text(head + "\n".join(lines) + "\n" + part + latency, encoding="utf-8")
    return good


def print_some(node: web.Node, measured: dict[str, Measured], word: str) -> None:
    for name in (name for name in measured if word.lower() in name.lower()):
        for device in DEVICES:
            report = measure(node, measured[name], device)
            blocked = of_audit([report], "total-blocking-time")
            painted = of_audit([report], "largest-contentful-paint") / 1000
            print(
                f"{name}, {device}: {scores(report)}, largest paint {painted:.1f} s, blocked {blocked:.0f} ms",
                flush=True,
            )
            for fault in faults(report, *CATEGORIES[1:]):
                print(f"    {fault}")


def main(arguments: list[str]) -> int:
    try:
        node = install()
        match arguments:
            case []:
                with served() as address, pages(address) as measured:
                    return 0 if write_report(node, measured) else 1
            case ["--only", word]:
                with served() as address, pages(address) as measured:
                    print_some(node, measured, word)
                return 0
            case ["--at", address]:
                report = measure(node, Measured(address), "phone")
                speed = speeds_of([report])[0]
                said = {"scores": scores(report), "faults": faults(report, *CATEGORIES[1:]), "speed": speed}
                print(json.dumps(said | {"slowdown": USUAL_SLOWDOWN, "calibrated": slowdown(speed)}))
                return 0
    except web.BuildError as error:
        sys.stderr.write(error.output)
        print(error, file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
