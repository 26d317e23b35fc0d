"""The mutants of `./torri bench mutants`: what they are, which are drawn, and what becomes of them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.amount import cases

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "benchmarks" / "mutants"))

from choosing import batches
from counting import Counted
from mutants_report import Told, beside, report
from mutating import mutants_of
from reached import Surveyor, Timed, files_of_tests
from results import Results, result_of
from sample import PARTS, SAMPLE_SIZE, Drawn, draw, draw_part, files_of, found_again
from trying import Trial, Verdict, workers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what tests have started is found in /proc")


@pytest.mark.parametrize(
    ("line", "operator", "expected"),
    [
        ("x = a < b", "comparison", ["x = a <= b"]),
        ("x = a == b != c", "comparison", ["x = a != b != c", "x = a == b == c"]),
        ("x = a not  in b", "comparison", ["x = a in b"]),
        ("x = (a) is (b)", "comparison", ["x = (a) is not (b)"]),
        ("x = a + b", "arithmetic", ["x = a - b"]),
        ("x = a + 'text'", "arithmetic", []),
        ("x += 1", "arithmetic", ["x -= 1"]),
        ("x = 1 << n", "arithmetic", ["x = 1 >> n"]),
        ("x = a | b & c", "bits", ["x = a & b & c", "x = a | b | c"]),
        ("x = facts | {'has': y}", "bits", []),
        ("x = isinstance(y, Seat | None)", "bits", []),
        ("x = f(2)", "number-up", ["x = f(3)"]),
        ("x = f(2)", "number-down", ["x = f(1)"]),
        ("x = f(512)", "number-up", []),
        ("x = f(a=True)", "truth", ["x = f(a=False)"]),
        ("x = a and b or c", "connective", ["x = a or b or c", "x = a and b and c"]),
        ("x = not (a)", "negation", ["x = (a)"]),
        ("if a: pass", "condition-true", ["if True: pass"]),
        ("x = [y for y in z if y]", "condition-false", ["x = [y for y in z if False]"]),
        ("while a: pass", "condition-true", []),
        ("s.x = f(a)", "omission", ["pass"]),
        ("f(a)", "omission", ["pass"]),
        ("x = f(a)", "omission", []),
        ("log.info('a')", "omission", []),
        ("x = f(a, b)", "arguments", ["x = f(b, a)"]),
        ("x = f(s, a, 'é', Ask.PLAY)", "arguments", []),
        ("x = 'è' + f(a, b)", "arguments", ["x = 'è' + f(b, a)"]),
        ("x: Literal[1] = y", "number-up", []),
        ("assert a < 1", "comparison", []),
        ('"""1 < 2"""', "comparison", []),
    ],
)
def test_operators(line: str, operator: str, expected: list[str]) -> None:
    assert [one.mutated for one in mutants_of("a.py", line) if one.operator == operator] == expected


@pytest.mark.parametrize(
    ("returns", "given", "expected"),
    [
        ("bool", "a < b", ["return not (a < b)"]),
        ("int", "a", ["return 0"]),
        ("int", "0", []),
        ("list[int]", "[a]", ["return []"]),
        ("Facts", "a", ["return None"]),
    ],
)
def test_results(returns: str, given: str, expected: list[str]) -> None:
    text = f"def f(a: int, b: int = 0) -> {returns}:\n    return {given}\n"
    found = [one for one in mutants_of("a.py", text) if one.operator == "result"]
    assert [one.mutated.strip() for one in found] == expected
    assert all(one.of(text).splitlines()[0] == text.splitlines()[0] for one in found)


# To find the mutants of the larger parts takes seconds: in the short run the rules of one game, and all views.
SPREAD = cases(short=[part for part in PARTS if part.share < 40], long=PARTS)


def test_the_sample_is_spread_over_everything() -> None:
    assert sum(part.share for part in PARTS) == SAMPLE_SIZE >= 300
    size = sum(part.share for part in SPREAD)
    found = draw(ROOT, size=size, parts=SPREAD)
    assert len({one.mutant.id for one in found}) == len({(one.mutant.path, one.mutant.line) for one in found}) == size
    for part in SPREAD:
        files = {file.relative_to(ROOT).as_posix() for file in files_of(ROOT, part)}
        assert sum(one.mutant.path in files for one in found) == part.share, part
    assert len({one.mutant.operator for one in found}) == 13


def test_files_that_were_moved_are_not_lost_from_the_sample() -> None:
    """Games differ in which files they have; the packages around them are named file by file."""
    named = [pattern for part in PARTS for pattern in part.patterns if "/games/" not in pattern]
    assert [pattern for pattern in named if not any(ROOT.glob(pattern))] == []


def test_the_sample_is_always_the_same(tmp_path: Path) -> None:
    part = PARTS[2]
    found = draw_part(ROOT, part, 20, 1)
    assert found == draw_part(ROOT, part, 20, 1)
    assert found != draw_part(ROOT, part, 20, 2)

    one = next(one for one in found if "/rules/" in one.mutant.path)
    moved = tmp_path / one.mutant.path
    moved.parent.mkdir(parents=True)
    moved.write_text("\n\n" + (ROOT / one.mutant.path).read_text(encoding="utf-8"), encoding="utf-8")
    (again,) = found_again(tmp_path, [(one.area, one.mutant.id)])
    assert (again.mutant.line, again.mutant.mutated) == (one.mutant.line + 2, one.mutant.mutated)


def test_quick_tests_of_many_files_come_first() -> None:
    tests = [
        Timed(f"tests/test_{file}.py::{n}", 0.0, seconds) for file, seconds in (("a", 1.0), ("b", 4.0)) for n in "12"
    ]
    starts = {"tests/test_a.py": 0.0, "tests/test_b.py": 5.0, "tests/test_c.py": 0.0}
    first, second = batches([*tests, Timed("tests/test_c.py::1", 0.0, 500.0)], starts, 90.0)
    assert [test.id for test in first.tests] == [f"tests/test_{name}" for name in ("a.py::1", "a.py::2", "b.py::1")]
    assert [test.id for test in second.tests] == ["tests/test_b.py::2"]


def test_time_without_a_processor_does_not_count() -> None:
    """One processor for two that never rest: each gets half of the time, and waits for the other half."""
    alone = f"import os; os.sched_setaffinity(0, {{{min(os.sched_getaffinity(0))}}})\n"
    never_rests, rests = (
        [sys.executable, "-c", alone + end] for end in ("print(flush=True)\nwhile True: pass", "print(input())")
    )
    busy = [subprocess.Popen(never_rests, stdout=subprocess.PIPE) for _ in range(2)]
    resting = subprocess.Popen(rests, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        for process in busy:
            assert process.stdout is not None and process.stdout.readline()
        clocks = [Counted(process.pid) for process in (*busy, resting)]
        begun = time.monotonic()
        time.sleep(0.4)  # nothing happens meanwhile that could be waited for
        first, second, rested = (clock.seconds() for clock in clocks)
        assert first + second < 1.3 * (time.monotonic() - begun)
        assert first > 0 < second
        assert rested > 0.4 * 0.8
    finally:
        for process in (*busy, resting):
            process.kill()
            process.communicate()


TOY = {
    "pyproject.toml": "",
    "src/toy/__init__.py": "",
    "src/toy/sums.py": """def tested(a):
    return a + 1


