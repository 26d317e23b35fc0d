"""A text picture of a view, for terminals and screen readers: plain lines of at most 100 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Final, Literal

from torri.engine.layout import aligned

from .events import LETTERS, written_goods
from .figures import CUBES
from .views import (
    FlorenzaArtist,
    FlorenzaCityWork,
    FlorenzaCubes,
    FlorenzaLot,
    FlorenzaOwnWork,
    FlorenzaPreacher,
    FlorenzaTable,
    FlorenzaView,
    FlorenzaWork,
)

Words = Callable[..., str]
PICTURE_COLUMNS: Final = 100
POINTS: Final[tuple[Literal["prestige", "bishop"], ...]] = ("prestige", "bishop")
OFFICES: Final[tuple[Literal["captain", "bishop"], ...]] = ("captain", "bishop")


def picture(view: FlorenzaView, words: Words) -> str:
    """The table as a seat sees it. Cubes are letters: m w g t c s."""
    table = view["table"]
    parts = [
        _title(view, words),
        _life(table, words),
        _works(view, words),
        _buildings(table, words),
        _seats(view, words),
        _districts(view, words),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _title(view: FlorenzaView, words: Words) -> list[str]:
    table = view["table"]
    if view["winners"] is not None:
        return [words("picture-over")]
    lines = [words("picture-title", round=table["round"], rounds=table["rounds"], phase=f"phase-{table['phase']}")]
    if table["order"]:
        order = ", ".join(words("seat-name", seat=seat) for seat in table["order"])
        lines += _wrapped(words("picture-order", order=order))
    lines += _wrapped(words("picture-supply", cubes=_counted(table["supply"])))
    lines += _wrapped(words("picture-signs"))
    return lines


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, PICTURE_COLUMNS, subsequent_indent="    ")


def _counted(cubes: FlorenzaCubes) -> str:
    """Many cubes, counted: `m9 w4`."""
    letters = zip(LETTERS, (cubes[cube] for cube in CUBES), strict=True)
    return " ".join(f"{letter}{count}" for letter, count in letters if count) or "-"


def _life(table: FlorenzaTable, words: Words) -> list[str]:
    """A line for each card: who lies under it. `x` is hired, `*` has made a masterpiece, `!` is kept away."""
    lines = []
    away = (table["guarded"], table["banished"])
    for card in table["life"]:
        persons = "; ".join(_person(person, away) for person in card["persons"])
        if persons:
            lines += _wrapped(f"{card['numeral']:>4}  {persons}")
    nameless = ", ".join(f"{words(f'nameless-{kind}')}: {count}" for kind, count in table["nameless"].items())
    return [*_wrapped(words("picture-life")), *lines, *_wrapped(f"   -  {nameless}")] if lines else []


def _person(person: FlorenzaArtist | FlorenzaPreacher, away: tuple[str | None, ...]) -> str:
    marks = "x" if person["hired"] else ""
    marks += "!" if person["person"] in away else ""
    if person["kind"] == "preacher":
        workers = "".join(map(str, person["workers"]))
        points = _points(person)
        said = f"ƒ{person['fee']} ⚒{workers}" + ("" if points == "-" else f" {points}")
    else:
        marks += "*" if person["master"] else ""
        said = ", ".join(f"{row['talent'][0]} ƒ{row['fee']} {''.join(map(str, row['fame']))}" for row in person["rows"])
    return f"{marks}{person['name']} ({said})"


def _points(shown: FlorenzaPreacher | FlorenzaWork) -> str:
    return written_goods({good: shown[good] for good in POINTS if shown[good]})


def _works(view: FlorenzaView, words: Words) -> list[str]:
    """The artworks of the own district and of the city: `[n]` bears the crest of seat n, `(n)` is planned by it."""
    table, seat = view["table"], view["seat"]
    rows = [[words(f"picture-{name}") for name in ("work", "talents", "cost", "gain", "income", "crest")]]
    for own in [] if seat is None else table["seats"][seat]["works"]:
        rows.append(_work(own, seat if own["completed"] else None, seat if own["planned"] else None))
    for item in table["works"]:
        rows.append(_work(item, item["crest"], item["planned"]))
    return [line if len(line) <= PICTURE_COLUMNS else f"{line[: PICTURE_COLUMNS - 1]}…" for line in aligned(rows)]


def _work(item: FlorenzaCityWork | FlorenzaOwnWork, crest: int | None, planned: int | None) -> list[str]:
    talents = "".join(talent[0] for talent in item["talents"])
    goods = (written_goods(item["cost"]), _points(item), written_goods(item["income"]))
    mark = "" if planned is None else f"({planned + 1}) {item['artist']}"
    return [item["work"], talents, *goods, mark if crest is None else f"[{crest + 1}]"]


def _buildings(table: FlorenzaTable, words: Words) -> list[str]:
    """The tiles that are left, two to a line."""
    shown = []
    for kind in table["buildings"]:
        if kind["left"]:
            gain = written_goods(kind["output"] or kind["income"])
            use = f"{written_goods(kind['use'])} > " if kind["use"] else ""
            prestige = f" ★{kind['prestige']}" if kind["prestige"] else ""
            shown.append(f"{kind['left']} {kind['name']}: {written_goods(kind['build'])}{prestige} | {use}{gain}")
    half = (len(shown) + 1) // 2
    pairs = [[left, right] for left, right in zip(shown[:half], [*shown[half:], ""], strict=False)]
    return [*_wrapped(words("picture-buildings")), *aligned(pairs)] if shown else []


def _seats(view: FlorenzaView, words: Words) -> list[str]:
    heads = ("seat", "family", "prestige", "certificates", "bishop", "florins", "cubes", "workers", "offices")
    rows = [[" ", *(words(f"picture-{name}") for name in heads)]]
    table = view["table"]
    for seat, shown in enumerate(table["seats"]):
        mark = ">" if view["actor"] == seat else " "
        offices = [office for office in OFFICES if table[office] == seat]
        cells = (
            f"{seat + 1} {words('seat-name', seat=seat)}",
            words(f"family-{shown['family']}") if shown["family"] else "-",
            str(shown["prestige"]),
            str(shown.get("certificates", "?")),
            str(shown["bishop_points"]),
            str(shown["florins"]),
            _counted(shown["cubes"]),
            f"{shown['workers']}+{shown['reserve']}",
            ", ".join(words(f"office-{office}") for office in offices),
        )
        rows.append([mark, *cells])
    return [line for row in aligned(rows) for line in textwrap.wrap(row, PICTURE_COLUMNS, subsequent_indent=" " * 3)]


def _districts(view: FlorenzaView, words: Words) -> list[str]:
    """For each seat its fields and its own artworks: what is in brackets is only planned."""
    lines = []
    for seat, shown in enumerate(view["table"]["seats"]):
        lots = [_lot(lot) for lot in shown["lots"] if lot["building"]]
        done = [item["work"] for item in shown["works"] if item["completed"]]
        planned = [f"({item['work']} {item['artist']})" for item in shown["works"] if item["planned"]]
        facts = {"seat": seat, "lots": " ".join(lots) or "-", "works": " ".join([*done, *planned]) or "-"}
        lines += _wrapped(words("picture-district", **facts))
        if shown["chiesa"]:
            lines += _wrapped("    " + words("picture-chiesa", person=shown["chiesa"]))
    return lines


def _lot(lot: FlorenzaLot) -> str:
    if not lot["finished"]:
        return f"{lot['field']}:({lot['name']})"
    worker = "" if lot["worker"] is None else f"[{lot['worker'] + 1}]"
    return f"{lot['field']}:{lot['name']}{worker}"
