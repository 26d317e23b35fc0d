"""Reviewing a game that was played: what every seat could expect at each moment, and what each plan was worth. A
*choice* is all that a seat answers until chance or somebody else is asked (`choices`). Its plan is compared with other
plans (`plans`) in futures of worlds that agree with what the seat knew (`oracle`, `judging`). From the same figures
come the course of the margins and where each seat's margin comes from (`accounts`), so that all of it adds up. Nothing
depends on how fast the machine is.
"""

from torri.players.reviewing.accounts import Account, Course
from torri.players.reviewing.claims import Claim
from torri.players.reviewing.depth import Depth, EffortName
from torri.players.reviewing.explaining import Reason
from torri.players.reviewing.judging import Judgement, Plan
from torri.players.reviewing.oracle import Cancelled, Oracle, compile_futures
from torri.players.reviewing.review import Findings, Progress, review, reviewing

__all__ = [
    "Account",
    "Cancelled",
    "Claim",
    "Course",
    "Depth",
    "EffortName",
    "Findings",
    "Judgement",
    "Oracle",
    "Plan",
    "Progress",
    "Reason",
    "compile_futures",
    "review",
    "reviewing",
]
