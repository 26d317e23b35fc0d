"""The games of this server with their options, levels and rules, in words."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import convert

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.engine.editions import MARKS
from torri.engine.errors import kebab
from torri.engine.game import Game
from torri.engine.options import Choice, Flag, Number, Option, Seat
from torri.engine.weights import STYLES
from torri.players.levels import levels_of
from torri.server.api.messages.games import (
    ChapterRead,
    FigureRead,
    FigureTable,
    GameOffered,
    OptionOffered,
    OptionValue,
    ParagraphRead,
    RulesRead,
)
from torri.server.api.parameters import GameName, MaybeEdition, Spoken
from torri.server.api.problems import language_of
from torri.server.api.routing import Request, Response, Router, State, get
from torri.server.editions import EditionShelf
from torri.server.operations.threads import PLAN_THREAD
from torri.texts import Words
from torri.texts.figures import figure_tables, figure_words

MAX_TEXTS_CACHED: Final = 64  # one for each game and language
OPTION_KINDS: Final[dict[type[Option], Literal["flag", "number", "choice", "seat"]]] = {
    Flag: "flag",
    Number: "number",
    Choice: "choice",
    Seat: "seat",
}


@get("/games", summary="The games with their options and levels")
async def games(request: Request[Any, Any, Any], language: Spoken = None) -> list[GameOffered]:
    spoken = language or language_of(request.headers)
    return await asyncio.to_thread(_all_offered, spoken)  # the first time many sentences are parsed


def _all_offered(language: str) -> list[GameOffered]:
    return [_offered(find_game(name), language) for name in all_games()]


@lru_cache(maxsize=MAX_TEXTS_CACHED)
def _offered(game: Game, language: str) -> GameOffered:
    words = Words(language, game)
    options = tuple(_option(option, game.players[-1], words) for option in game.options)
    title, about = words(f"game-{game.name}"), words(f"game-{game.name}-about")
    return GameOffered(
        name=game.name,
        title=title,
        about=about,
        rules=game.version,
        players=tuple(game.players),
        options=options,
        levels=levels_of(game.name),
        styles=STYLES,
    )


def _option(option: Option, most: int, words: Words) -> OptionOffered:
    text = f"option-{kebab(option.name)}"
    values = [option.default, *option.others(most)]
    return OptionOffered(
        name=option.name,
        kind=OPTION_KINDS[type(option)],
        rule=option.rule,
        title=words(text),
        about=words(f"{text}-about"),
        default=option.default,
        values=tuple(
            OptionValue(value, words(f"{text}-{kebab(value)}") if isinstance(value, str) else None) for value in values
        ),
    )


@get("/games/{game:str}/rules", summary="The rules of a game, with its figures and where they come from")
async def rules(
    request: Request[Any, Any, Any],
    state: State,
    game: GameName,
    language: Spoken = None,
    edition: MaybeEdition = None,
) -> Response[RulesRead]:
    shelf: EditionShelf = state.editions
    played = await shelf.game(game, edition)
    found = await PLAN_THREAD.run(_rules, played, language or language_of(request.headers))
    return Response(found, headers={"cache-control": "public, max-age=3600", "vary": "Accept-Language"})


@lru_cache(maxsize=MAX_TEXTS_CACHED)
def _rules(game: Game, language: str) -> RulesRead:
    words = Words(language, game)
    chapters: dict[str, list[ParagraphRead]] = {}
    for id in game.paragraphs:
        paragraph = ParagraphRead(id, words.rule(game, id), id in game.rulings)
        chapters.setdefault(id.partition(".")[0], []).append(paragraph)
    return RulesRead(
        game=game.name,
        title=words(f"game-{game.name}"),
        chapters=tuple(ChapterRead(id, words(f"chapter-{id}"), tuple(read)) for id, read in chapters.items()),
        aim=words.aim(game),
        figures=tuple(FigureRead(figure.path, figure.value, figure.mark) for figure in game.edition.figures),
        tables=convert(figure_tables(game, words), tuple[FigureTable, ...], from_attributes=True),
        marks={mark: words(f"mark-{mark}") for mark in MARKS},
        words=figure_words(game, words),
    )


router: Final = Router("/api", route_handlers=[games, rules], tags=["games"])
