"""The loops of players with a network, linked to one game and compiled once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from torri.engine.accelerate import Functions, available
from torri.engine.loops import Loops
from torri.engine.parts import Parts
from torri.players import growing
from torri.players.networks import guided_search
from torri.players.networks.guided_search import GuidedSearch
from torri.players.networks.looking import Looking
from torri.players.networks.packing import packed, workspace
from torri.players.networks.weights_file import NetworkWeights, read_weights
from torri.players.player_loops import PlayerLoops
from torri.players.search import EXPLORATION, TreeSearch

FUNCTIONS: Functions = {
    "grow": guided_search.grow,
    "found": growing.found,
    "line": growing.line,
    "glance": guided_search.glance,
}


class NetworkLoops(PlayerLoops):
    """The same as of other players, with a search that a network guides."""

    def __init__(self, game: Any, accelerated: bool = True, weights: NetworkWeights | None = None) -> None:
        super().__init__(Loops(game, accelerated))
        self._network = packed(game, self.loops, weights or read_weights(game))
        self.run = self.loops.link(FUNCTIONS)

    def _function(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self.run, name)
        return found

    def how(self, players: int) -> Any:
        row = super().how(players)
        row[EXPLORATION] = guided_search.EXPLORATION
        return row

    def looking(self) -> Looking:
        """The network with a workspace of its own."""
        return workspace(self.game, self.loops, self._network)

    def work(self, search: TreeSearch, before: Any = None) -> Any:
        return GuidedSearch(search, before.looking if before else self.looking())

    def preferences(self, looking: Looking, state: Any, seat: int) -> dict[int, float]:
        """How much the network prefers each legal answer."""
        options = self.game.questions.legal(state)
        self.run.glance(looking, self.loops.pool(state, 1), seat, options)
        return {answer: float(looking.preferences[answer]) for answer in range(64) if options >> answer & 1}


def network_loops(game: Parts, accelerated: bool = True) -> NetworkLoops:
    """The loops of a game's network, made once for each way to run them."""
    return _made_once(game, accelerated and available())


@lru_cache(maxsize=32)
def _made_once(game: Parts, accelerated: bool) -> NetworkLoops:
    return NetworkLoops(game, accelerated)
