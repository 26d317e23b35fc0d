"""One rules source, two ways to run it: linking plain functions into loops, and compiling the loops with Numba.

`link` rebuilds functions, and all they call, over other globals in which some functions stand replaced by
others: a loop written against `signature` becomes a loop over one game. `accelerate` does the same and compiles
the result; states become NumPy records derived from their dataclass, constant lists become arrays. The game's
modules know nothing of it. Without Numba `accelerate` is `link`: everything works, only slower.
"""

from __future__ import annotations

import atexit
import builtins
import contextlib
import hashlib
import importlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Mapping
from enum import EnumType
from functools import cache
from pathlib import Path
from threading import Lock
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any, TypeVar

from torri.engine.schema import fields_of, size_of

S = TypeVar("S")
Functions = Mapping[str, Callable[..., Any]]
OURS = re.compile(r"[0-9a-f]{32}")  # folders of the cache; nothing else is ever removed
KEPT_SECONDS = 60 * 24 * 60 * 60  # compiled code that has not been used for so long is removed
Replaced = Mapping[Callable[..., Any], Callable[..., Any]]
_one_cache_folder = Lock()
_dtypes: dict[type[Any], Any] = {}
_shared: dict[str, Any] = {}  # functions that compiled ones call, by what they are made of


def available() -> bool:
    """Whether Numba is installed and not switched off (`TORRI_PLAIN=1`)."""
    return not os.environ.get("TORRI_PLAIN") and importlib.util.find_spec("numba") is not None


def names_used(code: CodeType) -> set[str]:
    """The global names that a function or a function inside it may refer to."""
    used = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            used |= names_used(constant)
    return used


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
        if not isinstance(function, FunctionType):  # instructions for the compiler say what they are made of
            return function, _digest(function.__name__, getattr(function, "fingerprint", None))
        if function in self._linking:  # Numba crashes when it loads recursive functions from its cache
            raise TypeError(f"{function.__qualname__} calls itself, perhaps through others; write a loop instead")
        if function not in self._made:
            if function.__closure__:
                raise TypeError(f"{function.__qualname__} is a closure; only plain functions can be linked")
            self._linking.append(function)
            space: dict[str, Any] = {"__builtins__": builtins, "__name__": function.__module__}
            inlined = function.__code__ in self._inlined
            parts = [function.__qualname__, fingerprint(function.__code__), function.__defaults__, inlined]
            for name in sorted(names_used(function.__code__) & function.__globals__.keys()):
                space[name], part = self._value(function.__globals__[name])
                parts += [name, part]
            linked = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            digest = _digest(*parts)
            self._made[function] = self._finish(linked, digest), digest
            self._linking.pop()
        return self._made[function]

    def _value(self, value: Any) -> tuple[Any, Any]:
        """What a global name stands for in the new globals, and what is to be known of it."""
        if isinstance(value, FunctionType):
            return self.linked(value)
        if isinstance(value, EnumType):
            members: Mapping[str, Any] = value.__members__
            return value, sorted((key, int(item)) for key, item in members.items())
        if isinstance(value, list):
            return self._constant(value), value
        return value, None if isinstance(value, type) else value


def _digest(*parts: Any) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


