"""The wheel, installed where there is no checkout and no numba."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "torri"

pytestmark = pytest.mark.slow


def run(*command: str | Path, folder: Path) -> str:
    finished = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=600, encoding="utf-8"
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, folder=folder)
    (built,) = folder.glob("torri-*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs in a clean environment that has the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    install = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*install, "--require-hashes", "--requirement", ROOT / "locks" / "wheel.txt", folder=folder)
    run(*install, "--no-deps", wheel, folder=folder)
    return programs


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    in_wheel = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("torri/")}
    in_checkout = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert in_wheel == in_checkout
    assert "torri/py.typed" in in_wheel
    assert "torri/games/patrizier/edition.toml" in in_wheel


def test_the_installed_program_lists_its_games(programs: Path, tmp_path: Path) -> None:
    assert "patrizier" in run(programs / "torri", "games", folder=tmp_path).lower()


def test_the_installed_package_needs_neither_checkout_nor_numba(programs: Path, tmp_path: Path) -> None:
    code = "import torri, importlib.util as util; print(util.find_spec('numba'), torri.__file__)"
    numba, location = run(programs / "python", "-c", code, folder=tmp_path).strip().split(" ", maxsplit=1)
    assert numba == "None"
    assert Path(location).is_relative_to(programs.parent)
