"""Messages about what calls somebody back."""

from __future__ import annotations

from msgspec import Struct

from torri.matches.notices import NoticeKind


class NoticeSeen(Struct, frozen=True):
    """Something that waits for you, at a table."""

    kind: NoticeKind
    match: str
    game: str
    names: tuple[str, ...]  # of the others at the table; of an invitation and a friend's table, of its host
    at: int  # since when
