"""Who is asked to come to a table, and who may be."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from torri.matches import before_start
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import TooMany
from torri.matches.storage import UnknownPerson
from torri.matches.tables import Tables

MAX_MATCHES_BACK: Final = 30  # in which companions are looked for
MAX_COMPANIONS: Final = 6  # beside those whom the host follows
MAX_FRIENDS: Final = 24


class Companion(Struct, frozen=True):
    """Somebody whom you follow, or who was at a table with you: known by that match and seat, and by the name that they
    had there.
    """

    name: str
    crest: int
    asked: bool  # to come to this table
    login: str | None = None  # of somebody whom you follow
    here: bool = False  # they are, as far as they let you know it
    match: str | None = None
    seat: int | None = None
    played: int | None = None  # when that match last changed


async def companions(tables: Tables, id: str, host: Who) -> list[Companion]:
    """Those whom the host of a table may ask to come and who are not there: whom they follow, who was here last
    first, and persons of their last matches.
    """
    match = await tables.get(id)
    before_start.require_host(match, host.ids)
    asked = await tables.storage.invitations.asked(id)
    blocks = await tables.storage.friends.blocks(host.id)
    gone = {chair.person for chair in match.chairs} | {None, *host.ids} | blocks.own | blocks.by
    followed = [tie for tie in await tables.storage.friends.ties_of(host.id) if tie.kind == "follow" and tie.login]
    now = wall_clock_ms()
    followed.sort(key=lambda tie: -(tie.seen or 0))
    found = {
        tie.person: Companion(tie.name, tie.crest, tie.person in asked, tie.login, tie.is_here(now))
        for tie in followed[:MAX_FRIENDS]
        if tie.person not in gone
    }
    most = len(found) + MAX_COMPANIONS
    for head in await tables.storage.heads_of(host.id, limit=MAX_MATCHES_BACK):
        for seat, person in enumerate(head.seats):
            if person is not None and person not in gone and person not in found:
                chair = head.summary["chairs"][seat]
                name, crest = chair.get("name", ""), chair.get("crest", 0)
                found[person] = Companion(name, crest, person in asked, match=head.id, seat=seat, played=head.changed)
    return list(found.values())[:most]


async def invite(tables: Tables, id: str, host: Who, person: str, name: str) -> None:
    """Ask somebody to come; those who blocked the host, or whom the host blocked, can't be found."""
    before_start.require_host(await tables.get(id), host.ids)
    if (await tables.storage.friends.blocks(host.id)).between((person,)):
        raise UnknownPerson(name)
    async with tables.storage.turns.of(host.id):
        if len(await tables.storage.invitations.asked(id)) >= tables.most.invitations:
            raise TooMany("limit-invitations", tables.most.invitations)
        await tables.storage.invitations.invite(id, person, wall_clock_ms())
    if tables.caller is not None:
        tables.caller.came((person,))
