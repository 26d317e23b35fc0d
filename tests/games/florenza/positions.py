"""Positions of Florenza laid out by hand, as a rulebook's examples are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import torri
from torri import NATURE, Position
from torri.engine.bits import members
from torri.games.florenza.audit import Fault
from torri.games.florenza.audit_round import asked, phase_of
from torri.games.florenza.events import LETTERS, written_cubes
from torri.games.florenza.rules.town import engage, in_town
from torri.games.florenza.state import Ask, State
from torri.games.florenza.tables import (
    ALL_WORKERS,
    ARTISTS,
    BUILDING_IDS,
    COPIES,
    DRAWN,
    LIFE,
    NAMED,
    NUMERALS,
    PERSON_IDS,
    SUPPLY,
    WORK_IDS,
)

from ...playing import give


def building(name: str) -> int:
    return BUILDING_IDS.index(name)


def work(name: str) -> int:
    return WORK_IDS.index(name)


def person(name: str) -> int:
    """A person by the beginning of the name: `giotto`, `michelangelo`, `nameless-painter`."""
    found = [number for number, known in enumerate(PERSON_IDS) if known == name or known.startswith(f"{name}-")]
    assert len(found) == 1, (name, found)
    return found[0]


def position(
    players: int = 2,
    seat: int = 0,
    ask: Ask = Ask.ACTION,
    round: int = 2,
    order: Sequence[int] | None = None,
    captain: int | None = None,
    bishop: int | None = None,
    florins: Mapping[int, int] | None = None,
    cubes: Mapping[int, str] | None = None,
    prestige: Mapping[int, int] | None = None,
    certificates: Mapping[int, int] | None = None,
    bishop_points: Mapping[int, int] | None = None,
    workers: Mapping[int, int] | None = None,
    buildings: Mapping[int, Sequence[str]] | None = None,
    sites: Mapping[int, Sequence[str]] | None = None,
    occupied: Mapping[tuple[int, int], int] | None = None,
    works: Mapping[int, Sequence[str]] | None = None,
    plans: Mapping[int, Mapping[str, str]] | None = None,
    town: Mapping[str, str] | Sequence[str] = (),
    bag: Sequence[str] | None = None,
    masters: Sequence[str] = (),
    market: Sequence[int] = (),
    passed: Sequence[int] = (),
    chiesa: Mapping[int, str] | None = None,
    pulpit: tuple[str, int] | None = None,
    guarded: str | None = None,
    guarded_worker: int | None = None,
    banished: str | None = None,
    **options: object,
) -> Position:
    """A seat (from 0) about to answer CAPTAIN, BISHOP, ACTION or MARKET, or nature the INCOME die.

    `workers` are those in the material area (4 each if not given), cubes are letters (`mmw`), `buildings` and `sites`
    are finished and planned ones from field 1 on, `occupied` says whose worker is on a finished building by (owner,
    field from 1). `plans` name the artist for each planned work. `town` names persons, each under its own card or,
    as a mapping, under a given one (`{"giotto": "I"}`; the round is then late enough for that); persons planned with
    need not be named. Others fill up the town and the rest is in the bag; with `bag` given nobody is added, and all
    who are not named have left the game.
    """
    game = torri.game("florenza")
    given = game.start(players, options).options
    s = State(players=players, round=round, ask=ask, phase=phase_of(ask))
    s.short_game, s.both_offices_twice = int(bool(given["short_game"])), int(bool(given["both_offices_twice"]))
    s.first_game, s.open_memory = int(bool(given["first_game"])), int(bool(given["open_memory"]))
    s.families = int(given["families"] == "chosen")
    s.captain = -1 if captain is None else captain
    s.bishop = -1 if bishop is None else bishop
    for place, placed in enumerate(turn_order(players, order, captain, bishop)):
        s.order[place] = placed
    s.place = s.order.index(seat) if s.phase in (4, 5) else 0
    s.supply, s.tiles = list(SUPPLY), list(COPIES)
    for other in range(players):
        s.family[other] = other
        s.florins[other] = (florins or {}).get(other, 0)
        s.prestige[other] = (prestige or {}).get(other, 0)
        s.certificates[other] = (certificates or {}).get(other, 0)
        s.bishop_points[other] = (bishop_points or {}).get(other, 0)
        s.workers[other] = (workers or {}).get(other, 4)
        for letter in (cubes or {}).get(other, ""):
            s.cubes[other][LETTERS.index(letter)] += 1
            s.supply[LETTERS.index(letter)] -= 1
        lay_tiles(s, other, (buildings or {}).get(other, ()), (sites or {}).get(other, ()))
        s.works[other] = sum(1 << work(name) for name in (works or {}).get(other, ()))
    for (owner, field), worker in (occupied or {}).items():
        s.occupant[owner][field - 1] = worker
    fill_town(s, town, plans or {}, chiesa or {}, pulpit, guarded, banished, bag)
    s.market = sum(1 << other for other in market)
    s.passed = sum(1 << other for other in passed)
    s.masters = sum(1 << person(name) for name in masters)
    s.guarded = -1 if guarded is None else person(guarded)
    s.guarded_worker = -1 if guarded_worker is None else guarded_worker
    s.banished = -1 if banished is None else person(banished)
    for other in range(players):
        s.reserve[other] = ALL_WORKERS - s.workers[other] - placed_workers(s, other)
    s.actor = NATURE if ask == Ask.INCOME else asked(s)
    at = Position(game, s, given)
    assert game.audit(s) == Fault.NOTHING, Fault(game.audit(s))
    return at


def turn_order(players: int, order: Sequence[int] | None, captain: int | None, bishop: int | None) -> list[int]:
    """As given, or by seat with Captain first and Bishop second."""
    if order is not None:
        return list(order)
    others = [seat for seat in range(players) if seat not in (captain, bishop)]
    if captain is None and bishop is not None:
        return [others[0], bishop, *others[1:]]
    officers = [seat for seat in dict.fromkeys((captain, bishop)) if seat is not None]
    return [*officers, *others]


def lay_tiles(s: State, seat: int, buildings: Sequence[str], sites: Sequence[str]) -> None:
    for field, name in enumerate([*buildings, *sites]):
        s.lot[seat][field] = building(name)
        s.tiles[building(name)] -= 1
    s.built[seat] = s.old[seat] = len(buildings)
    s.sites[seat] = len(sites)


def fill_town(
    s: State,
    town: Mapping[str, str] | Sequence[str],
    plans: Mapping[int, Mapping[str, str]],
    chiesa: Mapping[int, str],
    pulpit: tuple[str, int] | None,
    guarded: str | None,
    banished: str | None,
    bag: Sequence[str] | None,
) -> None:
    named = dict(town) if isinstance(town, Mapping) else dict.fromkeys(town, "")
    engaged = [artist for planned in plans.values() for artist in planned.values()]
    engaged += [*chiesa.values(), *([pulpit[0]] if pulpit else [])]
    for name in (*engaged, *(other for other in (guarded, banished) if other)):
        if not name.startswith("nameless"):
            named.setdefault(name, "")
    for name, numeral in named.items():
        card = NUMERALS.index(numeral) if numeral else LIFE[person(name)]
        s.life[card] |= 1 << person(name)
        s.round = max(s.round, LIFE[person(name)] - card + 1)
    missing = DRAWN[s.players] - in_town(s).bit_count()
    others = [number for number in reversed(range(ARTISTS)) if not in_town(s) >> number & 1]
    if bag is None:
        for number in others[:missing]:
            s.life[LIFE[number]] |= 1 << number
    s.bag = NAMED & ~in_town(s) if bag is None else sum(1 << person(name) for name in bag)
    for seat, planned in plans.items():
        for name, artist in planned.items():
            s.plans[seat] |= 1 << work(name)
            s.artist[seat][work(name)] = person(artist)
    for name in engaged:
        engage(s, person(name))
    for seat, name in chiesa.items():
        s.chiesa[seat] = person(name)
    if pulpit:
        s.pulpit, s.pulpit_seat = person(pulpit[0]), pulpit[1]


def placed_workers(s: State, seat: int) -> int:
    occupying = sum(worker == seat for row in s.occupant for worker in row)
    preaching = (s.chiesa[seat] != -1) + (s.pulpit_seat == seat)
    others = s.sites[seat] + s.plans[seat].bit_count() + (s.market >> seat & 1) + (s.guarded_worker == seat)
    return occupying + preaching + others


def cubes_of(at: Position, seat: int) -> str:
    """The cubes of a family, as letters."""
    return written_cubes(at.state.cubes[seat])


def lots_of(at: Position, seat: int) -> list[str]:
    """The buildings on the fields of a district, finished or planned."""
    return [BUILDING_IDS[kind] for kind in at.state.lot[seat] if kind != -1]


def works_of(at: Position, seat: int) -> list[str]:
    """The artworks with the crest of a seat."""
    return [WORK_IDS[number] for number in members(at.state.works[seat])]


def under(at: Position, numeral: str) -> list[str]:
    """The persons under a card of Life in Florence."""
    return [PERSON_IDS[number] for number in members(at.state.life[NUMERALS.index(numeral)])]


def pass_all(at: Position) -> list[str]:
    """Everybody passes until phase 4 is over; the names of the events."""
    events = []
    while at.state.ask == Ask.ACTION:
        events += give(at, "-")
    return events
