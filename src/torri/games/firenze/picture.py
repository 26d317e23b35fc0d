"""A text picture of a view, for terminals and screen readers: plain lines of at most 100 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Final

from torri.engine.layout import aligned

from .events import written_bricks
from .tables import COLOURS
from .views import FirenzeBricks, FirenzeCommission, FirenzeTable, FirenzeView

Words = Callable[..., str]
PICTURE_COLUMNS: Final = 100
MAX_BRICKS_SHOWN: Final = 20  # more are counted


def picture(view: FirenzeView, words: Words) -> str:
    """The table as a seat sees it. Bricks and towers are letters: w y g r b p."""
    table = view["table"]
    parts = [
        [_title(view, words)],
        _board(table, words),
        _row(table, words),
        _seats(view, words),
        _hands(view, words),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _title(view: FirenzeView, words: Words) -> str:
    table = view["table"]
    if view["winners"] is not None:
        return words("picture-over")
    facts = {"round": table["round"], "draw": table["draw"], "discard": len(table["discard"])}
    return words("picture-title", **facts, bag=_counted(table["bag"]))


def _counted(bricks: FirenzeBricks) -> str:
    """Many bricks, counted: `w9 y4`."""
    return " ".join(f"{colour[0]}{bricks[colour]}" for colour in COLOURS if bricks[colour]) or "-"


def _board(table: FirenzeTable, words: Words) -> list[str]:
    """A row for each tower of the board; a seal shows its seat in brackets, `x` is neutral."""
    heights = [str(item["height"]) for item in table["towers"][0]["commissions"]]
    rows = [[words("picture-tower"), *heights, words("picture-flag")]]
    for tower in table["towers"]:
        cells = [_commission(item) for item in tower["commissions"]]
        rows.append([words(f"colour-{tower['colour']}"), *cells, str(tower["flag"])])
    tiles = {item["height"]: item for item in table["tiles"]}
    shown = [str(tiles[int(h)]["points"]) if int(h) in tiles else "" for h in heights]
    for column, height in enumerate(heights):
        owner = tiles[int(height)]["seat"] if int(height) in tiles else None
        if owner is not None:
            shown[column] = f"[{owner + 1}]"
    rows.append([words("picture-tiles"), *shown, ""])
    lines = aligned(rows)
    if table["church"]:
        lines += _wrapped(words("picture-church", cards=", ".join(words(f"card-{card}") for card in table["church"])))
    if "campanile" in table["church"]:
        seats = ", ".join(words("seat-name", seat=seat) for seat in table["bells"])
        lines += _wrapped(words("picture-bells", bells=seats or "-"))
    return lines


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, PICTURE_COLUMNS, subsequent_indent="  ")


def _commission(item: FirenzeCommission) -> str:
    if item["seal"] == "neutral":
        return "[x]"
    if item["seal"] is not None:
        return f"[{item['seal'] + 1}]"
    return f"{item['points']} {item['balcony'] or ''}".strip()


def _row(table: FirenzeTable, words: Words) -> list[str]:
    rows = []
    for number, card in enumerate(table["row"], 1):
        if card is not None:
            counts = [card["bricks"][colour] for colour in COLOURS]
            bricks = written_bricks(counts) if sum(counts) <= MAX_BRICKS_SHOWN else _counted(card["bricks"])
            aside = words("picture-aside") if card["aside"] else ""
            rows.append([f"c{number}", words(f"card-{card['card']}"), bricks, aside])
    return aligned(rows) if rows else []


def _seats(view: FirenzeView, words: Words) -> list[str]:
    heads = ("seat", "points", "seals", "cards", "stock", "towers", "buildings")
    rows = [[" ", *(words(f"picture-{name}") for name in heads)]]
    for seat, shown in enumerate(view["table"]["seats"]):
        mark = ">" if view["actor"] == seat else " "
        buildings = ", ".join(words(f"card-{card}") for card in shown["buildings"])
        towers = " ".join(tower["text"] for tower in shown["towers"])
        cells = (shown["points"], shown["seals"], shown["cards"], _counted(shown["stock"]), towers or "-", buildings)
        rows.append([mark, f"{seat + 1} {words('seat-name', seat=seat)}", *map(str, cells)])
    return [line for row in aligned(rows) for line in textwrap.wrap(row, PICTURE_COLUMNS, subsequent_indent=" " * 3)]


def _hands(view: FirenzeView, words: Words) -> list[str]:
    lines = []
    for seat, shown in enumerate(view["table"]["seats"]):
        if "hand" in shown:
            cards = ", ".join(words(f"card-{card}") for card in shown["hand"]) or words("picture-empty")
            name = "picture-own-hand" if seat == view["seat"] else "picture-known-hand"
            facts = {} if seat == view["seat"] else {"seat": seat}
            lines += _wrapped(words(name, **facts, cards=cards))
    return lines
