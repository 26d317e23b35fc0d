"""Thinking is written once, as coroutines, for two places.

On this machine the compiled loops are called at once, so that nothing ever waits: `at_once` runs such a coroutine like
a plain function. In a browser they run in other workers, and an event loop waits for them (`remote_loops`).
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("this has to wait for another worker: await it")
