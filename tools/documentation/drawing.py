"""Boxes, arrows and words as SVG, in the few shapes that our diagrams need."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from html import escape
from typing import Final

LETTER_WIDTH: Final = 6.6  # of small text, on average
LINE_HEIGHT: Final = 16
INK, PAPER, FILL, EDGE, QUIET = "#3b2f2a", "#fffdf8", "#f3e6d3", "#8c6239", "#6b5d55"

STYLE: Final = (
    f"text{{font-family:Georgia,'Times New Roman',serif;font-size:13px;fill:{INK}}}"
    f".name{{font-weight:bold;font-size:16px}}.quiet{{fill:{QUIET};font-size:12px}}"
    f".code{{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:12px;fill:{QUIET}}}"
    f"rect.box{{fill:{FILL};stroke:{EDGE};stroke-width:1.5}}"
    f"path{{stroke:{EDGE};stroke-width:1.5;fill:none}}path.dashed{{stroke-dasharray:5 4}}"
)
HEAD: Final = (
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
    f'orient="auto-start-reverse"><path d="M 0 0 L 10 5 L 0 10 z" style="fill:{EDGE};stroke:none"/></marker></defs>'
)


@dataclass(frozen=True)
class Box:
    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> int:
        return self.x + self.width // 2

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def nearest(self, x: int) -> int:
        """Where on its width it is nearest to an x, a little away from the corners."""
        return min(max(x, self.x + 14), self.x + self.width - 14)


def box(at: Box, name: str, about: str, code: str = "") -> str:
    lines = textwrap.wrap(about, int((at.width - 20) / LETTER_WIDTH))
    rows = [("name", name), *(("quiet", line) for line in lines), *([("code", code)] if code else [])]
    top = at.y + (at.height - len(rows) * LINE_HEIGHT) // 2 + 13
    texts = (text(at.middle, top + number * LINE_HEIGHT, row, kind) for number, (kind, row) in enumerate(rows))
    frame = f'<rect class="box" x="{at.x}" y="{at.y}" width="{at.width}" height="{at.height}" rx="8"/>'
    return "\n".join([frame, *texts])


def text(x: int, y: int, words: str, kind: str = "quiet", anchor: str = "middle") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words, quote=False)}</text>'


def arrow(points: list[tuple[int, int]], dashed: bool = False) -> str:
    way = " L ".join(f"{x} {y}" for x, y in points)
    kind = ' class="dashed"' if dashed else ""
    return f'<path{kind} d="M {way}" marker-end="url(#head)"/>'


def svg(width: int, height: int, title: str, parts: list[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
            f'aria-label="{escape(title)}">',
            f"<style>{STYLE}</style>",
            HEAD,
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )
