"""What is stored, in a database or in a browser: matches as lists show them, persons, reviews, editions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["open", "running", "paused", "over"]
TieKind: TypeAlias = Literal["follow", "block"]
Channel: TypeAlias = Literal["mail", "push", "webhook"]
ReportKind: TypeAlias = Literal["name", "chat", "play", "other"]
AnnouncementKind: TypeAlias = Literal["news", "maintenance"]

UNFINISHED: Final[tuple[Status, ...]] = ("open", "running", "paused")
HERE_MS: Final = 5 * 60_000  # after which somebody who has asked for nothing is no longer here
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


class Tie(Struct, frozen=True):
    """Somebody whom a person follows or blocks."""

    person: str
    kind: TieKind
    login: str | None
    name: str
    crest: int
    seen: int | None  # when they were last here; none if they hide it

    def is_here(self, now: int) -> bool:
        """Only those who are followed are looked for."""
        return self.kind == "follow" and self.seen is not None and self.seen > now - HERE_MS


class Blocks(Struct, frozen=True):
    """Whom somebody must not meet."""

    own: frozenset[str] = frozenset()  # whom they have blocked
    by: frozenset[str] = frozenset()  # who has blocked them

    def between(self, ids: Iterable[str | None]) -> bool:
        """Whether one of these is among them."""
        return not (self.own | self.by).isdisjoint(ids)


class Contact(Struct, frozen=True):
    """A way in which somebody is called back."""

    id: str
    person: str
    channel: Channel
    address: str
    made: int
    keys: dict[str, str] = {}  # of a browser, or the secret of a program
    confirmed: bool = False
    due: int | None = None  # when to look whether there is something to tell
    sent: int = 0  # when something was last told
    told: tuple[str, ...] = ()  # the keys of the notices that were told and still stand
    problem: str = ""  # why nothing is sent any more

    @property
    def place(self) -> str:
        """Where that is, for its owner: of browsers and programs what they called it, as an address may be a secret."""
        return self.keys.get("name", "") or self.address


class Letter(Struct, frozen=True):
    """Something to be sent; what its body means depends on the channel."""

    id: str
    channel: Channel
    address: str
    body: dict[str, Any]
    made: int
    due: int
    contact: str | None = None
    attempts: int = 0


class KeptPlan(Struct, frozen=True):
    """A conditional plan as it is stored."""

    id: str
    match: str
    person: str  # as the chair names them
    seat: int
    made: int
    body: str


class Vacation(Struct, frozen=True):
    """A time in which the clocks of somebody's matches by correspondence stand still."""

    person: str
    begins: int
    until: int


class Report(Struct, frozen=True):
    """What somebody has told the operators."""

    id: str
    made: int
    reporter: str | None
    kind: ReportKind
    words: str = ""
    person: str | None = None  # whom it is about
    match: str | None = None
    line: int | None = None  # the seq of a chat line
    said: str = ""  # that line
    closed: int | None = None
    outcome: str = ""


class Audited(Struct, frozen=True):
    """Something that an operator has done."""

    action: str
    at: int
    operator: str | None  # none: by command line
    person: str | None = None
    reason: str = ""
    detail: str = ""
    number: int = 0


class Announcement(Struct, frozen=True):
    """What everybody is told, by language."""

    id: str
    kind: AnnouncementKind
    texts: dict[str, str]
    made: int
    until: int | None = None


class EntryCode(Struct, frozen=True):
    """Lets strangers in, so many as it has uses left; only its fingerprint is known."""

    fingerprint: str
    note: str
    made: int
    until: int | None
    uses: int


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


def persons_of(head: Head) -> set[str]:
    """Whose match it is: of those who sit there, and of who has set it up; a tournament sets up its tables by itself,
    though its host's name stands for them."""
    host = () if "tournament" in head.summary else (head.host,)
    return {person for person in (*head.seats, *host) if person is not None}


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
