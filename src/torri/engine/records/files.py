"""Records on disk: JSON for programs, and a readable text form; loss-free both ways.

The text form is a header of tags, then the answers in the game's notation, a line for each actor in turn:
the ply of the first answer, who gave it (a seat from 1, or `*` for nature), the answers.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeVar

from torri.engine.catalogue import game as find_game
from torri.engine.catalogue import known_edition
from torri.engine.chance import SECRET_FORMAT
from torri.engine.errors import Facts, IllegalAnswer, Problem, TorriError, UnreadableRecord
from torri.engine.game import Game
from torri.engine.position import NUMBER, Position
from torri.engine.questions import NATURE
from torri.engine.records.sheet import Sheet

R = TypeVar("R", bound=Sheet)

RECORD_FORMAT: Final = 1
TAG_LINE: Final = re.compile(r'\[(\w+) (".*"|\S+)\]')
ANSWERS_PER_LINE: Final = 12  # in the text form
LARGEST_NUMBER: Final = 10**9  # numbers of a record stay below
LARGEST_FILE_CHARACTERS: Final = 4_000_000  # no game comes near this, and nothing larger is read

RECORD_FIELDS: Final = {
    "game": "text",
    "rules": "number",
    "edition": "text",
    "edition_sha256": "text",
    "players": "number",
    "options": "options",
    "seats": "texts",
    "commitment": "text or null",
    "entropy": "texts",
    "secret": "text or null",
    "answers": "numbers",
    "draws": "texts",
    "scores": "numbers or null",
    "winners": "numbers or null",
    "checksum": "text or null",
}
HEX_FIELDS: Final = ("edition_sha256", "commitment", "secret", "checksum")


def _is(kind: str, value: Any) -> bool:
    if kind.endswith(" or null"):
        return value is None or _is(kind.removesuffix(" or null"), value)
    if kind in ("numbers", "texts"):
        return isinstance(value, list) and all(_is(kind.removesuffix("s"), part) for part in value)
    if kind == "options":
        return isinstance(value, dict) and all(isinstance(part, bool | int | str) for part in value.values())
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER
    return isinstance(value, str)


def _checked(cls: type[R], data: dict[str, Any], source: str) -> R:
    """A record from data in which every field is present and well-formed."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:  # JSON can contain lone surrogates, which no text has
        raise _unreadable(source, "unreadable", detail=error.reason) from None
    for key in data.keys() - RECORD_FIELDS.keys():
        raise _unreadable(source, "unknown-key", path=key, known=", ".join(RECORD_FIELDS))
    for key, kind in RECORD_FIELDS.items():
        if key not in data:
            raise _unreadable(source, "missing-key", path=key)
        if not _is(kind, data[key]):
            raise _unreadable(source, "wrong-type", path=key, expected=f"kind-{kind.partition(' ')[0]}")
        if key in HEX_FIELDS and data[key] is not None and not SECRET_FORMAT.fullmatch(data[key]):
            raise _unreadable(source, "wrong-type", path=key, expected="kind-hexadecimal")
    if len(data["seats"]) != data["players"]:
        raise _unreadable(source, "wrong-sum", path="seats", found=len(data["seats"]), expected=data["players"])
    return cls(**data)


def _unreadable(source: str, name: str, **facts: int | str) -> UnreadableRecord:
    plain: Facts = dict(facts)
    return UnreadableRecord(source, Problem(name, plain))


def to_json(record: Sheet) -> str:
    data = {"torri": RECORD_FORMAT} | {item.name: getattr(record, item.name) for item in fields(record)}
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(cls: type[R], text: str, source: str) -> R:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        name = "cut-short" if error.pos >= len(text.rstrip()) - 1 else "no-json"
        raise _unreadable(source, name, line=error.lineno, detail=error.msg) from None
    except (RecursionError, ValueError) as error:  # too deep, or a number with too many digits
        raise _unreadable(source, "no-json", line=1, detail=type(error).__name__) from None
    if not isinstance(data, dict) or data.pop("torri", None) != RECORD_FORMAT:
        raise _unreadable(source, "wrong-format", expected=RECORD_FORMAT)
    return _checked(cls, data, source)


def _tags(record: Sheet) -> Iterator[tuple[str, Any]]:
    yield "Torri", RECORD_FORMAT
    yield "Game", record.game
    yield "Rules", record.rules
    yield "Edition", record.edition
    yield "EditionHash", record.edition_sha256
    yield "Players", record.players
    for name, value in record.options.items():
        yield "Option", f"{name} {json.dumps(value)}"
    for name in record.seats:
        yield "Seat", name
    if record.commitment is not None:
        yield "Commitment", record.commitment
    for text in record.entropy:
        yield "Entropy", text
    if record.secret is not None:
        yield "Secret", record.secret
    if record.scores is not None:
        yield "Scores", " ".join(map(str, record.scores))
    if record.winners is not None:
        yield "Winners", " ".join(str(seat + 1) for seat in record.winners)
    if record.checksum is not None:
        yield "Checksum", record.checksum


