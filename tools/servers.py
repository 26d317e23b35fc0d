"""The database servers and the browser that the tests start for themselves: installed if possible; otherwise the user
is asked to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# By Debian package: a program of it, and where that may be besides the PATH.
NEEDED = {
    "postgresql": ("initdb", "/usr/lib/postgresql/*/bin"),
    "redis-server": ("redis-server", ""),
    "chromium": ("chromium", ""),
}


def is_there(program: str, folders: str) -> bool:
    if shutil.which(program):
        return True
    found = Path("/").glob(f"{folders.lstrip('/')}/{program}") if folders else iter(())
    return any(True for _ in found)


def missing() -> list[str]:
    return [package for package, (program, folders) in NEEDED.items() if not is_there(program, folders)]


def install() -> bool:
    """Whether everything is there, installing it if possible."""
    wanted = missing()
    if not wanted:
        return True
    names = " ".join(wanted)
    by_hand = f"Some tests need programs that are not installed. On Debian and Ubuntu: apt install {names}"
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        print(by_hand, file=sys.stderr)
        return False
    print(f"Installing {names} for the tests ...", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", *wanted]):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout[-2000:], done.stderr[-2000:], by_hand, sep="\n", file=sys.stderr)
            return False
    return not missing()
