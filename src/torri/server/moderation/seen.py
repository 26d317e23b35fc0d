"""Persons, reports and the audit log as operators see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Audited, Person, Report, Sanction, Storage
from torri.server.api.messages.moderation import AuditSeen, PersonListed, ReportSeen, SanctionKept


async def people_seen(storage: Storage, people: Iterable[Person]) -> dict[str, PersonListed]:
    """Persons by id, with what holds for them."""
    found = {person.id: person for person in people}
    now = wall_clock_ms()
    operators = {person.id for person in await storage.operators.all()}
    held: dict[str, list[Sanction]] = {}
    for one in await storage.sanctions.current(list(found), now):
        held.setdefault(one.person, []).append(one)
    return {
        id: PersonListed(
            id=id,
            name=person.name,
            crest=person.crest,
            login=person.login,
            created=person.created,
            operator=id in operators,
            sanctions=tuple(sorted({one.kind for one in held.get(id, ())})),
        )
        for id, person in found.items()
    }


async def reports_seen(storage: Storage, reports: Sequence[Report]) -> tuple[ReportSeen, ...]:
    ids = {id for one in reports for id in (one.reporter, one.person) if id}
    people = await people_seen(storage, (await storage.operators.named(ids)).values())
    return tuple(
        ReportSeen(
            id=one.id,
            kind=one.kind,
            made=one.made,
            words=one.words,
            reporter=people.get(one.reporter or ""),
            person=people.get(one.person or ""),
            match=one.match,
            said=one.said,
            closed=one.closed,
            outcome=one.outcome,
        )
        for one in reports
    )


async def audit_seen(storage: Storage, lines: Sequence[Audited]) -> tuple[AuditSeen, ...]:
    people = await storage.operators.named({id for one in lines for id in (one.operator, one.person) if id})

    def name(id: str | None) -> str:
        if id is None:
            return ""
        return people[id].name if id in people else "—"

    return tuple(
        AuditSeen(
            number=one.number,
            at=one.at,
            action=one.action,
            operator=name(one.operator),
            person=name(one.person),
            person_id=one.person if one.person in people else None,
            reason=one.reason,
            detail=one.detail,
        )
        for one in lines
    )


def sanctions_seen(sanctions: Sequence[Sanction]) -> tuple[SanctionKept, ...]:
    now = wall_clock_ms()
    return tuple(
        SanctionKept(one.id, one.kind, one.reason, one.made, one.until, one.lifted, one.holds(now)) for one in sanctions
    )