def to_text(record: Sheet, game: Game | None = None) -> str:
    lines = [f"[{tag} {json.dumps(value, ensure_ascii=False)}]" for tag, value in _tags(record)]
    lines += ["", *_moves(record, record.start(game)), ""]
    lines += [f"[Draw {json.dumps(draw)}]" for draw in record.draws]
    return "\n".join(lines).rstrip() + "\n"


def _who(position: Position | None) -> str:
    if position is None or position.actor is None:
        return "?"
    return "*" if position.actor == NATURE else str(position.actor + 1)


def _moves(record: Sheet, start: Position) -> Iterator[str]:
    """The answers in lines; after an answer that breaks the rules they are bare numbers."""
    position: Position | None = start
    line: list[str] = []
    for ply, answer in enumerate(record.answers):
        who = _who(position)
        if line and (line[1] != who or len(line) == ANSWERS_PER_LINE + 2):
            yield " ".join(line)
            line = []
        line = line or [str(ply), who]
        line.append(position.text(answer) if position else f"#{answer}")
        position = _after(position, answer)
    if line:
        yield " ".join(line)


def _after(position: Position | None, answer: int) -> Position | None:
    if position is not None:
        try:
            position.apply(answer)
        except IllegalAnswer:
            return None
    return position


def from_text(cls: type[R], text: str, source: str, edition: Path | None = None) -> R:
    data: dict[str, Any] = {"options": {}, "seats": [], "entropy": [], "answers": [], "draws": []}
    data |= dict.fromkeys(("commitment", "secret", "scores", "winners", "checksum"))
    moves: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.strip()
        if words.startswith("["):
            _read_tag(words, data, source, number)
        elif words:
            moves.append((number, words.split()))
    if data.pop("torri", None) != RECORD_FORMAT:
        raise _unreadable(source, "wrong-format", expected=RECORD_FORMAT)
    record = _checked(cls, data, source)
    known = None if edition else known_edition(record.game, record.edition_sha256)
    _read_moves(record, moves, source, known or find_game(record.game, edition))
    return record


def _read_tag(line: str, data: dict[str, Any], source: str, number: int) -> None:
    found = TAG_LINE.fullmatch(line)
    try:
        tag: str = found[1] if found else ""
        value: Any = json.loads(found[2]) if found else None
        match tag:
            case "Torri" | "Game" | "Rules" | "Edition" | "Players" | "Commitment" | "Secret" | "Checksum":
                data[tag.lower()] = value
            case "EditionHash":
                data["edition_sha256"] = value
            case "Option":
                name, _, written = value.partition(" ")
                data["options"][name] = json.loads(written)
            case "Seat":
                data["seats"].append(value)
            case "Entropy":
                data["entropy"].append(value)
            case "Draw":
                data["draws"].append(value)
            case "Scores":
                data["scores"] = [int(word) for word in value.split()]
            case "Winners":
                data["winners"] = [int(word) - 1 for word in value.split()]
            case _:
                raise ValueError(tag)
    except (TypeError, ValueError, AttributeError):
        raise _unreadable(source, "wrong-line", line=number, found=line) from None


def _read_moves(record: Sheet, moves: list[tuple[int, list[str]]], source: str, game: Game) -> None:
    position: Position | None = record.start(game)
    for line, words in moves:
        expected = [str(len(record.answers)), _who(position)]
        if words[:2] != expected or len(words) == 2:
            found = " ".join(words[:2])
            raise _unreadable(source, "wrong-ply", line=line, found=found, expected=" ".join(expected))
        for notation in words[2:]:
            try:
                answer = position.parse(notation) if position else _bare(notation)
            except (TorriError, ValueError):
                raise _unreadable(source, "wrong-notation", line=line, found=notation) from None
            record.answers.append(answer)
            position = _after(position, answer)


def _bare(notation: str) -> int:
    """The number of an answer that follows one that breaks the rules."""
    if not NUMBER.fullmatch(notation):
        raise ValueError(notation)
    return int(notation[1:])


def save(record: Sheet, path: Path, game: Game | None = None) -> None:
    text = to_json(record) if path.suffix == ".json" else to_text(record, game)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(cls: type[R], path: Path, edition: Path | None = None) -> R:
    source = str(path)
    try:
        if path.stat().st_size > LARGEST_FILE_CHARACTERS:
            raise _unreadable(source, "too-large", most=LARGEST_FILE_CHARACTERS)
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise _unreadable(source, "unreadable", detail=detail) from None
    return read(cls, text, source, edition)


def read(cls: type[R], text: str, source: str, edition: Path | None = None) -> R:
    """A record of either form."""
    if len(text) > LARGEST_FILE_CHARACTERS:
        raise _unreadable(source, "too-large", most=LARGEST_FILE_CHARACTERS)
    text = text.removeprefix("\ufeff")  # some editors write a byte order mark
    if not text.strip():
        raise _unreadable(source, "empty")
    return from_json(cls, text, source) if text.lstrip().startswith("{") else from_text(cls, text, source, edition)