def fingerprint(code: CodeType) -> tuple[Any, ...]:
    """What a function does, whatever file and line it stands in."""
    constants = tuple(fingerprint(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts)
    return code.co_code.hex(), constants, code.co_names, code.co_varnames


def link(functions: Functions, replaced: Replaced) -> SimpleNamespace:
    """The functions, rebuilt for CPython with others in place of those replaced."""
    linker = Linker(replaced)
    return SimpleNamespace(**{name: linker.link(function) for name, function in functions.items()})


def accelerate(
    functions: Functions, replaced: Replaced, inlined: Collection[Callable[..., Any]] = ()
) -> SimpleNamespace:
    """The functions compiled with Numba, or only linked where Numba is missing.

    Those `inlined` become part of their callers, also where the compiler would rather save room: inside the innermost
    loops a call, with its arguments and what it has to put aside, costs as much as what a short rule does.

    Compiled code is kept on disk under a hash of everything that went into it: Numba's own cache looks at the file
    of the outermost function alone, and so goes stale when a rule in another file changes. What the outermost call is
    shared by all that call it in this process: the rules of a game are compiled once, not once for each loop. A hash is
    part of each function's name, as a process that loads two games made of functions of one name would mix them up.
    """
    if not available():
        return link(functions, replaced)
    numba: Any = importlib.import_module("numba")
    numpy: Any = importlib.import_module("numpy")
    _extend_numba()
    options = {"nogil": True, "error_model": "numpy"}
    inner = options | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # Python calls only the outermost
    codes = {replaced.get(function, function).__code__ for function in inlined}
    settings = (inner, numba.__version__, numba.config.BOUNDSCHECK, numba.config.OPT)
    version = _hash(functions, replaced, codes, settings)

    def compiled(function: FunctionType, digest: str) -> Any:
        key = _digest(digest, settings)
        if key not in _shared:
            function.__qualname__ += f"_{key}"
            _shared[key] = numba.njit(function, forceinline=function.__code__ in codes, **inner)
        return _shared[key]

    def outermost(function: Callable[..., Any]) -> Any:
        plain = linker.link(function).py_func
        made = FunctionType(plain.__code__, plain.__globals__, plain.__name__, plain.__defaults__)
        made.__qualname__ = f"{plain.__name__}_{version}"
        return numba.njit(made, cache=True, **options)

    linker = Linker(replaced, compiled, numpy.array, codes)
    with _one_cache_folder:  # two threads may link two games
        kept = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(used_folder(version))
        try:
            return SimpleNamespace(**{name: outermost(function) for name, function in functions.items()})
        finally:
            numba.config.CACHE_DIR = kept


def settled(function: Any, *arguments: Any) -> Callable[..., Any]:
    """A compiled function for arguments of the types of these, the only ones that it will be given: looking at the
    types of a dozen arguments again and again takes as long as some twenty moves."""
    numba: Any = importlib.import_module("numba")
    made: Callable[..., Any] = function.compile(tuple(map(numba.typeof, arguments)))
    return made


def _hash(functions: Functions, replaced: Replaced, inlined: Collection[CodeType] = (), settings: object = None) -> str:
    """A hash of all code and constants that the functions are made of."""
    linker = Linker(replaced, inlined=inlined)
    return _digest([linker.linked(function)[1] for function in functions.values()], settings)


def used_folder(name: str) -> Path:
    """The folder of that name in the cache, marked as used; folders that nobody has used for long are removed."""
    home = cache_folder()
    used = home / name
    used.mkdir(parents=True, exist_ok=True)
    os.utime(used)
    for folder in home.iterdir():
        with contextlib.suppress(OSError):  # another process may be removing it too
            if OURS.fullmatch(folder.name) and time.time() - folder.stat().st_mtime > KEPT_SECONDS:
                shutil.rmtree(folder)
    return used


@cache
def _private_folder() -> Path:
    """A folder that nobody else could have prepared, for this process only: compiled code is trusted."""
    folder = tempfile.mkdtemp(prefix="torri-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def cache_folder() -> Path:
    """Where compiled code is kept: `TORRI_CACHE`, or the user's cache folder, or, failing that, a private one."""
    given = os.environ.get("TORRI_CACHE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = home / "torri" / "compiled"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = _private_folder()
    return folder


def dtype(cls: type[Any]) -> Any:
    """The NumPy record type equivalent to a state class."""
    if cls not in _dtypes:
        numpy: Any = importlib.import_module("numpy")
        example = cls()
        _dtypes[cls] = numpy.dtype(
            [(item.name, f"i{size_of(item)}", numpy.shape(getattr(example, item.name))) for item in fields_of(cls)],
            align=True,
        )
    return _dtypes[cls]


def zeros(rows: int, columns: int) -> Any:
    """A table of zeros that compiled loops can write to."""
    numpy: Any = importlib.import_module("numpy")
    return numpy.zeros((rows, columns), numpy.int64)


def to_records(state: Any, places: int) -> Any:
    """A pool with the state in each place, as an array of records."""
    numpy: Any = importlib.import_module("numpy")
    pool = numpy.zeros(places, dtype(type(state)))
    pool[0] = tuple(getattr(state, name) for name in pool.dtype.names)
    pool[1:] = pool[0]
    return pool


def from_record(cls: type[S], record: Any) -> S:
    """The state that a record holds."""
    return cls(**{item.name: record[item.name].tolist() for item in fields_of(cls)})


@cache
def _extend_numba() -> None:
    """Teach Numba the two methods of int that bit sets live by."""
    numpy: Any = importlib.import_module("numpy")
    ir: Any = importlib.import_module("llvmlite.ir")
    types: Any = importlib.import_module("numba.types")
    extending: Any = importlib.import_module("numba.extending")

    def ctpop(_context: Any, _x: Any) -> Any:
        return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])

    def ctlz(_context: Any, _x: Any) -> Any:
        zero_is_defined = ir.Constant(ir.IntType(1), 0)
        return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctlz(args[0], zero_is_defined)

    ones, leading_zeros = extending.intrinsic(ctpop), extending.intrinsic(ctlz)

    def bit_count(_x: Any) -> Any:
        def implementation(_x: Any) -> Any:
            return ones(numpy.int64(_x))

        return implementation

    def bit_length(_x: Any) -> Any:
        def implementation(_x: Any) -> Any:
            return 64 - leading_zeros(numpy.int64(_x))

        return implementation

    extending.overload_method(types.Integer, "bit_count")(bit_count)
    extending.overload_method(types.Integer, "bit_length")(bit_length)
