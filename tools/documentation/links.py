"""Links of a page: relative to its file in the repository, turned into links of the site."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from documentation.places import ROOT

# A file of the repository that is no page of the site.
REPOSITORY: Final = "https://github.com/torri-games/torri/blob/main/"
FENCE: Final = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(?<=\]\()([^()\s]+)(?=\))")
ELSEWHERE: Final = re.compile(r"[a-z]+:|#")


class BrokenLink(Exception):
    """A page links to a file that is not there."""

    def __init__(self, page: str, link: str) -> None:
        super().__init__(f"{page} links to {link}, which is not there")


def relinked(text: str, source: str, pages: Mapping[str, str]) -> str:
    """The text of a page; `source` is its path in the repository, `pages` maps such paths to those on the site."""
    return _outside_fences(text, lambda part: LINK.sub(lambda link: _target(link[1], source, pages), part))


def links(text: str) -> Iterator[str]:
    """All links of a page, without those inside code."""
    for part in FENCE.sub("", text).splitlines():
        yield from LINK.findall(part)


def resolve(link: str, source: str) -> tuple[str, str]:
    """The file in the repository that a relative link of a page leads to, and the anchor there."""
    path, hash_sign, anchor = link.partition("#")
    joined = os.path.normpath(PurePosixPath(source).parent / path)
    return PurePosixPath(joined).as_posix(), hash_sign + anchor


def _target(link: str, source: str, pages: Mapping[str, str]) -> str:
    if ELSEWHERE.match(link):
        return link
    file, anchor = resolve(link, source)
    if file in pages:
        here = PurePosixPath(pages[source]).parent
        return Path(os.path.relpath(pages[file], here)).as_posix() + anchor
    if not (ROOT / file).exists():
        raise BrokenLink(source, link)
    return REPOSITORY + file + anchor


def _outside_fences(text: str, change: Callable[[str], str]) -> str:
    parts: list[str] = []
    end = 0
    for fence in FENCE.finditer(text):
        parts += [change(text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(text[end:])])
