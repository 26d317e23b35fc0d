"""Games turned into rows, here or in processes on all cores, in the order in which they were given."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from torri.engine.errors import TorriError
from torri.players.worker_processes import in_processes
from torri.research.dataset.rows import Choice, checked, rows, rules_of
from torri.research.dataset.sources import Source
from torri.research.dataset.table import batch


@dataclass(frozen=True, slots=True)
class GameRows:
    """The rows of one game, all of the same match."""

    match: str
    game: str
    rules: int
    edition_sha256: str
    figures: str  # the file of its edition, unless that is ours
    batch: Any  # of Arrow


@dataclass(frozen=True, slots=True)
class Skipped:
    """A source that could not be used, and why."""

    name: str
    error: TorriError


SourceResult: TypeAlias = GameRows | Skipped


def rows_of_source(source: Source, choice: Choice, edition: Path | None = None) -> SourceResult:
    """Read or play one game, verify it, and make rows of it."""
    try:
        record = source.record(edition)
        game = rules_of(record, edition)
        checked(record, game, choice)
        made = rows(record, game, choice)
    except TorriError as error:
        return Skipped(source.name, error)
    found = batch(made, choice.observations)
    return GameRows(made[0]["match"], record.game, record.rules, record.edition_sha256, game.edition.text, found)


def rows_of_sources(
    sources: Iterable[Source], choice: Choice, edition: Path | None = None, jobs: int = 1
) -> Generator[SourceResult, None, None]:
    """The results of all sources; closing the generator stops the work."""
    if jobs == 1:
        for source in sources:
            yield rows_of_source(source, choice, edition)
        return
    yield from in_processes(partial(rows_of_source, choice=choice, edition=edition), sources, jobs, in_order=True)
