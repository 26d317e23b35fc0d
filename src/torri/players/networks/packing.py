"""The tables and weights of a network as the accelerated subset reads them, and the workspace of a look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from torri.engine.entities import BOARD
from torri.engine.loops import Loops
from torri.engine.parts import Parts
from torri.players.networks import looking
from torri.players.networks.looking import Looking, Network
from torri.players.networks.plan import BOARD_WIDTH, HEAD, THING, VALUES, Encoded, Plan, plan
from torri.players.networks.weights_file import NetworkWeights

MAX_ANSWERS = 64  # to a question


class Packing:
    """Puts all weights into one row, and notes where each is."""

    def __init__(self, weights: NetworkWeights) -> None:
        self._given = weights
        self.numbers: list[float] = []
        self._places: dict[str, int] = {}

    def at(self, name: str) -> int:
        if name not in self._places:
            self._places[name] = self.add(self._given[name])
        return self._places[name]

    def add(self, numbers: Sequence[float]) -> int:
        place = len(self.numbers)
        self.numbers += numbers
        return place

    def column(self, name: str, width: int, column: int) -> int:
        """A column of a matrix, in one piece."""
        return self.add(self._given[name][column::width])

    def base(self, kind: Encoded) -> int:
        """What the first layer of each thing begins with: what never changes about it."""
        matrix, bias = self._given[f"{kind.name}.fixed"], self._given[f"{kind.name}.bias"]
        begun = list[float]()
        for fixed in kind.fixed:
            begun += [
                bias[column] + sum(number * matrix[place * THING + column] for place, number in enumerate(fixed))
                for column in range(THING)
            ]
        return self.add(begun)


def packed(game: Parts, loops: Loops, weights: NetworkWeights) -> Network:
    """The network of a game for the loops."""
    made, packing = plan(game), Packing(weights)
    names = [kind.name for kind in made.kinds]
    kinds, features, scales = _kinds(made, packing)
    counted, summands, shares = _totals(made)
    links, pairs, strengths, passed = _links(made, packing, names)
    asks, answers = _asks(game, made, packing, names, [row[looking.FIRST] for row in kinds])
    values = packing.add([number for column in range(VALUES) for number in weights["value.out"][column::VALUES]])
    whole = [
        sum(kind.count for kind in made.kinds),
        passed,
        packing.at("join"),
        packing.at("join_bias"),
        packing.at("think"),
        packing.at("think_bias"),
        values,
        packing.at("value.out_bias"),
        int(made.entities.margin_scale),
    ]
    return Network(
        whole=_row(loops, whole),
        points=_row(loops, made.entities.points),
        kinds=_table(loops, kinds),
        features=_table(loops, features),
        scales=_floats(loops, scales),
        counted=_row(loops, counted),
        summands=_table(loops, summands or [[0, 0]]),
        shares=_floats(loops, shares or [0.0]),
        links=_table(loops, links),
        pairs=_table(loops, pairs),
        strengths=_floats(loops, strengths),
        asks=_table(loops, asks),
        answers=_table(loops, answers),
        weights=_floats(loops, packing.numbers),
    )


def _kinds(made: Plan, packing: Packing) -> tuple[list[list[int]], list[list[int]], list[float]]:
    kinds, features, scales, first = list[list[int]](), list[list[int]](), list[float](), 0
    for kind in made.kinds:
        name = kind.name
        row = [kind.count, first, int(kind.light), len(kind.columns[0]), kind.width, len(features)]
        row += [packing.base(kind), packing.at(f"{name}.in")]
        later = ("own", "own_bias", "again", "again_bias", "board", "head", "head_bias", "context")
        row += [packing.at(f"{name}.{part}") if f"{name}.{part}" in made.shapes() else 0 for part in later]
        kinds.append(row)
        for thing in range(kind.count):
            columns = zip(kind.columns[thing], kind.values[thing], kind.flags[thing], strict=True)
            features += [[column, value, int(flag)] for column, value, flag in columns]
            of_thing = zip(kind.flags[thing], kind.scales[thing], strict=True)
            scales += [1.0 if flag else scale for flag, scale in of_thing]
        first += kind.count
    return kinds, features, scales


def _totals(made: Plan) -> tuple[list[int], list[list[int]], list[float]]:
    """Where the summands of each thing begin; their columns and sums; how much each counts."""
    counted, summands, shares = [0], list[list[int]](), list[float]()
    for kind in made.kinds:
        for thing in range(kind.count):
            place = len(kind.columns[0])
            for total in kind.totals:
                for number, weights in enumerate(total.weights[thing]):
                    for column, share in zip(total.columns, weights, strict=True):
                        if share:
                            summands.append([column, place + number])
                            shares.append(share)
                place += total.width
            counted.append(len(summands))
    return counted, summands, shares


def _links(made: Plan, packing: Packing, names: list[str]) -> tuple[list[list[int]], list[list[int]], list[float], int]:
    links, pairs, strengths, passed = list[list[int]](), list[list[int]](), list[float](), 0
    for one in made.links:
        link, first = one.link, len(pairs)
        for to in range(one.shape[0]):
            for of in range(one.shape[1]):
                if link.columns:
                    pairs.append([to, of, link.columns[to][of]])
                    strengths.append(link.scale)
                elif link.weights[to][of] or link.late:
                    pairs.append([to, of, looking.FIXED])
                    strengths.append(link.weights[to][of])
        kinds = [names.index(link.source), names.index(link.target)]
        place = 0 if link.target == BOARD else packing.at(one.name)
        links.append([*kinds, int(link.late), place, passed, first, len(pairs) - first])
        if link.target != BOARD and not link.late:
            passed += one.shape[1]
    return links, pairs, strengths, passed


def _asks(
    game: Parts, made: Plan, packing: Packing, names: list[str], firsts: list[int]
) -> tuple[list[list[int]], list[list[int]]]:
    asks, answers = [[0, 0] for _ in game.Ask], list[list[int]]()
    for one in made.asked:
        targets = one.pointing.targets
        each = len(targets) // len(made.entities.seat) if one.pointing.by_seat else 0
        asks[one.pointing.ask] = [len(answers), each]
        of_board = 0
        vectors = {
            (kind, output): packing.column(f"{one.name}.{kind}.out", outputs, output)
            for kind, outputs in one.outputs.items()
            for output in range(outputs)
        }
        for target in targets:
            if target is None:
                vector = packing.column(f"{one.name}.answers", one.of_board, of_board)
                answers.append([0, 0, vector, packing.at(f"{one.name}.answers_bias") + of_board])
                of_board += 1
            else:
                kind = names.index(target.kind)
                answers.append([kind, firsts[kind] + target.thing, vectors[target.kind, target.output], 0])
    return asks, answers


def workspace(game: Parts, loops: Loops, network: Network) -> Looking:
    """Everything that a look needs besides; for one thread."""
    made, seats = plan(game), max(game.players)
    things, passed = int(network.whole[looking.THINGS]), int(network.whole[looking.PASSED])
    kinds, width, ways = len(made.kinds), max(kind.width for kind in made.kinds), looking.WAYS
    return Looking(
        network=network,
        row=loops.observed(),
        fresh=loops.floats(1, width)[0],
        inputs=loops.floats(ways * things, width),
        first=loops.floats(ways * things, THING),
        own=loops.floats(ways * things, THING),
        passed=loops.floats(ways * max(1, passed), THING),
        known=loops.row(ways * things),
        kept=loops.row(things),
        things=loops.floats(things, THING),
        heads=loops.floats(things, HEAD),
        finished=loops.row(things + kinds),
        headed=loops.row(things + kinds),
        heard=loops.floats(1, THING)[0],
        from_board=loops.floats(kinds, THING),
        contexts=loops.floats(kinds, HEAD),
        pooled=loops.floats(made.shapes()["join"][0] // THING, THING),
        board=loops.floats(1, BOARD_WIDTH)[0],
        thought=loops.floats(1, BOARD_WIDTH)[0],
        preferences=loops.floats(1, MAX_ANSWERS)[0],
        expected=loops.floats(seats, VALUES),
    )


def _row(loops: Loops, values: Sequence[int]) -> Any:
    row = loops.row(len(values))
    row[:] = values
    return row


def _table(loops: Loops, rows: Sequence[Sequence[int]]) -> Any:
    table = loops.table(len(rows), len(rows[0]))
    for row, values in zip(table, rows, strict=True):
        row[:] = values
    return table


def _floats(loops: Loops, values: Sequence[float]) -> Any:
    row = loops.floats(1, len(values))[0]
    row[:] = values
    return row
