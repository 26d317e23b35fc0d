"""Matches and people in SQLite or PostgreSQL: entries are only ever added, and acknowledged when they are durable."""

from __future__ import annotations

from torri.matches.storage.editions import Editions, KeptEdition
from torri.matches.storage.errors import (
    BrokenDatabase,
    DamagedMatch,
    LoginTaken,
    NewerDatabase,
    NoDatabase,
    NotGuest,
    NotWritten,
    Overtaken,
    PasskeyTaken,
    StorageClosed,
    UnknownMatch,
    UnknownPerson,
    Unsettled,
)
from torri.matches.storage.heads import Head, Status
from torri.matches.storage.participants import Narrowing
from torri.matches.storage.people import Passkey, People, Person, Token
from torri.matches.storage.reviews import Kept, Reviews
from torri.matches.storage.storage import MAX_OVERDUE, Storage

__all__ = [
    "MAX_OVERDUE",
    "BrokenDatabase",
    "DamagedMatch",
    "Editions",
    "Head",
    "Kept",
    "KeptEdition",
    "LoginTaken",
    "Narrowing",
    "NewerDatabase",
    "NoDatabase",
    "NotGuest",
    "NotWritten",
    "Overtaken",
    "Passkey",
    "PasskeyTaken",
    "People",
    "Person",
    "Reviews",
    "Status",
    "Storage",
    "StorageClosed",
    "Token",
    "UnknownMatch",
    "UnknownPerson",
    "Unsettled",
]
