"""Functions rebuilt, with everything they call, with other globals, in which some functions are replaced by others.

So a loop written against `signature` becomes a loop over one game. The game's modules do not know about it.
"""

from __future__ import annotations

import builtins
import dis
import hashlib
from collections.abc import Callable, Collection, Mapping
from enum import EnumType
from functools import cache
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any, get_type_hints

from torri.engine.editions import original

Functions = Mapping[str, Callable[..., Any]]
Replaced = Mapping[Callable[..., Any], Callable[..., Any]]


@cache  # most functions are linked for several loops, and to take them apart is four fifths of it
def names_used(code: CodeType) -> frozenset[str]:
    """The global names that a function and the functions inside it use; attributes of the same name do not count."""
    used = {one.argval for one in dis.get_instructions(code) if one.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            used |= names_used(constant)
    return frozenset(used)


class Linker:
    """Rebuilds functions over new globals; `finish` makes the final object of each, `constant` of each list."""

    def __init__(
        self,
        replaced: Replaced,
        finish: Callable[[FunctionType, str], Any] = lambda function, _digest: function,
        constant: Callable[[list[Any]], Any] = lambda value: value,
        inlined: Collection[CodeType] = (),
    ) -> None:
        self._replaced = replaced
        self._finish = finish
        self._constant = constant
        self._inlined = inlined
        self._made: dict[FunctionType, tuple[Any, str]] = {}
        self._linking: list[FunctionType] = []

    def link(self, function: Any) -> Any:
        return self.linked(function)[0]

    def linked(self, function: Any) -> tuple[Any, str]:
        """A function over new globals, and a digest of all code and constants that it is made of."""
        function = self._replaced.get(function, function)
        if not isinstance(function, FunctionType):  # compiler intrinsics carry a digest of their own
            return function, digest_of(function.__name__, getattr(function, "fingerprint", None))
        if function in self._linking:  # Numba crashes when it loads recursive functions from its cache
            raise TypeError(f"{function.__qualname__} calls itself, directly or through others; write a loop instead")
        if function not in self._made:
            if function.__closure__:
                raise TypeError(f"{function.__qualname__} is a closure; only plain functions can be linked")
            self._linking.append(function)
            # Compiled code names its module, and is shared by all editions: that of one of them may not be there.
            space: dict[str, Any] = {"__builtins__": builtins, "__name__": original(function.__module__)}
            inlined = function.__code__ in self._inlined
            parts = [
                function.__qualname__,
                fingerprint(function.__code__, function.__doc__),
                function.__defaults__,
                inlined,
            ]
            parts += layouts_of(function)
            for name in sorted(names_used(function.__code__) & function.__globals__.keys()):
                space[name], part = self._value(function.__globals__[name])
                parts += [name, part]
            linked = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            digest = digest_of(*parts)
            self._made[function] = self._finish(linked, digest), digest
            self._linking.pop()
        return self._made[function]

    def _value(self, value: Any) -> tuple[Any, Any]:
        """The value of a global name in the new globals, and what it adds to the digest."""
        if isinstance(value, FunctionType):
            return self.linked(value)
        if isinstance(value, EnumType):
            members: Mapping[str, Any] = value.__members__
            return value, sorted((key, int(item)) for key, item in members.items())
        if isinstance(value, list):
            return self._constant(value), value
        return value, None if isinstance(value, type) else value


def layouts_of(function: FunctionType) -> list[tuple[str, tuple[str, ...]]]:
    """The fields of named tuples in a function's annotations: compiled code knows a field only by its position."""
    found: dict[str, tuple[str, ...]] = {}
    hints: list[Any] = [function.__globals__.get(hint, hint) for hint in function.__annotations__.values()]
    for hint in hints:
        if hasattr(hint, "_fields"):
            found[hint.__qualname__] = hint._fields
            hints += get_type_hints(hint).values()
    return sorted(found.items())


def digest_of(*parts: Any) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


def fingerprint(code: CodeType, doc: str | None = None) -> tuple[Any, ...]:
    """What a function does, independent of its file, its line and its docstring."""
    constants = tuple(
        fingerprint(one) if isinstance(one, CodeType) else repr(None if one == doc else one) for one in code.co_consts
    )
    return code.co_code.hex(), constants, code.co_names, code.co_varnames


def link(functions: Functions, replaced: Replaced) -> SimpleNamespace:
    """The functions, rebuilt for CPython with the replacements."""
    linker = Linker(replaced)
    return SimpleNamespace(**{name: linker.link(function) for name, function in functions.items()})
