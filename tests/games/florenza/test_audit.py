"""The audit finds what is broken on the table: each fault, made on purpose."""

from __future__ import annotations

import pytest

from torri import Game, Position
from torri.engine.loops import loops
from torri.games.florenza.audit import Fault
from torri.games.florenza.state import Ask

from ...playing import walk
from .moments import Damage, assert_found, both, from_card, hire, into_bag, out_of_bag, put, put_in, under_card
from .positions import building, person, position, work


def laid_out() -> Position:
    return position(
        3,
        seat=0,
        captain=0,
        bishop=1,
        florins={0: 250, 1: 100},
        cubes={0: "mmwg", 1: "wt", 2: "s"},
        prestige={0: 2, 1: -3},
        certificates={1: 7},
        bishop_points={1: 3},
        workers={0: 2, 1: 1, 2: 1},
        buildings={0: ["fabbro", "palagio"], 1: ["cava"], 2: ["cava"]},
        sites={0: ["baratto"], 2: ["casa"]},
        occupied={(0, 1): 1},
        works={0: ["palazzo.statua", "banco.atrio"], 1: ["duomo.pulpito"]},
        plans={0: {"duomo.cupola": "raffaello"}, 1: {"lastricato.fontana": "nameless-sculptor"}},
        market=[1],
        passed=[2],
        chiesa={1: "antonio-da-padova"},
        pulpit=("nameless-preacher", 2),
        guarded="giotto",
        banished="giordano-bruno",
        masters=["giotto"],
    )


ABSENT = 3  # a seat that nobody sits on
OUT_OF_RANGE: list[tuple[str, Damage]] = [  # the field whose number is out of its range
    *(
        (flag, put(**{flag: value}))
        for flag in ("first_game", "short_game", "both_offices_twice", "families", "open_memory")
        for value in (2, -1)
    ),
    ("passed", put(passed=1 << ABSENT)),
    ("market", put(market=1 << ABSENT)),
    ("masters", put(masters=1 << 37)),  # a preacher
    ("hired", hire("nameless-architect")),
    ("bag", into_bag("nameless-painter")),
    ("life[2]", under_card("nameless-architect", 3)),
    *(
        (field, put(**{field: value}))
        for field, values in {
            "round": (-1, 9),
            "phase": (-1, 10),
            "place": (-1, 3),
            "field": (-1, 8),
            "acted": (-1, 2),
            "dealt": (-1, 8),
            "given": (-1, 64),
            "captain": (-2, 3),
            "bishop": (-2, 3),
            "pulpit_seat": (-2, 3),
            "guarded_worker": (-2, 3),
            "guarded": (-2, 34),
            "banished": (-2, 43),
            "pulpit": (-2, 44),
            "work": (-2, 27),
            "person": (-2, 44),
            "roll": (-2, 6),
            "talent": (-2, 3),
            "due": (-1, 45),
            "least": (-1, 7),
        }.items()
        for value in values
    ),
    *(
        (f"{field}[{place}]", put_in(field, place, value=value))
        for field, place, value in (
            *(("nameless", kind, value) for kind in range(4) for value in (-1, 3)),
            ("supply", 4, -1),
            ("tiles", 0, -1),
            ("order", 2, -2),
            ("order", 2, ABSENT),
            ("prestige", 1, -4),
            ("prestige", 1, 10_001),
            ("certificates", 1, 10_001),
            ("bishop_points", 1, 10_001),
            ("florins", 1, 1_000_001),
            ("certificates", 1, -1),
            ("bishop_points", 0, -1),
            ("florins", 0, -1),
            ("reserve", 0, -1),
            ("workers", 0, -1),
            ("chiesa", 0, -2),
            ("chiesa", 0, 44),
            ("family", 0, -2),
            ("family", 0, 5),
            ("works", 0, 1 << 27),
            ("plans", 0, 1 << 27),
            ("works", 0, -1),
            ("built", 0, -1),
            ("built", 0, 9),
            ("sites", 0, -1),
            ("sites", 0, 9),
            ("old", 0, -1),
            ("old", 0, 9),
            *((field, ABSENT, 1) for field in ("florins", "certificates", "prestige", "bishop_points")),
            *((field, ABSENT, 1) for field in ("built", "sites", "old", "works", "plans", "reserve", "workers")),
            ("order", ABSENT, 0),
            ("chiesa", ABSENT, 43),
            ("family", ABSENT, 3),
        )
    ),
    *(
        (f"{field}[{row}][{column}]", put_in(field, row, column, value=value))
        for field, row, column, value in (
            ("cubes", 0, 4, -1),
            ("cubes", ABSENT, 4, 1),
            ("lot", 1, 1, 27),
            ("lot", 1, 1, -2),
            ("lot", ABSENT, 0, building("casa")),
            ("occupant", 0, 0, -2),
            ("occupant", 0, 0, ABSENT),
            ("artist", 0, 0, -2),
            ("artist", 0, 0, person("giordano-bruno")),
            ("artist", ABSENT, 0, person("vignola")),
        )
    ),
]

