"""The browser app, built by the launcher as a user starts it: real processes, real packages, no Node but our own."""

from __future__ import annotations

import importlib.util
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from tests.test_launcher import ROOT, copy_tree, environment_without_uv, shorten

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="starts ./torri by its first line")

BUILDING = "Building the browser app"


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A machine that has Python and nothing else: no Node, no npm, no uv."""
    programs = folder / "programs"
    if not programs.exists():
        programs.mkdir()
        (programs / "python3").symlink_to(Path(sys.executable).resolve())
    return environment_without_uv() | {"PATH": str(programs)} | more


def serve(tree: Path, **more: str) -> subprocess.Popen[str]:
    command = [str(tree / "torri"), "--language", "en", "serve", "--port", "0", "--data", str(tree.parent / "data")]
    return subprocess.Popen(
        command,
        env=environment(tree.parent, TORRI_PLAIN="1", PYTHONUNBUFFERED="1", **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def visit(server: subprocess.Popen[str]) -> tuple[str, str, float]:
    """The home page of a server that is being started, what it said before, and how long that took."""
    started = time.monotonic()
    assert server.stdout is not None
    line = server.stdout.readline()
    took = time.monotonic() - started
    try:
        if "http://" not in line:
            output, errors = server.communicate(timeout=60)
            pytest.fail(f"the server did not start: {line}{output}{errors}")
        address = next(word for word in line.split() if word.startswith("http://"))
        page = httpx.get(address, timeout=30)
        assert page.status_code == 200, page.text
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=60)
    return page.text, errors, took


def tools(tree: Path) -> ModuleType:
    """tools/web.py of a tree."""
    sys.path.insert(0, str(tree / "tools"))
    try:
        spec = importlib.util.spec_from_file_location("web_of_a_tree", tree / "tools" / "web.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.pop(0)
    return module


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = copy_tree(tmp_path_factory.mktemp("app") / "checkout")
    shorten(made / "locks" / "run.txt")
    return made


@pytest.fixture(scope="module")
def first_visit(tree: Path) -> tuple[str, str, float]:
    return visit(serve(tree))


@pytest.fixture
def built(tree: Path, first_visit: tuple[str, str, float]) -> Iterator[Path]:
    """A checkout whose app is built; a test that damages it leaves it whole."""
    assert first_visit
    yield tree
    assert tools(tree).is_built()


@pytest.mark.long
def test_a_fresh_checkout_on_a_bare_machine_builds_the_app_and_serves_it(
    tree: Path, first_visit: tuple[str, str, float]
) -> None:
    page, said, _ = first_visit
    assert "<title>Torri</title>" in page
    assert "Setting up" in said
    assert "Installing Node" in said
    assert BUILDING in said
    assert (tree / "src/torri/web/index.html.br").exists()


@pytest.mark.long
def test_a_warm_start_builds_nothing(built: Path) -> None:
    page, said, _ = visit(serve(built))
    assert "<title>Torri</title>" in page
    assert BUILDING not in said
    started = time.monotonic()
    assert tools(built).is_built()
    assert time.monotonic() - started < 0.3


@pytest.mark.long
def test_what_does_not_serve_does_not_build(built: Path) -> None:
    app, aside = built / "src/torri/web", built / "web-aside"
    app.rename(aside)
    try:
        listed = subprocess.run(
            [built / "torri", "games"], env=environment(built.parent), capture_output=True, text=True, check=False
        )
        assert (listed.returncode, listed.stderr) == (0, "")
        assert not app.exists()
    finally:
        aside.rename(app)


@pytest.mark.long
def test_a_build_that_fails_says_why_and_leaves_the_built_app_alone(built: Path) -> None:
    source = built / "web/src/main.ts"
    good = source.read_text(encoding="utf-8")
    before = sorted((built / "src/torri/web").rglob("*"))
    source.write_text(good + "\nimport './no-such-file';\n", encoding="utf-8")
    try:
        failed = serve(built)
        output, errors = failed.communicate(timeout=120)
    finally:
        source.write_text(good, encoding="utf-8")
    assert (failed.returncode, output) == (1, "")
    assert "no-such-file" in errors
    assert errors.splitlines()[-1].startswith("The browser app could not be built")
    assert sorted((built / "src/torri/web").rglob("*")) == before
    assert list((built / "build").iterdir()) == []


@pytest.mark.long
def test_packages_that_cannot_be_had_are_told_plainly(built: Path) -> None:
    lock = built / "web/package-lock.json"
    good = lock.read_text(encoding="utf-8")
    packages = built / "web/node_modules"
    packages.rename(built / "packages-aside")
    lock.write_text(good + "\n", encoding="utf-8")
    try:
        nowhere = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_cache": str(built.parent / "npm")}
        failed = serve(built, npm_config_fetch_retries="0", **nowhere)
        output, errors = failed.communicate(timeout=120)
    finally:
        lock.write_text(good, encoding="utf-8")
        subprocess.run(["/bin/rm", "-rf", packages], check=True)
        (built / "packages-aside").rename(packages)
    assert (failed.returncode, output) == (1, "")
    assert errors.splitlines()[-1].startswith("The packages of the browser app could not be installed")
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("", True),
        ("--language nl", True),
        ("--language=nl", True),
        ("serve", True),
        ("--language de serve --port 80", True),
        ("serve --help", False),
        ("--help", False),
        ("--version", False),
        ("games", False),
        ("--language it simulate firenze", False),
        ("play serve", False),
    ],
)
def test_only_what_serves_needs_the_app(arguments: str, expected: bool) -> None:
    assert runpy.run_path(str(ROOT / "torri"))["serves"](arguments.split()) is expected


def test_what_the_app_is_built_of_decides_whether_it_is_built_again(tmp_path: Path) -> None:
    for path in ("web/src/main.ts", "web/package.json", "src/torri/games/firenze/texts/en.ftl", "docs/openapi.json"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("{}", encoding="utf-8")
    (tmp_path / "tools").mkdir()
    for name in ("web.py", "locking.py"):
        (tmp_path / "tools" / name).write_bytes((ROOT / "tools" / name).read_bytes())
    web = tools(tmp_path)
    assert not web.is_built()
    web.BUILT.mkdir(parents=True)
    (web.BUILT / "index.html").touch()
    (web.BUILT / web.STAMP).write_text(web.digest_of_sources() + "\n", encoding="ascii")
    assert web.is_built()

    for path, counts in {
        "web/node_modules/x.js": False,
        "web/dev/trial/x.ts": False,
        "web/src/new.ts": True,
        "src/torri/games/firenze/texts/nl.ftl": True,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
        assert web.is_built() is not counts, path
        (tmp_path / path).unlink()

    (tmp_path / "web/package.json").unlink()  # as in a package: there are no sources, and it is as it came
    assert web.is_built()


def test_the_lock_of_the_app_names_no_place() -> None:
    text = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert '"integrity"' in text
