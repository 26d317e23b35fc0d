"""Matches and people in SQLite or PostgreSQL, or in a browser: entries are only ever added, and acknowledged when they
are durable.
"""

from __future__ import annotations

import sys

from torri.matches.sanctions import Sanction, SanctionKind
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
    UnknownItem,
    UnknownMatch,
    UnknownPerson,
    Unsettled,
)
from torri.matches.storage.rows import (
    MAX_OVERDUE,
    UNFINISHED,
    Announcement,
    AnnouncementKind,
    Audited,
    Blocks,
    Channel,
    Contact,
    EntryCode,
    Head,
    Kept,
    KeptEdition,
    KeptPlan,
    Letter,
    Narrowing,
    Passkey,
    Person,
    Played,
    Report,
    ReportKind,
    Standing,
    Status,
    Tie,
    TieKind,
    Token,
    Vacation,
)

if sys.platform == "emscripten":  # a browser has no database
    from torri.matches.storage.browser import BrowserStorage as Storage
    from torri.matches.storage.browser import Editions, Reviews
    from torri.matches.storage.browser_people import People
else:
    from torri.matches.storage.editions import Editions
    from torri.matches.storage.people import People
    from torri.matches.storage.reviews import Reviews
    from torri.matches.storage.storage import Storage

__all__ = [
    "MAX_OVERDUE",
    "UNFINISHED",
    "Announcement",
    "AnnouncementKind",
    "Audited",
    "Blocks",
    "BrokenDatabase",
    "Channel",
    "Contact",
    "DamagedMatch",
    "Editions",
    "EntryCode",
    "Head",
    "Kept",
    "KeptEdition",
    "KeptPlan",
    "Letter",
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
    "Played",
    "Report",
    "ReportKind",
    "Reviews",
    "Sanction",
    "SanctionKind",
    "Standing",
    "Status",
    "Storage",
    "StorageClosed",
    "Tie",
    "TieKind",
    "Token",
    "UnknownItem",
    "UnknownMatch",
    "UnknownPerson",
    "Unsettled",
    "Vacation",
]
