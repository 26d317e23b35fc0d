"""Words that nobody has to read in names and chat: whole words only, so that no place and no family name is refused
for what stands inside it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, Self

from torri.matches.errors import UnwelcomeWords

EVERYWHERE: Final = "all"  # the list that holds in every language
LISTS: Final = (EVERYWHERE, "en", "de", "nl", "it")
_LOOK_ALIKE: Final = str.maketrans("013457@$€", "oieastase")
_WORD: Final = re.compile(r"[^\W_]+")
_DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")
MIN_SPELLED_LETTERS: Final = 3  # one by one, with something between


def _plain_letters(text: str) -> str:
    """Without accents, case and figures that look like letters."""
    letters = unicodedata.normalize("NFKD", text.casefold()).translate(_LOOK_ALIKE)
    return "".join(sign for sign in letters if not unicodedata.combining(sign))


def _spelled(words: list[str]) -> list[str]:
    """Words that are spelled l e t t e r by l.e.t.t.e.r."""
    found, run = [], ""
    for word in [*words, ""]:
        if len(word) == 1:
            run += word
            continue
        if len(run) >= MIN_SPELLED_LETTERS:
            found.append(run)
        run = ""
    return found


def _forms(words: list[str]) -> set[str]:
    """The words, also with letters that are drawn out as often as they usually stand: once or twice."""
    return {form for word in words for form in (word, _DRAWN_OUT.sub(r"\1", word), _DRAWN_OUT.sub(r"\1\1", word))}


class WordFilter:
    """Lists of words by language, and one for all. An entry of several words is found where they follow each other."""

    def __init__(self, lists: Mapping[str, set[str]]) -> None:
        self._lists = {
            name: {" ".join(_WORD.findall(_plain_letters(entry))) for entry in entries} - {""}
            for name, entries in lists.items()
        }

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The operator's files, `en.txt` and so on; where one is missing, the list of the package. An empty file allows
        everything."""
        return cls({name: _read(folder, name) for name in LISTS})

    def is_clean(self, text: str, language: str | None = None) -> bool:
        """Whether a text has none of the words: of a language and of the list for all; of all languages, if none is
        named."""
        words = _WORD.findall(_plain_letters(text))
        forms, whole = _forms([*words, *_spelled(words)]), f" {' '.join(words)} "
        names = self._lists if language is None else {EVERYWHERE, language} & set(self._lists)
        return not any(
            entry in forms or (" " in entry and f" {entry} " in whole) for name in names for entry in self._lists[name]
        )

    def require_clean(self, text: str, what: str, language: str | None = None) -> None:
        if not self.is_clean(text, language):
            raise UnwelcomeWords(what)


def _read(folder: Path, name: str) -> set[str]:
    own = folder / f"{name}.txt"
    source = own if own.is_file() else files("torri.matches") / "unwelcome" / f"{name}.txt"
    lines = source.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if (word := line.partition("#")[0].strip())}
