"""Reviews, kept with their matches: the newest of each."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownMatch
from torri.matches.storage.rows import Kept

reviews = tables.reviews

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_SAVE = text(
    "INSERT INTO reviews (match, version, effort, made, body, digest) "
    "VALUES (:match, :version, :effort, :made, :body, :digest) "
    "ON CONFLICT (match) DO UPDATE SET version = excluded.version, effort = excluded.effort, "
    "made = excluded.made, body = excluded.body, digest = excluded.digest"
)


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

    async def digests(self, matches: Collection[str], version: int) -> dict[str, str]:
        """Those of some matches that have a review of this version, by match."""
        wanted = select(reviews.c.match, reviews.c.digest).where(
            reviews.c.match.in_(matches), reviews.c.version == version, reviews.c.digest != ""
        )
        async with self._database.reading() as connection:
            return {row.match: row.digest for row in await connection.execute(wanted)}
