"""Three diagrams: the packages and their imports, the way of an answer, and one source for four targets. The first two
are held to the code's own imports, the third to its modules."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from documentation.drawing import Box, arrow, box, svg, text
from documentation.imports import find_module, needs, package_imports, packages, reduced
from documentation.modules import module_of
from documentation.places import IMAGES, SOURCE

# The packages -------------------------------------------------------------------------------------------------------

# Rows are the layers of import-linter's contract (pyproject.toml); columns are chosen so that arrows cross no box.
PLACES: Final = {
    "cli": Box(620, 96, 300, 82),
    "local": Box(200, 96, 360, 82),
    "server": Box(40, 226, 400, 66),
    "research": Box(520, 226, 400, 66),
    "puzzles": Box(810, 342, 260, 82),
    "matches": Box(40, 474, 260, 82),
    "texts": Box(340, 474, 280, 82),
    "players": Box(660, 474, 260, 82),
    "scheduling": Box(40, 606, 220, 82),
    "ratings": Box(290, 606, 210, 82),
    "games": Box(520, 606, 220, 82),
    "engine": Box(40, 738, 880, 66),
}
WEB: Final = Box(40, 20, 300, 66)


class NoPlace(Exception):
    """A package that the diagram has no place for."""


def architecture() -> str:
    if set(packages()) != set(PLACES):
        raise NoPlace(f"{__file__}: PLACES has {sorted(PLACES)}, but the packages are {packages()}")
    parts = [box(WEB, "web", "The browser app (Svelte); no rule is written there")]
    for name, place in PLACES.items():
        first_line = module_of(SOURCE / "torri" / name / "__init__.py").about
        parts.append(box(place, f"torri.{name}", first_line.partition(";")[0].replace("`", "")))
    for importer, imported in sorted(reduced(package_imports())):
        start, end = PLACES[importer], PLACES[imported]
        x = start.nearest(end.middle) if end.width < start.width else start.middle
        parts.append(arrow([(x, start.bottom), (end.nearest(x), end.y)]))
    server, engine, games = PLACES["server"], PLACES["engine"], PLACES["games"]
    parts += [
        arrow([(120, WEB.bottom), (120, server.y)], dashed=True),
        text(128, 216, "HTTP, WebSocket", anchor="start"),
        arrow([(games.x + 180, engine.y), (games.x + 180, games.bottom)], dashed=True),
        text(games.x + 188, 718, "entry point", anchor="start"),
        text(40, 832, "A solid arrow: imports. What follows from other arrows is left out.", anchor="start"),
    ]
    return svg(1110, 852, "The packages of Torri and their imports", parts)


# The way of an answer -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """Something that is done with an answer, and the code that does it."""

    does: str
    about: str
    package: str
    module: str  # the nearest one of that name below the package, or the package itself
    lane: int
    calls: tuple[str, ...] = ()  # the steps whose code it needs

    @property
    def code(self) -> str:
        return find_module(self.package, self.module)


LANES: Final = ("browser", "torri.server", "torri.matches", "torri.engine", "database")
LANE_WIDTH: Final = 200
STEP_HEIGHT: Final = 96
BROWSER: Final = "web/src/lib/live.svelte.ts"
STEPS: Final = (
    Step("socket", "reads the message and checks its form", "torri.server", "sockets", 1, ("act",)),
    Step("act", "finds the person's seat and the match", "torri.server", "actions", 1, ("lock",)),
    Step("lock", "one change of a match at a time", "torri.matches", "transactions", 2, ("decide", "store", "tell")),
    Step("decide", "which entries follow; changes nothing", "torri.matches", "decisions", 2, ("rules",)),
    Step("rules", "legal, or the reasons why not", "torri.engine", "position", 3),
    Step("store", "written before anybody hears of it", "torri.matches", "storage", 4),
    Step("tell", "each listener gets a view of its own", "torri.matches", "broadcast", 2),
)


def missing_imports() -> list[str]:
    """Steps that name the code of another one without importing it."""
    by_name = {step.does: step for step in STEPS}
    return [
        f"{step.does} -> {called}: {step.code} does not import {by_name[called].code}"
        for step in STEPS
        for called in step.calls
        if not needs(step.code, by_name[called].code)
    ]


def way_of_an_answer() -> str:
    top, last = 60, len(STEPS) + 1
    height = top + (last + 1) * STEP_HEIGHT
    parts = []
    for lane, name in enumerate(LANES):
        parts.append(text(lane * LANE_WIDTH + LANE_WIDTH // 2, 30, name, "name"))
        if lane:
            parts.append(
                f'<path class="dashed" style="opacity:.35" d="M {lane * LANE_WIDTH} 14 V {height - 14}"/>',
            )
    browser = f"{BROWSER.rpartition('/')[2]}"
    rows = [(0, "browser", "sends the answer, with the seq it saw", browser)]
    rows += [(step.lane, step.does, step.about, step.code.removeprefix("torri.")) for step in STEPS]
    rows += [(0, "browser", "shows the new view", browser)]
    places = [
        Box(lane * LANE_WIDTH + 8, top + number * STEP_HEIGHT, LANE_WIDTH - 16, STEP_HEIGHT - 24)
        for number, (lane, *_) in enumerate(rows)
    ]
    for place, (_, name, about_, code) in zip(places, rows, strict=True):
        parts.append(box(place, name, about_, code))
    for start, end in pairwise(places):
        if start.x == end.x:
            parts.append(arrow([(start.middle, start.bottom), (end.middle, end.y)]))
        else:
            side = start.x + start.width if end.x > start.x else start.x
            middle = start.y + start.height // 2
            parts.append(arrow([(side, middle), (end.middle, middle), (end.middle, end.y)]))
    return svg(LANE_WIDTH * len(LANES), height, "The way of an answer from a browser to all others", parts)


# One source, four targets -------------------------------------------------------------------------------------------

SOURCES: Final = (
    ("rules of a game", "questions, scoring, what a seat may know", "torri.games"),
    ("loops over any game", "random games, an environment", "torri.engine.playouts"),
    ("players of any game", "greedy, search, futures", "torri.players"),
)
LINKED: Final = ("link", "loops become loops over one game", "torri.engine.accelerate.linking")
LOWERED: Final = ("lower", "typed by Numba; one LLVM module", "torri.engine.accelerate.lowering")
TARGETS: Final = (
    ("CPython", "as it is written; slow", "torri.engine.loops"),
    ("this machine", "machine code, kept on disk", "torri.engine.accelerate.compiling"),
    ("browsers", "WebAssembly, 30 KB a game", "torri.engine.accelerate.wasm"),
    ("GPUs", "PTX, a thread for each game", "torri.engine.accelerate.ptx"),
)
USED_BY: Final = (
    ("tests, small machines", "every answer the same"),
    ("servers, research", "bots, hints, reviews, environments"),
    ("offline tables", "bots, hints, reviews in workers"),
    ("research", "millions of games a second"),
)


def one_source() -> str:
    third, quarter = 320, 240
    sources = [Box(place * third + 10, 20, third - 20, 76) for place in range(len(SOURCES))]
    targets = [Box(place * quarter + 10, 300, quarter - 20, 92) for place in range(len(TARGETS))]
    users = [Box(place * quarter + 10, 440, quarter - 20, 72) for place in range(len(USED_BY))]
    link, lower = Box(10, 156, 470, 76), Box(520, 156, 430, 76)
    drawn = [*zip(sources, SOURCES, strict=True), (link, LINKED), (lower, LOWERED), *zip(targets, TARGETS, strict=True)]
    parts = [
        box(place, name, about, find_module(*code.rpartition(".")[::2]).removeprefix("torri."))
        for place, (name, about, code) in drawn
    ]
    parts += [box(place, name, about) for place, (name, about) in zip(users, USED_BY, strict=True)]
    parts += [arrow([(x, 96), (x, link.y)]) for x in (sources[0].middle, sources[1].x + 50)]
    end = link.x + link.width
    parts.append(
        arrow([(sources[2].middle, sources[2].bottom), (sources[2].middle, 126), (end - 30, 126), (end - 30, link.y)])
    )
    parts.append(arrow([(end, link.y + 38), (lower.x, lower.y + 38)]))
    parts += [arrow([(place.middle, link.bottom), (place.middle, place.y)]) for place in targets[:2]]
    parts += [arrow([(place.middle, lower.bottom), (place.middle, place.y)]) for place in targets[2:]]
    parts += [arrow([(a.middle, a.bottom), (b.middle, b.y)]) for a, b in zip(targets, users, strict=True)]
    return svg(960, 532, "One source for CPython, this machine, browsers and GPUs", parts)


def pictures() -> dict[str, str]:
    """The diagrams by the names of their files."""
    return {"architecture.svg": architecture(), "answer.svg": way_of_an_answer(), "targets.svg": one_source()}


def write() -> None:
    for name, drawn in pictures().items():
        (IMAGES / name).write_text(drawn, encoding="utf-8")
