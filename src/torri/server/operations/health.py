"""Whether the server can serve: for load balancers, containers and monitors."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from torri import __version__
from torri.matches.tables import Tables
from torri.server.api.messages.health import Alive, Health

FAILING_RESPONSE: Final = {503: ResponseSpec(Health, generate_examples=False, description="It can't.")}


@get("/health/live", summary="Whether the process is alive: if not, restart it", tags=["operation"])
async def alive() -> Alive:
    return Alive("ok", __version__)


@get("/health", summary="The same as /health/ready", tags=["operation"], responses=FAILING_RESPONSE)
async def health(state: State) -> Response[Health]:
    return await _report(state)


@get(
    "/health/ready",
    summary="Whether the server is ready: if not, send it no requests",
    tags=["operation"],
    responses=FAILING_RESPONSE,
)
async def ready(state: State) -> Response[Health]:
    return await _report(state)


async def _report(state: State) -> Response[Health]:
    tables: Tables = state.tables
    database = await tables.storage.healthy()
    matches, listeners = tables.count
    report = Health("ok" if database else "failing", database, matches, listeners, __version__)
    return Response(report, status_code=200 if database else 503)
