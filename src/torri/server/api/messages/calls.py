"""Messages about how somebody is called back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from torri.server.api.messages.fields import Asked, Login, Password


class MailWish(Asked, frozen=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class BrowserWish(Asked, frozen=True):
    """What a browser says of itself when it lets itself be pushed: `PushSubscription.toJSON()`, and its name."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    name: Annotated[str, Meta(max_length=60)] = ""  # by which you know it again


class WebhookWish(Asked, frozen=True):
    address: Annotated[str, Meta(min_length=8, max_length=1000)]


class ContactSeen(Struct, frozen=True):
    """A way in which you are called back."""

    id: str
    address: str  # of a browser, what it is called, or the service that reaches it
    confirmed: bool  # of a program: whether it has answered the first call
    made: int
    problem: str  # why nothing is sent any more


class CallsSeen(Struct, frozen=True):
    """How you are called back when something waits for you."""

    mail: ContactSeen | None
    mails: bool  # whether this server sends mails at all
    key: str  # of this server, for `PushManager.subscribe`
    browsers: tuple[ContactSeen, ...] = ()
    webhooks: tuple[ContactSeen, ...] = ()


class BrowserCalled(Struct, frozen=True):
    """A browser that is pushed from now on."""

    id: str


class WebhookGiven(Struct, frozen=True):
    """The secret with which calls are signed; it is shown once."""

    id: str
    secret: str


class Ticket(Asked, frozen=True):
    """What stands in the link of a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=400)]


class MailStands(Struct, frozen=True):
    """The address that a link was about."""

    address: str


class Recovery(Asked, frozen=True):
    """Whose password was forgotten."""

    login: Login


class NewPassword(Asked, frozen=True):
    """The token of the mail, and the password that holds from now on."""

    token: Annotated[str, Meta(min_length=1, max_length=400)]
    password: Password
