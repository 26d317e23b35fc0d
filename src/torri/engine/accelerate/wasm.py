"""Lowered functions as a WebAssembly module: nothing is imported, memory is the module's own."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

from torri.engine.accelerate.linker import linker
from torri.engine.accelerate.lowering import Lowered, Target

WASM32: Final = Target(
    "wasm32-unknown-unknown", features="+bulk-memory,+sign-ext,+nontrapping-fptoint", size_type="i32"
)
STACK_BYTES: Final = 1 << 16


def wasm_object(lowered: Lowered) -> bytes:
    """The functions as an object file, which still has to be linked."""
    module, machine = WASM32.optimised(lowered)
    made: bytes = machine.emit_object(module)
    return made


def wasm_module(lowered: Lowered) -> bytes:
    """The functions as a module that browsers load."""
    return linked(wasm_object(lowered), [one.name for one in lowered.exports])


def linked(compiled: bytes, exports: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "game.o", Path(folder) / "game.wasm"
        given.write_bytes(compiled)
        command = [*linker("wasm-ld"), "--no-entry", "--gc-sections", "--strip-all", "-O2"]
        command += ["-z", f"stack-size={STACK_BYTES}", "--stack-first", "--export=__heap_base"]
        command += [*(f"--export={name}" for name in exports), str(given), "-o", str(made)]
        subprocess.run(command, check=True)
        return made.read_bytes()
