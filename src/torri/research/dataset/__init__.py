"""Data sets: the decisions of many games as rows of one Parquet file that explains itself.

dataset.write("games.parquet", dataset.files(["records"]))
table = dataset.read("games.parquet", ["observation", "legal", "action", "reward"])
dataset.check("games.parquet").holds

A row is a decision: the position, what the seat knew, what it could answer and did, and how the game ended. The rows
of a game stand together, in one row group. Memory holds one row group at a time, however long the file becomes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from torri.engine.catalogue import game_of_edition
from torri.engine.errors import TorriError
from torri.research.dataset.checking import BrokenRow, Checked, check, records
from torri.research.dataset.extracting import Skipped, SourceResult, rows_of_sources
from torri.research.dataset.rows import BOT, DEFAULT_CHOICE, Choice, Undecided, Unfinished, game_at, program
from torri.research.dataset.sources import Dealt, File, Finished, Games, NoSuchFile, Source, Stored, files, specs
from torri.research.dataset.table import NotDataset, UnusableDataset, describe, described, footer, length, read, schema
from torri.research.extras import needs

pa: Any = needs("dataset", "pyarrow")
pq: Any = needs("dataset", "pyarrow.parquet")

__all__ = [
    "BOT",
    "BrokenRow",
    "Checked",
    "Choice",
    "DatasetExists",
    "Dealt",
    "File",
    "Finished",
    "Games",
    "NoSuchFile",
    "NotDataset",
    "Skipped",
    "Source",
    "Stored",
    "Undecided",
    "Unfinished",
    "UnusableDataset",
    "Written",
    "check",
    "describe",
    "files",
    "length",
    "program",
    "read",
    "records",
    "specs",
    "write",
]

ROWS_PER_GROUP: Final = 16_384  # the last game of a group may exceed it
MAX_GROUP_BYTES: Final = 64 * 2**20  # before compression

Progress: TypeAlias = Callable[[int], None]


class DatasetExists(TorriError, ValueError):
    """The file exists already, and `force` was not given."""

    path: str


@dataclass(slots=True)
class Written:
    """The result of writing: how many sources were used, repeated or invalid."""

    matches: int = 0
    rows: int = 0
    repeated: int = 0  # games that came more than once
    skipped: list[Skipped] = field(default_factory=list)


def write(
    path: Path | str,
    sources: Iterable[Source],
    choice: Choice = DEFAULT_CHOICE,
    *,
    edition: Path | None = None,
    jobs: int = 1,
    force: bool = False,
    about: Mapping[str, object] | None = None,
    group: int = ROWS_PER_GROUP,
    progress: Progress | None = None,
) -> Written:
    """Write the games of all sources into a new file, completely or not at all; no file if there is no game to write.

    Invalid games are skipped, and repeated games are left out. `about` goes into the footer.
    """
    result = Written()
    kinds: dict[tuple[str, int, str], None] = {}
    settings = {"chance": choice.chance, "observations": choice.observations, "about": dict(about or {})}
    with _appearing(Path(path), force) as new:
        with (
            pq.ParquetWriter(new, schema(choice.observations), compression="zstd") as writer,
            closing(rows_of_sources(sources, choice, edition, jobs)) as found,
        ):
            for batches in _grouped(_new_ones(found, result, kinds, progress), group):
                table = pa.Table.from_batches(batches)
                writer.write_table(table, row_group_size=table.num_rows)
            writer.add_key_value_metadata(footer(settings, [described(game_at(*kind, edition)) for kind in kinds]))
        if not result.matches:
            new.unlink()
    return result


def _new_ones(
    found: Iterable[SourceResult], result: Written, kinds: dict[tuple[str, int, str], None], progress: Progress | None
) -> Iterator[Any]:
    """The batches of games that have not come before; everything is counted in the result."""
    seen: set[str] = set()
    for one in found:
        if isinstance(one, Skipped):
            result.skipped.append(one)
        elif one.match in seen:
            result.repeated += 1
        else:
            seen.add(one.match)
            game_of_edition(one.game, one.edition_sha256, one.figures)  # another process may have read the match
            kinds[one.game, one.rules, one.edition_sha256] = None
            result.matches += 1
            result.rows += one.batch.num_rows
            yield one.batch
        if progress:
            progress(1)


def _grouped(batches: Iterable[Any], most: int) -> Iterator[list[Any]]:
    """Batches of whole games, as many as a row group takes."""
    pending: list[Any] = []
    for batch in batches:
        pending.append(batch)
        if sum(one.num_rows for one in pending) >= most or sum(one.nbytes for one in pending) >= MAX_GROUP_BYTES:
            yield pending
            pending = []
    if pending:
        yield pending


@contextmanager
def _appearing(path: Path, force: bool) -> Iterator[Path]:
    """A temporary file next to the wanted one, which it replaces if everything went well; otherwise it is removed."""
    if path.exists() and not force:
        raise DatasetExists(str(path))
    new = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield new
        if path.exists() and not force:
            raise DatasetExists(str(path))
        if new.exists():
            new.replace(path)
    except OSError as error:
        raise UnusableDataset(str(path), error.strerror or str(error)) from error
    finally:
        new.unlink(missing_ok=True)
