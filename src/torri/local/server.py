"""The table's end of the app's transport: it finds the route of a request, calls it, and writes what it returns.

Nothing of tables, views or texts is here: the routes are the server's own, over a storage of this browser.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, urlsplit

import msgspec

from torri.engine.errors import TorriError
from torri.local import along, thinking
from torri.matches.chairs import Who
from torri.matches.storage import Person, Storage
from torri.matches.storage.browser import BrowserStorage
from torri.matches.storage.shelf import Shelf
from torri.matches.tables import Tables
from torri.matches.word_filter import WordFilter
from torri.players.thinking_here import ThinkingHere
from torri.server.api import problems
from torri.server.api.bodies import missing
from torri.server.api.browser_routing import Request, Response, State, WebSocket
from torri.server.api.errors import NotKnown
from torri.server.api.routing import HTTPException, Router, ValidationException, WebSocketDisconnect
from torri.server.api.routing import Response as FrameworkResponse
from torri.server.editions import EditionShelf
from torri.server.http import (
    deals,
    editions,
    games,
    history,
    lessons,
    matches,
    notices,
    puzzles,
    ratings,
    records,
    replays,
)
from torri.server.live.sockets import live
from torri.server.operations.limits import Limits
from torri.server.people import guests
from torri.server.people.changes import PersonChanges
from torri.server.reviews import routes as reviews
from torri.server.reviews.progress import LocalProgressStore
from torri.server.reviews.queue import ReviewQueue
from torri.server.settings import Settings
from torri.server.thinking import Bots

JSON_MEDIA_TYPE: Final = "application/json"
PARAMETER: Final = re.compile(r"\{(\w+):(\w+)\}")
PATTERNS: Final = {"str": "[^/]+", "int": "[0-9]+"}
LIMITS: Final = ("ge", "le", "max_length", "pattern")
GIVEN: Final = ("request", "state", "socket")  # arguments that are no parameters of the address

ROUTERS: Final[tuple[Router, ...]] = (
    matches.router,
    history.router,
    notices.router,
    ratings.router,
    deals.router,
    puzzles.router,
    reviews.router,
    games.router,
    lessons.router,
    replays.router,
    records.router,
    editions.router,
    thinking.router,
    along.router,
    Router("/", route_handlers=[reviews.own_insights, live]),
    Router("/api", route_handlers=guests.routes),
)


class LocalIdentity:
    """Who sends a request: the person whose browser this is."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._people = storage.people

    async def person(self, _connection: object) -> tuple[Person, Who] | None:
        person = self._people.owner
        return None if person is None else (person, Who(person.id, person.name, person.crest, self._people.former))

    async def of(self, connection: object) -> Who | None:
        found = await self.person(connection)
        return None if found is None else found[1]

    async def known(self, connection: object) -> Who:
        who = await self.of(connection)
        if who is None:
            raise NotKnown()
        return who

    def changed(self, *_ids: str) -> None:
        """Nothing is kept of persons."""

    def welcome(self, response: Any, _person: Person) -> Any:
        return response  # no cookie is needed

    def goodbye(self, response: Any) -> Any:
        return response

    def deal_players(self, _connection: object) -> tuple[str, ...]:
        return ()  # there is only one person

    def remember_deal_player(self, _connection: object, response: Any, _person: str) -> Any:
        return response


class Reply(msgspec.Struct, frozen=True):
    status: int
    media_type: str
    body: str
    disposition: str = ""  # under which name it is saved


def checked(kind: Any) -> Any:
    """The type of a parameter with its limits, for msgspec: limits of optional ones hold when they are given."""
    if get_origin(kind) is not Annotated:
        return kind
    base, *told = get_args(kind)
    limits = {name: value for one in told for name in LIMITS if (value := getattr(one, name, None)) is not None}
    if get_origin(base) in (Union, UnionType):
        base = reduce(or_, (one for one in get_args(base) if one is not type(None)))
    return Annotated[base, msgspec.Meta(**limits)] if limits else base


class Route:
    """A route of the server: its address as a pattern, and the types of its parameters."""

    def __init__(self, method: str, path: str, function: Callable[..., Any], status: int) -> None:
        self.method = method
        self.function = function
        self.status = status
        self.parameters = len(PARAMETER.findall(path))
        pattern = PARAMETER.sub(lambda one: f"(?P<{one[1]}>{PATTERNS[one[2]]})", path)
        self.pattern: Final = re.compile(pattern.rstrip("/") + "/?")

    @cached_property
    def types(self) -> dict[str, Any]:
        """Of the parameters, by name; most routes are never used in one visit."""
        hints = get_type_hints(self.function, include_extras=True)
        return {name: checked(kind) for name, kind in hints.items() if name not in (*GIVEN, "return")}

    def arguments(self, given: Mapping[str, str], body: str | None) -> dict[str, Any]:
        """The arguments of the function, checked by their types; those that are not given keep their defaults."""
        found: dict[str, Any] = {}
        for name, kind in self.types.items():
            try:
                if name == "data":
                    if not body:
                        raise missing(kind)
                    found[name] = msgspec.json.decode(body, type=kind)
                elif name in given:
                    found[name] = msgspec.convert(given[name], kind, strict=False)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise ValidationException(detail=str(error), extra=[{"key": name, "message": str(error)}]) from None
        return found

    def takes(self, name: str) -> bool:
        code = self.function.__code__
        return name in code.co_varnames[: code.co_argcount]


