"""Advice by the same judgement as a review: whole plans, compared in the same futures of what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Lock, Thread
from typing import Final

from torri.engine.accelerate import available
from torri.engine.parts import Parts
from torri.players.advice import Advice
from torri.players.player import Information
from torri.players.player_loops import player_loops
from torri.players.reviewing.depth import Depth
from torri.players.reviewing.explaining import Explained, explain
from torri.players.reviewing.oracle import Margins, Oracle, mean
from torri.players.reviewing.plans import completed

PLANS_JUDGED: Final = 4
FUTURES_AT_ONCE: Final = 8
QUESTION_KINDS: Final = 64

_ready: set[Parts] = set()
_preparing: dict[Parts, Thread] = {}
_lock = Lock()


def ready(game: Parts) -> bool:
    """Whether the futures of a game are compiled; if not, that is begun in the background."""
    if not available():
        return False
    with _lock:
        if game not in _preparing:
            _preparing[game] = Thread(target=_prepare, args=(game,), daemon=True, name=f"futures of {game.name}")
            _preparing[game].start()
    return game in _ready


def _prepare(game: Parts) -> None:
    loops = player_loops(game)
    start = loops.game.start(game.players[0])
    Oracle(loops, start.players, Depth(1, 1, 1, 1, 1, 1, 1)).margins(start.state, (0,) * QUESTION_KINDS, 1)
    _ready.add(game)


def judged(advice: Advice, seen: Information, go_on: Callable[[], bool]) -> Advice:
    """The plans that the search has found most promising, judged by futures for as long as `go_on` says so: what the
    seat may expect before them, and with each. The rest of the answers follow as the search has left them."""
    world, seat = seen.world, seen.seat
    depth = Depth.of(world.game.name, "quick")
    oracle = Oracle(player_loops(world.game), world.players, depth)
    asked = (0,) * QUESTION_KINDS
    tried = [one for one in advice.best if one.visits][:PLANS_JUDGED]
    plans = [completed(oracle.player_loops, world, seat, one.line or (one.answer,), depth.depth)[0] for one in tried]
    lines: list[tuple[int, ...]] = [(), *plans]  # an empty one: as greedy players would go on
    margins: list[Margins] = [[] for _ in lines]
    while not margins[0] or (len(margins[0]) < depth.most and go_on()):
        for line, rows in zip(lines, margins, strict=True):
            rows.extend(oracle.margins(world.state, asked, FUTURES_AT_ONCE, seat, line, len(rows)))
    values = [_expected(oracle, rows, seat) for rows in margins]
    found = [
        replace(one, line=plan, margin=margin, win=win)
        for one, plan, (margin, win) in zip(tried, plans, values[1:], strict=True)
    ]
    found.sort(key=lambda one: -one.margin)
    rest = [one for one in advice.best if one.answer not in {other.answer for other in tried}]
    explained = Explained()
    if len(found) > 1:
        best, second = found[:2]
        explained = explain(oracle, seen, asked, (best.line, second.line), best.margin - second.margin)
    return Advice(
        seat=seat,
        actor=advice.actor,
        visits=advice.visits,
        margin=values[0][0],
        win=values[0][1],
        best=(*found, *rest),
        explained=explained,
    )


def _expected(oracle: Oracle, rows: Margins, seat: int) -> tuple[float, float]:
    """Margin in points and the chance to win, over these futures."""
    own = [row[seat] for row in rows]
    return round(mean(own) / 100, 2), round(oracle.win(own), 3)
