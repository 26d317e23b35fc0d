"""How many mistakes the tests notice: `./torri bench mutants`. The report goes to benchmarks/mutants.md.

A mutant is Torri with one small mistake: a comparison turned round, a number one too large, a condition that always
holds, a call left out. A fixed sample of them, drawn from the rules, the views of what a seat may know, the decisions
at a table, the storage and the ways into the server, is tried one by one: the tests that execute the line are run, the
quickest first, until one fails. A mutant that none of them notices has survived, and the line wants a better test,
unless the change makes no difference to anybody.

Rules run uncompiled, and Hypothesis tries the same examples in every run. Tests in browsers and of whole environments
are not asked.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reached import Reached, Surveyor
    from results import Result, Results
    from sample import Drawn
    from trying import Trial, Worker

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "benchmarks" / "mutants"
REPORT = FOLDER.with_suffix(".md")
BUILD = ROOT / "build" / "mutants"


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="torri bench mutants", description="How many mistakes the tests notice.")
    parser.add_argument("--sample", type=int, metavar="N", help="so many mutants (otherwise 310)")
    parser.add_argument("--seed", type=int, metavar="N", help="another number, another sample (otherwise 1)")
    parser.add_argument("--only", action="append", default=[], metavar="PATH", help="mutants of that file or folder")
    parser.add_argument("--survivors", type=Path, metavar="FILE", help="those that were not caught in these results")
    parser.add_argument("--suite", type=Path, metavar="DIR", help="the tests of another checkout")
    parser.add_argument("--long", action="store_true", help="the long run of the tests")
    parser.add_argument("--cap", type=float, default=90.0, help="seconds of tests for a mutant at most")
    parser.add_argument("--slowest", type=float, default=30.0, help="seconds; tests that take longer are not asked")
    parser.add_argument("--jobs", type=int, help="at a time (otherwise one a core)")
    parser.add_argument("--beside", type=Path, metavar="FILE", help="results of another suite, for the report")
    parser.add_argument("--label", default="before", help="what that suite is called there")
    parser.add_argument("--out", type=Path, help=f"the report (otherwise {REPORT.name} beside this script)")
    parser.add_argument("--list", action="store_true", help="only say which mutants there are")
    return parser.parse_args(given)


def drawn(root: Path, given: argparse.Namespace) -> list[Drawn]:
    """The sample, or the part of it that is asked for."""
    import results
    import sample

    if given.survivors is None:
        found = sample.draw(root, given.seed or sample.SAMPLE_SEED, given.sample or sample.SAMPLE_SIZE)
    else:
        left = [one for one in results.Results(given.survivors).all if not one.noticed]
        found = sample.found_again(root, [(one.area, one.id) for one in left])
    wanted = tuple(path.removeprefix("./") for path in given.only)
    return [one for one in found if not wanted or one.mutant.path.startswith(wanted)]


def surveyed(surveyor: Surveyor, workers: Sequence[Worker]) -> Reached:
    """What the tests reach: read, or found out."""
    import reached
    import trying

    files = reached.files_of_tests(workers[0].tree.root)
    missing = surveyor.missing(files)
    if missing:
        print(f"What do the tests reach? {len(missing)} of {len(files)} files are to be run.", flush=True)
    trying.in_parallel(
        workers, missing, lambda file, worker: print(surveyor.survey(file, worker.tree, worker.forks), flush=True)
    )
    return surveyor.load(files)


def tried(
    sample: Sequence[Drawn], known: Results, trials: Callable[[Worker], Trial], workers: Sequence[Worker]
) -> None:
    """All of the sample that nothing is known of."""
    import trying
    from results import result_of

    left = [one for one in sample if one not in known]
    print(f"{len(left)} of {len(sample)} mutants are to be tried.", flush=True)

    def attempt(one: Drawn, worker: Worker) -> None:
        begin = time.monotonic()
        result = result_of(one, trials(worker).of(one.mutant))
        known.add(result)
        where, by = f"{result.path}:{result.line}", result.by.rpartition("/")[2]
        print(f"{result.outcome} {where} {result.operator} {by} {time.monotonic() - begin:.1f} s", flush=True)

    trying.in_parallel(workers, left, attempt)


def command(given: argparse.Namespace) -> str:
    """What was called, without the folders of this machine."""
    words = ["./torri bench mutants"]
    words += [f"--{name} {getattr(given, name)}" for name in ("sample", "seed") if getattr(given, name) is not None]
    words += [f"--only {path}" for path in given.only]
    words += [f"--{name} ..." for name in ("survivors", "suite", "beside") if getattr(given, name) is not None]
    return " ".join([*words, *(["--long"] if given.long else [])])


def write(found: Sequence[Result], reached: Reached, given: argparse.Namespace) -> None:
    """The report; only one about everything replaces that of the last time."""
    import mutants_report
    import results

    about = (__doc__ or "").partition("\n\n")[2].strip().splitlines()
    beside = None
    if given.beside is not None:
        beside = mutants_report.beside(given.label, results.Results(given.beside).all)
    text = mutants_report.report(found, mutants_report.Told(command(given), about, reached.left_out, beside))
    print(f"\n{text}")
    partly = given.only or given.survivors or given.sample or given.suite
    out = given.out or (None if partly else REPORT)
    if out is not None:
        out.write_text(text, encoding="utf-8")


def measured(root: Path) -> list[str]:
    """All files of which mutants may be drawn."""
    import sample

    return [file.relative_to(root).as_posix() for part in sample.PARTS for file in sample.files_of(root, part)]


def run(given: argparse.Namespace) -> None:
    import results
    import trying
    from checkout import deciding, digest_of
    from reached import Surveyor

    environment = trying.PLAIN | ({"TORRI_TESTS": "long"} if given.long else {})
    with trying.workers(ROOT, given.suite, given.jobs or trying.cores()) as workers:
        root = workers[0].tree.root
        sample = drawn(root, given)
        known = results.Results(BUILD / digest_of(root, deciding(root), environment) / "results.jsonl")
        print(f"Results: {known.file.relative_to(ROOT)}", flush=True)
        surveyor = Surveyor(BUILD / "reached", root, measured(root), environment, given.slowest)
        reached = surveyed(surveyor, workers)
        tried(sample, known, lambda worker: trying.Trial(worker, reached, given.cap, environment), workers)
    write(known.of(sample), reached, given)


def main(given_arguments: Sequence[str] | None = None) -> None:
    given = arguments(given_arguments)
    if missing := [name for name in ("pytest", "coverage", "hypothesis") if find_spec(name) is None]:
        sys.exit(f"This needs {', '.join(missing)}; `./torri test` installs it.")
    if not Path("/proc/self/environ").exists():
        sys.exit("What tests have started is found in /proc, which only Linux has.")
    sys.path.insert(0, str(FOLDER))
    if not given.list:
        run(given)
        return
    for one in drawn(ROOT, given):
        print(f"{one.area}: {one.mutant.id}\n  {one.mutant.original.strip()}\n  {one.mutant.mutated.strip()}")


if __name__ == "__main__":
    main()