def _handlers(route: Any) -> Iterable[Any]:
    """The functions behind an address: one for each method, or one socket."""
    return getattr(route, "route_handlers", None) or (route.route_handler,)


def all_routes(routers: Iterable[Router] = ROUTERS) -> list[Route]:
    """The routes, those with the fewest parameters first: `editions/check` is no edition."""
    found = [
        Route(method, route.path, handler.fn, getattr(handler, "status_code", 0))
        for router in routers
        for route in router.routes
        for handler in _handlers(route)
        for method in getattr(handler, "http_methods", ("SOCKET",))
        if method != "OPTIONS"
    ]
    return sorted(found, key=lambda route: route.parameters)


class LocalSocket(WebSocket[object, object, Any]):
    """The app's channel to one match. What it sends waits here; what it receives goes out at once."""

    def __init__(self, state: Any, path: str, send: Callable[[str], object], closed: Callable[[int], object]) -> None:
        super().__init__(state, path, {})
        self._send, self._closed = send, closed
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False

    def receive(self, text: str) -> None:
        self._waiting.put_nowait(text)

    def leave(self) -> None:
        self._is_closed = True
        self._waiting.put_nowait(None)

    async def send_data(self, data: bytes, _mode: str) -> None:
        if not self._is_closed:
            self._send(data.decode())

    async def receive_data(self, _mode: str) -> str:
        text = await self._waiting.get()
        if text is None:
            raise WebSocketDisconnect(detail="closed")
        return text

    async def close(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._closed(code)


class LocalServer:
    """Everything that the app asks a server for, as far as one browser can answer it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self._routes = all_routes()
        self._sockets: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, shelf: Shelf) -> LocalServer:
        settings = Settings(data=Path("torri"), rates=0)
        # On a server, types are those of a database; the methods are the same (tests/local).
        stored: Any = await BrowserStorage.open(shelf)
        storage: Storage = stored
        pool = ThinkingHere()
        identity: Any = LocalIdentity(stored)
        sockets: set[Any] = set()
        shelves = EditionShelf(storage, settings.data / "editions")
        return cls(
            State(
                settings=settings,
                storage=storage,
                tables=Tables(storage, Bots(pool), None, settings.most),
                thinking_pool=pool,
                identity=identity,
                person_changes=PersonChanges(identity, sockets),
                sockets=sockets,
                words=WordFilter({}),
                editions=shelves,
                limits=Limits(settings),
                review_queue=ReviewQueue(storage, pool, LocalProgressStore(), settings.most.reviews),
            )
        )

    async def close(self) -> None:
        await self.state.review_queue.close()
        await self.state.tables.close()
        await self.state.thinking_pool.close()

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        for route in self._routes:
            if route.method == method and (found := route.pattern.fullmatch(path)):
                return route, found.groupdict()
        raise HTTPException(detail="Not Found", status_code=404)

    async def request(self, method: str, address: str, language: str, body: str | None = None) -> Reply:
        """Answer a request, as the server would."""
        parts = urlsplit(address)
        request: Request[Any, Any, Any] = Request(self.state, parts.path, {"accept-language": language})
        request.method = method
        asked: Any = request
        try:
            route, named = self._find(method, parts.path)
            arguments = route.arguments(dict(parse_qsl(parts.query)) | named, body)
            own = {"request": request, "state": self.state}
            found = await route.function(**arguments, **{name: one for name, one in own.items() if route.takes(name)})
            return _reply(found, route.status)
        except TorriError as error:
            return _reply(problems.torri_error(asked, error), 0)
        except HTTPException as error:
            return _reply(problems.http_error(asked, error), 0)
        except Exception as error:
            return _reply(problems.unexpected(asked, error), 0)

    def connect(self, address: str, send: Callable[[str], object], closed: Callable[[int], object]) -> LocalSocket:
        """Follow a match, as by the server's socket."""
        parts = urlsplit(address)
        route, named = self._find("SOCKET", parts.path)
        socket = LocalSocket(self.state, parts.path, send, closed)
        arguments = route.arguments(dict(parse_qsl(parts.query)) | named, None)
        task = asyncio.ensure_future(route.function(socket=socket, state=self.state, **arguments))
        self._sockets.add(task)
        task.add_done_callback(self._sockets.discard)
        return socket


def _reply(found: Any, status: int) -> Reply:
    """What a route returned, as it goes to the app."""
    if not isinstance(found, Response | FrameworkResponse):
        return Reply(status, JSON_MEDIA_TYPE, _json(found))
    kind = str(getattr(found.media_type, "value", found.media_type) or JSON_MEDIA_TYPE)
    text = found.content if isinstance(found.content, str) else _json(found.content)
    return Reply(found.status_code or status, kind, text, found.headers.get("content-disposition", ""))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
