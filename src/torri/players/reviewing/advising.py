"""Advice by the same judgement as a review: whole plans, compared in the same futures of what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Lock, Thread
from time import perf_counter
from typing import Final

from torri.engine.parts import Parts
from torri.engine.questions import NATURE
from torri.engine.weights import STYLES
from torri.players.advice import Advice
from torri.players.futures import MAX_QUESTION_KINDS
from torri.players.player import Information
from torri.players.player_loops import player_loops
from torri.players.reviewing.depth import Depth
from torri.players.reviewing.explaining import Explained, explain
from torri.players.reviewing.oracle import Margins, Oracle, compile_futures, mean
from torri.players.reviewing.plans import completed
from torri.players.searching import Effort, Searcher
from torri.players.warming import accelerated, compiled_here, compiled_player_loops

PLANS_JUDGED: Final = 4
FUTURES_AT_ONCE: Final = 8
SLICE_SECONDS: Final = 0.2  # of thinking, between two checks whether it was cancelled
JUDGED_SHARE: Final = 0.5  # of the time: to judge the plans that the search has found

_ready: set[Parts] = set()
_preparing: dict[Parts, Thread] = {}
_lock = Lock()


def ready(game: Parts) -> bool:
    """Whether the futures of a game are compiled; if not, that is begun in the background."""
    if not compiled_here(game):
        return accelerated(game)
    with _lock:
        if game not in _preparing:
            _preparing[game] = Thread(target=_prepare, args=(game,), daemon=True, name=f"futures of {game.name}")
            _preparing[game].start()
    return game in _ready


def _prepare(game: Parts) -> None:
    compile_futures(player_loops(game))
    _ready.add(game)


async def advise_within(seen: Information, seconds: float, stopped: Callable[[], bool]) -> Advice:
    """Like `advise`, but in slices, so that it can be stopped, and without waiting for the compiler."""
    world, seat = seen.world, seen.seat
    searcher = Searcher(Effort(None, min(SLICE_SECONDS, seconds)), STYLES[0], Random(0))
    until = perf_counter() + seconds
    plans_judged = world.actor == seat and ready(world.game)
    searched = until - (JUDGED_SHARE * seconds if plans_judged else 0)
    candidates = await searcher.thinking(seen)
    while perf_counter() < searched and not stopped():
        candidates = await searcher.thinking(seen)
    actor = int(world.state.actor)
    lines = await searcher.lines([one.answer for one in candidates])
    best = [] if actor == NATURE else [replace(one, line=line) for one, line in zip(candidates, lines, strict=True)]
    visits, win, margin = searcher.expectation()
    searcher.close()
    advice = Advice(seat=seat, actor=actor, visits=visits, win=win, margin=margin, best=tuple(best))
    if not plans_judged:
        return advice
    return await judged(advice, seen, lambda: perf_counter() < until and not stopped())


async def judged(advice: Advice, seen: Information, go_on: Callable[[], bool]) -> Advice:
    """The plans that the search has found most promising, judged by futures for as long as `go_on` says so: what the
    seat may expect before them, and with each. The rest of the answers follow as the search has left them."""
    world, seat = seen.world, seen.seat
    depth = Depth.of(world.game.name, "quick")
    oracle = Oracle(compiled_player_loops(world.game), world.players, depth)
    asked = (0,) * MAX_QUESTION_KINDS
    tried = [one for one in advice.best if one.visits][:PLANS_JUDGED]
    plans = [
        (await completed(oracle.player_loops, world, seat, one.line or (one.answer,), depth.depth))[0] for one in tried
    ]
    # What the chances before are those of is a plan too: nobody is advised to something that is worth less.
    greedy, _ = await completed(oracle.player_loops, world, seat, (), depth.depth)
    same = next((one for one in advice.best if one.answer == greedy[0]), None)
    if same is not None and greedy not in plans:
        tried, plans = [*tried, same], [*plans, greedy]
    lines: list[tuple[int, ...]] = [(), *plans]  # an empty one: as greedy players would go on
    margins: list[Margins] = [[] for _ in lines]
    whole = await oracle.near_the_end(world, asked, seat)
    while not margins[0] or (len(margins[0]) < depth.most and go_on()):
        for line, rows in zip(lines, margins, strict=True):
            rows.extend(await oracle.margins(world.state, asked, FUTURES_AT_ONCE, seat, line, len(rows), whole))
    values = [_expected(oracle, rows, seat, whole) for rows in margins]
    found = [
        replace(one, line=plan, margin=margin, win=win)
        for one, plan, (margin, win) in zip(tried, plans, values[1:], strict=True)
    ]
    found.sort(key=lambda one: -one.margin)
    found = [one for at, one in enumerate(found) if one.answer not in {better.answer for better in found[:at]}]
    rest = [one for one in advice.best if one.answer not in {other.answer for other in tried}]
    explained = Explained()
    if len(found) > 1:
        best, second = found[:2]
        explained = await explain(oracle, seen, asked, (best.line, second.line), best.margin - second.margin)
    return Advice(
        seat=seat,
        actor=advice.actor,
        visits=advice.visits,
        margin=values[0][0],
        win=values[0][1],
        best=(*found, *rest),
        explained=explained,
    )


def _expected(oracle: Oracle, rows: Margins, seat: int, whole: bool) -> tuple[float, float]:
    """Margin in points and the chance to win, over these futures."""
    own = [row[seat] for row in rows]
    return round(mean(own) / 100, 2), round(oracle.win(own, whole), 3)
