"""L11: what each family will probably end with, as far as a seat may know (L13.1).

The evaluation that the players think with says so of every family. What lies face down is no part of it: to those who
may not see a family's certificates it is told without them, and with the most that they could be.
"""

from __future__ import annotations

from typing import Final

from torri.engine.weights import STYLES

from .evaluation import POINT, WEIGHTS, evaluate
from .state import Ask, State, copy
from .views import FlorenzaExpected

WHOLE: Final = 5  # the most is rounded up to so many points, so that it does not tell what one family has alone


def expected(s: State, seat: int | None) -> list[FlorenzaExpected]:
    """For each family, once the first round has begun."""
    if s.round == 0:
        return []
    seats = range(s.players)
    values = [0] * s.players
    evaluate(copy(s), list(WEIGHTS.styles[STYLES[0]]), values)
    hidden = [one for one in seats if one != seat and not s.open_memory and s.ask != Ask.OVER]
    most = -(-sum(s.certificates[one] for one in hidden) // WHOLE) * WHOLE
    found: list[FlorenzaExpected] = []
    for one in seats:
        points = round(values[one] / POINT)
        # That there are certificates can be seen, though not what is on them.
        covered = one in hidden and s.certificates[one] > 0
        low = points - s.certificates[one] if covered else points
        found.append({"low": low, "high": low + most if covered else low, "hidden": covered})
    return found
