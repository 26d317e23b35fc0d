"""Errors of requests that do not depend on a match."""

from __future__ import annotations

from torri.engine.errors import TorriError


class NotKnown(TorriError):
    """The request needs a person: a guest, an account or a token."""


class WrongPassword(TorriError):
    """No account has this name and this password; the reply does not say which of the two is wrong."""


class TooManyGuesses(TorriError):
    """Too many passwords were tried for this account, from all addresses together."""


class TooMuchAtOnce(TorriError):
    """Who asks for this has asked for more than their share lately, or everybody together has."""


class WrongCredential(TorriError):
    """A passkey that can't be verified, or an answer to another challenge."""


class UnknownToken(TorriError):
    token: str


class UnknownPasskey(TorriError):
    passkey: str


class AlreadyAccount(TorriError):
    """An account that has a login can't get another one."""

    login: str


class NotByToken(TorriError):
    """A program's token can't create or remove passwords, passkeys or tokens: only its owner can, in the browser."""


class UnknownEdition(TorriError):
    """This server has no edition with these figures."""

    game: str
    sha256: str


class InvisibleName(TorriError):
    """The name has no visible character."""


class AccountNeeded(TorriError):
    """Guests can't have this."""


class NoMail(TorriError):
    """This server sends no mails."""


class WrongMailAddress(TorriError):
    address: str


class WrongCallAddress(TorriError):
    """Browsers and programs are called by https, on the internet; the keys of a browser must be keys."""

    address: str


class WrongTicket(TorriError):
    """The link of a mail that was used up, is too old, or was never ours."""


class NotOperator(TorriError):
    """Only operators of this server may do this; `torri admin operator` makes somebody one."""


class EntryClosed(TorriError):
    """This server takes nobody in whom it does not know."""


class EntryByCode(TorriError):
    """This server takes in those who have an invitation code: there was none, or it is not valid any more."""


class OperatorsStay(TorriError):
    """Operators can't forbid each other anything by page: whoever got hold of one's session could lock out the rest."""
