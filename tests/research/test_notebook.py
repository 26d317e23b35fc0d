"""Boards in a notebook: what a page of `torri.show` has in it."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from gzip import decompress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import torri
from torri.engine.errors import UnknownSeat
from torri.research import board_page
from torri.research.board_page import Board, NotBuilt

PAGE = Path(__file__).resolve().parents[2] / "web" / "build" / "show.html"
PACKED = re.compile(r"'(H4sI[\w+/=]+)'")
SEATS = ["Anna", "Bo", "<Cleo>"]


@pytest.fixture(autouse=True)
def drawings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page as it is; script and style sheet are tried in a browser (tests/browser/test_notebook.py)."""
    (tmp_path / "page.html").write_bytes(PAGE.read_bytes())
    (tmp_path / "show.js").write_text("'{{GIVEN}}'", encoding="utf-8")
    (tmp_path / "show.css").touch()
    (tmp_path / "texts").mkdir()
    for language in ("en", "de"):
        (tmp_path / "texts" / f"patrizier-{language}.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(board_page, "DRAWINGS", tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def record() -> torri.Record:
    record = torri.Record.begin("patrizier", 3, seats=SEATS)
    position, chance = record.start(), Random(1)
    for _ in range(40):
        record.answers.append(chance.choice(position.answers()))
        position.apply(record.answers[-1])
    return record


def given(board: Board) -> Any:
    packed = PACKED.findall(board.page())
    assert len(packed) == 3  # what is given, the style sheet, the script
    return json.loads(decompress(b64decode(packed[0])))


def changed(before: Any, change: Any) -> Any:
    """As web/src/show/given.ts does it."""
    if isinstance(change, list):
        return change[0]
    parts = list(enumerate(before)) if isinstance(before, list) else list(before.items())
    now = {part: changed(value, change[str(part)]) if str(part) in change else value for part, value in parts}
    return list(now.values()) if isinstance(before, list) else now


@pytest.mark.parametrize(("seat", "open"), [(None, False), (1, False), (1, True)])
def test_a_record_is_shown_ply_by_ply_as_its_viewer_may_see_it(
    record: torri.Record, seat: int | None, open: bool
) -> None:
    position, moment = record.start(), None
    shown = given(torri.show(record, seat, open=open, language="de"))
    assert shown["language"] == "de"
    assert [one["name"] for one in shown["replay"]["table"]["seats"]] == SEATS
    assert len(shown["moments"]) == len(record.answers) + 1
    for ply, change in enumerate(shown["moments"]):
        moment = changed(moment, change)
        if ply:
            position.apply(record.answers[ply - 1])
        assert moment["view"] == json.loads(msgspec.json.encode(position.view(seat, open)))
        assert moment["ply"] == ply


def test_a_page_needs_nothing_from_elsewhere(record: torri.Record, tmp_path: Path) -> None:
    board = torri.show(record.position(), language="en", names=SEATS)
    page = board.page()
    assert "://" not in page
    assert not re.search(r"\b(src|href)=", page)
    assert "default-src 'none'" in page
    assert board.save(tmp_path / "board.html").read_text(encoding="utf-8") == page
    frame = board._repr_html_()
    assert frame.startswith("<iframe ")
    assert frame.count("<") == frame.count(">") == 2  # the page is in an attribute
    assert frame.endswith("Run the cell, or trust the notebook.</iframe>"), (
        "all that Jupyter leaves of it without trust"
    )
    assert page == torri.show(record.position(), language="en", names=SEATS).page(), "the same is the same page"


def test_what_cannot_be_shown(record: torri.Record, drawings: Path) -> None:
    with pytest.raises(UnknownSeat):
        torri.show(record, 3)
    with pytest.raises(ValueError, match="there are en, nl, de, it"):
        torri.show(record, language="la")
    with pytest.raises(ValueError, match="there are system, light, dark"):
        torri.show(record, theme="sepia")
    board = torri.show(record, language="en")
    (drawings / "show.js").unlink()
    with pytest.raises(NotBuilt, match=r"tools/web\.py build"):
        board.page()
