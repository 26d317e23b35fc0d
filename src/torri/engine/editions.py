"""Editions: the figures of a game in one TOML file, each with a mark that says where it comes from.

A figure is written `[value, "mark"]`; a table may set `mark = "X"` for the bare figures in it. A game
declares the shape it reads (`int`, `str`, a list of one of them, a tuple of the goods that a price may name, or
tables of these) and the sums that must be right. All faults of a file are reported at once.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib.resources import files
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, Final, NamedTuple

from torri.engine.corrections import CORRECTS_KEY, READ_ON_BOX_MARK, correct
from torri.engine.errors import Problem, WrongEdition

MARKS: Final = ("S", "P", "C", "X", READ_ON_BOX_MARK)  # the rulebook, a public source, counting, reconstructed
VALUE_TYPE_NAMES: Final = {int: "number", str: "text"}  # as the texts call them
EDITION_HEAD_KEYS: Final = {"game", "name", "title"}
EDITION_FILE: Final = "edition.toml"
FORMER_EDITIONS_FOLDER: Final = "editions"  # of a package, beside its own: those before it
EDITION_SUFFIX: Final = re.compile(r"__[0-9a-f]{16}(?=\.|$)")  # of a package name, for another edition


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: where it stands in the file, its value and its mark."""

    path: str
    value: Any
    mark: str


class EditionText(NamedTuple):
    """The text of an edition file. `packaged` are the texts of the editions in the game's package, its own first: those
    that a file can correct."""

    source: str
    text: str
    packaged: tuple[str, ...] = ()


