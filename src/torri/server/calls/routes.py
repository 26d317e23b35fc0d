"""How somebody is called back, over HTTP."""

from __future__ import annotations

import secrets
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Contact, Person, Storage
from torri.server.api.errors import AccountNeeded, NoMail, TooMuchAtOnce, WrongMailAddress, WrongTicket
from torri.server.api.messages.calls import CallsSeen, ContactSeen, MailStands, MailWish, Ticket
from torri.server.api.routing import JSONBody, QueryParameter, Router, State, delete, get, post, put
from torri.server.calls.tickets import Tickets
from torri.server.calls.wording import confirmation
from torri.server.people.guests import is_guest
from torri.server.people.requests import ApiRequest, in_person, people_of, person_of, stored_person
from torri.server.post.mail import Mailer, is_address
from torri.server.settings import Settings

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
    mails = [_contact_seen(one) for one in found if one.channel == "mail"]
    return CallsSeen(mail=mails[0] if mails else None, mails=mailer.works)


def _contact_seen(one: Contact) -> ContactSeen:
    place = one.address if one.channel != "push" else urlsplit(one.address).hostname or ""
    return ContactSeen(one.id, place, one.confirmed, one.made, one.problem)


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


router: Final = Router("/api", route_handlers=[calls, call_by_mail, no_mail, confirm, stop], tags=["persons"])
