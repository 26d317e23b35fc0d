"""`./torri test`: which run is wanted, and what it reports at its end."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from threading import Thread

import servers
import web
from checks import long
from checks.catalogue import APP, COMPILING, LINTS, TIMES, Check, pytest
from checks.changed import UnknownCommit, changed_files, select
from checks.lanes import Outcome, run_aloud, run_side_by_side
from checks.times import BUDGETS, Budgets, Times, over_budget, report

TESTS_RED = "the lines above name what failed; again, and only those: ./torri test --last-failed"
LEFT_OUT_SHOWN = 3


def main(arguments: list[str]) -> int:
    with_times = "--times" in arguments
    rest = [argument for argument in arguments if argument != "--times"]
    servers.install()  # without them the tests that need them fail, and say so
    match rest:
        case []:
            return run_short(with_times)
        case ["--changed"]:
            # Before a push pre-commit says which commit the remote has already.
            return run_changed(os.environ.get("PRE_COMMIT_FROM_REF") or "HEAD")
        case ["--changed", since]:
            return run_changed(since)
        case ["--long", *parts]:
            return long.run(parts)
        case ["--changed", *_]:
            print(f"--changed takes one commit to compare with, not {' '.join(rest[1:])}", file=sys.stderr)
            return 2
        case _:
            started = time.monotonic()
            outcome = run_aloud(Check("pytest", pytest(*rest, side_by_side=False), TESTS_RED, ()))
            if with_times:
                print(report([], Times.read(), Budgets.read()))
            return 0 if outcome.passed else conclude([outcome], time.monotonic() - started, with_budgets=False)


def run_short(with_times: bool) -> int:
    """Every check of the short run, even after one has failed."""
    started = time.monotonic()
    TIMES.unlink(missing_ok=True)
    # Beside the games, which are compiled first and need none of it: it waits for the network most of the time. A check
    # that needs the packages waits for them.
    packages = Thread(target=install_packages)
    packages.start()
    outcomes = run_side_by_side([*LINTS, APP, *COMPILING], Budgets.read().checks)
    packages.join()
    # Last, so that its summary is near the end of the whole output.
    outcomes.append(run_aloud(Check("pytest", pytest(), TESTS_RED, ())))
    if with_times:
        print(report(outcomes[:-1], Times.read(), Budgets.read()))
    return conclude(outcomes, time.monotonic() - started)


def install_packages() -> None:
    """What the browser app needs; the checks that do without it say what is wrong."""
    with contextlib.suppress(web.BuildError):
        web.ready_node()


def run_changed(since: str) -> int:
    started = time.monotonic()
    try:
        files = changed_files(since)
    except UnknownCommit as error:
        print(error, file=sys.stderr)
        return 2
    if not files:
        print(f"Nothing differs from {since}, so nothing can be broken by it.")
        return 0
    chosen = select(files, Times.read())
    outcomes = run_side_by_side(chosen.checks, Budgets.read().checks)
    if chosen.tests:
        print(f"\n{len(chosen.tests)} files of tests need what changed", flush=True)
        # Their times are not kept: they would replace those of a whole run.
        outcomes.append(run_aloud(Check("pytest", pytest(*chosen.tests), TESTS_RED, ()), TORRI_TIMES=""))
    status = conclude(outcomes, time.monotonic() - started, with_budgets=False)
    if chosen.left_out:
        some = ", ".join(chosen.left_out[:LEFT_OUT_SHOWN])
        print(
            f"Not run for want of time: {len(chosen.left_out)} files that need what changed less directly "
            f"({some} ...), about {chosen.seconds_left_out:.0f} s. `./torri test` runs everything."
        )
    return status


def conclude(outcomes: list[Outcome], seconds: float, with_budgets: bool = True) -> int:
    """The last lines of a run: what is too slow, what is red and what to do about it."""
    failed = [outcome for outcome in outcomes if not outcome.passed]
    slow = over_budget(Times.read(), Budgets.read()) if with_budgets else []
    print()
    for line in slow[:4]:
        print(f"over budget: {line}")
    if slow:
        print(f"Where the time goes: ./torri test --times. Budgets: {BUDGETS.relative_to(BUDGETS.parents[1])}")
    for outcome in failed[:4]:
        print(f"{outcome.name}: {outcome.mend}")
    verdict = f"failed: {', '.join(outcome.name for outcome in failed)}" if failed else "all passed"
    print(f"{len(outcomes)} checks in {seconds:.0f} s, {verdict}")
    return 1 if failed else 0
