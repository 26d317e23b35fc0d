"""Golden playthroughs: positions, answers, events and views as text, so that any change of behaviour shows as a diff.

`TORRI_GOLDEN=write ./torri test tests/games/test_golden.py` writes them anew: read the diff before you keep it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from torri import Game, Position
from torri.engine.options import Value
from torri.texts import Words

from ..playing import random_answer
from .every import PLAIN, Table


@dataclass(frozen=True)
class Playthrough:
    """A game that shows something, and the seed of its random players."""

    table: Table
    seed: int

    def __str__(self) -> str:
        return str(self.table)


def shown(game: str, players: int, seed: int, **options: Value) -> Playthrough:
    return Playthrough(Table(game, players, tuple(options.items())), seed)


# Every number of players, and every option with values that show most. Seeds of Firenze give short games.
PLAYTHROUGHS = (
    shown("patrizier", 2, 1002),
    shown("patrizier", 3, 1003),
    shown("patrizier", 4, 1004),
    shown("patrizier", 5, 1005),
    shown("patrizier", 3, 1003, open_memory=True),
    shown("firenze", 2, 29),
    shown("firenze", 3, 13),
    shown("firenze", 4, 22),
    shown("firenze", 2, 37, campanile=True),
    shown("firenze", 3, 19, neutral_seals=7),
    shown("firenze", 2, 30, neutral_seals=0),
    shown("firenze", 3, 32, placing="hand_picked"),
    shown("firenze", 4, 38, placing="dice"),
    shown("firenze", 2, 4, dead_colour="white"),
    shown("firenze", 3, 28, dead_colour="drawn"),
    shown("firenze", 3, 21, patrician_shields_all=True),
    shown("firenze", 3, 39, start_player=2),
    shown("firenze", 2, 12, open_memory=True),
    shown("florenza", 2, 5),
    shown("florenza", 3, 105),
    shown("florenza", 4, 64),
    shown("florenza", 5, 47),
    shown("florenza", 3, 78, first_game=True),
    shown("florenza", 2, 85, short_game=True),
    shown("florenza", 2, 28, both_offices_twice=False),
    shown("florenza", 4, 0, families="chosen"),
    shown("florenza", 2, 5, open_memory=True),
)
EVERY = {"patrizier": 23, "firenze": 299, "florenza": 450}  # steps between two full views
EAGER = ("firenze", "florenza")  # whose random players would else hardly build anything


def file_of(table: Table) -> Path:
    given = "".join(f"-{name}-{value}".replace("_", "-") for name, value in table.options)
    return Path(__file__).parent / table.name / "golden" / f"{table.players}{given}.txt"


def playthrough(game: Game, table: Table, seed: int) -> Iterator[str]:
    rng = Random(seed)
    words = Words("en", game, ["Anna", "Bo", "Cosimo", "Dora", "Elia"])
    at = game.start(table.players, dict(table.options))
    step = 0
    while not at.over:
        if step % EVERY[table.name] == 0:
            yield at.encode()
            yield from views(at, words)
        answer = random_answer(at, rng, eager=table.name in EAGER)
        asked = f"{step} {at.question.name} asked of {at.actor}: {' '.join(map(at.text, at.answers()))}"
        yield f"{asked} -> {answer} {at.text(answer)}"
        for event in at.apply(answer):
            yield f"  {event.name} {event.rule} | {words.event(event, None)}"
        step += 1
    yield at.encode()
    yield from views(at, words)
    for line in at.ledger():
        yield f"  {line.seat} {line.points} {line.rule} {words.line(line)}"
    yield f"  scores {at.scores()} winners {at.winners()}"


def views(at: Position, words: Words) -> Iterator[str]:
    for seat in (None, at.players - 1):
        yield f"  view of {seat}: {json.dumps(at.view(seat))}"
    yield at.game.picture(at.view(0), words)


@pytest.mark.parametrize("shown", PLAYTHROUGHS, ids=str)
def test_playthrough(shown: Playthrough) -> None:
    table = shown.table
    file = file_of(table)
    played = "\n".join(playthrough(table.game, table, shown.seed)) + "\n"
    if os.environ.get("TORRI_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(played, encoding="utf-8")
    assert played.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_every_number_of_players_and_every_option_has_its_playthrough() -> None:
    tables = {shown.table for shown in PLAYTHROUGHS}
    assert set(PLAIN) <= tables
    for table in PLAIN:
        options = {name for other in tables if other.name == table.name for name, _ in other.options}
        assert options == {option.name for option in table.game.options}
