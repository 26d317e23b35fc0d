"""The arena: programs play each other in duplicate deals on all cores or many machines, and are rated."""

from __future__ import annotations

from collections.abc import Collection, Generator
from contextlib import suppress
from random import Random

from torri.engine.catalogue import game as find_game
from torri.players.arena.cluster import cluster
from torri.players.arena.folder import Folder
from torri.players.arena.playing import Forfeited, Played, play
from torri.players.arena.results import Result, Standing, result
from torri.players.arena.schedule import Contest, Fixture, fixtures
from torri.players.arena.workers import Workers, here, processes
from torri.players.player import Forfeit
from torri.players.specs import player
from torri.players.warming import warm_up

__all__ = [
    "Contest",
    "Fixture",
    "Folder",
    "Forfeited",
    "Played",
    "Result",
    "Standing",
    "Workers",
    "check",
    "cluster",
    "contend",
    "fixtures",
    "here",
    "play",
    "processes",
    "result",
]


def check(contest: Contest) -> None:
    """Refuse what can't be played before the first game; a program that does not start forfeits instead.

    Everything is compiled here once, and not by every worker.
    """
    for spec in contest.specs:
        with suppress(Forfeit):
            candidate = player(spec, Random(0))
            candidate.close()
            if candidate.thinks:
                warm_up(find_game(contest.game), candidate.guided)


def contend(
    contest: Contest, workers: Workers, done: Collection[tuple[int, int, int]] = ()
) -> Generator[Played, None, None]:
    """Play all games of a contest except those with the keys given; each is yielded as it ends."""
    return workers(contest, (fixture for fixture in fixtures(contest) if fixture.key not in done))
