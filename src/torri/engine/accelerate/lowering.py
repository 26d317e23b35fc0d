"""Linked functions as one LLVM module that belongs to no machine yet: for browsers (`wasm`) and GPUs (`ptx`).

Numba types each function and lowers it to LLVM code. That code is taken before anything is optimised, so that nothing
of this machine is in it but its word size, which does not show; all functions are linked into one module, and only the
exported ones stay visible. `Target.optimised` then makes the module one for its target.

The functions are called with plain pointers and numbers: an array is a pointer and its sizes, a named tuple is its
fields, one after another. `Export.parameters` says which; a wrapper in front of each function puts them together again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import llvmlite.binding as llvm
from numba import types

from torri.engine.accelerate import with_numba as numba
from torri.engine.accelerate.linking import Functions, Linker, Replaced
from torri.engine.generated import define

POINTER, NUMBER, SIZE = "pointer", "number", "size"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A pointer to an array, a size of one, or a number (64 bits, signed)."""

    name: str
    kind: str
    item: str = ""  # the type of an array's items, in NumPy's words; empty for records
    item_bytes: int = 0


@dataclass(frozen=True, slots=True)
class Export:
    """A function that can be called from outside."""

    name: str
    parameters: tuple[Parameter, ...]
    symbol: str = field(repr=False)  # of the lowered function


@dataclass(frozen=True, slots=True)
class Lowered:
    """Functions in LLVM code, for any target."""

    exports: tuple[Export, ...]
    texts: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Target:
    """What code is made for."""

    triple: str
    cpu: str = ""
    features: str = ""
    size_type: str = "i64"  # of sizes in exported functions
    options: tuple[str, ...] = ()  # of LLVM's code generation, for the whole process
    relocation: str = "default"
    code_model: str = "jitdefault"
    on_failure: str = "call void @llvm.trap()\n  unreachable"  # where the Python code would have raised an error
    vectorised: bool = False

    def machine(self) -> Any:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        if self.options:
            llvm.set_option("torri", " ".join(self.options))
        found = llvm.Target.from_triple(self.triple)
        return found.create_target_machine(
            cpu=self.cpu, features=self.features, opt=3, reloc=self.relocation, codemodel=self.code_model
        )

    def optimised(self, lowered: Lowered, visible: Collection[str] = (), also: str = "") -> tuple[Any, Any]:
        """The module for this target, and its machine; `also` is further LLVM code, whose functions named in
        `visible` are exported instead of the plain functions."""
        machine = self.machine()
        layout = str(machine.target_data)

        def parsed(text: str) -> Any:
            text = re.sub(r"^target (datalayout|triple) = .*$", "", text, flags=re.M)
            module = llvm.parse_assembly(text)
            module.triple, module.data_layout = self.triple, layout
            return module

        whole = parsed("\n".join([*(entry(one, self) for one in lowered.exports), COMMON, also]))
        for text in lowered.texts:
            whole.link_in(parsed(text))
        kept = set(visible) or {one.name for one in lowered.exports}
        for one in (*whole.functions, *whole.global_variables):
            if not one.is_declaration and one.name not in kept:
                one.linkage = "internal"
        whole.verify()
        tuning = llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = self.vectorised
        builder = llvm.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(whole, builder)
        missing = sorted(one.name for one in whole.functions if one.is_declaration and "llvm." not in one.name)
        if missing:
            raise NotPortable(missing)
        return whole, machine


class NotPortable(TypeError):
    """Functions that call what only a C library has."""

    def __init__(self, missing: Sequence[str]) -> None:
        super().__init__(f"these functions of a C library exist in no other target: {', '.join(missing)}")


