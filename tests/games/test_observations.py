"""Observations: every number in its range, nothing that a seat may not know, and nothing left out that matters."""

from __future__ import annotations

import runpy
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from torri import NATURE, Game, Position
from torri.engine.observing import Observation
from torri.engine.schema import fields_of
from torri.games.patrizier.tables import CARD_CODES
from torri.research.vector import VectorEnv

from ..amount import amount, cases
from ..playing import walk
from .every import NAMES, PLAIN, TABLES, VARIED, WITH_THREE, Table

ROOT: Final = Path(__file__).resolve().parents[2]
SMALLEST, LARGEST = -(1 << 15), (1 << 15) - 1  # of the numbers of a batch
SEED: Final = 11
EVERY: Final = amount(short=31, long=7)  # plies between two looks
# Pairs of positions with one question
TRIES: Final = {
    "patrizier": amount(short=25, long=150),
    "firenze": amount(short=12, long=25),
    "florenza": amount(short=10, long=20),
}
LOOKS: Final = amount(short=2, long=1_000)  # at a field, in the positions with one question
ENOUGH: Final = 5  # of the positions with one question that are all looked at


def observation(game: Game) -> Observation:
    assert game.observation is not None
    return game.observation


def rows(at: Position) -> list[list[int]]:
    """What each seat knows."""
    assert at.game.observation is not None
    return [at.game.observation.row(at.state, seat) for seat in range(at.players)]


def positions(table: Table, seed: int) -> Iterator[Position]:
    """A random game; by eager players if the seed is odd."""
    return walk(table.game, table.players, seed, seed % 2 == 1, **dict(table.options))


# The blocks


@pytest.mark.parametrize("table", cases(short=WITH_THREE, long=TABLES), ids=str)
def test_every_number_is_in_the_range_of_its_block(table: Table) -> None:
    seen = observation(table.game)
    low = [block.low for block in seen.blocks for _ in range(block.size)]
    high = [block.high for block in seen.blocks for _ in range(block.size)]
    assert min(low) >= SMALLEST
    assert max(high) <= LARGEST
    for seed in (SEED, SEED + 1) if table in PLAIN else (SEED + len(table.options),):
        for at in islice(positions(table, seed), 0, None, amount(short=9, long=1)):
            for row in rows(at):
                assert len(row) == seen.size
                wrong = [place for place, number in enumerate(row) if not low[place] <= number <= high[place]]
                assert not wrong, [name for name, where in seen.slices.items() if where.start <= wrong[0] < where.stop]


@pytest.mark.parametrize("name", NAMES)
def test_blocks_have_names_and_words_of_their_own(name: str) -> None:
    blocks = observation(Table(name, 2).game).blocks
    assert len({block.name for block in blocks}) == len(blocks)
    assert all(block.name.isidentifier() and block.what and block.low <= 0 < block.high for block in blocks)


def test_the_documentation_is_up_to_date() -> None:
    """Written again by `python tools/observations.py`."""
    tool = runpy.run_path(str(ROOT / "tools" / "observations.py"))
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == tool["document"]()


# What a seat may know


@pytest.mark.parametrize("table", cases(short=WITH_THREE, long=PLAIN), ids=str)
def test_worlds_that_look_alike_give_the_same_row(table: Table) -> None:
    """P7.1, F13.1, L13.1: what a seat has not seen may be dealt anew, and it sees no difference."""
    rng = Random(SEED)
    others = 0
    for ply, at in enumerate(positions(table, SEED)):
        if ply % EVERY and not at.over:
            continue
        for seat, row in enumerate(rows(at)):
            for _ in range(3):
                world = at.sample(seat, rng)
                assert observation(table.game).row(world.state, seat) == row
                if world.actor == seat:
                    assert world.answers() == at.answers()
                others += world.state != at.state
    assert bool(others) == (table.name == "patrizier"), "only there cards are hidden"


@pytest.mark.parametrize("name", NAMES)
def test_what_the_table_shows_others_changes_no_row(name: str) -> None:
    """P7.2, F13.2, L13.1: open memory helps those who forget; the rows are of those who don't."""
    shown = positions(Table(name, 3, (("open_memory", True),)), SEED)
    both = zip(positions(Table(name, 3), SEED), shown, strict=True)
    for closed, opened in islice(both, 0, None, amount(short=9, long=1)):
        assert rows(closed) == rows(opened)
        assert closed.answers() == opened.answers()


@pytest.mark.parametrize("name", NAMES)
def test_looking_leaves_the_position_alone(name: str) -> None:
    for at in islice(positions(Table(name, 2), SEED), 0, None, amount(short=9, long=1)):
        before = at.encode()
        first = rows(at)
        assert rows(at) == first
        assert at.encode() == before