DAMAGE: dict[str, tuple[Fault, Damage]] = {
    "a cube vanishes": (Fault.CUBES_NOT_CONSERVED, put_in("supply", 0, value=15)),
    "a cube appears": (Fault.CUBES_NOT_CONSERVED, put_in("cubes", 0, 0, value=3)),
    "a cube changes its kind": (
        Fault.CUBES_NOT_CONSERVED,
        both(put_in("cubes", 0, 0, value=1), put_in("cubes", 0, 5, value=1)),
    ),
    "a tile vanishes": (Fault.TILES_NOT_CONSERVED, put_in("tiles", building("orafo"), value=0)),
    "a tile appears": (Fault.TILES_NOT_CONSERVED, put_in("tiles", building("orafo"), value=2)),
    "a tile turns into another": (Fault.TILES_NOT_CONSERVED, put_in("lot", 1, 0, value=building("segheria"))),
    "a gap between tiles": (
        Fault.DISTRICT_ASTRAY,
        both(put_in("lot", 1, 0, value=-1), put_in("lot", 1, 1, value=building("cava"))),
    ),
    "a tile that is neither finished nor planned": (Fault.DISTRICT_ASTRAY, put_in("sites", 0, value=0)),
    "a construction without a tile": (Fault.DISTRICT_ASTRAY, put_in("sites", 1, value=1)),
    "a worker in a home": (Fault.DISTRICT_ASTRAY, put_in("occupant", 0, 1, value=0)),
    "a worker of another on a construction": (Fault.DISTRICT_ASTRAY, put_in("occupant", 0, 2, value=1)),
    "a worker on an empty field": (Fault.DISTRICT_ASTRAY, put_in("occupant", 2, 7, value=1)),
    "a building finished in phase 4": (Fault.DISTRICT_ASTRAY, put_in("old", 0, value=1)),
    "more tiles than fields": (Fault.DISTRICT_ASTRAY, put_in("sites", 0, value=7)),
    "an old building that is not finished": (Fault.DISTRICT_ASTRAY, put_in("old", 0, value=3)),
    "two crests on one work": (Fault.WORKS_ASTRAY, put_in("works", 1, value=1 << work("banco.atrio"))),
    "one work planned by two": (
        Fault.WORKS_ASTRAY,
        both(
            put_in("plans", 2, value=1 << work("duomo.cupola")),
            put_in("artist", 2, work("duomo.cupola"), value=person("correggio")),
        ),
    ),
    "a completed work planned by another": (
        Fault.WORKS_ASTRAY,
        put_in("works", 2, value=1 << work("duomo.cupola")),
    ),
    "an own completed work planned again": (
        Fault.WORKS_ASTRAY,
        put_in("works", 0, value=1 << work("duomo.cupola") | 1 << work("palazzo.statua")),
    ),
    "a planned work without an artist": (Fault.WORKS_ASTRAY, put_in("artist", 0, work("duomo.cupola"), value=-1)),
    "an artist without a planned work": (
        Fault.WORKS_ASTRAY,
        put_in("artist", 0, work("duomo.facciata"), value=person("vignola")),
    ),
    "an artist without the talent": (
        Fault.WORKS_ASTRAY,
        put_in("artist", 0, work("duomo.cupola"), value=person("donatello")),
    ),
    "somebody in the bag and in town": (Fault.PERSONS_NOT_CONSERVED, into_bag("correggio")),
    "somebody under two cards": (Fault.PERSONS_NOT_CONSERVED, under_card("giotto", 2)),
    "somebody under a card above its own": (
        Fault.PERSONS_NOT_CONSERVED,
        both(from_card("giotto", 3), under_card("giotto", 4)),
    ),
    "somebody grown older than the rounds": (
        Fault.PERSONS_NOT_CONSERVED,
        both(from_card("correggio", 4), under_card("correggio", 2)),
    ),
    "a master in the bag": (Fault.PERSONS_NOT_CONSERVED, put(masters=1 << person("donatello"))),
    "somebody hired who is not in town": (Fault.PERSONS_NOT_CONSERVED, hire("donatello")),
    "somebody at work who is not in town": (
        Fault.PERSONS_NOT_CONSERVED,
        both(
            hire("donatello"),
            put_in("plans", 2, value=1 << work("palazzo.statua")),
            put_in("artist", 2, work("palazzo.statua"), value=person("donatello")),
            put_in("reserve", 2, value=3),
        ),
    ),
    "somebody hired who does not work": (Fault.PERSONS_NOT_CONSERVED, hire("correggio")),
    "somebody at work who is not hired": (Fault.PERSONS_NOT_CONSERVED, put(hired=1 << person("antonio-da-padova"))),
    "too few persons in town": (
        Fault.PERSONS_NOT_CONSERVED,
        both(from_card("tintoretto", 3), into_bag("tintoretto")),
    ),
    "too many persons in town": (
        Fault.PERSONS_NOT_CONSERVED,
        both(under_card("donatello", 3), out_of_bag("donatello")),
    ),
    "one artist for two works": (
        Fault.PERSONS_NOT_CONSERVED,
        both(
            put_in("plans", 2, value=1 << work("chiesa.campanile")),
            put_in("artist", 2, work("chiesa.campanile"), value=person("raffaello")),
        ),
    ),
    "one preacher in two churches": (
        Fault.PERSONS_NOT_CONSERVED,
        put_in("chiesa", 0, value=person("antonio-da-padova")),
    ),
    "one preacher in church and cathedral": (
        Fault.PERSONS_NOT_CONSERVED,
        both(put(pulpit=person("antonio-da-padova")), put_in("nameless", 3, value=0)),
    ),
    **{
        f"{name} as a preacher in {place}": (Fault.PERSONS_NOT_CONSERVED, damage)
        for name, artist in (("the first artist", 0), ("the last artist", 36))
        for place, damage in (
            ("a church", put_in("chiesa", 0, value=artist)),
            ("the cathedral", put(pulpit=artist)),
            ("exile", put(banished=artist)),
        )
    },
    "a nameless preacher too many": (Fault.PERSONS_NOT_CONSERVED, put_in("nameless", 3, value=2)),
    "a nameless preacher not counted": (Fault.PERSONS_NOT_CONSERVED, put_in("nameless", 3, value=0)),
    "a nameless preacher in church not counted": (
        Fault.PERSONS_NOT_CONSERVED,
        put_in("chiesa", 0, value=person("nameless-preacher")),
    ),
    "a nameless artist too many": (Fault.PERSONS_NOT_CONSERVED, put_in("nameless", 0, value=1)),
    "a nameless artist not counted": (Fault.PERSONS_NOT_CONSERVED, put_in("nameless", 1, value=0)),
    "a preacher in the cathedral of nobody": (Fault.PERSONS_NOT_CONSERVED, put(pulpit_seat=-1)),
    "nobody in the pulpit of somebody": (
        Fault.PERSONS_NOT_CONSERVED,
        both(put(pulpit=-1), put_in("nameless", 3, value=0)),
    ),
    "a worker vanishes": (Fault.WORKERS_NOT_CONSERVED, put_in("reserve", 0, value=3)),
    "a worker appears": (Fault.WORKERS_NOT_CONSERVED, put_in("workers", 0, value=3)),
    "a worker too many at the market": (Fault.WORKERS_NOT_CONSERVED, put(market=3)),
    "a worker too few at the market": (Fault.WORKERS_NOT_CONSERVED, put(market=0)),
    "a worker of another on a building": (Fault.WORKERS_NOT_CONSERVED, put_in("occupant", 0, 0, value=2)),
    "a worker guarded and elsewhere": (Fault.WORKERS_NOT_CONSERVED, put(guarded_worker=1)),
    "another brought the preacher to the cathedral": (Fault.WORKERS_NOT_CONSERVED, put(pulpit_seat=0)),
    "a seat twice in turn order": (Fault.ORDER_ASTRAY, put_in("order", 2, value=1)),
    "nobody third in turn order": (Fault.ORDER_ASTRAY, put_in("order", 2, value=-1)),
    "a family twice": (Fault.ORDER_ASTRAY, both(put(families=1), put_in("family", 2, value=1))),
    "a family not by seat": (Fault.ORDER_ASTRAY, put_in("family", 2, value=4)),
    "a seat without a family": (Fault.ORDER_ASTRAY, both(put(families=1), put_in("family", 2, value=-1))),
    "the Captain not first": (Fault.ORDER_ASTRAY, put(captain=2)),
    "the Bishop not second": (Fault.ORDER_ASTRAY, put(bishop=2)),
    "a round beyond the last of a short game": (Fault.ROUND_MISCOUNTED, put(round=7, short_game=1)),
    "workers placed before the first round": (Fault.ROUND_MISCOUNTED, put(round=0)),
    "the game over too early": (Fault.ROUND_MISCOUNTED, put(ask=Ask.OVER)),
}


