"""The app without a server is built again into a folder that has an older build."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tools"))

import static_app


def written(folder: Path, *names: str) -> Path:
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{folder.name}: {name}", encoding="utf-8")
    return folder


def contents(folder: Path) -> dict[str, str]:
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_nothing_of_the_older_build_stays_and_nothing_of_others_goes(tmp_path: Path) -> None:
    older = (
        "index.html",
        "service-worker.js",
        "assets/app-1.js",
        "assets/app-1.css",
        "python/library.bin",
        "wasm/a.wasm",
    )
    newer = ("index.html", "service-worker.js", "assets/app-2.js", "python/library.bin")
    target = tmp_path / "site"
    static_app.put(written(tmp_path / "older", *older), target)
    assert contents(target).keys() == set(older)
    written(target, "CNAME", ".git/config")
    static_app.put(written(tmp_path / "newer", *newer), target)
    others = {name: f"site: {name}" for name in ("CNAME", ".git/config")}
    assert contents(target) == {name: f"newer: {name}" for name in newer} | others
    assert not (target / "python" / "library.bin.new").exists()


def test_the_page_comes_after_what_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may open it while it is written."""
    target, seen = tmp_path / "site", list[str]()
    replace = Path.replace

    def watched(beside: Path, file: Path) -> Path:
        seen.append(file.relative_to(target).as_posix())
        return replace(beside, file)

    monkeypatch.setattr(Path, "replace", watched)
    static_app.put(written(tmp_path / "made", "service-worker.js", "index.html", "wasm/a.wasm", "robots.txt"), target)
    assert seen[-2:] == ["index.html", "service-worker.js"] and set(seen) == contents(target).keys()


def test_what_older_builds_have_used_is_not_kept_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_app, "ASIDE", tmp_path)
    written(tmp_path, "old.zip", "used.zip", "made-now.zip", "wasm-old/a.wasm", "wasm-used/a.wasm")
    for name in ("old.zip", "used.zip", "wasm-old", "wasm-used"):
        os.utime(tmp_path / name, (0, 0))
    for name in ("used.zip", "wasm-used"):
        static_app._used(tmp_path / name)
    static_app.tidy()
    assert contents(tmp_path).keys() == {"used.zip", "made-now.zip", "wasm-used/a.wasm"}
