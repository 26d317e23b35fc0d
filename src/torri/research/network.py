"""The network of a game: made of its entities, one forward pass for NumPy and torch alike.

Each thing is encoded by the network of its kind; things that are linked tell each other what they are; all are pooled
into the board; the board tells all things. Answers are outputs of the things they point at, and each seat says how it
expects to end: its outcome (-1 to 1) and how much its margin will grow from where it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from torri.engine.entities import BOARD, NOTHING, Entities, Kind, Link, Pointing
from torri.engine.game import Game
from torri.research.actions import actions

THING, BOARD_WIDTH, HEAD = 96, 256, 96  # numbers in the encoding of a thing, of the board, and before an output
NO_VALUE: Final = -1000  # which no number of an observation has
VALUES: Final = 2
OUTCOME, MARGIN = range(VALUES)
POOL_SCALE: Final = 0.25
Shape = tuple[int, ...]
Weights = dict[str, Any]


@dataclass(frozen=True)
class Encoded:
    """How things of a kind become rows of numbers."""

    name: str
    count: int
    columns: Any  # of the observation: one for each number of each thing
    values: Any  # a number is compared with this where it is a flag
    flags: Any
    scales: Any
    fixed: Any

    @property
    def width(self) -> int:
        return len(self.columns) // self.count


def encoded(kind: Kind) -> Encoded:
    columns, values, flags, scales = list[int](), list[int](), list[bool](), list[float]()
    for thing in range(kind.count):
        for feature in kind.features:
            for column in feature.columns[thing]:
                for value in feature.values or (NO_VALUE,):
                    missing = column == NOTHING
                    columns.append(0 if missing else column)
                    values.append(NO_VALUE if missing else value)
                    flags.append(bool(feature.values))
                    scales.append(0.0 if missing else feature.scale)
    shape = (kind.count, len(columns) // kind.count)
    return Encoded(
        kind.name,
        kind.count,
        np.array(columns, np.int64),
        np.array(values, np.int16).reshape(shape),
        np.array(flags).reshape(shape),
        np.array(scales, np.float32).reshape(shape),
        np.array(kind.fixed or [[0.0]] * kind.count, np.float32),
    )


@dataclass(frozen=True)
class Linked:
    source: str
    target: str
    name: str
    shape: Shape  # things of the target, things of the source
    weights: Any = None
    columns: Any = None
    scale: float = 1.0


def linked(number: int, link: Link) -> Linked:
    table = link.weights or link.columns
    shape = (len(table), len(table[0]))
    fixed = np.array(link.weights, np.float32) if link.weights else None
    columns = None if link.weights else np.array(link.columns, np.int64).reshape(-1)
    return Linked(link.source, link.target, f"link{number}", shape, fixed, columns, link.scale)


@dataclass(frozen=True)
class Asked:
    """A question: how many outputs it has at each thing of some kinds, and at the board; `order` says which of all
    these each answer is."""

    name: str
    outputs: dict[str, int]
    of_board: int
    order: Any
    by_seat: bool


def asked(pointing: Pointing, name: str, counts: dict[str, int]) -> Asked:
    outputs: dict[str, int] = {}
    for target in pointing.targets:
        if target is not None:
            outputs[target.kind] = max(outputs.get(target.kind, 0), target.output + 1)
    starts, place = {}, 0
    for kind, number in outputs.items():
        starts[kind] = place
        place += counts[kind] * number
    order, of_board = [], 0
    for target in pointing.targets:
        if target is None:
            order.append(place + of_board)
            of_board += 1
        else:
            order.append(starts[target.kind] + target.thing * outputs[target.kind] + target.output)
    return Asked(name, outputs, of_board, np.array(order, np.int64), pointing.by_seat)


class Layout:
    """The tables that a forward pass needs, as arrays of NumPy, or of torch on a device."""

    def __init__(
        self, game: Game, entities: Entities, convert: Callable[[NDArray[Any]], Any] = lambda array: array
    ) -> None:
        counts = {kind.name: kind.count for kind in entities.kinds}
        space = actions(game)
        by_offset = sorted(entities.pointings, key=lambda pointing: space.offsets[pointing.ask])
        if sum(len(pointing.targets) for pointing in by_offset) != len(space):
            raise ValueError(f"the entities of {game.name} do not point with all of its {len(space)} actions")
        self.actions = len(space)
        self.seats = entities.kinds[-1].name
        self.kinds = [_converted(encoded(kind), convert) for kind in entities.kinds]
        self.links = [_converted(linked(number, link), convert) for number, link in enumerate(entities.links)]
        self.asked = [_converted(asked(one, game.Ask(one.ask).name.lower(), counts), convert) for one in by_offset]

        flags, own = len(entities.players), len(entities.seat)
        self.players, self.points, self.seat = (
            convert(np.array(columns, np.int64)) for columns in (entities.players, entities.points, entities.seat)
        )
        self.turns = convert(_turns(flags, own, game.players[0])) if own else None
        self.rivals = convert(np.arange(flags) + game.players[0] - 1)
        self.margin_scale = entities.margin_scale

    def margins(self, rows: Any) -> Any:
        """How far each seat is ahead of the mean of the others now; of the scale of the values."""
        points = rows[:, self.points] * 1.0
        rivals = (rows[:, self.players] * self.rivals).sum(1)[:, None]
        return (points - (points.sum(1)[:, None] - points) / rivals) / self.margin_scale

    def by_number(self, rows: Any, cast: Callable[[Any], Any], answers: Any) -> Any:
        """Answers about seats in the order of the seats' numbers, instead of from the own seat on."""
        number, seats = len(rows), len(self.seat)
        players, own = cast(rows[:, self.players]), cast(rows[:, self.seat])
        told = (players[:, :, None] * own[:, None, :]).reshape(number, -1)
        turn = (told @ self.turns).reshape(number, seats, seats)
        return (turn @ answers.reshape(number, seats, -1)).reshape(number, -1)

    def shapes(self) -> dict[str, Shape]:
        """Of all weights."""
        found: dict[str, Shape] = {}
        joined = THING
        for kind in self.kinds:
            name = kind.name
            found |= {
                f"{name}.in": (kind.width, THING),
                f"{name}.fixed": (kind.fixed.shape[1], THING),
                f"{name}.bias": (THING,),
            }
            if name != BOARD:
                found |= {f"{name}.own": (THING, THING), f"{name}.own_bias": (THING,)}
                found |= {
                    f"{name}.again": (THING, THING),
                    f"{name}.board": (BOARD_WIDTH, THING),
                    f"{name}.again_bias": (THING,),
                }
                found |= {
                    f"{name}.head": (THING, HEAD),
                    f"{name}.context": (BOARD_WIDTH, HEAD),
                    f"{name}.head_bias": (HEAD,),
                }
                joined += 2 * THING
        for link in self.links:
            if link.target == BOARD:
                joined += THING
            else:
                found[link.name] = (THING, THING)
        found |= {"join": (joined, BOARD_WIDTH), "join_bias": (BOARD_WIDTH,)}
        found |= {"think": (BOARD_WIDTH, BOARD_WIDTH), "think_bias": (BOARD_WIDTH,)}
        for one in self.asked:
            name = one.name
            found |= {f"{name}.{kind}.out": (HEAD, outputs) for kind, outputs in one.outputs.items()}
            if one.of_board:
                found |= {f"{name}.answers": (BOARD_WIDTH, one.of_board), f"{name}.answers_bias": (one.of_board,)}
        return found | {"value.out": (HEAD, VALUES), "value.out_bias": (VALUES,)}

    def initial(self, seed: int) -> dict[str, NDArray[np.float32]]:
        """Random weights; those of outputs are small, so that all answers are alike at first."""
        rng = np.random.default_rng(seed)
        found = {}
        for name, shape in self.shapes().items():
            if len(shape) == 1:
                found[name] = np.zeros(shape, np.float32)
            else:
                part = name.rpartition(".")[2]
                gain = 0.05 if part in ("out", "answers") else 0.5 if part in ("own", "again", "think") else 1.0
                found[name] = (rng.standard_normal(shape) * gain * (2 / shape[0]) ** 0.5).astype(np.float32)
        return found


