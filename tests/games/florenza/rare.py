"""Positions that random games hardly reach: the sentences there are read and checked like all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from torri import Position
from torri.games.florenza.events import LETTERS
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import SUPPLY

from ...playing import give
from .moments import bartering
from .positions import pass_all, position

ELSEWHERE: Final[tuple[str, ...]] = ()  # what may be pressed though it is not asked about
ALL_NAMELESS = {
    "palazzo.facciata": "nameless-architect",
    "palazzo.salone": "nameless-painter",
    "palazzo.statua": "nameless-sculptor",
    "palazzo.ritratto": "nameless-painter",
    "chiesa.facciata": "nameless-sculptor",
    "chiesa.campanile": "nameless-architect",
}
TWO_PAINTERS = {work: artist for work, artist in ALL_NAMELESS.items() if artist == "nameless-painter"}
PLENTY = "mmmmmmmmwwwwwwggggttttccccssss"
EVERYTHING = "".join(letter * number for letter, number in zip(LETTERS, SUPPLY, strict=True))


def after(at: Position, *answers: str) -> Position:
    give(at, *answers)
    return at


def market(own: str, others: str, florins: int) -> Position:
    return position(ask=Ask.MARKET, market=[0], cubes={0: own, 1: others}, florins={0: florins})


def last_of(place: str, works: tuple[str, ...]) -> Position:
    """The last round, when the fourth artwork of a place is about to be paid for."""
    *others, last = [f"{place}.{work}" for work in works]
    plenty: dict[str, Any] = {"prestige": {1: 90}, "cubes": {0: PLENTY}, "florins": {0: 900}}
    at = position(round=8, plans={0: {last: "michelangelo"}}, works={0: others}, **plenty)
    pass_all(at)
    return at


def rare_positions() -> Iterator[Position]:
    """No worker, artist, cube or florin left; the whole palazzo, the whole chiesa."""
    yield position(3)
    yield position(ask=Ask.CAPTAIN, captain=0, workers={0: 4, 1: 0})
    yield position(ask=Ask.CAPTAIN, captain=0, town=["giordano-bruno"], bag=[])
    yield after(position(3, ask=Ask.CAPTAIN, captain=0, workers={1: 0, 2: 1}), "worker")
    yield position(ask=Ask.BISHOP, bishop=1, workers={0: 0}, town=["giordano-bruno"])
    yield after(position(3, ask=Ask.BISHOP, bishop=1, workers={0: 0, 2: 1}), "convert")
    yield position(town=["francesco-d-assisi"], bag=(), plans={1: ALL_NAMELESS}, workers={1: 2})
    yield after(position(town=["donatello"], bag=(), plans={1: TWO_PAINTERS}), "create")
    yield after(position(town=["giordano-bruno", "francesco-d-assisi"], florins={0: 50}), "donate")
    at = position(works={1: ["duomo.pulpito"]}, chiesa={0: "francesco-d-assisi"}, florins={0: 100})
    yield after(at, "donate", "nameless-preacher")
    yield bartering("mww", "t", "m")
    yield market("", "mmm", 0)
    yield market("s", "mmm", 0)
    yield market("", EVERYTHING, 900)
    yield last_of("palazzo", ("facciata", "salone", "statua", "ritratto"))
    yield last_of("chiesa", ("facciata", "campanile", "pala-d-altare", "crocifisso"))
