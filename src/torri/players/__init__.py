"""Players that are programs, chosen by a spec string; each gets what its seat may know and nothing else."""

from __future__ import annotations

from torri.players.player import Forfeit, Information, Player
from torri.players.specs import UnknownPlayer, player

__all__ = ["Forfeit", "Information", "Player", "UnknownPlayer", "player"]
