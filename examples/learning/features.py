"""What Patrizier's answers are about, as numbers that mean the same in every city and for every card.

A row for each legal answer: the card that it plays or takes, the city in which that card builds, how the two towers of
the city stand before the answer and after it, and what lies beside the city. All is gathered from the observation, so
that a seat uses nothing but what it knows. The numbers describe; what they are worth is left to be learned.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from learning.network import Flags, Floats, Whole
from torri.engine.game import Game
from torri.games.patrizier import tables
from torri.games.patrizier.state import Ask
from torri.research.actions import actions

SEATS: Final = 2  # the seat that is asked and its rival
TALL: Final = np.float32(5)  # floors, crests and heads are told in such parts, so that most numbers are below 1
RICH: Final = np.float32(10)  # and points in such
HEADS: Final = len(tables.HEADS)
ASKED: Final = (Ask.PLAY, Ask.BUILD, Ask.MOVE, Ask.TAKE)
NOWHERE: Final = tables.CITIES  # the city of one who moves nothing: an empty one

KINDS: Final = np.arange(tables.CARDS)
CARD_CITY: Final = np.array(tables.CARD_CITY)
TILES: Final = np.array([*tables.TILE_POINTS, 0, 0], np.float32).reshape(-1, 2) / RICH


def _faces() -> Floats:
    """What each kind of card shows, as in the observation: crests, heads by kind, move, any."""
    faces = np.zeros((tables.CARDS, 1 + HEADS + 2), np.float32)
    faces[:, 0] = tables.CARD_CRESTS
    for kind in range(tables.CARDS):
        if tables.CARD_HEADS[kind]:
            faces[kind, 1 + tables.CARD_HEAD[kind]] = tables.CARD_HEADS[kind]
        elif tables.CARD_ACTION[kind] != tables.PLAIN:
            faces[kind, HEADS + tables.CARD_ACTION[kind]] = 1
    return faces


FACES: Final = _faces()
CRESTS: Final = np.zeros((tables.CARDS, tables.CITIES), np.float32)  # of each kind in each city
CRESTS[KINDS, CARD_CITY] = tables.CARD_CRESTS
SHOWN: Final = np.concatenate([CRESTS, FACES[:, 1 : 1 + HEADS]], axis=1)


class Table:
    """The blocks of many observations of one game, with the names of the rulebook."""

    def __init__(self, game: Game, observations: Whole) -> None:
        assert game.observation is not None
        slices = game.observation.slices
        shapes = {block.name: block.shape for block in game.observation.blocks}

        def block(name: str) -> Floats:
            rows = observations[:, slices[name]].astype(np.float32)
            return rows.reshape(len(rows), *shapes[name])

        self.question = block("question")
        self.turns = block("turns")
        self.points = block("points")
        self.heads = block("heads")[:, :SEATS]
        card, offer = block("card"), block("offer")
        self.card, self.offer = card[:, tables.CITIES :], _with_nowhere(offer[..., tables.CITIES :])
        self.card_city = card[:, : tables.CITIES]
        self.offer_city = np.full((len(observations), tables.CITIES + 1), NOWHERE)
        self.offer_city[:, :NOWHERE] = np.where(offer.any(axis=2), offer[..., : tables.CITIES].argmax(axis=2), NOWHERE)
        # How many crests of each city, and how many heads of each kind, are in the hand, known in the rival's, unseen.
        cards = np.stack([block("hand"), block("known")[:, 0], block("unseen")], axis=1) @ SHOWN
        self.crests = _with_nowhere(cards[..., : tables.CITIES].swapaxes(1, 2))
        self.own_heads = self.heads + cards[:, :SEATS, tables.CITIES :]  # those in hand will be played as well
        self.left = _with_nowhere(block("left"))
        standing = block("towers")[:, :, :SEATS]
        sides = (len(observations), tables.CITIES, 2, -1)
        self.floors, self.topmost, self.owners = (
            _with_nowhere(array.reshape(sides)) for array in (standing[..., 0], standing[..., 1], block("owners"))
        )


def _with_nowhere(array: Floats) -> Floats:
    """One more city, in which there is nothing."""
    return np.concatenate([array, np.zeros_like(array[:, :1])], axis=1)


def towers(floors: Floats, topmost: Floats, tiles: Floats) -> Floats:
    """Two towers, the higher one first: floors of both seats, who would win the tile (P4.1), what that is worth, and
    whether the own floors lie higher. The first axes are those of the tiles less one."""
    heights = floors.sum(axis=-1)
    swapped = (heights[..., 1] > heights[..., 0])[..., None, None]
    floors = np.where(swapped, floors[..., ::-1, :], floors)
    topmost = np.where(swapped, topmost[..., ::-1, :], topmost)
    above = np.sign(topmost[..., 0] - topmost[..., 1])
    ahead = floors[..., 0] - floors[..., 1]
    leads = np.sign(2 * ahead + above)  # most floors; tie: the topmost
    told = [floors[..., 0] / TALL, floors[..., 1] / TALL, ahead / TALL, leads, leads * tiles, above]
    return np.concatenate(told, axis=-1)


def fitting_heads(card: Floats, heads: Floats) -> Floats:
    """P5.2: how a card's heads go with those that each seat has: how full they make a set, and whether they fill it."""
    shown = card[:, None, 1 : 1 + HEADS]
    rest = np.where(shown > 0, heads % tables.HEAD_SET + shown, 0).sum(axis=2)
    return np.concatenate([rest / TALL, rest >= tables.HEAD_SET, rest == tables.HEAD_SET], axis=1)


