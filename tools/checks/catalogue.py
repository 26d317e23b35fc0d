"""Every check, with the files that can break it and what to do when it is red."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHECKS_FOLDER = ROOT / "build" / "checks"  # kept from one run to the next; git ignores it
TIMES = CHECKS_FOLDER / "times.json"
COMPILED = ROOT / "build" / "compiled"  # compiled games, shared by all workers and kept between runs
MAX_WORKERS = 8

PYTHON = sys.executable
WEB = [PYTHON, str(ROOT / "tools" / "web.py")]
PYTHON_FILES = ("*.py", "torri", "pyproject.toml")
WEB_FILES = ("web/*",)
UNSET_VARIABLES = (
    "VIRTUAL_ENV",  # the tests of the wheel and of the launcher make environments of their own
    "PYTHONDONTWRITEBYTECODE",  # the tests start hundreds of processes: each would compile all sources again
)
CACHE_OPTIONS = ("--cache", "--cache-strategy", "content")  # files that passed are not checked again until they change


@dataclass(frozen=True)
class Check:
    name: str
    command: list[str]
    mend: str  # what to do when it fails
    concerns: tuple[str, ...]  # changes of files like these can break it


LINTS = [
    Check("ruff check", [PYTHON, "-m", "ruff", "check"], "mends much itself: .venv/bin/ruff check --fix", PYTHON_FILES),
    Check("ruff format", [PYTHON, "-m", "ruff", "format", "--check"], ".venv/bin/ruff format", PYTHON_FILES),
    Check("mypy", [PYTHON, "-m", "mypy"], "each line above names a file and what does not fit", PYTHON_FILES),
    Check(
        "lint-imports",
        [str(Path(PYTHON).parent / "lint-imports"), "--no-logo"],
        "a module imports what its layer may not; CONTRIBUTING.md shows the layers",
        ("src/*.py", "pyproject.toml"),
    ),
    Check(
        "docs",
        [PYTHON, str(ROOT / "tools" / "docs.py"), "build"],
        "a page or a link is wrong, as the lines above say; to look at the site: ./torri docs",
        ("*.md", "*.svg", "*.png", "mkdocs.yml", "docs/openapi.json", "src/*.py", "tools/documentation/*"),
    ),
    Check(
        "types of the API",
        [*WEB, "types", "--check"],
        "python tools/web.py types",
        ("docs/openapi.json", "web/src/generated/*", "tools/web.py"),
    ),
    Check(
        "prettier",
        [*WEB, "prettier", "--check", ".", *CACHE_OPTIONS],
        "python tools/web.py prettier --write .",
        WEB_FILES,
    ),
    Check(
        "eslint",
        [*WEB, "eslint", ".", *CACHE_OPTIONS, "--cache-location", "node_modules/.cache/eslint/"],
        "mends some itself: python tools/web.py eslint --fix .",
        WEB_FILES,
    ),
    Check(
        "svelte-check",
        [*WEB, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--incremental", "--tsgo"],
        "each line above names a file and what does not fit",
        WEB_FILES,
    ),
    Check(
        "vitest",
        [*WEB, "vitest", "run"],
        "one file alone: python tools/web.py vitest run NAME",
        (*WEB_FILES, "src/torri/games/*/texts/*"),
    ),
]

# Before the tests: both are shared by all of them.
APP = Check(
    "browser app",
    [*WEB, "build"],
    "what vite said stands above",
    (*WEB_FILES, "src/torri/games/*/texts/*", "docs/openapi.json"),
)
COMPILING = [
    Check(
        f"compile {game}",
        [PYTHON, str(ROOT / "tools" / "compile_game.py"), game],
        "the rules of this game must stay in the accelerated subset: CONTRIBUTING.md, How we write",
        (f"src/torri/games/{game}/*.py", "src/torri/engine/*.py", "src/torri/players/*.py", "src/torri/research/*.py"),
    )
    for game in ("firenze", "florenza", "patrizier")
]


def workers() -> int:
    return min(os.cpu_count() or 1, MAX_WORKERS)


def pytest(*arguments: str, side_by_side: bool = True) -> list[str]:
    """Pytest; one file stays with one worker, as the server and the browser that its tests share are there once."""
    # The order of the files is ours: those that take longest come first (tests/timing.py).
    # One worker more than there are cores: many tests wait for a server, a browser or a clock.
    spread = [f"--numprocesses={workers() + 1}", "--dist=loadfile", "--no-loadscope-reorder"] if side_by_side else []
    return [PYTHON, "-m", "pytest", *spread, *arguments]


def environment(**more: str) -> dict[str, str]:
    kept = {"TORRI_CACHE": str(COMPILED), "TORRI_TIMES": str(TIMES)}
    given = {name: value for name, value in os.environ.items() if name not in UNSET_VARIABLES}
    return given | kept | more
