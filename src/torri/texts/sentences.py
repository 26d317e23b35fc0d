"""Fluent files that are read at once and parsed sentence by sentence: a whole file takes a tenth of a second to parse,
which is too long for the event loop of a server."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

_START: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=")  # of a message or a term, at the beginning of a line
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingText(LookupError):
    """A sentence or one of its figures is missing: a fault of the texts, not of their reader."""


@cache
def texts_of(package: str, folder: str, language: str) -> dict[str, str]:
    """The messages of a package by their names, unparsed; a third-party game that lacks a language is shown in
    English."""
    file = files(package) / folder / f"{language}.ftl"
    if not file.is_file():
        file = files(package) / folder / "en.ftl"
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if start := _START.match(line):
            lines = found.setdefault(start[1], [])
        elif line.startswith("#"):
            continue
        lines.append(line)
    return {name: "\n".join(lines) + "\n" for name, lines in found.items()}


class Sentences:
    """The sentences of some files in one language; the same object for everybody who says them."""

    def __init__(self, language: str, *sources: dict[str, str]) -> None:
        self.language = language
        self._unparsed: dict[str, str] = {}
        for source in sources:
            self._unparsed = source | self._unparsed  # what comes first counts
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()

    def has(self, name: str) -> bool:
        return name in self._unparsed

    def say(self, name: str, facts: dict[str, Any]) -> str:
        if name not in self._parsed:
            self._parse(name)
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            raise MissingText(f"{self.language}: {name}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingText(f"{self.language}: {name}: {errors[0]}")
        return str(text)

    def _parse(self, name: str) -> None:
        """Parses a sentence with those that it mentions. Two threads may do so at once: both add the same."""
        wanted, found = [name], {}
        while wanted:
            one = wanted.pop()
            if one in self._unparsed and one not in found:
                found[one] = self._unparsed[one]
                wanted += _REFERENCE.findall(found[one])
        self._bundle.add_resource(FluentResource("".join(found.values())))
        self._parsed |= {name}


@cache
def sentences(language: str, *places: tuple[str, str]) -> Sentences:
    """Those of some packages and their folders."""
    return Sentences(language, *(texts_of(package, folder, language) for package, folder in places))
