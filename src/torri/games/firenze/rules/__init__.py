"""F2 to F11: the rules, and the questions in the order of the game.

Each file holds a part of the rulebook: the limits of a question, the facts behind each refusal, what an answer does.
"""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Questions

from .building import ASK_BUILD, ASK_COST
from .exchanging import ASK_EXCHANGE, ASK_FETCH, ASK_LAY
from .fulfilling import ASK_ADJUST, ASK_CLAIM, ASK_WHICH
from .limiting import ASK_DISCARD, ASK_RETURN
from .patrician import ASK_DISMISS, ASK_WARD
from .persons import ASK_RESTOCK, ASK_SABOTAGE, ASK_SMUGGLE, ASK_SMUGGLE_FOR, ASK_SWAP, ASK_SWAP_FOR
from .row import ASK_DRAW, ASK_LAY_OUT
from .setting_up import ASK_BALCONY, ASK_DEAD_COLOUR, ASK_PICK_SEAL, ASK_SEAL, ASK_SHARE, ASK_START
from .striking import ASK_BOTCH, ASK_COLLAPSE, ASK_FIRE, ASK_FLOOD, ASK_TAX, ASK_TAX_TOWER, ASK_TRIBUTE
from .taking import ASK_PAY, ASK_TAKE

QUESTIONS: Final = Questions(
    "firenze",
    [
        *(ASK_START, ASK_DEAD_COLOUR, ASK_BALCONY, ASK_SHARE, ASK_SEAL, ASK_PICK_SEAL),  # F2
        *(ASK_LAY_OUT, ASK_DRAW, ASK_TAKE, ASK_PAY, ASK_WARD),  # F4
        *(ASK_FLOOD, ASK_FIRE, ASK_TAX_TOWER, ASK_TAX, ASK_TRIBUTE, ASK_COLLAPSE, ASK_BOTCH),  # F10, events
        *(ASK_EXCHANGE, ASK_LAY, ASK_FETCH),  # F5
        *(ASK_BUILD, ASK_COST),  # F6
        *(ASK_CLAIM, ASK_ADJUST, ASK_WHICH),  # F8
        *(ASK_RETURN, ASK_DISCARD),  # F9
        *(ASK_RESTOCK, ASK_SWAP, ASK_SWAP_FOR, ASK_SMUGGLE, ASK_SMUGGLE_FOR, ASK_SABOTAGE, ASK_DISMISS),  # F10, persons
    ],
    end="F11.1",
)
