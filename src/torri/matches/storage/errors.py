"""What can go wrong with stored matches and people."""

from __future__ import annotations

from torri.engine.errors import TorriError


class Overtaken(TorriError):
    """Another process has written first, or earlier entries are missing; nothing of this write is kept."""

    match: str
    seq: int


class UnknownMatch(TorriError):
    match: str


class DamagedMatch(TorriError):
    """The stored match is damaged: an entry is missing, can't be read, or is impossible. Other matches are not
    affected; the operator of the server can restore it.
    """

    match: str
    seq: int  # of the first entry that is missing or wrong


class UnknownPerson(TorriError):
    person: str


class UnknownItem(TorriError):
    """A report, sanction, notice or code that is not there, or was dealt with before."""

    id: str


class LoginTaken(TorriError):
    login: str


class PasskeyTaken(TorriError):
    """A passkey of this id is registered already."""

    passkey: str


class NotGuest(TorriError):
    """Only a guest can be adopted, and only once, by an account."""

    person: str


class NotWritten(TorriError):
    """The database failed; nothing of this write is kept, and it may be tried again."""

    match: str
    detail: str


class Unsettled(TorriError):
    """The database was lost during the commit: whether the write was kept is unknown; read the match again before
    writing more.
    """

    match: str
    detail: str


class NoDatabase(TorriError):
    """The database can't be opened or reached."""

    database: str  # without user, password and settings
    detail: str


class NewerDatabase(TorriError):
    """The database was written by a newer version of this program."""

    found: str
    known: str


class BrokenDatabase(TorriError):
    """A migration would have left rows without their parent rows; nothing has changed."""

    database: str
    tables: tuple[str, ...]


class StorageClosed(TorriError):
    """Nothing can be written any more: the storage is closed."""
