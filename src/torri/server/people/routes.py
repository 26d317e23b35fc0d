"""All routes about persons."""

from __future__ import annotations

from typing import Final

from litestar import Router

from torri.server.people import accounts, belongings, friends, guests, passkeys, tokens

router: Final = Router(
    "/api",
    route_handlers=[
        *guests.routes,
        *belongings.routes,
        *accounts.routes,
        *friends.routes,
        *passkeys.routes,
        *tokens.routes,
    ],
    tags=["persons"],
)
