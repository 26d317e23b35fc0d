"""The network of a game for many positions at once: one forward pass for NumPy and torch alike.

What it consists of is in `torri.players.networks.plan`; programs that play look with `torri.players.networks.looking`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from torri.engine.entities import BOARD, Totals
from torri.engine.parts import Parts
from torri.players.networks.plan import LEAST_SQUARE, MARGIN, OUTCOME, POOL_SCALE, plan
from torri.players.networks.weights_file import ABOUT, about

Weights = dict[str, Any]
Things = dict[str, Any]  # what is known of the things of each kind
Cast = Callable[[Any], Any]
Convert = Callable[[NDArray[Any]], Any]


@dataclass(frozen=True)
class KindArrays:
    """How things of a kind become rows of numbers (see `plan.Encoded`)."""

    name: str
    count: int
    light: bool
    columns: Any
    values: Any
    flags: Any
    scales: Any
    fixed: Any
    totals: list[tuple[Any, Any]]  # columns, and how much each counts in the sums of all things


@dataclass(frozen=True)
class LinkArrays:
    name: str
    source: str
    target: str
    shape: tuple[int, ...]
    weights: Any  # None: they stand in the observation, in these columns
    columns: Any
    scale: float
    late: bool


@dataclass(frozen=True)
class QuestionArrays:
    name: str
    outputs: dict[str, int]
    of_board: int
    order: Any
    by_seat: bool


class Layout:
    """The tables that a forward pass needs, as arrays of NumPy, or of torch on a device."""

    def __init__(self, game: Parts, convert: Convert = lambda array: array) -> None:
        self.plan = plan(game)
        self.seats = self.plan.seats
        self.kinds = [
            KindArrays(
                one.name,
                one.count,
                one.light,
                convert(np.array(one.columns, np.int64).reshape(-1)),
                convert(np.array(one.values, np.int16)),
                convert(np.array(one.flags)),
                convert(np.array(one.scales, np.float32)),
                convert(np.array(one.fixed, np.float32)),
                [(convert(np.array(total.columns, np.int64)), convert(_by_column(total))) for total in one.totals],
            )
            for one in self.plan.kinds
        ]
        self.links = [
            LinkArrays(
                one.name,
                one.link.source,
                one.link.target,
                one.shape,
                convert(np.array(one.link.weights, np.float32)) if one.link.weights else None,
                convert(np.array(one.link.columns, np.int64).reshape(-1)) if one.link.columns else None,
                one.link.scale,
                one.link.late,
            )
            for one in self.plan.links
        ]
        self.asked = [
            QuestionArrays(
                one.name, one.outputs, one.of_board, convert(np.array(one.order, np.int64)), one.pointing.by_seat
            )
            for one in self.plan.asked
        ]
        players, seat = self.plan.entities.players, self.plan.entities.seat
        self.turns = convert(_turns(len(players), len(seat), game.players[0])) if seat else None
        self.players, self.points, self.seat = (
            convert(np.array(columns, np.int64)) for columns in (players, self.plan.entities.points, seat)
        )
        self.rivals = convert(np.arange(len(players)) + game.players[0] - 1)
        self.margin_scale = self.plan.entities.margin_scale

    def heard(self, target: str, late: bool) -> list[LinkArrays]:
        """The links by which things of a kind hear from others."""
        return [link for link in self.links if link.target == target and link.late == late]

    def margins(self, rows: Any) -> Any:
        """How far each seat is ahead of the mean of the others now; of the scale of the values."""
        points = rows[:, self.points] * 1.0
        rivals = (rows[:, self.players] * self.rivals).sum(1)[:, None]
        return (points - (points.sum(1)[:, None] - points) / rivals) / self.margin_scale

    def by_number(self, rows: Any, cast: Cast, answers: Any) -> Any:
        """Answers about seats in the order of the seats' numbers, instead of from the own seat on."""
        number, seats = len(rows), len(self.seat)
        players, own = cast(rows[:, self.players]), cast(rows[:, self.seat])
        told = (players[:, :, None] * own[:, None, :]).reshape(number, -1)
        turn = (told @ cast(self.turns)).reshape(number, seats, seats)
        return (turn @ answers.reshape(number, seats, -1)).reshape(number, -1)

    def initial(self, seed: int) -> dict[str, NDArray[np.float32]]:
        """Random weights; those of outputs are small, so that all answers are alike at first."""
        rng = np.random.default_rng(seed)
        found = {}
        for name, shape in self.plan.shapes().items():
            if len(shape) == 1:
                found[name] = np.zeros(shape, np.float32)
            else:
                part = name.rpartition(".")[2]
                gain = 0.05 if part in ("out", "answers") else 0.5 if part in ("own", "again", "think") else 1.0
                found[name] = (rng.standard_normal(shape) * gain * (2 / shape[0]) ** 0.5).astype(np.float32)
        return found


def save(file: Path, game: Parts, weights: Weights) -> None:
    """Write weights as players read them: `torri.players.networks.weights_file`."""
    told = np.frombuffer(json.dumps(about(game)).encode(), np.uint8)
    arrays = {name: np.ascontiguousarray(one, np.float16) for name, one in weights.items()}
    np.savez_compressed(file, **{ABOUT: told}, **arrays)  # type: ignore[arg-type]


def _by_column(total: Totals) -> NDArray[np.float32]:
    return np.array(total.weights, np.float32).reshape(-1, len(total.columns)).T.copy()


