"""What nobody may be shown yet, because others play the same deal."""

from __future__ import annotations

from torri.matches import deals
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import DealSealed, RoundSealed
from torri.matches.match import Match
from torri.matches.tables import Tables


async def is_watched(tables: Tables, match: Match) -> bool:
    """Whether everybody may look at a match: where all tables of a round have the same deal, when the round is over."""
    at = match.created.tournament
    if match.created.terms.watched or at is None or match.status != "over":
        return match.created.terms.watched
    return await tables.storage.tournaments.is_round_over(at.tournament, at.round)


async def require_unsealed(tables: Tables, match: Match) -> None:
    """What proves the draws of a deal would give them away to those who have not played it yet."""
    at = match.created.tournament
    if at is not None and at.same_deals and not await tables.storage.tournaments.is_round_over(at.tournament, at.round):
        raise RoundSealed(at.round)
    if match.created.deal and deals.is_sealed(match.created.deal, wall_clock_ms()):
        raise DealSealed(match.created.deal)
