"""The words of routes where there is no web framework: as much of Litestar as our routes use, and nothing more.

A route remembers its function; `torri.local` finds it by its address and calls it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")
V = TypeVar("V")

Function = Callable[..., Any]


@dataclass(frozen=True)
class Parameter:
    """The limits of a parameter, by the names that Litestar gives them."""

    ge: int | None = None
    le: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    description: str | None = None


PathParameter: Final = Parameter
QueryParameter: Final = Parameter
FromQuery = Annotated[T, "query"]
JSONBody = Annotated[T, "body"]


class State(dict[str, Any]):
    """Parts of the application, by name."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class App:
    def __init__(self, state: State) -> None:
        self.state = state


class Address:
    def __init__(self, path: str) -> None:
        self.path = path


class Connection(Generic[T, U, V]):
    """A request or a socket."""

    client: None = None

    def __init__(self, state: State, path: str, headers: Mapping[str, str]) -> None:
        self.app = App(state)
        self.url = Address(path)
        self.headers = headers
        self.cookies: dict[str, str] = {}
        self.scope: dict[str, Any] = {"state": {}}


class Request(Connection[T, U, V]):
    method = "GET"

    async def json(self) -> Any:
        raise NotImplementedError  # bodies are decoded by their type


class WebSocket(Connection[T, U, V]):
    async def accept(self) -> None: ...

    async def send_data(self, data: bytes, mode: str) -> None:
        raise NotImplementedError

    async def receive_data(self, mode: str) -> str:
        raise NotImplementedError

    async def close(self, code: int) -> None:
        raise NotImplementedError


class Response(Generic[T]):
    def __init__(
        self,
        content: T,
        *,
        status_code: int | None = None,
        media_type: str = "application/json",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.content = content
        self.status_code = status_code
        self.media_type = media_type
        self.headers = dict(headers or {})


class HTTPException(Exception):
    status_code = 500

    def __init__(self, detail: str = "", status_code: int | None = None, extra: Any = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.status_code = status_code or self.status_code
        self.extra = extra


class ValidationException(HTTPException):
    status_code = 400


class SerializationException(HTTPException):
    status_code = 400


class WebSocketDisconnect(Exception):
    def __init__(self, *, detail: str = "") -> None:
        super().__init__(detail)


class ResponseSpec:
    def __init__(self, *_: Any, **__: Any) -> None: ...


class BaseRouteHandler:
    """A route: its function, address and method."""

    def __init__(self, method: str, path: str, fn: Function, status_code: int) -> None:
        self.http_methods = {method}
        self.path = path
        self.fn = fn
        self.status_code = status_code


class _Route:
    def __init__(self, path: str, handler: BaseRouteHandler) -> None:
        self.path = path
        self.route_handlers = (handler,)


class Router:
    def __init__(self, path: str, route_handlers: Iterable[BaseRouteHandler], **_: Any) -> None:
        self.routes = [_Route((path.rstrip("/") + one.path).rstrip("/"), one) for one in route_handlers]


def _method(method: str, status: int) -> Callable[..., Callable[[Function], BaseRouteHandler]]:
    def words(path: str = "/", *, status_code: int = status, **_: Any) -> Callable[[Function], BaseRouteHandler]:
        return lambda fn: BaseRouteHandler(method, path, fn, status_code)

    return words


get: Final = _method("GET", 200)
post: Final = _method("POST", 201)
put: Final = _method("PUT", 200)
patch: Final = _method("PATCH", 200)
delete: Final = _method("DELETE", 204)
websocket: Final = _method("SOCKET", 101)
