"""The audit finds what is broken in the course of a round: who is asked what, and what is left over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import torri
from torri import NATURE, Game, Position
from torri.games.florenza.audit import Fault
from torri.games.florenza.state import Ask

from ...playing import give
from .positions import building, pass_all, person, position, work
from .test_audit import Damage, assert_found, both, into_bag, put, put_in

WORKING = {"chiesa.campanile": "nameless-architect", "palazzo.salone": "giotto"}


def after(at: Position, *answers: str) -> Position:
    give(at, *answers)
    return at


def placed(at: Position) -> Position:
    pass_all(at)
    return at


def seated(players: int = 2, *answers: str, **options: object) -> Position:
    return after(torri.game("florenza").start(players, options), *answers)


def at_market(*answers: str) -> Position:
    return after(placed(position(market=[0], cubes={0: "mmws"}, florins={0: 200})), *answers)


def in_districts(name: str, *answers: str) -> Position:
    buildings = {0: ["fabbro", name], 1: ["cava"]}
    at = position(buildings=buildings, occupied={(0, 2): 1}, sites={1: ["casa"]}, cubes={1: "mmw"})
    return after(placed(at), *answers)


def last_round() -> Position:
    return placed(position(round=8))


BASES: dict[str, Callable[[], Position]] = {
    "order": lambda: seated(3, "seat-2"),
    "family": lambda: seated(3, "seat-2", "seat-1", "seat-3", "pitti", families="chosen"),
    "first draft": lambda: seated(3, "seat-2", "seat-1", "seat-3", "fabbro"),
    "second draft": lambda: seated(3, "seat-2", "seat-1", "seat-3", "fabbro", "fabbro", "erbolaio", "lanaiuolo"),
    "first draw": lambda: seated(2, "seat-2", "seat-1", "giotto", first_game=True),
    "short draw": lambda: seated(2, "seat-2", "seat-1", "giotto", short_game=True),
    "draw": lambda: placed(position(town={"giotto": "I"})),
    "income": lambda: position(ask=Ask.INCOME),
    "captain": lambda: position(ask=Ask.CAPTAIN, captain=0),
    "guard artist": lambda: after(position(ask=Ask.CAPTAIN, captain=0), "artist"),
    "bishop": lambda: position(3, ask=Ask.BISHOP, captain=2, bishop=1, guarded="giotto"),
    "convert": lambda: after(position(ask=Ask.BISHOP, bishop=1), "convert"),
    "action": lambda: position(3, captain=0, bishop=1),
    "first round": lambda: position(round=1),
    "guarded": lambda: position(3, captain=0, guarded="giotto", plans={0: {"palazzo.salone": "giotto"}}),
    "guarded worker": lambda: position(3, captain=0, guarded_worker=1),
    "banished": lambda: position(3, bishop=1, banished="giordano-bruno", town=["francesco-d-assisi"]),
    "both offices": lambda: position(3, captain=0, bishop=0),
    "once": lambda: position(3, captain=0, bishop=0, both_offices_twice=False),
    "hire": lambda: after(position(works={1: ["duomo.pulpito"]}), "create", "palazzo.statua"),
    "pulpit": lambda: after(
        position(works={1: ["duomo.pulpito"]}, town=["francesco-d-assisi"], florins={0: 100}), "donate", "francesco"
    ),
    "preach": lambda: after(position(town=["francesco-d-assisi"], florins={0: 100}), "donate", "francesco"),
    "preach twice": lambda: after(
        position(works={1: ["duomo.pulpito"]}, town=["francesco-d-assisi"], florins={0: 100}),
        *("donate", "francesco", "pulpit", "3"),
    ),
    "market": lambda: at_market(),
    "sell": lambda: at_market("sell"),
    "buy": lambda: at_market("buy"),
    "trade give": lambda: at_market("trade"),
    "trade give again": lambda: at_market("trade", "w"),
    "trade take": lambda: at_market("trade", "w", "s"),
    "use": lambda: in_districts("cava"),
    "any cube": lambda: in_districts("fondaco", "yes"),
    "barter": lambda: in_districts("baratto", "yes"),
    "barter again": lambda: in_districts("baratto", "yes", "m"),
    "barter take": lambda: in_districts("baratto", "yes", "m", "w"),
    "build": lambda: in_districts("cava", "no"),
    "work": lambda: placed(position(plans={0: WORKING | {"banco.atrio": "nameless-painter"}})),
    "talent": lambda: placed(position(plans={0: {"palazzo.statua": "donatello"}}, cubes={0: "tt"}, florins={0: 300})),
    "fame": lambda: after(
        placed(position(plans={0: {"palazzo.statua": "donatello"}}, cubes={0: "tt"}, florins={0: 300})), "sculptor"
    ),
    "over": last_round,
}
