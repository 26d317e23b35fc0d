"""Errors of requests that do not depend on a match."""

from __future__ import annotations

from dataclasses import dataclass

from torri.engine.errors import TorriError


@dataclass(eq=False)
class NotKnown(TorriError):
    """The request needs a person: a guest, an account or a token."""


@dataclass(eq=False)
class WrongPassword(TorriError):
    """No account has this name and this password; the reply does not say which of the two is wrong."""


@dataclass(eq=False)
class TooManyGuesses(TorriError):
    """Too many passwords were tried for this account, from all addresses together."""


@dataclass(eq=False)
class TooMuchAtOnce(TorriError):
    """Who asks for this has asked for more than their share lately, or everybody together has."""


@dataclass(eq=False)
class WrongCredential(TorriError):
    """A passkey that can't be verified, or an answer to another challenge."""


@dataclass(eq=False)
class UnknownToken(TorriError):
    token: str


@dataclass(eq=False)
class UnknownPasskey(TorriError):
    passkey: str


@dataclass(eq=False)
class AlreadyAccount(TorriError):
    """An account that has a login can't get another one."""

    login: str


@dataclass(eq=False)
class NotByToken(TorriError):
    """A program's token can't create or remove passwords, passkeys or tokens: only its owner can, in the browser."""


@dataclass(eq=False)
class UnknownEdition(TorriError):
    """This server has no edition with these figures."""

    game: str
    sha256: str


@dataclass(eq=False)
class InvisibleName(TorriError):
    """The name has no visible character."""


@dataclass(eq=False)
class AccountNeeded(TorriError):
    """Guests can't have this."""


@dataclass(eq=False)
class NoMail(TorriError):
    """This server sends no mails."""


@dataclass(eq=False)
class WrongMailAddress(TorriError):
    address: str


@dataclass(eq=False)
class WrongCallAddress(TorriError):
    """Browsers and programs are called by https, on the internet; the keys of a browser must be keys."""

    address: str


@dataclass(eq=False)
class WrongTicket(TorriError):
    """The link of a mail that was used up, is too old, or was never ours."""


@dataclass(eq=False)
class NotOperator(TorriError):
    """Only operators of this server may do this; `torri admin operator` makes somebody one."""


@dataclass(eq=False)
class EntryClosed(TorriError):
    """This server takes nobody in whom it does not know."""


@dataclass(eq=False)
class EntryByCode(TorriError):
    """This server takes in those who have an invitation code: there was none, or it is not valid any more."""


@dataclass(eq=False)
class OperatorsStay(TorriError):
    """Operators can't forbid each other anything by page: whoever got hold of one's session could lock out the rest."""
