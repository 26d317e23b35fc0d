"""Messages about persons: guests, accounts, passkeys, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from torri.matches.storage import SanctionKind
from torri.server.api.messages.fields import Asked, Crest, Language, Login, Name, Password, Setting, SettingName


class Guest(Asked, frozen=True):
    """A new guest."""

    name: Name
    crest: Crest = 0
    language: Language = "en"
    code: Annotated[str, Meta(max_length=80)] | None = None  # of an invitation, where a server asks for one


class SanctionSeen(Struct, frozen=True):
    """What you may not do here; none of these: anything."""

    kind: SanctionKind
    reason: str
    until: int | None  # none: it has no end


class Me(Struct, frozen=True):
    """The person who sends the request."""

    id: str
    name: str
    crest: int
    language: str
    guest: bool
    login: str | None
    settings: dict[str, Any]
    operator: bool = False  # of this server
    sanctions: tuple[SanctionSeen, ...] = ()


class Change(Asked, frozen=True):
    """What is to be changed; the settings are always replaced as a whole."""

    name: Name | None = None
    crest: Crest | None = None
    language: Language | None = None
    settings: Annotated[dict[SettingName, Setting], Meta(max_length=40)] | None = None


class Account(Asked, frozen=True):
    """A login name and a password, for every device."""

    login: Login
    password: Password


class PasswordChange(Asked, frozen=True):
    old: Password
    new: Password


class TokenWish(Asked, frozen=True):
    name: Name


class TokenGiven(Struct, frozen=True):
    """A personal token; it is shown only once."""

    id: str
    name: str
    token: str


class TokenKnown(Struct, frozen=True):
    id: str  # the beginning of its fingerprint
    name: str
    created: int
    used: int | None


class PasskeyKnown(Struct, frozen=True):
    id: str
    name: str
    created: int


class Challenge(Struct, frozen=True):
    """Options for the browser's credential functions, and a ticket to be returned with its answer."""

    options: dict[str, Any]
    ticket: str


class Credential(Asked, frozen=True):
    ticket: Annotated[str, Meta(max_length=2_000)]
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=40)] = ""
