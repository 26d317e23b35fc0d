"""Valid positions at every question of a game, and ways to damage them."""

from __future__ import annotations

from collections.abc import Callable

import torri
from torri import Position
from torri.games.florenza.state import Ask, State

from ...playing import give
from ..broken import Expected, assert_refused, wrong_with
from .positions import building, pass_all, person, position, work

Damage = Callable[[State], object]
SUPPLY = NONE = -1


# Sound positions


def after(at: Position, *answers: str) -> Position:
    give(at, *answers)
    return at


def placed(at: Position, *answers: str) -> Position:
    pass_all(at)
    give(at, *answers)
    return at


def seated(players: int, *answers: str, **options: object) -> Position:
    return after(torri.game("florenza").start(players, options), *answers)


def donating(*answers: str, pulpit: bool = False) -> Position:
    works = {1: ["duomo.pulpito"]} if pulpit else {}
    at = position(works=works, town=["francesco-d-assisi"], florins={0: 100})
    return after(at, "donate", "francesco", *answers)


def trading(*answers: str, cubes: str = "mmws") -> Position:
    return placed(position(market=[0], cubes={0: cubes}, florins={0: 200}), *answers)


def using(name: str, *answers: str) -> Position:
    """The second seat has a worker on field 2 of the first district, and a construction on its own field 2."""
    buildings = {0: ["fabbro", name], 1: ["segheria"]}
    at = position(buildings=buildings, occupied={(0, 2): 1}, sites={1: ["casa"]}, cubes={1: "mmw"})
    return placed(at, *answers)


def in_turn(*answers: str) -> Position:
    """Workers on field 1 of the last district and of the first, which comes last."""
    buildings, occupied = {0: ["segheria"], 2: ["cava"]}, {(0, 1): 0, (2, 1): 2}
    return placed(position(3, seat=2, order=(2, 1, 0), buildings=buildings, occupied=occupied), *answers)


def bartering(own: str, left: str, *answers: str) -> Position:
    """The first seat has so few cubes and the supply others; the rest are with the second seat."""
    every = "m" * 18 + "w" * 18 + "g" * 12 + "t" * 12 + "c" * 12 + "s" * 12
    held = "".join(letter * (every.count(letter) - (own + left).count(letter)) for letter in "mwgtcs")
    at = position(buildings={0: ["baratto"]}, occupied={(0, 1): 0}, cubes={0: own, 1: held})
    return placed(at, "yes", *answers)


def working(*answers: str) -> Position:
    at = position(plans={0: {"palazzo.statua": "donatello"}}, cubes={0: "tt"}, florins={0: 300})
    return placed(at, *answers)


