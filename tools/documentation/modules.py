"""Every module of src/torri with the first line of its docstring: the page "Modules", made from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
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
    tree: ast.Module

    @property
    def about(self) -> str:
        """The first line of its docstring."""
        documented = ast.get_docstring(self.tree)
        return documented.splitlines()[0] if documented else ""

    @property
    def is_package(self) -> bool:
        return self.file.name == "__init__.py"

    @property
    def package(self) -> str:
        return self.name if self.is_package else self.name.rpartition(".")[0]

    @property
    def public_names(self) -> list[str]:
        """What it exports: its `__all__`."""
        for statement in self.tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                    return list(ast.literal_eval(value))
        return []

    @property
    def documented_names(self) -> list[str]:
        """Its public functions and classes that have a docstring, in their order."""
        kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        defined = [one for one in self.tree.body if isinstance(one, kinds)]
        return [one.name for one in defined if not one.name.startswith("_") and ast.get_docstring(one)]


def all_modules() -> list[Module]:
    """In alphabetical order, each package before its modules."""
    files = sorted((SOURCE / "torri").rglob("*.py"), key=lambda file: (file.parent.parts, file.name))
    return [module_of(file) for file in files]


def module_of(file: Path) -> Module:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, file, ast.parse(file.read_text(encoding="utf-8")))


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
