"""A tiny game for tests of the engine: two seats draw sticks from a heap; nature says how many there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from torri.engine.editions import Edition
from torri.engine.errors import Facts
from torri.engine.game import Game
from torri.engine.options import Choice, Flag, Number
from torri.engine.questions import NATURE, Limit, Question, Questions
from torri.engine.ranges import seats
from torri.engine.schema import copier, ints, number, one_of, seat
from torri.engine.telling import Teller, Telling, book, tell

LARGEST_HEAP = 7


class Ask(IntEnum):
    HEAP = 0
    DRAW = 1
    OVER = 2


class Event(IntEnum):
    DRAWN = 0


class Entry(IntEnum):
    STICKS = 100


class Fault(IntEnum):
    NOTHING = 0
    STICKS_NOT_CONSERVED = 1


@dataclass(slots=True)
class State:
    ask: int = one_of(Ask)
    actor: int = seat(NATURE)
    players: int = number(2, 2)
    heap: int = number(0, LARGEST_HEAP)
    most: int = number(1, 4)
    sticks: list[int] = ints(2, 0, LARGEST_HEAP, in_play=seats)


def setup(s: State, players: int, options: Mapping[str, int]) -> None:
    s.players = players
    s.most = options["most"]


def heaps(_s: State) -> int:
    return 0b1110_0000


def heavier(_s: State, answer: int) -> int:
    return answer - 4


def lay(s: State, heap: int) -> None:
    s.heap = heap
    s.ask = Ask.DRAW
    s.actor = 0


def what_there_is(s: State) -> int:
    return (2 << s.heap) - 2


def at_most(s: State) -> int:
    return (2 << s.most) - 2


def sticks_left(s: State, answer: int) -> Facts:
    return {"has": s.heap, "needs": answer}


def draw(s: State, number: int) -> None:
    s.heap -= number
    s.sticks[s.actor] += number
    tell(Event.DRAWN, s.actor, number)
    s.actor = 1 - s.actor
    if s.heap == 0:
        s.ask = Ask.OVER
        s.actor = NATURE


def score(s: State, seat: int) -> int:
    return book(s.sticks[seat], Entry.STICKS, s.sticks[seat])


def audit(s: State) -> int:
    return Fault.STICKS_NOT_CONSERVED if s.heap + s.sticks[0] + s.sticks[1] > LARGEST_HEAP else Fault.NOTHING


def redeal(_s: State, _observer: int, _stream: list[int]) -> None:
    """Nothing is hidden."""


def picture(view: Mapping[str, Any], _words: Callable[..., str]) -> str:
    return str(view["table"]["heap"])


OPTIONS = (Flag("quiet", "T1"), Number("most", "T2", default=3, least=1, most=4), Choice("wood", "T3", ("oak", "ash")))


def game(version: int = 1, most_rule: Callable[[State], int] = at_most, heaviest: int = 0, **parts: Any) -> Game:
    questions = Questions(
        "toy",
        [
            Question(
                Ask.HEAP,
                "T1",
                8,
                limits=(Limit("T1", "no-heap", heaps),),
                act=lay,
                weight=heavier,
                heaviest=heaviest,
            ),
            Question(
                Ask.DRAW,
                "T2",
                6,
                limits=(Limit("T2", "too-few-left", what_there_is, sticks_left), Limit("T3", "too-many", most_rule)),
                act=draw,
            ),
        ],
        end="T4",
    )
    made: dict[str, Any] = {
        "name": "toy",
        "version": version,
        "package": __package__,
        "players": range(2, 3),
        "edition": Edition("toy", "toy", "", {}, ()),
        "State": State,
        "Ask": Ask,
        "over": Ask.OVER,
        "questions": questions,
        "copy": copier(State),
        "setup": setup,
        "score": score,
        "rank": score,
        "redeal": redeal,
        "shown": lambda s: {"heap": s.heap},
        "view": lambda _s, shown, _seat, _open=False: shown,
        "text": lambda s, answer: f"{answer}" if s.ask == Ask.HEAP else f"take{answer}",
        "meaning": lambda s, answer: (Ask(s.ask).name.lower(), {"number": answer}),
        "picture": picture,
        "audit": audit,
        "faults": Fault,
        "teller": Teller(
            {Event.DRAWN: Telling(("seat", "number"), "T2"), Entry.STICKS: Telling(("number",), "T4")}, {}
        ),
        "paragraphs": ("T1", "T2", "T3", "T4"),
        "figures": {},
        "longest": 12,
        "options": OPTIONS,
    }
    return Game(**(made | parts))


GAME = game()
