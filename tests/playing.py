"""Playing games in tests: random answers on CPython, through the facade."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

from torri import NATURE, Chance, Game, Position, Record

SECRET = "5e" * 32


def random_answer(position: Position, rng: Random, eager: bool = False) -> int:
    """Any answer; of eager players every other one is the first, which builds and claims."""
    if eager and position.actor != NATURE and rng.random() < 0.5:
        return position.answers()[0]
    return rng.choices(position.answers(), position.weights() or None)[0]


def walk(game: Game, players: int, seed: int, eager: bool = False, **options: object) -> Iterator[Position]:
    """Every position of a random game (always the same object)."""
    rng = Random(seed)
    position = game.start(players, options)
    yield position
    while not position.over:
        position.apply(random_answer(position, rng, eager))
        yield position


def midway(game: Game, players: int, seed: int, steps: int, eager: bool = False, **options: object) -> Position:
    """A position some steps into a random game, at the latest its last one."""
    positions = walk(game, players, seed, eager, **options)
    *_, last = islice(positions, steps + 1)
    return last


def copied(record: Record) -> Record:
    """The same record, to be changed."""
    return Record.from_json(record.to_json())


def recorded(
    game: Game,
    players: int,
    seed: int,
    secret: str | None = SECRET,
    plies: int | None = None,
    eager: bool = False,
    options: Mapping[str, object] | None = None,
) -> Record:
    """The record of a random game, finished if `plies` does not cut it short."""
    rng = Random(seed)
    seats = ["Anna", 'Bo "the mason"', "Cosimo", "Dora", "Élie"][:players]
    record = Record.begin(game, players, options, seats, secret, [f"salt {seed}", "", "ß"])
    chance = Chance(secret, record.entropy) if secret else None
    position, drawn = record.start(), 0
    while not position.over and len(record.answers) != plies:
        if chance and position.actor == NATURE:
            answer = chance.answer(position.answers(), position.weights(), drawn)
            drawn += 1
        else:
            answer = random_answer(position, rng, eager)
        record.answers.append(answer)
        position.apply(answer)
    if position.over:
        record.finish(secret)
    return record


def written(at: Position) -> list[str]:
    """The legal answers in notation."""
    return [at.text(answer) for answer in at.answers()]


def give(at: Position, *answers: str) -> list[str]:
    """Give answers in notation; the names of the events."""
    return [event.name for answer in answers for event in at.apply(at.parse(answer))]


def refused(at: Position, answer: str) -> list[tuple[str, str]]:
    """Rule and name of the reasons against an answer."""
    return [(reason.rule, reason.name) for reason in at.why_not(at.parse(answer))]
