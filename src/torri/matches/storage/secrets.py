"""What only this server knows, in the database: the same in every process."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from sqlalchemy import select, text

from torri.engine.chance import new_secret
from torri.matches.storage import tables
from torri.matches.storage.database import Database

SecretName: TypeAlias = Literal["deals", "push", "suppositions"]

secrets = tables.server_secrets
# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_KEEP: Final = text("INSERT INTO server_secrets (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING")


class Secrets:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[SecretName, str] = {}

    async def get(self, name: SecretName) -> str:
        """Made when it is needed for the first time."""
        if name not in self._known:
            wanted = select(secrets.c.secret).where(secrets.c.name == name)
            async with self._database.reading() as connection:
                found = await connection.scalar(wanted)
            if found is None:
                async with self._database.writing() as connection:
                    await connection.execute(_KEEP, {"name": name, "secret": new_secret()})
                    found = await connection.scalar(wanted)
            self._known[name] = str(found)
        return self._known[name]