@dataclass(frozen=True)
class Edition:
    """The checked figures of a game. `values` has the nesting of the file, without marks."""

    game: str
    name: str
    title: str
    values: dict[str, Any] = field(repr=False)
    figures: tuple[Figure, ...] = field(repr=False)
    notes: dict[str, str] = field(repr=False, default_factory=dict)  # by path: where a corrected figure was read
    written: EditionText = field(repr=False, default=EditionText("", ""))
    read: Callable[[EditionText], Edition] | None = field(repr=False, default=None)  # any edition of the same game

    @cached_property
    def sha256(self) -> str:
        """Identifies the figures, independent of the layout, comments and marks of the file."""
        canonical = json.dumps(self.values, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    @property
    def text(self) -> str:
        """The text of its file, which is needed to play with it elsewhere; empty: an edition of the package."""
        return "" if self.written.text in self.written.packaged else self.written.text

    def other(self, text: str, source: str = "") -> Edition:
        """Another edition of the game, checked as this one was; nothing is loaded to play with it."""
        assert self.read is not None
        return self.read(EditionText(source, text, self.written.packaged))

    def former(self) -> Iterator[Edition]:
        """The editions that the package had before its own, kept so that old matches and records go on."""
        return map(self.other, self.written.packaged[1:])

    def reconstructed(self) -> Iterator[Figure]:
        """The figures that are not printed on the components."""
        return (figure for figure in self.figures if "X" in figure.mark)


class Reader:
    """Reads one file against a shape and collects what is wrong with it."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.figures: list[Figure] = []

    def wrong(self, name: str, **facts: int | str) -> None:
        self.problems.append(Problem(name, dict(facts)))

    def expect(self, path: str, found: int, expected: int, problem: str = "wrong-sum") -> None:
        """Two ways of counting must agree."""
        if found != expected:
            self.wrong(problem, path=path, found=found, expected=expected)

    def within(self, path: str, value: int, least: int, most: int) -> None:
        """A figure must lie between two others."""
        if not least <= value <= most:
            self.wrong("out-of-range", path=path, found=value, least=least, most=most)

    def read(self, shape: Any, data: Any, path: str = "", mark: str = "") -> Any:
        if isinstance(shape, dict):
            return self._table(shape, data, path, mark)
        if isinstance(shape, list) and isinstance(shape[0], dict):
            if not isinstance(data, list):
                return self.wrong("wrong-type", path=path, expected="kind-tables")
            return [self._table(shape[0], item, f"{path}[{number}]", mark) for number, item in enumerate(data, 1)]
        return self._figure(shape, data, path, mark)

    def _table(self, shape: Mapping[str, Any], data: Any, path: str, mark: str) -> Any:
        if not isinstance(data, dict):
            return self.wrong("wrong-type", path=path, expected="kind-table")
        mark = self._mark(data.get("mark", mark), path)
        values = {}
        for key in sorted(data.keys() - shape.keys() - {"mark"}):
            self.wrong("unknown-key", path=_join(path, key), known=", ".join(shape))
        for key, part in shape.items():
            if key in data:
                values[key] = self.read(part, data[key], _join(path, key), mark)
            else:
                self.wrong("missing-key", path=_join(path, key))
        return values

    def _figure(self, shape: Any, data: Any, path: str, mark: str) -> Any:
        marked = isinstance(data, list) and len(data) == 2 and isinstance(data[1], str) and _fits(shape, data[0])
        value, mark = (data[0], self._mark(data[1], path)) if marked else (data, mark)
        if not _fits(shape, value):
            return self._misfit(shape, value, path)
        if not mark:
            self.wrong("missing-mark", path=path, marks=", ".join(MARKS))
        self.figures.append(Figure(path, value, mark))
        return value

    def _misfit(self, shape: Any, value: Any, path: str) -> None:
        if isinstance(shape, tuple):
            if isinstance(value, list) and len(value) == 2:
                value = value[0]  # with its mark
            for key in sorted(value.keys() - set(shape)) if isinstance(value, dict) else []:
                self.wrong("unknown-key", path=_join(path, key), known=", ".join(shape))
                return
            self.wrong("wrong-type", path=path, expected="kind-amounts")
        elif isinstance(shape, list):
            self.wrong("wrong-type", path=path, expected=f"kind-{VALUE_TYPE_NAMES[shape[0]]}s")
        else:
            self.wrong("wrong-type", path=path, expected=f"kind-{VALUE_TYPE_NAMES[shape]}")

    def _mark(self, mark: Any, path: str) -> str:
        """One mark, or several joined by `+` where a figure has more than one source."""
        if mark and not (isinstance(mark, str) and set(mark.split("+")) <= set(MARKS)):
            self.wrong("unknown-mark", path=path, mark=str(mark), marks=", ".join(MARKS))
        return str(mark)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _fits(shape: Any, value: Any) -> bool:
    if isinstance(shape, list):
        return isinstance(value, list) and all(_fits(shape[0], item) for item in value)
    if isinstance(shape, tuple):
        return isinstance(value, dict) and value.keys() <= set(shape) and all(_fits(int, n) for n in value.values())
    return isinstance(value, shape) and not isinstance(value, bool)


def read_edition(
    written: EditionText | tuple[str, str],
    game: str,
    shape: dict[str, Any],
    check: Callable[[dict[str, Any], Reader], None],
) -> Edition:
    """An edition from its source and text; `check` tests the sums of a file whose shape is right."""
    written = EditionText(*written)
    source, text, packaged = written
    reader = Reader()
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WrongEdition(game, source, (Problem("no-toml", {"detail": str(error)}),)) from None
    head, notes = data.pop("edition", None), dict[str, str]()
    if isinstance(head, dict) and CORRECTS_KEY in head:
        data, notes = _corrected(head.pop(CORRECTS_KEY), packaged, data, reader)
    if not isinstance(head, dict) or head.keys() != EDITION_HEAD_KEYS or head["game"] != game:
        reader.wrong("wrong-head", path="[edition]", expected=", ".join(sorted(EDITION_HEAD_KEYS)), game=game)
        head = {"game": game, "name": source, "title": ""}
    said = len(reader.problems)
    values = reader.read(shape, data)
    if len(reader.problems) == said:
        check(values, reader)
    if reader.problems:
        raise WrongEdition(game, source, tuple(reader.problems))
    return Edition(
        game=game,
        name=head["name"],
        title=head["title"],
        values=values,
        figures=tuple(reader.figures),
        notes=notes,
        written=written,
        read=partial(read_edition, game=game, shape=shape, check=check),
    )


def _corrected(
    corrects: Any, packaged: tuple[str, ...], data: dict[str, Any], reader: Reader
) -> tuple[dict[str, Any], dict[str, str]]:
    bases = {base.pop("edition")["name"]: base for base in map(tomllib.loads, packaged)}
    own = next(iter(bases))
    if corrects not in bases:
        reader.wrong("other-base", found=str(corrects), expected=own)
        corrects = own
    figures, notes, problems = correct(bases[corrects], data)
    reader.problems += problems
    return figures, notes


_given: dict[str, EditionText] = {}  # by package name: the edition that it is being loaded with
_loading = Lock()  # a module that another thread is still loading must not be used


def typeset(value: Any) -> Any:
    """Figures as they are shown: files are typed with straight apostrophes, and their hash is of what was typed."""
    match value:
        case dict():
            return {key: typeset(part) for key, part in value.items()}
        case list():
            return [typeset(part) for part in value]
        case str():
            return value.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
        case _:
            return value


def edition_text(package: str) -> EditionText:
    """Where the edition of a game package comes from, and its text."""
    given = _given.get(package)
    if given is not None:
        return given
    packaged = _packaged_texts(package)
    return EditionText(EDITION_FILE, packaged[0], packaged)


def _packaged_texts(package: str) -> tuple[str, ...]:
    """The edition of a package, and those before it by name."""
    former = files(package) / FORMER_EDITIONS_FOLDER
    found = sorted(former.iterdir(), key=lambda file: file.name) if former.is_dir() else []
    return tuple(file.read_text(encoding="utf-8") for file in (files(package) / EDITION_FILE, *found))


def original(package: str) -> str:
    """The name that a package or module has without another edition that it is loaded over."""
    return EDITION_SUFFIX.sub("", package)


def edition_file(package: str, path: Path) -> str:
    """The text of an edition file for a game package."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        game = original(package).rpartition(".")[2]
        raise WrongEdition(game, str(path), (Problem("unreadable", {"detail": str(error)}),)) from None


def with_edition(package: str, text: str, source: str) -> ModuleType:
    """The game package loaded once more, over the figures of another edition."""
    package = original(package)
    alias = f"{package}__{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    with _loading:
        if alias not in sys.modules:
            _load(package, alias, EditionText(source, text, _packaged_texts(package)))
        return sys.modules[alias]


def _load(package: str, alias: str, written: EditionText) -> None:
    found = importlib.util.find_spec(package)
    assert found is not None and found.origin is not None
    spec = importlib.util.spec_from_file_location(
        alias, found.origin, submodule_search_locations=list(found.submodule_search_locations or ())
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[alias] = module
    _given[alias] = written
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for name in [name for name in sys.modules if name == alias or name.startswith(alias + ".")]:
            del sys.modules[name]
        raise
    finally:
        del _given[alias]
