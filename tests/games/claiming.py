"""What a reason claims of a position: who, which, how many; each game says how to count that independently."""

from __future__ import annotations

from typing import Any

from torri import Position
from torri.engine.errors import Facts, Reason


class Claims:
    """The claims of one reason. Reasons that name no more than the answer does need no method here."""

    def __init__(self, at: Position, answer: int, facts: Facts) -> None:
        self.s: Any = at.state
        self.answer = answer
        self.facts: dict[str, Any] = dict(facts)

    def number(self, field: str) -> int:
        value = self.facts[field]
        assert isinstance(value, int), field
        return value

    def name(self, field: str) -> str:
        """The name of a thing: `colour-white` is `white`."""
        value = self.facts[field]
        assert isinstance(value, str), field
        return value.partition("-")[2]

    def hold(self, reason: Reason) -> bool | None:
        """Whether the position is as the reason says; None if it claims nothing of it."""
        claim = getattr(self, reason.name.replace("-", "_"), None)
        return None if claim is None else bool(claim())
