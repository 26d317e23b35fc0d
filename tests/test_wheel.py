"""The wheel, installed where there is no checkout and no numba."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.test_launcher import ROOT, copy_tree

PACKAGE = ROOT / "src" / "torri"

pytestmark = pytest.mark.long


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
    run(*install, "--no-deps", "--require-hashes", "--requirement", ROOT / "locks" / "wheel.txt", folder=folder)
    run(*install, "--no-deps", wheel, folder=folder)
    run(programs / "python", "-m", "pip", "check", folder=folder)
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
    assert "torri/web/index.html" in in_wheel
    assert "torri/web/index.html.br" in in_wheel


def test_the_sdist_holds_the_built_app_and_what_it_is_built_of(tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, ROOT, folder=tmp_path)
    (built,) = tmp_path.glob("torri-*.tar.gz")
    with tarfile.open(built) as archive:
        archive.extractall(tmp_path, filter="data")
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "web/package-lock.json", "web/.npmrc", "src/torri/web/index.html"} <= names
    assert not any(name.startswith(("web/node_modules", "web/dev")) for name in names)

    # A wheel is built from it without Node: the sdist contains the built app.
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    code = "import sys; sys.path.insert(0, 'tools'); import web; print(web.is_built())"
    assert run(sys.executable, "-c", code, folder=folder).strip() == "True"


def test_without_the_app_there_is_no_package(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "checkout")
    (tree / "web" / "src" / "main.ts").write_text("import './no-such-file';\n", encoding="utf-8")
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(tree)]
    built = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert built.returncode != 0
    assert "no-such-file" in built.stdout + built.stderr
    assert "No package is made without the browser app" in built.stdout + built.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_the_installed_program_serves_the_app(programs: Path, tmp_path: Path) -> None:
    command = [str(programs / "torri"), "serve", "--port", "0", "--data", str(tmp_path / "data"), "--bots", "1"]
    environment = os.environ | {"TORRI_PLAIN": "1", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
            page = httpx.get(f"{address}/table/anything", timeout=30)
            assert "<title>Torri</title>" in page.text
            (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page.text)
            assert httpx.get(address + script, headers={"accept-encoding": "br"}).headers["content-encoding"] == "br"
        finally:
            server.terminate()


def test_the_installed_program_lists_its_games(programs: Path, tmp_path: Path) -> None:
    assert "patrizier" in run(programs / "torri", "games", folder=tmp_path).lower()


def test_the_installed_package_needs_neither_checkout_nor_numba(programs: Path, tmp_path: Path) -> None:
    code = "import torri, importlib.util as util; print(util.find_spec('numba'), torri.__file__)"
    numba, location = run(programs / "python", "-c", code, folder=tmp_path).strip().split(" ", maxsplit=1)
    assert numba == "None"
    assert Path(location).is_relative_to(programs.parent)
