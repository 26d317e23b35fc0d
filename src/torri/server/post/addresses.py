"""Which addresses that persons have named may be called: those on the internet, never the network of the server."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

LONGEST_ADDRESS: Final = 1_000


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
