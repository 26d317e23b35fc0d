"""What is not installed with Torri itself."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def needs(extra: str, module: str) -> Any:
    """A module that comes with an extra; without it ImportError says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        sentence = f"{module} is not installed; it comes with an extra: pip install 'torri[{extra}]'"
        raise ImportError(sentence, name=module) from error
