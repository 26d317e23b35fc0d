"""What is not installed with Torri itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


class MissingExtra(ImportError):
    """What an extra would have installed is missing."""


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """A context for imports that come with an extra: without it MissingExtra says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        sentence = f"{error.name} is not installed; it comes with an extra: pip install 'torri[{extra}]'"
        raise MissingExtra(sentence, name=error.name) from error


def needs(extra: str, module: str) -> Any:
    """A module that comes with an extra."""
    with needed(extra):
        return import_module(module)
