"""Persons and what belongs to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest
from msgspec.structs import replace

from tests.matches.stored import create, head, opened, written
from torri.engine.errors import TorriError
from torri.matches.storage import (
    Blocks,
    LoginTaken,
    NotGuest,
    Passkey,
    PasskeyTaken,
    Person,
    Token,
    UnknownMatch,
    UnknownPerson,
)

GUEST = Person("guest", "Anna", 1_000, crest=2, language="it", settings={"sounds": False, "nested": [1, {"a": None}]})
ACCOUNT = Person("account", "Anna", 2_000, login="anna", password="$argon2id$…")


async def refused(kind: type[TorriError], attempt: Awaitable[None]) -> None:
    with pytest.raises(kind):
        await attempt


def test_persons_are_made_found_changed_and_removed(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            people = storage.people
            await people.create_person(GUEST)
            await people.create_person(ACCOUNT)
            assert await people.person("guest") == GUEST
            assert await people.person_of_login("anna") == ACCOUNT
            assert await people.person_of_login("bruno") is None
            await refused(LoginTaken, people.create_person(replace(ACCOUNT, id="other")))
            await refused(LoginTaken, people.update_person(replace(GUEST, login="anna")))
            renamed = replace(GUEST, name="Bruno", settings={})
            await people.update_person(renamed)
            assert await people.person("guest") == renamed
            await refused(UnknownPerson, people.update_person(replace(GUEST, id="nobody")))
            await people.delete_person("guest")
            with pytest.raises(UnknownPerson):
                await people.person("guest")

    asyncio.run(run())


def test_passkeys_and_tokens_belong_to_a_person(database: str) -> None:
    passkey = Passkey("key", "account", b"\0\xff", 1, "telephone", 3_000)
    token = Token("fingerprint", "account", "my bot", 4_000)

    async def run() -> None:
        async with opened(database) as storage:
            people = storage.people
            await people.create_person(ACCOUNT)
            await people.create_passkey(passkey)
            await refused(PasskeyTaken, people.create_passkey(passkey))
            await refused(UnknownPerson, people.create_passkey(replace(passkey, id="other", person="nobody")))
            await people.use_passkey("key", 2**32 - 1)
            assert await people.passkey("key") == replace(passkey, sign_count=2**32 - 1)
            assert await people.passkeys_of("account") == [replace(passkey, sign_count=2**32 - 1)]
            await people.create_token(token)
            await refused(UnknownPerson, people.create_token(replace(token, fingerprint="other", person="nobody")))
            await people.use_token("fingerprint", 5_000)
            assert await people.token("fingerprint") == replace(token, used=5_000)
            assert await people.tokens_of("account") == [replace(token, used=5_000)]
            assert not await people.delete_token("fingerprint", "somebody else")
            assert await people.delete_token("fingerprint", "account")
            assert await people.token("fingerprint") is None
            assert not await people.delete_passkey("key", "somebody else")
            await people.delete_person("account")
            assert await people.passkey("key") is None

    asyncio.run(run())


def test_notes_are_kept_for_each_person_and_match(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            people = storage.people
            await people.create_person(GUEST)
            await create(storage, "m")
            assert await people.note("m", "guest") == ""
            await people.save_note("m", "guest", "a plan")
            await people.save_note("m", "guest", "a better plan")
            assert await people.note("m", "guest") == "a better plan"
            await people.save_note("m", "guest", "")
            assert await people.note("m", "guest") == ""
            await refused(UnknownMatch, people.save_note("x", "guest", "lost"))
            await refused(UnknownPerson, people.save_note("m", "nobody", "lost"))

    asyncio.run(run())


def test_an_account_adopts_what_its_person_did_as_a_guest(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            people = storage.people
            for person in (GUEST, replace(GUEST, id="older"), ACCOUNT, replace(ACCOUNT, id="b", login="bruno")):
                await people.create_person(person)
            await create(storage, "sat", host="b", seats=("b", "guest"), turn=("b", "guest"))
            await create(storage, "created", host="guest", seats=(None, "b"), turn=())
            await create(storage, "foreign", host="b", seats=("b",), turn=("b",))
            await people.create_token(Token("fingerprint", "guest", "bot", 1))
            await people.save_note("sat", "account", "mine")
            await people.save_note("sat", "guest", "as a guest")
            await people.save_note("created", "guest", "only as a guest")

            friends = storage.friends
            await friends.tie("account", "b", "follow", 1)
            await friends.tie("b", "guest", "follow", 1)
            await friends.tie("guest", "b", "block", 2)  # then b follows the guest no longer
            await refused(UnknownPerson, friends.tie("guest", "nobody", "follow", 2))

            await people.adopt("older", "guest")
            await people.adopt("guest", "account")

            assert {one.id for one in await storage.heads_of("account")} == {"sat", "created"}
            assert await storage.heads_of("guest") == []
            sat = await storage.head("sat")
            assert (sat.seats, sat.turn, sat.host) == (("b", "account"), ("b", "account"), "b")
            assert (await storage.head("created")).host == "account"
            assert await people.note("sat", "account") == "mine\nas a guest"
            assert await people.note("created", "account") == "only as a guest"
            assert [one.fingerprint for one in await people.tokens_of("account")] == ["fingerprint"]
            assert (await people.person("guest")).adopted_by == "account"
            assert (await people.person("older")).adopted_by == "account"

            assert [(tie.person, tie.kind) for tie in await friends.ties_of("account")] == [("b", "block")]
            assert await friends.blocks("b") == Blocks(by=frozenset({"account", "guest", "older"}))
            assert await friends.ties_of("b") == []

            # Entries still name the guest, and so may whoever writes the match on.
            again = head("sat", seq=2, host="b", seats=("b", "guest"))
            await storage.append("sat", [written(1)], again)
            assert {one.id for one in await storage.heads_of("account")} == {"sat", "created"}

            await people.adopt("guest", "account")  # once more does no harm
            assert (await storage.head("sat")).seats == ("b", "account")
            for guest, account in (("guest", "b"), ("account", "b"), ("account", "account"), ("b", "guest")):
                await refused(NotGuest, people.adopt(guest, account))
            await refused(UnknownPerson, people.adopt("nobody", "account"))
            await refused(UnknownPerson, people.adopt("guest", "nobody"))
            await people.delete_person("account")
            assert await friends.blocks("b") == Blocks()

    asyncio.run(run())
