"""Messages about friends: whom somebody follows or blocks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from torri.matches.storage import TieKind
from torri.server.api.messages.fields import Asked, Seat


class PersonNamed(Asked, frozen=True, kw_only=True):
    """A person, by their login, or by a match at which you both sat and the seat that they had there."""

    login: Annotated[str, Meta(max_length=200)] | None = None
    match: Annotated[str, Meta(max_length=64)] | None = None
    seat: Seat | None = None


class FriendWish(PersonNamed, frozen=True, kw_only=True):
    kind: TieKind


class FriendSeen(Struct, frozen=True):
    """Somebody whom you follow or have blocked; only you know it."""

    id: str  # good for your own requests only
    kind: TieKind
    login: str | None  # none for a guest
    name: str
    crest: int
    here: bool  # now, or a few minutes ago; never of those who hide it
    match: str | None = None  # a public match that they play now; told in the list of friends, of those who are here
    game: str | None = None  # of that match


class Friends(Struct, frozen=True):
    follows: tuple[FriendSeen, ...]  # those who are here first
    blocked: tuple[FriendSeen, ...]
