"""A stand-in for CuPy and a GPU: the same kernels for this machine, with a loop for the threads, and NumPy's arrays.

Run as a program it compares the environment of a GPU with that of the CPU: `python -m tests.research.gpu_on_cpu GAME`.
Everything but PTX itself is tried: the kernels' code, their parameters and how they are started.
"""

from __future__ import annotations

import ctypes
import os
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

import torri
from torri.engine.accelerate import cuda, ptx
from torri.engine.accelerate.lowering import Lowered, Target
from torri.research import cuda_vector, kernels
from torri.research.actions import WrongAction
from torri.research.vector import VectorEnv, WrongBatch

GAMES, STEPS, SEED, PLAYERS = 6, 250, 11, 3
THREAD = """
@number = internal global i64 0
define i64 @thread() alwaysinline {
  %number = load i64, ptr @number
  ret i64 %number
}
define void @become(i64 %number) {
  store i64 %number, ptr @number
  ret void
}
"""


class Module:
    """Kernels in machine code; each is called once for each thread."""

    def __init__(self, path: str) -> None:
        compiled = Path(path).read_bytes()
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), native().machine())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(compiled))
        self._engine.finalize_object()
        self._become = ctypes.CFUNCTYPE(None, ctypes.c_int64)(self._engine.get_function_address("become"))

    def get_function(self, name: str) -> Any:
        address = self._engine.get_function_address(name)
        assert address, name

        def start(grid: tuple[int], block: tuple[int], given: tuple[Any, ...]) -> None:
            plain = [one.ctypes.data if isinstance(one, np.ndarray) else int(one) for one in given]
            call = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * len(plain))(address)
            for number in reversed(range(grid[0] * block[0])):  # in any order
                self._become(number)
                call(*plain)

        return start


class Stream:
    """Captures nothing: what is started runs at once, and a graph is the call to run it again."""

    def __init__(self, non_blocking: bool = False) -> None:
        self.ptr = int(non_blocking)

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_error: object) -> None:
        pass

    def is_capturing(self) -> bool:
        return True


def native() -> Target:
    return Target(llvm.get_process_triple(), cpu=llvm.get_host_cpu_name())


def native_kernels(lowered: Lowered, state_bytes: int, counts: int) -> str:
    """In the place of `ptx.kernels`: an object file, written as text."""
    texts = ptx.kernel_texts(lowered, state_bytes, counts).replace("ptx_kernel ", "")
    names = [ptx.kernel_name(one.name) for one in lowered.exports]
    module, machine = native().optimised(lowered, [*names, "become"], THREAD + texts)
    return str(machine.emit_object(module).decode("latin-1"))


def stand_in() -> Any:
    """What the environment uses of CuPy."""
    functions = "zeros arange asarray repeat argsort ndarray from_dlpack"
    types = "int8 int32 int64 uint8 uint16 bool_ float32"
    made = SimpleNamespace(**{name: getattr(np, name) for name in f"{functions} {types}".split()})
    made.asnumpy, made.RawModule = np.asarray, lambda path: Module(path)
    device = lambda: SimpleNamespace(synchronize=lambda: None)  # noqa: E731
    made.cuda = SimpleNamespace(Stream=Stream, get_current_stream=Stream, Device=device)
    return made


def main(name: str) -> None:
    for module, function, other in (
        (cuda, "cupy", stand_in),
        (cuda_vector, "cupy", stand_in),
        (ptx, "kernels", native_kernels),
    ):
        setattr(module, function, other)
    game = torri.game(name)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TORRI_PTX"] = folder
        for file, content in kernels.ptx(game).items():
            text = content.decode()
            Path(folder, file).write_bytes(text.encode("latin-1"))
        compare(game)


def compare(game: torri.Game) -> None:
    found = torri.simulate(game, PLAYERS, 40, SEED, device="cuda")
    assert found == torri.simulate(game, PLAYERS, 40, SEED, accelerated=False)
    kinds: list[dict[str, Any]] = [{}, {"opponents": "random", "skip_forced": True, "reward": "margin"}]
    for settings in kinds:
        there: Any = VectorEnv(game, GAMES, PLAYERS, SEED, device="cuda", **settings)
        here = VectorEnv(game, GAMES, PLAYERS, SEED, accelerated=False, **settings)
        there.sorting = bool(settings)
        over = 0
        for step in range(STEPS):
            chosen = there.random_actions().copy()
            np.testing.assert_array_equal(chosen, here.random_actions())
            ours, theirs = here.step(chosen), there.step(chosen)
            shown = ["masks", "seats", "rewards", "scores", "over", *(["observations"] if step % 3 else [])]
            for one in shown:
                np.testing.assert_array_equal(getattr(ours, one), getattr(theirs, one), one)
            over += int(ours.over.sum())
        there.check()
        assert there.position(2).state == here.position(2).state
        before = there.position(0).encode()
        there.step(np.full(GAMES, len(there.actions) - 1))
        with pytest.raises(WrongAction):
            there.check()
        assert there.position(0).encode() == before
        with pytest.raises(WrongBatch):
            there.step(np.zeros(GAMES))
        there.step(there.random_actions())
        there.check()
        assert there.position(0).encode() != before
        there.reset(SEED + 1)
        sys.stdout.write(f"{game.name} {settings}: {STEPS} steps alike, {over} games ended\n")


if __name__ == "__main__":
    main(sys.argv[1])
