"""A text picture of a view, for terminals and screen readers: plain lines of at most 100 columns."""

from __future__ import annotations

from collections.abc import Callable

from torri.engine.layout import aligned

from .tables import TURNS
from .views import PatrizierTable, PatrizierView

Words = Callable[..., str]


def picture(view: PatrizierView, words: Words) -> str:
    """The table as a seat sees it; towers list the seats that own their floors, bottom up."""
    table = view["table"]
    if view["winners"] is None:
        title = words("picture-title", turn=table["turn"], turns=TURNS[view["players"]], stock=table["stock"])
    else:
        title = words("picture-over")
    parts = [[title], _cities(table, words), _seats(view, words), _own(view, words)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _cities(table: PatrizierTable, words: Words) -> list[str]:
    heads = [words(f"picture-{name}") for name in ("city", "towers", "floors", "tiles", "card")]
    rows = [heads]
    for city in table["cities"]:
        left, right = ("".join(str(owner + 1) for owner in tower) or "." for tower in city["towers"])
        built = sum(map(len, city["towers"]))
        tiles = words("picture-scored") if city["scored"] else " ".join(map(str, city["tiles"]))
        name = words(f"city-{city['name']}")
        rows.append([name, f"{left:>9} / {right}", f"{built}/{city['floors']}", tiles, city["card"] or "-"])
    return aligned(rows)


def _seats(view: PatrizierView, words: Words) -> list[str]:
    rows = [[" ", *(words(f"picture-{name}") for name in ("seat", "hand", "supply", "won", "top", "points"))]]
    for seat, shown in enumerate(view["table"]["seats"]):
        mark = ">" if view["actor"] == seat else " "
        name = f"{seat + 1} {words('seat-name', seat=seat)}"
        cells = (
            shown["cards"],
            shown["supply"],
            shown["tiles"],
            shown["top"] or "-",
            shown.get("points", "?"),
        )
        rows.append([mark, name, *map(str, cells)])
    return aligned(rows)


def _own(view: PatrizierView, words: Words) -> list[str]:
    lines = []
    for seat, shown in enumerate(view["table"]["seats"]):
        if "hand" in shown and view["winners"] is None:
            cards = ", ".join(shown["hand"]) or words("picture-empty")
            if seat == view["seat"]:
                lines.append(words("picture-own-hand", cards=cards))
            else:
                lines.append(words("picture-known-hand", seat=seat, cards=cards))
        if seat == view["seat"]:
            heads = shown["heads"]
            lines.append(
                words("picture-own-heads", ladies=heads["lady"], redhats=heads["redhat"], beards=heads["beard"])
            )
    return lines
