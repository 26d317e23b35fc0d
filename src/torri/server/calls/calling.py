"""Calls persons back: looks now and then at what waits for them, and puts what is new into one letter a channel.

What is told follows from what is stored at that moment, and is written down together with the letter that tells it: a
restart loses nothing, and nobody is told the same twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

from torri.matches.clock import MS_PER_SECOND, wall_clock_ms
from torri.matches.notices import Notice, notices_of
from torri.matches.storage import Channel, Contact, Letter, NoDatabase, Person, Storage, UnknownPerson
from torri.matches.tables import Tables
from torri.server.api.routing import State
from torri.server.calls.forgotten import ForgottenPasswords
from torri.server.calls.tickets import Tickets
from torri.server.calls.wishes import quiet_until, wanted
from torri.server.calls.wording import call_about, mail_about, push_about
from torri.server.post.mail import Mailer
from torri.server.post.office import Deliver, PostOffice
from torri.server.post.push import Pusher
from torri.server.post.webhook import WebhookCaller
from torri.server.settings import Settings

TICK_SECONDS: Final = 2.0
LEAST_TICK_SECONDS: Final = 0.05  # however hurried the operator is
SWEEP_SECONDS: Final = 900.0  # between two looks at everybody, for what a process that died has forgotten
MAX_LOOKS: Final = 50  # at persons, in one tick
LEASE_SECONDS: Final = 60
UNCONFIRMED_MS: Final = 7 * 86_400_000  # after which an address that nobody has confirmed is forgotten
# Until somebody is called: who is at the table meanwhile need not be.
DELAY_SECONDS: Final[dict[Channel, float]] = {"webhook": 0, "push": 20, "mail": 300}
# Between two letters: what comes meanwhile is told together.
GAP_SECONDS: Final[dict[Channel, float]] = {"webhook": 0, "push": 30, "mail": 3_600}

log: Final = structlog.get_logger()


class Calls:
    """Wakes those for whom something may have come, and looks at them when they are due."""

    def __init__(self, settings: Settings, storage: Storage, tables: Tables) -> None:
        self._settings = settings.calls
        self._storage = storage
        self._tables = tables
        self._mailer = Mailer(settings.calls, storage)
        self._pusher = Pusher(settings.calls, storage)
        delivered: dict[Channel, Deliver] = {
            "mail": self._mailer.deliver,
            "push": self._pusher.deliver,
            "webhook": WebhookCaller(settings.calls, storage).deliver,
        }
        self._post = PostOffice(storage, delivered, self.came, settings.calls.pace)
        self._tickets = Tickets(settings.signing_key())
        self._forgotten = ForgottenPasswords(self._settings.address, storage, self._mailer, self._tickets)
        self._persons: set[str] = set()
        self._hosts: set[str] = set()
        self._writers: dict[Channel, Callable[[Person, Contact, list[Notice]], Letter]] = {
            "mail": self._mail,
            "push": push_about,
            "webhook": self._call,
        }

    # What tables tell

    def came(self, persons: Iterable[str]) -> None:
        """Something may have come for these persons, or they can't be called somewhere any more."""
        self._persons.update(persons)

    def opened(self, host: str) -> None:
        """Somebody has opened a table, which is news for who follows them."""
        self._hosts.add(host)

    # The task

    @asynccontextmanager
    async def running(self, state: State) -> AsyncIterator[None]:
        """Calls persons while the block lasts; what routes need of it is in the state of the application."""
        state.update({"mailer": self._mailer, "pusher": self._pusher, "tickets": self._tickets, "post": self._post})
        state.forgotten_passwords = self._forgotten
        self._tables.caller = self
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with suppress(NoDatabase):  # then the next look at everybody finds them
                await self._wake()
                await self._forgotten.step()

    async def _run(self) -> None:
        swept = float("-inf")
        loop = asyncio.get_running_loop()
        while True:
            try:
                if loop.time() - swept > SWEEP_SECONDS:
                    swept = loop.time()
                    await self._storage.contacts.wake_all(wall_clock_ms())
                    await self._storage.contacts.remove_unconfirmed(wall_clock_ms() - UNCONFIRMED_MS)
                await self.step()
            except NoDatabase as error:
                log.warning("database-down", detail=error.detail)
            except Exception:  # whatever the error, the next look must follow
                log.exception("unexpected", task="calls")
            await asyncio.sleep(max(LEAST_TICK_SECONDS, TICK_SECONDS * min(1.0, self._settings.pace)))

    async def step(self) -> None:
        """One round: wake, look, send."""
        await self._wake()
        await self._forgotten.step()
        for contact in await self._storage.contacts.due(wall_clock_ms(), MAX_LOOKS):
            until = wall_clock_ms() + LEASE_SECONDS * MS_PER_SECOND
            if claimed := await self._storage.contacts.claim(contact, until):
                await self._look(claimed)
        await self._post.send_due()

    async def _wake(self) -> None:
        persons, hosts = self._persons, self._hosts
        if persons or hosts:
            self._persons, self._hosts = set(), set()
            due = {channel: self._in(delay) for channel, delay in DELAY_SECONDS.items()}
            await self._storage.contacts.wake(persons, hosts, due)

    def _in(self, seconds: float) -> int:
        return wall_clock_ms() + int(seconds * self._settings.pace * MS_PER_SECOND)

    async def _look(self, contact: Contact) -> None:
        """Tell what is new, unless now is not the time for it."""
        try:
            person = await self._storage.people.person(contact.person)
        except UnknownPerson:
            return
        now, is_program = wall_clock_ms(), contact.channel == "webhook"  # which does not sleep, and hears everything
        quiet = 0 if is_program else quiet_until(person, now) or 0
        later = max(quiet, contact.sent + self._in(GAP_SECONDS[contact.channel]) - now)
        if later > now:
            await self._storage.contacts.change(contact.id, due=later)
            return
        ids = (person.id, *await self._storage.people.former_ids(person.id))
        notices = await notices_of(self._storage, person.id, ids)
        found = notices if is_program else wanted(person, notices)
        here = [one for one in found if self._tables.is_present(one.match, one.seats)]
        standing = [one for one in found if one not in here]
        new = [one for one in standing if one.key not in contact.told]
        letter = self._writers[contact.channel](person, contact, new) if new else None
        await self._storage.contacts.tell(contact, [one.key for one in standing], letter, now)
        if here:  # who sits there sees it; if they go without playing, they are called then
            await self._storage.contacts.change(contact.id, due=self._in(DELAY_SECONDS["mail"]))

    def _call(self, _person: Person, contact: Contact, new: list[Notice]) -> Letter:
        return call_about(contact, new, self._settings.address)

    def _mail(self, person: Person, contact: Contact, new: list[Notice]) -> Letter:
        return mail_about(person, contact, new, self._settings.address, self._tickets.stop(contact.id))
