"""What waits for somebody: a turn, an invitation, a friend's table.

The app's list, its badge, mails, pushes and webhooks all say these. They follow from what is stored, so that nothing is
said of what has passed.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from torri.matches.storage import Head, Storage

NoticeKind: TypeAlias = Literal["turn", "round", "invitation", "friend"]

MAX_NOTICES: Final = 50  # of each kind


class Notice(Struct, frozen=True):
    """Something that waits for a person, at a table."""

    kind: NoticeKind
    match: str
    game: str
    names: tuple[str, ...]  # of the others who sit there; of an invitation and a friend's table, of the host
    at: int  # since when
    key: str  # the same as long as it is the same thing that waits


async def notices_of(storage: Storage, person: str, ids: tuple[str, ...]) -> list[Notice]:
    """What waits for somebody, the most urgent kind first; in each, what waits longest."""
    own = set(ids)
    turns = [head for head in await storage.heads_of(person, "running", limit=MAX_NOTICES) if own & set(head.turn)]
    invited = [head for head in await storage.inviting(person, MAX_NOTICES) if not own & set(head.seats)]
    open_ = [head for head in await storage.opened_by_friends(person, MAX_NOTICES) if not own & set(head.seats)]
    if invited or open_:
        blocks = await storage.friends.blocks(person)
        invited, open_ = (
            [head for head in some if not blocks.between((head.host, *head.seats))] for some in (invited, open_)
        )
    asked = {head.id for head in invited}
    found = [_turn(head, own) for head in turns]
    found += [_table("invitation", head) for head in invited]
    found += [_table("friend", head) for head in open_ if head.id not in asked and head.summary.get("free")]
    return sorted(found, key=lambda one: (_ORDER[one.kind], one.at, one.match))


_ORDER: Final[dict[NoticeKind, int]] = {"turn": 0, "round": 1, "invitation": 2, "friend": 3}


def _turn(head: Head, own: set[str]) -> Notice:
    chairs = head.summary.get("chairs", ())
    others = [chair for seat, chair in enumerate(chairs) if seat >= len(head.seats) or head.seats[seat] not in own]
    names = tuple(str(chair["name"]) for chair in others if chair.get("name"))
    # A turn is another one as soon as an answer was given, not when somebody has said something.
    return Notice("turn", head.id, head.game, names, head.changed, f"turn {head.id} {head.summary.get('ply', 0)}")


def _table(kind: NoticeKind, head: Head) -> Notice:
    return Notice(kind, head.id, head.game, (str(head.summary.get("host", "")),), head.changed, f"{kind} {head.id}")