@pytest.mark.parametrize("name", NAMES)
def test_like_rows_have_like_answers(name: str) -> None:
    """The answers of the seat that is asked follow from its row."""
    game = Table(name, 2).game
    rng = Random(SEED)
    answers: dict[tuple[int, ...], tuple[Any, list[int]]] = {}
    alike = 0
    for at in asked(name):
        for world in (at, at.sample(at.actor, rng), with_open_memory(at)):
            row = tuple(observation(game).row(world.state, int(at.state.actor)))
            found = (world.question, world.answers())
            alike += row in answers
            assert answers.setdefault(row, found) == found
    assert alike > len(answers)


def asked(name: str) -> Iterator[Position]:
    """The positions of many games in which a seat is asked."""
    game = Table(name, 2).game
    for states in by_question(name).values():
        some = states[:: amount(short=2, long=1)]
        yield from (Position(game, s, {}) for s in some if s.actor != NATURE and s.ask != game.over)


def with_open_memory(at: Position) -> Position:
    twin = at.copy()
    twin.state.open_memory ^= 1
    return twin


# Nothing that matters is left out

# Fields that a row need not tell apart, and why
LEFT_OUT: Final[dict[str, dict[str, str]]] = {
    "patrizier": {
        "players": "positions of like numbers are compared",
        "open_memory": "changes what the table shows, not what one who forgets nothing knows",
        "cities": "follows from the number of players",
        "player": "is the seat that is asked; nature's questions are not put to anybody",
        "space": "only nature is asked about it",
        "offered": "the cities beside which a card is shown",
        "raised": "the sites on which floors are shown",
        "scored": "the cities that are full",
        "presence": "the cities in which floors of the seat are shown",
        "height": "the floors of all seats there",
        "pile": "only heads and the number of turns matter of what was played",
        "top": "no rule asks about it",
        "tiles": "only their points matter",
    },
    "firenze": {
        "players": "positions of like numbers are compared",
        "open_memory": "changes what the table shows, not what one who forgets nothing knows",
        "reached": "how far the seat that is asked sits from the one on turn",
        "covered": "the commissions with balconies",
        "towers": "the towers that are shown",
        "old": "the towers that are shown as older ones",
        "privileges": "only their points matter",
    },
    "florenza": {
        "players": "positions of like numbers are compared",
        "open_memory": "changes what the table shows, not what one who forgets nothing knows",
    },
}

# Fields that differ in few random games: what must look different there
RARE: Final[dict[str, list[list[dict[str, int]]]]] = {
    "firenze": [
        [{"adjusted": number} for number in (-1, *range(37))],  # F8.5: with the Architect, of two towers
        [{"warded": number} for number in range(2)],  # F10.6
    ],
    "florenza": [
        [{"acted": number} for number in range(2)],  # L5.1: who holds both offices
        [{"banished": number} for number in (-1, *range(37, 43))],  # L4.2
        [{"pulpit": number, "pulpit_seat": seat} for number in range(37, 44) for seat in range(2)],  # L5.6
        [{"given": kinds} for kinds in (0, *(1 << kind for kind in range(6)))],  # in the middle of a barter
    ],
}


def plays_alike(card: int, other: int) -> bool:
    """Cards that differ only in the mark of the start cards."""
    return card >= 0 and other >= 0 and CARD_CODES[card].rstrip("*") == CARD_CODES[other].rstrip("*")


def tower_stands(s: Any, there: Any, index: tuple[int, ...]) -> bool:
    player, slot = index
    return bool(slot < s.towers[player] and there)


def lot_bears_a_tile(s: Any, there: Any, index: tuple[int, ...]) -> bool:
    player, field = index
    return bool(field < s.built[player] + s.sites[player] and there >= 0)


def seals_differ(s: Any, there: Any, _index: tuple[int, ...]) -> bool:
    owned = 0
    for seals in s.seals:
        owned |= seals
    return bool((there ^ s.sealed) & ~owned)


def persons_elsewhere(s: Any, there: Any, index: tuple[int, ...]) -> bool:
    return not any(there & persons for card, persons in enumerate(s.life) if card != index[0])


# Where a number means something only beside others: whether another one could stand in its place
MEANINGFUL: Final[dict[tuple[str, str], Callable[[Any, Any, tuple[int, ...]], bool]]] = {
    ("patrizier", "card"): lambda s, there, _index: not plays_alike(s.card, there),
    ("patrizier", "offer"): lambda s, there, index: not plays_alike(s.offer[index[0]], there),
    ("patrizier", "floors"): lambda s, there, index: s.presence[index[1]] >> index[0] & 1 and there,
    ("patrizier", "undisclosed"): lambda s, there, index: there & ~s.hand[index[0]] == 0,
    ("firenze", "tower"): tower_stands,
    ("firenze", "laid"): lambda s, _there, index: index[0] < s.old,  # a new tower is all of what was laid
    ("firenze", "sealed"): seals_differ,
    ("florenza", "place"): lambda s, _there, _index: s.order[-1] >= 0 or s.ask > 0,
    ("florenza", "built"): lambda s, there, index: there + s.sites[index[0]] <= 8,
    ("florenza", "sites"): lambda s, there, index: there + s.built[index[0]] <= 8,
    ("florenza", "lot"): lot_bears_a_tile,
    ("florenza", "occupant"): lambda s, _there, index: index[1] < s.built[index[0]],
    ("florenza", "artist"): lambda s, there, index: s.plans[index[0]] >> index[1] & 1 and there >= 0,
    ("florenza", "plans"): lambda s, there, index: (there ^ s.plans[index[0]]) >> 8,  # own ones have their artists
    ("florenza", "life"): persons_elsewhere,
    ("florenza", "pulpit"): lambda s, _there, _index: s.pulpit_seat >= 0,
    ("florenza", "pulpit_seat"): lambda s, there, _index: s.pulpit >= 0 and there >= 0,
}


