"""The checks themselves: what a change can break, what runs over its budget, what a red run says, what is continued."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import timing
from tests.processor import processor_seconds

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from checks import catalogue, changed, command, lanes, long, times


def check(name: str, code: str, mend: str = "do this") -> catalogue.Check:
    return catalogue.Check(name, [sys.executable, "-c", code], mend, ("*.py",))


# What a change can break


@pytest.fixture(scope="module", autouse=True)
def one_import_graph() -> Iterator[None]:
    """What imports what, looked up once for all tests of this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(changed, "import_graph", cache(changed.import_graph))
        yield


@pytest.mark.parametrize(
    ("file", "first", "never"),
    [
        ("src/torri/games/firenze/rules/striking.py", "tests/games/firenze/", "tests/engine/test_streams.py"),
        ("src/torri/games/florenza/edition.toml", "tests/games/florenza/", "tests/games/firenze/test_building.py"),
        ("src/torri/matches/clock.py", "tests/matches/", "tests/games/firenze/test_building.py"),
        ("src/torri/server/operations/limits.py", "tests/server/", "tests/engine/test_chance.py"),
        ("web/src/App.svelte", "tests/browser/", "tests/engine/test_chance.py"),
        ("tests/games/patrizier/positions.py", "tests/games/patrizier/", "tests/games/firenze/test_building.py"),
    ],
)
def test_the_nearest_tests_of_a_change_come_first(file: str, first: str, never: str) -> None:
    found = changed.nearest_first([file])
    assert found[0].startswith(first)
    assert never not in found


def test_what_is_started_as_a_process_counts_as_imported() -> None:
    assert "tests/server/test_live.py" in changed.nearest_first(["src/torri/server/live/sockets.py"])
    assert "tests/server/test_live.py" in changed.nearest_first(["src/torri/games/patrizier/rules/building.py"])


