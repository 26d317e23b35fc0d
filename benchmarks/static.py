"""What the app without a server costs: bytes, processor time and memory until the first page and the first position, at
the first visit, at the second, and offline.

./torri build static FOLDER && ./torri bench static FOLDER      writes benchmarks/static.md

Seconds are those of the processor (all processes of the browser together): other work on the machine counts less.
"""

from __future__ import annotations

import argparse
import gzip
import os
import platform
import shutil
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

RESULTS = Path(__file__).with_suffix(".md")
READY_MS = 300_000
TICKS = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1e6
KEPT = """async () => {
  for (const name of await caches.keys()) if (await (await caches.open(name)).match('python/library.zip')) return true;
  return false;
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


def descendants(of: int) -> list[int]:
    """The processes that this one has begun, and theirs."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found, waiting = [], [of]
    while waiting:
        children = parents.get(waiting.pop(), [])
        found += children
        waiting += children
    return found


def used() -> tuple[float, float]:
    """Processor seconds and megabytes of the browser; what processes share is counted once."""
    seconds, kilobytes = 0, 0
    for process in descendants(os.getpid()):
        try:
            fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            memory = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
        except OSError:
            continue
        seconds += int(fields[11]) + int(fields[12])
        kilobytes += sum(int(line.split()[1]) for line in memory.splitlines() if line.startswith("Pss:"))
    return seconds / TICKS, kilobytes * 1024 / MEGABYTE


def visited(context: BrowserContext, address: str, game: str) -> list[float]:
    """Seconds until the first page and the first position; then megabytes."""
    page: Page = context.new_page()
    page.set_default_timeout(READY_MS)
    begun = used()[0]
    page.goto(address)
    page.get_by_test_id(f"play-{game}").wait_for()
    first_page = used()[0] - begun
    page.get_by_test_id(f"play-{game}").click()
    page.locator("[data-target]").first.wait_for()
    position, memory = used()
    page.wait_for_function(KEPT)
    page.close()
    return [first_page, position - begun, memory]


def compressed(folder: Path) -> int:
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in folder.rglob("*") if path.is_file())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="patrizier")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as below, sync_playwright() as playwright:
        shutil.copytree(options.folder, Path(below, "torri"))
        host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=below))
        Thread(target=host.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{host.server_port}/torri/"
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        rows = {"first visit": visited(context, address, options.game)}
        rows["second visit"] = visited(context, address, options.game)
        host.shutdown()
        host.server_close()
        rows["offline"] = visited(context, address, options.game)
        browser.close()
    sizes = {
        "everything": compressed(options.folder),
        "Python and our rules (`python/`)": compressed(options.folder / "python"),
        "games for bots that search (`wasm/`)": compressed(options.folder / "wasm"),
    }
    RESULTS.write_text(written(rows, sizes, options.game), encoding="utf-8")
    print(RESULTS.read_text(encoding="utf-8"))


def written(rows: dict[str, list[float]], sizes: dict[str, int], game: str) -> str:
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    lines = [
        "# The app without a server",
        "",
        f"By `./torri bench static FOLDER` after `./torri build static FOLDER` ({machine}). Seconds are those of the",
        f"processor, of the whole browser, from an empty tab; the table is one of {game.capitalize()}.",
        "",
        "| | first page, s | first position, s | memory of the browser, MB |",
        "|---|--:|--:|--:|",
        *(
            f"| {name} | {page:.1f} | {position:.1f} | {memory:.0f} |"
            for name, (page, position, memory) in rows.items()
        ),
        "",
        "| to be fetched (gzip) | MB |",
        "|---|--:|",
        *(f"| {name} | {size / MEGABYTE:.1f} |" for name, size in sizes.items()),
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
