"""Check everything: style, types, module boundaries, the browser app and tests. Started by `./torri test`.

Without arguments every check runs, even after one has failed. With arguments only pytest runs, with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import servers

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.executable).parent

PYTEST = [sys.executable, "-m", "pytest"]
WEB = [sys.executable, str(ROOT / "tools" / "web.py")]


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]


@dataclass(frozen=True)
class Outcome:
    check: Check
    status: int
    seconds: float

    @property
    def line(self) -> str:
        verdict = "passed" if self.status == 0 else f"FAILED with status {self.status}"
        return f"{self.check.name}: {verdict} in {self.seconds:.1f} s"


# Pytest comes last, so that its closing line stands at the end of the whole output.
CHECKS = [
    Check("ruff check", [sys.executable, "-m", "ruff", "check"]),
    Check("ruff format", [sys.executable, "-m", "ruff", "format", "--check"]),
    Check("mypy", [sys.executable, "-m", "mypy"]),
    Check("lint-imports", [str(PROGRAMS / "lint-imports"), "--no-logo"]),
    Check("types of the API", [*WEB, "types", "--check"]),
    Check("svelte-check", [*WEB, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]),
    Check("vitest", [*WEB, "vitest", "run"]),
    Check("browser app", [*WEB, "build"]),
    # One file stays with one worker: environments, servers and the browser that its tests need are there once.
    Check("pytest", [*PYTEST, "--numprocesses=auto", "--maxprocesses=8", "--dist=loadfile", "--cov"]),
]


def run(check: Check) -> Outcome:
    print(f"\n== {check.name}", flush=True)
    started = time.monotonic()
    status = subprocess.run(check.command, cwd=ROOT, check=False).returncode
    outcome = Outcome(check, status, time.monotonic() - started)
    print(f"-- {outcome.line}", flush=True)
    return outcome


def run_all() -> int:
    outcomes = [run(check) for check in CHECKS]
    failed = [outcome.check.name for outcome in outcomes if outcome.status != 0]
    seconds = sum(outcome.seconds for outcome in outcomes)
    verdict = f"failed: {', '.join(failed)}" if failed else "all passed"
    print(f"\n{len(outcomes)} checks in {seconds:.1f} s, {verdict}")
    return 1 if failed else 0


def run_pytest(arguments: list[str]) -> int:
    return subprocess.run([*PYTEST, *arguments], cwd=ROOT, check=False).returncode


def main(arguments: list[str]) -> int:
    servers.install()  # without them the tests that need them fail, and say so
    # The tests of the wheel and of the launcher make environments of their own.
    os.environ.pop("VIRTUAL_ENV", None)
    return run_pytest(arguments) if arguments else run_all()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
