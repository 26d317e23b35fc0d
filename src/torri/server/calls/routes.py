"""How somebody is called back, over HTTP."""

from __future__ import annotations

import secrets
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

from torri.matches.chairs import fingerprint
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import TooMany
from torri.matches.storage import Channel, Contact, Person, Storage, UnknownItem
from torri.server.api.errors import (
    AccountNeeded,
    NoMail,
    TooMuchAtOnce,
    WrongCallAddress,
    WrongMailAddress,
    WrongTicket,
)
from torri.server.api.messages.calls import (
    BrowserCalled,
    BrowserWish,
    CallsSeen,
    ContactSeen,
    MailStands,
    MailWish,
    Ticket,
    WebhookGiven,
    WebhookWish,
)
from torri.server.api.parameters import Id
from torri.server.api.routing import JSONBody, QueryParameter, Router, State, delete, get, post, put
from torri.server.calls import recovery
from torri.server.calls.tickets import Tickets
from torri.server.calls.wording import confirmation, greeting
from torri.server.people.guests import is_guest
from torri.server.people.names import clean, plain
from torri.server.people.requests import ApiRequest, in_person, people_of, person_of, stored_person
from torri.server.post.addresses import may_be_called
from torri.server.post.mail import Mailer, is_address
from torri.server.post.push import Pusher, are_keys
from torri.server.settings import Settings

MAX_CONTACTS: Final[dict[Channel, int]] = {"push": 10, "webhook": 5}  # of one person
CONTACT_DIGITS: Final = 24  # of the fingerprint of a browser
SECRET_BYTES: Final = 32

Token: TypeAlias = Annotated[str, QueryParameter(min_length=1, max_length=400)]


def _storage(state: State) -> Storage:
    storage: Storage = state.storage
    return storage


async def _account(request: ApiRequest) -> Person:
    """A guest has no address: whoever uses the browser next would be called in their place."""
    person = await stored_person(request)
    if await is_guest(people_of(request), person):
        raise AccountNeeded()
    return person


async def _seen(state: State, person: str) -> CallsSeen:
    found = await _storage(state).contacts.of(person)
    mailer: Mailer = state.mailer
    pusher: Pusher = state.pusher
    of: dict[Channel, list[ContactSeen]] = {"mail": [], "push": [], "webhook": []}
    for one in found:
        of[one.channel].append(_contact_seen(one))
    return CallsSeen(
        mail=of["mail"][0] if of["mail"] else None,
        mails=mailer.works,
        key=await pusher.public_key(),
        browsers=tuple(of["push"]),
        webhooks=tuple(of["webhook"]),
    )


def _contact_seen(one: Contact) -> ContactSeen:
    return ContactSeen(one.id, one.place, one.confirmed, one.made, one.problem)


async def _require_room(state: State, person: str, channel: Channel) -> None:
    most = MAX_CONTACTS[channel]
    if sum(one.channel == channel for one in await _storage(state).contacts.of(person)) >= most:
        raise TooMany(f"limit-{channel}", most)


def _require_address(state: State, address: str) -> None:
    settings: Settings = state.settings
    if not may_be_called(address, settings.calls.internal):
        raise WrongCallAddress(address)


@get("/me/calls", summary="How you are called back when something waits for you")
async def calls(request: ApiRequest, state: State) -> CallsSeen:
    return await _seen(state, (await person_of(request)).id)


@put("/me/calls/mail", status_code=200, guards=[in_person], summary="Be called by mail; the address is to be confirmed")
async def call_by_mail(request: ApiRequest, state: State, data: JSONBody[MailWish]) -> CallsSeen:
    person, storage = await _account(request), _storage(state)
    mailer: Mailer = state.mailer
    if not mailer.works:
        raise NoMail()
    address = data.address.strip()
    if not is_address(address):
        raise WrongMailAddress(address)
    # Nobody's letter box is filled with our questions: neither by one person nor by many.
    if not (mailer.questions.take(person.id) and mailer.questions.take(address.lower())):
        raise TooMuchAtOnce()
    for one in await storage.contacts.of(person.id):
        if one.channel == "mail":
            await storage.contacts.remove(one.id)
    contact = Contact(secrets.token_urlsafe(12), person.id, "mail", address, wall_clock_ms())
    await storage.contacts.save(contact)
    tickets: Tickets = state.tickets
    settings: Settings = state.settings
    subject, text = confirmation(person, address, settings.calls.address, tickets.confirm(contact.id))
    await mailer.post(address, subject, text, contact=contact.id)
    return await _seen(state, person.id)


