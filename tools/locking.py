"""Only one process at a time sets up this checkout. Standard library only; the launcher uses it first."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

# Outside the environment, because the environment is removed while the lock is held.
LOCK_FILE = Path(__file__).resolve().parent.parent / ".venv.lock"


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    # The system releases the lock when the process ends, however it ends; the file itself may stay.
    with LOCK_FILE.open("a") as file:
        if not try_to_lock(file, wait=False):
            print("Waiting for another start of Torri that is setting up ...", file=sys.stderr, flush=True)
            while not try_to_lock(file, wait=True):
                pass
        yield


def try_to_lock(file: TextIO, wait: bool) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            # This kind of waiting gives up after ten seconds; the caller tries again.
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if sys.platform == "win32" or isinstance(error, BlockingIOError):
            return False
        raise
    return True
