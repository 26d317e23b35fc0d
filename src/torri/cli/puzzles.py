"""`torri puzzles`: positions in which one plan is clearly best: to solve, to find more, to check."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import click

from torri.cli.common import (
    Commands,
    Refused,
    console,
    game_argument,
    game_of,
    language_option,
    progress,
    words,
)
from torri.cli.work import prepare, seed_option
from torri.engine.catalogue import all_games
from torri.engine.errors import TorriError
from torri.engine.records import Record
from torri.puzzles import OpenPuzzle, collection, open_puzzle
from torri.puzzles.checking import check as check_puzzle
from torri.puzzles.checking import check_again
from torri.puzzles.collection import shipped
from torri.puzzles.keeping import Kept
from torri.puzzles.mining import Source, loops_of, mine
from torri.puzzles.standards import standard_of
from torri.texts import Words

GIVE_UP: Final = "?"
LINES_SHOWN: Final = 4


@click.group("puzzles", cls=Commands)
def puzzles() -> None:
    """Positions in which one plan is clearly best."""


@puzzles.command()
@game_argument
@click.argument("name", required=False)
@language_option
def solve(game: str, name: str | None) -> None:
    """Solve a puzzle of GAME at this terminal: the one with that NAME, or any."""
    found = game_of(game)
    names = [one.name for one in collection(found.name)]
    opened = open_puzzle(found.name, name or (Random().choice(names) if names else ""))
    puzzle = opened.puzzle
    said = words(found, [f"{seat + 1}" for seat in range(puzzle.players)])
    console.print(said("puzzles-asked", puzzle=puzzle.name, seat=puzzle.seat, plans=len(puzzle.losses)), markup=False)
    answers = _asked(opened, said)
    number = opened.number(answers) if answers else None
    right = number in {line.number for line in puzzle.solutions}
    if number is None:
        console.print(said("puzzles-shown"), markup=False)
    else:
        console.print(said("puzzles-right" if right else "puzzles-wrong", loss=puzzle.loss_of(number)), markup=False)
    for line in puzzle.lines[:LINES_SHOWN]:
        console.print(f"  {puzzle.margin - line.loss:+6.1f}  {' '.join(_texts(opened, line.answers))}", markup=False)


def _asked(opened: OpenPuzzle, said: Words) -> tuple[int, ...]:
    """A whole plan, answer by answer; empty if the solution was asked for."""
    at, seat, given = opened.world.copy(), opened.puzzle.seat, list[int]()
    while at.actor == seat:
        forced = at.forced()
        if forced is None:
            console.print("\n" + at.game.picture(at.view(seat), said) + "\n", markup=False)
            console.print(said.question(at.question.name), " ".join(map(at.text, at.answers())), markup=False)
            text = click.prompt(GIVE_UP, prompt_suffix=" ")
            if text.strip() == GIVE_UP:
                return ()
            try:
                forced = at.parse(text)
                at.copy().apply(forced)
            except TorriError as error:
                console.print(said.error(error), markup=False)
                continue
        given.append(forced)
        at.apply(forced)
    return tuple(given)


def _texts(opened: OpenPuzzle, answers: tuple[int, ...]) -> list[str]:
    at, texts = opened.world.copy(), []
    for answer in answers:
        if at.forced() is None:
            texts.append(at.text(answer))
        at.apply(answer)
    return texts


@puzzles.command("mine")
@game_argument
@click.option("--most", type=click.IntRange(1), default=200, show_default=True, help="Puzzles in the file.")
@click.option("--games", "number", type=click.IntRange(1), help="To be looked at, at most.")
@click.option("--record", "records", multiple=True, type=click.Path(path_type=Path), help="A game to look at instead.")
@click.option("--out", type=click.Path(path_type=Path), help="The file (default: that of this installation).")
@click.option("--jobs", type=click.IntRange(1), help="Games at the same time (default: one on each core).")
@seed_option
@language_option
def mine_(
    game: str, most: int, number: int | None, records: tuple[Path, ...], out: Path | None, jobs: int | None, seed: int
) -> None:
    """Find puzzles of GAME in games of programs, or in records; goes on where it was broken off."""
    found = game_of(game)
    said = words(found)
    standard_of(found.name)
    kept = Kept.open(out or shipped(found.name), seed, bool(records))
    prepare(said, lambda: loops_of(found.name))
    sources = [_source(found.name, seed, place, path) for place, path in enumerate(records)] if records else None
    looked_at = 0
    with progress(said("puzzles-mining"), most) as advance:
        advance(min(most, kept.count))
        mined = mine(found.name, seed, kept.next, jobs, sources)
        with closing(mined):
            while kept.count < most and looked_at != number and (one := next(mined, None)) is not None:
                looked_at += 1
                before = kept.count
                kept.add(*one)
                advance(kept.count - before)
    console.print(said("puzzles-mined", count=kept.count, games=kept.next, file=str(kept.path)), markup=False)


def _source(game: str, seed: int, number: int, path: Path) -> Source:
    record = Record.load(path)
    if record.game != game:
        raise Refused(words()("puzzles-other-game", file=str(path), game=record.game))
    return Source(game, seed, number, record.players, record.options, tuple(record.answers), path.stem)


@puzzles.command("check")
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--again", is_flag=True, help="Compare the plans of each in other futures, too.")
@language_option
def check(game: str | None, again: bool) -> None:
    """Check the puzzles that are installed: positions, plans, solutions."""
    said = words()
    for name in [game_of(game).name] if game else all_games():
        found = collection(name)
        loops = loops_of(name) if again and found else None
        with progress(said("puzzles-checking"), len(found)) as advance:
            for puzzle in found:
                check_puzzle(puzzle)
                if loops is not None:
                    check_again(puzzle, loops)
                advance(1)
        console.print(said("puzzles-checked", game=name, count=len(found)), markup=False)
