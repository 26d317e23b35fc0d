"""The deal of the day: what everybody plays, and what they have made of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class DealSeen(Struct, frozen=True):
    """A deal before it is played: nothing that would give away how it goes."""

    game: str
    players: int
    seat: int
    level: str  # of the bots
    commitment: str  # SHA-256 of the secret of its draws
    next_commitment: str  # of tomorrow's deal
    # Not counted: given up, played by a bot for a while, or ended too late. Other: begun in this browser by a guest, or
    # by an account while you are a guest.
    state: Literal["new", "running", "counted", "uncounted", "other"]
    match: str | None = None  # yours
    points: int | None = None
    place: int | None = None
    played: int | None = None  # by so many; told to those who have played it


class DealsToday(Struct, frozen=True):
    day: str
    ends: int  # when the next day begins
    streak: int  # days in a row on which you have played any of them
    longest: int
    own_past: bool  # whether results are compared with your own of other days: there is nobody else
    deals: tuple[DealSeen, ...]


class FieldColumn(Struct, frozen=True):
    points: int
    count: int


class FieldRow(Struct, frozen=True):
    place: int
    points: int
    margin: int  # on the best bot
    of_hundred: float
    yours: bool
    name: str = ""  # empty for guests, and for those who don't want to be seen
    login: str | None = None
    crest: int = 0


class MaestroSeen(Struct, frozen=True):
    """What the maestro has made of a deal, with the same draws, seat and bots."""

    points: int
    margin: int
    of_hundred: float  # the share of those who played that is behind


class PartedWay(Struct, frozen=True):
    """Those who gave the same answer; the sentence `answer-NAME` says which."""

    name: str
    facts: dict[str, Any]
    count: int
    mean: float  # of their points in the end
    yours: bool
    maestro: bool


class Parting(Struct, frozen=True):
    """A decision at which those who had come to it by the same answers went different ways."""

    ply: int
    turn: int  # the player's own, from 1
    question: str
    ways: tuple[PartedWay, ...]  # the most usual first
    rest: int  # those who went other ways
    worth: float | None  # what your way has brought on average, against those who went other ways


class DealField(Struct, frozen=True):
    """What all who played a deal have made of it; told to them, and to everybody when the day is over."""

    game: str
    day: str
    commitment: str
    secret: str | None  # when the day is over
    columns: tuple[FieldColumn, ...]
    rows: tuple[FieldRow, ...]  # the best; yours is among them
    played: int
    middle: float
    own: FieldRow | None
    match: str | None
    maestro: MaestroSeen | None = None  # when it has been computed
    partings: tuple[Parting, ...] = ()  # on your way; on the maestro's, if you have not played


class DealDay(Struct, frozen=True):
    """A day of the calendar on which you have played."""

    day: str
    points: int
    place: int
    played: int
    of_hundred: float
