"""A forgotten password: whoever has confirmed a mail address may choose another by a link that is sent there."""

from __future__ import annotations

from typing import Final

from torri.matches.storage import Storage, UnknownPerson
from torri.server.api.errors import NoMail, TooMuchAtOnce, WrongTicket
from torri.server.api.messages.calls import NewPassword, Recovery
from torri.server.api.messages.people import Me
from torri.server.api.routing import JSONBody, Response, State, post
from torri.server.calls.forgotten import ForgottenPasswords
from torri.server.calls.tickets import Tickets
from torri.server.people.accounts import enter
from torri.server.people.changes import CLOSE_LOGGED_OUT
from torri.server.people.guests import write
from torri.server.people.names import login_of
from torri.server.people.passwords import password_hash
from torri.server.people.requests import ApiRequest, changes_of
from torri.server.people.sessions import seal_of
from torri.server.post.mail import Mailer


@post(
    "/recovery",
    status_code=204,
    summary="Have a link for a new password sent to the confirmed address of an account, if there is one",
)
async def ask(state: State, data: JSONBody[Recovery]) -> None:
    mailer: Mailer = state.mailer
    if not mailer.works:
        raise NoMail()
    login = login_of(data.login)
    if not mailer.questions.take(f"recovery {login}"):
        raise TooMuchAtOnce()
    forgotten: ForgottenPasswords = state.forgotten_passwords
    forgotten.ask(login)


@post(
    "/recovery/password",
    status_code=200,
    summary="Choose a new password, with the token of the mail; you are logged in",
)
async def choose(request: ApiRequest, state: State, data: JSONBody[NewPassword]) -> Response[Me]:
    storage: Storage = state.storage
    tickets: Tickets = state.tickets
    named = tickets.recovered(data.token)
    try:
        person = await storage.people.person(named[0] if named else "")
    except UnknownPerson:
        raise WrongTicket() from None
    if named is None or seal_of(person) != named[1]:
        raise WrongTicket()
    changed = await write(request, person.id, password=await password_hash(data.password))
    changes_of(request).changed(person.id, close=CLOSE_LOGGED_OUT)
    return await enter(request, changed)


routes: Final = [ask, choose]
