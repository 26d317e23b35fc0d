"""How good a position is for a family, in the terms of the game: points, what fills its gaps, what it will yield.

The round is played on as the forecast does it, so that promises count for what they would bring or cost.
"""

from __future__ import annotations

from typing import Final

from .figures import GOODS
from .forecast import ARTWORKS, PLACING, apply, end_placing, likely
from .scoring import score
from .state import Ask, State
from .tables import (
    BUILDING_INCOME,
    BUILDINGS,
    CARDINAL_NEEDS,
    CHIESA,
    DISTRICT,
    EMPTY_FIELD,
    FACES,
    KINDS,
    NO_CHIESA,
    NO_PALAZZO,
    OUTPUT,
    PALAZZO,
    ROUNDS,
    UNCOMPLETED,
    USE_COST,
    WORK_INCOME,
    WORKS,
)

POINT: Final = 100  # all values are in hundredths of a point
CUBE: Final = 70  # that comes in each round
BISHOP_POINT: Final = 45
OFFICE: Final = 60
FREE_WORKER: Final = 50  # that can still be placed
OTHER_GOODS: Final = {"prestige": POINT, "bishop": BISHOP_POINT, "workers": 60, "any_cube": 80, "swaps": 60}
FLORINS_VALUE: Final = 60  # of a hundred that come in each round
USED: Final = 60  # per cent of the rounds in which a building serves its owner
FEW: Final = 3  # cubes of a kind that can well be used
LONG: Final = 5  # rounds; with more to come goods are no dearer


def _value(row: list[int]) -> int:
    """Of goods that come in, or are to be paid, each round."""
    goods = dict(zip(GOODS, row, strict=True))
    florins = goods.pop("florins") * FLORINS_VALUE // 100
    return florins + sum(number * OTHER_GOODS.get(good, CUBE) for good, number in goods.items())


BUILDING_VALUE: Final[list[int]] = [  # a round
    _value(BUILDING_INCOME[kind]) + (_value(OUTPUT[kind]) - _value(USE_COST[kind])) * USED // 100
    for kind in range(BUILDINGS)
]
WORK_VALUE: Final[list[int]] = [_value(income) for income in WORK_INCOME]


def evaluate(s: State, seat: int) -> int:
    """What a seat stands to have after this round, less a quarter of what the others have on average."""
    left = ROUNDS[s.short_game] - max(s.round, 1)
    free = free_workers(s, seat)
    others_free = 0
    for other in range(s.players):
        if other != seat:
            others_free += free_workers(s, other)
    if 0 < s.phase <= ARTWORKS:
        finish_round(s)
    own = standing(s, seat, left) + free * FREE_WORKER
    others = others_free * FREE_WORKER
    for other in range(s.players):
        if other != seat:
            others += standing(s, other, left)
    return own - others // (4 * (s.players - 1))


def free_workers(s: State, seat: int) -> int:
    return 0 if s.phase > PLACING or s.passed >> seat & 1 else s.workers[seat]


def finish_round(s: State) -> None:
    """As if it were the last round and nobody placed another worker; dice show a middling face."""
    while s.ask == Ask.PREACH:
        apply(s, FACES // 2)
    s.round = ROUNDS[s.short_game]
    if s.phase <= PLACING:
        end_placing(s)
    while s.ask != Ask.OVER:
        apply(s, likely(s))


def standing(s: State, seat: int, left: int) -> int:
    """With no round left, the score; before that points, gaps filled, goods, and what will come in."""
    if left == 0:
        return POINT * score(s, seat)
    value = POINT * (s.certificates[seat] + s.prestige[seat])
    value += POINT * (EMPTY_FIELD * s.built[seat] + UNCOMPLETED * (s.works[seat] & DISTRICT).bit_count())
    if s.works[seat] & PALAZZO:
        value += POINT * NO_PALAZZO
    if s.works[seat] & CHIESA:
        value += POINT * NO_CHIESA
    value += BISHOP_POINT * min(s.bishop_points[seat], CARDINAL_NEEDS)
    if s.captain == seat:
        value += OFFICE
    if s.bishop == seat:
        value += OFFICE
    return value + goods_value(s, seat, left) + yield_value(s, seat) * left


def goods_value(s: State, seat: int, left: int) -> int:
    """A cube is worth a third of a point at the end (L11.1), more the longer it can be put to use, and less of that
    beyond the few that are needed; a hundred florins likewise."""
    rounds = min(left, LONG)
    value = s.florins[seat] * (33 + 8 * rounds) // 100
    for kind in range(KINDS):
        few = min(s.cubes[seat][kind], FEW)
        value += few * (33 + 10 * rounds) + (s.cubes[seat][kind] - few) * (33 + 3 * rounds)
    return value


def yield_value(s: State, seat: int) -> int:
    """What buildings and crests bring a round."""
    value = 0
    for field in range(s.built[seat]):
        value += BUILDING_VALUE[s.lot[seat][field]]
    for work in range(WORKS):
        if s.works[seat] >> work & 1:
            value += WORK_VALUE[work]
    return value
