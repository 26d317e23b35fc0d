"""The app as a folder of files for any host, below any path: it plays without a server (decision 34).

python tools/static_app.py DIR [--without-wasm]

Into DIR go the app, the Python of browsers (Pyodide) with our packages, the games as WebAssembly for bots that search,
and a service worker that keeps all of it for when the network is away.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import venv
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import static_licences
import web

ROOT = web.ROOT
ASIDE = ROOT / "build" / "static"  # what need not be made again
ASIDE_SECONDS = 3_600  # a build takes minutes: what none has used for so long is of an older one
SOURCE = ROOT / "src" / "torri"
WHEELS = ROOT / "locks" / "browser.txt"
WHEEL_FOR = ["--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp", "--abi=cp314"]
# Of Pyodide: what a browser fetches; and the library of Python itself, which comes as text and is compiled here.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
STANDARD = "python_stdlib.zip"
# What of it serves terminals, tests and other machines.
NOT_STANDARD = re.compile(
    r"(_pyrepl|ensurepip|pydoc_data|unittest|wsgiref|xml|xmlrpc)/|"
    r"(bdb|cProfile|doctest|ftplib|imaplib|mailbox|optparse|pdb|plistlib|poplib|profile|pstats|pydoc|smtplib|turtle)\.py|"
    r"encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi8|kz|mac|palmos|ptcp|shift|tis).*\.py"
)
# What our packages need, as it is installed here; all of it is plain Python.
LIBRARIES = (
    "structlog",
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
    "platformdirs",
    "typing_extensions",
    "pytz",
)
NOT_OURS = ("web", "browser", "cli", "research", "server/operations/redis_bus.py", "players/arena")
LOCALES = ("root", "en", "nl", "de", "it")
STAMPED = (1980, 1, 1, 0, 0, 0)  # the same content is the same file
# A compressed archive; with an ending that says so, some hosts would have browsers unpack it once more.
LIBRARY = "library.bin"
FILES = "files.json"
WORKER = "service-worker.js"
# In these folders everything is ours. Beside them a host may have files of its own.
FOLDERS = ("assets", "icons", "python", "wasm")
LAST = ("index.html", WORKER)  # they name all others


def files_of_library() -> Iterator[tuple[str, bytes]]:
    """Everything that Python imports, by the name that it has there."""
    for path in sorted(SOURCE.rglob("*")):
        name = path.relative_to(SOURCE).as_posix()
        left_out = any(name == one or name.startswith(f"{one}/") for one in NOT_OURS)
        if path.is_file() and "__pycache__" not in path.parts and not left_out:
            yield f"torri/{name}", path.read_bytes()
    for library in LIBRARIES:
        for file in distribution(library).files or ():
            if _is_wanted(file.as_posix()):
                yield file.as_posix(), Path(str(file.locate())).read_bytes()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = f"torri-{project['version']}.dist-info"
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: torri\nVersion: {project['version']}\n".encode()
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in named.items())
        for group, named in project["entry-points"].items()
    )
    yield f"{about}/entry_points.txt", points.encode()


def _is_wanted(name: str) -> bool:
    if name.startswith(("..", "pytz/zoneinfo/")) or "__pycache__" in name or "/tests/" in name:
        return False
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LOCALES
    if ".dist-info/" in name:
        return "licen" in name.lower() or name.endswith("METADATA")
    return name.endswith((".py", ".dat", ".txt"))


def files_of_python() -> Iterator[tuple[str, bytes]]:
    """As much of Python's own library as a browser can need."""
    with zipfile.ZipFile(web.PACKAGES / "pyodide" / STANDARD) as archive:
        for name in sorted(archive.namelist()):
            if not name.endswith("/") and not NOT_STANDARD.match(name):
                yield name, archive.read(name)


def compiled(node: web.Node, found: Iterable[tuple[str, bytes]]) -> Path:
    """An archive of these files, with Python compiled; made anew when they have changed."""
    files = list(found)
    script = web.WEB / "build" / "compilePython.mjs"
    digest = hashlib.sha256(repr([(name, hashlib.sha256(content).digest()) for name, content in files]).encode())
    digest.update((web.PACKAGES / "pyodide" / "package.json").read_bytes() + script.read_bytes())
    made = ASIDE / f"{digest.hexdigest()[:16]}.zip"
    if not made.is_file():
        with tempfile.TemporaryDirectory(dir=ASIDE) as folder:
            plain, packed = Path(folder, "plain.zip"), Path(folder, "compiled.zip")
            with zipfile.ZipFile(plain, "w") as archive:
                for name, content in files:
                    archive.writestr(zipfile.ZipInfo(name, STAMPED), content)
            _run([node.program, str(script), str(plain), str(packed)])
            packed.rename(made)
    return _used(made)


def packed(archive: Path) -> bytes:
    """The same files in one stream, which a browser unpacks by itself: four times as fast as its Python."""
    stream = io.BytesIO()
    with zipfile.ZipFile(archive) as files, tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as made:
        for name in files.namelist():
            content = files.read(name)
            about = tarfile.TarInfo(name)
            about.size = len(content)
            made.addfile(about, io.BytesIO(content))
    return gzip.compress(stream.getvalue(), mtime=0)


