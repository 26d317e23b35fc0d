"""Messages about tables: creating them, sitting down, and lists of matches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from torri.matches.entries import Clock, Terms
from torri.server.api.messages.fields import Asked, ChairLevel, Crest, Level, Seat, Sha256, Style, Token, Words


class ChairWish(Asked, frozen=True):
    """Who sits there: you (on one device also several persons), a friend by link, anybody, or a bot."""

    kind: Literal["me", "friend", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    crest: Crest = 0
    level: ChairLevel = "compagno"
    style: Style = "all-round"


class TermsWish(Asked, frozen=True, kw_only=True):
    """What players accept by sitting down."""

    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: Clock | None = None
    hints: bool = True
    public: bool = False
    watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    substitute: Level = "compagno"
    rated: bool = False  # for accounts; without hints
    friends: bool = False  # free chairs are for those whom you follow; not public then

    def terms(self) -> Terms:
        hints = self.hints and not self.rated
        public = self.public and not self.friends
        return Terms(self.clock, hints, public, self.watched, self.delay, self.substitute, self.rated, self.friends)


class TableWish(TermsWish, frozen=True, kw_only=True):
    """The settings of a new table."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=8)]
    words: Words = ""  # your own text that is mixed into the draws
    edition: Sha256 | None = None  # figures of a box; else those of the package


class TableChange(TermsWish, frozen=True, kw_only=True):
    """A table as it is from now on; a number is a chair that stays as it is, with whoever sits there."""

    chairs: Annotated[list[Seat | ChairWish], Meta(min_length=1, max_length=8)]


class TableCreated(Struct, frozen=True):
    """A new or changed table; each new friend's chair has a token of its own, which the host sees only once."""

    match: str
    links: dict[int, str] = {}


class SitWish(Asked, frozen=True):
    seat: Seat | None = None
    token: Token | None = None
    words: Words = ""


class BotsWish(Asked, frozen=True):
    """Bots for the free chairs of a table that has not begun."""

    level: ChairLevel = "compagno"


class Invitation(Asked, frozen=True):
    """The token of a link; none if the host has invited you."""

    token: Token | None = None


class AbsentVote(Asked, frozen=True):
    """The seat that is asked, for which a bot will play on."""

    seat: Seat


class Continuation(Asked, frozen=True):
    """Continue from a moment of this match at a new table."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=8)]


class Note(Asked, frozen=True):
    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\u0000]*$")]  # no database stores a zero character


class SeatListed(Struct, frozen=True):
    kind: Literal["person", "bot", "friend", "open"]
    name: str = ""
    crest: int = 0
    level: str | None = None  # of the bot that answers there
    yours: bool = False


class MatchListed(Struct, frozen=True):
    """A match in a list; it contains only what spectators may know."""

    id: str
    game: str
    status: str
    created: int
    changed: int
    your_turn: bool
    seats: tuple[SeatListed, ...]
    free: int  # chairs that wait for somebody
    ply: int | None  # null for spectators with a delay
    host: str  # the name
    yours: bool  # whether you are the host
    options: dict[str, bool | int | str]
    clock: Clock | None
    scores: tuple[int, ...] = ()  # when it is over
    winners: tuple[int, ...] = ()
    imported: bool = False  # whether it was imported as a record, not played here
    rated: bool = False
    occasion: Literal["deal", "event"] | None = None  # whether it is a deal of the day, or a table of an event
    friends: bool = False  # whether its free chairs are for friends of the host only
    places: tuple[int, ...] = ()  # of the seats, when it is over: who left is behind all who stayed
    change: int | None = None  # of your rating by it, in a history
    mistakes: int | None = None  # of yours, in a history, if the match was reviewed
