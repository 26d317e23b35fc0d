"""Check everything, or part of it. Started by `./torri test`.

./torri test                     every check of the short run: style, types, imports, browser app, tests
./torri test --changed [COMMIT]  what changed since the last commit, or that one, can break; nearest first, a minute
./torri test --long [PART ...]   what needs hours, part by part; broken off, it goes on where it stopped
./torri test --times [...]       the same run, and afterwards where its time went
./torri test ARGUMENTS ...       pytest with these arguments
"""

from __future__ import annotations

import sys

from checks.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
