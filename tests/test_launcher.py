"""The launcher, started as a user starts it: real processes, real environments, pip only."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# Leaving out what is big keeps the repeated set-ups short; the launcher does not look into its locks.
BIG_PACKAGES = ("numba", "llvmlite", "numpy")
SETTING_UP = "Setting up"
RUN_LAUNCHER = "runpy.run_path('torri', run_name='__main__')"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="starts ./torri by its first line")


# What git ignores here, and what is not for git at all.
MADE = ("build", "dist", "htmlcov", "src/torri/web", "tools/lighthouse/node_modules", "web/dev", "web/node_modules")


def copy_tree(target: Path) -> Path:
    def unwanted(folder: str, names: list[str]) -> list[str]:
        at = Path(folder).relative_to(ROOT)
        hidden = [name for name in names if name == "__pycache__" or (at == Path() and name.startswith("."))]
        return hidden + [name for name in names if (at / name).as_posix() in MADE]

    return Path(shutil.copytree(ROOT, target, ignore=unwanted))


def requirements(lock: Path) -> list[str]:
    """The entries of a lock, each with its hashes and comments."""
    return re.split(r"^(?=\w)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def shorten(lock: Path) -> None:
    small = [entry for entry in requirements(lock) if not entry.startswith(BIG_PACKAGES)]
    lock.write_text("".join(small), encoding="utf-8")


def environment_without_uv() -> dict[str, str]:
    folders = [Path(sys.executable).parent, *map(Path, os.environ["PATH"].split(os.pathsep))]
    path = os.pathsep.join(str(folder) for folder in folders if not (folder / "uv").exists())
    hidden = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")
    return {**{name: value for name, value in os.environ.items() if name not in hidden}, "PATH": path}


def start(tree: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [tree / "torri", *arguments],
        cwd=tree.parent,
        env=environment_without_uv(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def launch(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return finish(start(tree, *arguments))


def finish(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    output, errors = process.communicate(timeout=600)
    return subprocess.CompletedProcess(process.args, process.returncode, output, errors)


def run_patched(patch: str, tree: Path) -> subprocess.CompletedProcess[str]:
    """Run the launcher of `tree` in a Python that has been changed first."""
    code = f"import runpy, sys; {patch}; sys.argv[:] = ['torri', 'games']; {RUN_LAUNCHER}"
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=tree,
        env=environment_without_uv(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def trusted(tree: Path) -> tuple[bool, list[str]]:
    """Whether the launcher would start at once, and else which profiles it would build upon."""
    launcher = runpy.run_path(str(tree / "torri"))
    return launcher["is_ready"]("run"), launcher["installed_profiles"]()


@pytest.fixture(scope="module")
def full_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_tree(tmp_path_factory.mktemp("full") / "checkout")


@pytest.fixture(scope="module")
def fresh_small_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = copy_tree(tmp_path_factory.mktemp("small") / "checkout")
    shorten(tree / "locks" / "run.txt")
    return tree


@pytest.fixture(scope="module")
def first_starts(fresh_small_tree: Path) -> list[subprocess.CompletedProcess[str]]:
    processes = [start(fresh_small_tree, "games") for _ in range(2)]
    return [finish(process) for process in processes]


@pytest.fixture
def small_tree(fresh_small_tree: Path, first_starts: list[subprocess.CompletedProcess[str]]) -> Path:
    """A checkout that is set up; a test that damages it leaves it usable."""
    assert first_starts
    return fresh_small_tree


@pytest.mark.long
def test_a_fresh_checkout_sets_itself_up_with_pip_and_then_starts_warm(full_tree: Path) -> None:
    cold = launch(full_tree, "games")
    assert cold.returncode == 0, cold.stderr
    assert "patrizier" in cold.stdout.lower()
    assert SETTING_UP in cold.stderr
    assert "with pip" in cold.stderr
    assert len(cold.stderr.splitlines()) == 2

    warm = launch(full_tree, "games")
    assert (warm.returncode, warm.stdout, warm.stderr) == (0, cold.stdout, "")


@pytest.mark.long
def test_two_starts_at_once_set_up_only_once(
    small_tree: Path, first_starts: list[subprocess.CompletedProcess[str]]
) -> None:
    assert [started.returncode for started in first_starts] == [0, 0], first_starts
    assert all("patrizier" in started.stdout.lower() for started in first_starts)
    assert [SETTING_UP in started.stderr for started in first_starts].count(True) == 1, first_starts
    assert launch(small_tree, "games").stderr == ""


@pytest.mark.long
@pytest.mark.parametrize("damage", [b"", b"0\n0\n", b"\xff\x00"])
def test_a_damaged_stamp_is_not_trusted(small_tree: Path, damage: bytes) -> None:
    stamp = small_tree / ".venv" / "torri-run.stamp"
    whole = stamp.read_bytes()
    assert trusted(small_tree) == (True, ["run"])
    stamp.write_bytes(damage)
    try:
        assert trusted(small_tree) == (False, [])
    finally:
        stamp.write_bytes(whole)


@pytest.mark.long
def test_a_moved_checkout_is_not_trusted(small_tree: Path) -> None:
    moved = small_tree.rename(small_tree.with_name("moved"))
    try:
        assert trusted(moved) == (False, [])
    finally:
        moved.rename(small_tree)


@pytest.mark.long
def test_a_lost_interpreter_is_not_trusted(small_tree: Path) -> None:
    interpreter = small_tree / ".venv" / "bin" / "python"
    target = interpreter.readlink()
    interpreter.unlink()
    interpreter.symlink_to("no-longer-there")
    try:
        assert trusted(small_tree) == (False, [])
    finally:
        interpreter.unlink()
        interpreter.symlink_to(target)


@pytest.mark.long
def test_a_changed_project_file_installs_only_the_package_again(small_tree: Path) -> None:
    with (small_tree / "pyproject.toml").open("a") as project:
        project.write("# changed\n")

    again = launch(small_tree, "games")
    assert again.returncode == 0, again.stderr
    assert again.stderr == "Installing Torri again, because pyproject.toml has changed ...\n"
    assert launch(small_tree, "games").stderr == ""


@pytest.mark.long
def test_what_a_failed_set_up_leaves_behind_is_repaired(small_tree: Path) -> None:
    project = small_tree / "pyproject.toml"
    good = project.read_text()
    project.write_text(good + "[broken\n")
    try:
        failed = launch(small_tree, "games")
    finally:
        project.write_text(good)
    assert failed.returncode == 1
    assert failed.stdout == ""
    assert "pyproject.toml" in failed.stderr
    assert failed.stderr.splitlines()[-1].startswith("Set-up failed")
    assert trusted(small_tree) == (False, [])

    repaired = launch(small_tree, "games")
    assert repaired.returncode == 0, repaired.stderr
    assert SETTING_UP in repaired.stderr
    assert launch(small_tree, "games").stderr == ""


@pytest.mark.long
def test_the_exit_status_of_the_program_is_passed_on(small_tree: Path) -> None:
    assert launch(small_tree, "no-such-command").returncode == 2


def test_an_old_python_is_refused() -> None:
    refused = run_patched("sys.version_info = (3, 10, 4, 'final', 0)", ROOT)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert re.fullmatch(r"Torri needs Python 3\.11 or newer, but this is Python 3\.10\.4 .*\n", refused.stderr)


def test_an_old_python_can_read_the_launcher() -> None:
    ast.parse((ROOT / "torri").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_a_python_without_ensurepip_is_told_what_to_install(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "checkout")
    refused = run_patched("sys.modules['ensurepip'] = None", tree)
    assert refused.returncode == 1
    assert "-venv" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not (tree / ".venv").exists()


@pytest.mark.parametrize("name", [path.stem for path in sorted((ROOT / "locks").glob("*.txt"))])
def test_locks_pin_everything_with_hashes_and_name_no_index(name: str) -> None:
    lock = ROOT / "locks" / f"{name}.txt"
    assert all("==" in entry and "--hash=sha256:" in entry for entry in requirements(lock))
    assert not re.search(r"://|--(extra-)?index-url|--find-links", lock.read_text(encoding="utf-8"))


def test_the_test_lock_holds_the_run_lock() -> None:
    pins = {name: {pin(entry) for entry in requirements(ROOT / "locks" / f"{name}.txt")} for name in ("run", "test")}
    assert pins["run"] <= pins["test"]


def pin(entry: str) -> str:
    return entry.split("\n", maxsplit=1)[0].split(" ", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("arguments", "profile"),
    [
        ("", "run"),
        ("games", "run"),
        ("test", "test"),
        ("test -k launcher", "test"),
        ("docs", "docs"),
        ("docs build", "docs"),
        ("dataset --play patrizier", "dataset"),
        ("--language de dataset --check games.parquet", "dataset"),
        ("play dataset", "run"),
        ("play docs", "run"),
        ("soak patrizier", "run"),
        ("soak server --minutes 1", "test"),
    ],
)
def test_a_command_that_needs_more_has_it_installed(arguments: str, profile: str) -> None:
    launcher = runpy.run_path(str(ROOT / "torri"))
    assert launcher["profile_of"](arguments.split()) == profile
    assert launcher["lock_path"](profile).exists()
    packages = {name: locked(launcher["lock_path"](name)) for name in launcher["PROFILES"]}
    for name, held in launcher["HOLDS"].items():
        assert all(packages[other] <= packages[name] for other in held)


def locked(lock: Path) -> set[str]:
    """The packages of a lock with their versions."""
    return {entry.split()[0] for entry in requirements(lock)}
