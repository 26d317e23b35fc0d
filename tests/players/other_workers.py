"""Workers for loops that run elsewhere: they use the compiled loops of this machine, but only JSON is shared."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from typing import Any

import numpy

from torri import Game
from torri.engine.accelerate import dtype
from torri.players.growing import found, grow, line
from torri.players.player_loops import player_loops
from torri.players.search import TreeSearch

TREES = {one.__name__: one for one in (grow, found, line)}


class OtherWorkers:
    """What a pool of browser workers does; `lost` are the numbers of the requests before which all is forgotten."""

    count = 2

    def __init__(self, game: Game, lost: tuple[int, ...] = ()) -> None:
        self._game, self._lost = game, lost
        self.kept: dict[str, list[Any]] = {}
        self.requests: list[dict[str, Any]] = []
        self.cancelled: list[int] = []

    async def think(self, text: str) -> str:
        request = json.loads(text)
        self.requests.append(request)
        if len(self.requests) in self._lost:
            self.kept.clear()
        await asyncio.sleep(0)
        return json.dumps(await self._reply(request))

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)

    def drop(self, kept: str) -> None:
        self.kept.pop(kept, None)

    async def _reply(self, request: dict[str, Any]) -> dict[str, Any]:
        kept = self.kept.get(request.get("keep", ""), [])
        try:
            leaves = [
                kept[place] if one is None else self._array(one) for place, one in enumerate(request["arguments"])
            ]
        except IndexError:
            return {"number": request["number"], "error": "what was kept is gone"}
        if "keep" in request:
            self.kept[request["keep"]] = leaves
        loops, name = player_loops(self._game), request["function"]
        arguments = _gathered(name, leaves)
        if "seconds" in request:
            result = await loops.repeat(name, arguments, request["seconds"])
        else:
            result = await loops.call(name, arguments)
        written = [leaves[place].ravel().tolist() for place in request["wanted"]]
        return {"number": request["number"], "result": result, "written": written}

    def _array(self, given: Any) -> Any:
        if isinstance(given, int):
            return given
        if "numbers" in given:
            return numpy.array(given["numbers"], numpy.int64)
        if "rows" in given:
            return numpy.zeros((given["rows"], given["columns"]), numpy.int64)
        record = numpy.frombuffer(b64decode(given["state"]), dtype(self._game.State))
        return numpy.repeat(record, given["places"])


def _gathered(name: str, leaves: list[Any]) -> tuple[Any, ...]:
    """The arguments of a function, its first a named tuple again."""
    from torri.players.futures import Futures
    from torri.players.greedy import LookAhead

    ahead, rest = LookAhead(*leaves[:3]), leaves[3:]
    if name == "best":
        return ahead, *rest
    made = Futures if name == "futures" else TreeSearch
    fields = len(made._fields) - 1
    return made(ahead, *rest[:fields]), *rest[fields:]