NINE = {
    **dict.fromkeys(("giotto", "tintoretto", "andrea-mantegna", "francesco-borromini"), "III"),
    **dict.fromkeys(("correggio", "filippo-lippi", "domenico-ghirlandaio", "vignola", "andrea-palladio"), "IV"),
}
BASES: dict[str, tuple[Ask, Callable[[], Position]]] = {
    "order": (Ask.ORDER, lambda: seated(3, "seat-2")),
    "family": (Ask.FAMILY, lambda: seated(3, "seat-2", "seat-1", "seat-3", "pazzi", families="chosen")),
    "draft": (Ask.DRAFT, lambda: seated(3, "seat-2", "seat-1", "seat-3", "fabbro")),
    "draft turns": (Ask.DRAFT, lambda: seated(3, "seat-2", "seat-1", "seat-3", "fabbro", "fabbro", "erbolaio")),
    "draft again": (
        Ask.DRAFT,
        lambda: seated(3, "seat-2", "seat-1", "seat-3", "fabbro", "fabbro", "erbolaio", "lanaiuolo"),
    ),
    "first draw": (Ask.DRAW, lambda: seated(2, "seat-2", "seat-1", "giotto", first_game=True)),
    "short draw": (Ask.DRAW, lambda: seated(2, "seat-2", "seat-1", "giotto", short_game=True)),
    "draw": (
        Ask.DRAW,
        lambda: placed(position(town={"giotto": "I", "giordano-bruno": "III"}, prestige={0: 5}, bishop_points={1: 3})),
    ),
    "last draw": (Ask.DRAW, lambda: placed(position(town={**NINE, "giotto": "I"}, bag=["donatello"]))),
    "income": (Ask.INCOME, lambda: position(ask=Ask.INCOME, buildings={0: ["fabbro"]})),
    "captain": (Ask.CAPTAIN, lambda: position(ask=Ask.CAPTAIN, captain=0)),
    "guard worker": (Ask.GUARD_WORKER, lambda: after(position(ask=Ask.CAPTAIN, captain=0), "worker")),
    "guard artist": (Ask.GUARD_ARTIST, lambda: after(position(ask=Ask.CAPTAIN, captain=0), "artist")),
    "guard the last": (Ask.ACTION, lambda: position(captain=0, guarded="correggio")),
    "bishop": (
        Ask.BISHOP,
        lambda: position(3, ask=Ask.BISHOP, captain=2, bishop=1, guarded="giotto", town=["giordano-bruno"]),
    ),
    "convert": (Ask.CONVERT, lambda: after(position(ask=Ask.BISHOP, bishop=1), "convert")),
    "banish": (Ask.BANISH, lambda: after(position(ask=Ask.BISHOP, bishop=1, town=["giordano-bruno"]), "banish")),
    "action": (Ask.ACTION, lambda: position(3, captain=0, bishop=1)),
    "first round": (Ask.ACTION, lambda: position(round=1)),
    "guarded": (Ask.ACTION, lambda: position(3, captain=0, guarded="giotto", plans={0: {"palazzo.salone": "giotto"}})),
    "guarded worker": (Ask.ACTION, lambda: position(3, captain=0, guarded_worker=1)),
    "banished": (Ask.ACTION, lambda: position(3, bishop=1, banished="giordano-bruno")),
    "one action": (Ask.ACTION, lambda: position(3, captain=0, bishop=0, both_offices_twice=False)),
    "full town": (Ask.ACTION, lambda: position(town=NINE, bag=[])),
    "one office": (Ask.ACTION, lambda: position(3, seat=0, bishop=0, order=(1, 0, 2))),
    "empty bag": (Ask.ACTION, lambda: position(town=["giotto"], bag=[])),
    "hire": (Ask.HIRE, lambda: after(position(works={1: ["banco.atrio"]}, bag=[]), "create", "palazzo.statua")),
    "pulpit": (Ask.PULPIT, lambda: donating(pulpit=True)),
    "pulpit of the last": (
        Ask.PULPIT,
        lambda: after(position(works={1: ["duomo.pulpito"]}, florins={0: 100}), "donate", "nameless-preacher"),
    ),
    "preach": (Ask.PREACH, lambda: donating()),
    "preach again": (Ask.PREACH, lambda: donating("pulpit", "3", pulpit=True)),
    "market": (Ask.MARKET, lambda: trading()),
    "sell": (Ask.SELL, lambda: trading("sell")),
    "sell the last": (Ask.SELL, lambda: trading("sell", cubes="m")),
    "buy": (Ask.BUY, lambda: trading("buy")),
    "trade": (Ask.TRADE_GIVE, lambda: trading("trade")),
    "trade again": (Ask.TRADE_GIVE, lambda: trading("trade", "w")),
    "trade alike": (Ask.TRADE_GIVE, lambda: trading("trade", "m", cubes="mm")),
    "trade for": (Ask.TRADE_TAKE, lambda: trading("trade", "w", "s")),
    "use": (Ask.USE, lambda: using("cava")),
    "use first": (Ask.USE, lambda: in_turn()),
    "use last": (Ask.USE, lambda: in_turn("no")),
    "any cube": (Ask.ANY_CUBE, lambda: using("fondaco", "yes")),
    "barter": (Ask.BARTER_GIVE, lambda: using("baratto", "yes")),
    "barter again": (Ask.BARTER_GIVE, lambda: using("baratto", "yes", "m")),
    "barter after wood": (Ask.BARTER_GIVE, lambda: using("baratto", "yes", "w")),
    "barter with one left": (Ask.BARTER_GIVE, lambda: bartering("mm", "w", "m")),
    "barter for": (Ask.BARTER_TAKE, lambda: using("baratto", "yes", "m", "w")),
    "barter for the last": (Ask.BARTER_TAKE, lambda: bartering("m", "w", "m")),
    "barter for two": (Ask.BARTER_TAKE, lambda: bartering("mm", "wgs", "m", "m", "g")),
    "barter for two alike": (Ask.BARTER_TAKE, lambda: bartering("mm", "gg", "m", "m", "g")),
    "build two": (
        Ask.BUILD,
        lambda: placed(position(buildings={0: ["casa"] * 5 + ["casamento"]}, sites={0: ["cava", "cava"]})),
    ),
    "build on the last field": (
        Ask.BUILD,
        lambda: placed(position(buildings={0: ["casa"] * 5 + ["casamento"] * 2}, sites={0: ["cava"]})),
    ),
    "build": (Ask.BUILD, lambda: using("cava", "no")),
    "work": (
        Ask.WORK,
        lambda: placed(
            position(
                plans={
                    0: {
                        "chiesa.campanile": "nameless-architect",
                        "palazzo.salone": "giotto",
                        "banco.atrio": "nameless-painter",
                    }
                }
            )
        ),
    ),
    "talent": (Ask.TALENT, lambda: working()),
    "fame": (Ask.FAME, lambda: working("sculptor")),
    "talent of two": (
        Ask.TALENT,
        lambda: placed(position(plans={0: {"palazzo.statua": "donatello", "banco.atrio": "giotto"}})),
    ),
    "talent of the second": (Ask.TALENT, lambda: placed(position(plans={1: {"palazzo.statua": "donatello"}}))),
    "fame again": (
        Ask.FAME,
        lambda: placed(
            position(plans={0: {"duomo.abside": "nameless-painter"}}, cubes={0: "mmwgss"}, florins={0: 200}),
            *("painter", "6"),
        ),
    ),
    "fame of the last": (
        Ask.FAME,
        lambda: placed(
            position(plans={0: {"duomo.pulpito": "nameless-sculptor"}}, cubes={0: "mmwc"}, florins={0: 100}),
            *("sculptor", "1"),
        ),
    ),
    "over": (Ask.OVER, lambda: placed(position(round=8))),
}


