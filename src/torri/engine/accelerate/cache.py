"""Where compiled code is kept, and for how long."""

from __future__ import annotations

import atexit
import contextlib
import os
import re
import shutil
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

FOLDER_NAME = re.compile(r"[0-9a-f]{32}")  # nothing else is ever removed from the cache
CODE_KEPT_SECONDS = 60 * 24 * 60 * 60  # compiled code not used for this long is removed


def used_folder(name: str) -> Path:
    """The folder of that name in the cache, marked as used; folders not used for a long time are removed."""
    home = cache_folder()
    used = home / name
    used.mkdir(parents=True, exist_ok=True)
    os.utime(used)
    for folder in home.iterdir():
        with contextlib.suppress(OSError):  # another process may be removing it too
            if FOLDER_NAME.fullmatch(folder.name) and time.time() - folder.stat().st_mtime > CODE_KEPT_SECONDS:
                shutil.rmtree(folder)
    return used


@cache
def _private_folder() -> Path:
    """A folder for this process only, which nobody else can have prepared: compiled code is trusted."""
    folder = tempfile.mkdtemp(prefix="torri-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def cache_folder() -> Path:
    """Where compiled code is kept: in `TORRI_CACHE`, the user's cache folder, or else a private one."""
    given = os.environ.get("TORRI_CACHE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = home / "torri" / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = _private_folder()
    return folder