COMMON = """
declare void @llvm.trap() noreturn
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {  ; exact by the standard, and an instruction everywhere
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""


def entry(export: Export, target: Target) -> str:
    """The exported function in LLVM code: it calls the lowered one, which returns a status beside its result."""
    size_type = target.size_type
    llvm_type = {POINTER: "ptr", NUMBER: "i64", SIZE: size_type}
    given = ", ".join(f"{llvm_type[one.kind]} %{one.name}" for one in export.parameters)
    widened = [one for one in export.parameters if one.kind == SIZE and size_type != "i64"]
    wide = {one.name: f"%{one.name}.wide" for one in widened}
    plain = {POINTER: "ptr", NUMBER: "i64", SIZE: "i64"}
    passed = ", ".join(f"{plain[one.kind]} {wide.get(one.name, '%' + one.name)}" for one in export.parameters)
    symbol = f'@"{export.symbol}"'
    return "\n".join(
        [
            f"declare i32 {symbol}(ptr, ptr, {', '.join(plain[one.kind] for one in export.parameters)})",
            f"define i64 @{export.name}({given}) {{",
            "  %result = alloca i64",
            "  %error = alloca ptr",
            "  store i64 0, ptr %result",
            *(f"  %{one.name}.wide = zext {size_type} %{one.name} to i64" for one in widened),
            f"  %status = call i32 {symbol}(ptr %result, ptr %error, {passed})",
            "  %failed = icmp ne i32 %status, 0",
            "  br i1 %failed, label %failure, label %done",
            "failure:",
            f"  {target.on_failure}",
            "done:",
            "  %value = load i64, ptr %result",
            "  ret i64 %value",
            "}",
        ]
    )


def lower(
    functions: Functions,
    replaced: Replaced,
    arguments: Mapping[str, Sequence[Any]],
    inlined: Collection[Any] = (),
) -> Lowered:
    """The functions for arguments of the types of these examples. Only in a process that compiles nothing else
    (`numba.lower_only`): what Numba has compiled for this machine it would use again."""
    numba.lower_only()
    codes = {replaced.get(function, function).__code__ for function in inlined}

    def part(function: Any, digest: str) -> Any:
        function.__qualname__ += f"_{digest}"
        return numba.part(function, function.__code__ in codes, allocating=False)

    linker = Linker(replaced, part, numba.array, codes)
    exports, texts = [], dict[str, None]()
    for name, function in functions.items():
        kinds = numba.types_of(arguments[name])
        wrapper, parameters, flat = wrapped(name, linker.link(function), kinds)
        symbol, found = numba.lowered(numba.part(wrapper, inlined=False, allocating=False), flat)
        exports.append(Export(name, parameters, symbol))
        texts |= dict.fromkeys(found)
    return Lowered(tuple(exports), tuple(texts))


def wrapped(name: str, function: Any, kinds: Sequence[Any]) -> tuple[Any, tuple[Parameter, ...], tuple[Any, ...]]:
    """A function that takes pointers and numbers, and calls another with the arrays and named tuples made of them;
    its parameters, and their types for Numba."""
    space: dict[str, Any] = {"array_at": numba.array_at, "function": function}
    parameters: list[Parameter] = []
    flat: list[Any] = []

    def leaves(prefix: str, kind: Any) -> str:
        """Add the parameters of one argument; the expression that makes it of them."""
        if isinstance(kind, types.NamedTuple | types.NamedUniTuple):
            made = kind.instance_class.__name__
            space[made] = kind.instance_class
            fields = zip(kind.fields, kind.types, strict=True)
            return f"{made}({', '.join(leaves(f'{prefix}_{field}', one) for field, one in fields)})"
        if isinstance(kind, types.Array):
            sizes = [f"{prefix}_size{axis}" for axis in range(kind.ndim)]
            parameters.append(Parameter(prefix, POINTER, *item_of(kind.dtype)))
            parameters.extend(Parameter(size, SIZE) for size in sizes)
            flat.extend([types.CPointer(kind.dtype), *[types.int64] * kind.ndim])
            return f"array_at({prefix}, ({', '.join(sizes)},))"
        parameters.append(Parameter(prefix, NUMBER))
        flat.append(types.int64)
        return prefix

    names = [f"a{place}" for place in range(len(kinds))]
    passed = ", ".join([leaves(one, kind) for one, kind in zip(names, kinds, strict=True)])
    head = f"{name}_entry({', '.join(one.name for one in parameters)})"
    return define(head, f"return function({passed})", f"entry {name}", space), tuple(parameters), tuple(flat)


def item_of(kind: Any) -> tuple[str, int]:
    if isinstance(kind, types.Record):
        return "", kind.size
    return str(kind), max(1, getattr(kind, "bitwidth", 8) // 8)