class Features:
    """Describes the answers and the positions of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        space = actions(game)
        self.actions = len(space)
        asks = np.repeat(ASKED, [game.questions[ask].answers for ask in ASKED])
        self.answers = np.arange(self.actions) - np.array(space.offsets)[asks]
        self.asks = asks
        assert game.observation is not None
        table = Table(game, np.zeros((1, game.observation.size), game.observation.kind))
        self.answer_size = self.of_answers(table, np.arange(self.actions)[None] < 1).shape[1]
        self.position_size = self.of_positions(table).shape[1]

    def of_answers(self, table: Table, masks: Flags) -> Floats:
        """A row for each legal answer, in the order in which they stand in the masks."""
        rows, numbers = np.nonzero(masks)
        asks, answers = self.asks[numbers], self.answers[numbers]
        played, built, moved, taken = (asks == ask for ask in ASKED)
        card = table.card[rows]
        card[played] = FACES[answers[played]]
        card[taken] = table.offer[rows[taken], answers[taken]]
        city = table.card_city.argmax(axis=1)[rows]
        city[played] = CARD_CITY[answers[played]]
        city[moved] = answers[moved] // 2  # that of one who moves nothing lies beyond the last
        city[taken] = table.offer_city[rows[taken], answers[taken]]
        floors, topmost, tiles = table.floors[rows, city], table.topmost[rows, city], TILES[city]
        before = towers(floors, topmost, tiles)
        places = np.flatnonzero(built)
        build(floors, topmost, places, answers[places], card[places, 0])
        places = np.flatnonzero(moved & (city != NOWHERE))
        move(floors, topmost, table.owners[rows[places], city[places]], places, answers[places] % 2)
        after = towers(floors, topmost, tiles)
        left = table.left[rows, city] - np.where(built, card[:, 0], 0)
        beside = np.where(taken, answers, city)
        prize = table.offer[rows, beside]
        prize_city = table.offer_city[rows, beside]
        return np.concatenate(
            [
                np.stack([played, built, moved, taken, city == NOWHERE, left == 0], axis=1),
                np.stack([left, left - card[:, 0], left % 2 * TALL], axis=1) / TALL,
                tiles,
                card,
                table.crests[rows, city] / TALL,
                before,
                after,
                after - before,
                prize,
                fitting_heads(prize, table.own_heads[rows]),
                table.left[rows, prize_city][:, None] / TALL,
                table.crests[rows, prize_city] / TALL,
                towers(table.floors[rows, prize_city], table.topmost[rows, prize_city], TILES[prize_city]),
                table.turns[rows] / RICH,
                (table.points[rows, :1] - table.points[rows, 1:2]) / RICH,
            ],
            axis=1,
            dtype=np.float32,
        )

    def of_positions(self, table: Table) -> Floats:
        """A row for each position, for one who judges it as a whole."""
        rows = len(table.turns)
        standing = towers(table.floors, table.topmost, np.broadcast_to(TILES, (rows, *TILES.shape)))
        cities = [standing[:, :NOWHERE], table.crests[:, :NOWHERE] / TALL, table.left[:, :NOWHERE, None] / TALL]
        sets, rest = np.divmod(table.own_heads, tables.HEAD_SET)
        sets_to_play = sets - table.heads // tables.HEAD_SET
        return np.concatenate(
            [
                np.concatenate(cities, axis=2).reshape(rows, -1),
                standing.sum(axis=1) / TALL,
                table.question,
                table.card_city,
                table.card,
                rest.reshape(rows, -1) / TALL,
                sets_to_play.reshape(rows, -1),
                table.turns / RICH,
                (table.points[:, :1] - table.points[:, 1:2]) / RICH,
            ],
            axis=1,
            dtype=np.float32,
        )


def build(floors: Floats, topmost: Floats, places: Whole, on_right: Whole, crests: Floats) -> None:
    """P3.2: put floors on both sites of a city, in those of many rows that build."""
    added = np.stack([crests - on_right, on_right], axis=1)
    heights = floors[places].sum(axis=2) + added
    floors[places, :, 0] += added
    topmost[places, :, 0] = np.where(added > 0, heights, topmost[places, :, 0])


def move(floors: Floats, topmost: Floats, owners: Floats, places: Whole, side: Whole) -> None:
    """P3.5: put the top floor of one tower on the other, in those of many rows that move."""
    heights = floors[places].sum(axis=2).astype(np.int64)
    number = np.arange(len(places))
    levels = owners[number, side]  # of the tower that becomes lower
    height = heights[number, side]
    whose = levels[number, height - 1].astype(np.int64) - 1
    below = np.arange(1, levels.shape[1] + 1) * (levels == whose[:, None] + 1)
    floors[places, side, whose] -= 1
    floors[places, 1 - side, whose] += 1
    topmost[places, side, whose] = np.where(below < height[:, None], below, 0).max(axis=1)
    topmost[places, 1 - side, whose] = heights[number, 1 - side] + 1
