"""What a data set looks like: its columns, and what its footer says about the games in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from torri import __version__
from torri.engine.errors import TorriError
from torri.engine.game import Game
from torri.engine.observing import Observation
from torri.research.actions import actions
from torri.research.dataset.rows import Row
from torri.research.extras import needs

pa: Any = needs("dataset", "pyarrow")
pq: Any = needs("dataset", "pyarrow.parquet")

SCHEMA_VERSION: Final = 1  # bumped when a column changes its name, its type or what it says
OBSERVATION: Final = "observation"
FOOTER_KEYS: Final = ("schema", "version", "settings", "columns", "games")  # each after `torri.`
PLAIN_KEYS: Final = ("schema", "version")  # the others are JSON


def _many(kind: Any) -> Any:
    return pa.list_(pa.field("element", kind, nullable=False))


COLUMNS: Final[tuple[tuple[str, Any, str], ...]] = (
    ("match", pa.string(), "what was played, as a hash: of the answers and what they answer, not of names"),
    ("ply", pa.int32(), "answers given before, nature's too"),
    ("game", pa.string(), "name of the game"),
    ("rules", pa.int32(), "version of its rules"),
    ("edition", pa.string(), "name of the edition"),
    ("edition_sha256", pa.string(), "hash of the edition's figures"),
    ("options", pa.string(), "options of the game, JSON"),
    ("players", pa.int8(), "how many play"),
    ("seat", pa.int8(), "who is asked, from 0; -1 is nature"),
    ("player", pa.string(), "spec or level of the program on that seat; null for persons"),
    ("question", pa.string(), "what is asked"),
    ("rule", pa.string(), "paragraph of the rules that asks it"),
    ("drawn", _many(pa.int8()), "nature's answers since the row before of the match"),
    ("answer", pa.int8(), "the answer that was given"),
    ("action", pa.int16(), "the answer in the action space of the game; null for nature"),
    ("text", pa.string(), "the answer in notation"),
    ("legal", _many(pa.int16()), "the legal actions, ascending; null for nature"),
    ("forced", pa.bool_(), "whether the rules left nothing else"),
    ("position", pa.string(), "the whole truth before the answer, also what is hidden from the seat"),
    (OBSERVATION, _many(pa.int16()), "what the seat knew, in the blocks that `torri.games` names; null for nature"),
    ("reward", pa.float32(), "outcome for the seat: winners share 1, losers share -1; null without an end"),
    ("margin", pa.float32(), "points of the seat at the end, less the mean of the others'"),
    ("scores", _many(pa.int32()), "points of each seat at the end"),
    ("winners", _many(pa.int8()), "the seats that won, from 0"),
    ("plies", pa.int32(), "answers of the whole game, nature's too"),
)
# Columns that can be null.
NULLABLE: Final = frozenset({"player", "action", "legal", OBSERVATION, "reward", "margin", "scores", "winners"})


class UnusableDataset(TorriError, ValueError):
    """A file that can't be written or read."""

    path: str
    detail: str


class NotDataset(TorriError, ValueError):
    """A file that is not a data set of ours, or has a schema that this version of the program does not know."""

    path: str
    detail: str


def schema(observations: bool) -> Any:
    """The Arrow schema, with or without observations."""
    kept = [column for column in COLUMNS if observations or column[0] != OBSERVATION]
    return pa.schema([pa.field(name, kind, name in NULLABLE, {"what": what}) for name, kind, what in kept])


def batch(rows: Sequence[Row], observations: bool) -> Any:
    """Rows as an Arrow batch."""
    return pa.RecordBatch.from_pylist(list(rows), schema(observations))


def described(game: Game) -> dict[str, Any]:
    """What a reader has to know of a game: where each block of an observation stands, what each action is."""
    numbers = actions(game)
    return {
        "game": game.name,
        "rules": game.version,
        "edition": game.edition.name,
        "edition_sha256": game.edition.sha256,
        "figures": game.edition.text,  # the file of its edition, unless that is ours
        OBSERVATION: game.observation and _blocks(game.observation),
        "actions": [numbers.name(action) for action in range(len(numbers))],
    }


def _blocks(known: Observation) -> dict[str, Any]:
    blocks = [
        {
            "name": block.name,
            "shape": list(block.shape),
            "where": [known.slices[block.name].start, known.slices[block.name].stop],
            "low": block.low,
            "high": block.high,
            "what": block.what,
        }
        for block in known.blocks
    ]
    return {"version": known.version, "size": known.size, "blocks": blocks}


def footer(settings: Mapping[str, object], games: Sequence[Mapping[str, object]]) -> dict[str, str]:
    """The footer of the file."""
    columns = {name: what for name, _, what in COLUMNS if settings["observations"] or name != OBSERVATION}
    said = (
        str(SCHEMA_VERSION),
        __version__,
        *(json.dumps(part, ensure_ascii=False) for part in (settings, columns, games)),
    )
    return {f"torri.{key}": text for key, text in zip(FOOTER_KEYS, said, strict=True)}


@contextmanager
def opened(path: Path | str) -> Iterator[Any]:
    """The file of a data set, open for reading."""
    try:
        with pq.ParquetFile(path) as file:
            _check(path, file)
            yield file
    except OSError as error:
        raise UnusableDataset(str(path), error.strerror or str(error)) from error
    except pa.ArrowInvalid as error:
        raise NotDataset(str(path), str(error)) from error


def _check(path: Path | str, file: Any) -> None:
    said = file.metadata.metadata or {}
    found = said.get(b"torri.schema", b"none").decode()
    if found != str(SCHEMA_VERSION):
        raise NotDataset(str(path), f"torri.schema = {found}, not {SCHEMA_VERSION}")
    try:
        wanted = schema(described_in(file)["settings"]["observations"])
    except (KeyError, TypeError, ValueError) as error:
        raise NotDataset(str(path), f"the footer lacks {error}") from error
    if not file.schema_arrow.equals(wanted, check_metadata=False):
        raise NotDataset(str(path), f"columns {', '.join(file.schema_arrow.names)}, not {', '.join(wanted.names)}")


def described_in(file: Any) -> dict[str, Any]:
    """What the footer of an open file says."""
    said = {key: file.metadata.metadata[f"torri.{key}".encode()].decode() for key in FOOTER_KEYS}
    return {key: text if key in PLAIN_KEYS else json.loads(text) for key, text in said.items()}


def describe(path: Path | str) -> dict[str, Any]:
    """What a data set says about itself: `schema`, `version`, `settings`, `columns`, `games`."""
    with opened(path) as file:
        return described_in(file)


def length(path: Path | str) -> int:
    """How many rows a data set has."""
    with opened(path) as file:
        return int(file.metadata.num_rows)


def read(path: Path | str, columns: Sequence[str] | None = None) -> Any:
    """A data set, or some columns of it, as a table of Arrow."""
    with opened(path) as file:
        return file.read(columns=None if columns is None else list(columns))
