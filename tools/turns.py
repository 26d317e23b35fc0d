"""How long a turn takes on a phone: taps, and what the app itself needs for them. Needs Chromium.

.venv/bin/python tools/turns.py      plays a game of each kind by tapping and writes benchmarks/turns.md

A player who taps at random plays against bots that hardly think. A turn is counted from the moment when that player is
asked until the whole turn is planned, confirmed and accepted: every tap, and the time in which the player waits for the
app.
"""

from __future__ import annotations

import platform
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from os import cpu_count
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.playing import Patron, Player, bot, create_table, open_table, told
from tests.browser.visiting import FLAGS, PHONE, Visitor, chromium
from tests.server.running import Server

import web

REPORT = ROOT / "benchmarks" / "turns.md"
PLAYERS = {"florenza": Patron}  # who looks at all sides of the table
GAMES = {"patrizier": {}, "firenze": {}, "florenza": {"short_game": True}}
TAP_SECONDS = 2.0  # for a person who knows what to do to find and tap something
MIN_TURNS = 40
ABOUT = f"""# How long a turn takes on a phone

By `python tools/turns.py` at 390x844 on {platform.machine()}, {cpu_count()} cores: somebody taps at random, against two
bots. A tap is any press, confirming included; waiting is what the app and the server take, with what the tool itself
needs to look for something to tap. The last two columns reckon {TAP_SECONDS:g} seconds for each tap of somebody who
knows what to do.

| game | turns | taps, median | taps, most | waited, median s | waited, most s | whole turn, median s | under 30 s |
|---|--:|--:|--:|--:|--:|--:|--:|
"""


@dataclass
class Turns:
    game: str
    taps: list[int] = field(default_factory=list)
    waited: list[float] = field(default_factory=list)

    def line(self) -> str:
        whole = [taps * TAP_SECONDS + waited for taps, waited in zip(self.taps, self.waited, strict=True)]
        taps, waited = statistics.median(self.taps), statistics.median(self.waited)
        return (
            f"| {self.game} | {len(self.taps)} | {taps:g} | {max(self.taps)} | {waited:.1f} | {max(self.waited):.1f} |"
            f" {statistics.median(whole):.0f} | {sum(one < 30 for one in whole) / len(whole):.0%} |"
        )


def measure(browser: Browser, server: Server, game: str) -> Turns:
    visitor = Visitor(browser, server.address, size=PHONE)
    match = create_table(visitor, game, "me", bot(), bot(), options=GAMES[game])["match"]
    open_table(visitor, match)
    player, turns = PLAYERS.get(game, Player)(visitor, 5), Turns(game)
    while len(turns.taps) < MIN_TURNS and (now := told(visitor, match))["table"]["status"] == "running":
        if now["view"]["actor"] != now["seat"] or not player.is_asked():
            player.page.wait_for_timeout(30)
            continue
        before, begun = len(player.pressed), time.perf_counter()
        player.turn()
        turns.taps.append(len(player.pressed) - before + 1)  # and the one that confirms
        turns.waited.append(time.perf_counter() - begun)
    visitor.leave()
    return turns


def main() -> int:
    web.ensure()
    lines = []
    with (
        tempfile.TemporaryDirectory(prefix="torri-turns-") as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in GAMES:
            lines.append(measure(browser, server, game).line())
            print(lines[-1], flush=True)
        browser.close()
    REPORT.write_text(ABOUT + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
