"""The loops over whole games: the same on CPython and compiled, whatever the seed and the size of the pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from torri import Game
from torri.engine import playouts, signature
from torri.engine.loops import Loops, loops
from torri.engine.schema import copier, ints

from ..amount import cases
from . import toy


@dataclass(slots=True)
class NarrowState(toy.State):
    """Of a game in which nobody gets more than two sticks, or so its author believes."""

    sticks: list[int] = ints(2, 0, 2)


def test_a_loop_without_a_game_says_so() -> None:
    for function, arguments in (
        (signature.legal, (None,)),
        (signature.apply, (None, 0)),
        (signature.weight, (None, 0)),
        (signature.heaviest, (None,)),
        (signature.score, (None, 0)),
        (signature.redeal, (None, 0, [])),
        (signature.outside, (None,)),
        (signature.audit, (None,)),
        (signature.assign, ([], 0, 0)),
    ):
        with pytest.raises(RuntimeError, match="link the loop to a game first"):
            function(*arguments)


def test_the_loops_run_any_game() -> None:
    start = toy.GAME.start(2).state
    plain, fast = loops(toy.GAME, False), loops(toy.GAME, True)
    assert plain.simulate(start, 200, 5) == fast.simulate(start, 200, 5)
    drawn = [plain.trace(start, 5, number)[0][0] for number in range(300)]
    assert [drawn.count(heap) for heap in (5, 6, 7)] == pytest.approx([50, 100, 150], abs=40)  # weights 1, 2, 3
    assert plain.trace(start, 5, 7) == fast.trace(start, 5, 7)
    assert plain.soak(start, 100, 5) == fast.soak(start, 100, 5)
    assert plain.sample(start, 0, 1, 1) == start


def test_known_heaviest_weights_draw_alike() -> None:
    """Nature's heap weighs 1, 2 or 3: drawn by throwing away instead of by walking, it is as likely."""
    start = toy.GAME.start(2).state
    quick = loops(toy.game(heaviest=3), False)
    drawn = [quick.trace(start, 5, number)[0][0] for number in range(600)]
    assert [drawn.count(heap) for heap in (5, 6, 7)] == pytest.approx([100, 200, 300], abs=60)
    assert loops(toy.GAME, False).trace(start, 5, 1)[1][0] == quick.trace(start, 5, 1)[1][0]


def test_games_do_not_depend_on_how_the_work_is_cut_up(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = loops(toy.GAME).simulate(toy.GAME.start(2).state, 100, 9)
    monkeypatch.setattr("torri.engine.loops.GAMES_PER_REPORT", 7)
    seen: list[int] = []
    pieces = loops(toy.GAME).simulate(toy.GAME.start(2).state, 100, 9, seen.append)
    assert pieces == whole
    assert seen == [7] * 14 + [2]
    assert loops(toy.GAME).soak(toy.GAME.start(2).state, 100, 9, seen.append).games == 100


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"audit": lambda s: 1 if s.heap == 1 else 0}, "STICKS_NOT_CONSERVED"),
    ({"State": NarrowState, "copy": copier(NarrowState)}, "OUT_OF_RANGE sticks[0]"),
    ({"longest": 2}, "ENDLESS"),
    ({"most_rule": lambda s: (2 << s.heap) - 2 & 4}, "DEAD_END"),
]
PLAIN = [(*fault, False) for fault in FAULTS]
COMPILED = [(*fault, True) for fault in FAULTS]  # each is a loop of its own to compile


@pytest.mark.parametrize(
    ("parts", "fault", "accelerated"), cases(short=[*PLAIN, COMPILED[1]], long=[*PLAIN, *COMPILED])
)
def test_the_soak_finds_faults(parts: dict[str, Any], fault: str, accelerated: bool) -> None:
    broken = toy.game(**parts)
    soaked = Loops(broken, accelerated).soak(broken.start(2).state, 50, 1)
    assert soaked.fault == fault
    answers, _, _ = Loops(toy.GAME, False).trace(toy.GAME.start(2).state, 1, soaked.game)
    assert 0 < soaked.step <= len(answers)


def test_the_soak_names_the_game_that_broke() -> None:
    """Only games with a heap of 7 break; the first of them is named, and the ones before it were fine."""
    broken = toy.game(audit=lambda s: 1 if s.heap == 7 else 0)
    first = next(n for n in range(50) if loops(toy.GAME, False).trace(toy.GAME.start(2).state, 3, n)[0][0] == 7)
    for accelerated in (False, True):
        soaked = Loops(broken, accelerated).soak(broken.start(2).state, 50, 3)
        assert (soaked.game, soaked.games, soaked.step) == (first, first, 1)


@pytest.mark.parametrize("seed", [-1, 0, 1 << 61, 1 << 80])
def test_any_seed_will_do(seed: int) -> None:
    start = toy.GAME.start(2).state
    assert loops(toy.GAME, False).simulate(start, 5, seed) == loops(toy.GAME, True).simulate(start, 5, seed)


def test_copies_are_made_inside_the_loop() -> None:
    for accelerated in (False, True):
        made = loops(toy.GAME, accelerated)
        pool = made.pool(toy.GAME.start(2).state)
        made.run.copies(pool, 10)
        assert made.state(pool, 1) == toy.GAME.start(2).state


def test_playouts_count_what_they_do(patrizier: Game) -> None:
    plain = loops(patrizier, False)
    pool, stream, counts = plain.pool(patrizier.start(2).state), plain.row(4), plain.row(playouts.COUNT_FIELDS)
    plain.run.simulate(pool, stream, 1, 0, counts, plain.table(1, 2))
    answers, _, _ = plain.trace(patrizier.start(2).state, 1, 0)
    assert counts[playouts.QUESTIONS] + counts[playouts.DRAWS] == len(answers)
    assert counts[playouts.DRAWS] == 6 + 9 + 1 + 48 - 6 - 9
