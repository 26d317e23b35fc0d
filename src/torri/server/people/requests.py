"""Who sends a request, and about which match: the first lines of most routes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, TypeAlias

from torri.engine.game import Game
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.match import Match
from torri.matches.sanctioning import require_free, require_not_banned
from torri.matches.storage import People, Person, Storage, UnknownPerson
from torri.matches.tables import Tables
from torri.server.api.errors import NotByToken, NotKnown
from torri.server.api.problems import SUBJECT, names_at
from torri.server.api.routing import BaseRouteHandler, Connection, Request, SerializationException, State
from torri.server.people.changes import PersonChanges

if TYPE_CHECKING:
    from torri.server.people.sessions import Identity

ApiRequest: TypeAlias = Request[Any, Any, State]


class TorriRequest(Request[Any, Any, State]):
    """Refuses everything that is not JSON: msgspec's decoder raises more kinds of errors than Litestar expects."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise SerializationException("The request is not UTF-8") from None
        except RecursionError:
            raise SerializationException("The request is nested too deeply") from None
        except SerializationException as error:
            raise SerializationException(f"The request is not JSON: {error.detail}") from None


async def person_of(request: ApiRequest) -> Who:
    """A guest or an account, to whom this server is not closed."""
    who = await identity_of(request).known(request)
    require_not_banned(who, wall_clock_ms())
    return who


async def player_of(request: ApiRequest) -> Who:
    """The same, if they may begin something new."""
    who = await identity_of(request).known(request)
    require_free(who, wall_clock_ms())
    return who


async def anybody(request: ApiRequest) -> Who | None:
    return await identity_of(request).of(request)


async def match_of(request: ApiRequest, id: str) -> Match:
    tables: Tables = request.app.state.tables
    match = await tables.get(id)
    about(request, match.game, names_at(match))
    return match


def about(request: ApiRequest, game: Game, names: Sequence[str]) -> None:
    """Note which game a request is about: errors need its texts."""
    request.scope["state"][SUBJECT] = (game, names)


# For routes about the person


def in_person(connection: Connection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: somebody who finds a lost token must not be able to create passwords, passkeys or tokens."""
    if connection.headers.get("authorization"):
        raise NotByToken()


def identity_of(request: ApiRequest) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


def changes_of(request: ApiRequest) -> PersonChanges:
    changes: PersonChanges = request.app.state.person_changes
    return changes


def people_of(request: ApiRequest) -> People:
    storage: Storage = request.app.state.storage
    return storage.people


def turn_of(request: ApiRequest, person: Person) -> AbstractAsyncContextManager[None]:
    """Held while it is counted what somebody has, and added to it."""
    storage: Storage = request.app.state.storage
    return storage.turns.of(person.id)


async def stored_person(request: ApiRequest) -> Person:
    """The person, read from the database: the copy in memory may be half a minute old. Also whoever is banned may see
    and take away what is theirs."""
    who = await identity_of(request).known(request)
    try:
        return await people_of(request).person(who.id)
    except UnknownPerson:
        raise NotKnown() from None
