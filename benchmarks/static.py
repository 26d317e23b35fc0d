"""What the app without a server costs: bytes, time and memory until the first page, the first position and the first
move of a bot, and until that table is seen again and can be played on in a new tab; at the first visit, at the second,
and offline; on this machine and slowed down to a quarter; and what matches take in storage.

./torri build static FOLDER && ./torri bench static FOLDER      writes benchmarks/static.md

Processor seconds are those of all processes of the browser together: other work on the machine counts less in them.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import platform
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

from torri.engine.catalogue import all_games
from torri.local.server import LocalServer

RESULTS = Path(__file__).with_suffix(".md")
READY_MS = 600_000
TICKS = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1e6
SLOWDOWN = 4
SLICE_SECONDS = 0.02  # of which a slowed browser gets its share
MATCHES = 100
LAST_KEPT = "wasm/patrizier.wasm"  # the service worker keeps it last
THING = "[data-target]"  # on a board, also while the moves of bots are shown, which takes seconds
TARGET = f"{THING}[data-legal]"
KEPT = f"""async () => {{
  for (const name of await caches.keys()) if (await (await caches.open(name)).match('{LAST_KEPT}')) return true;
  return false;
}}"""
# Whether a bot has answered in one of the matches that are kept.
A_BOT_MOVED = """() => new Promise((resolve) => {
  const opening = indexedDB.open('torri', 1);
  opening.onsuccess = () => {
    const rows = opening.result.transaction('rows').objectStore('rows');
    const values = rows.getAll(IDBKeyRange.bound('entry/', 'entry/~'));
    values.onsuccess = () => {
      opening.result.close();
      const answers = values.result.map((value) => JSON.parse(JSON.parse(value).body));
      resolve(answers.filter(({ kind, by }) => kind === 'answered' && by === 'bot').length);
    };
  };
})"""
MAX_PRESSES = 40
LEFT_MS = 1_000  # for which somebody looks at the table before they close it
MOMENTS = ("first page", "first position", "first move of a bot", "its table again", "to be played on")
# The rows of one match, so many times under other names.
FILL = """([rows, times]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('torri-measured', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('rows', 'readwrite');
    for (let time = 0; time < times; time += 1)
      for (const [key, value] of rows) writing.objectStore('rows').put(value, `${time}/${key}`);
    writing.oncomplete = async () => {
      opening.result.close();
      resolve((await navigator.storage.estimate()).usageDetails?.indexedDB ?? 0);
    };
    writing.onabort = () => reject(writing.error);
  };
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


class Visit(NamedTuple):
    """Seconds of the clock and of the processor until each moment of `MOMENTS`; the megabytes of the whole browser."""

    clock: list[float]
    processor: list[float]
    megabytes: float


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


def of_browser() -> list[int]:
    """Without Playwright's own, which drives it."""
    found = []
    for process in descendants(os.getpid()):
        with suppress(OSError):
            if "chrom" in Path(f"/proc/{process}/comm").read_text(encoding="utf-8"):
                found.append(process)
    return found


def used() -> tuple[float, float]:
    """Processor seconds and megabytes of the browser; what processes share is counted once."""
    seconds, kilobytes = 0, 0
    for process in of_browser():
        try:
            fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            memory = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
        except OSError:
            continue
        seconds += int(fields[11]) + int(fields[12])
        kilobytes += sum(int(line.split()[1]) for line in memory.splitlines() if line.startswith("Pss:"))
    return seconds / TICKS, kilobytes * 1024 / MEGABYTE


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """All processes of the browser stand still for most of each moment. What the developer tools of a browser slow down
    is the page alone, not the workers in which everything happens here."""
    stop = Event()

    def to_all(processes: list[int], sign: int) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, sign)

    def hold() -> None:
        processes, begun = of_browser(), time.monotonic()
        while not stop.is_set():
            time.sleep(SLICE_SECONDS / times)
            to_all(processes, signal.SIGSTOP)
            held = time.monotonic()
            found = of_browser()  # takes longer than a slice on a busy machine, and nothing may run meanwhile
            time.sleep(max(0.0, (held - begun) * (times - 1) - (time.monotonic() - held)))
            to_all(processes, signal.SIGCONT)
            processes, begun = found, time.monotonic()

    holding = Thread(target=hold)
    if times > 1:
        holding.start()
    try:
        yield
    finally:
        stop.set()
        if times > 1:
            holding.join()


