"""Passwords: hashed and checked in a thread, not on the event loop."""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from torri.matches.storage import Person
from torri.server.operations.threads import PASSWORD_THREAD

# As OWASP advises for argon2id: strong enough if the database is stolen, and not too slow for a small server.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# A hash that fits no password. Checking it takes as long as any other, so the time does not reveal which names exist.
HASH_OF_NOBODY: Final = "$argon2id$v=19$m={memory_cost},t={time_cost},p={parallelism}${salt}${hash}".format(
    memory_cost=HASHER.memory_cost,
    time_cost=HASHER.time_cost,
    parallelism=HASHER.parallelism,
    salt=b64encode(bytes(HASHER.salt_len)).decode().rstrip("="),
    hash=b64encode(bytes(HASHER.hash_len)).decode().rstrip("="),
)


def _typed(password: str) -> str:
    return unicodedata.normalize("NFKC", password)  # keyboards encode accents in different ways


async def password_hash(password: str) -> str:
    return await PASSWORD_THREAD.run(HASHER.hash, _typed(password))


async def is_password_of(person: Person | None, password: str) -> bool:
    stored = person.password if person is not None else None
    try:
        return await PASSWORD_THREAD.run(HASHER.verify, stored or HASH_OF_NOBODY, _typed(password))
    except VerificationError:
        return False
