"""Requests to addresses that persons have named: only to the internet, never into the network of the server.

A name is looked up once, and what was checked is what is called: nobody can name a public address first and an
internal one a moment later. Redirections are not followed.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from errno import EACCES
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector, ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult

from torri.server.post.office import Later

ANSWER_SECONDS: Final = 20.0  # in all, for one request
LONGEST_ADDRESS: Final = 1_000
RETRY_AFTER: Final = "Retry-After"


class InternalAddress(OSError):
    """It leads into a network that is not the internet."""


def is_public(host: str) -> bool:
    """Whether an address, in digits, belongs to the internet; an address inside another one counts too."""
    address = ip_address(host.partition("%")[0])
    inner: list[IPv4Address | IPv6Address | None] = [address]
    if isinstance(address, IPv6Address):
        inner += [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    known = [one for one in inner if one is not None]
    if address in _TRANSLATED:
        known.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return all(one.is_global and not one.is_multicast for one in known)


class _Translated:
    """Addresses that a network translates into those of IPv4 (RFC 6052)."""

    def __contains__(self, address: object) -> bool:
        return isinstance(address, IPv6Address) and int(address) >> 32 == int(IPv6Address("64:ff9b::")) >> 32


_TRANSLATED: Final = _Translated()


def may_be_called(address: str, internal: bool) -> bool:
    """Whether an address has the form of one that is called: https, without a user, and not our own network by digits.
    Where its name leads is seen when it is called."""
    if len(address) > LONGEST_ADDRESS or any(sign <= " " or sign == "\x7f" for sign in address):
        return False
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or parts.username is not None or parts.scheme not in (("https", "http") if internal else ("https",)):
        return False
    try:
        return internal or is_public(host)
    except ValueError:  # a name
        return True


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
