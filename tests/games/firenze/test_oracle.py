"""A slow, obvious, independent scoring agrees with the ledger: it knows only the events and the rulebook."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random

import pytest

from torri import Event, Game

from ...amount import amount
from ...playing import random_answer

POINTS = {
    "white": (1, 2, 3, 4, 5, 6),
    "yellow": (1, 2, 3, 4, 6, 7),
    "green": (2, 3, 4, 5, 7, 8),
    "red": (2, 3, 5, 6, 8, 10),
    "blue": (2, 4, 5, 7, 10, 13),
    "purple": (3, 5, 7, 10, 13, 18),
}
FLAGS = {"white": 2, "yellow": 3, "green": 4, "red": 5, "blue": 6, "purple": 7}
FLOOR_TILES = {5: 1, 6: 2, 7: 3, 8: 4}
PRIVILEGES = {"small-privilege": (5, 2), "middle-privilege": (6, 3), "great-privilege": (7, 4)}
FESTIVALS = {"blame": -2, "scandal": -3, "fame": 3, "monument": 3}
SEALS = {2: 9, 3: 7, 4: 6}


class Oracle:
    """Keeps everything that was fulfilled as a list, and every festival as a name."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.balconies: dict[tuple[str, int], int] = {}
        self.church: set[str] = set()
        self.fulfilled: list[tuple[int, str, int]] = []
        self.festivals: dict[int, list[str]] = defaultdict(list)
        self.points: Counter[int] = Counter()
        self.finished = False

    def hear(self, event: Event) -> None:
        facts = {
            key: str(value).partition("-")[2] if "-" in str(value) else value for key, value in event.facts.items()
        }
        seat, card = int(str(event.facts.get("seat", 0))), str(facts.get("card"))
        match event.name:
            case "balcony-laid":
                self.balconies[str(facts["colour"]), int(str(facts["height"]))] = int(str(facts["points"]))
            case "to-church":
                self.church.add(card)
            case "taken" if card in ("recognition", "blame", "scandal", "fame"):
                self.festivals[seat].append(card)
            case "monument-given":
                self.festivals[seat].append("monument")
            case "dismissed" if card in self.festivals[seat]:
                self.festivals[seat].remove(card)
            case "fulfilled":
                self.fulfil(seat, str(facts["colour"]), int(str(facts["height"])))

    def fulfil(self, seat: int, colour: str, height: int) -> None:
        self.points[seat] += self.balconies.get((colour, height), POINTS[colour][height - 3])
        if height >= 5 and height not in [other for _, _, other in self.fulfilled]:
            self.points[seat] += FLOOR_TILES[height]
        for card, (wanted, extra) in PRIVILEGES.items():
            if height == wanted and card in self.church:
                self.church.remove(card)
                self.points[seat] += extra
        self.fulfilled.append((seat, colour, height))
        if not self.finished and len([own for own, _, _ in self.fulfilled if own == seat]) == SEALS[self.players]:
            self.finished = True
            self.points[seat] += 5

    def total(self, seat: int) -> int:
        points = self.points[seat]
        for colour, flag in FLAGS.items():
            heights = {
                player: [h for own, c, h in self.fulfilled if (own, c) == (player, colour)] for player in range(4)
            }
            best = max(range(4), key=lambda player: (len(heights[player]), max(heights[player], default=0)))
            if heights[best] and best == seat:
                points += flag
        low = len([height for own, _, height in self.fulfilled if own == seat and height <= 4])
        return points + sum(low if card == "recognition" else FESTIVALS[card] for card in self.festivals[seat])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(amount(short=6, long=12)))
def test_the_oracle_agrees_with_the_ledger(firenze: Game, players: int, seed: int) -> None:
    rng, oracle = Random(seed), Oracle(players)
    at = firenze.start(players, {"campanile": seed % 2 == 0})
    while not at.over:
        for event in at.apply(random_answer(at, rng, eager=True)):
            oracle.hear(event)
    assert at.scores() == [oracle.total(seat) for seat in range(players)]
    for seat in range(players):
        assert sum(line.points for line in at.ledger() if line.seat == seat) == oracle.total(seat)
