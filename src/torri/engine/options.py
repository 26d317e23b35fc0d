"""The options of a table: typed, with defaults, validated with a clear message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from torri.engine.errors import UnknownOption, WrongOption

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Flag:
    """An option that is on or off."""

    name: str
    rule: str
    default: bool = False

    def others(self, _players: int) -> list[Value]:
        return [not self.default]

    def expected(self, _players: int) -> str:
        return "kind-yes-no"

    def checked(self, value: object, players: int) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word in ("yes", "on", "true"):
            return True
        if word in ("no", "off", "false"):
            return False
        raise WrongOption(option=self.name, value=str(value), expected=self.expected(players))

    def number(self, value: Value) -> int:
        return int(value)


@dataclass(frozen=True, slots=True)
class Number:
    """An option that is a number within bounds."""

    name: str
    rule: str
    default: int
    least: int
    most: int

    def others(self, _players: int) -> list[Value]:
        return [number for number in range(self.least, self.most + 1) if number != self.default]

    def expected(self, _players: int) -> str:
        return f"{self.least}-{self.most}"

    def checked(self, value: object, players: int) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most or isinstance(value, bool):
            raise WrongOption(option=self.name, value=str(value), expected=self.expected(players))
        return number

    def number(self, value: Value) -> int:
        return int(value)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that is one of several words."""

    name: str
    rule: str
    choices: tuple[str, ...]  # the first is the default

    @property
    def default(self) -> str:
        return self.choices[0]

    def others(self, _players: int) -> list[Value]:
        return list(self.choices[1:])

    def expected(self, _players: int) -> str:
        return " / ".join(self.choices)

    def checked(self, value: object, players: int) -> str:
        if value not in self.choices:
            raise WrongOption(option=self.name, value=str(value), expected=self.expected(players))
        return str(value)

    def number(self, value: Value) -> int:
        return self.choices.index(str(value))


DRAWN = "drawn"  # by chance


@dataclass(frozen=True, slots=True)
class Seat:
    """An option that is a seat, counted from 1, or drawn."""

    name: str
    rule: str
    default: str = DRAWN

    def others(self, players: int) -> list[Value]:
        return [*range(1, players + 1)]

    def expected(self, players: int) -> str:
        return " / ".join([DRAWN, *map(str, range(1, players + 1))])

    def checked(self, value: object, players: int) -> int | str:
        if value == DRAWN:
            return DRAWN
        if str(value) not in map(str, range(1, players + 1)):
            raise WrongOption(option=self.name, value=str(value), expected=self.expected(players))
        return int(str(value))

    def number(self, value: Value) -> int:
        return 0 if value == DRAWN else int(value)


Option: TypeAlias = Flag | Number | Choice | Seat


def checked(game: str, options: Sequence[Option], given: Mapping[str, object], players: int) -> dict[str, Value]:
    """All options with the values given or their defaults, in the order of the game."""
    known = tuple(option.name for option in options)
    for name in given:
        if name not in known:
            raise UnknownOption(game, name, known)
    return {option.name: option.checked(given.get(option.name, option.default), players) for option in options}


def numbers(options: Sequence[Option], values: Mapping[str, Value]) -> dict[str, int]:
    """Checked values by name, as the numbers that the rules read."""
    return {option.name: option.number(values[option.name]) for option in options}


def variants(options: Sequence[Option], players: int) -> list[dict[str, Value]]:
    """Every option set to each of its other values, one at a time."""
    return [{option.name: value} for option in options for value in option.others(players)]
