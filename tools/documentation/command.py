"""`./torri docs`: build the site, serve it, or update what is kept in the repository."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Final

from documentation.gathering import Unlisted, gather, sources
from documentation.links import BrokenLink
from documentation.places import BUILD, BUILD_CONFIG, SITE

LOOK_SECONDS: Final = 1.0  # between two looks at the sources while the site is served
DEFAULT_ADDRESS: Final = "localhost:8001"
# Whatever a browser would fetch from another host by itself. Links are no such thing.
FOREIGN: Final = re.compile(r"<(?:script|img|iframe|link|source)\b[^>]*?\b(?:src|href)=[\"']?(https?:)?//[^>]*>")
USAGE: Final = "./torri docs [ADDRESS | build | write]"


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                return build()
            case ["write"]:
                return write()
            case []:
                return serve(DEFAULT_ADDRESS)
            case [address] if re.fullmatch(r"[\w.\[\]:-]+:\d+", address):
                return serve(address)
            case _:
                print(f"Usage: {USAGE}", file=sys.stderr)
                return 2
    except (BrokenLink, Unlisted) as error:
        print(error, file=sys.stderr)
        return 1


def build() -> int:
    """Build the site strictly: a broken link, a missing anchor or a page that nothing leads to is an error."""
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    status = _zensical("build", "--strict")
    if status:
        return status
    fetched = list(foreign_resources())
    for line in fetched:
        print(f"fetched from another host: {line}", file=sys.stderr)
    return 1 if fetched else 0


def write() -> int:
    from documentation import diagrams, glossary

    try:
        diagrams.write()
    except ModuleNotFoundError as error:
        print(f"The diagrams need {error.name}, one of the tools that ./torri test installs.", file=sys.stderr)
        return 1
    glossary.write()
    return 0


def serve(address: str) -> int:
    gather()
    threading.Thread(target=_keep_up_to_date, daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that the process that serves ends too
    try:
        return _zensical("serve", "--dev-addr", address)
    except KeyboardInterrupt:
        return 0


def foreign_resources() -> Iterator[str]:
    for page in sorted(SITE.rglob("*.html")):
        for found in FOREIGN.finditer(page.read_text(encoding="utf-8")):
            yield f"{page.relative_to(SITE)}: {found[0]}"


def _keep_up_to_date() -> None:
    """Gather the pages again when something has changed; the server then builds those that differ."""
    seen = _newest()
    while True:
        time.sleep(LOOK_SECONDS)
        try:
            if (now := _newest()) != seen:
                seen = now
                gather()
        except (BrokenLink, Unlisted, OSError, SyntaxError, ValueError) as error:  # in the middle of a change
            print(error, file=sys.stderr)


def _newest() -> tuple[int, float]:
    """How many sources there are, and when one of them last changed."""
    times = [path.stat().st_mtime for path in sources()]
    return len(times), max(times)


def _zensical(*arguments: str) -> int:
    command = [sys.executable, "-m", "zensical", *arguments, "--config-file", str(BUILD_CONFIG)]
    return subprocess.run(command, cwd=BUILD, check=False).returncode
