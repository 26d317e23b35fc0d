"""Errors that a caller can correct: types with fields, turned into words at the edge."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeAlias, dataclass_transform

Fact: TypeAlias = int | str | None
Facts: TypeAlias = dict[str, Fact]


@cache  # there are few names, and events need them all the time
def kebab(name: str) -> str:
    """The name of a class or an enum member as the texts spell it: `UnknownGame` is `unknown-game`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


@dataclass(frozen=True, slots=True)
class Thing:
    """Something of a game that can be drawn, and how much of it: a brick, a crest, a talent."""

    piece: str
    of: str
    count: int = 1


class Compared(NamedTuple):
    """What there is and what is needed, as things that can be drawn; either may be empty."""

    has: tuple[Thing, ...] = ()
    needs: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer may not be given: the paragraph that forbids it, what there is and what would be needed.

    A reason without a paragraph is no rule of the game but a convention of input."""

    rule: str
    name: str  # of the sentence in the texts: `reason-<name>`
    facts: Facts
    compared: Compared = Compared()
    instead: int | str | None = None  # the answer that does what was wanted, or the nearest to it; as it is written

    @property
    def convention(self) -> bool:
        return not self.rule

    @property
    def has(self) -> Fact:
        return self.facts.get("has")

    @property
    def needs(self) -> Fact:
        return self.facts.get("needs")


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a file: where, and what would be right."""

    name: str  # of the sentence in the texts: `problem-<name>`
    facts: Facts

    def __str__(self) -> str:
        return f"{self.name} ({', '.join(f'{key}={value!r}' for key, value in self.facts.items())})"


@dataclass_transform(eq_default=False)
class TorriError(Exception):
    """Something that a caller can correct. Its fields are what its class annotates, and are given like those of a
    dataclass; a dataclass itself is compiled when it is imported, and a hundred of them keep a program waiting."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.FIELDS = (*cls.FIELDS, *cls.__annotations__)

    def __init__(self, *given: Any, **named: Any) -> None:
        facts = dict(zip(self.FIELDS, given, strict=False)) | named
        if len(given) + len(named) != len(self.FIELDS) or facts.keys() != set(self.FIELDS):
            raise TypeError(f"{type(self).__name__} needs {self.FIELDS}, not {given} and {named}")
        vars(self).update(facts)

    @property
    def name(self) -> str:
        """The name of its sentence in the texts: `error-<name>`."""
        return kebab(type(self).__name__)

    @property
    def facts(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.FIELDS}

    def __str__(self) -> str:
        said = "; ".join(f"{key} = {_said(value)}" for key, value in self.facts.items())
        return f"{self.name.replace('-', ' ')}: {said}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.facts.values())


def _said(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_said, value)) or "none"
    if isinstance(value, Reason):
        return f"{value.rule} {value.name}".strip()
    return str(value)


class UnknownGame(TorriError):
    game: str
    known: tuple[str, ...]


class NoLesson(TorriError):
    """A game that has no lesson."""

    game: str


class UnknownStep(TorriError):
    """A lesson has no step of that number, from 1."""

    game: str
    step: int
    steps: int


class WrongPlayers(TorriError):
    game: str
    players: int
    least: int
    most: int


class UnknownOption(TorriError):
    game: str
    option: str
    known: tuple[str, ...]


class WrongOption(TorriError):
    option: str
    value: str
    expected: str


class IllegalAnswer(TorriError):
    """The answer given breaks a rule; nothing has changed."""

    game: str
    answer: int
    reasons: tuple[Reason, ...]


class UnknownSeat(TorriError):
    """Knowledge was asked for a seat that does not exist."""

    seat_number: int  # counted from 1
    players: int


class UnknownNotation(TorriError):
    """The text is no answer to the question asked."""

    notation: str
    question: str
    examples: tuple[str, ...]


class JoinedTooLong(TorriError):
    """A word joins more answers than its question takes."""

    notation: str
    rest: str  # the first answer too many


class AmbiguousNotation(TorriError):
    notation: str
    question: str
    meanings: tuple[str, ...]


class WrongPosition(TorriError):
    """A position string that can't be read."""

    problem: Problem


class WrongEdition(TorriError):
    """An edition file whose figures can't be played with."""

    game: str
    edition: str
    problems: tuple[Problem, ...]


class OtherEdition(TorriError):
    """A record or position was made with another edition than the current one."""

    game: str
    wanted: str
    present: str


class UnknownRules(TorriError):
    """A record of a rules version that this program does not have."""

    game: str
    version: int
    known: tuple[int, ...]


class UnreadableRecord(TorriError):
    """A file that is not a complete record."""

    source: str
    problem: Problem
