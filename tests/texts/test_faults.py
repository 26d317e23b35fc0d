"""Faults that a machine can see in a text: signs, spaces, doubled words, notation, two names for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from torri.texts import LANGUAGES

from .test_texts import GAMES, SOURCE
from .test_web_texts import TEXTS

# What is typed or written into a file, and there has quotes of its own.
TYPED = {"error-untrusted-seat", "error-missing-extra", "problem-wrong-correction", "problem-wrong-head"}
# Where the notation itself is explained: the terminal's pictures, and the rules of Patrizier's symbols.
NOTATION = re.compile(r"(picture|rule)-|play-help")
FORMAL = {"de": r"(?<=[\w,] )(Ihnen|Ihr(e[mnrs]?)?)\b", "nl": r"\b(u|uw)\b(?!$)", "it": r"\b(Lei|Vostr[aeio])\b"}
# Pronouns that may stand twice in a row: "die Antworten, die die Frage zulässt".
MEETING = "die|der|das|je|sie"

# What has another name here: docs/glossary.md. What no text at all may say has no game.
OTHER_NAMES = {
    ("", "en"): r"occupies the own|hires nameless",
    ("", "de"): "Capitano|Kapitän",
    ("", "nl"): r"Capitano|Kapitein van|\bhints?\b(?!  )|evenement",
    ("", "it"): r"\b[Rr]ound\b|[Ss]uggeriment|[Vv]erbal[ei]\b",
    ("firenze", "de"): "Höhenplättchen|Stockwerk|Bausteine? |Kartenreihe|umsonst|Turm in (Weiß|{)",
    ("firenze", "nl"): "[Bb]ouwste(en|nen)|hoogtetegel|Overstroming|Weelde|Pakhuisbrand|kaartenrij|ruïne|in de kleur {",
    ("firenze", "it"): r"\bpian[oi]\b|Balcon|Bottega|soddisf|carte festa|costruzioni abbandonate",
    ("florenza", "de"): "Ansehen|Ruhmes|Spielreihenfolge|Vorhaben|Rechnung(?! auf)|Dom",
    ("florenza", "nl"): r"\broem\b|aanzien|\bdom\b|perce|\brekening\b",
    ("florenza", "it"): r"\bcampo\b|compenso|stoffa|\bmerci\b|entrate",
    ("patrizier", "nl"): r"\btegels?\b|verdieping",
    ("patrizier", "de"): "Stockwerk|das kleinere",
    ("patrizier", "en"): "[Pp]atrician",
}


# A line of a file: an id or the key of a variant, and what is said.
LINE = re.compile(r"(?:(?P<id>[a-zA-Z][\w-]*) =|\s+\*?\[\w+\])?\s*(?P<said>.*)")
PUT_IN = re.compile(r"\{[^{}]*(\}|$)")


def files(language: str) -> Iterator[Path]:
    yield SOURCE / "texts" / f"{language}.ftl"
    for game in GAMES:
        yield SOURCE / "games" / game / "texts" / f"{language}.ftl"
        yield SOURCE / "games" / game / "texts" / "lessons" / f"{language}.ftl"
    yield from sorted((TEXTS / language).glob("*.ftl"))


@cache
def spoken(language: str) -> list[tuple[str, str, str]]:
    """The file, the id and a line of everything that is said, with `{}` for what is put in; no parser is as quick."""
    found, name = [], ""
    for file in files(language):
        for line in file.read_text(encoding="utf-8").splitlines():
            parts = LINE.fullmatch(line)
            if parts and not line.startswith("#"):
                name = parts["id"] or name
                found.append(("/".join(file.parts[-4:]), name, PUT_IN.sub("{}", parts["said"])))
    return found


def faults(language: str, pattern: str, besides: str = "$^") -> list[tuple[str, str, str]]:
    sought, left = re.compile(pattern), re.compile(besides)
    return [one for one in spoken(language) if sought.search(one[2]) and not left.match(one[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_print(language: str) -> None:
    straight = [one for one in faults(language, "[\"']") if one[1] not in TYPED]
    assert straight == []
    assert faults(language, r"[^\s(] - |\w--", "ask-") == []
    assert faults(language, r"\.\.\.") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_stand_where_they_belong(language: str) -> None:
    assert faults(language, r"\S  +\S", "play-help") == []
    assert faults(language, r"\S [,.;:?!](?!\w)", "picture-") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_twice(language: str) -> None:
    assert faults(language, rf"(?i)\b(?!{MEETING})([^\W\d]{{2,}}) \1\b", "rule-P6-1") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notation_stands_in_a_sentence(language: str) -> None:
    assert faults(language, r"\b(ANY|MOVE|ww|mw|y1)\b", NOTATION.pattern) == []


@pytest.mark.parametrize("language", FORMAL)
def test_nobody_is_addressed_formally(language: str) -> None:
    assert faults(language, FORMAL[language]) == []


@pytest.mark.parametrize(("game", "language"), OTHER_NAMES)
def test_a_thing_has_one_name(game: str, language: str) -> None:
    found = faults(language, OTHER_NAMES[game, language])
    assert [one for one in found if game in one[0]] == []
