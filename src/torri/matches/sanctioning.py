"""What persons may not do because an operator has said so."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from torri.matches.chairs import Who
from torri.matches.errors import Banned, Muted, Suspended
from torri.matches.sanctions import Sanction, SanctionKind

NEVER: Final = "never"  # when a sanction without an end is over


def require_not_banned(who: Who, now: int) -> None:
    ban = _longest(who, "ban", now)
    if ban is not None:
        raise Banned(until_of(ban), ban.reason)


def require_free(who: Who, now: int) -> None:
    """Whoever is suspended begins nothing new; what has begun goes on, as others play there too."""
    require_not_banned(who, now)
    suspension = _longest(who, "suspend", now)
    if suspension is not None:
        raise Suspended(until_of(suspension), suspension.reason)


def require_voice(who: Who, now: int) -> None:
    """Whether somebody may write what others read."""
    require_free(who, now)
    mute = _longest(who, "mute", now)
    if mute is not None:
        raise Muted(until_of(mute), mute.reason)


def until_of(sanction: Sanction) -> str:
    """The end of a sanction as it is told."""
    if sanction.until is None:
        return NEVER
    return f"{datetime.fromtimestamp(sanction.until / 1_000, UTC):%Y-%m-%d %H:%M} UTC"


def _longest(who: Who, kind: SanctionKind, now: int) -> Sanction | None:
    """Of several of a kind, the one that ends last."""
    holding = [one for one in who.sanctions if one.kind == kind and one.holds(now)]
    return max(holding, key=lambda one: (one.until is None, one.until or 0), default=None)
