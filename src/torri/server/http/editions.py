"""Editions over HTTP: the figures of a person's own box are checked while they are typed, stored and exported."""

from __future__ import annotations

from typing import Final

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.engine.errors import WrongEdition
from torri.server.api.errors import UnknownEdition
from torri.server.api.messages.editions import EditionChecked, EditionDraft, EditionFile, EditionSeen
from torri.server.api.parameters import EditionId, GameName
from torri.server.api.problems import language_of
from torri.server.api.routing import FromQuery, JSONBody, Response, Router, State, delete, get, post
from torri.server.editions import EditionShelf, kept_edition_seen, problems_of, text_of
from torri.server.operations.threads import REPLAY_THREAD
from torri.server.people.requests import ApiRequest, anybody, person_of
from torri.texts import Words

MAX_EDITION_REQUEST_BYTES: Final = 200_000


def _words(request: ApiRequest, game: str) -> Words:
    return Words(language_of(request.headers), find_game(game))


@get("/", summary="The editions that you may play with: your own, and those of the server")
async def listed(request: ApiRequest, state: State, game: FromQuery[str | None] = None) -> list[EditionSeen]:
    shelf: EditionShelf = state.editions
    person = await anybody(request)
    words_of = {name: _words(request, name) for name in all_games()}
    return await shelf.seen(person.id if person else None, words_of, game)


@post(
    "/check",
    status_code=200,
    summary="Check the figures of a box; nothing is stored",
    request_max_body_size=MAX_EDITION_REQUEST_BYTES,
)
async def check(request: ApiRequest, data: JSONBody[EditionDraft]) -> EditionChecked:
    words = _words(request, data.game)
    try:
        edition = await REPLAY_THREAD.run(find_game(data.game).edition.other, text_of(data))
    except WrongEdition as error:
        return EditionChecked(await REPLAY_THREAD.run(problems_of, error, words), None)
    return EditionChecked((), edition.sha256)


@post(
    "/",
    status_code=201,
    summary="Store the figures of a box as an edition of yours",
    request_max_body_size=MAX_EDITION_REQUEST_BYTES,
)
async def save(request: ApiRequest, state: State, data: JSONBody[EditionDraft]) -> EditionSeen:
    return await _save(request, state.editions, text_of(data))


@post(
    "/file",
    status_code=201,
    summary="Store an edition file as an edition of yours",
    request_max_body_size=MAX_EDITION_REQUEST_BYTES,
)
async def install(request: ApiRequest, state: State, data: JSONBody[EditionFile]) -> EditionSeen:
    return await _save(request, state.editions, data.text)


async def _save(request: ApiRequest, shelf: EditionShelf, text: str) -> EditionSeen:
    person = await person_of(request)
    kept = await shelf.save(person.id, text)
    return await REPLAY_THREAD.run(kept_edition_seen, kept, _words(request, kept.game))


@get("/{game:str}/{edition:str}/file", summary="The file of an edition", media_type="application/toml")
async def file(state: State, game: GameName, edition: EditionId) -> Response[str]:
    shelf: EditionShelf = state.editions
    text = await shelf.text(find_game(game).name, edition)
    name = f"torri-{game}-{edition[:12]}.toml"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/toml")


@delete("/{game:str}/{edition:str}", status_code=204, summary="Delete an edition of yours; matches that use it keep it")
async def forget(request: ApiRequest, state: State, game: GameName, edition: EditionId) -> None:
    person = await person_of(request)
    if not await state.storage.editions.delete(person.id, edition):
        raise UnknownEdition(find_game(game).name, edition[:12])


router: Final = Router("/api/editions", route_handlers=[listed, check, save, install, file, forget], tags=["editions"])
