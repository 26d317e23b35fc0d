"""Figures that follow from the table, for a seat: who could make what, what it will have and need this round, what is
missing and what would bring it, and where prestige and bishop points will stand."""

from __future__ import annotations

from typing import Final, TypeAlias

from torri.engine.bits import members
from torri.engine.telling import Teller, events_told

from .events import NAMES, TELLINGS, Event
from .expected import expected
from .figures import CUBES
from .first_words import next_words
from .forecast import ARTWORKS, PLACING, apply, cheapest_talent, end_placing, legal, likely
from .outlook_views import FlorenzaBroken, FlorenzaOutlook, FlorenzaOutlookHead, FlorenzaStanding
from .rules.artworks import REFUSED, fame_of
from .rules.district import NO, YES
from .rules.hiring import (
    artists_present,
    nameless_to_be_had,
    not_completed,
    not_guarded,
    not_hired,
    not_planned,
    talented,
)
from .running_ledger import payable, running_ledger
from .state import Ask, State, copy
from .tables import (
    ALL_WORKERS,
    BLUE_FAME,
    CATHEDRAL,
    EDITION,
    FACES,
    FAME,
    LOWEST_PRESTIGE,
    PERSON_IDS,
    PERSON_TALENTS,
    ROUNDS,
    WORK_IDS,
    WORK_TALENTS,
)
from .views import FlorenzaGoods
from .ways_to_pay import ways_to_pay

Standing: TypeAlias = tuple[int, int, int]  # prestige, bishop points, prestige lost by promises that failed

TELLER: Final = Teller(TELLINGS, NAMES)


def outlook(s: State, seat: int | None) -> FlorenzaOutlook:
    """For a seat; spectators get what is nobody's own: who could make what, and where everybody will stand."""
    chooser = s.actor if seat is None else seat
    choosing = chooser in range(s.players) and 0 < s.phase <= PLACING
    makers = _makers(s, chooser) if choosing else {}
    low, high = _played_on(s, best=False), _played_on(s, best=True)
    shown: FlorenzaOutlookHead = {
        "makers": makers,
        "places": _places(makers),
        "standings": [_standing(low[player], high[player]) for player in range(s.players)],
        "expected": expected(s, seat),
        "reach": next_words(s, seat),
        "reconstructed": RECONSTRUCTED,
    }
    if seat is None:
        return {
            **shown,
            "ledger": None,
            "payable": [],
            "risk": 0,
            "paid": None,
            "ways": [],
            "broken": None,
            "workers": None,
        }
    ledger = running_ledger(s, seat)
    placed = ALL_WORKERS - s.workers[seat] - s.reserve[seat] - (s.guarded_worker == seat)
    return {
        **shown,
        **_standing(low[seat], high[seat]),
        "ledger": ledger,
        "payable": list(payable(ledger["end"])),
        "risk": low[seat][2],
        "paid": _if_paid(s, seat, ledger["short"]) if ledger["short"] else None,
        "ways": list(ways_to_pay(s, seat, ledger)) if ledger["short"] else [],
        "broken": _broken(s, seat),
        "workers": {"ready": s.workers[seat], "reserve": s.reserve[seat], "placed": placed},
    }


def _reconstructed() -> list[str]:
    """The tables of the edition with reconstructed figures: `artist`; where others are sure, by name: `income.die`."""
    sure = {figure.path.partition(".")[0] for figure in EDITION.figures if "X" not in figure.mark}
    found = {figure.path.partition("[")[0] for figure in EDITION.reconstructed()}
    return sorted({path if path.partition(".")[0] in sure else path.partition(".")[0] for path in found})


RECONSTRUCTED: Final = _reconstructed()


# L5.4, L8.2 Who could make what


def _makers(s: State, seat: int) -> dict[str, dict[str, float]]:
    """The artworks that a seat may plan, each with the artists it may hire for it and the fame to be expected."""
    s = copy(s)
    s.actor = seat
    makers = {}
    for work in members(not_completed(s) & not_planned(s)):
        s.work = work
        artists = talented(s) & artists_present(s) & not_hired(s) & not_guarded(s) & nameless_to_be_had(s)
        if artists:
            makers[WORK_IDS[work]] = {PERSON_IDS[artist]: mean_fame(s, artist, work) for artist in members(artists)}
    return makers


