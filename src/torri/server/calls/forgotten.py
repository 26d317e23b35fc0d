"""Letters with a link for a new password. Nothing is looked up while somebody waits for the answer to their request:
neither what it says nor how long it takes tells whether there is such an account, or whether it can be reached.
"""

from __future__ import annotations

from torri.matches.storage import Contact, Person, Storage
from torri.server.calls.tickets import Tickets
from torri.server.calls.wording import recovery_mail
from torri.server.people.sessions import seal_of
from torri.server.post.mail import Mailer


class ForgottenPasswords:
    """The logins for which a link was asked, until the next look. They are in memory only: if the process dies, whoever
    has got no mail asks again.
    """

    def __init__(self, address: str, storage: Storage, mailer: Mailer, tickets: Tickets) -> None:
        self._address = address
        self._storage = storage
        self._mailer = mailer
        self._tickets = tickets
        self._logins: set[str] = set()

    def ask(self, login: str) -> None:
        self._logins.add(login)

    async def step(self) -> None:
        """Write the letters."""
        for login in list(self._logins):
            await self._write(login)
            self._logins.discard(login)

    async def _write(self, login: str) -> None:
        person = await self._storage.people.person_of_login(login)
        contact = None if person is None else await self._mail_of(person)
        if person is None or contact is None:
            return
        subject, text = recovery_mail(person, self._address, self._tickets.recover(person.id, seal_of(person)))
        await self._mailer.post(contact.address, subject, text, contact=contact.id)

    async def _mail_of(self, person: Person) -> Contact | None:
        found = await self._storage.contacts.of(person.id)
        return next((one for one in found if one.channel == "mail" and one.confirmed and not one.problem), None)
