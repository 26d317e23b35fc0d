"""Words: typed errors, reasons, events and ledger lines as sentences of one language (Fluent)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Final

from fluent.runtime.types import fluent_number

from torri.engine.editions import original
from torri.engine.errors import Facts, Problem, Reason, TorriError, kebab
from torri.engine.game import Game
from torri.engine.records import Verdict
from torri.engine.telling import Event, Line
from torri.texts.sentences import MissingText as MissingText
from torri.texts.sentences import sentences

LANGUAGES: Final = ("en", "nl", "de", "it")
LESSONS: Final = "texts/lessons"  # the folder in a game's package
LONGEST_QUOTE_CHARACTERS: Final = 500  # of text that others have written; Fluent refuses much longer text
LARGEST_GROUPED_NUMBER: Final = 10**15  # numbers beyond are written without grouping
SMALLEST_GROUPED_NUMBER: Final = {"it": 10_000}  # 9999, then 10.000: as browsers write it
_ID: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+")


MINUS: Final = "\N{MINUS SIGN}"
_HYPHEN_OF_NUMBER: Final = re.compile(r"(?<![\w-])-(?=\d)")  # which Fluent writes


def read_all(games: Iterable[Game]) -> None:
    """Read the files of all languages now; sentences are parsed when they are first said."""
    found = list(games)
    for language in LANGUAGES:
        Words(language)
        for game in found:
            Words(language, game)
            if (files(original(game.package)) / LESSONS).is_dir():
                Words(language, game, lessons=True)


def printable(text: str) -> str:
    """Names and files may contain control characters for a terminal: those are shown as question marks."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in text)


def preferred_language() -> str:
    """The language of the environment, if we have it; else English."""
    for name in ("TORRI_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"


def _third_person(facts: Facts) -> str:
    """`self` means that somebody acts on their own things; it does not refer to the reader."""
    return "self" if facts.get("seat") == facts.get("owner_seat", facts.get("other_seat", -1)) else "none"


class Words:
    """The sentences of one language: those of the program and those of one game, with its lesson if needed; `seats`
    are the players' names."""

    def __init__(
        self, language: str, game: Game | None = None, seats: Sequence[str] = (), *, lessons: bool = False
    ) -> None:
        self.language = language
        self._seats = seats
        self._counted = {} if game is None else game.teller.counted
        places = [(__package__, "")]
        if game is not None:
            package = original(game.package)
            places += [(package, folder) for folder in (("texts", LESSONS) if lessons else ("texts",))]
        self._sentences = sentences(language, *places)

    def has(self, name: str) -> bool:
        return self._sentences.has(name)

    def __call__(self, name: str, **facts: Any) -> str:
        """The sentence of that name; facts that are the name of another sentence are replaced by that sentence.

        Sentences about a seat are in the third person, unless `$you` says which of their seats the reader has."""
        if not self.has(name):
            raise MissingText(f"{self.language}: {name}")
        said = {"you": "none"} | {key: self._said(key, value) for key, value in facts.items()}
        said |= self._adjectives(facts)
        text = self._sentences.say(name, said)
        negative = any(isinstance(value, int) and value < 0 for value in facts.values())
        return _HYPHEN_OF_NUMBER.sub(MINUS, text) if negative else text

    def _adjectives(self, facts: Facts) -> dict[str, str]:
        """What is called by a noun (`colour-white`) may have another form before a noun: `$colour_adjective`."""
        forms = {f"{key}_adjective": f"{value}-adjective" for key, value in facts.items() if isinstance(value, str)}
        return {key: self(form) for key, form in forms.items() if _ID.fullmatch(form) and self.has(form)}

    def _said(self, key: str, value: Any) -> Any:
        match value:
            case Reason():
                return self.reason(value)
            case Problem():
                return self.problem(value)
            case tuple() | list():
                mark = " " if value and isinstance(value[0], Reason | Problem) else ", "
                return mark.join(str(self._said(key, part)) for part in value)
            case int() if key == "seat" or key.endswith("_seat"):
                return self.seat(value)
            case int() if abs(value) > LARGEST_GROUPED_NUMBER:
                return str(value)
            case int() if abs(value) < SMALLEST_GROUPED_NUMBER.get(self.language, 0):
                return fluent_number(value, useGrouping=False)
            case str() if key in self._counted:
                return ", ".join(self(name, count=count) for name, count in self._counted[key](value))
            case str() if _ID.fullmatch(value) and self.has(value):
                return self(value)
            case str():
                return printable(
                    value if len(value) <= LONGEST_QUOTE_CHARACTERS else f"{value[:LONGEST_QUOTE_CHARACTERS]}…"
                )
            case _:
                return value

    def seat(self, seat: int) -> str:
        return printable(self._seats[seat]) if seat < len(self._seats) else str(seat + 1)

    def reason(self, reason: Reason) -> str:
        """A reason with its paragraph; a convention of input is called so and has no paragraph."""
        said = self(f"reason-{reason.name}", **reason.facts)
        return self("reason-convention", reason=said) if reason.convention else f"{said} ({reason.rule})"

    def problem(self, problem: Problem) -> str:
        return self(f"problem-{problem.name}", **problem.facts)

    def error(self, error: TorriError) -> str:
        facts = error.facts
        counts = {f"{key}_count": len(value) for key, value in facts.items() if isinstance(value, tuple)}
        return self(f"error-{error.name}", **facts, **counts)

    def aim(self, game: Game) -> tuple[str, ...]:
        """How to win, in a few sentences, if the game says so."""
        name = f"aim-{game.name}"
        return tuple(self(name).splitlines()) if self.has(name) else ()

    def verdict(self, verdict: Verdict, *, proven: bool | None = None, ended: bool = False) -> str:
        """The result of verifying a record. For a match that has ended, more may be known than its record says: whether
        its draws are `proven`, and that it was given up.
        """
        if verdict.problem is None:
            proof = "verify-proven" if (verdict.proven if proven is None else proven) else "verify-unproven"
            parts = [self("verify-holds", plies=verdict.plies), self(proof)]
            end = self("verify-given-up" if ended else "verify-running")
            return " ".join(parts if verdict.over else [*parts, end])
        problem = self.problem(verdict.problem)
        if verdict.rule is None:
            return self("verify-fails-whole", problem=problem)
        reasons = [self.reason(reason) for reason in verdict.reasons]
        return " ".join([self("verify-fails", ply=verdict.plies, rule=verdict.rule, problem=problem), *reasons])

    def event(self, event: Event, seat: int | None) -> str:
        """What happened, as a seat (None: a spectator) may know it."""
        seen = event.seen_by(seat)
        facts = {"you": _third_person(seen.facts)} | seen.facts
        return self(f"event-{seen.name}{'-hidden' if seen is not event else ''}", **facts)

    def line(self, line: Line) -> str:
        return self(f"line-{line.what}", **line.facts)

    def question(self, name: str) -> str:
        return self(f"ask-{kebab(name)}")

    def rule(self, game: Game, paragraph: str) -> str:
        """A paragraph of the rules, in our own words."""
        return self(f"rule-{paragraph.replace('.', '-')}", **game.figures)

    def rule_line(self, game: Game, paragraph: str) -> str:
        """A paragraph with its id, and an R if it holds a ruling of ours."""
        mark = "R" if paragraph in game.rulings else ""
        return f"{paragraph:<6}{mark:<2}{self.rule(game, paragraph)}"
