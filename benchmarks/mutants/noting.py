"""Notes what a process executes, test by test. Imported by every Python that a test starts, so it imports little.

A file says which test is running. A server is often there for many tests and may be killed at any moment, so what
it has executed is written down whenever that file changes.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from coverage import Coverage

FOLDER: Final = "TORRI_MUTANTS_NOTES"  # in the environment: where the notes go
MEASURED: Final = "TORRI_MUTANTS_MEASURED"  # and what is noted
CHECK_SECONDS: Final = 0.003  # between two checks of the file
SEEN_SECONDS: Final = 5 * CHECK_SECONDS  # after which every process has seen a change
LISTENING_SUFFIX: Final = ".listening"

_open, _write, _close, _replace, _listdir, _sleep = os.open, os.write, os.close, os.replace, os.listdir, time.sleep


def measuring(folder: Path, measured: list[str]) -> Coverage:
    """Each process writes a file of its own."""
    from coverage import Coverage

    data = str(folder / "data")
    found = Coverage(data_file=data, data_suffix=True, include=measured, config_file=False, messages=False)
    found.set_option("run:concurrency", ["thread", "greenlet"])
    found.set_option("run:core", "ctrace")  # the others do not know which test it is
    found.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured", "already-imported"])
    return found


def note(folder: Path, number: int, test: str) -> None:
    """Write down which test is running; a new number tells processes to write their notes.

    Called in the middle of a test, which may have patched anything: writing may fail, and `sleep` may not sleep.
    """
    new = _open(f"{folder}/now.new", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    _write(new, f"{number}\n{test}".encode())
    _close(new)
    _replace(f"{folder}/now.new", f"{folder}/now")
    if any(name.endswith(LISTENING_SUFFIX) for name in _listdir(folder)):
        _sleep(SEEN_SECONDS)


def begin() -> None:
    """In a process that a test has started."""
    folder = Path(os.environ[FOLDER])
    coverage = measuring(folder, os.environ[MEASURED].split(os.pathsep))
    known = (folder / "now").read_text(encoding="utf-8")
    coverage.start()
    coverage.switch_context(known.partition("\n")[2])
    listening = folder / f"{os.getpid()}{LISTENING_SUFFIX}"
    listening.touch()

    def end() -> None:
        listening.unlink(missing_ok=True)
        coverage.stop()
        coverage.save()

    atexit.register(end)
    threading.Thread(target=_listen, args=(folder, coverage, known), daemon=True).start()


def _listen(folder: Path, coverage: Coverage, known: str) -> None:
    with contextlib.suppress(FileNotFoundError):  # the run is over
        while True:
            text = (folder / "now").read_text(encoding="utf-8")
            if text != known:
                known = text
                coverage.switch_context(text.partition("\n")[2])
            time.sleep(CHECK_SECONDS)
