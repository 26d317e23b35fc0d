"""A slow, obvious, independent bookkeeping agrees with the ledger: it knows only the events and the rulebook."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from torri import Event, Game, Position
from torri.games.florenza.state import Ask

from ...amount import amount
from ...playing import random_answer, walk
from .test_fame_figures import ROWS

CUBES: Final = ("marble", "wood", "gold", "metal", "cloth", "spice")
FEES: Final = {(artist, talent): fee for artist, talent, fee, *_ in ROWS}


def alone_highest(points: list[int]) -> int | None:
    """The seat that nobody equals."""
    return points.index(max(points)) if points.count(max(points)) == 1 else None


class Family:
    """What one family has, as its player would note it down."""

    def __init__(self) -> None:
        self.goods: Counter[str] = Counter(CUBES) + Counter(florins=300)
        self.prestige = self.certificates = self.bishop_points = 0
        self.works: set[str] = set()
        self.buildings = 0

    def gain(self, prestige: int) -> None:
        self.prestige = max(self.prestige + prestige, -3)

    def take(self, facts: dict[str, Any]) -> None:
        for good in (*CUBES, "florins"):
            self.goods[good] += facts.get(good, 0)
        self.gain(facts.get("prestige", 0))
        self.bishop_points += facts.get("bishop", 0)

    def pay(self, cost: dict[str, int]) -> None:
        for good, number in cost.items():
            self.goods[good] -= number

    def number_of_cubes(self) -> int:
        return sum(self.goods[cube] for cube in CUBES)

    def missing(self, place: str) -> int:
        """The points lost in Palazzo or Chiesa."""
        done = len([work for work in self.works if work.startswith(f"{place}.")])
        return 4 - done if done else 8


class Oracle:
    """Hears what is told at the table, and works the rest out."""

    def __init__(self, at: Position) -> None:
        table = at.view(None)["table"]
        self.families = [Family() for _ in range(at.players)]
        self.build = {kind["name"]: kind["build"] for kind in table["buildings"]}
        works = [*table["works"], *table["seats"][0]["works"]]
        self.works = {work["name"]: work for work in works}
        self.order: list[int] = []
        self.captain: int | None = None
        self.bishop: int | None = None

    def hear(self, event: Event) -> None:
        facts: dict[str, Any] = dict(event.facts)
        own = self.families[facts.get("seat", 0)]
        cube = str(facts.get("cube", "")).removeprefix("cube-")
        match event.name:
            case "placed":
                self.order.append(facts["seat"])
            case "start-building":
                own.buildings += 1
            case "income" | "own-income" | "yielded" | "preached":
                own.take(facts)
            case "paid":
                own.pay({good: facts[good] for good in (*CUBES, "florins")})
            case "income-rolled":
                for family in self.families:
                    family.goods[cube] += 1
            case "income-short":
                for family in self.families:
                    family.goods["florins"] += 100
            case "occupied":
                own.gain(-1)
                self.families[facts["other_seat"]].gain(1)
            case "donated" | "donated-in-pulpit":
                own.pay({"florins": facts["florins"]})
            case "sold":
                own.pay({cube: 1, "florins": -100})
            case "bought":
                own.pay({cube: -1, "florins": 200})
            case "traded" | "bartered":
                own.pay({cube: 1})
            case "traded-for" | "bartered-for" | "cube-chosen":
                own.pay({cube: -1})
            case "built":
                own.pay(self.build[facts["building"]])
                own.gain(facts["prestige"])
                own.buildings += 1
            case "not-built":
                own.gain(-1)
            case "completed":
                self.complete(own, facts)
            case "fame":
                own.gain(facts["fame"])
            case "failed":
                own.gain(-facts["lost"])
            case "first":
                self.name_officers()

    def complete(self, own: Family, facts: dict[str, Any]) -> None:
        work = self.works[facts["work"]]
        artist, talent = facts["person"].lower().replace(" ", "-"), facts["talent"].removeprefix("talent-")
        own.pay(work["cost"])
        own.pay({"florins": FEES.get((artist, talent), 0)})
        own.gain(work["prestige"])
        own.bishop_points += work["bishop"]
        own.works.add(work["work"])
        place = work["work"].partition(".")[0]
        if place == "palazzo" and own.missing(place) == 0:
            own.gain(4)
        if place == "chiesa" and own.missing(place) == 0:
            own.bishop_points += 4

    def name_officers(self) -> None:
        """Phase 8, whatever was told of it."""
        former = self.bishop
        self.captain = alone_highest([family.prestige for family in self.families])
        if self.captain is not None:
            family = self.families[self.captain]
            family.certificates += max(family.prestige, 0)
            family.prestige = 0
        points = [family.bishop_points for family in self.families]
        self.bishop = alone_highest(points) if max(points) >= 3 else None
        for seat, family in enumerate(self.families):
            if family.bishop_points >= 10 or (seat == self.bishop and seat == former):
                family.prestige += 5
                family.bishop_points = 0
        others = [seat for seat in self.order if seat not in (self.captain, self.bishop)]
        first = [others.pop(0)] if self.captain is None and self.bishop is not None else []
        officers = [seat for seat in dict.fromkeys((self.captain, self.bishop)) if seat is not None]
        self.order = [*first, *officers, *others]

    def total(self, seat: int) -> int:
        family = self.families[seat]
        points = family.certificates + family.prestige + (seat == self.captain) + (seat == self.bishop)
        points += family.number_of_cubes() // 3 + family.goods["florins"] // 300
        return points - (8 - family.buildings) - family.missing("palazzo") - family.missing("chiesa")

    def winners(self) -> list[int]:
        ranks = [
            (self.total(seat), family.number_of_cubes(), family.goods["florins"])
            for seat, family in enumerate(self.families)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def check(self, at: Position) -> None:
        table = at.view(None)["table"]
        assert (table["captain"], table["bishop"], table["order"]) == (self.captain, self.bishop, self.order)
        for family, shown in zip(self.families, table["seats"], strict=True):
            assert {cube: family.goods[cube] for cube in CUBES} == shown["cubes"]
            assert (family.goods["florins"], family.prestige) == (shown["florins"], shown["prestige"])
            assert family.bishop_points == shown["bishop_points"]
            assert family.buildings == len([lot for lot in shown["lots"] if lot["finished"]])


@pytest.mark.rule("L8.2", "L9.0", "L9.3", "L9.4", "L11.1", "L11.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(amount(short=6, long=12)))
def test_who_listens_knows_everything_that_is_open_and_the_final_score(florenza: Game, players: int, seed: int) -> None:
    rng = Random(seed)
    at = florenza.start(players, {"short_game": seed % 4 == 0, "first_game": seed % 4 == 1})
    oracle = Oracle(at)
    while not at.over:
        for event in at.apply(random_answer(at, rng, eager=seed % 2 == 0)):
            oracle.hear(event)
        if at.question in (Ask.INCOME, Ask.WORK, Ask.TALENT, Ask.OVER):
            oracle.check(at)
    assert at.scores() == [oracle.total(seat) for seat in range(players)]
    assert at.winners() == oracle.winners()


def final_score(table: dict[str, Any], seat: int) -> int:
    """The rulebook's last page, over what all can see when the game is over."""
    shown = table["seats"][seat]
    points = int(shown["certificates"]) + int(shown["prestige"])
    points += [table["captain"], table["bishop"]].count(seat)
    points += int(sum(shown["cubes"].values())) // 3
    points += int(shown["florins"]) // 300
    points -= len([lot for lot in shown["lots"] if not lot["finished"]])
    for place in ("palazzo.", "chiesa."):
        works = [work["completed"] for work in shown["works"] if work["work"].startswith(place)]
        points -= works.count(False)
        points -= 0 if any(works) else 4
    return points


@pytest.mark.rule("L11.1", "L11.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(amount(short=10, long=20)))
def test_the_table_at_the_end_is_worth_what_the_rulebook_says(florenza: Game, players: int, seed: int) -> None:
    *_, at = walk(florenza, players, seed, eager=seed % 2 == 0, short_game=seed % 5 == 0)
    table = at.view(None)["table"]
    assert [final_score(table, seat) for seat in range(players)] == at.scores()
    for seat in range(players):
        assert sum(line.points for line in at.ledger() if line.seat == seat) == at.scores()[seat]
