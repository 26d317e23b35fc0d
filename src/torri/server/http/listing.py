"""A match in a list, from its stored head; heads of older versions may lack some fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from torri.matches.chairs import Who
from torri.matches.deals import DAY_MS
from torri.matches.entries import Clock
from torri.matches.results import places
from torri.matches.storage import Head
from torri.server.api.messages.tables import MatchListed, SeatListed


def listing(head: Head, person: Who | None, now: int) -> MatchListed:
    """A match as somebody may see it in a list."""
    summary = head.summary
    ids = set(person.ids if person else ())
    sits = bool(ids & set(head.seats))
    ply, changed = summary.get("ply", 0), head.changed
    if summary.get("delay") and head.status != "over" and not sits:
        changed, ply = max(head.created, min(changed, now - summary["delay"] * 1_000)), None
    clock = summary.get("clock")
    return MatchListed(
        id=head.id,
        game=head.game,
        status=head.status,
        created=head.created,
        changed=changed,
        your_turn=bool(ids & set(head.turn)),
        seats=tuple(_seat(head, seat, ids) for seat in range(len(head.seats))),
        free=int(summary.get("free", 0)),
        ply=ply,
        host=str(summary.get("host", "")),
        yours=head.host in ids,
        options=summary.get("options", {}),
        clock=msgspec.convert(clock, Clock) if isinstance(clock, dict) else None,
        scores=tuple(summary.get("scores", ())),
        winners=tuple(summary.get("winners", ())),
        imported=bool(summary.get("imported")),
        rated=bool(summary.get("rated")),
        occasion="deal" if summary.get("deal") else "event" if summary.get("tournament") else None,
        friends=bool(summary.get("friends")),
        places=tuple(_places(summary)),
    )


def replay_of_the_day(finished: Sequence[Head]) -> list[Head]:
    """The public match of the last day with any that is best to look at again: with the most persons, and the closest.
    Given are those that were over before today, so that it is the same until midnight."""
    shown = [head for head in finished if head.summary.get("watched") and len(head.summary.get("scores", ())) > 1]
    last = max((head.changed for head in shown), default=0)
    return sorted((head for head in shown if head.changed > last - DAY_MS), key=_attraction)[:1]


def _attraction(head: Head) -> tuple[int, int, int, str]:
    best, second = sorted(head.summary["scores"], reverse=True)[:2]
    left = len(head.summary.get("left", ()))
    return left - sum(person is not None for person in head.seats), best - second, -head.changed, head.id


def _places(summary: dict[str, Any]) -> Sequence[int]:
    known: Sequence[int] | None = summary.get("places")
    return places(summary.get("scores", ()), summary.get("winners", ())) if known is None else known


def _seat(head: Head, seat: int, ids: set[str]) -> SeatListed:
    yours = head.seats[seat] in ids
    chairs: list[dict[str, Any]] = head.summary.get("chairs", [])
    if seat < len(chairs):
        return msgspec.convert(chairs[seat] | {"yours": yours}, SeatListed)
    named = head.summary.get("seats", [])  # older heads have no chairs, only names; for bots the level
    name = str(named[seat] or "") if seat < len(named) else ""
    if head.seats[seat]:
        return SeatListed("person", name, yours=yours)
    return SeatListed("bot", level=name) if name else SeatListed("open")
