"""The linker for other targets than the running process: a pinned package, needed only to build."""

from __future__ import annotations

import importlib.util
import sys


class NoLinker(RuntimeError):
    """The linker is not installed."""

    def __init__(self) -> None:
        super().__init__("linking needs the package ziglang: pip install 'torri[wasm]'")


def linker(name: str) -> list[str]:
    """The command that starts the linker of that name."""
    if importlib.util.find_spec("ziglang") is None:
        raise NoLinker
    return [sys.executable, "-m", "ziglang", name]
