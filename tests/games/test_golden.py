"""Golden playthroughs: positions, answers, events and views as text, so that any change of behaviour shows as a diff.

`TORRI_GOLDEN=write ./torri test tests/games/test_golden.py` writes them anew: read the diff before you keep it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from torri import Game, Position
from torri.texts import Words

from ..playing import random_answer
from .every import PLAIN, Table

EVERY = {"patrizier": 23, "firenze": 149}  # steps between two full views


def _of_options() -> list[Table]:
    """A playthrough for each option of each game: with a value of it that shows most."""
    shown: list[tuple[str, int, str, bool | int | str]] = [
        ("patrizier", 3, "open_memory", True),
        ("firenze", 2, "campanile", True),
        ("firenze", 3, "neutral_seals", 7),
        ("firenze", 2, "neutral_seals", 0),
        ("firenze", 3, "placing", "hand_picked"),
        ("firenze", 4, "placing", "dice"),
        ("firenze", 2, "dead_colour", "white"),
        ("firenze", 3, "dead_colour", "drawn"),
        ("firenze", 3, "patrician_shields_all", True),
        ("firenze", 3, "start_player", 2),
        ("firenze", 2, "open_memory", True),
    ]
    return [Table(game, players, ((option, value),)) for game, players, option, value in shown]


def file_of(table: Table) -> Path:
    given = "".join(f"-{name}-{value}".replace("_", "-") for name, value in table.options)
    return Path(__file__).parent / table.name / "golden" / f"{table.players}{given}.txt"


def playthrough(game: Game, table: Table) -> Iterator[str]:
    rng = Random(1000 + table.players)
    words = Words("en", game, ["Anna", "Bo", "Cosimo", "Dora", "Elia"])
    at = game.start(table.players, dict(table.options))
    step = 0
    while not at.over:
        if step % EVERY[table.name] == 0:
            yield at.encode()
            yield from views(at, words)
        yield f"{step} {at.question.name} asked of {at.actor}: {' '.join(map(at.text, at.answers()))}"
        answer = random_answer(at, rng, eager=table.name == "firenze")
        yield f"  answer {answer} {at.text(answer)}"
        for event in at.apply(answer):
            yield f"    {event.name} {json.dumps(event.facts)} | {words.event(event, None)}"
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


@pytest.mark.parametrize("table", PLAIN + _of_options(), ids=str)
def test_playthrough(table: Table) -> None:
    file = file_of(table)
    played = "\n".join(playthrough(table.game, table)) + "\n"
    if os.environ.get("TORRI_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(played, encoding="utf-8")
    assert played.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_every_option_has_its_playthrough() -> None:
    for table in PLAIN:
        shown = {name for other in _of_options() if other.name == table.name for name, _ in other.options}
        assert shown == {option.name for option in table.game.options}
