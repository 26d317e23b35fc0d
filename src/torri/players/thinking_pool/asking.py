"""A question to a player as it is sent, and what is answered in place of a player that fails."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from torri.engine.position import Position
from torri.players.thinking_pool.messages import Ask, known

ILLEGAL_ANSWER: Final = "illegal answer"


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """An answer; `cause` says for the log why it was given instead of the player's."""

    answer: int
    cause: str = ""

    @property
    def substitute(self) -> bool:
        return bool(self.cause)


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything that is needed of a position is taken when it is asked: it may have changed when the answer comes."""

    ask: Ask
    legal: tuple[int, ...]
    automatic: int | None

    @classmethod
    def of(
        cls, number: int, table: str, seat: int, spec: str, position: Position, request: str = "", seed_of: str = ""
    ) -> Asked:
        ask = Ask(number, table, seat, spec, known(position, seat), position.game.edition.text, request, seed_of)
        return cls(ask, tuple(position.answers()), position.automatic())

    def answered(self, answer: int | None, cause: str = ILLEGAL_ANSWER) -> BotAnswer:
        """The player's answer if it is legal, otherwise a plain one."""
        if answer in self.legal:
            return BotAnswer(answer)
        ask, automatic = self.ask, self.automatic
        plain = Random(ask.seed(ask.world)).choice(self.legal) if automatic is None else automatic
        return BotAnswer(plain, cause)
