"""Pages of the Python reference: which public names each shows; mkdocstrings fills them from the docstrings."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

from documentation.modules import Module

# Packages that export their names (`__all__`).
OF_NAMES: Final = {
    "torri": ("torri", "Everything that a program needs to play: [how to use it](../engine.md)."),
    "players": ("torri.players", "Players that are programs: [how to write one](../bots.md)."),
}
# Packages whose modules are imported one by one.
OF_MODULES: Final = {
    "engine": "What games, loops and tools are made of. A program that plays needs only [torri](torri.md).",
    "research": "The games through the interfaces that researchers know: [how to use them](../research.md).",
}


def pages(modules: Sequence[Module]) -> dict[str, str]:
    """The pages by their paths on the site."""
    by_name = {module.name: module for module in modules}
    made = {f"reference/{name}.md": _of_names(by_name[package], about) for name, (package, about) in OF_NAMES.items()}
    for name, about in OF_MODULES.items():
        package = [module for module in modules if f"{module.name}.".startswith(f"torri.{name}.")]
        made[f"reference/{name}.md"] = _of_modules(f"torri.{name}", about, package)
    fingerprint = _fingerprint(modules)
    return {path: text + fingerprint for path, text in made.items()}


def _of_names(package: Module, about: str) -> str:
    shown = (f"{package.name}.{name}" for name in package.public_names)
    return f"# {package.name}\n\n{about}\n\n{_shown(shown, 2)}"


def _of_modules(package: str, about: str, modules: Iterable[Module]) -> str:
    parts = [f"# {package}\n\n{about}\n"]
    for module in modules:
        if names := module.documented_names:
            parts.append(f"## {module.name}\n\n{module.about}\n")
            parts.append(_shown((f"{module.name}.{name}" for name in names), 3))
    return "\n".join(parts)


def _shown(names: Iterable[str], level: int) -> str:
    return "".join(f"::: {name}\n    options:\n      heading_level: {level}\n\n" for name in names)


def _fingerprint(modules: Iterable[Module]) -> str:
    """A comment that changes with the sources: pages that stay the same come from the builder's cache."""
    texts = b"".join(module.file.read_bytes() for module in modules)
    return f"\n<!-- sources {hashlib.sha256(texts).hexdigest()[:16]} -->\n"
