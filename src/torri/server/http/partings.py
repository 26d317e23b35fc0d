"""Where those who played a deal of the day have parted, in the game's own terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.matches.deal_lines import DealLine, Fork, Way, forks_on
from torri.matches.deal_studies import DealStudied
from torri.server.api.messages.deals import PartedWay, Parting

MAX_PARTINGS: Final = 4  # the first ones, at which most stood
MAX_WAYS: Final = 4


def partings_on(
    position: Position, seat: int, line: DealLine, studied: DealStudied, is_own: bool
) -> tuple[Parting, ...]:
    """The decisions of a line at which the field has parted, from the start of the game on."""
    waiting = {fork.ply: fork for fork in forks_on(studied.forks, line.answers)[:MAX_PARTINGS]}
    maestro = studied.maestro.line.answers if studied.maestro is not None else ()
    found, turn = list[Parting](), 0
    last: int | None = None
    for ply, answer in enumerate(line.answers):
        if len(found) == len(waiting):
            break
        actor = position.actor
        if actor == seat != last:
            turn += 1
        last = last if actor == NATURE else actor
        if ply in waiting and actor == seat:
            best = maestro[ply] if maestro[:ply] == line.answers[:ply] else None
            found.append(_parting(position, waiting[ply], turn, answer if is_own else None, best))
        position.game.questions.apply(position.state, answer)
    return tuple(found)


def _parting(position: Position, fork: Fork, turn: int, own: int | None, maestro: int | None) -> Parting:
    usual = [way.answer for way in fork.ways[:MAX_WAYS]]
    shown = [way for way in fork.ways if way.answer in (*usual, own, maestro)]
    ways = []
    for way in shown:
        name, facts = position.meaning(way.answer)
        mean = round(way.mean, 1)
        ways.append(PartedWay(name, dict(facts), way.count, mean, way.answer == own, way.answer == maestro))
    return Parting(
        ply=fork.ply,
        turn=turn,
        question=position.question.name,
        ways=tuple(ways),
        rest=fork.count - sum(way.count for way in shown),
        worth=_worth(fork.ways, own),
    )


def _worth(ways: Sequence[Way], own: int | None) -> float | None:
    mine = next((way for way in ways if way.answer == own), None)
    others = [way for way in ways if way is not mine]
    if mine is None or not others:
        return None
    return round(mine.mean - sum(way.points for way in others) / sum(way.count for way in others), 1)