def untested(a):
    return a + 1


def unreached(a):
    return a + 1


def endless(a):
    while a > 0:
        a -= 1
    return a
""",
    "tests/test_sums.py": """from toy.sums import endless, tested, untested


def test_sum():
    assert tested(1) == 2
    untested(1)


def test_end():
    assert endless(3) == 0
""",
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for name, text in TOY.items():
        (tmp_path / "toy" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "toy" / name).write_text(text, encoding="utf-8")
    return tmp_path / "toy"


def test_what_becomes_of_mutants(toy: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    path = "src/toy/sums.py"
    offered = mutants_of(path, TOY[path])
    known = Results(tmp_path / "results.jsonl")
    with workers(toy, None, 1, ["pytest", "coverage"]) as (worker,):
        surveyor = Surveyor(tmp_path / "reached", worker.tree.root, [path], {}, 10.0, "toy")
        files = files_of_tests(worker.tree.root)
        for file in surveyor.missing(files):
            surveyor.survey(file, worker.tree, worker.forks)
        assert not surveyor.missing(files)
        found = surveyor.load(files)
        assert set(found.tests) == {"tests/test_sums.py::test_sum", "tests/test_sums.py::test_end"}
        for one in offered:
            if one.operator == "arithmetic" and one.line != 15:
                known.add(result_of(Drawn("toy", one), Trial(worker, found, 10.0, {}, "toy").of(one)))
    assert [(one.line, one.outcome, one.by) for one in known.all] == [
        (2, "caught", "tests/test_sums.py::test_sum"),
        (6, "survived", ""),
        (10, "unreached", ""),
    ]
    assert Results(known.file).all == known.all
    assert (toy / path).read_text(encoding="utf-8") == TOY[path]


def test_the_report_names_who_survives() -> None:
    (one,) = mutants_of("src/torri/a.py", "x = a < b")
    texts = [result_of(Drawn("rules", one), Verdict(outcome, ran=3)) for outcome in ("survived", "caught")]
    survived, caught = texts
    text = report(
        [survived], Told("./torri bench mutants", ["About."], {"tests/test_a.py::b": "x"}, beside("before", [caught]))
    )
    assert "**0 of 1 mutants are caught, 0.0%.**" in text
    assert "| rules | 1 | 0 | 0 | 1 | 0 | 0.0% | 100.0% |" in text
    assert "- a.py:1, another comparison (3 tests):\n  `x = a < b`\n  `x = a <= b`" in text
    assert "The other way round: 1:" in text
    assert "tests/test_a.py (1)" in text
