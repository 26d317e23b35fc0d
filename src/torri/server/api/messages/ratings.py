"""Messages about ratings, leaderboards and the pages of persons."""

from __future__ import annotations

from msgspec import Struct

from torri.server.api.messages.friends import FriendSeen
from torri.server.api.messages.puzzles import OwnPuzzles


class RatingSeen(Struct, frozen=True):
    """A rating in one game; it is within the error, up or down, in two of three cases."""

    game: str
    points: int
    error: int
    provisional: bool  # too little is known to list it
    matches: int


class LeaderSeen(Struct, frozen=True):
    login: str
    name: str
    crest: int
    points: int
    error: int
    matches: int
    yours: bool


class Leaderboard(Struct, frozen=True):
    """The highest ratings of a game, as they are or as a month has left them."""

    game: str
    month: str  # such as 2026-11; empty: of all time
    leaders: tuple[LeaderSeen, ...]
    own: RatingSeen | None


class CoursePoint(Struct, frozen=True):
    """A rating after a match."""

    at: int
    points: int
    error: int


class GameRecord(Struct, frozen=True):
    """What somebody has done in one game."""

    game: str
    matches: int
    won: int
    form: tuple[bool, ...]  # whether the last matches were won, the oldest first
    rating: RatingSeen | None = None
    higher: int = 0  # how many are rated higher, of so many who are listed
    listed: int = 0
    course: tuple[CoursePoint, ...] = ()
    puzzles: OwnPuzzles | None = None  # of this game, if any was tried


class DealRecord(Struct, frozen=True):
    """The deals of the day that somebody has played."""

    played: int
    streak: int  # days in a row, up to now
    longest: int


class BotRecord(Struct, frozen=True):
    """Matches against bots of one level only."""

    level: str
    matches: int
    won: int
    fair: float  # the share that chance would have won: one of two, or one of four


class FriendShown(Struct, frozen=True):
    """Somebody on the page of a friend."""

    login: str
    name: str
    crest: int


class Profile(Struct, frozen=True):
    """The page of a person; others see what rated matches say, and only if the person wants it."""

    login: str | None
    name: str
    crest: int
    since: int
    yours: bool
    public: bool
    matches: int
    won: int
    people: int  # matches in which other persons played
    streak: int  # wins in a row now
    longest: int
    games: tuple[GameRecord, ...]
    bots: tuple[BotRecord, ...]
    deals: DealRecord
    tie: FriendSeen | None = None  # whether you follow them, or have blocked them
    friends: tuple[
        FriendShown, ...
    ] = ()  # who follow each other, if the person shows them, of those whose page is seen
    insights: bool = False  # whether others may ask what the reviews of the rated matches say