def visited(context: BrowserContext, address: str, game: str, slowdown: int) -> Visit:
    watch = Watch()
    with slowed(slowdown):
        page = opened(context, watch, address)
        page.get_by_test_id(f"play-{game}").wait_for()
        watch.reached()
        page.get_by_test_id(f"play-{game}").click()
        page.locator(THING).first.wait_for()
        watch.reached()
        moved(page)
        watch.reached()
    memory = used()[1]
    until(page, KEPT)
    page.locator(TARGET).first.wait_for()  # the bots have answered: the table is left as somebody leaves it
    page.wait_for_timeout(LEFT_MS)
    table = page.url
    page.close()
    with slowed(slowdown):
        page = opened(context, watch, table)
        page.locator(THING).first.wait_for()
        watch.reached()
        page.get_by_test_id("local-progress").wait_for(state="detached")
        watch.reached()
    page.close()
    return Visit(watch.clock, watch.processor, memory)


class Watch:
    """Seconds since a page was opened."""

    def __init__(self) -> None:
        self.clock: list[float] = []
        self.processor: list[float] = []
        self.begin()

    def begin(self) -> None:
        self._begun, self._started = used()[0], time.monotonic()

    def reached(self) -> None:
        self.clock.append(time.monotonic() - self._started)
        self.processor.append(used()[0] - self._begun)


