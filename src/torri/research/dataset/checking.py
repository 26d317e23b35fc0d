"""Whether a data set is valid: its games are played again from the rows, and must give the same rows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from torri.engine.catalogue import add_edition
from torri.engine.errors import TorriError
from torri.engine.game import Game
from torri.engine.records import Record
from torri.matches.errors import RecordFails
from torri.research.dataset.rows import BOT, Choice, Row, checked, rows, rules_of
from torri.research.dataset.table import OBSERVATION, batch, described_in, opened

ROWS_PER_READ: Final = 1024
WRONG_VALUE_CHARACTERS: Final = 120  # shown in an error


class BrokenRow(TorriError, ValueError):
    """A value that does not follow from the game that the rows describe."""

    row: int  # of the file, from 0
    match: str
    column: str
    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking; without a problem the data set is valid."""

    matches: int  # found right
    rows: int
    observed: bool  # whether observations were compared too: not possible with those of another version
    problem: TorriError | None = None

    @property
    def holds(self) -> bool:
        return self.problem is None


def check(path: Path | str, edition: Path | None = None, progress: Callable[[int], None] | None = None) -> Checked:
    """Play every game of a data set again: each position can be read, each answer is legal there and leads to the next
    row's position, and all other columns are as the rules say."""
    matches = done = 0
    seen: set[str] = set()
    with opened(path) as file:
        said = _learned(file)
        observed = bool(said["settings"]["observations"])
        for match, told in _games(file):
            try:
                if match in seen:
                    raise BrokenRow(
                        done,
                        match=match,
                        column="match",
                        found=match,
                        expected="another one: the rows of a match must be together",
                    )
                seen.add(match)
                observed &= _check_game(told, done, said, edition)
            except TorriError as error:
                return Checked(matches, done, observed, error)
            matches += 1
            done += len(told)
            if progress:
                progress(len(told))
    return Checked(matches, done, observed)


def records(path: Path | str, edition: Path | None = None) -> Iterator[Record]:
    """The games of a data set as records, without the names of persons."""
    done = 0
    with opened(path) as file:
        _learned(file)
        for _, told in _games(file):
            record = _record(told, done)
            if told[0]["reward"] is not None or told[0]["scores"] is not None:
                record.finish(game=rules_of(record, edition))
            yield record
            done += len(told)


def _learned(file: Any) -> dict[str, Any]:
    """What the footer says; figures that it holds are known from now on."""
    said = described_in(file)
    for one in said["games"]:
        if one.get("figures"):
            add_edition(one["game"], one["figures"])
    return said


def _games(file: Any) -> Iterator[tuple[str, list[Row]]]:
    """The rows of each match; only some are in memory at a time."""
    stream = (row for part in file.iter_batches(ROWS_PER_READ) for row in part.to_pylist())
    return ((match, list(told)) for match, told in groupby(stream, itemgetter("match")))


def _record(told: Sequence[Row], first: int) -> Record:
    """The record that the rows of a match describe."""
    head = told[0]
    seats = [str(seat + 1) for seat in range(head["players"])]
    answers: list[int] = []
    for number, row in enumerate(told, first):
        answers += row["drawn"]
        if row["ply"] != len(answers):
            raise BrokenRow(number, match=row["match"], column="ply", found=str(row["ply"]), expected=str(len(answers)))
        answers.append(row["answer"])
        if row["player"] is not None and row["seat"] in range(len(seats)):
            seats[row["seat"]] = BOT + row["player"]
    try:
        options = json.loads(head["options"])
    except ValueError:
        raise BrokenRow(first, match=head["match"], column="options", found=head["options"], expected="JSON") from None
    plain = (head["game"], head["rules"], head["edition"], head["edition_sha256"], head["players"])
    return Record(*plain, options, seats, answers=answers)


def _check_game(told: Sequence[Row], first: int, said: dict[str, Any], edition: Path | None) -> bool:
    """Play a game again. Returns whether its observations could be compared."""
    record = _record(told, first)
    game = rules_of(record, edition)
    choice = Choice(said["settings"]["chance"], said["settings"]["observations"], unfinished=True)
    try:
        checked(record, game, choice)
    except RecordFails as error:
        raise _illegal(record, game, told, first, error.ply) from error
    observed = _same_observation(game, said["games"])
    expected = batch(rows(record, game, choice), choice.observations).to_pylist()
    for number, (row, right) in enumerate(zip(told, expected, strict=False), first):
        for column, value in right.items():
            if row[column] != value and (observed or column != OBSERVATION):
                found, wanted = _difference(row[column], value)
                raise BrokenRow(number, match=row["match"], column=column, found=found, expected=wanted)
        game.decode(row["position"])
    if len(told) != len(expected):
        end = first + min(len(told), len(expected))
        raise BrokenRow(
            end, match=told[0]["match"], column="match", found=f"{len(told)} rows", expected=f"{len(expected)} rows"
        )
    return observed


def _illegal(record: Record, game: Game, told: Sequence[Row], first: int, ply: int) -> BrokenRow:
    """Which row holds the answer of a ply that breaks the rules."""
    place = next(place for place, row in enumerate(told) if row["ply"] >= ply)
    row = told[place]
    legal = record.position(ply, game).answers()
    column = "answer" if row["ply"] == ply else "drawn"
    return BrokenRow(
        first + place,
        match=row["match"],
        column=column,
        found=str(record.answers[ply]),
        expected=", ".join(map(str, legal)),
    )


def _same_observation(game: Game, described: Sequence[dict[str, Any]]) -> bool:
    """Whether the file was written with the observation that this program makes."""
    key = (game.name, game.version, game.edition.sha256)
    for one in described:
        if (one["game"], one["rules"], one["edition_sha256"]) == key:
            made, known = one[OBSERVATION], game.observation
            return made is not None and known is not None and made["version"] == known.version
    return False


def _difference(found: Any, expected: Any) -> tuple[str, str]:
    """Two values as short texts, from where they begin to differ."""
    texts = [json.dumps(value, ensure_ascii=False) for value in (found, expected)]
    same = next((place for place, (one, other) in enumerate(zip(*texts, strict=False)) if one != other), 0)
    begin = max(0, same - WRONG_VALUE_CHARACTERS // 4)
    left, right = (("…" if begin else "") + text[begin : begin + WRONG_VALUE_CHARACTERS] for text in texts)
    return left, right
