"""L2 to L10: the rules, and the questions in the order of the game.

Each file holds a part of the rulebook: the limits of a question, the facts behind each refusal, what an answer does.
"""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Questions

from .artworks import ASK_FAME, ASK_TALENT, ASK_WORK
from .district import ASK_ANY_CUBE, ASK_BARTER_GIVE, ASK_BARTER_TAKE, ASK_BUILD, ASK_USE
from .donating import ASK_DONATE, ASK_PREACH, ASK_PULPIT
from .ending import ASK_DRAW
from .hiring import ASK_CREATE, ASK_HIRE
from .market import ASK_BUY, ASK_MARKET, ASK_SELL, ASK_TRADE_GIVE, ASK_TRADE_TAKE
from .occupying import ASK_OCCUPY
from .placing import ASK_ACTION
from .planning import ASK_PLAN
from .powers import ASK_BANISH, ASK_BISHOP, ASK_CAPTAIN, ASK_CONVERT, ASK_GUARD_ARTIST, ASK_GUARD_WORKER
from .rounds import ASK_INCOME
from .setting_up import ASK_DRAFT, ASK_FAMILY, ASK_ORDER

QUESTIONS: Final = Questions(
    "florenza",
    [
        *(ASK_ORDER, ASK_FAMILY, ASK_DRAFT, ASK_DRAW),  # L2; persons are drawn again in L10
        ASK_INCOME,  # L3
        *(ASK_CAPTAIN, ASK_GUARD_WORKER, ASK_GUARD_ARTIST, ASK_BISHOP, ASK_CONVERT, ASK_BANISH),  # L4
        *(ASK_ACTION, ASK_OCCUPY, ASK_PLAN, ASK_CREATE, ASK_HIRE, ASK_DONATE, ASK_PULPIT, ASK_PREACH),  # L5
        *(ASK_MARKET, ASK_SELL, ASK_BUY, ASK_TRADE_GIVE, ASK_TRADE_TAKE),  # L6
        *(ASK_USE, ASK_ANY_CUBE, ASK_BARTER_GIVE, ASK_BARTER_TAKE, ASK_BUILD),  # L7
        *(ASK_WORK, ASK_TALENT, ASK_FAME),  # L8
    ],
    end="L10.2",
)
