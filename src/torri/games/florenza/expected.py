"""L11: what each family will probably end with, as far as a seat may know (L13.1).

It is the evaluation that the players think with, for every family. Those who may not see a family's certificates
receive the figure without them.
"""

from __future__ import annotations

from torri.engine.weights import STYLES

from .evaluation import POINT, WEIGHTS, evaluate
from .outlook_views import FlorenzaExpected
from .state import Ask, State, copy


def expected(s: State, seat: int | None) -> list[FlorenzaExpected]:
    """For each family, once the first round has begun."""
    if s.round == 0:
        return []
    seats = range(s.players)
    values = [0] * s.players
    evaluate(copy(s), list(WEIGHTS.styles[STYLES[0]]), values)
    shown = s.open_memory or s.ask == Ask.OVER
    found: list[FlorenzaExpected] = []
    for one in seats:
        # That there are certificates can be seen, though not what is on them.
        hidden = one != seat and not shown and s.certificates[one] > 0
        points = round(values[one] / POINT)
        found.append({"points": points - s.certificates[one] if hidden else points, "hidden": hidden})
    return found
