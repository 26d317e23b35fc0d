"""What can go wrong with stored matches and people."""

from __future__ import annotations

from dataclasses import dataclass

from torri.engine.errors import TorriError


@dataclass(eq=False)
class Overtaken(TorriError):
    """Another process has written first, or earlier entries are missing; nothing of this write is kept."""

    match: str
    seq: int


@dataclass(eq=False)
class UnknownMatch(TorriError):
    match: str


@dataclass(eq=False)
class DamagedMatch(TorriError):
    """The stored match is damaged: an entry is missing, can't be read, or is impossible. Other matches are not
    affected; the operator of the server can restore it.
    """

    match: str
    seq: int  # of the first entry that is missing or wrong


@dataclass(eq=False)
class UnknownPerson(TorriError):
    person: str


@dataclass(eq=False)
class UnknownItem(TorriError):
    """A report, sanction, notice or code that is not there, or was dealt with before."""

    id: str


@dataclass(eq=False)
class LoginTaken(TorriError):
    login: str


@dataclass(eq=False)
class PasskeyTaken(TorriError):
    """A passkey of this id is registered already."""

    passkey: str


@dataclass(eq=False)
class NotGuest(TorriError):
    """Only a guest can be adopted, and only once, by an account."""

    person: str


@dataclass(eq=False)
class NotWritten(TorriError):
    """The database failed; nothing of this write is kept, and it may be tried again."""

    match: str
    detail: str


@dataclass(eq=False)
class Unsettled(TorriError):
    """The database was lost during the commit: whether the write was kept is unknown; read the match again before
    writing more.
    """

    match: str
    detail: str


@dataclass(eq=False)
class NoDatabase(TorriError):
    """The database can't be opened or reached."""

    database: str  # without user, password and settings
    detail: str


@dataclass(eq=False)
class NewerDatabase(TorriError):
    """The database was written by a newer version of this program."""

    found: str
    known: str


@dataclass(eq=False)
class BrokenDatabase(TorriError):
    """A migration would have left rows without their parent rows; nothing has changed."""

    database: str
    tables: tuple[str, ...]


@dataclass(eq=False)
class StorageClosed(TorriError):
    """Nothing can be written any more: the storage is closed."""
