"""The players of seats, with what they have found in their turns.

One that is made again answers as if it had been kept.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from torri.engine.catalogue import game_of_edition
from torri.engine.position import Position
from torri.players.player import Forfeit, Information, Player
from torri.players.specs import player
from torri.players.thinking_pool.messages import Ask

MAX_PLAYERS_KEPT: Final = 16  # the trees of a strong one take about fifty megabytes


@dataclass(slots=True)
class SeatedPlayer:
    """A player with what it has found in its turn, and its random seed."""

    spec: str
    rng: Random
    player: Player


class Seats:
    """The players that were asked last."""

    def __init__(self) -> None:
        self._seated: OrderedDict[tuple[str, int], SeatedPlayer] = OrderedDict()  # the one asked last at the end

    async def answer(self, ask: Ask) -> int:
        """What the player of a seat answers, from what the seat knows."""
        key = (ask.table, ask.seat)
        seated = self._seated.pop(key, None)
        if seated is None or seated.spec != ask.spec:
            if seated is not None:
                _close(seated)
            rng = Random(ask.seed())
            seated = SeatedPlayer(ask.spec, rng, player(ask.spec, rng))
        # A new seed for each question: the answer is the same whether the player was kept or made again.
        seated.rng.seed(ask.seed(ask.world))
        try:
            answer = int(await seated.player.think(Information(decoded(ask.world, ask.edition), ask.seat)))
        except Forfeit:  # kept, so that it is not started again only to fail again
            self._keep(key, seated)
            raise
        except BaseException:  # its trees may be in any state
            _close(seated)
            raise
        self._keep(key, seated)
        return answer

    def _keep(self, key: tuple[str, int], seated: SeatedPlayer) -> None:
        self._seated[key] = seated
        if len(self._seated) > MAX_PLAYERS_KEPT:
            _close(self._seated.popitem(last=False)[1])

    def forget(self, table: str) -> None:
        """The players of a table are no longer needed."""
        for key in [key for key in self._seated if key[0] == table]:
            _close(self._seated.pop(key))


def decoded(world: str, edition: str) -> Position:
    """The position that was sent."""
    name, _, sha256, *_ = world.split(maxsplit=3)
    return game_of_edition(name, sha256.partition("|")[0], edition).decode(world)


def _close(seated: SeatedPlayer) -> None:
    with suppress(Exception):  # it is being dropped anyway
        seated.player.close()
