"""The contest of one player with the strongest rival for the tiles of a city, worked out from its last floor backwards.

The floors to come are built in any order, each by the player who holds its crest, or by anybody if nobody holds it
yet; the one and the rival put them where it serves them best. All cases are worked out when the game is loaded.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from .tables import CITIES, CITY_FLOORS, TILE_POINTS

POINT: Final = 100  # all values are in hundredths of a point
HAND_CREST_FACTOR: Final = 2  # crests in a hand are played so much sooner than others
MOST_FLOORS: Final = max(CITY_FLOORS)
OWN, RIVAL, OTHER = range(3)  # who builds a floor
Chances = tuple[float, float, float]  # of each to build a floor whose crest nobody holds yet
TWO_PLAYERS: Final[Chances] = (1 / 2, 1 / 2, 0)
MORE_PLAYERS: Final[Chances] = (1 / 3, 1 / 2, 1 / 6)
Tower = tuple[int, int, int]  # floors of the one, of the rival, and who of them owns the topmost floor
EMPTY_TOWER: Final = 0  # its number


def _towers_of(height: int) -> list[Tower]:
    if height == 0:
        return [(0, 0, OWN)]
    towers = [(height - rivals, rivals, top) for rivals in range(height + 1) for top in (OWN, RIVAL)]
    return [tower for tower in towers if tower[tower[2]] > 0]


_TOWERS: Final = [tower for height in range(MOST_FLOORS + 1) for tower in _towers_of(height)]
_NUMBER: Final = {tower: number for number, tower in enumerate(_TOWERS)}
_HEIGHT: Final = [own + rival for own, rival, _ in _TOWERS]
_FIRST: Final = [_HEIGHT.index(height) for height in range(MOST_FLOORS + 1)] + [len(_TOWERS)]


def _number(height: int, lead: int, ahead: int) -> int:
    """The tower of two players that stands for one of that height in which a player leads the strongest rival by so
    many floors.

    Floors of others are divided between the two; if that is uneven, the lead is a little smaller.
    """
    if lead != 0:
        ahead = int(lead > 0)
    if (height + lead) % 2:
        lead += 1 if lead < 0 or (lead == 0 and ahead) else -1
    own, rival = (height + lead) // 2, (height - lead) // 2
    top = RIVAL if own == 0 or (rival > 0 and not ahead) else OWN
    return _NUMBER.get((own, rival, top), EMPTY_TOWER)


def _raised(tower: Tower) -> list[int]:
    """The tower with one more floor: of the one, of the rival, of somebody else."""
    own, rival, top = tower
    higher = [(own + 1, rival, OWN), (own, rival + 1, RIVAL)]
    other = _number(own + rival + 1, own - rival, int(top == OWN))
    return [*(_NUMBER.get(after, EMPTY_TOWER) for after in higher), other]


_RAISED: Final = [_raised(tower) for tower in _TOWERS]


def _is_held(number: int) -> bool:
    """P4.1: whether the one holds the tower against the rival."""
    own, rival, top = _TOWERS[number]
    return own > rival or (own == rival and top == OWN)


class _Duel:
    """What the player may expect of the tiles of a kind of city: `begin` gives, by the numbers of its towers, the place
    in `worths` from which on it is listed, by the crests that the player and the rivals hold."""

    def __init__(self, worths: list[int], floors: int, tiles: tuple[int, int], chances: Chances) -> None:
        self.worths, self.tiles, self.chances = worths, tiles, chances
        self.builders = [builder for builder in (OWN, RIVAL, OTHER) if chances[builder] > 0]
        self.begin = [[0] * len(_TOWERS) for _ in _TOWERS]
        for built in range(floors, -1, -1):
            for left in range(_FIRST[built + 1]):
                for right in range(_FIRST[built - _HEIGHT[left]], _FIRST[built - _HEIGHT[left] + 1]):
                    if right < left:  # the sites are alike
                        self.begin[left][right] = self.begin[right][left]
                        continue
                    self.begin[left][right] = len(worths)
                    worths += self._played(left, right, floors - built) if built < floors else self._scored(left, right)

    def _scored(self, left: int, right: int) -> list[int]:
        higher, lower = (left, right) if _HEIGHT[left] > _HEIGHT[right] else (right, left)
        return [POINT * (self.tiles[0] * _is_held(higher) + self.tiles[1] * _is_held(lower))]

    def _played(self, left: int, right: int, to_come: int) -> list[int]:
        after = [self._after(left, right, to_come, builder) for builder in (OWN, RIVAL, OTHER)]
        adverse = self.chances[RIVAL] / (1 - self.chances[OWN])  # of another's crest to be the strongest rival's
        worths = []
        for own, held in product(range(to_come + 1), repeat=2):
            unheld = to_come - own - held
            worth = 0.0
            if unheld < 0:
                worths.append(0)
                continue
            if own:
                worth += HAND_CREST_FACTOR * own * self._worth(after, OWN, (own - 1) * to_come + held)
            if held:
                place = own * to_come + held - 1
                worth += HAND_CREST_FACTOR * held * adverse * self._worth(after, RIVAL, place)
                if OTHER in self.builders:
                    worth += HAND_CREST_FACTOR * held * (1 - adverse) * self._worth(after, OTHER, place)
            if unheld:
                for builder in self.builders:
                    worth += unheld * self.chances[builder] * self._worth(after, builder, own * to_come + held)
            worths.append(round(worth / (HAND_CREST_FACTOR * (own + held) + unheld)))
        return worths

    def _after(self, left: int, right: int, to_come: int, builder: int) -> list[int]:
        """The places of what the city is worth after one more floor; P3.3: the last one goes to an empty site."""
        places = []
        if to_come > 1 or right != EMPTY_TOWER:
            places.append(self.begin[_RAISED[left][builder]][right])
        if to_come > 1 or left != EMPTY_TOWER:
            places.append(self.begin[left][_RAISED[right][builder]])
        return places

    def _worth(self, after: list[list[int]], builder: int, place: int) -> float:
        worths = [self.worths[begin + place] for begin in after[builder]]
        if builder == OTHER:
            return sum(worths) / len(worths)
        return max(worths) if builder == OWN else min(worths)


_CITIES: Final = [(CITY_FLOORS[city], (TILE_POINTS[2 * city], TILE_POINTS[2 * city + 1])) for city in range(CITIES)]
_KINDS: Final = sorted(set(_CITIES))


def _tables(chances: Chances) -> tuple[list[list[list[int]]], list[int]]:
    worths: list[int] = []
    return [_Duel(worths, floors, tiles, chances).begin for floors, tiles in _KINDS], worths


TOWER: Final[list[list[list[int]]]] = [  # by height, lead over the rival (from -MOST_FLOORS), whether a tie is won
    [[_number(height, lead, ahead) for ahead in range(2)] for lead in range(-MOST_FLOORS, MOST_FLOORS + 1)]
    for height in range(MOST_FLOORS + 1)
]
CITY_DUEL: Final[list[int]] = [_KINDS.index(city) for city in _CITIES]
DUEL_BEGIN, DUEL_WORTH = _tables(TWO_PLAYERS)
MELEE_WORTH: Final = _tables(MORE_PLAYERS)[1]
