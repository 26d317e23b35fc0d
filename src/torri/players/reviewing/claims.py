"""What happens more often with one plan than with another, counted in the same futures: the game says which events and
entries of the ledger count (`games/*/comparing.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from torri.engine.parts import Parts
from torri.engine.position import Position
from torri.engine.telling import Compared, Told, lines_booked

LEAST_SHARE: Final = 0.3  # of the futures, by which the plans have to differ
LEAST_WORTH: Final = 0.25  # points, about, that it has to matter
MOST_CLAIMS: Final = 3

Future: TypeAlias = tuple[Position, Sequence[Told]]  # where it ends, and what happened in it
_Key: TypeAlias = tuple[str, tuple[tuple[str, Any], ...]]


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that happens in this share of the futures with the better plan, and in that share with the other one;
    the game's sentence `because-NAME` says what, and the facts say to which seat."""

    name: str
    facts: Mapping[str, Any]
    best: float
    given: float
    gain: float  # points, about: what the difference is worth to the seat that chose

    @property
    def seat(self) -> int:
        return int(self.facts["seat"])


def compare(
    game: Parts, seat: int, best: Sequence[Future], given: Sequence[Future], rivals: float
) -> tuple[Claim, ...]:
    """What tells the plans apart for the seat that chose, the weightiest first. What happens to others counts for as
    much as `rivals`, at most: the points that the better plan takes from the best of them."""
    more, less = _shares(game, best), _shares(game, given)
    claims = []
    for key in dict.fromkeys([*more, *less]):
        name, facts = key[0], dict(key[1])
        there, here = more.get(key, (0.0, 0.0)), less.get(key, (0.0, 0.0))
        gain = (there[0] - here[0]) * (there[1] or here[1])
        if facts["seat"] != seat:
            gain = min(max(-gain, rivals), 0.0) if rivals < 0 else max(min(-gain, rivals), 0.0)
        if abs(there[0] - here[0]) >= LEAST_SHARE and abs(gain) >= LEAST_WORTH:
            claims.append(Claim(name, facts, there[0], here[0], round(gain, 2)))
    claims.sort(key=lambda one: (-abs(one.gain), one.name))
    return tuple(_told_apart(claims))[:MOST_CLAIMS]


def _told_apart(claims: Sequence[Claim]) -> Iterable[Claim]:
    """One of a kind for each seat, in each direction: a second would say the same again."""
    said = set[tuple[str, int, bool]]()
    for one in claims:
        kind = one.name, one.seat, one.best > one.given
        if kind not in said:
            said.add(kind)
            yield one


def _shares(game: Parts, futures: Sequence[Future]) -> dict[_Key, tuple[float, float]]:
    """In which share of the futures each thing happens, and what it is worth to its seat."""
    counts, worths = dict[_Key, int](), dict[_Key, float]()
    for future in futures:
        found = dict(_happened(game, future))
        worths |= found
        for key in found:
            counts[key] = counts.get(key, 0) + 1
    return {key: (count / len(futures), worths[key]) for key, count in counts.items()}


def _happened(game: Parts, future: Future) -> Iterable[tuple[_Key, float]]:
    end, told = future
    for event in told:
        compared = game.compared.get(event[0])
        if compared is not None:
            yield _named(compared, game.teller.event(event).facts)
    for seat in range(end.players):
        with lines_booked() as booked:
            game.score(end.state, seat)
        for line in booked:
            compared = game.compared.get(line[1])
            if compared is not None:
                entry = game.teller.line(seat, line)
                yield _named(compared, {**entry.facts, "seat": seat, "points": entry.points})


def _named(compared: Compared, facts: Mapping[str, Any]) -> tuple[_Key, float]:
    kept = tuple((name, facts[name]) for name in compared.facts)
    return (compared.name, kept), compared.worth or float(facts["points"])
