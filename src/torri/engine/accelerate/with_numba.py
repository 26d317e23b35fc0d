"""Everything that we use of Numba: compiling a whole program at once, and two methods that it does not know.

Numba optimises each function and generates machine code for it, and then does so again as a part of each of its
callers: with many small functions most of its time goes into code that never runs. Here, functions that only compiled
code calls are lowered but not compiled by themselves: they are optimised and turned into machine code once, inside the
outermost function. For that we use private parts of Numba (`Part`, `PartCompiler`), with versions that we know. With
other versions Numba compiles everything in its own way, which takes twice as long.

Numba also counts references to arrays: up for each array that a function receives, and down again where it ends. A
search spent a fifth of its time on that. Functions that make no array of their own need no counting: the caller of the
outermost function holds references to all arrays. So they are compiled without Numba's memory manager (`_nrt`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy
from llvmlite import ir
from numba import __version__, config, njit, typeof, types
from numba.core.cgutils import normalize_ir_text, unpack_tuple
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload_method
from numba.np.arrayobj import populate_array

KNOWN_VERSIONS = ("0.68.",)  # of Numba, with the private parts that `Part` expects
COMPILER_OPTIONS = {"nogil": True, "error_model": "numpy"}
PART_OPTIONS = COMPILER_OPTIONS | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # Python never calls it

array = numpy.array


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that only compiled functions call: lowered, linked into them, never run by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    # Numba continues as if the function had been loaded, and sets its environment (`library.codegen.set_env`).
    # There is no place for it, so it is dropped.

    @property
    def codegen(self) -> Part:
        return self

    def set_env(self, _name: str, _environment: Any) -> None:
        pass


class PortablePart(Part):
    """The code of a function as Numba writes it, before anything is optimised for this machine."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.texts: list[str] = []

    def add_ir_module(self, module: Any) -> None:
        self.texts.append(normalize_ir_text(str(module)))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        return 0


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, up to and without machine code."""

    def define_pipelines(self) -> Any:
        codegen = self.state.targetctx.codegen()
        kind = PortablePart if codegen._library_class is PortablePart else Part
        self.state.library = kind(codegen, self.state.func_id.func_qualname)
        return super().define_pipelines()


class LoweringRefused(RuntimeError):
    """A process that cannot lower functions for other targets."""


def lower_only() -> None:
    """From now on this process makes no machine code, only LLVM code of which code for any target can be made."""
    codegen = cpu_target.target_context.codegen()
    if codegen._library_class is PortablePart:
        return
    if not is_known():
        raise LoweringRefused(f"Numba {__version__} is not known; known: {', '.join(KNOWN_VERSIONS)}")
    codegen._library_class = PortablePart


def lowered(function: Any, kinds: Sequence[Any]) -> tuple[str, list[str]]:
    """The name of a function for arguments of these types, and the LLVM code of it and of all that it calls."""
    function.compile(tuple(kinds))
    made = function.overloads[tuple(kinds)]
    libraries = {made.library: None}
    queue = [made.library]
    while queue:
        for other in queue.pop()._linking_libraries:
            if other not in libraries:
                libraries[other] = None
                queue.append(other)
    if not all(isinstance(library, PortablePart) for library in libraries):  # Numba uses its helpers again
        raise LoweringRefused("this process has compiled functions for this machine; lower in a new process")
    return made.fndesc.mangled_name, [text for library in libraries for text in library.texts]


def is_known() -> bool:
    return bool(__version__.startswith(KNOWN_VERSIONS))


def settings(allocating: bool) -> tuple[Any, ...]:
    """What compiled code depends on besides its source."""
    return PART_OPTIONS, memory_options(allocating), __version__, is_known(), config.BOUNDSCHECK, config.OPT


def memory_options(allocating: bool) -> dict[str, Any]:
    return {} if allocating or not is_known() else {"_nrt": False}


def part(function: FunctionType, inlined: bool, allocating: bool) -> Any:
    """A function for compiled ones to call."""
    how = {"pipeline_class": PartCompiler} if is_known() else {}
    return njit(function, forceinline=inlined, **PART_OPTIONS, **memory_options(allocating), **how)


def whole(function: FunctionType, allocating: bool) -> Any:
    """A function for Python to call, with all parts that it calls; kept on disk."""
    return njit(function, cache=True, **COMPILER_OPTIONS, **memory_options(allocating))


@contextmanager
def keeping_code_in(folder: Path) -> Iterator[None]:
    """Functions made inside the block are cached in this folder; Numba has only one setting for all."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def types_of(arguments: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(map(typeof, arguments))


@intrinsic
def array_at(_context: Any, pointer: Any, sizes: Any) -> Any:
    """The array of these sizes (a tuple) that begins where the pointer points."""
    kind = types.Array(pointer.dtype, len(sizes), "C")

    def generate(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        made = context.make_array(kind)(context, builder)
        lengths = unpack_tuple(builder, given[1], len(sizes))
        item = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        strides = [item]
        for length in reversed(lengths[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        populate_array(made, data=given[0], shape=lengths, strides=strides, itemsize=item, meminfo=None)
        return made._getvalue()

    return kind(pointer, sizes), generate


# The two methods of int that bit sets need.


@intrinsic
def _ones(_context: Any, _x: Any) -> Any:
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _leading_zeros(_context: Any, _x: Any) -> Any:
    zero_is_defined = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctlz(args[0], zero_is_defined)


@overload_method(types.Integer, "bit_count")
def _bit_count(_x: Any) -> Any:
    def implementation(_x: Any) -> Any:
        return _ones(numpy.int64(_x))

    return implementation


@overload_method(types.Integer, "bit_length")
def _bit_length(_x: Any) -> Any:
    def implementation(_x: Any) -> Any:
        return 64 - _leading_zeros(numpy.int64(_x))

    return implementation
