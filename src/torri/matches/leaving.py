"""Somebody leaves for good: others must not wait for them."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from torri.engine.errors import TorriError
from torri.matches import before_start, decisions
from torri.matches.entries import Known
from torri.matches.match import Match
from torri.matches.storage import UNFINISHED, Head
from torri.matches.tables import Tables

MAX_MATCHES: Final = 1_000
MAX_ENTERED: Final = 1_000


async def forget_person(tables: Tables, person: str) -> tuple[str, ...]:
    """End what somebody has begun, and delete them; the matches that have to be read again, in every process."""
    storage = tables.storage
    ids = (person, *await storage.people.former_ids(person))
    for tournament, _ in await storage.tournaments.of_person(ids, MAX_ENTERED):
        await storage.tournaments.leave(tournament.id, ids)
    for head in await storage.heads_of(person, *UNFINISHED, limit=MAX_MATCHES):
        if {*head.seats} - {None, *ids}:
            with suppress(TorriError):  # it has ended meanwhile
                await _leave(tables, head, ids)
    changed = tuple(await storage.people.delete_person(person))
    tables.read_again(changed)
    return changed


async def _leave(tables: Tables, head: Head, ids: Collection[str]) -> None:
    def decide(match: Match) -> list[Known]:
        if match.status == "open":
            host = match.created.host in ids
            return before_start.abandon(match, ids) if host else decisions.leave(match, ids)
        return decisions.resign(match, decisions.own_seat(match, ids))

    await tables.act(head.id, decide)
