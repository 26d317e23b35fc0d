"""A page with a board in it, made of the drawings of the browser app; it knows nothing of games."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from gzip import compress
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

DRAWINGS: Final = Path(str(files("torri") / "web" / "show"))
PLACE: Final = re.compile(r"{{(\w+)}}")  # in the page, for what is put in


class NotBuilt(RuntimeError):
    """The drawings of the browser app are missing."""


class Board:
    """A position or a record to look at: a notebook shows it, `save` writes it as a page for any browser."""

    def __init__(self, title: str, given: dict[str, Any], height: int, instead: str) -> None:
        self.title = title
        self.given = given
        self.height = height
        self.instead = instead  # what is read where the page may not be shown

    def page(self) -> str:
        """The whole page; it needs no other file and no network."""
        parts = {
            "LANGUAGE": self.given["language"],
            "TITLE": escape(self.title),
            "GIVEN": _packed(msgspec.json.encode(self.given)),
            "STYLE": _packed_once(built("show.css")),
            "SCRIPT": _packed_once(built("show.js")),
        }
        return PLACE.sub(lambda place: parts[place[1]], built("page.html"))

    def save(self, path: Path | str) -> Path:
        """Write the page to a file."""
        file = Path(path)
        file.write_text(self.page(), encoding="utf-8")
        return file

    def _repr_html_(self) -> str:
        # A frame of its own: neither the notebook's styles nor its data and ours meet.
        style = f"width: 100%; height: {self.height}px; border: 0"
        title, page, instead = escape(self.title), escape(self.page()), escape(self.instead)
        # No browser shows what stands in a frame; where a notebook is not trusted, Jupyter leaves nothing else of it.
        return f'<iframe title="{title}" sandbox="allow-scripts" style="{style}" srcdoc="{page}">{instead}</iframe>'


def built(name: str) -> str:
    """A file of the drawings."""
    file = DRAWINGS / name
    if not file.is_file():
        raise NotBuilt(
            "the drawings of the browser app are not here; a package from an index has them, "
            "and in a checkout `python tools/web.py build` makes them"
        )
    return file.read_text(encoding="utf-8")


@lru_cache(maxsize=2)
def _packed_once(content: str) -> str:
    """The same in every picture."""
    return _packed(content.encode())


def _packed(content: bytes) -> str:
    return b64encode(compress(content, 9, mtime=0)).decode("ascii")