@lru_cache(maxsize=len(NAMES))
def by_question(name: str) -> dict[tuple[int, int], list[Any]]:
    """States of a game at every table: by players and question."""
    found: dict[tuple[int, int], list[Any]] = defaultdict(list)
    for number, table in enumerate(TABLES):
        if table.name == name:
            here: dict[tuple[int, int], int] = defaultdict(int)
            plies = amount(short=150, long=100_000) if table in VARIED else None
            for at in islice(positions(table, SEED + number), plies):
                s = at.state
                key = (s.players, s.ask)
                here[key] += 1
                if here[key] <= ENOUGH or here[key] % EVERY == 0:
                    found[key].append(table.game.copy(s))
    return found


def differences(s: Any, other: Any, name: str) -> Iterator[tuple[int, ...]]:
    """The places of a field at which two states differ."""
    mine, its = getattr(s, name), getattr(other, name)
    if not isinstance(mine, list):
        if mine != its:
            yield ()
        return
    for place, (one, another) in enumerate(zip(mine, its, strict=True)):
        if isinstance(one, list):
            yield from ((place, column) for column in range(len(one)) if one[column] != another[column])
        elif one != another:
            yield (place,)


def exchanged(game: Game, s: Any, other: Any, name: str, index: tuple[int, ...]) -> Any:
    """A state with one number of another one."""
    made = game.copy(s)
    if not index:
        setattr(made, name, getattr(other, name))
        return made
    mine, its = getattr(made, name), getattr(other, name)
    for place in index[:-1]:
        mine, its = mine[place], its[place]
    mine[index[-1]] = its[index[-1]]
    return made


def tells_apart(game: Game, seen: list[list[int]], other: Any) -> bool:
    """Whether some seat, by what all of them see, knows that it is not in this state."""
    return any(row != observation(game).row(other, seat) for seat, row in enumerate(seen))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_matters_shows(name: str) -> None:
    """Another number in any field changes what somebody knows, unless the field is left out for a reason."""
    game = Table(name, 2).game
    rng = Random(SEED)
    names = [item.name for item in fields_of(game.State) if item.name not in LEFT_OUT[name]]
    tried = dict.fromkeys(names, 0)
    for states in by_question(name).values():
        left = dict.fromkeys(names, LOOKS)
        for _ in range(TRIES[name]):
            s, other = rng.choice(states), rng.choice(states)
            seen = rows(Position(game, s, {}))
            for field in names:
                differing = list(differences(s, other, field)) if left[field] else []
                if not differing:
                    continue
                index = rng.choice(differing)
                made = exchanged(game, s, other, field, index)
                there = getattr(made, field)
                for place in index:
                    there = there[place]
                sensible = MEANINGFUL.get((name, field))
                if sensible is not None and not sensible(s, there, index):
                    continue
                assert tells_apart(game, seen, made), (field, index, there, Position(game, s, {}).encode())
                tried[field] += 1
                left[field] -= 1
    rare = {"ask", *(field for alike in RARE.get(name, []) for numbers in alike for field in numbers)}
    missed = {field for field, times in tried.items() if times == 0} - rare
    assert len(missed) <= amount(short=len(names) // 4, long=0), missed


@pytest.mark.parametrize("name", NAMES)
def test_the_question_shows_and_what_random_games_hardly_meet(name: str) -> None:
    game = Table(name, 2).game
    at = game.start(2)
    for variants in [[{"ask": int(ask)} for ask in game.Ask if ask != game.over], *RARE.get(name, [])]:
        seen = set()
        for variant in variants:
            other = at.copy()
            for field, number in variant.items():
                setattr(other.state, field, number)
            seen.add(tuple(rows(other)[0]))
        assert len(seen) == len(variants)


# On every machine


def machine_agrees(name: str) -> None:
    env = VectorEnv(name, games=16, players=3, seed=SEED)
    batch = env.reset()
    seen = observation(env.game)
    for step in range(120):
        for number in range(step % 4, env.games, 4):
            row = seen.row(env.position(number).state, int(batch.seats[number]))
            assert batch.observations[number].tolist() == row
        batch = env.step(env.random_actions())


def test_rows_are_the_same_on_every_machine() -> None:
    machine_agrees("patrizier")


@pytest.mark.long
@pytest.mark.parametrize("name", ["firenze", "florenza"])
def test_rows_of_large_games_are_the_same_on_every_machine(name: str) -> None:
    machine_agrees(name)
