"""Contacts and letters: nothing is lost between two processes, and nothing is done twice."""

from __future__ import annotations

import asyncio

from tests.matches.stored import opened
from torri.matches.storage import Channel, Contact, Letter, Person

DUE: dict[Channel, int] = {"mail": 10, "push": 5, "webhook": 0}


def test_contacts_are_woken_claimed_once_and_told_together_with_their_letter(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            for id in ("anna", "bruno", "guest"):
                await storage.people.create_person(Person(id, id, 1))
            await storage.people.adopt("guest", "anna")
            contacts, letters = storage.contacts, storage.letters
            await contacts.save(Contact("a", "anna", "mail", "a@b.org", 1, {"x": "y"}, confirmed=True))
            await contacts.save(Contact("b", "bruno", "push", "https://c.org", 1, confirmed=True))
            await contacts.save(Contact("c", "bruno", "mail", "never confirmed", 1))
            await storage.friends.tie("bruno", "anna", "follow", 1)
            await contacts.wake(["guest"], ["anna"], DUE)  # by the id that the entries of old matches name
            assert [(one.id, one.due) for one in await contacts.due(100, 9)] == [("b", 5), ("a", 10)]
            await contacts.wake(["anna"], [], {**DUE, "mail": 50})  # who waits already is not put off
            (_, anna) = await contacts.due(100, 9)
            assert anna.due == 10

            claimed = await contacts.claim(anna, 200)
            assert claimed is not None and await contacts.claim(anna, 300) is None, "another process comes too late"
            letter = Letter("1", "mail", "a@b.org", {"text": "…"}, 1, 1, "a")
            await contacts.tell(claimed, ["turn x 1"], letter, 77)
            told = await contacts.contact("a")
            assert told is not None and (told.told, told.sent, told.due) == (("turn x 1",), 77, None)
            await contacts.wake(["anna"], [], DUE)
            await contacts.tell(claimed, [], None, 99)  # what came since it was claimed is looked at again
            told = await contacts.contact("a")
            assert told is not None and (told.told, told.sent, told.due) == ((), 77, 10)

            assert await letters.due(100, 9) == [letter]
            assert await letters.claim(letter, 500) and not await letters.claim(letter, 600)
            (again,) = await letters.due(500, 9)
            assert again.attempts == 1
            await letters.put_off("1", 900)
            assert await letters.due(500, 9) == []
            await contacts.remove("a")
            await contacts.tell(claimed, ["turn x 2"], letter, 111)  # who looked at it has not heard of that yet
            await letters.add(letter)
            assert await letters.count() == 0, "what waits to be sent goes with its contact"
            await contacts.remove_unconfirmed(2)
            await storage.people.delete_person("bruno")
            assert await contacts.count() == 0

    asyncio.run(run())
