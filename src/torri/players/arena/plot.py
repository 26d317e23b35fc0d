"""The win rates of a contest as a picture: a dot for each entrant, a bar for its interval, a line for the fair share.

Plain SVG that any browser shows, in light and dark mode; screen readers can read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from torri.players.arena.results import Standing

WIDTH_PX: Final = 800
LEFT_PX: Final = 230  # where the plot itself begins
RIGHT_PX: Final = 580
TOP_PX: Final = 74
ROW_PX: Final = 34
FOOT_PX: Final = 52
MAX_NAME_CHARACTERS: Final = 30  # longer names do not fit
TICKS: Final = (0, 25, 50, 75, 100)

STYLE: Final = """
 .ground { fill: #ffffff } text { fill: #1f2328; font: 14px system-ui, sans-serif } .head { font-size: 17px }
 .small { font-size: 12px } .grid { stroke: #d0d7de } .fair { stroke: #9a6700; stroke-dasharray: 5 4 }
 .fair-text { fill: #9a6700; font-size: 12px } .bar { stroke: #0969da; stroke-width: 3 } .dot { fill: #0969da }
 @media (prefers-color-scheme: dark) {
  .ground { fill: #0d1117 } text { fill: #e6edf3 } .grid { stroke: #3d444d } .fair { stroke: #d29922 }
  .fair-text { fill: #d29922 } .bar { stroke: #58a6ff } .dot { fill: #58a6ff }
 }
"""


@dataclass(frozen=True, slots=True)
class Captions:
    """The words of the picture."""

    title: str
    description: str
    axis: str
    fair: str


def plot(standings: Sequence[Standing], fair: float, captions: Captions) -> str:
    """The picture as SVG; `fair` is the win rate of equal players."""
    height = TOP_PX + ROW_PX * len(standings) + FOOT_PX
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH_PX}" height="{height}"'
        f' viewBox="0 0 {WIDTH_PX} {height}" role="img" aria-labelledby="title description">',
        f'<title id="title">{escape(captions.title)}</title>',
        f'<desc id="description">{escape(captions.description)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH_PX}" height="{height}"/>',
        f'<text class="head" x="16" y="30">{escape(captions.title)}</text>',
        *_frame(height - FOOT_PX, fair, captions),
    ]
    for number, standing in enumerate(standings):
        lines += _row(standing, TOP_PX + ROW_PX * number + ROW_PX // 2)
    return "\n".join([*lines, "</svg>", ""])


def _x(rate: float) -> str:
    return f"{LEFT_PX + rate * (RIGHT_PX - LEFT_PX):.1f}"


def _frame(bottom: int, fair: float, captions: Captions) -> Iterator[str]:
    for tick in TICKS:
        x = _x(tick / 100)
        yield f'<line class="grid" x1="{x}" y1="{TOP_PX - 6}" x2="{x}" y2="{bottom + 4}"/>'
        yield f'<text class="small" x="{x}" y="{bottom + 20}" text-anchor="middle">{tick} %</text>'
    x = _x(fair)
    yield f'<line class="fair" x1="{x}" y1="{TOP_PX - 6}" x2="{x}" y2="{bottom + 4}"/>'
    yield f'<text class="fair-text" x="{x}" y="{TOP_PX - 12}" text-anchor="middle">{escape(captions.fair)}</text>'
    middle = (LEFT_PX + RIGHT_PX) // 2
    yield f'<text class="small" x="{middle}" y="{bottom + 40}" text-anchor="middle">{escape(captions.axis)}</text>'


def _row(standing: Standing, y: int) -> Iterator[str]:
    name = (
        standing.name if len(standing.name) <= MAX_NAME_CHARACTERS else f"{standing.name[: MAX_NAME_CHARACTERS - 1]}…"
    )
    yield f'<g><text x="{LEFT_PX - 14}" y="{y + 5}" text-anchor="end">{_legible(name)}</text>'
    rate = standing.score.win_rate
    if rate is not None:
        low, high = (rate.mean if end is None else end for end in (rate.low, rate.high))
        yield f'<line class="bar" x1="{_x(low)}" y1="{y}" x2="{_x(high)}" y2="{y}"/>'
        yield f'<circle class="dot" cx="{_x(rate.mean)}" cy="{y}" r="6"/>'
        text = f"{rate.mean:.1%} ({low:.1%} – {high:.1%})".replace("%", " %")
        yield f'<text class="small" x="{RIGHT_PX + 16}" y="{y + 4}">{text}</text>'
    yield f"<title>{_legible(standing.name)}</title></g>"


def _legible(text: str) -> str:
    """A name may contain characters that XML does not allow."""
    return escape("".join(sign if sign.isprintable() else "?" for sign in text))
