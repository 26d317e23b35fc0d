"""Friends over HTTP: whom somebody follows or blocks, and which of them are here."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from torri.matches.chairs import Who, fingerprint
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import NotYourSeat, TooMany
from torri.matches.storage import Head, Person, Storage, Tie, UnknownPerson
from torri.matches.tables import Tables
from torri.server.api.messages.friends import Friends, FriendSeen, FriendWish, PersonNamed
from torri.server.api.parameters import Id
from torri.server.api.routing import JSONBody, State, delete, get, post
from torri.server.people.changes import PersonChanges
from torri.server.people.names import login_of
from torri.server.people.profiles import is_public
from torri.server.people.requests import ApiRequest, person_of

HANDLE_DIGITS: Final = 16
MAX_FRIENDS_WATCHED: Final = 12  # of whom it is said what they play
MAX_MATCHES_WATCHED: Final = 5


def handle_of(person: str, other: str) -> str:
    """What a person calls somebody in requests: ids are told to nobody."""
    return fingerprint(f"{person} {other}")[:HANDLE_DIGITS]


def friend_seen(person: str, tie: Tie, now: int) -> FriendSeen:
    return FriendSeen(handle_of(person, tie.person), tie.kind, tie.login, tie.name, tie.crest, tie.is_here(now))


async def tie_seen(storage: Storage, who: Who | None, other: str) -> FriendSeen | None:
    """How somebody stands to the person of a page."""
    found = await storage.friends.ties_of(who.id, other) if who else []
    return friend_seen(who.id, found[0], wall_clock_ms()) if who and found else None


async def account_of(storage: Storage, login: str, who: Who | None) -> Person:
    """The account of that login, if its person may be found: they are seen by everybody, or follow who asks. Nobody
    learns whether they are hidden, have blocked them, or are not there.
    """
    found = await storage.people.person_of_login(login_of(login))
    if found is None:
        raise UnknownPerson(login)
    if who is not None and found.id == who.id:
        return found
    if not is_public(found) and not (who and await storage.friends.follows(found.id, who.ids)):
        raise UnknownPerson(login)
    if who is not None and found.id in (await storage.friends.blocks(who.id)).by:
        raise UnknownPerson(login)
    return found


async def named_person(storage: Storage, named: PersonNamed, who: Who) -> Person:
    """Somebody else, by login, or by the seat that they had at a match at which both sat."""
    if named.login is not None:
        person = await account_of(storage, named.login, who)
        if person.id in who.ids:
            raise UnknownPerson(named.login)
        return person
    if named.match is None or named.seat is None:
        raise UnknownPerson("")
    head = await storage.head(named.match)
    id = head.seats[named.seat] if named.seat < len(head.seats) else None
    if id is None or id in who.ids or not set(who.ids) & set(head.seats):
        raise NotYourSeat(named.match)
    person = await storage.people.person(id)
    return person if person.adopted_by is None else await storage.people.person(person.adopted_by)


@get("/friends", summary="Whom you follow, with those who are here, and whom you have blocked")
async def friends(request: ApiRequest, state: State) -> Friends:
    who, storage = await person_of(request), _storage(state)
    now = wall_clock_ms()
    ties = await storage.friends.ties_of(who.id)
    here = [tie.person for tie in ties if tie.is_here(now)][:MAX_FRIENDS_WATCHED]
    played = {person: await _watchable(storage, person) for person in here}
    found = []
    for tie in ties:
        seen, match = friend_seen(who.id, tie, now), played.get(tie.person)
        found.append(seen if match is None else replace(seen, match=match.id, game=match.game))
    return Friends(
        follows=tuple(sorted((one for one in found if one.kind == "follow"), key=lambda one: not one.here)),
        blocked=tuple(one for one in found if one.kind == "block"),
    )


async def _watchable(storage: Storage, person: str) -> Head | None:
    """The match that somebody plays now, if everybody may see that they do."""
    heads = await storage.heads_of(person, "running", limit=MAX_MATCHES_WATCHED)
    return next((head for head in heads if head.public and head.summary.get("watched")), None)


@post("/friends", status_code=200, summary="Follow or block somebody")
async def tie(request: ApiRequest, state: State, data: JSONBody[FriendWish]) -> FriendSeen:
    who, storage = await person_of(request), _storage(state)
    tables: Tables = state.tables
    other = await named_person(storage, data, who)
    if data.kind == "follow":
        if other.login is None:  # a guest is somebody for one evening
            raise UnknownPerson(other.name)
        await account_of(storage, other.login, who)
    most = tables.most.follows if data.kind == "follow" else tables.most.blocks
    async with storage.turns.of(who.id):
        before = await storage.friends.ties_of(who.id, other.id)
        is_new = not before or before[0].kind != data.kind
        if is_new and await storage.friends.count(who.id, data.kind) >= most:
            raise TooMany(f"limit-{data.kind}s", most)
        await storage.friends.tie(who.id, other.id, data.kind, wall_clock_ms())
    await _hear_again(state, who.id, other.id)
    found = await tie_seen(storage, who, other.id)
    assert found is not None
    return found


@delete("/friends/{friend:str}", status_code=204, summary="Follow or block somebody no longer")
async def untie(request: ApiRequest, state: State, friend: Id) -> None:
    who, storage = await person_of(request), _storage(state)
    for one in await storage.friends.ties_of(who.id):
        if handle_of(who.id, one.person) == friend:
            await storage.friends.untie(who.id, one.person)
            await _hear_again(state, who.id, one.person)


async def _hear_again(state: State, *ids: str) -> None:
    """Who has blocked whom is another thing now; other processes are told, here it holds from now on."""
    tables: Tables = state.tables
    changes: PersonChanges = state.person_changes
    changes.changed(*ids)
    await tables.hear_again(ids)


def _storage(state: State) -> Storage:
    storage: Storage = state.storage
    return storage


routes: Final = [friends, tie, untie]
