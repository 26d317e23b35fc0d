"""All routes of the operator's side, and those with which everybody reaches it."""

from __future__ import annotations

from typing import Final

from litestar import Router

from torri.server.moderation import house, people, reports
from torri.server.moderation.guards import only_operators
from torri.server.people.requests import in_person

router: Final = Router(
    "/api/operator",
    route_handlers=[*people.routes, *reports.routes, *house.routes],
    guards=[in_person, only_operators],
    tags=["operators"],
)
public_router: Final = Router("/api", route_handlers=[*reports.public_routes, *house.public_routes], tags=["operators"])
