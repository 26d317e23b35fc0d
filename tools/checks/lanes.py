"""Checks side by side, as many as the machine has cores; the output of each is shown in one piece when it is done."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from checks.catalogue import ROOT, Check, environment, workers


@dataclass(frozen=True)
class Outcome:
    name: str
    passed: bool
    seconds: float
    mend: str

    def __str__(self) -> str:
        return f"{self.name}: {'passed' if self.passed else 'FAILED'} in {self.seconds:.1f} s"


def run_side_by_side(checks: Sequence[Check], expected: Mapping[str, float]) -> list[Outcome]:
    """Run all, the longest first; every check runs, even after one has failed."""
    ordered = sorted(checks, key=lambda check: -expected.get(check.name, 0.0))
    with ThreadPoolExecutor(workers()) as lanes:
        running = [lanes.submit(run_quietly, check) for check in ordered]
        try:
            return [future.result() for future in as_completed(running)]
        except KeyboardInterrupt:
            lanes.shutdown(wait=False, cancel_futures=True)  # or each of those that wait would run first
            raise


def run_quietly(check: Check) -> Outcome:
    started = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    outcome = Outcome(check.name, done.returncode == 0, time.monotonic() - started, check.mend)
    said = "" if outcome.passed else done.stdout.rstrip() + "\n"
    print(f"{said}-- {outcome}", flush=True)
    return outcome


def run_aloud(check: Check, **variables: str) -> Outcome:
    """Run one check that may use all cores, its output shown as it comes."""
    print(f"\n== {check.name}", flush=True)
    started = time.monotonic()
    status = subprocess.run(check.command, cwd=ROOT, env=environment(**variables), check=False).returncode
    return Outcome(check.name, status == 0, time.monotonic() - started, check.mend)
