"""What the app without a server brings of others has its licence in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tools"))

import static_app
import static_licences
import web


def test_python_and_each_of_its_libraries_come_after_our_own_and_the_fonts(tmp_path: Path) -> None:
    file = tmp_path / "licences.json"
    app = [("own", "Torri"), ("font", "Cinzel"), ("library", "svelte")]
    file.write_text(json.dumps([{"kind": kind, "name": name} for kind, name in app]), encoding="utf-8")
    static_licences.add(file, static_app.LIBRARIES)
    found = json.loads(file.read_text(encoding="utf-8"))
    assert [one["kind"] for one in found[:3]] == ["own", "font", "library"]
    named = {one["name"]: one for one in found}
    assert {"Pyodide", "Python", "svelte", *static_app.LIBRARIES} <= named.keys()
    assert named["Pyodide"]["licence"] == "MPL-2.0" and "Mozilla Public License" in named["Pyodide"]["text"]
    for name, by in (("musl", "Rich Felker"), ("libffi", "Anthony Green"), ("zlib", "Mark Adler")):
        assert by in named[name]["text"] and "without" in named[name]["text"].lower(), "who holds it, and its terms"
    assert "UNICODE" in named["babel"]["text"].upper(), "its data have a licence of their own"


def test_a_library_without_the_text_of_its_licence_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_licences, "SPELT", {})
    with pytest.raises(web.BuildError, match="fluent"):
        static_licences.notices(["fluent.runtime"])
