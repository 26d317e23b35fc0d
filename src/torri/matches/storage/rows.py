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


class Narrowing(Struct, frozen=True):
    """Which matches of a history are wanted; what is not given does not matter."""

    game: str | None = None
    rated: bool | None = None
    people: bool | None = None  # whether other persons were there
    won: bool | None = None
    name: str = ""  # a part of the name of somebody who was there


class Played(Struct, frozen=True):
    """A match that is over, as it counts for one person."""

    game: str
    place: int | None
    people: int
    bots: str
    players: int


class Standing(Struct, frozen=True):
    """The rating of somebody in one game."""

    person: str
    game: str
    mu: float
    sigma: float
    matches: int
    points: int


class Leader(Struct, frozen=True):
    """Somebody in a leaderboard."""

    person: str
    login: str
    name: str
    crest: int
    points: int
    sigma: float
    matches: int


class DealRow(Struct, frozen=True):
    """What somebody has made of a deal of the day; without a name where they don't want to be seen, or are a guest."""

    person: str
    points: int
    margin: int
    login: str | None = None
    name: str = ""
    crest: int = 0


class RatingStep(Struct, frozen=True):
    """What a match has done to a rating."""

    match: str
    ended: int
    place: int
    mu_before: float
    mu: float
    sigma: float


def participant(head: Head, person: str) -> dict[str, Any]:
    """How a match was, and ended, for one person: what a history is made of, and can be narrowed down by."""
    seats = [seat for seat, one in enumerate(head.seats) if one == person]
    chairs = head.summary.get("chairs", ())
    others = [chair for seat, chair in enumerate(chairs) if seat not in seats]
    levels = {str(chair.get("level", "")) if chair.get("kind") == "bot" else "" for chair in others}
    places = head.summary.get("places", ())
    return {
        "match": head.id,
        "person": person,
        "ended": head.changed if head.status == "over" else None,
        "game": head.game,
        "rated": bool(head.summary.get("rated")),
        "place": places[seats[0]] if len(seats) == 1 and seats[0] < len(places) else None,
        "people": len({*head.seats} - {None, person}),
        "players": len(head.seats),
        "bots": levels.pop().partition(":")[0] if len(levels) == 1 else "",
        "others": "\n".join(str(chair.get("name", "")).casefold() for chair in others),
    }
