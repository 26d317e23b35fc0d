"""Requests to addresses that persons have named: only to the internet, never into the network of the server.

A name is looked up once, and what was checked is what is called: nobody can name a public address first and an
internal one a moment later. Redirections are not followed.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from errno import EACCES
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector, ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult

from torri.server.post.addresses import is_public, may_be_called
from torri.server.post.office import Later

ANSWER_SECONDS: Final = 20.0  # in all, for one request
RETRY_AFTER: Final = "Retry-After"


class InternalAddress(OSError):
    """It leads into a network that is not the internet."""


class _PublicResolver(AbstractResolver):
    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = [one for one in await self._names.resolve(host, port, family) if is_public(one["host"])]
        if not found:
            raise InternalAddress(EACCES, f"{host} is not on the internet")
        return found

    async def close(self) -> None:
        await self._names.close()


async def send(address: str, body: bytes, headers: Mapping[str, str], *, internal: bool) -> int | Later:
    """POST something; the status of the answer, or why none came. Of one that asks for patience: how long."""
    if not may_be_called(address, internal):
        return Later("not an address on the internet")
    connector = TCPConnector(resolver=None if internal else _PublicResolver(), force_close=True)
    try:
        async with (
            ClientSession(connector=connector, timeout=ClientTimeout(total=ANSWER_SECONDS), trust_env=False) as session,
            session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            if answer.status == 429 or answer.status >= 500:
                return Later(f"status {answer.status}", _seconds(answer.headers.get(RETRY_AFTER, "")))
            return answer.status
    except (ClientError, OSError, TimeoutError, ValueError) as error:
        return Later(f"{type(error).__name__}: {error}"[:200])


def _seconds(said: str) -> float | None:
    return float(said) if said.isdecimal() else None
