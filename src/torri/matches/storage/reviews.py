"""Reviews, kept with their matches: the newest of each."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownMatch

reviews = tables.reviews

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_SAVE = text(
    "INSERT INTO reviews (match, version, effort, made, body) VALUES (:match, :version, :effort, :made, :body) "
    "ON CONFLICT (match) DO UPDATE "
    "SET version = excluded.version, effort = excluded.effort, made = excluded.made, body = excluded.body"
)


class Kept(Struct, frozen=True):
    """A review as it is stored; what its body means depends on the version."""

    match: str
    version: int
    effort: str
    made: int
    body: str


class Reviews:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, review: Kept) -> None:
        """Keep a review in place of an older one."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(_SAVE, asdict(review))
        except IntegrityError as error:
            raise UnknownMatch(review.match) from error

    async def of(self, match: str) -> Kept | None:
        async with self._database.reading() as connection:
            found = (await connection.execute(select(reviews).where(reviews.c.match == match))).mappings().one_or_none()
        return None if found is None else Kept(**found)
