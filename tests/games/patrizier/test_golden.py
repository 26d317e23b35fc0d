"""Golden playthroughs: positions, answers, events and views as text, so that any change of behaviour shows as a diff.

`TORRI_GOLDEN=write ./torri test tests/games/patrizier/test_golden.py` writes them anew:
read the diff before you keep it.
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

from ...playing import random_answer

FOLDER = Path(__file__).parent / "golden"
EVERY = 23  # steps between two full views


def playthrough(game: Game, players: int, open_memory: bool) -> Iterator[str]:
    rng = Random(1000 + players)
    words = Words("en", game, ["Anna", "Bo", "Cosimo", "Dora", "Elia"])
    at = game.start(players, {"open_memory": open_memory})
    step = 0
    while not at.over:
        if step % EVERY == 0:
            yield at.encode()
            yield from views(at, words)
        yield f"{step} {at.question.name} asked of {at.actor}: {' '.join(map(at.text, at.answers()))}"
        answer = random_answer(at, rng)
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


@pytest.mark.parametrize(("players", "open_memory"), [(2, False), (3, False), (4, False), (5, False), (3, True)])
def test_playthrough(patrizier: Game, players: int, open_memory: bool) -> None:
    file = FOLDER / f"{players}{'-open-memory' if open_memory else ''}.txt"
    played = "\n".join(playthrough(patrizier, players, open_memory)) + "\n"
    if os.environ.get("TORRI_GOLDEN") == "write":
        file.write_text(played, encoding="utf-8")
    assert played.splitlines() == file.read_text(encoding="utf-8").splitlines()
