"""Where a server keeps its data, if nothing else is said."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from torri.server.settings import data_folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own; nothing else is set."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("TORRI_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_the_folder_is_where_linux_has_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local" / "share" / "torri"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert data_folder() == home / "elsewhere" / "torri"
    monkeypatch.setenv("TORRI_DATA", str(home / "here"))
    assert data_folder() == home / "here"
    assert not list(home.iterdir()), "to ask creates nothing"


@pytest.mark.parametrize(
    ("platform", "former"), [("darwin", "Library/Application Support/torri"), ("win32", "AppData/Local/torri")]
)
def test_data_that_lie_where_they_were_kept_before_are_found(
    home: Path, monkeypatch: pytest.MonkeyPatch, platform: str, former: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("LOCALAPPDATA", str(home / "AppData" / "Local"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    new = data_folder()
    assert new == home / "elsewhere" / "torri"
    (home / former).mkdir(parents=True)
    assert data_folder() == home / former
    new.mkdir(parents=True)
    assert data_folder() == new