@pytest.mark.parametrize(("field", "damage"), OUT_OF_RANGE)
def test_what_means_nothing_is_found(field: str, damage: Damage) -> None:
    assert_found(laid_out(), damage, field)


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found(florenza: Game, name: str) -> None:
    fault, damage = DAMAGE[name]
    assert_found(laid_out(), damage, fault)


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize(
    "name",
    [
        "palazzo.facciata",
        "palazzo.salone",
        "chiesa.facciata",
        "duomo.facciata",
    ],
)
def test_a_work_completed_and_planned_is_found(florenza: Game, name: str) -> None:
    at = position(plans={0: {name: "nameless-architect"}})
    assert_found(at, put_in("works", 0, value=1 << work(name)), Fault.WORKS_ASTRAY)


@pytest.mark.parametrize("accelerated", [False, True])
def test_the_soak_finds_damage(florenza: Game, accelerated: bool) -> None:
    for name in ("a cube vanishes", "a tile appears", "two crests on one work", "a worker appears"):
        at = laid_out()
        fault, damage = DAMAGE[name]
        damage(at.state)
        assert loops(florenza, accelerated).soak(at.state, 1, seed=1).fault == fault.name


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"families": "chosen"}),
        (4, {"short_game": True}),
        (5, {"first_game": True, "both_offices_twice": False}),
    ],
)
def test_a_sound_game_has_no_fault(florenza: Game, players: int, options: dict[str, object]) -> None:
    for at in walk(florenza, players, seed=players, eager=True, **options):
        assert florenza.audit(at.state) == Fault.NOTHING
