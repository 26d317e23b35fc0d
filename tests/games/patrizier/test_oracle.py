"""A slow, obvious, independent scoring agrees with the ledger: it knows only the events and the rulebook."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest

from torri import Event, Game

from ...playing import random_answer

FLOORS = {"bologna": 9, "firenze": 9, "roma": 9, "pistoia": 9, "milano": 7, "lucca": 7, "siena": 7} | dict.fromkeys(
    ("ferrara", "parma", "verona"), 5
)


class Oracle:
    """Keeps towers as lists of seats, and every card played as its name."""

    def __init__(self) -> None:
        self.towers: dict[str, dict[str, list[int]]] = defaultdict(lambda: {"left": [], "right": []})
        self.played: dict[int, list[str]] = defaultdict(list)
        self.points: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
        facts = event.facts
        if event.name == "played":
            self.played[int(str(facts["seat"]))].append(str(facts["card"]))
        elif event.name == "built":
            city, side = self._place(event)
            self.towers[city][side].append(int(str(facts["seat"])))
            if sum(map(len, self.towers[city].values())) == FLOORS[city]:
                self._score(city)
        elif event.name == "moved":
            city, side = self._place(event)
            other = "left" if side == "right" else "right"
            self.towers[city][side].append(self.towers[city][other].pop())

    @staticmethod
    def _place(event: Event) -> tuple[str, str]:
        return str(event.facts["city"]).removeprefix("city-"), str(event.facts["side"]).removeprefix("side-")

    def _score(self, city: str) -> None:
        lower, higher = sorted(self.towers[city].values(), key=len)
        self.points[self._holder(higher)] += FLOORS[city]
        self.points[self._holder(lower)] += FLOORS[city] - 3

    @staticmethod
    def _holder(tower: list[int]) -> int:
        most = max(tower.count(seat) for seat in tower)
        return next(seat for seat in reversed(tower) if tower.count(seat) == most)

    def total(self, seat: int) -> int:
        points = self.points[seat]
        for head in ("lady", "redhat", "beard"):
            faces = [card.partition(".")[2].rstrip("*") for card in self.played[seat]]
            points += 6 * ((faces.count(head) + 2 * faces.count("2" + head)) // 3)
        return points


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(15))
def test_the_oracle_agrees_with_the_ledger(patrizier: Game, players: int, seed: int) -> None:
    rng, oracle = Random(seed), Oracle()
    at = patrizier.start(players)
    while not at.over:
        for event in at.apply(random_answer(at, rng)):
            oracle.hear(event)
    assert at.scores() == [oracle.total(seat) for seat in range(players)]
    for seat in range(players):
        assert sum(line.points for line in at.ledger() if line.seat == seat) == oracle.total(seat)
