"""What the Python of browsers has done before it comes to one: everything is imported, all texts are read, and a table
of each game has stood once. The memory of that Python is part of the app (web/build/startedPython.mjs)."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

from torri.engine.catalogue import all_games
from torri.local import browser
from torri.local.server import LocalServer
from torri.server.api.messages.fields import Language

LANGUAGES: Final = get_args(Language)


class Forgotten:
    """A shelf from which nothing is taken along."""

    def __init__(self) -> None:
        self._rows: dict[str, str] = {}

    async def rows(self, prefix: str) -> str:
        return json.dumps(sorted([key, value] for key, value in self._rows.items() if key.startswith(prefix)))

    async def write(self, changes: str) -> bool:
        self._rows |= {key: value for key, value, _ in json.loads(changes) if value is not None}
        return True


async def prepare() -> None:
    """Only what a first table asks for: a person, the games, a table in every language, and the list of tables."""
    browser.as_in_a_browser()
    server = await LocalServer.open(Forgotten())

    async def ask(method: str, path: str, language: str, body: Any = None) -> Any:
        reply = await server.request(method, f"/api{path}", language, None if body is None else json.dumps(body))
        assert reply.status < 300, (path, reply)
        return json.loads(reply.body)

    await ask("POST", "/guests", LANGUAGES[0], {"name": "Lapo", "crest": 1, "language": LANGUAGES[0]})
    await ask("GET", "/me", LANGUAGES[0])
    for game in all_games():
        chairs = [{"kind": "me"}, {"kind": "me", "name": "Nera"}]
        laid = await ask("POST", "/matches", LANGUAGES[0], {"game": game, "chairs": chairs})
        for language in LANGUAGES:
            await ask("GET", f"/games?language={language}", language)
            await ask("GET", f"/matches/{laid['match']}", language)
            await ask("GET", f"/matches/{laid['match']}/plan", language)
    await ask("GET", "/matches", LANGUAGES[0])
    await server.close()
