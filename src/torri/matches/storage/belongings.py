"""Everything that is stored about a person, for the person: what each part is called, and what it consists of.

Left out are secrets (the hash of a password, fingerprints of tokens, keys of browsers) and what would tell of others:
who has reported somebody, and who follows or blocks them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from msgspec.json import decode
from sqlalchemy import ColumnElement, Select, or_, select

from torri.matches.entries import Said, from_json
from torri.matches.storage import tables as of
from torri.matches.storage.database import Database
from torri.matches.storage.heads import json

JSON_COLUMNS: Final = ("settings", "body", "texts", "manner")


def _parts(ids: Collection[str]) -> Mapping[str, Select[Any]]:
    """What is asked of the database; the names are those of docs/your-data.md."""
    followed = of.persons.alias()

    def own(column: ColumnElement[Any]) -> ColumnElement[bool]:
        return column.in_(ids)

    return {
        "persons": select(*of.persons.c["id", "name", "crest", "language", "created", "login", "settings"]).where(
            or_(own(of.persons.c.id), own(of.persons.c.adopted_by))
        ),
        "seen": select(of.sightings.c.seen).where(own(of.sightings.c.person)),
        "passkeys": select(*of.passkeys.c["name", "created"]).where(own(of.passkeys.c.person)),
        "tokens": select(*of.tokens.c["name", "created", "used"]).where(own(of.tokens.c.person)),
        "contacts": select(*of.contacts.c["channel", "address", "confirmed", "made", "sent", "problem"]).where(
            own(of.contacts.c.person)
        ),
        "letters": select(*of.letters.c["channel", "address", "body", "made"])
        .join(of.contacts, of.contacts.c.id == of.letters.c.contact)
        .where(own(of.contacts.c.person)),
        "ties": select(of.ties.c.kind, of.ties.c.made, followed.c.login, followed.c.name)
        .join(followed, followed.c.id == of.ties.c.other)
        .where(own(of.ties.c.person)),
        "notes": select(*of.notes.c["match", "text"]).where(own(of.notes.c.person)),
        "invitations": select(*of.invitations.c["match", "made", "declined"]).where(own(of.invitations.c.person)),
        "editions": select(*of.editions.c["game", "sha256", "text", "made"]).where(own(of.editions.c.person)),
        "matches": select(
            *of.matches.c["id", "game", "status", "created", "changed"], *of.participants.c["place", "rated"]
        )
        .join(of.participants, of.participants.c.match == of.matches.c.id)
        .where(own(of.participants.c.person))
        .order_by(of.matches.c.changed),
        "ratings": select(*of.ratings.c["match", "game", "ended", "place", "mu_before", "sigma_before", "mu", "sigma"])
        .where(own(of.ratings.c.person))
        .order_by(of.ratings.c.ended),
        "standings": select(*of.standings.c["game", "month", "mu", "sigma", "matches", "points", "listed"]).where(
            own(of.standings.c.person)
        ),
        "deals": select(*of.deal_results.c["game", "day", "match", "points", "margin", "ended"]).where(
            own(of.deal_results.c.person)
        ),
        "puzzles": select(*of.puzzle_tries.c["game", "puzzle", "at", "solved", "plan", "mu_before", "mu", "sigma"])
        .where(own(of.puzzle_tries.c.person))
        .order_by(of.puzzle_tries.c.at),
        "conditional_plans": select(*of.conditional_plans.c["match", "seat", "made", "body"]).where(
            own(of.conditional_plans.c.person)
        ),
        "vacations": select(*of.vacations.c["begins", "until"]).where(own(of.vacations.c.person)),
        "tournaments": select(*of.tournament_entrants.c["tournament", "name", "joined", "out"]).where(
            own(of.tournament_entrants.c.person)
        ),
        "hosted_tournaments": select(*of.tournaments.c["id", "status", "created", "manner"]).where(
            own(of.tournaments.c.host)
        ),
        "operator": select(of.operators.c.since).where(own(of.operators.c.person)),
        "sanctions": select(*of.sanctions.c["kind", "reason", "made", "until", "lifted"]).where(
            own(of.sanctions.c.person)
        ),
        "reports": select(*of.reports.c["made", "kind", "words", "match", "closed"]).where(own(of.reports.c.reporter)),
        "reported": select(*of.reports.c["made", "kind", "said", "match", "closed"]).where(own(of.reports.c.person)),
        "audit": select(*of.audit_log.c["at", "action", "reason", "detail"]).where(own(of.audit_log.c.person)),
    }


class Belongings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Each part with its rows, also of the guests that an account was."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._database.reading(patient=True) as connection:
            guests = await connection.scalars(select(of.persons.c.id).where(of.persons.c.adopted_by == person))
            ids = [person, *guests]
            for name, wanted in _parts(ids).items():
                rows = (await connection.execute(wanted)).mappings()
                found[name] = [{key: _plain(key, value) for key, value in row.items()} for row in rows]
            said = select(*of.entries.c["match", "at", "body"]).where(
                of.entries.c.body.like('{"kind":"said"%'),
                or_(*(of.entries.c.body.contains(f'"person":{json(id)}', autoescape=True) for id in ids)),
            )
            lines = (await connection.execute(said.order_by(of.entries.c.at))).all()
        found["chat"] = [
            {"match": row.match, "at": row.at, "text": entry.text}
            for row in lines
            if isinstance(entry := from_json(row.body), Said)
        ]
        return found


def _plain(name: str, value: Any) -> Any:
    return decode(value) if name in JSON_COLUMNS and value else value
