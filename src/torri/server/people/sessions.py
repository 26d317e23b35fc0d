"""Who somebody is: a guest or an account by a signed cookie, a program by a personal token."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from torri.matches.chairs import Who, fingerprint
from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Person, Storage, UnknownPerson
from torri.server.api.errors import NotKnown
from torri.server.operations.threads import ASKER
from torri.server.people.presence import is_hidden
from torri.server.settings import Settings

COOKIE_NAME: Final = "torri"
COOKIE_SECONDS: Final = 365 * 86_400
DEALS_COOKIE_NAME: Final = "torri-deals"  # who has played deals of the day in this browser
MAX_PERSONS_OF_BROWSER: Final = 8
TOKEN_PREFIX: Final = "torri_"  # the prefix of personal tokens, so that scanners find them where they should not be
MAX_PERSONS_CACHED: Final = 5_000
SEAL_HEX_DIGITS: Final = 16

PERSON_CACHE_SECONDS: Final = 30.0
SIGHTING_MS: Final = 90_000  # between two sightings that are written down
Connection = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(30)


def seal_of(person: Person) -> str:
    """What a cookie holds besides the id: with a new password, or after adoption, old cookies are no longer valid."""
    return fingerprint(f"{person.id} {person.password or ''}")[:SEAL_HEX_DIGITS]


class Identity:
    """Finds out who sends a request, and sets the cookies of browsers."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._settings = settings
        self._storage = storage
        self._signer = URLSafeSerializer(settings.signing_key(), salt="torri-person")
        self._deals_signer = URLSafeSerializer(settings.signing_key(), salt="torri-deals")
        self._seen: dict[str, int] = {}  # when it was last written down that somebody is here
        self._kept: OrderedDict[str, tuple[float, Person, Who]] = OrderedDict()

    async def of(self, connection: Connection) -> Who | None:
        """The person who sends a request; None if there is none yet."""
        found = await self.person(connection)
        return None if found is None else found[1]

    async def known(self, connection: Connection) -> Who:
        who = await self.of(connection)
        if who is None:
            raise NotKnown()
        return who

    async def person(self, connection: Connection) -> tuple[Person, Who] | None:
        bearer = connection.headers.get("authorization", "")
        if bearer:
            return await self._by_token(bearer)
        signed = connection.cookies.get(COOKIE_NAME)
        if not signed:
            return None
        try:
            id, seal = self._signer.loads(signed)
        except (BadSignature, TypeError, ValueError):
            return None
        found = await self._kept_or_read(str(id))
        return self._asks(found) if found is not None and seal == seal_of(found[0]) else None

    def _asks(self, found: tuple[Person, Who]) -> tuple[Person, Who]:
        """From here on the work is counted as theirs."""
        if self._settings.rates > 0:
            ASKER.set(found[1].id)
        return found

    async def _by_token(self, bearer: str) -> tuple[Person, Who]:
        scheme, _, token = bearer.partition(" ")
        found = await self._storage.people.token(fingerprint(token.strip())) if scheme.lower() == "bearer" else None
        person = await self._kept_or_read(found.person) if found else None
        if found is None or person is None:
            raise NotKnown()
        now = wall_clock_ms()
        if found.used is None or now - found.used > 60_000:
            await self._storage.people.use_token(found.fingerprint, now)
        return self._asks(person)

    async def _kept_or_read(self, id: str) -> tuple[Person, Who] | None:
        kept = self._kept.get(id)
        if kept is not None and time.monotonic() - kept[0] < PERSON_CACHE_SECONDS:
            return kept[1], kept[2]
        try:
            person = await self._storage.people.person(id)
            if person.adopted_by is not None:
                person = await self._storage.people.person(person.adopted_by)
        except UnknownPerson:
            return None
        former = tuple(await self._storage.people.former_ids(person.id))
        sanctions = tuple(await self._storage.sanctions.current((person.id, *former), wall_clock_ms()))
        account = person.login is not None
        who = Who(person.id, person.name, person.crest, former, account, person.language, sanctions)
        if not is_hidden(person):
            await self._see(person.id)
        self._kept[id] = (time.monotonic(), person, who)
        self._kept.move_to_end(id)
        if len(self._kept) > MAX_PERSONS_CACHED:
            self._kept.popitem(last=False)
        return person, who

    async def _see(self, person: str) -> None:
        """Write down that an account is here; not with every request."""
        now = wall_clock_ms()
        if now - self._seen.get(person, 0) > SIGHTING_MS:
            if len(self._seen) > MAX_PERSONS_CACHED:
                self._seen.clear()
            self._seen[person] = now
            await self._storage.friends.see(person, now)

    def changed(self, *ids: str) -> None:
        """Forget the copy in memory."""
        for id in ids:
            self._kept.pop(id, None)
            self._seen.pop(id, None)

    # Cookies

    def welcome(self, response: Response[Any], person: Person) -> Response[Any]:
        """Set the cookie that identifies the person; no script can read it."""
        response.set_cookie(self._cookie(self._signer.dumps([person.id, seal_of(person)]), COOKIE_SECONDS))
        return response

    def goodbye(self, response: Response[Any]) -> Response[Any]:
        response.set_cookie(self._cookie("", 0))
        return response

    def deal_players(self, connection: Connection) -> tuple[str, ...]:
        """The ids of those who have played deals of the day in this browser, the last one first. They outlast logging
        out: nobody plays a deal as a guest first, and then under their name."""
        try:
            ids = self._deals_signer.loads(connection.cookies.get(DEALS_COOKIE_NAME) or "")
        except (BadSignature, TypeError, ValueError):
            return ()
        return tuple(map(str, ids))[:MAX_PERSONS_OF_BROWSER] if isinstance(ids, list) else ()

    def remember_deal_player(self, connection: Connection, response: Response[Any], person: str) -> Response[Any]:
        others = [id for id in self.deal_players(connection) if id != person]
        signed = self._deals_signer.dumps([person, *others][:MAX_PERSONS_OF_BROWSER])
        response.set_cookie(self._cookie(signed, COOKIE_SECONDS, DEALS_COOKIE_NAME))
        return response

    def _cookie(self, value: str, age: int, name: str = COOKIE_NAME) -> Cookie:
        secure = self._settings.secure
        return Cookie(name, value=value, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
