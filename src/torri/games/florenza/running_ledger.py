"""What a seat has, what each later moment of the round brings or takes, and what is missing on the way.

The round is played on as in the forecast. A promise that would fail is written down with all that it takes, so that
what is missing shows before it is promised; what really happens then is in `kept`.
"""

from __future__ import annotations

from collections.abc import Iterator

from torri.engine.parts import ForecastMoment

from .events import work_facts
from .figures import COSTS
from .forecast import forecast, lowest_fee
from .notation import seat_text
from .outlook_views import FlorenzaLedger, FlorenzaLedgerRow
from .state import Ask, State
from .tables import BUILD_COST, BUILDING_IDS, BUILDING_NAMES, PERSON_NAMES, WORK_COST, WORK_IDS, WORK_NAMES
from .views import FlorenzaGoods


def running_ledger(s: State, seat: int) -> FlorenzaLedger:
    """What is there, what each later moment brings or takes, and what is missing on the way."""
    now: FlorenzaGoods = dict(zip(COSTS, (*s.cubes[seat], s.florins[seat]), strict=True))
    rows: list[FlorenzaLedgerRow] = []
    after, before = now, now
    for moment in (*forecast(s, seat)[1:-1], *_being_planned(s, seat)):
        held = {good: int(moment.facts[good] or 0) for good in COSTS} if "have" in moment.facts else before
        change = _taken(moment) if moment.kept is False else {good: held[good] - before[good] for good in COSTS}
        if moment.name == "planning":
            change = _less(WORK_COST[s.work])
        before = held
        after = {good: after[good] + change[good] for good in COSTS}
        rows.append(
            {
                "name": moment.name,
                "rule": moment.rule,
                "kept": moment.kept,
                "facts": moment.facts,
                "target": _target(s, moment),
                "change": change,
                "after": after,
            }
        )
    moments = [now, *(row["after"] for row in rows)]
    short = {good: -min(held[good] for held in moments) for good in COSTS if min(held[good] for held in moments) < 0}
    return {"now": now, "rows": rows, "end": after, "short": short}


def _being_planned(s: State, seat: int) -> list[ForecastMoment]:
    """L5.4: an artwork for which the artist is still to be chosen."""
    if s.ask != Ask.HIRE or s.actor != seat:
        return []
    return [ForecastMoment("planning", "L5.4", None, work_facts("work", s.work))]


def _less(cost: list[int], more_florins: int = 0) -> FlorenzaGoods:
    change = {good: -cost[number] for number, good in enumerate(COSTS)}
    return change | {"florins": change["florins"] - more_florins}


def _taken(moment: ForecastMoment) -> FlorenzaGoods:
    """All that a promise takes which can't be kept."""
    if "work" not in moment.facts:
        return _less(BUILD_COST[BUILDING_NAMES.index(str(moment.facts["building"]))])
    work, person = _work(moment), PERSON_NAMES.index(str(moment.facts["person"]))
    return _less(WORK_COST[work], lowest_fee(person, work))


def _work(moment: ForecastMoment) -> int:
    return WORK_NAMES.index(str(moment.facts["work"]))


def _target(s: State, moment: ForecastMoment) -> str | None:
    """What on the table the moment is about, as it is written."""
    if "work" in moment.facts:
        return WORK_IDS[_work(moment)]
    if "building" in moment.facts:
        return f"{seat_text(s, int(moment.facts['other_seat'] or 0))}.{moment.facts['field']}"
    return None


def payable(left: FlorenzaGoods) -> Iterator[str]:
    """The artworks, without fees, and the buildings that what is left would pay for."""
    for names, costs in ((WORK_IDS, WORK_COST), (BUILDING_IDS, BUILD_COST)):
        for name, cost in zip(names, costs, strict=True):
            if all(left[good] >= cost[number] for number, good in enumerate(COSTS)):
                yield name
