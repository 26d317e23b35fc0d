"""Personal tokens over HTTP: with them a person's programs act for that person."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import JSONBody

from torri.matches.chairs import fingerprint
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import TooMany
from torri.matches.storage import Token
from torri.server.api.errors import UnknownToken
from torri.server.api.messages.people import TokenGiven, TokenKnown, TokenWish
from torri.server.api.parameters import Id
from torri.server.people.changes import CLOSE_COME_BACK
from torri.server.people.names import clean
from torri.server.people.requests import ApiRequest, changes_of, in_person, people_of, person_of, stored_person, turn_of
from torri.server.people.sessions import new_token
from torri.server.settings import Settings

TOKEN_ID_DIGITS: Final = 16  # of its fingerprint, in hex, by which its owner can recognise it


@post("/me/tokens", status_code=201, guards=[in_person], summary="Get a token for a program of yours; it is shown once")
async def give_token(request: ApiRequest, data: JSONBody[TokenWish]) -> TokenGiven:
    person, people = await stored_person(request), people_of(request)
    settings: Settings = request.app.state.settings
    given = new_token()
    token = Token(fingerprint(given), person.id, clean(data.name), wall_clock_ms())
    async with turn_of(request, person):
        if len(await people.tokens_of(person.id)) >= settings.most.tokens:
            raise TooMany("limit-tokens", settings.most.tokens)
        await people.create_token(token)
    return TokenGiven(token.fingerprint[:TOKEN_ID_DIGITS], token.name, given)


@get("/me/tokens", summary="Your tokens")
async def list_tokens(request: ApiRequest) -> list[TokenKnown]:
    who = await person_of(request)
    found = await people_of(request).tokens_of(who.id)
    return [TokenKnown(one.fingerprint[:TOKEN_ID_DIGITS], one.name, one.created, one.used) for one in found]


@delete("/me/tokens/{token:str}", status_code=204, guards=[in_person], summary="Revoke a token")
async def delete_token(request: ApiRequest, token: Id) -> None:
    who, people = await person_of(request), people_of(request)
    for one in await people.tokens_of(who.id):
        if one.fingerprint[:TOKEN_ID_DIGITS] == token:
            await people.delete_token(one.fingerprint, who.id)
            # Nobody has written down which connections it opened.
            changes_of(request).changed(*who.ids, close=CLOSE_COME_BACK)
            return
    raise UnknownToken(token)


routes: Final = [give_token, list_tokens, delete_token]
