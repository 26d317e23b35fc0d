"""The deal of the day: what everybody plays, and what they have made of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DealSeen(Struct, frozen=True):
    """A deal before it is played: nothing that would give away how it goes."""

    game: str
    players: int
    seat: int
    level: str  # of the bots
    commitment: str  # SHA-256 of the secret of its draws
    next_commitment: str  # of tomorrow's deal
    state: Literal["new", "running", "counted", "uncounted"]  # not counted: given up, or ended too late
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


class DealDay(Struct, frozen=True):
    """A day of the calendar on which you have played."""

    day: str
    points: int
    place: int
    played: int
    of_hundred: float
