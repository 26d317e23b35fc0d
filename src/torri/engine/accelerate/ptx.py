"""Lowered functions as PTX, the assembly of NVIDIA's GPUs: the driver of the GPU compiles it when it is loaded.

A kernel runs a function once for each game, each in a thread of its own. The text is made on any machine; a GPU is
needed only to run it (`cuda`).
"""

from __future__ import annotations

from typing import Final

from torri.engine.accelerate.lowering import NUMBER, POINTER, SIZE, Export, Lowered, Target

# Since the Ampere chips of 2020. Products and sums are rounded one by one, as on all other machines.
NVPTX: Final = Target("nvptx64-nvidia-cuda", cpu="sm_80", features="+ptx80", options=("--nvptx-fma-level=0",))
STREAM_BYTES: Final = 4 * 8

THREAD: Final = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define i64 @thread() alwaysinline {
  %inside = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul i32 %block, %threads
  %number = add i32 %before, %inside
  %wide = zext i32 %number to i64
  ret i64 %wide
}
"""

# Each thread has a pool of two states, a random stream and counts of its own, and plays `each` games.
SIMULATE: Final = "simulate"
SIMULATE_KERNEL: Final = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @simulate_games(ptr %start, ptr %counts, ptr %scores, i64 %seed, i64 %first, i64 %each,
                                       i64 %players, i64 %threads) {
  %thread = call i64 @thread()
  %mine = icmp ult i64 %thread, %threads
  br i1 %mine, label %play, label %done
play:
  %pool = alloca [2 x [STATE_BYTES x i8]], align 16
  %stream = alloca [STREAM_BYTES x i8], align 16
  %count = alloca [COUNT_BYTES x i8], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr %pool, ptr %start, i64 STATE_BYTES, i1 false)
  call void @llvm.memset.p0.i64(ptr %stream, i8 0, i64 STREAM_BYTES, i1 false)
  call void @llvm.memset.p0.i64(ptr %count, i8 0, i64 COUNT_BYTES, i1 false)
  %game = mul i64 %thread, %each
  %number = add i64 %first, %game
  %row = mul i64 %game, %players
  %score = getelementptr i64, ptr %scores, i64 %row
  %nothing = call i64 @simulate(ptr %pool, i64 2, ptr %stream, i64 4, i64 %seed, i64 %number, ptr %count, i64 COUNTS,
                                ptr %score, i64 %each, i64 %players)
  %place = mul i64 %thread, COUNTS
  %out = getelementptr i64, ptr %counts, i64 %place
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %count, i64 COUNT_BYTES, i1 false)
  br label %done
done:
  ret void
}
"""

# Any other function takes what its kernel is given, and last the number of the thread.
KERNEL: Final = """
define ptx_kernel void @NAME_games(PARAMETERS, i64 %threads) {
  %thread = call i64 @thread()
  %mine = icmp ult i64 %thread, %threads
  br i1 %mine, label %play, label %done
play:
  %nothing = call i64 @NAME(PARAMETERS, i64 %thread)
  br label %done
done:
  ret void
}
"""


def kernel_name(function: str) -> str:
    return f"{function}_games"


def kernel_of(export: Export) -> str:
    """The kernel of a function, in LLVM code."""
    kinds = {POINTER: "ptr", NUMBER: "i64", SIZE: "i64"}
    parameters = ", ".join(f"{kinds[one.kind]} %{one.name}" for one in export.parameters[:-1])
    return KERNEL.replace("NAME", export.name).replace("PARAMETERS", parameters)


def kernel_texts(lowered: Lowered, state_bytes: int, counts: int) -> str:
    """A kernel for each function, in LLVM code."""
    sizes = {"STATE_BYTES": state_bytes, "STREAM_BYTES": STREAM_BYTES, "COUNT_BYTES": 8 * counts, "COUNTS": counts}
    simulating = SIMULATE_KERNEL
    for name, size in sizes.items():
        simulating = simulating.replace(name, str(size))
    return "".join(simulating if one.name == SIMULATE else kernel_of(one) for one in lowered.exports)


def kernels(lowered: Lowered, state_bytes: int, counts: int) -> str:
    """The PTX of a kernel for each function."""
    names = [kernel_name(one.name) for one in lowered.exports]
    module, machine = NVPTX.optimised(lowered, names, THREAD + kernel_texts(lowered, state_bytes, counts))
    made: str = machine.emit_assembly(module)
    return made
