"""Which packages of torri import which, read from the sources."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from documentation.places import ROOT, SOURCE

if TYPE_CHECKING:
    from grimp import ImportGraph

Arrows = frozenset[tuple[str, str]]  # (who imports, what)


@cache
def graph() -> ImportGraph:
    import grimp  # of the test tools: the site is built without it

    return grimp.build_graph("torri", cache_dir=str(ROOT / "build" / "checks" / "imports"))


def package_of(module: str) -> str:
    """The package directly below torri that a module is in; empty for torri itself."""
    return ".".join(module.split(".")[1:2])


def packages() -> list[str]:
    """Those directly below torri."""
    return sorted(file.parent.name for file in (SOURCE / "torri").glob("*/__init__.py"))


def package_imports() -> Arrows:
    """Direct imports between the packages below torri."""
    known = set(packages())
    pairs = (
        (package_of(importer), package_of(imported))
        for importer in graph().modules
        for imported in graph().find_modules_directly_imported_by(importer)
    )
    return frozenset((one, other) for one, other in pairs if one != other and {one, other} <= known)


def reduced(arrows: Arrows) -> Arrows:
    """Without those that follow from others: a -> c where a -> b -> c."""
    return frozenset(
        (a, c) for a, c in arrows if not any(_leads(arrows - {(a, c)}, b, c) for b in _after(arrows, a) - {c})
    )


def _after(arrows: Iterable[tuple[str, str]], start: str) -> set[str]:
    return {other for one, other in arrows if one == start}


def _leads(arrows: Arrows, start: str, end: str) -> bool:
    return start == end or any(_leads(arrows, between, end) for between in _after(arrows, start))


def find_module(package: str, name: str) -> str:
    """The module of that name below a package, the nearest one where there are several."""
    below = [module for module in graph().modules if f"{module}.".startswith(f"{package}.")]
    found = sorted(
        (module for module in below if module.rpartition(".")[2] == name), key=lambda one: (one.count("."), one)
    )
    if not found:
        raise LookupError(f"{package} has no module called {name}: tools/documentation/diagrams.py names it in STEPS")
    return found[0]


def needs(importer: str, imported: str) -> bool:
    """Whether a module imports another, itself or by way of others."""
    return graph().find_shortest_chain(importer, imported) is not None
