"""What can go wrong between a client and the server itself."""

from __future__ import annotations

from dataclasses import dataclass

from torri.engine.errors import TorriError


@dataclass(eq=False)
class NotKnown(TorriError):
    """Who does this has to say first who they are."""


@dataclass(eq=False)
class WrongPassword(TorriError):
    """No account has this name and this password; which of the two is wrong is not said."""


@dataclass(eq=False)
class TooManyGuesses(TorriError):
    """Passwords for this account have been tried too often, from any address."""


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
    """Who has a login can't take another one."""

    login: str


@dataclass(eq=False)
class NotByToken(TorriError):
    """A program's token can't create or remove passwords, passkeys or tokens: only its owner can, in the browser."""


@dataclass(eq=False)
class UnknownEdition(TorriError):
    """Nobody has kept an edition with these figures here."""

    game: str
    sha256: str


@dataclass(eq=False)
class InvisibleName(TorriError):
    """Nothing of the name can be seen."""
