"""Leagues, Swiss and duplicate tournaments: how they are held, who plays whom, and who stands where."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from torri.matches.entries import Clock
from torri.matches.tournaments import MOST_ENTRANTS, MOST_PROGRAMS, MOST_ROUNDS, Format, Stage
from torri.server.api.messages.fields import Asked, ChairLevel, Level, Name

MAX_PAUSE_SECONDS: Final = 900


class TournamentWish(Asked, frozen=True, kw_only=True):
    """A new tournament; you are its host."""

    name: Name
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)]  # at a table
    format: Format
    clock: Clock
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3  # a league has as many as it takes
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 16  # entrants
    same_deals: bool = False  # at all tables of a round; a duplicate tournament always has them
    rated: bool = False  # for accounts
    public: bool = True  # whether it is in lists; otherwise by its address only
    level: Level = "compagno"  # of bots on chairs that are left over, and for those who leave
    programs: Annotated[list[ChairLevel], Meta(max_length=MOST_PROGRAMS)] = field(
        default_factory=list
    )  # bots that play for a place
    starts: Annotated[int, Meta(ge=0, le=10**14)] | None = None  # when it begins by itself, in ms; else you begin it
    joins: bool = True  # whether you play yourself
    # Seconds between two rounds; if you do not say it, half a minute in a live tournament.
    pause: Annotated[int, Meta(ge=0, le=MAX_PAUSE_SECONDS)] | None = None


class TournamentCreated(Struct, frozen=True):
    tournament: str


class TournamentListed(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    players: int
    format: Format
    same_deals: bool
    rated: bool
    public: bool
    clock: Clock
    status: Stage
    round: int
    rounds: int  # of a league, before it begins, with those who have joined so far
    entrants: int
    most: int
    starts: int | None
    changed: int
    hosted: bool  # by you
    joined: bool  # by you


class EntrantSeen(Struct, frozen=True):
    """Somebody in the standings, which are those after the last round that is over."""

    place: int
    before: int | None  # the place one round earlier
    name: str
    crest: int
    level: str | None  # of a bot
    yours: bool
    out: bool  # has left
    points: float
    deal: float | None  # of 100: how many of those with the same seat of the same deal are behind
    rivals: float  # the points of those whom they met
    wins: int
    rounds: tuple[float | None, ...]  # the points of each round; also of tables that are over in the one that is played
    deals: tuple[float | None, ...]


class TableSeat(Struct, frozen=True):
    entrant: int | None  # its number in `entrants`; none: a bot, for an odd chair
    score: int | None = None
    place: int | None = None
    left: bool = False  # was not there at the end


class TableInRound(Struct, frozen=True):
    number: int
    match: str | None  # yours, or one that may be watched or replayed
    state: Literal["waiting", "running", "over"]
    seats: tuple[TableSeat, ...]
    yours: bool = False
    your_turn: bool = False


class TournamentSeen(Struct, frozen=True):
    """Everything about a tournament."""

    about: TournamentListed
    host: str  # the name
    level: str  # of bots on chairs that are left over
    entrants: tuple[EntrantSeen, ...]  # the best first
    whole: int  # rounds that are over
    rounds: tuple[tuple[TableInRound, ...], ...]
    your_match: str | None = None  # the table at which you play now
    resumes: int | None = None  # in a pause: when the next round begins, in ms
