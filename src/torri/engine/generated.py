"""Functions generated as source, so that they can also be compiled."""

from __future__ import annotations

import linecache
from textwrap import indent
from typing import Any


def define(head: str, body: str, of: str, space: dict[str, Any]) -> Any:
    """The function with this head and body, over the globals in `space`; `of` is what it belongs to.

    There is no file: tracebacks and Numba find its lines in `linecache`.
    """
    name = head.partition("(")[0]
    source = f"def {head}:\n{indent(body, '    ')}"
    file = f"<{name} of {of}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    exec(compile(source, file, "exec"), space)
    return space[name]
