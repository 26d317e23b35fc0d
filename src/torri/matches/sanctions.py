"""What an operator forbids somebody."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

SanctionKind: TypeAlias = Literal["mute", "suspend", "ban"]


class Sanction(Struct, frozen=True):
    """What somebody may not do: a mute forbids chat, a suspension everything new, a ban everything."""

    id: str
    person: str
    kind: SanctionKind
    reason: str
    made: int
    until: int | None = None  # none: it has no end
    lifted: int | None = None

    def holds(self, now: int) -> bool:
        return self.lifted is None and (self.until is None or self.until > now)
