"""P2 and P3: the rules, and the questions in the order of the game.

Each file holds a part of the rulebook: the limits of a question, the facts behind each refusal, what an answer does.
"""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Questions

from .building import ASK_BUILD
from .moving import ASK_MOVE
from .playing import ASK_PLAY
from .setting_up import ASK_DEAL, ASK_LAY_OUT, ASK_START
from .taking import ASK_TAKE

QUESTIONS: Final = Questions(
    "patrizier",
    [
        *(ASK_DEAL, ASK_LAY_OUT, ASK_START),  # P2
        *(ASK_PLAY, ASK_BUILD, ASK_MOVE, ASK_TAKE),  # P3
    ],
    end="P5.1",
)
