"""Renew the hash-pinned locks from pyproject.toml. Needs uv.

python tools/lock.py              keeps the versions that still fit
python tools/lock.py --upgrade    takes the newest versions that fit
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# The order matters: every later lock is held to the versions of the run lock, or of one that holds it.
LOCKS: dict[str, list[str]] = {
    "run": ["--extra", "fast", "--group", "editable"],
    "dataset": ["--extra", "fast", "--extra", "dataset", "--group", "editable", "--constraint", "locks/run.txt"],
    "test": ["--extra", "research", "--group", "test", "--constraint", "locks/run.txt"],
    "docs": ["--extra", "fast", "--group", "editable", "--group", "docs", "--constraint", "locks/test.txt"],
    "peers": ["--extra", "peers", "--constraint", "locks/run.txt"],
    "wheel": ["--constraint", "locks/run.txt"],
    "web": ["--group", "web", "--constraint", "locks/test.txt"],
}
# Only their group: nothing that Torri itself depends on.
ALONE = {"web"}

# No address of a package index goes into a lock, so that it works for everybody.
COMPILE = [
    "pip",
    "compile",
    "--quiet",
    "--universal",
    "--generate-hashes",
    "--python-version=3.11",
    "--no-header",
    "--no-emit-index-url",
    "--no-emit-find-links",
    # So it says what was asked for. Installed without looking for dependencies: an older pip takes `coverage` and
    # `coverage[toml]` for two, looks for the newest of the one that is not pinned, and has no hash for it.
    "--no-strip-extras",
]


def main(arguments: list[str]) -> int:
    uv = shutil.which("uv")
    if uv is None:
        print("Renewing the locks needs uv: https://docs.astral.sh/uv/", file=sys.stderr)
        return 2
    for name, selection in LOCKS.items():
        output = f"locks/{name}.txt"
        print(f"Compiling {output}")
        of_torri = [] if name in ALONE else ["pyproject.toml"]
        command = [uv, *COMPILE, *of_torri, *selection, *arguments, "--output-file", output]
        compiled = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        if compiled.returncode != 0:
            return compiled.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
