"""Runs tests in forked processes: pytest and large libraries are imported once, and nothing of what is tested.

A program of its own: it reads one order per line, as JSON, and answers each with a line. `Forks` is its client.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from counting import Counted

LIBRARIES: Final = (
    *("pytest", "coverage", "hypothesis", "hypothesis.strategies", "numpy", "sqlalchemy.ext.asyncio", "aiosqlite"),
    *("alembic.command", "litestar", "uvicorn", "httpx", "msgspec", "websockets.sync.client", "structlog", "argon2"),
    *("webauthn", "click", "rich.console", "fluent.runtime", "prometheus_client"),
)
RUN_VARIABLE: Final = "TORRI_MUTANTS_RUN"  # in the environment of all processes of a run
MAX_MEMORY_BYTES: Final = 6_000_000_000  # a process that needs more grows without end
CHECK_SECONDS: Final = 0.02  # between two checks whether a process has ended
LOOK_SECONDS: Final = 1.0  # between two looks at what it uses


@dataclass(frozen=True)
class Order:
    """Tests to be run in a tree, and for how long."""

    root: str
    temporary: str
    files: list[str]  # of tests
    tests: list[str] = field(default_factory=list)  # ids, in the order in which they are run; none: all of the files
    limits: dict[str, float] = field(default_factory=dict)  # seconds of a test
    limit: float = 60.0  # of a test that has none there
    whole: float = 600.0  # of all of them
    package: str = "torri"  # which must be that of the tree
    notes: str | None = None  # the folder into which goes what each test executes
    measured: list[str] = field(default_factory=list)  # patterns of the files that are noted
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Answer:
    """How it ended: `done`; `died` or `endless`, where the process ended itself or had to be killed; `broken` if this
    program has a fault."""

    how: str
    seconds: float
    status: int = 0  # of pytest
    passed: list[list[Any]] = field(default_factory=list)  # id, seconds of its set-up, seconds of the rest
    failed: list[list[Any]] = field(default_factory=list)  # id, why, whether it took too long
    said: str = ""  # the end of what pytest wrote, where something went wrong


class Forks:
    """The client of the program."""

    def __init__(self, libraries: Sequence[str] = LIBRARIES) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), *libraries]
        settings = os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=settings)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(60)

    def run(self, order: Order) -> Answer:
        """What the tests said. A time limit that strikes inside the interpreter's own parser can break a process
        beyond its test, so one that broke is tried once more."""
        answer = self._run(order)
        return self._run(order) if answer.how == "broken" else answer

    def _run(self, order: Order) -> Answer:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps(asdict(order)), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("The process that runs the tests has ended.")
        return Answer(**json.loads(line))


# Inside


def main() -> None:
    del sys.path[0]  # this folder: its modules are not those of the tests
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when to end
    load(sys.argv[1:])
    for line in sys.stdin:
        order = Order(**json.loads(line))
        assert order.package not in sys.modules
        print(json.dumps(asdict(obey(order))), flush=True)


def load(libraries: Sequence[str]) -> None:
    plugins = [] if "PYTEST_DISABLE_PLUGIN_AUTOLOAD" in os.environ else entry_points(group="pytest11")
    for name in (*libraries, *(plugin.module for plugin in plugins)):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


def obey(order: Order) -> Answer:
    begin = time.monotonic()
    mark = f"{os.getpid()}-{time.monotonic_ns()}"
    written = Path(order.temporary) / "answer.json"
    log = Path(order.temporary) / "log"
    written.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        os.setsid()
        try:
            become(order, mark, written, log)
        finally:
            os._exit(1)
    how = watch(child, order.whole)
    end_all(child, mark)
    seconds = time.monotonic() - begin
    said = log.read_text(errors="replace")[-2_000:] if log.exists() else ""
    if how == "ended" and written.exists():
        return Answer(seconds=seconds, said=said, **json.loads(written.read_text(encoding="utf-8")))
    return Answer("died" if how == "ended" else how, seconds, said=said)


def become(order: Order, mark: str, written: Path, log: Path) -> None:
    """The tests, in this process."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    source = str(Path(order.root) / "src")
    os.environ.update(order.environment | {RUN_VARIABLE: mark, "TMPDIR": order.temporary})
    os.environ["PYTHONPATH"] = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    os.chdir(order.root)
    sys.path.insert(0, source)
    sys.path.append(str(Path(__file__).resolve().parent))
    try:
        found = {"how": "done"} | importlib.import_module("watching").run_tests(order)
    except Exception:
        traceback.print_exc()
        found = {"how": "broken"}
    sys.stdout.flush()
    sys.stderr.flush()
    written.write_text(json.dumps(found), encoding="utf-8")
    os._exit(0)


def watch(child: int, limit: float) -> str:
    """Wait for a process: until it ends, its time is over (as it counts), or it uses too much memory."""
    counted = Counted(child)
    next_look = time.monotonic() + LOOK_SECONDS
    while True:
        if os.waitpid(child, os.WNOHANG) != (0, 0):
            return "ended"
        if time.monotonic() >= next_look:
            next_look = time.monotonic() + LOOK_SECONDS
            if counted.seconds() > limit or memory(child) > MAX_MEMORY_BYTES:
                return "endless"
        time.sleep(CHECK_SECONDS)


def memory(pid: int) -> int:
    with contextlib.suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def end_all(child: int, mark: str) -> None:
    """Kill the process and all that it has started: tests' servers have their own sessions, but carry the variable."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(child, 0)
    for pid in marked(f"{RUN_VARIABLE}={mark}".encode()):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def marked(mark: bytes) -> Iterator[int]:
    for file in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if mark in file.read_bytes().split(b"\0"):
                yield int(file.parent.name)


if __name__ == "__main__":
    main()
