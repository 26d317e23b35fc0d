"""The tables as the newest migration leaves them; times are milliseconds since 1970."""

from __future__ import annotations

from torri.matches.storage.tables.columns import metadata
from torri.matches.storage.tables.of_matches import (
    conditional_plans,
    entries,
    invitations,
    matches,
    notes,
    participants,
    reviews,
)
from torri.matches.storage.tables.of_operators import (
    announcements,
    audit_log,
    entry_codes,
    operators,
    reports,
    sanctions,
    server_secrets,
)
from torri.matches.storage.tables.of_persons import (
    contacts,
    editions,
    letters,
    passkeys,
    persons,
    sightings,
    ties,
    tokens,
    vacations,
)
from torri.matches.storage.tables.of_results import (
    deal_maestros,
    deal_results,
    puzzle_ratings,
    puzzle_tries,
    rated_matches,
    ratings,
    standings,
    tournament_entrants,
    tournament_tables,
    tournaments,
)

__all__ = [
    "announcements",
    "audit_log",
    "conditional_plans",
    "contacts",
    "deal_maestros",
    "deal_results",
    "editions",
    "entries",
    "entry_codes",
    "invitations",
    "letters",
    "matches",
    "metadata",
    "notes",
    "operators",
    "participants",
    "passkeys",
    "persons",
    "puzzle_ratings",
    "puzzle_tries",
    "rated_matches",
    "ratings",
    "reports",
    "reviews",
    "sanctions",
    "server_secrets",
    "sightings",
    "standings",
    "ties",
    "tokens",
    "tournament_entrants",
    "tournament_tables",
    "tournaments",
    "vacations",
]
