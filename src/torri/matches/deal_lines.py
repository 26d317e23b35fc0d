"""How a deal of the day was played: the answers of all who played it, where these part, and what became of each way.

Everybody has the same draws and bots, so that everything is the same until two answer differently.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

MAX_FORKS: Final = 500  # the first ones; further on only a few stand before each
_DIGEST_BYTES: Final = 8


class DealLine(Struct, frozen=True):
    """All answers of a match, draws among them, and the version of the rules that read them."""

    rules: int
    answers: tuple[int, ...]


class PlayedLine(Struct, frozen=True):
    line: DealLine
    points: int


class MaestroMade(Struct, frozen=True):
    """What the maestro has made of a deal."""

    points: int
    margin: int  # on the best other bot
    line: DealLine


class Way(Struct, frozen=True):
    """Those who gave the same answer at a fork."""

    answer: int
    count: int
    points: int  # of all of them together

    @property
    def mean(self) -> float:
        return self.points / self.count


class Fork(Struct, frozen=True):
    """A moment that several have reached by the same answers, and where they went on by different ones."""

    ply: int
    before: bytes  # a digest of all answers up to here
    ways: tuple[Way, ...]  # the most usual first

    @property
    def count(self) -> int:
        return sum(way.count for way in self.ways)


def digest(answers: Sequence[int]) -> bytes:
    return sha256(",".join(map(str, answers)).encode()).digest()[:_DIGEST_BYTES]


def forks_of(played: Iterable[PlayedLine], rules: int) -> tuple[Fork, ...]:
    """Where those who played by these rules have parted, the earliest first."""
    waiting = [([one for one in played if one.line.rules == rules and one.line.answers], 0)]
    forks: list[Fork] = []
    for together, first in waiting:  # grows on the way
        if len(forks) == MAX_FORKS:
            break
        ply = _parting(together, first)
        if ply is None:
            continue
        groups: dict[int, list[PlayedLine]] = {}
        for one in together:
            groups.setdefault(one.line.answers[ply], []).append(one)
        ways = [Way(answer, len(group), sum(one.points for one in group)) for answer, group in groups.items()]
        ways.sort(key=lambda way: (-way.count, way.answer))
        forks.append(Fork(ply, digest(together[0].line.answers[:ply]), tuple(ways)))
        waiting += [(group, ply + 1) for group in groups.values()]
    return tuple(forks)


def _parting(together: Sequence[PlayedLine], first: int) -> int | None:
    """The first ply from there on at which not all have given the same answer."""
    if len(together) < 2:
        return None
    shortest = min(len(one.line.answers) for one in together)
    ahead = (ply for ply in range(first, shortest) if len({one.line.answers[ply] for one in together}) > 1)
    return next(ahead, None)


def forks_on(forks: Iterable[Fork], answers: Sequence[int]) -> list[Fork]:
    """The forks that a line comes by, in its order."""
    met = [fork for fork in forks if fork.ply < len(answers) and fork.before == digest(answers[: fork.ply])]
    return sorted(met, key=lambda fork: fork.ply)


encode: Final = Encoder().encode
_decoder: Final = Decoder(DealLine)


def written(line: DealLine) -> str:
    return encode(line).decode()


def read(text: str) -> DealLine:
    return _decoder.decode(text)