def wheel() -> Path:
    """msgspec for the Python of browsers, by its hash."""
    folder = ASIDE / hashlib.sha256(WHEELS.read_bytes()).hexdigest()[:16]
    if not list(folder.glob("*.whl")):
        fetch = ["download", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(WHEELS)]
        with tempfile.TemporaryDirectory(dir=ASIDE) as made:
            _run([*_pip(Path(made)), *fetch, *WHEEL_FOR, "-d", str(folder)])
    return next(_used(folder).glob("*.whl"))


def _pip(folder: Path) -> list[str]:
    """The pip of this environment, or a new one: environments made by uv have none, and uv itself downloads nothing."""
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    venv.create(folder, with_pip=True)
    return [str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")), "-m", "pip"]


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise web.BuildError(f"`{' '.join(command)}` failed; what it said stands above.", done.stdout + done.stderr)


def modules(folder: Path) -> dict[str, dict[str, object]]:
    """The games as WebAssembly, and for which rules and figures each is."""
    kept = ASIDE / f"wasm-{_digest_of_sources()}"
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(dir=ASIDE) as made:
            # In a process of its own: one that compiles cannot lower. In a folder that others may read, too: a
            # temporary one is not, and its copy would not be.
            games = Path(made, "wasm")
            _run([sys.executable, "-m", "torri", "build", "wasm", str(games)])
            shutil.copytree(games, kept)
    shutil.copytree(_used(kept), folder)
    described = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in kept.glob("*.json")}
    return {game: {name: one[name] for name in ("rules", "edition_sha256")} for game, one in described.items()}


def _digest_of_sources() -> str:
    found = hashlib.sha256()
    for folder in ("engine", "games", "players"):
        for path in sorted((SOURCE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def build(target: Path, with_wasm: bool = True) -> None:
    """Write the whole folder."""
    node = web.ready_node()
    ASIDE.mkdir(parents=True, exist_ok=True)
    if target.exists() and any(target.iterdir()) and not (target / FILES_AT).is_file():
        raise web.BuildError(f"{target} has files that are not ours; give a folder that is empty or was built before.")
    with tempfile.TemporaryDirectory(dir=ASIDE) as folder:
        made = Path(folder, "made")
        web.build_app(node, made, VITE_TORRI_STATIC="1")
        add_python(node, made, with_wasm)
        static_licences.add(made / "licences.json", (*LIBRARIES, "msgspec"))
        write_service_worker(made)
        put(made, target)
    tidy()


def put(made: Path, target: Path) -> None:
    """Replace what was built before. A host may be serving it: no file is missing or half there at any moment, and the
    page comes after what it names."""
    names = [path.relative_to(made) for path in made.rglob("*") if path.is_file()]
    for name in sorted(names, key=lambda name: (LAST.index(name.name) if name.name in LAST else -1, name)):
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f"{file.name}.new")
        shutil.copyfile(made / name, beside)
        beside.replace(file)
    for folder in FOLDERS:
        for path in sorted((target / folder).rglob("*"), reverse=True):  # what is in a folder before the folder
            if path.is_file() and path.relative_to(target) not in names:
                path.unlink()
            elif path.is_dir() and not any(path.iterdir()):
                path.rmdir()


def _used(kept: Path) -> Path:
    kept.touch()
    return kept


def tidy() -> None:
    """Keep aside what this build has used, and what another may be using."""
    for path in ASIDE.iterdir():
        if time.time() - path.stat().st_mtime > ASIDE_SECONDS:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


FILES_AT = f"python/{FILES}"


def add_python(node: web.Node, made: Path, with_wasm: bool) -> None:
    python = made / "python"
    python.mkdir()
    for name in PYODIDE:
        shutil.copy(web.PACKAGES / "pyodide" / name, python / name)
    (python / LIBRARY).write_bytes(packed(compiled(node, files_of_library())))
    shutil.copy(compiled(node, files_of_python()), python / STANDARD)
    found = wheel()
    shutil.copy(found, python / found.name)
    about: dict[str, object] = {
        "sizes": {path.name: path.stat().st_size for path in sorted(python.iterdir())},
        "library": LIBRARY,
        "wheel": found.name,
    }
    if with_wasm:
        about["modules"] = modules(made / "wasm")
    (python / FILES).write_text(json.dumps(about), encoding="utf-8")


def write_service_worker(made: Path) -> None:
    """With the names of all files, and a version that changes with any of them."""
    files = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file())
    files = [name for name in files if name != WORKER]
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + b"\0" + hashlib.sha256((made / name).read_bytes()).digest())
    text = (web.WEB / "build" / "staticServiceWorker.js").read_text(encoding="utf-8")
    values = {"'VERSION'": json.dumps(digest.hexdigest()[:16]), "['FILES']": json.dumps(files)}
    for place, value in values.items():
        text = text.replace(place, value, 1)
    (made / WORKER).write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    names = [one for one in arguments if not one.startswith("-")]
    if len(names) != 1 or set(arguments) - set(names) - {"--without-wasm"}:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        build(Path(names[0]).absolute(), "--without-wasm" not in arguments)
    except web.BuildError as error:
        sys.stderr.write(error.output)
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
