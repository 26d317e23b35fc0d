"""The words of the games in four languages: the second half of docs/glossary.md, made from the Fluent texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from documentation.places import DOCS, SOURCE

FILE: Final = DOCS / "glossary.md"
MARKER: Final = "<!-- From here on written by `tools/docs.py write`, out of src/torri/games/*/texts. -->\n"
LANGUAGES: Final = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "it": "Italiano"}
LONGEST_NAME: Final = 4  # words; what is longer is a sentence
NO_THINGS: Final = {"picture-empty"}
CHAPTER: Final = re.compile(r"chapter-([A-Z]\d+)")

# For each game, in the order of a first reading: a heading, and how the ids of its texts begin.
GROUPS: Final = {
    "firenze": {
        "on the table": "picture-",
        "cards": "card-",
        "colours": "colour-",
        "chapters of the rules": "chapter-",
    },
    "patrizier": {
        "on the table": "picture-",
        "what cards show": "face-",
        "sites of a city": "side-",
        "chapters of the rules": "chapter-",
    },
    "florenza": {
        "on the table": "picture-",
        "goods": "cube-",
        "talents of artists": "talent-",
        "persons without a name": "nameless-",
        "offices": "office-",
        "phases of a round": "phase-",
        "chapters of the rules": "chapter-",
    },
}


def document() -> str:
    """The whole page, with its second half made again."""
    written, marker, _ = FILE.read_text(encoding="utf-8").partition(MARKER)
    assert marker, f"{FILE} has lost its marker"
    return written + MARKER + "".join(map(_chapter, GROUPS))


def write() -> None:
    FILE.write_text(document(), encoding="utf-8")


def _chapter(game: str) -> str:
    title = names(game, "en")[f"game-{game}"]
    groups = (_group(game, f"{title}: {heading}", begin) for heading, begin in GROUPS[game].items())
    return f"\n## The words of {title}\n" + "".join(groups)


def _group(game: str, heading: str, begin: str) -> str:
    rows = dict.fromkeys(f"| {' | '.join(row)} |\n" for row in _rows(game, begin))  # no row twice
    head = " | ".join(LANGUAGES.values())
    return f"\n### {heading}\n\n| {head} |\n|{'---|' * len(LANGUAGES)}\n{''.join(rows)}"


def _rows(game: str, begin: str) -> Iterator[tuple[str, ...]]:
    for id, word in names(game, "en").items():
        chapter = CHAPTER.fullmatch(id)
        if id.startswith(begin) and not id.endswith("-adjective") and (chapter or is_name(id, word)):
            paragraph = f"{chapter[1]}. " if chapter else ""
            first, *others = (names(game, language)[id] for language in LANGUAGES)
            yield (paragraph + first, *others)


def is_name(id: str, word: str) -> bool:
    """Whether a text names a thing, and is no sentence, no sign and no empty place."""
    words = word.split()
    return (
        word[0].isalpha() and len(word) > 1 and len(words) <= LONGEST_NAME and word[-1] != "." and id not in NO_THINGS
    )


@cache
def names(game: str, language: str) -> dict[str, str]:
    """The texts of a game that are the same every time: those without variables."""
    file = SOURCE / "torri" / "games" / game / "texts" / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.value:
            parts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
            if len(parts) == len(entry.value.elements):
                found[entry.id.name] = "".join(parts)
    return found
