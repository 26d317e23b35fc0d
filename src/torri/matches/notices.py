"""What waits for somebody: a turn, an invitation, a friend's table; also that they can't be called any more somewhere.

The app's list, its badge, mails, pushes and webhooks all say these. They follow from what is stored, so that nothing is
said of what has passed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from torri.matches.storage import Contact, Head, Storage

NoticeKind: TypeAlias = Literal["turn", "round", "invitation", "friend", "stopped"]

MAX_NOTICES: Final = 50  # of each kind


class Notice(Struct, frozen=True):
    """Something that waits for a person, at a table or in their settings."""

    kind: NoticeKind
    match: str  # nothing, if it is not at a table
    game: str
    names: tuple[str, ...]  # of the others who sit there; of an invitation, of the host; of what stopped, the address
    at: int  # since when
    key: str  # the same as long as it is the same thing that waits
    seats: tuple[int, ...] = ()  # of the person, at the table


class Caller(Protocol):
    """Who calls persons back is told that there may be something to tell them."""

    def came(self, persons: Iterable[str]) -> None:
        """Something may have come for these persons."""
        ...

    def opened(self, host: str) -> None:
        """Somebody has opened a table, which is news for who follows them."""
        ...


async def notices_of(storage: Storage, person: str, ids: tuple[str, ...]) -> list[Notice]:
    """What waits for somebody, the most urgent kind first; in each, what waits longest."""
    own = set(ids)
    running = await storage.heads_of(person, "running", limit=MAX_NOTICES)
    invited = [head for head in await storage.inviting(person, MAX_NOTICES) if not own & set(head.seats)]
    open_ = [head for head in await storage.opened_by_friends(person, MAX_NOTICES) if not own & set(head.seats)]
    if invited or open_:
        blocks = await storage.friends.blocks(person)
        invited, open_ = (
            [head for head in some if not blocks.between((head.host, *head.seats))] for some in (invited, open_)
        )
    asked = {head.id for head in invited}
    found = [_turn(head, own) for head in running if own & set(head.turn)]
    found += [await _round(storage, head, own) for head in running if _is_news(head, own) and not own & set(head.turn)]
    found += [_table("invitation", head) for head in invited]
    found += [_table("friend", head) for head in open_ if head.id not in asked and head.summary.get("free")]
    found += [_stopped(contact) for contact in await storage.contacts.of(person) if contact.problem]
    return sorted(found, key=lambda one: (_ORDER[one.kind], one.at, one.match))


_ORDER: Final[dict[NoticeKind, int]] = {"turn": 0, "round": 1, "invitation": 2, "friend": 3, "stopped": 4}


def _turn(head: Head, own: set[str]) -> Notice:
    chairs = head.summary.get("chairs", ())
    seats = tuple(seat for seat, person in enumerate(head.seats) if person in own)
    others = [chair for seat, chair in enumerate(chairs) if seat not in seats]
    names = tuple(str(chair["name"]) for chair in others if chair.get("name"))
    # A turn is another one as soon as an answer was given, not when somebody has said something.
    key = f"turn {head.id} {head.summary.get('ply', 0)}"
    return Notice("turn", head.id, head.game, names, head.changed, key, seats)


def _is_news(head: Head, own: set[str]) -> bool:
    """Whether it is a match of an event in which the person has not had a turn yet."""
    acted = head.summary.get("acted")
    return acted is not None and not own & {head.seats[seat] for seat in acted}


async def _round(storage: Storage, head: Head, own: set[str]) -> Notice:
    event = await storage.tournaments.get(str(head.summary["tournament"]))
    seats = tuple(seat for seat, person in enumerate(head.seats) if person in own)
    return Notice("round", head.id, head.game, (event.manner.name,), head.created, f"round {head.id}", seats)


def _table(kind: NoticeKind, head: Head) -> Notice:
    return Notice(kind, head.id, head.game, (str(head.summary.get("host", "")),), head.changed, f"{kind} {head.id}")


def _stopped(contact: Contact) -> Notice:
    return Notice("stopped", "", "", (contact.place,), contact.sent or contact.made, f"stopped {contact.id}")
