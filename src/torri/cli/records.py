"""`torri replay` and `torri verify`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from torri.cli.common import Refused, console, edition_option, language_option, words
from torri.engine.catalogue import game as find_game
from torri.engine.game import Game
from torri.engine.questions import NATURE
from torri.engine.records import Record

file_argument = click.argument("file", type=click.Path(path_type=Path))


def loaded(file: Path, edition: Path | None) -> tuple[Record, Game]:
    """A record and the game it is of."""
    record = Record.load(file, edition)
    return record, record.rules_of(find_game(record.game, edition))


def refuse_illegal(record: Record, game: Game) -> None:
    """A record with an answer that breaks the rules can't be replayed: say where and why."""
    verdict = record.verify(game)
    if verdict.reasons:
        raise Refused(words(game, record.seats).verdict(verdict))


@click.command()
@file_argument
@click.option("--ply", type=int, help="Show the position after so many answers.")
@click.option("--seat", type=int, help="Show it as this seat (from 1) saw it; default: all open at the end.")
@click.option("--text", "as_text", is_flag=True, help="Print the record in its readable form.")
@click.option("--json", "as_json", is_flag=True, help="Print the record as JSON.")
@edition_option
@language_option
def replay(file: Path, ply: int | None, seat: int | None, as_text: bool, as_json: bool, edition: Path | None) -> None:
    """Replay the record in FILE: what happened, or the position at any ply."""
    record, game = loaded(file, edition)
    said = words(game, record.seats)
    if as_text or as_json:
        click.echo(record.to_text(game) if as_text else record.to_json(), nl=False)
        return
    refuse_illegal(record, game)
    observer = None if seat is None else seat - 1
    record.start(game).view(observer)  # refuses a seat that does not exist, before anything is shown
    if ply is not None:
        if not 0 <= ply <= len(record.answers):
            raise Refused(said("replay-no-ply", ply=ply, plies=len(record.answers)))
        position = record.position(ply, game)
        console.print(said("replay-ply", ply=ply, plies=len(record.answers)), style="bold", markup=False)
        console.print(game.picture(position.view(observer), said), markup=False)
        return
    names = max(len(said.seat(number)) for number in range(record.players))
    width = max(names, len(said("log-nature")))
    for turn, _ in record.replay(game):
        who = said("log-nature") if turn.actor == NATURE else said.seat(turn.actor)
        hidden = any(event.seen_by(observer) is not event for event in turn.events)
        told = " ".join(said.event(event, observer) for event in turn.events)
        console.print(f"{turn.number:>4} {who:<{width}} {'' if hidden else turn.text:<10} {told}", markup=False)
    console.print("\n" + game.picture(record.position(game=game).view(observer), said), markup=False)


@click.command()
@file_argument
@edition_option
@language_option
def verify(file: Path, edition: Path | None) -> None:
    """Verify the record in FILE: legality, chance and scores; exit status 1 if it is invalid."""
    record, game = loaded(file, edition)
    verdict = record.verify(game)
    console.print(words(game, record.seats).verdict(verdict), markup=False)
    sys.exit(0 if verdict.holds else 1)