def mean_fame(s: State, artist: int, work: int) -> float:
    """L8.2: by the best talent that serves; of two rolls in the cathedral the better one."""
    rows = (BLUE_FAME if s.masters >> artist & 1 else FAME)[artist]
    talents = members(PERSON_TALENTS[artist] & WORK_TALENTS[work])
    if CATHEDRAL >> work & 1:
        return round(max(_better_of_two(rows[talent]) for talent in talents), 1)
    return round(max(sum(rows[talent]) / FACES for talent in talents), 1)


def _better_of_two(row: list[int]) -> float:
    return sum(max(first, second) for first in row for second in row) / FACES**2


def _places(makers: dict[str, dict[str, float]]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for work, artists in makers.items():
        for artist in artists:
            places.setdefault(artist, []).append(work)
    return places


# Prestige and bishop points at the end of phase 7


def _standing(low: Standing, high: Standing) -> FlorenzaStanding:
    return {"prestige": [low[0], high[0]], "bishop": low[1]}


def _played_on(s: State, best: bool) -> list[Standing]:
    """Every seat before the offices are named, if the dice for fame all fall so badly, or so well."""
    standing = [(s.prestige[seat], s.bishop_points[seat], 0) for seat in range(s.players)]
    if not PLACING <= s.phase <= ARTWORKS:
        return standing
    s = copy(s)
    s.round = ROUNDS[s.short_game]  # as if this were the last round: no income follows
    with events_told() as told:
        if s.phase == PLACING:
            end_placing(s)
        while s.ask != Ask.OVER:
            apply(s, _extreme_face(s, best) if s.ask == Ask.FAME else likely(s))
    for event in told:
        if event[0] in (Event.CAPTAIN_NAMED, Event.NO_CAPTAIN):  # L9.1: from here on it is phase 8
            break
        facts = {name: value for name, value in TELLER.event(event).facts.items() if isinstance(value, int)}
        if "seat" in facts:
            prestige, bishop, lost = standing[facts["seat"]]
            prestige += facts.get("prestige", 0) + facts.get("fame", 0) - facts.get("lost", 0)
            standing[facts["seat"]] = (
                max(prestige, LOWEST_PRESTIGE),
                bishop + facts.get("bishop", 0),
                lost + facts.get("lost", 0),
            )
    return standing


def _extreme_face(s: State, best: bool) -> int:
    faces = sorted(range(FACES), key=lambda face: fame_of(s, face))
    return faces[-1 if best else 0]


def _if_paid(s: State, seat: int, short: FlorenzaGoods) -> FlorenzaStanding:
    """Where the seat would stand if it had what is missing."""
    s = copy(s)
    s.florins[seat] += short.get("florins", 0)
    for kind, cube in enumerate(CUBES):
        s.cubes[seat][kind] += short.get(cube, 0)
    return _standing(_played_on(s, best=False)[seat], _played_on(s, best=True)[seat])


# What paying now would break


PAYMENTS: Final = {Ask.USE: NO, Ask.BUILD: NO, Ask.TALENT: REFUSED}  # by the answer that pays nothing


def _broken(s: State, seat: int) -> FlorenzaBroken | None:
    """L7.2, L7.3, L8.2: the promises that could be kept if this were not paid, and can't if it is."""
    if s.actor != seat or s.ask not in PAYMENTS:
        return None
    refuses = PAYMENTS[Ask(s.ask)]
    pays = cheapest_talent(s) if s.ask == Ask.TALENT else YES
    if pays == refuses or not legal(s) >> pays & 1:
        return None
    paid, refused = copy(s), copy(s)
    apply(paid, pays)
    apply(refused, refuses)
    kept = {row["target"] for row in running_ledger(refused, seat)["rows"] if row["kept"]}
    rows = [row for row in running_ledger(paid, seat)["rows"] if row["kept"] is False and row["target"] in kept]
    if not rows:
        return None
    lost = _played_on(paid, best=False)[seat][2] - _played_on(refused, best=False)[seat][2]
    return {"rows": rows, "lost": max(lost, 0)}
