"""What happens more often with one plan than with another, counted in the same futures: the game says which events and
entries of the ledger count (`games/*/comparing.py`)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Final, Literal, TypeAlias

from torri.engine.parts import Parts
from torri.engine.position import Position
from torri.engine.telling import Compared, Told, events_told, lines_booked

LEAST_SHARE: Final = 0.3  # of the futures, by which the plans have to differ
LEAST_WORTH: Final = 0.25  # points, about, that it has to matter
MOST_CLAIMS: Final = 3
MOST_FUTURES: Final = 2 / 3  # of those in which something does not happen, to say what becomes of it instead
LATER_SHARE: Final = 0.4  # of its worth, that is lost by what is only put off

Future: TypeAlias = tuple[Position, Sequence[Told]]  # where it ends, and what happened in it
Otherwise: TypeAlias = Literal["", "later", "gone"]
Key: TypeAlias = tuple[str, tuple[tuple[str, Any], ...]]


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
    game: Parts,
    seat: int,
    best: Sequence[Future],
    given: Sequence[Future],
    rivals: float,
    deeds: Container[Key] = (),
) -> tuple[Claim, ...]:
    """What tells the plans apart for the seat that chose, the weightiest first. What happens to others counts for as
    much as `rivals`, at most: the points that the better plan takes from the best of them. Nothing is said of `deeds`,
    by which the plans themselves are told."""
    more, less = _Counted(game, best), _Counted(game, given)
    claims = dict[Key, Claim]()
    for key in dict.fromkeys([*more.happened, *less.happened]):
        name, facts = key[0], dict(key[1])
        there, here = more.share(key), less.share(key)
        happened = more.happened.get(key) or less.happened[key]
        matters = happened.compared.matters
        if key in deeds or (matters is not None and not matters(facts)):
            continue
        otherwise = (less if there > here else more).otherwise(key, happened)
        gain = (there - here) * happened.worth * (LATER_SHARE if otherwise == "later" else 1)
        if facts["seat"] != seat:
            gain = min(max(-gain, rivals), 0.0) if rivals < 0 else max(min(-gain, rivals), 0.0)
        given_up = happened.compared.deed and facts["seat"] == seat and gain < 0  # for what the plan does instead
        if abs(there - here) >= LEAST_SHARE and abs(gain) >= LEAST_WORTH and not given_up:
            claims[key] = Claim(name, facts, there, here, round(gain, 2), otherwise)
    parts = {one.name: one.part_of for one in game.compared.values()}
    said = [one for one in claims.values() if not any(same_thing(one, other, parts) for other in claims.values())]
    said = _without_mirrors(_without_broken(said, {one.name: one.breaks for one in game.compared.values()}), seat)
    said.sort(key=lambda one: (-abs(one.gain), one.name))
    return tuple(_told_apart(said))[:MOST_CLAIMS]


def deeds(world: Position, line: Sequence[int]) -> set[Key]:
    """What a plan does by itself, of what is no reason for it."""
    at, game = world.copy(), world.game
    with events_told() as told:
        for answer in line:
            if at.actor != world.actor or not game.questions.legal(at.state) >> answer & 1:
                break
            game.questions.apply(at.state, answer)
    return {
        _named(compared, game.teller.event(event).facts)[0]
        for event in told
        if (compared := game.compared.get(event[0])) is not None and compared.deed
    }


def same_thing(one: Claim, other: Claim, parts: Mapping[str, str]) -> bool:
    """Whether the other says more of it: a tower that rises, of the commission that it fulfils; a promise, of the
    artwork that is completed; or less for the same, instead of more. The thing is the first of the facts after the
    seat."""
    if parts.get(one.name) != other.name or _first_facts(one) != _first_facts(other):
        return False
    return one.name != other.name or (one.gain * other.gain < 0 and abs(one.gain) < abs(other.gain))


def _first_facts(claim: Claim) -> list[Any]:
    """The seat and the thing."""
    return list(claim.facts.values())[:2]


def _without_broken(claims: Sequence[Claim], breaks: Mapping[str, str]) -> list[Claim]:
    """A promise that is broken is no gain: only that it is broken is said. If as much is broken with the other plan,
    that is no reason either."""
    kept = list(claims)
    for one, other in combinations([one for one in claims if breaks[one.name]], 2):
        alike = one.name == other.name and one.seat == other.seat and abs(one.gain + other.gain) < LEAST_WORTH
        if alike and one in kept and other in kept:
            kept.remove(one)
            kept.remove(other)
    broken = [(breaks[one.name], one.best > one.given, _first_facts(one)) for one in claims]
    return [one for one in kept if (one.name, one.best > one.given, _first_facts(one)) not in broken]


def _without_mirrors(claims: Sequence[Claim], seat: int) -> list[Claim]:
    """What one seat has instead of another is said once: of the seat that chose. It counts for both."""
    own = {_thing(one): one for one in claims if one.seat == seat}
    kept = dict(own)
    others = list[Claim]()
    for one in claims:
        mirrored = own.get(_thing(one))
        if one.seat == seat:
            continue
        if mirrored is not None and (mirrored.best > mirrored.given) != (one.best > one.given):
            kept[_thing(one)] = replace(kept[_thing(one)], gain=round(kept[_thing(one)].gain + one.gain, 2))
        else:
            others.append(one)
    return [*kept.values(), *others]


def _thing(claim: Claim) -> tuple[str, tuple[Any, ...]]:
    return claim.name, tuple(fact for name, fact in claim.facts.items() if name != "seat")


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

    def share(self, key: Key) -> float:
        """Of the futures in which it happens."""
        return sum(key in found for _, found in self._found) / len(self._found)

    def otherwise(self, key: Key, happened: _Happened) -> Otherwise:
        """What becomes of it in the futures in which it does not happen. They may end long before the game does, and
        what is put off is not given up."""
        ends = [end for end, found in self._found if key not in found]
        if happened.compared.open is None or not ends:
            return ""
        left = sum(not end.over and happened.compared.open(end.state, happened.told) for end in ends) / len(ends)
        return "later" if left >= MOST_FUTURES else "gone" if left <= 1 - MOST_FUTURES else ""


def _happened(game: Parts, end: Position, told: Sequence[Told]) -> Iterable[tuple[Key, _Happened]]:
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


def _named(compared: Compared, facts: Mapping[str, Any], told: tuple[int, ...] = ()) -> tuple[Key, _Happened]:
    kept = tuple((name, facts[name]) for name in compared.facts)
    return (compared.name, kept), _Happened(compared.worth or float(facts["points"]), compared, told)
