"""Editions that persons have made: the figures of their boxes."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import delete, func, select, text
from sqlalchemy.exc import IntegrityError

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownPerson
from torri.matches.storage.rows import KeptEdition

editions = tables.editions

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_SAVE = text(
    "INSERT INTO editions (person, sha256, game, text, made) VALUES (:person, :sha256, :game, :text, :made) "
    "ON CONFLICT (person, sha256) DO UPDATE SET text = excluded.text, made = excluded.made"
)


class Editions:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, edition: KeptEdition) -> None:
        """Keep an edition; one of this person with the same figures is replaced."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(_SAVE, asdict(edition))
        except IntegrityError as error:
            raise UnknownPerson(edition.person) from error

    async def of(self, person: str) -> list[KeptEdition]:
        """Those of a person, the newest first."""
        mine = select(editions).where(editions.c.person == person).order_by(editions.c.made.desc())
        async with self._database.reading() as connection:
            return [KeptEdition(**row) for row in (await connection.execute(mine)).mappings()]

    async def count(self, person: str) -> int:
        mine = select(func.count()).select_from(editions).where(editions.c.person == person)
        async with self._database.reading() as connection:
            return int(await connection.scalar(mine) or 0)

    async def find(self, game: str, sha256: str) -> KeptEdition | None:
        """The edition with these figures, whoever made it: they are no secret. The first digits are enough."""
        theirs = (editions.c.sha256 >= sha256, editions.c.sha256 <= f"{sha256}g", editions.c.game == game)
        wanted = select(editions).where(*theirs).limit(1)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted)).mappings().one_or_none()
        return None if found is None else KeptEdition(**found)

    async def delete(self, person: str, sha256: str) -> bool:
        """Matches that are played with it keep it."""
        theirs = delete(editions).where(editions.c.person == person, editions.c.sha256 == sha256)
        async with self._database.writing() as connection:
            return bool((await connection.execute(theirs)).rowcount)
