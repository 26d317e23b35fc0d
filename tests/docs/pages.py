"""The pages of the documentation as they lie in the repository, and the code on them."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))  # so that tests can import the package documentation

FENCE: Final = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
HEREDOC: Final = re.compile(r"^(?P<command>.*<<'END')\n(?P<source>.*?)^END$", re.MULTILINE | re.DOTALL)
SHELL_OPERATORS: Final = ("&&", "&", ">")


@dataclass(frozen=True)
class Snippet:
    page: str  # its path in the repository
    line: int  # of its first line
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def all_pages() -> list[str]:
    places = ("*.md", "docs/**/*.md", "benchmarks/*.md")
    return sorted(path.relative_to(ROOT).as_posix() for place in places for path in ROOT.glob(place))


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def snippets(page: str, language: str) -> list[Snippet]:
    text = text_of(page)
    return [
        Snippet(page, text[: found.start(2)].count("\n") + 1, found[1], found[2])
        for found in FENCE.finditer(text)
        if found[1] == language
    ]


def python_of(page: str) -> list[Snippet]:
    """Python, and Python that is given to an interpreter in a shell."""
    given = [
        Snippet(page, shell.line + shell.text[: found.start("source")].count("\n"), "python", found["source"])
        for shell in snippets(page, "sh")
        for found in HEREDOC.finditer(shell.text)
    ]
    return sorted([*snippets(page, "python"), *given], key=lambda snippet: snippet.line)


def commands(page: str) -> Iterator[list[str]]:
    """Every command of the shell on a page, as words; what an operator joins is several."""
    for snippet in snippets(page, "sh"):
        for line in HEREDOC.sub("", snippet.text.replace("\\\n", " ")).splitlines():
            lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
            lexer.whitespace_split = True
            lexer.commenters = "#"
            yield from _split(list(lexer))


def _split(words: list[str]) -> Iterator[list[str]]:
    command: list[str] = []
    for word in words:
        if word in SHELL_OPERATORS:
            yield command
            command = []
            if word == ">":
                return  # a file follows, no command
        elif command or "=" not in word:  # else it is a variable set for the command
            command.append(word)
    if command:
        yield command
