"""Firenze for PettingZoo.

from torri.research import firenze_v0
env = firenze_v0.env(players=3)
"""

from __future__ import annotations

from torri.research.aec import TableEnv, enclosed
from torri.research.episode import described


class FirenzeEnv(TableEnv):
    """Firenze, version 0."""

    game = "firenze"
    metadata = described(name="firenze_v0", is_parallelizable=False)


raw_env = FirenzeEnv
env = enclosed(raw_env)
