"""What is stored, in a database or in a browser: matches as lists show them, persons, reviews, editions."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["open", "running", "paused", "over"]

UNFINISHED: Final[tuple[Status, ...]] = ("open", "running", "paused")
MAX_OVERDUE: Final = 200  # matches that are moved on in one check


class Head(Struct, frozen=True):
    """A match as lists show it; it follows from the entries."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    created: int
    changed: int
    seq: int  # of the next entry
    turn: tuple[str, ...] = ()  # the persons who are asked now
    seats: tuple[str | None, ...] = ()
    summary: dict[str, Any] = {}
    due: int | None = None  # when a bot or a clock should have moved it on


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, or with a login or a passkey an account."""

    id: str
    name: str
    created: int
    crest: int = 0
    language: str = ""
    login: str | None = None
    password: str | None = None  # its hash
    settings: dict[str, Any] = {}
    adopted_by: str | None = None  # the account that this guest has become


class Passkey(Struct, frozen=True):
    id: str
    person: str
    public_key: bytes
    sign_count: int
    name: str
    created: int


class Token(Struct, frozen=True):
    """Access for a program, known by its fingerprint only."""

    fingerprint: str
    person: str
    name: str
    created: int
    used: int | None = None


class Kept(Struct, frozen=True):
    """A review as it is stored; what its body and its digest mean depends on the version."""

    match: str
    version: int
    effort: str
    made: int
    body: str
    digest: str = ""  # a body is a hundred times as long: insights over many matches read this


class KeptEdition(Struct, frozen=True):
    person: str
    sha256: str
    game: str
    text: str
    made: int
