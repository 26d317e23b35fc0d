"""Copies of the checkout, in which one file at a time is a mutant."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Final

from mutating import Mutant

LEFT_OUT: Final = shutil.ignore_patterns(
    *(".git", ".venv*", "dist", "node_modules", "__pycache__", ".*_cache", ".hypothesis", ".coverage*")
)
OF_SUITE: Final = ("tests", "pyproject.toml")  # what is taken from the checkout whose tests are asked
SHARED: Final = "web/node_modules"  # large, and never changed: only linked
_stamps = count(1_000_000_000)  # seconds


class Tree:
    """A copy with a folder for temporary files beside it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.temporary = folder / "tmp"
        self.temporary.mkdir(parents=True, exist_ok=True)
        for one in (folder, self.temporary):
            one.chmod(0o755)  # PostgreSQL, which tests start as another user, needs access

    def fill(self, source: Path, suite: Path | None = None) -> Tree:
        """Copy a checkout, with the tests of another one if that is given."""
        shutil.copytree(source, self.root, ignore=_ignore(source), symlinks=True)
        for name in OF_SUITE if suite is not None else ():
            assert suite is not None
            _replace(suite / name, self.root / name)
        shared = source / SHARED
        if shared.is_dir() and not (self.root / SHARED).exists():
            (self.root / SHARED).symlink_to(shared.resolve(), target_is_directory=True)
        return self

    def write(self, mutant: Mutant) -> str:
        """Let the file be the mutant; what was there before."""
        before = (self.root / mutant.path).read_text(encoding="utf-8")
        self.restore(mutant.path, mutant.of(before))
        return before

    def restore(self, path: str, text: str) -> None:
        """Write a file so that Python does not use compiled code of another version for it.

        Python knows what it has compiled by the size of a file and the second in which it was written: two mutants may
        well have both in common, so every writing gets a second of its own.
        """
        file = self.root / path
        file.write_text(text, encoding="utf-8")
        stamp = next(_stamps)
        os.utime(file, (stamp, stamp))

    def clean(self) -> None:
        """Remove what tests have left behind."""
        for one in self.temporary.iterdir():
            if one.is_dir() and not one.is_symlink():
                shutil.rmtree(one, ignore_errors=True)
            else:
                one.unlink(missing_ok=True)


def _ignore(source: Path) -> Callable[[str, list[str]], set[str]]:
    """What is left out; `build` only at the root, as web has one that is no output."""

    def ignored(folder: str, names: list[str]) -> set[str]:
        return set(LEFT_OUT(folder, names)) | ({"build"} if Path(folder) == source else set())

    return ignored


def _replace(source: Path, target: Path) -> None:
    if target.is_dir():
        shutil.rmtree(target)
    if source.is_dir():
        shutil.copytree(source, target, ignore=LEFT_OUT)
    elif source.exists():
        shutil.copy(source, target)


def digest_of(root: Path, files: Iterable[Path], *settings: object) -> str:
    found = hashlib.sha256(repr(settings).encode())
    for file in files:
        found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def deciding(root: Path) -> list[Path]:
    """The files that decide which tests notice what: sources, tests, settings."""
    found = [root / "pyproject.toml"]
    for name in ("src", "tests"):
        for file in sorted((root / name).rglob("*")):
            built = file.is_relative_to(root / "src" / "torri" / "web")
            if file.is_file() and "__pycache__" not in file.parts and not built:
                found.append(file)
    return found
