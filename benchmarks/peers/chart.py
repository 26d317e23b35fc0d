"""The figures as a plot; needs matplotlib."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from contest import Contender

COLOURS = ("#b5402a", "#2f6690", "#3a7d44", "#8a5a9e", "#c08a1e", "#5b6770")
SETTINGS = {
    "svg.hashsalt": "torri",  # the same figures give the same file
    "svg.fonttype": "none",
    "font.size": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


def draw(contenders: list[Contender], shown: list[Contender], out: Path) -> bool:
    """A bar a row, by library and speed, on a logarithmic scale; whether there was anything to draw with."""
    try:
        matplotlib = import_module("matplotlib")
    except ImportError:
        print("matplotlib is not installed: no plot.")
        return False
    if not shown:
        return False
    matplotlib.use("svg")
    matplotlib.rcParams.update(SETTINGS)
    plots = import_module("matplotlib.pyplot")
    libraries = list(dict.fromkeys(one.library for one in contenders))
    rows = sorted(shown, key=lambda one: (libraries.index(one.library), -one.rate))
    figure, axes = plots.subplots(figsize=(9, 0.9 + 0.19 * len(rows)), facecolor="white", layout="constrained")
    for place, one in enumerate(rows):
        colour = COLOURS[libraries.index(one.library) % len(COLOURS)]
        axes.barh(place, one.rate, color=colour, alpha=1.0 if one.steered else 0.55, height=0.8)
        axes.text(one.rate * 1.1, place, f"{one.rate:,.0f}", va="center", fontsize=7)
    axes.set_yticks(range(len(rows)), [f"{one.library}: {one.game}, {one.interface}" for one in rows])
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.set_xscale("log")
    axes.set_xlim(right=max(one.rate for one in rows) * 6)
    axes.set_xlabel("decisions a second on one core (logarithmic); paler: a loop, in which nobody outside chooses")
    axes.set_title("Patrizier and games of comparable branching", loc="left")
    figure.savefig(out, metadata={"Date": None, "Creator": None}, facecolor="white")
    plots.close(figure)
    return True
