"""Lowered functions as a shared library for machines of this kind: `prebuilt` loads it, without any compiler."""

from __future__ import annotations

import subprocess
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from torri.engine.accelerate.linker import linker
from torri.engine.accelerate.lowering import Lowered, Target
from torri.engine.accelerate.prebuilt import FAILED, platform_name

# Nothing is linked to it: what copies memory is in every process of Python.
_shared = partial(Target, relocation="pic", code_model="small", on_failure=f"ret i64 {FAILED}", vectorised=True)
TARGETS: Final = {
    # What processors have had since 2009: with newer instructions searches were no faster.
    "linux-x86_64": _shared("x86_64-unknown-linux-gnu", cpu="x86-64-v2"),
    "linux-aarch64": _shared("aarch64-unknown-linux-gnu"),
}


class NoTarget(RuntimeError):
    """No library is made for machines of this kind."""

    def __init__(self) -> None:
        known = ", ".join(TARGETS)
        super().__init__(f"libraries are made for {known}, and this is {platform_name()}: games are compiled by Numba")


def native_library(lowered: Lowered) -> bytes:
    """The functions as a library for this kind of machine."""
    target = TARGETS.get(platform_name())
    if target is None:
        raise NoTarget
    module, machine = target.optimised(lowered)
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "game.o", Path(folder) / "game.so"
        given.write_bytes(machine.emit_object(module))
        command = [*linker("ld.lld"), "-shared", "--gc-sections", "--strip-all", "-O2", str(given), "-o", str(made)]
        subprocess.run(command, check=True)
        return made.read_bytes()
