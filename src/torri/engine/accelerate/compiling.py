"""Linked functions compiled with Numba, where it is installed."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Collection
from threading import Lock
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any

from torri.engine.accelerate.cache import used_folder
from torri.engine.accelerate.linking import Functions, Linker, Replaced, digest_of, link

_one_cache_folder = Lock()
_shared: dict[str, Any] = {}  # functions that only compiled functions call, by the hash of all that they are made of


def available() -> bool:
    """Whether Numba is installed and not switched off (`TORRI_PLAIN=1`)."""
    return not os.environ.get("TORRI_PLAIN") and importlib.util.find_spec("numba") is not None


def accelerate(
    functions: Functions,
    replaced: Replaced,
    inlined: Collection[Callable[..., Any]] = (),
    allocating: bool = True,
) -> SimpleNamespace:
    """The functions compiled with Numba, or only linked where Numba is missing.

    Functions in `inlined` become part of their callers, even where the compiler would prefer smaller code: in the
    innermost loops the overhead of a call costs as much as the work of a short rule. Functions that are not
    `allocating` (they make no array, list or string) are compiled to faster code.

    Compiled code is kept on disk under a hash of everything that went into it: Numba's own cache looks only at the file
    of the outermost function, and so goes stale when a rule in another file changes. Functions that the outermost ones
    call are shared within this process: the rules of a game are lowered once, not once for each loop. A hash is part of
    each function's name: a process that loads two games with functions of the same name would mix them up otherwise.
    """
    if not available():
        return link(functions, replaced)
    from torri.engine.accelerate import with_numba as numba

    codes = {replaced.get(function, function).__code__ for function in inlined}
    settings = numba.settings(allocating)
    version = hash_of(functions, replaced, codes, settings)

    def part(function: FunctionType, digest: str) -> Any:
        key = digest_of(digest, settings)
        if key not in _shared:
            function.__qualname__ += f"_{key}"
            _shared[key] = numba.part(function, function.__code__ in codes, allocating)
        return _shared[key]

    def outermost(function: Callable[..., Any]) -> Any:
        plain = linker.link(function).py_func
        made = FunctionType(plain.__code__, plain.__globals__, plain.__name__, plain.__defaults__)
        made.__qualname__ = f"{plain.__name__}_{version}"
        return numba.whole(made, allocating)

    linker = Linker(replaced, part, numba.array, codes)
    with _one_cache_folder, numba.keeping_code_in(used_folder(version)):  # two threads may link two games
        return SimpleNamespace(**{name: outermost(function) for name, function in functions.items()})


def hash_of(
    functions: Functions, replaced: Replaced, inlined: Collection[CodeType] = (), settings: object = None
) -> str:
    """A hash of all code and constants that the functions are made of."""
    linker = Linker(replaced, inlined=inlined)
    return digest_of([linker.linked(function)[1] for function in functions.values()], settings)


def settled(function: Any, *arguments: Any) -> Callable[..., Any]:
    """A compiled function for arguments of exactly these types: checking the types of a dozen arguments at every call
    takes as long as about twenty moves."""
    from torri.engine.accelerate import with_numba as numba

    made: Callable[..., Any] = function.compile(numba.types_of(arguments))
    return made