def _turns(numbers: int, seats: int, fewest: int) -> NDArray[np.float32]:
    """For each number of players and own seat: which seat, counted from the own one, has each number."""
    found = np.zeros((numbers, seats, seats, seats), np.float32)
    for place in range(numbers):
        players = fewest + place
        for own in range(players):
            for other in range(players):
                found[place, own, other, (other - own) % players] = 1
    return found.reshape(numbers * seats, seats * seats)


def forward(
    xp: Any, cast: Cast, layout: Layout, w: Weights, rows: Any, precise: Cast = lambda numbers: numbers
) -> tuple[Any, Any]:
    """A preference for each action, and what each seat expects; `cast` makes numbers of the network's type, `precise`
    those of the outputs: small differences between them matter."""
    things = hear(cast, layout, w, rows, encode(xp, cast, layout, w, rows))
    board = consider(xp, cast, layout, w, rows, things)
    finish(layout, w, things, board)
    heads = {}
    for kind in layout.kinds[1:]:
        name = kind.name
        context = (board @ w[f"{name}.context"])[:, None] + w[f"{name}.head_bias"]
        for link in layout.heard(name, late=True):
            context = context + told(link, rows, cast, things[link.source], w[link.name])
        heads[name] = precise(relu(things[name] @ w[f"{name}.head"] + context))
    board = precise(board)
    preferences = []
    for one in layout.asked:
        answers = [(heads[kind] @ w[f"{one.name}.{kind}.out"]).reshape(len(rows), -1) for kind in one.outputs]
        if one.of_board:
            answers.append(board @ w[f"{one.name}.answers"] + w[f"{one.name}.answers_bias"])
        ordered = xp.concatenate(answers, -1)[:, one.order]
        preferences.append(layout.by_number(rows, precise, ordered) if one.by_seat else ordered)
    expected = heads[layout.seats] @ w["value.out"] + w["value.out_bias"]
    values = xp.stack([expected[..., OUTCOME], expected[..., MARGIN] + layout.margins(rows)], -1)
    return xp.concatenate(preferences, -1), values


def encode(xp: Any, cast: Cast, layout: Layout, w: Weights, rows: Any) -> Things:
    """The first layer of all things."""
    first = {}
    for kind in layout.kinds:
        name = kind.name
        numbers = rows[:, kind.columns].reshape(len(rows), kind.count, -1)
        features = [xp.where(kind.flags, cast(numbers == kind.values), cast(numbers) * kind.scales)]
        for columns, weights in kind.totals:
            features.append((cast(rows[:, columns]) @ weights).reshape(len(rows), kind.count, -1))
        entered = xp.concatenate(features, -1) @ w[f"{name}.in"]
        first[name] = relu(entered + (kind.fixed @ w[f"{name}.fixed"] + w[f"{name}.bias"]))
    return first


def hear(cast: Cast, layout: Layout, w: Weights, rows: Any, first: Things) -> Things:
    """What the things know after they have heard those that they are linked with."""
    things = dict(first)
    for kind in layout.kinds[1:]:
        name = kind.name
        if not kind.light:
            heard = first[name] @ w[f"{name}.own"] + w[f"{name}.own_bias"]
            for link in layout.heard(name, late=False):
                heard = heard + told(link, rows, cast, first[link.source], w[link.name])
            things[name] = first[name] + relu(heard)
    return things


def consider(xp: Any, cast: Cast, layout: Layout, w: Weights, rows: Any, things: Things) -> Any:
    """All things together, and what the board makes of them."""
    pooled = [things[BOARD][:, 0]]
    for kind in layout.kinds[1:]:
        pooled += [things[kind.name].sum(1) * POOL_SCALE, highest(xp, things[kind.name])]
    pooled += [told(link, rows, cast, things[link.source])[:, 0] for link in layout.heard(BOARD, late=False)]
    board = relu(normal(xp.concatenate(pooled, -1)) @ w["join"] + w["join_bias"])
    return normal(board + relu(board @ w["think"] + w["think_bias"]))


def finish(layout: Layout, w: Weights, things: Things, board: Any) -> None:
    """What the things know in the end, when the board has told them what is going on."""
    for kind in layout.kinds[1:]:
        name = kind.name
        if not kind.light:
            heard = (board @ w[f"{name}.board"])[:, None] + w[f"{name}.again_bias"]
            things[name] = things[name] + relu(things[name] @ w[f"{name}.again"] + heard)
        things[name] = normal(things[name])


def told(link: LinkArrays, rows: Any, cast: Cast, source: Any, matrix: Any = None) -> Any:
    """What the things of the target hear: a sum over those of the source, each times the matrix."""
    strengths = link.weights
    if strengths is None:
        strengths = cast(rows[:, link.columns]).reshape(len(rows), *link.shape) * link.scale
    if matrix is None:
        return strengths @ source
    targets, sources = link.shape
    return strengths @ (source @ matrix) if sources < targets else (strengths @ source) @ matrix


def highest(xp: Any, numbers: Any) -> Any:
    """The most of each number over all things. By halves: the gradient of `amax` looks for numbers that equal the most,
    and finds none where a compiler keeps more digits of the one than of the other."""
    while numbers.shape[1] > 1:
        half = (numbers.shape[1] + 1) // 2
        numbers = xp.maximum(numbers[:, :half], numbers[:, -half:])
    return numbers[:, 0]


def normal(numbers: Any) -> Any:
    """The same numbers with a mean square of 1: otherwise those of many things grow until nothing is learned."""
    return numbers / ((numbers * numbers).mean(-1)[..., None] + LEAST_SQUARE) ** 0.5


def relu(numbers: Any) -> Any:
    return numbers.clip(0)
