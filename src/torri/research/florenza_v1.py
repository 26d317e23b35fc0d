"""Florenza for PettingZoo.

from torri.research import florenza_v1
env = florenza_v1.env(players=3)
"""

from __future__ import annotations

from torri.research.aec import TableEnv, enclosed
from torri.research.episode import described


class FlorenzaEnv(TableEnv):
    """Florenza, version 0."""

    game = "florenza"
    metadata = described(name="florenza_v1", is_parallelizable=False)


raw_env = FlorenzaEnv
env = enclosed(raw_env)
