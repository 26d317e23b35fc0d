"""Patrizier for PettingZoo.

from torri.research import patrizier_v0
env = patrizier_v0.env(players=3)
"""

from __future__ import annotations

from torri.research.aec import TableEnv, enclosed
from torri.research.episode import described


class PatrizierEnv(TableEnv):
    """Patrizier, version 0."""

    game = "patrizier"
    metadata = described(name="patrizier_v0", is_parallelizable=False)


raw_env = PatrizierEnv
env = enclosed(raw_env)
