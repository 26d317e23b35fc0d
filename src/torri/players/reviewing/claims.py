"""What happens more often with one plan than with another, counted in the same futures: the game says which events and
entries of the ledger count (`games/*/comparing.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from torri.engine.parts import Parts
from torri.engine.position import Position
from torri.engine.telling import Compared, Told, lines_booked

LEAST_SHARE: Final = 0.3  # of the futures, by which the plans have to differ
LEAST_WORTH: Final = 0.25  # points, about, that it has to matter
MOST_CLAIMS: Final = 3
MOST_FUTURES: Final = 2 / 3  # of those in which something does not happen, to say what becomes of it instead
LATER_SHARE: Final = 0.4  # of its worth, that is lost by what is only put off

Future: TypeAlias = tuple[Position, Sequence[Told]]  # where it ends, and what happened in it
Otherwise: TypeAlias = Literal["", "later", "gone"]
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
    otherwise: Otherwise = ""  # with the plan with which it is rarer: it may still come, or it can't any more

    @property
    def seat(self) -> int:
        return int(self.facts["seat"])


def compare(
    game: Parts, seat: int, best: Sequence[Future], given: Sequence[Future], rivals: float
) -> tuple[Claim, ...]:
    """What tells the plans apart for the seat that chose, the weightiest first. What happens to others counts for as
    much as `rivals`, at most: the points that the better plan takes from the best of them."""
    more, less = _Counted(game, best), _Counted(game, given)
    claims = []
    for key in dict.fromkeys([*more.happened, *less.happened]):
        name, facts = key[0], dict(key[1])
        there, here = more.share(key), less.share(key)
        happened = more.happened.get(key) or less.happened[key]
        otherwise = (less if there > here else more).otherwise(key, happened)
        gain = (there - here) * happened.worth * (LATER_SHARE if otherwise == "later" else 1)
        if facts["seat"] != seat:
            gain = min(max(-gain, rivals), 0.0) if rivals < 0 else max(min(-gain, rivals), 0.0)
        if abs(there - here) >= LEAST_SHARE and abs(gain) >= LEAST_WORTH:
            claims.append(Claim(name, facts, there, here, round(gain, 2), otherwise))
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


@dataclass(frozen=True, slots=True)
class _Happened:
    worth: float  # to its seat
    compared: Compared
    told: tuple[int, ...]  # the numbers that an event was told with


class _Counted:
    """What happens in some futures."""

    def __init__(self, game: Parts, futures: Sequence[Future]) -> None:
        self._found = [(end, dict(_happened(game, end, told))) for end, told in futures]
        self.happened = {key: one for _, found in self._found for key, one in found.items()}

    def share(self, key: _Key) -> float:
        """Of the futures in which it happens."""
        return sum(key in found for _, found in self._found) / len(self._found)

    def otherwise(self, key: _Key, happened: _Happened) -> Otherwise:
        """What becomes of it in the futures in which it does not happen. They may end long before the game does, and
        what is put off is not given up."""
        ends = [end for end, found in self._found if key not in found]
        if happened.compared.open is None or not ends:
            return ""
        left = sum(not end.over and happened.compared.open(end.state, happened.told) for end in ends) / len(ends)
        return "later" if left >= MOST_FUTURES else "gone" if left <= 1 - MOST_FUTURES else ""


def _happened(game: Parts, end: Position, told: Sequence[Told]) -> Iterable[tuple[_Key, _Happened]]:
    for event in told:
        compared = game.compared.get(event[0])
        if compared is not None:
            yield _named(compared, game.teller.event(event).facts, event[1])
    for seat in range(end.players):
        with lines_booked() as booked:
            game.score(end.state, seat)
        for line in booked:
            compared = game.compared.get(line[1])
            if compared is not None:
                entry = game.teller.line(seat, line)
                yield _named(compared, {**entry.facts, "seat": seat, "points": entry.points})


def _named(compared: Compared, facts: Mapping[str, Any], told: tuple[int, ...] = ()) -> tuple[_Key, _Happened]:
    kept = tuple((name, facts[name]) for name in compared.facts)
    return (compared.name, kept), _Happened(compared.worth or float(facts["points"]), compared, told)