# Spoiling them


def put(**fields: int) -> Damage:
    """Whole fields get another value."""

    def damage(s: State) -> None:
        for field, value in fields.items():
            setattr(s, field, value)

    return damage


def put_in(field: str, *place: int, value: int) -> Damage:
    """One number of a row or a table gets another value."""

    def damage(s: State) -> None:
        row = getattr(s, field)
        for step in place[:-1]:
            row = row[step]
        assert row[place[-1]] != value
        row[place[-1]] = value

    return damage


def both(*damages: Damage) -> Damage:
    def damage(s: State) -> None:
        for part in damages:
            part(s)

    return damage


def into_bag(name: str) -> Damage:
    return lambda s: setattr(s, "bag", s.bag | 1 << person(name))


def out_of_bag(name: str) -> Damage:
    return lambda s: setattr(s, "bag", s.bag & ~(1 << person(name)))


def under_card(name: str, card: int) -> Damage:
    """Onto a card, counted from 1."""
    return lambda s: s.life.__setitem__(card - 1, s.life[card - 1] | 1 << person(name))


def from_card(name: str, card: int) -> Damage:
    return lambda s: s.life.__setitem__(card - 1, s.life[card - 1] & ~(1 << person(name)))


def hire(name: str) -> Damage:
    return lambda s: setattr(s, "hired", s.hired | 1 << person(name))


def worker_from_reserve(*seats: int) -> Damage:
    """One worker less in reserve, as it is somewhere else."""
    return lambda s: [s.reserve.__setitem__(seat, s.reserve[seat] - 1) for seat in seats]


def worker_to_reserve(*seats: int) -> Damage:
    return lambda s: [s.reserve.__setitem__(seat, s.reserve[seat] + 1) for seat in seats]


def give_cubes(giver: int, taker: int) -> Damage:
    """All cubes of a seat, or with -1 of the supply, go to another."""

    def damage(s: State) -> None:
        cubes = s.supply if giver == SUPPLY else s.cubes[giver]
        for kind in range(6):
            (s.supply if taker == SUPPLY else s.cubes[taker])[kind] += cubes[kind]
            cubes[kind] = 0

    return damage


def take_down(seat: int, field: int) -> Damage:
    """The last tile of a district goes back to the supply."""

    def damage(s: State) -> None:
        s.tiles[s.lot[seat][field - 1]] += 1
        s.lot[seat][field - 1] = NONE

    return damage


def lay(seat: int, field: int, name: str) -> Damage:
    def damage(s: State) -> None:
        s.tiles[building(name)] -= 1
        s.lot[seat][field - 1] = building(name)

    return damage


def plan(seat: int, name: str, artist: str) -> Damage:
    """A planned work with its worker, from reserve."""

    def damage(s: State) -> None:
        s.plans[seat] |= 1 << work(name)
        s.artist[seat][work(name)] = person(artist)
        s.reserve[seat] -= 1

    return damage


def unplan(seat: int, name: str) -> Damage:
    def damage(s: State) -> None:
        s.plans[seat] &= ~(1 << work(name))
        s.artist[seat][work(name)] = NONE
        s.reserve[seat] += 1

    return damage


def assert_found(at: Position, damage: Damage, expected: Expected) -> None:
    """The damage is found in the state, and its text is refused."""
    assert wrong_with(at) is None
    damage(at.state)
    assert_refused(at, expected)
