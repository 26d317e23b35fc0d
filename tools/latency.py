"""How long it takes at a table from a press to the change that it brings, in Chromium.

.venv/bin/python tools/latency.py                   ten turns of each game, on both sizes; writes benchmarks/web.md
.venv/bin/python tools/latency.py patrizier 3       three turns of one game, only printed

A press begins with the browser's own time of the pointer event. It ends when the frame has been painted that follows
the first change of the board or of what one has: where the server is asked, its answer is part of it. Run it with the
Python of `./torri test`, on a machine that is idle.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import RECORD_OF, Patron, Player, continued, open_table, play
from tests.browser.visiting import DESKTOP, FLAGS, PHONE, Visitor, chromium
from tests.server.running import Server

import web

SIZES = {"desk": DESKTOP, "phone": PHONE}
KINDS = {"choose": "a step of the plan", "confirm": "the whole turn"}
TURNS = 10
BEFORE_THE_END = {"firenze": 80, "patrizier": 60, "florenza": 120}  # answers: so many turns are left to play
AIM_MS = 100.0
REPORT = ROOT / "benchmarks" / "web.md"
SECTION = "## From a press to the change"
ABOUT = """By `python tools/latency.py`, in milliseconds: from the pointer event to the painted frame that follows the
first change of the board or of what one has. The aim is 100 for 95 of 100 steps of a plan. A whole turn is stored by
the server before anybody sees it; the bar answers to that press at once. {cores} cores, a load of {load} at the end."""
HEAD = "| what is pressed | presses | half of them | 95 of 100 | longest |\n|---|--:|--:|--:|--:|"

# A press counts once; a timer that is set while a frame is prepared runs after it has been painted.
WATCH = """(() => {
  const found = (window.torriPresses = []);
  let press = null;
  const shown = '[data-testid=board], [data-testid=own]';
  const kindOf = (pressed) => {
    if (pressed.closest('[data-testid=confirm]')) return 'confirm';
    return pressed.closest('[data-target][data-legal]') ? 'choose' : null;
  };
  addEventListener('pointerdown', (event) => {
    const kind = event.target instanceof Element ? kindOf(event.target) : null;
    press = kind && { kind, begun: event.timeStamp };
  }, true);
  new MutationObserver((changes) => {
    const elementOf = (node) => (node instanceof Element ? node : node.parentElement);
    if (!press || !changes.some(({ target }) => elementOf(target)?.closest(shown))) return;
    const { kind, begun } = press;
    press = null;
    requestAnimationFrame(() => setTimeout(() => found.push([kind, performance.now() - begun])));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()"""


def presses(browser: Browser, server: Server, game: str, size: tuple[int, int], turns: int) -> list[tuple[str, float]]:
    """Each press of some turns: its kind, and the milliseconds until something else was to be seen."""
    visitor = Visitor(browser, server.address, size=size)
    visitor.context.add_init_script(WATCH)
    match = continued(visitor, RECORD_OF[game], BEFORE_THE_END[game])
    page = open_table(visitor, match)
    player: Player = Patron(visitor) if game == "florenza" else Player(visitor)
    play(match, [player], decisions=turns)
    page.wait_for_timeout(300)  # the last press has been seen
    found: list[tuple[str, float]] = page.evaluate("window.torriPresses")
    visitor.leave()
    return found


def row(name: str, times: list[float]) -> str:
    return f"| {name} | {len(times)} | {statistics.median(times):.0f} | {nearly_all(times):.0f} | {max(times):.0f} |"


def nearly_all(times: list[float]) -> float:
    """What 95 of 100 stay below."""
    return sorted(times)[round(0.95 * (len(times) - 1))]


def measure(games: list[str], turns: int) -> dict[str, list[float]]:
    """Milliseconds of each press, by game, device and kind."""
    found: dict[str, list[float]] = {}
    web.ensure()
    with (
        tempfile.TemporaryDirectory(prefix="torri-latency-") as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in games:
            for device, size in SIZES.items():
                for kind, ms in presses(browser, server, game, size, turns):
                    found.setdefault(f"{game.capitalize()}, {device}: {KINDS[kind]}", []).append(ms)
        browser.close()
    return found


def main(arguments: list[str]) -> int:
    games = [arguments[0]] if arguments else list(RECORD_OF)
    found = measure(games, int(arguments[1]) if len(arguments) > 1 else TURNS)
    steps = [ms for name, times in found.items() if name.endswith(KINDS["choose"]) for ms in times]
    if not steps:
        print("No press was followed by a change.", file=sys.stderr)
        return 1
    load = f"{os.getloadavg()[0]:.1f}"
    rows = [HEAD, *(row(name, times) for name, times in found.items())]
    said = f"{SECTION}\n\n{ABOUT.format(cores=os.cpu_count(), load=load)}\n\n" + "\n".join(rows) + "\n"
    print(said)
    if not arguments:
        before = REPORT.read_text(encoding="utf-8").partition(f"\n{SECTION}")[0]
        REPORT.write_text(f"{before}\n{said}", encoding="utf-8")
    return 0 if nearly_all(steps) < AIM_MS else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
