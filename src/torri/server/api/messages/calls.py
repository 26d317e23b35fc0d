"""Messages about how somebody is called back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from torri.server.api.messages.fields import Asked


class MailWish(Asked, frozen=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ContactSeen(Struct, frozen=True):
    """A way in which you are called back."""

    id: str
    address: str  # of a browser, only the service that reaches it
    confirmed: bool
    made: int
    problem: str  # why nothing is sent any more


class CallsSeen(Struct, frozen=True):
    """How you are called back when something waits for you."""

    mail: ContactSeen | None
    mails: bool  # whether this server sends mails at all


class Ticket(Asked, frozen=True):
    """What stands in the link of a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=400)]


class MailStands(Struct, frozen=True):
    """The address that a link was about."""

    address: str
