"""Draw the pictures of the documentation from a recorded game: `.venv/bin/python tools/pictures.py`."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from torri import Record
from torri.texts import Words

ROOT = Path(__file__).resolve().parent.parent
# A game, a record of it, a ply at which there is something to see, and an answer that is refused.
PICTURES = (("florenza", "3-won-by-points", 271, "donate"),)

PAPER, INK, SEPIA, RED = "#f3e9d2", "#2a1f17", "#64492f", "#902c1c"
WIDTH, LINE, MARGIN, SIZE = 800, 19, 28, 14
CHARACTER_WIDTH = 8.43  # at that size


def screen(name: str, file: str, ply: int, refused: str) -> list[tuple[str, str]]:
    """The lines of a terminal and their colours."""
    record = Record.load(ROOT / "tests" / "games" / name / "records" / f"{file}.torri")
    position = record.position(ply)
    seat = position.actor
    assert seat is not None and seat >= 0
    game = record.rules_of()
    words = Words("en", game, record.seats)
    shown = [(line, INK) for line in game.picture(position.view(seat), words).splitlines()]
    asked = words("play-turn", seat=seat, question=words.question(position.question.name))
    reasons = [words.reason(reason) for reason in position.why_not(position.parse(refused))]
    shown += [("", INK), (asked, SEPIA), (f"> why {refused}", RED), *((reason, INK) for reason in reasons)]
    shown += [(asked, SEPIA), ("> ?", RED)]
    for number, answer in enumerate(position.answers(), 1):
        name, facts = position.meaning(answer)
        shown.append((f"{number:>3}  {position.text(answer):<11}{words(f'answer-{name}', **facts)}", INK))
    return shown


def spaced(line: str) -> str:
    """A line whose spaces a browser keeps."""
    return escape(line).replace(" ", "&#160;")


def svg(title: str, lines: list[tuple[str, str]]) -> str:
    height = MARGIN * 2 + LINE * len(lines)
    width = max(WIDTH, int(MARGIN * 2 + CHARACTER_WIDTH * max(len(line) for line, _ in lines)))
    texts = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 1) - 5}" fill="{colour}">{spaced(line)}</text>'
        for number, (line, colour) in enumerate(lines)
        if line
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
            f'font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{SIZE}">',
            f"<title>{title} at the terminal: the position, a refused move explained, the moves allowed</title>",
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}" stroke="{SEPIA}"/>',
            *texts,
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    for name, file, ply, refused in PICTURES:
        picture = ROOT / "docs" / "images" / f"{name}-terminal.svg"
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_text(svg(name.capitalize(), screen(name, file, ply, refused)), encoding="utf-8")
