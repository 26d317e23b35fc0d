"""What the network of a game consists of, made of the game's entities: plain tables and the shapes of all weights.

Each thing is encoded by the network of its kind; things that are linked tell each other what they are; all are pooled
into the board; the board tells all things. Answers are outputs of the things they point at, and each seat says how it
expects to end: its outcome (-1 to 1) and how much its margin will grow from where it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

from torri.engine.entities import BOARD, NOTHING, Entities, Kind, Link, Pointing, Totals
from torri.engine.errors import TorriError
from torri.engine.parts import Parts

THING, BOARD_WIDTH = 96, 256  # numbers in the encoding of a thing, and of the board
HEAD: Final = THING  # and before an output
NO_VALUE: Final = -1000  # which no number of an observation has
VALUES: Final = 2  # what each seat expects
OUTCOME, MARGIN = range(VALUES)
POOL_SCALE: Final = 0.25
LEAST_SQUARE: Final = 1e-4  # added to a mean square before it is divided by
FORM: Final = 3  # of the network: weights of another form do not fit
Shape = tuple[int, ...]
Numbers = Sequence[Sequence[float]]


class NoEntities(TorriError):
    """A game that does not say what a network would see in it."""

    game: str


@dataclass(frozen=True)
class Encoded:
    """How things of a kind become rows of numbers: for each thing and each number of it a column of the observation,
    the value that it is compared with where it is a flag, and its scale."""

    name: str
    count: int
    columns: list[list[int]]
    values: list[list[int]]
    flags: list[list[bool]]
    scales: Numbers
    fixed: Numbers
    totals: tuple[Totals, ...]  # further numbers of each thing
    light: bool

    @property
    def width(self) -> int:
        return len(self.columns[0]) + sum(total.width for total in self.totals)


def encoded(kind: Kind) -> Encoded:
    columns, values, flags, scales = list[list[int]](), list[list[int]](), list[list[bool]](), list[list[float]]()
    for thing in range(kind.count):
        numbers = [
            (column, value, bool(feature.values), feature.scale)
            for feature in kind.features
            for column in feature.columns[thing]
            for value in feature.values or (NO_VALUE,)
        ]
        columns.append([max(0, column) for column, _, _, _ in numbers])
        values.append([NO_VALUE if column == NOTHING else value for column, value, _, _ in numbers])
        flags.append([flag for _, _, flag, _ in numbers])
        scales.append([0.0 if column == NOTHING else scale for column, _, _, scale in numbers])
    fixed = kind.fixed or ((0.0,),) * kind.count
    return Encoded(kind.name, kind.count, columns, values, flags, scales, fixed, kind.totals, kind.light)


@dataclass(frozen=True)
class Linked:
    """A link with the name of its weights."""

    name: str
    link: Link

    @property
    def shape(self) -> Shape:
        """Things of the target, things of the source."""
        table = self.link.weights or self.link.columns
        return len(table), len(table[0])


@dataclass(frozen=True)
class Asked:
    """A question: how many outputs it has at each thing of some kinds, and at the board; `order` says which of all
    these each answer is."""

    name: str
    pointing: Pointing
    outputs: dict[str, int]
    of_board: int
    order: list[int]


def asked(pointing: Pointing, name: str, counts: dict[str, int]) -> Asked:
    outputs: dict[str, int] = {}
    for target in pointing.targets:
        if target is not None:
            outputs[target.kind] = max(outputs.get(target.kind, 0), target.output + 1)
    starts, place = {}, 0
    for kind, number in outputs.items():
        starts[kind] = place
        place += counts[kind] * number
    order, of_board = list[int](), 0
    for target in pointing.targets:
        if target is None:
            order.append(place + of_board)
            of_board += 1
        else:
            order.append(starts[target.kind] + target.thing * outputs[target.kind] + target.output)
    return Asked(name, pointing, outputs, of_board, order)


class Plan:
    """The parts of a game's network, and the shapes of its weights."""

    def __init__(self, game: Parts) -> None:
        if game.entities is None or game.observation is None:
            raise NoEntities(game.name)
        entities: Entities = game.entities
        counts = {kind.name: kind.count for kind in entities.kinds}
        answers = {int(question.ask): question.answers for question in game.questions if question.weight is None}
        pointed = {int(pointing.ask): pointing for pointing in entities.pointings}
        if {ask: len(pointing.targets) for ask, pointing in pointed.items()} != answers:
            raise ValueError(f"the entities of {game.name} do not point with all of its answers")
        light = {kind.name for kind in entities.kinds if kind.light}
        if any(link.target in light and not link.late for link in entities.links):
            raise ValueError(f"things of a light kind of {game.name} can hear from others only late")
        self.entities = entities
        self.actions = sum(answers.values())
        self.seats = entities.kinds[-1].name
        self.kinds = [encoded(kind) for kind in entities.kinds]
        self.links = [Linked(f"link{number}", link) for number, link in enumerate(entities.links)]
        self.asked = [asked(pointed[ask], game.Ask(ask).name.lower(), counts) for ask in answers]

    def shapes(self) -> dict[str, Shape]:
        """Of all weights."""
        found: dict[str, Shape] = {}
        joined = THING
        for kind in self.kinds:
            name = kind.name
            found |= {
                f"{name}.in": (kind.width, THING),
                f"{name}.fixed": (len(kind.fixed[0]), THING),
                f"{name}.bias": (THING,),
            }
            if name != BOARD and not kind.light:
                found |= {f"{name}.own": (THING, THING), f"{name}.own_bias": (THING,)}
                found |= {
                    f"{name}.again": (THING, THING),
                    f"{name}.board": (BOARD_WIDTH, THING),
                    f"{name}.again_bias": (THING,),
                }
            if name != BOARD:
                found |= {
                    f"{name}.head": (THING, HEAD),
                    f"{name}.context": (BOARD_WIDTH, HEAD),
                    f"{name}.head_bias": (HEAD,),
                }
                joined += 2 * THING
        for linked in self.links:
            if linked.link.target == BOARD:
                joined += THING
            else:
                found[linked.name] = (THING, THING)
        found |= {"join": (joined, BOARD_WIDTH), "join_bias": (BOARD_WIDTH,)}
        found |= {"think": (BOARD_WIDTH, BOARD_WIDTH), "think_bias": (BOARD_WIDTH,)}
        for one in self.asked:
            name = one.name
            found |= {f"{name}.{kind}.out": (HEAD, outputs) for kind, outputs in one.outputs.items()}
            if one.of_board:
                found |= {f"{name}.answers": (BOARD_WIDTH, one.of_board), f"{name}.answers_bias": (one.of_board,)}
        return found | {"value.out": (HEAD, VALUES), "value.out_bias": (VALUES,)}


@lru_cache(maxsize=32)
def plan(game: Parts) -> Plan:
    """The network of a game, made once."""
    return Plan(game)


def observation_version(game: Parts) -> str:
    """A hash of what a network sees, and how: it changes with the blocks of the observation and with the entities,
    but not with figures that are printed on the things."""
    made = plan(game)
    assert game.observation is not None
    seen = [(block.name, block.shape) for block in game.observation.blocks]
    kinds = [(one.name, one.count, one.columns, one.values, one.flags, one.scales, one.light) for one in made.kinds]
    totals = [total.columns for one in made.kinds for total in one.totals]
    links = [
        (one.link.source, one.link.target, one.shape, one.link.columns, one.link.scale, one.link.late)
        for one in made.links
    ]
    scored = made.entities.points, made.entities.margin_scale
    asks = [(one.name, one.pointing.by_seat, one.order) for one in made.asked]
    parts = (FORM, seen, scored, kinds, totals, links, asks, sorted(made.shapes().items()), made.entities.version)
    return sha256(repr(parts).encode()).hexdigest()[:16]