def test_only_what_a_minute_has_room_for_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is counted, so that nobody believes that everything was tested."""
    monkeypatch.setattr(changed, "nearest_first", lambda _files: ["tests/a.py", "tests/b.py", "tests/c.py"])
    room = changed.MAX_TEST_SECONDS * catalogue.workers()
    known = times.Times({"tests/a.py::one": room - 1, "tests/b.py::one": 5.0, "tests/c.py::one": 0.5})
    chosen = changed.select(["src/torri/server/app.py"], known)
    assert (chosen.tests, chosen.left_out, chosen.seconds_left_out) == (["tests/a.py", "tests/c.py"], ["tests/b.py"], 5)
    assert {"ruff check", "mypy"} <= {check.name for check in chosen.checks}
    assert "svelte-check" not in {check.name for check in chosen.checks}
    # Where rules have changed, workers compile them first.
    assert changed.select(["src/torri/engine/bits.py"], known).tests == ["tests/b.py", "tests/c.py"]


def test_changes_are_told_since_any_commit_that_git_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        known = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        subprocess.run(["git", *known, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(changed, "ROOT", tmp_path)
    git("init")
    for name in ("one", "two"):
        (tmp_path / name).write_text(name)
        git("add", name)
        git("commit", "--message", name)
    (tmp_path / "one").write_text("changed")
    (tmp_path / "three").write_text("new")
    assert changed.changed_files("HEAD") == ["one", "three"]
    assert changed.changed_files("HEAD~1") == ["one", "three", "two"]
    with pytest.raises(changed.UnknownCommit, match="no-such-commit"):
        changed.changed_files("no-such-commit")


# Where the time goes


def recorded(report: dict[str, float]) -> times.Times:
    return times.Times(report, {"server": 30.0, "browser": 2.0}, {"tests/engine/test_b.py": 21.5})


def test_a_folder_over_its_budget_is_named() -> None:
    budgets = times.Budgets({}, {"tests/engine": 10, "tests/cli": 5}, {"others": 10}, {"others": 10}, {})
    found = recorded({"tests/engine/test_a.py::x": 8.0, "tests/engine/test_b.py::x": 9.0, "tests/cli/test_c.py::x": 4})
    assert times.over_budget(found, budgets) == ["tests/engine took 17 s; its budget is 10 s"]
    shown = times.report([], found, budgets)
    assert "tests/engine/test_b.py" in shown and "server" in shown and "over" in shown
    assert [line.split()[0] for line in shown.splitlines() if "21.5" in line] == [
        "tests/engine",
        "tests/engine/test_b.py",
    ]


def test_every_folder_has_its_budget_and_every_budget_its_folder() -> None:
    budgets = times.Budgets.read()
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert set(budgets.folders) == folders
    assert all((ROOT / file).exists() for file in budgets.files if file != times.OTHERS)
    assert {check.name for check in [*catalogue.LINTS, catalogue.APP, *catalogue.COMPILING]} == set(budgets.checks)
    parts = {part.name.rstrip("0123456789 ") for part in long.all_parts()}
    assert set(budgets.long) == parts


def test_the_whole_fits_into_ten_minutes_on_two_cores() -> None:
    """The budgets do; whether a run does, it says itself. Tests have one worker more than there are cores."""
    budgets = times.Budgets.read()
    assert sum(budgets.checks.values()) / 2 + sum(budgets.folders.values()) / 3 <= 600


def test_times_are_recorded_by_test_and_by_fixture(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from tests import timing\n"
        "def pytest_configure(config): timing.register(config)"
    )
    pytester.makepyfile(
        """
        import time, pytest

        @pytest.fixture
        def slow():
            time.sleep(0.2)

        def test_with(slow): pass
        def test_without(): pass
        """
    )
    target = pytester.path / "times.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TORRI_TIMES", str(target))
        patch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the libraries' plugins take seconds to import
        assert pytester.runpytest_subprocess("-p", "no:cacheprovider").ret == 0
    found: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    by_name = {test.partition("::")[2]: seconds for test, seconds in found["tests"].items()}
    assert by_name.keys() == {"test_with", "test_without"}
    assert by_name["test_with"] >= found["fixtures"]["slow"] >= 0.2
    assert list(found["processor"]) == ["test_times_are_recorded_by_test_and_by_fixture.py"]


def test_the_processor_time_of_a_server_counts_while_it_runs_and_afterwards() -> None:
    before = processor_seconds()
    busy = "import time\nwhile time.process_time() < 0.2: pass\nprint(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-S", "-c", busy], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        if sys.platform == "linux":
            assert processor_seconds() - before > 0.15
        process.kill()
    assert processor_seconds() - before > 0.15


def test_browsers_come_first_and_of_the_others_what_takes_long(request: pytest.FixtureRequest) -> None:
    shuffled = list(request.session.items)[::-1]
    timing.longest_file_first(shuffled)
    budgets = times.Budgets.read().files
    files = [item.nodeid.partition("::")[0] for item in shuffled]
    known = [(not file.startswith(timing.BROWSER_TESTS), -budgets.get(file, 0.0)) for file in files]
    assert known == sorted(known)


# What a run says


def test_all_checks_run_side_by_side_even_after_one_has_failed(capfd: pytest.CaptureFixture[str]) -> None:
    checks = [check("bad", "print('this is wrong'); raise SystemExit(3)"), check("good", "print('chatter')")]
    outcomes = {outcome.name: outcome.passed for outcome in lanes.run_side_by_side(checks, {"good": 5})}
    assert outcomes == {"bad": False, "good": True}
    said = capfd.readouterr().out
    assert "this is wrong" in said
    assert "chatter" not in said, "what passes is quiet"


def test_the_last_ten_lines_say_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    outcomes = [
        lanes.Outcome("ruff format", False, 1.0, "run: .venv/bin/ruff format"),
        lanes.Outcome("pytest", False, 2.0, command.TESTS_RED),
        lanes.Outcome("mypy", True, 3.0, ""),
    ]
    assert command.conclude(outcomes, 6.0) == 1
    last = capsys.readouterr().out.splitlines()[-10:]
    assert "ruff format: run: .venv/bin/ruff format" in last
    assert any("--last-failed" in line for line in last)
    assert last[-1] == "3 checks in 6 s, failed: ruff format, pytest"
    assert command.conclude(outcomes[2:], 3.0) == 0


# The long run


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(long, "STATE", tmp_path / "long.json")
    monkeypatch.setattr(long, "COVERAGE", tmp_path / "coverage")
    return tmp_path / "long.json"


def parts(monkeypatch: pytest.MonkeyPatch, done: list[str], **passes: Any) -> None:
    """A long run of parts that note when they are done."""

    def part(name: str, result: Any) -> long.Part:
        def run() -> bool:
            done.append(name)
            if isinstance(result, type):
                raise result
            return bool(result)

        return long.Part(name, run)

    monkeypatch.setattr(long, "all_parts", lambda: [part(name, result) for name, result in passes.items()])


def test_a_long_run_that_is_broken_off_goes_on_where_it_stopped(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    parts(monkeypatch, done, one=True, two=KeyboardInterrupt, three=True)
    assert long.run([]) == 130
    assert "continues there" in capsys.readouterr().out
    parts(monkeypatch, done, one=True, two=True, three=True)
    assert long.run([]) == 0
    assert done == ["one", "two", "two", "three"]
    assert "3 of 3 parts" in capsys.readouterr().out
    assert long.run([]) == 0, "after the end it begins anew"
    assert done[4:] == ["one", "two", "three"]


def test_what_failed_is_done_again_and_so_is_everything_when_the_sources_change(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    parts(monkeypatch, done, one=True, two=False, three=KeyboardInterrupt)
    long.run([])
    parts(monkeypatch, done, one=True, two=True, three=KeyboardInterrupt)
    assert long.run(["two"]) == 0
    assert "Not done yet: three" in capsys.readouterr().out
    monkeypatch.setattr(long, "sources", lambda: "others")
    assert long.run([]) == 130
    assert done == ["one", "two", "three", "two", "one", "two", "three"]
    assert "have changed" in capsys.readouterr().out


@pytest.mark.long
def test_a_part_passes_however_little_it_covers(state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether enough is covered is asked of all parts together."""
    monkeypatch.setattr(long, "CHECKS_FOLDER", tmp_path)  # where the times go
    assert long.run(["tests/ratings"]) == 0
    assert (tmp_path / "coverage").exists()


def test_a_part_that_does_not_exist_is_refused_with_those_that_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert long.run(["nonsense"]) == 2
    said = capsys.readouterr().out
    assert "nonsense" in said and "tests/browser" in said and "mutants" in said
