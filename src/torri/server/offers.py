"""What is played here: the games with their options and levels, and the pages of the browser app."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Router, get
from litestar.params import FromQuery
from litestar.static_files import create_static_files_router

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.engine.errors import kebab
from torri.engine.game import Game
from torri.engine.weights import STYLES
from torri.players.levels import LEVELS
from torri.server.messages import GameOffered, Language
from torri.texts import Words


@get("/games", summary="The games with their options and levels")
async def games(language: FromQuery[Language] = "en") -> list[GameOffered]:
    return [_offered(find_game(name), language) for name in all_games()]


def _offered(game: Game, language: str) -> GameOffered:
    words = Words(language, game)
    most = game.players[-1]
    options: list[dict[str, Any]] = []
    for option in game.options:
        text = f"option-{kebab(option.name)}"
        options.append(
            {
                "name": option.name,
                "rule": option.rule,
                "title": words(text),
                "about": words(f"{text}-about"),
                "default": option.default,
                "values": [option.default, *option.others(most)],
            }
        )
    return GameOffered(game.name, game.version, tuple(game.players), tuple(options), LEVELS, STYLES)


router: Final = Router("/api", route_handlers=[games], tags=["games"])


def pages(web: Path) -> Router:
    """The built browser app; every address of its own is served by its one page."""
    return create_static_files_router(path="/", directories=[web], html_mode=True)
