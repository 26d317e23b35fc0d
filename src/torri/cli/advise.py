"""`torri advise`: what the strongest player would do in a saved game."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

import click
from rich.table import Table

from torri.cli.common import Refused, console, edition_option, language_option, progress, words
from torri.cli.records import file_argument, loaded, refuse_illegal
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.players.advice import Advice, advise, instead_of, reasons
from torri.players.player import Information
from torri.players.searching import Candidate, Effort
from torri.players.warming import warm_up
from torri.texts import Words

ANSWERS_SHOWN = 5


@click.command("advise")
@file_argument
@click.option("--ply", type=int, help="Of the position after so many answers; default: the last one with a choice.")
@click.option("--seat", type=int, help="From what this seat (from 1) knows; default: the one that is asked.")
@click.option("--seconds", type=click.FloatRange(0.1, 3600), default=3.0, show_default=True, help="To think.")
@click.option("--json", "as_json", is_flag=True, help="Print the advice as JSON.")
@edition_option
@language_option
def advise_(file: Path, ply: int | None, seat: int | None, seconds: float, as_json: bool, edition: Path | None) -> None:
    """Say what is best in the record in FILE: answers, win chance, margin, and the rest of the turn.

    Only what the seat knows at that moment is used, whatever else the record holds.
    """
    record, game = loaded(file, edition)
    said = words(game, record.seats)
    refuse_illegal(record, game)
    plies = len(record.answers)
    if ply is not None and not 0 <= ply <= plies:
        raise Refused(said("replay-no-ply", ply=ply, plies=plies))
    at = last_choice(record.position(0, game), record.answers) if ply is None else ply
    position = record.position(at, game)
    if position.over:
        raise Refused(said("advise-over"))
    asked = position.actor
    assert asked is not None
    if seat is None and asked == NATURE:
        raise Refused(said("advise-nature", ply=at))
    observer = asked if seat is None else seat - 1
    position.view(observer)  # refuses a seat that does not exist, before the search begins
    with progress(said("progress-thinking"), 1):
        warm_up(game)
        advice = advise(position, observer, Effort(None, seconds))
    world = Information.of(position, observer).world  # the output reveals nothing that the seat does not know
    if as_json:
        click.echo(json.dumps(as_data(advice, world) | {"ply": at}, indent=2))
        return
    console.print(said("replay-ply", ply=at, plies=plies), style="bold", markup=False)
    show(advice, world, said)


def last_choice(at: Position, answers: list[int]) -> int:
    """The end of a running game; of a finished one the last position in which a seat had a choice."""
    last = 0
    for ply, answer in enumerate(answers):
        if at.actor != NATURE and at.forced() is None:
            last = ply
        at.game.questions.apply(at.state, answer)
    return last if at.over or at.actor == NATURE else len(answers)


def show(advice: Advice, position: Position, said: Words) -> None:
    facts = {"seat": advice.seat, "win": round(advice.win * 100), "margin": f"{advice.margin:+.1f}"}
    console.print(said("advise-expects", **facts, visits=advice.visits), markup=False)
    if not advice.best:
        return
    question = said.question(position.question.name)
    console.print(said("advise-asked", seat=advice.actor, question=question), markup=False)
    table = Table(*(said(f"advise-{head}") for head in ("answer", "win-chance", "margin", "visits", "line")))
    for candidate in advice.best[:ANSWERS_SHOWN]:
        line = " ".join(line_text(position, candidate)[1:])
        win, margin = f"{candidate.win:.0%}", f"{candidate.margin:+.1f}"
        table.add_row(position.text(candidate.answer), win, margin, str(candidate.visits), line)
    console.print(table)
    other = instead_of(advice.best[0], advice.best)
    if other is not None and advice.actor == advice.seat:
        terms = reasons(position, advice.seat, advice.best[0], other)
        facts = {"answer": position.text(advice.best[0].answer), "other": position.text(other.answer)}
        console.print(said("advise-why" if terms else "advise-no-why", **facts), markup=False)
        for term in terms[:ANSWERS_SHOWN]:
            name = f"{term.name}-named" if term.facts else term.name
            what = said(f"term-{name}", gain="yes" if term.points > 0 else "no", **term.facts)
            console.print(f"  {term.points:+.1f}  {what}", markup=False)


def line_text(position: Position, candidate: Candidate) -> list[str]:
    """The answers of a line as they are written."""
    at, texts = position.copy(), [position.text(candidate.answer)]
    for before, answer in pairwise(candidate.line):
        at.game.questions.apply(at.state, before)
        texts.append(at.text(answer))
    return texts


def as_data(advice: Advice, position: Position) -> dict[str, object]:
    best = [
        asdict(candidate) | {"text": position.text(candidate.answer), "line_text": line_text(position, candidate)}
        for candidate in advice.best
    ]
    return asdict(advice) | {"best": best}
