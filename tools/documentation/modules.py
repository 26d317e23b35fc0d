"""Every module of src/torri with the first line of its docstring: the page "Modules", made from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from documentation.places import SOURCE

HEAD: Final = """\
# Modules

Every package and module of `src/torri`, with the first line of its docstring. This page is made from the sources when
the site is built, so that nothing is missing. How the packages depend on each other: [architecture](architecture.md).
"""


@dataclass(frozen=True)
class Module:
    name: str  # torri.engine.game
    file: Path
    about: str  # the first line of its docstring
    public_names: list[str]  # what it exports: its `__all__`
    documented_names: list[str]  # its public functions and classes that have a docstring, in their order

    @property
    def is_package(self) -> bool:
        return self.file.name == "__init__.py"

    @property
    def package(self) -> str:
        return self.name if self.is_package else self.name.rpartition(".")[0]


def all_modules() -> list[Module]:
    """In alphabetical order, each package before its modules."""
    files = sorted((SOURCE / "torri").rglob("*.py"), key=lambda file: (file.parent.parts, file.name))
    return [module_of(file) for file in files]


def module_of(file: Path) -> Module:
    return _read(file, file.stat().st_mtime_ns)


@cache
def _read(file: Path, _written: int) -> Module:
    """Read once for each time that it was written; the tree of a file is large, and is not kept."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    documented = ast.get_docstring(tree)
    return Module(
        name, file, documented.splitlines()[0] if documented else "", _public_names(tree), _documented_names(tree)
    )


def _public_names(tree: ast.Module) -> list[str]:
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return list(ast.literal_eval(value))
    return []


def _documented_names(tree: ast.Module) -> list[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    defined = [one for one in tree.body if isinstance(one, kinds)]
    return [one.name for one in defined if not one.name.startswith("_") and ast.get_docstring(one)]


def page(modules: Iterable[Module]) -> str:
    lines = [HEAD]
    for module in modules:
        if module.is_package:
            name = module.name.removeprefix("torri.").replace(".", "/")
            lines += [f"\n## {name}\n", f"{_plain(module.about)}\n", "| module | |", "|---|---|"]
        else:
            lines.append(f"| `{module.name.rpartition('.')[2]}` | {_plain(module.about)} |")
    return "\n".join(lines) + "\n"


def _plain(text: str) -> str:
    """Text that stands in a cell of a table, and is no markup."""
    outside = text.split("`")
    return "`".join(
        part if number % 2 else part.replace("|", "\\|").replace("*", "\\*").replace("<", "&lt;").replace("[", "\\[")
        for number, part in enumerate(outside)
    )