def _turns(numbers: int, seats: int, fewest: int) -> NDArray[np.float32]:
    """For each number of players and own seat: which seat, counted from the own one, has each number."""
    found = np.zeros((numbers, seats, seats, seats), np.float32)
    for place in range(numbers):
        players = fewest + place
        for own in range(players):
            for other in range(players):
                found[place, own, other, (other - own) % players] = 1
    return found.reshape(numbers * seats, seats * seats)


def _converted(one: Any, convert: Callable[[Any], Any]) -> Any:
    """The same with its arrays converted."""
    changed = {name: convert(value) for name, value in vars(one).items() if isinstance(value, np.ndarray)}
    return type(one)(**vars(one) | changed)


def forward(xp: Any, cast: Callable[[Any], Any], layout: Layout, w: Weights, rows: Any) -> tuple[Any, Any]:
    """A preference for each action, and what each seat expects; `cast` makes numbers of the network's type."""
    number = len(rows)
    first = {}
    for kind in layout.kinds:
        name = kind.name
        numbers = rows[:, kind.columns].reshape(number, kind.count, kind.width)
        features = xp.where(kind.flags, cast(numbers == kind.values), cast(numbers) * kind.scales)
        first[name] = relu(features @ w[f"{name}.in"] + (kind.fixed @ w[f"{name}.fixed"] + w[f"{name}.bias"]))
    things = {}
    for kind in layout.kinds[1:]:
        name = kind.name
        heard = first[name] @ w[f"{name}.own"] + w[f"{name}.own_bias"]
        for link in layout.links:
            if link.target == name:
                heard = heard + told(link, rows, cast, first[link.source]) @ w[link.name]
        things[name] = first[name] + relu(heard)
    pooled = [first[BOARD][:, 0]]
    for kind in layout.kinds[1:]:
        pooled += [things[kind.name].sum(1) * POOL_SCALE, xp.amax(things[kind.name], 1)]
    pooled += [told(link, rows, cast, things[link.source])[:, 0] for link in layout.links if link.target == BOARD]
    board = relu(xp.concatenate(pooled, -1) @ w["join"] + w["join_bias"])
    board = board + relu(board @ w["think"] + w["think_bias"])
    for kind in layout.kinds[1:]:
        name = kind.name
        heard = (board @ w[f"{name}.board"])[:, None] + w[f"{name}.again_bias"]
        things[name] = things[name] + relu(things[name] @ w[f"{name}.again"] + heard)

    heads = {}
    for kind in layout.kinds[1:]:
        name = kind.name
        context = (board @ w[f"{name}.context"])[:, None] + w[f"{name}.head_bias"]
        heads[name] = relu(things[name] @ w[f"{name}.head"] + context)
    preferences = []
    for one in layout.asked:
        answers = [(heads[kind] @ w[f"{one.name}.{kind}.out"]).reshape(number, -1) for kind in one.outputs]
        if one.of_board:
            answers.append(board @ w[f"{one.name}.answers"] + w[f"{one.name}.answers_bias"])
        ordered = xp.concatenate(answers, -1)[:, one.order]
        preferences.append(layout.by_number(rows, cast, ordered) if one.by_seat else ordered)
    expected = heads[layout.seats] @ w["value.out"] + w["value.out_bias"]
    values = xp.stack([expected[..., OUTCOME], expected[..., MARGIN] + layout.margins(rows)], -1)
    return xp.concatenate(preferences, -1), values


def told(link: Linked, rows: Any, cast: Callable[[Any], Any], source: Any) -> Any:
    """What the things of the target hear: a sum over those of the source."""
    if link.weights is not None:
        return link.weights @ source
    return cast(rows[:, link.columns]).reshape(len(rows), *link.shape) * link.scale @ source


def relu(numbers: Any) -> Any:
    return numbers.clip(0)