def opened(context: BrowserContext, watch: Watch, address: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(READY_MS)
    watch.begin()
    page.goto(address)
    return page


def moved(page: Page) -> None:
    """Play a turn of whatever can be pressed, until a bot has answered."""
    page.locator(TARGET).first.wait_for()
    before, confirm = page.evaluate(A_BOT_MOVED), page.get_by_test_id("confirm")
    for _ in range(MAX_PRESSES):
        if confirm.count() and confirm.is_enabled():
            break
        page.locator(TARGET).filter(visible=True).first.click()
        page.wait_for_timeout(50)
    confirm.click()
    until(page, f"async before => (await ({A_BOT_MOVED})()) > before", before)


def until(page: Page, promised: str, given: Any = None) -> None:
    """Wait until what the function promises is true. Playwright would take the promise itself for true."""
    deadline = time.monotonic() + READY_MS / 1_000
    while not page.evaluate(promised, given):
        if time.monotonic() > deadline:
            raise TimeoutError(promised)
        page.wait_for_timeout(50)


class Rows:
    """What IndexedDB would keep."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def rows(self, prefix: str) -> str:
        return json.dumps(sorted([key, value] for key, value in self.kept.items() if key.startswith(prefix)))

    async def write(self, changes: str) -> bool:
        for key, value, _ in json.loads(changes):
            self.kept.pop(key, None)
            if value is not None:
                self.kept[key] = value
        return True


async def played(game: str) -> dict[str, str]:
    """The rows of a whole match between two on one device, who answer whatever comes first."""
    rows = Rows()
    server = await LocalServer.open(rows)

    async def ask(method: str, path: str, body: Any = None) -> Any:
        reply = await server.request(method, f"/api{path}", "en", None if body is None else json.dumps(body))
        return json.loads(reply.body)

    await ask("POST", "/guests", {"name": "Lapo", "crest": 1, "language": "en"})
    chairs = [{"kind": "me"}, {"kind": "me", "name": "Nera"}]
    match = (await ask("POST", "/matches", {"game": game, "chairs": chairs}))["match"]
    number = 0
    while (update := await ask("GET", f"/matches/{match}"))["table"]["status"] == "running":
        number += 1
        answer = update["view"]["answers"][0]["answer"]
        seat, seq = update["view"]["actor"], update["seq"]
        given = {"seq": seq, "id": str(number), "answer": answer, "seat": seat}
        await ask("POST", f"/matches/{match}/answer", given)
    await server.close()
    return rows.kept


def stored(context: BrowserContext, address: str, rows: dict[str, str]) -> float:
    """Megabytes in IndexedDB after so many matches."""
    page = context.new_page()
    page.goto(address)
    taken: float = page.evaluate(FILL, [list(rows.items()), MATCHES])
    page.close()
    return taken / MEGABYTE


def compressed(folder: Path) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in folder.rglob("*") if path.is_file()) / MEGABYTE


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="patrizier", choices=all_games())
    options = parser.parse_args()
    rows: dict[tuple[str, int], Visit] = {}
    matches = {game: asyncio.run(played(game)) for game in all_games()}  # before Playwright has a loop of its own
    storage = dict[str, float]()
    with sync_playwright() as playwright:
        for slowdown in (1, SLOWDOWN):
            with tempfile.TemporaryDirectory() as below:
                shutil.copytree(options.folder, Path(below, "torri"))
                host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=below))
                Thread(target=host.serve_forever, daemon=True).start()
                address = f"http://127.0.0.1:{host.server_port}/torri/"
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
                context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
                rows["first visit", slowdown] = visited(context, address, options.game, slowdown)
                rows["second visit", slowdown] = visited(context, address, options.game, slowdown)
                if slowdown == 1:
                    storage = {game: stored(browser.new_context(), address, kept) for game, kept in matches.items()}
                host.shutdown()
                host.server_close()
                rows["offline", slowdown] = visited(context, address, options.game, slowdown)
                browser.close()
    sizes = {
        "everything": compressed(options.folder),
        "Python and our rules (`python/`)": compressed(options.folder / "python"),
        "games for bots that search (`wasm/`)": compressed(options.folder / "wasm"),
    }
    RESULTS.write_text(written(rows, sizes, storage, options.game), encoding="utf-8")
    print(RESULTS.read_text(encoding="utf-8"))


def written(rows: dict[tuple[str, int], Visit], sizes: dict[str, float], storage: dict[str, float], game: str) -> str:
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    first = ", before which this had priority" if os.getpriority(os.PRIO_PROCESS, 0) < 0 else ""
    lines = [
        "# The app without a server",
        "",
        "By `./torri bench static FOLDER` after `./torri build static FOLDER`",
        f"({machine}; other work gave it a load of {os.getloadavg()[1]:.0f}{first}).",
        "Seconds are those of the clock, and in brackets those of the processor, of the whole browser, from an empty",
        f"tab; the table is one of {game.capitalize()}.",
        f"Slowed down: its processes stand still for {SLOWDOWN - 1} of {SLOWDOWN} moments.",
        "",
        "*First position*: the board is seen; until the *first move of a bot* the moves of those before are shown,",
        "which takes seconds, and a turn is played. *Its table again*: in a new tab, as it was left; what is pressed",
        "is done when it can be *played on*.",
        "",
        f"| | {', s | '.join(MOMENTS)}, s | memory of the browser, MB |",
        f"|---|{'--:|' * (len(MOMENTS) + 1)}",
        *(_row(name, slowdown, visit) for (name, slowdown), visit in rows.items()),
        "",
        "| to be fetched (gzip) | MB |",
        "|---|--:|",
        *(f"| {name} | {size:.1f} |" for name, size in sizes.items()),
        "",
        f"| {MATCHES} times one whole match of two, in IndexedDB | MB |",
        "|---|--:|",
        *(f"| {name.capitalize()} | {size:.1f} |" for name, size in storage.items()),
        "",
    ]
    return "\n".join(lines)


def _row(name: str, slowdown: int, visit: Visit) -> str:
    seconds = [f"{one:.1f} ({cpu:.1f})" for one, cpu in zip(visit.clock, visit.processor, strict=True)]
    slowed_down = f", slowed down {slowdown} times" if slowdown > 1 else ""
    return f"| {name}{slowed_down} | {' | '.join(seconds)} | {visit.megabytes:.0f} |"


if __name__ == "__main__":
    main()
