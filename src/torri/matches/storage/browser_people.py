"""The person whose browser it is, in rows of text that it keeps for us."""

from __future__ import annotations

from msgspec import Struct

from torri.matches.storage.errors import UnknownPerson
from torri.matches.storage.rows import Passkey, Person
from torri.matches.storage.shelf import Change, Shelf, as_text, read_rows, write_rows


class Former(Struct, frozen=True):
    id: str


class Note(Struct, frozen=True):
    match: str
    text: str


class People:
    """The person whose browser it is, and their notes."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._persons: dict[str, Person] = {}
        self._notes: dict[str, str] = {}
        self.former: tuple[str, ...] = ()  # by which servers know the owner whose matches were taken along

    async def open(self) -> None:
        self._persons = dict(await read_rows(self._shelf, "person/", Person))
        self._notes = {match: note.text for match, note in await read_rows(self._shelf, "note/", Note)}
        self.former = tuple(one.id for _, one in await read_rows(self._shelf, "former/", Former))

    @property
    def owner(self) -> Person | None:
        return next(iter(self._persons.values()), None)

    async def create_person(self, person: Person) -> None:
        await write_rows(self._shelf, Change(f"person/{person.id}", as_text(person)))
        self._persons[person.id] = person

    async def person(self, person: str) -> Person:
        try:
            return self._persons[person]
        except KeyError:
            raise UnknownPerson(person) from None

    async def update_person(self, person: Person) -> None:
        await self.person(person.id)
        await self.create_person(person)

    async def is_also(self, id: str) -> None:
        """A server knows the owner under that id."""
        if id not in self.former:
            await write_rows(self._shelf, Change(f"former/{id}", as_text(Former(id))))
            self.former += (id,)

    async def made_since(self, since: int) -> int:
        return 0  # one browser has one person, who may always come

    async def idle_guests(self, before: int, limit: int) -> list[str]:
        return []  # whoever has this browser stays

    async def delete_person(self, person: str) -> list[str]:
        """Remove the person with all notes; matches stay on this device, with the name that the person had there."""
        notes = [Change(f"note/{match}", None) for match in self._notes]
        former = [Change(f"former/{id}", None) for id in self.former]
        await write_rows(self._shelf, Change(f"person/{person}", None), *notes, *former)
        self._persons.pop(person, None)
        self.former = ()
        self._notes.clear()
        return []

    async def former_ids(self, person: str) -> list[str]:
        return list(self.former)

    async def friends_of(self, person: str) -> list[Person]:
        return []  # nobody else is here

    async def passkeys_of(self, person: str) -> list[Passkey]:
        return []

    async def notes_of(self, person: str) -> int:
        return len(self._notes)

    async def save_note(self, match: str, person: str, note: str) -> None:
        await write_rows(self._shelf, Change(f"note/{match}", as_text(Note(match, note)) if note else None))
        self._notes[match] = note
        if not note:
            del self._notes[match]

    async def note(self, match: str, person: str) -> str:
        return self._notes.get(match, "")
