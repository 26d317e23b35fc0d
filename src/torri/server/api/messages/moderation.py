"""Messages of the operator's side: reports, sanctions, announcements, codes, and what operators see of persons."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from torri.matches.storage import AnnouncementKind, ReportKind, SanctionKind
from torri.server.api.messages.fields import Asked, Language, Name, Seq
from torri.server.api.messages.friends import PersonNamed
from torri.server.api.messages.tables import MatchListed

MAX_HOURS = 10 * 366 * 24
Reason: TypeAlias = Annotated[str, Meta(min_length=3, max_length=300, pattern=r"\S")]  # why; who is concerned reads it
AnnouncementText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]
Hours: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_HOURS)]


class AnnouncementSeen(Struct, frozen=True):
    """What everybody is told, in the language that the request asks for."""

    id: str
    kind: AnnouncementKind
    text: str
    until: int | None = None


class ServerSeen(Struct, frozen=True):
    """What a server says about itself."""

    entry: Literal["open", "invited", "closed"]  # who may come in whom it does not know
    announcements: tuple[AnnouncementSeen, ...]
    recovery: bool = False  # whether a lost password can be replaced by mail
    browsers_think: bool = False  # whether browsers may think out hints themselves: `python/` and `wasm/`
    takes_along: bool = False  # whether they may play a match against bots on while the server is out of reach


class ReportWish(PersonNamed, frozen=True, kw_only=True):
    """Tells the operators about somebody: by login, by a seat at a match of yours, or by a line that they wrote there;
    or about a match."""

    kind: ReportKind
    line: Seq | None = None  # of the chat: its seq
    words: Annotated[str, Meta(max_length=500)] = ""


class PersonListed(Struct, frozen=True):
    """A person as operators see them."""

    id: str
    name: str
    crest: int
    login: str | None
    created: int
    operator: bool = False
    sanctions: tuple[SanctionKind, ...] = ()  # that hold


class PeoplePage(Struct, frozen=True):
    people: tuple[PersonListed, ...]
    next: str | None  # where the next page begins


class SanctionKept(Struct, frozen=True):
    id: str
    kind: SanctionKind
    reason: str
    made: int
    until: int | None
    lifted: int | None
    holds: bool


class ReportSeen(Struct, frozen=True):
    id: str
    kind: ReportKind
    made: int
    words: str
    reporter: PersonListed | None  # none: they are gone
    person: PersonListed | None
    match: str | None
    said: str
    closed: int | None
    outcome: str


class ReportsPage(Struct, frozen=True):
    reports: tuple[ReportSeen, ...]
    next: str | None


class AuditSeen(Struct, frozen=True):
    """A line of the audit log; persons who are gone have no name any more."""

    number: int
    at: int
    action: str
    operator: str  # the name; empty: by command line
    person: str  # the name of whom it was done to
    person_id: str | None
    reason: str
    detail: str


class Usage(Struct, frozen=True):
    """How much of something a person has, and may have."""

    kind: str
    has: int
    most: int


class PersonKnown(Struct, frozen=True):
    """Everything that operators see of one person."""

    person: PersonListed
    sanctions: tuple[SanctionKept, ...]
    reports: tuple[ReportSeen, ...]
    audit: tuple[AuditSeen, ...]
    usage: tuple[Usage, ...]
    matches: tuple[MatchListed, ...]


class SanctionWish(Asked, frozen=True):
    kind: SanctionKind
    reason: Reason
    hours: Hours | None = None  # none: without an end


class LiftWish(Asked, frozen=True):
    reason: Reason


class RenameWish(Asked, frozen=True):
    name: Name
    reason: Reason


class ForgetWish(Asked, frozen=True):
    reason: Reason


class CloseWish(Asked, frozen=True):
    outcome: Reason


class AnnouncementWish(Asked, frozen=True):
    kind: AnnouncementKind
    texts: Annotated[
        dict[Language, Annotated[str, Meta(min_length=1, max_length=300, pattern=r"\S")]], Meta(min_length=1)
    ]
    hours: Hours | None = None


class CodeWish(Asked, frozen=True):
    note: Annotated[str, Meta(max_length=80)] = ""
    uses: Annotated[int, Meta(ge=1, le=10_000)] = 1
    hours: Hours | None = None


class CodeGiven(Struct, frozen=True):
    """An invitation code; it is shown only once."""

    id: str
    code: str


class CodeKnown(Struct, frozen=True):
    id: str
    note: str
    made: int
    until: int | None
    uses: int


class ServerKept(Struct, frozen=True):
    """What operators see of the server itself."""

    entry: Literal["open", "invited", "closed"]
    announcements: tuple[AnnouncementSeen, ...]
    codes: tuple[CodeKnown, ...]
