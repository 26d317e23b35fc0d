"""The routes of the application, registered once: of the start of a server that is imported already it is the most."""

from __future__ import annotations

from typing import Any

from litestar import Litestar

from torri.server import app as server
from torri.server.settings import Settings


class OnceRegistered:
    """Stands in for Litestar: all that it makes is the first that it made, with another state and with more routes."""

    def __init__(self) -> None:
        self._make = Litestar
        self._first: tuple[Litestar, Any, dict[str, Any]] | None = None

    def __call__(self, **wishes: Any) -> Litestar:
        if self._first is None:
            app = self._make(**wishes)
            self._first = app, app.asgi_handler, wishes
        app, handler, before = self._first
        if wishes["request_max_body_size"] != before["request_max_body_size"]:  # it is kept with the routes
            return self._make(**wishes)
        for more in wishes["route_handlers"][len(before["route_handlers"]) :]:
            app.register(more)
        app.state, app.asgi_handler = wishes["state"], handler
        return app


def register_routes_once() -> None:
    """For forks of this process, each of which makes its application once."""
    vars(server)["Litestar"] = OnceRegistered()
    server.application(Settings())