@delete("/me/calls/mail", status_code=204, summary="Be called by mail no longer; your address is forgotten")
async def no_mail(request: ApiRequest, state: State) -> None:
    who, storage = await person_of(request), _storage(state)
    for one in await storage.contacts.of(who.id):
        if one.channel == "mail":
            await storage.contacts.remove(one.id)


@put("/me/calls/browser", status_code=200, guards=[in_person], summary="Let this browser be called: Web Push")
async def call_browser(request: ApiRequest, state: State, data: JSONBody[BrowserWish]) -> BrowserCalled:
    who, storage = await person_of(request), _storage(state)
    _require_address(state, data.endpoint)
    if not are_keys(data.p256dh, data.auth):
        raise WrongCallAddress(data.endpoint)
    # A browser is called for one person: for whoever was the last to ask for it there.
    id = fingerprint(data.endpoint)[:CONTACT_DIGITS]
    name = clean(data.name) if plain(data.name) else urlsplit(data.endpoint).hostname or ""
    keys = {"p256dh": data.p256dh, "auth": data.auth, "name": name}
    async with storage.turns.of(who.id):
        own = {one.id: one for one in await storage.contacts.of(who.id)}
        if id in own and own[id].keys == keys and not own[id].problem:
            return BrowserCalled(id)
        if id not in own:
            await _require_room(state, who.id, "push")
        now = wall_clock_ms()
        await storage.contacts.save(Contact(id, who.id, "push", data.endpoint, now, keys, confirmed=True, due=now))
    return BrowserCalled(id)


@post("/me/calls/webhooks", status_code=201, summary="Let a program be called: it gets a signed POST with what is new")
async def call_program(request: ApiRequest, state: State, data: JSONBody[WebhookWish]) -> WebhookGiven:
    who, storage = await person_of(request), _storage(state)
    _require_address(state, data.address)
    mailer: Mailer = state.mailer
    given = secrets.token_urlsafe(SECRET_BYTES)
    keys = {"secret": given}
    contact = Contact(secrets.token_urlsafe(12), who.id, "webhook", data.address, wall_clock_ms(), keys)
    async with storage.turns.of(who.id):
        await _require_room(state, who.id, "webhook")
        if not mailer.questions.take(who.id):  # nobody is called again and again who never asked for it
            raise TooMuchAtOnce()
        await storage.contacts.save(contact)
    await storage.letters.add(greeting(contact))
    return WebhookGiven(contact.id, given)


@delete("/me/calls/{contact:str}", status_code=204, summary="A browser or a program is called no longer")
async def call_no_longer(request: ApiRequest, state: State, contact: Id) -> None:
    who, storage = await person_of(request), _storage(state)
    if not any(one.id == contact for one in await storage.contacts.of(who.id)):
        raise UnknownItem(contact)
    await storage.contacts.remove(contact)


@post("/calls/confirm", status_code=200, summary="Confirm a mail address, with the token of the mail")
async def confirm(state: State, data: JSONBody[Ticket]) -> MailStands:
    storage = _storage(state)
    tickets: Tickets = state.tickets
    contact = await _named(storage, tickets.confirmed(data.token))
    await storage.contacts.change(contact.id, confirmed=True, due=wall_clock_ms())
    return MailStands(contact.address)


# Mail programs send a form of their own with it (RFC 8058): what counts is the token in the address.
@post("/calls/stop", status_code=200, summary="End the mails to an address, with the token of a mail; no login needed")
async def stop(state: State, token: Token) -> MailStands:
    storage = _storage(state)
    tickets: Tickets = state.tickets
    contact = await _named(storage, tickets.stopped(token))
    await storage.contacts.remove(contact.id)
    return MailStands(contact.address)


async def _named(storage: Storage, id: str | None) -> Contact:
    contact = None if id is None else await storage.contacts.contact(id)
    if contact is None:
        raise WrongTicket()
    return contact


handlers: Final = [
    calls,
    call_by_mail,
    no_mail,
    call_browser,
    call_program,
    call_no_longer,
    confirm,
    stop,
    *recovery.routes,
]
router: Final = Router("/api", route_handlers=handlers, tags=["persons"])
