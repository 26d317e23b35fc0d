"""All pages of the site in one folder: those of docs/, those that lie elsewhere, and those made from the code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Final

import yaml

from documentation import http_reference, modules, python_reference
from documentation.links import relinked
from documentation.places import BUILD_CONFIG, CONFIG, DOCS, PAGES, ROOT, SOURCE

# Pages that lie where readers of the repository look for them: their paths there and on the site.
ELSEWHERE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CHANGELOG.md": "changelog.md",
}
SHOWN: Final = (".png", ".svg", ".webp", ".json")  # what pages show or offer


class Unlisted(Exception):
    """A page that the navigation does not lead to, or one that it names and that is not there."""


def written_pages() -> dict[str, str]:
    """The pages written by hand: for each path in the repository that on the site."""
    own = {path.relative_to(ROOT).as_posix(): path.relative_to(DOCS).as_posix() for path in sorted(DOCS.rglob("*.md"))}
    measured = {
        f"benchmarks/{path.name}": f"benchmarks/{path.name}" for path in sorted((ROOT / "benchmarks").glob("*.md"))
    }
    return ELSEWHERE | own | measured


def shown_files() -> dict[str, str]:
    """Pictures and documents: for each path in the repository that on the site."""
    found = [*DOCS.rglob("*"), *(ROOT / "benchmarks").glob("*.svg")]
    names = sorted(path.relative_to(ROOT).as_posix() for path in found if path.suffix in SHOWN)
    return {name: name.removeprefix("docs/") for name in names}


def generated_pages() -> dict[str, str]:
    """The text of each page that is made from the code, by its path on the site."""
    known = modules.all_modules()
    return {"modules.md": modules.page(known), **python_reference.pages(known), **http_reference.pages()}


def gather() -> None:
    """Bring build/docs up to date with everything that the site is built from."""
    written, shown, generated = written_pages(), shown_files(), generated_pages()
    targets = {**written, **shown}
    files = {target: (ROOT / source).read_bytes() for source, target in shown.items()}
    for source, target in written.items():
        files[target] = relinked((ROOT / source).read_text(encoding="utf-8"), source, targets).encode()
    for target, text in generated.items():
        files[target] = text.encode()
    for path in [path for path in PAGES.rglob("*") if path.is_file()]:
        if path.relative_to(PAGES).as_posix() not in files:
            path.unlink()
    for target, data in files.items():
        _write(PAGES / target, data)
    config = configuration({*written.values(), *generated})
    _write(BUILD_CONFIG, yaml.safe_dump(config, sort_keys=False, allow_unicode=True).encode())


def sources() -> Iterator[Path]:
    """Everything that the site is made from."""
    yield CONFIG
    yield from (ROOT / source for source in {**written_pages(), **shown_files()})
    yield from (SOURCE / "torri").rglob("*.py")


def configuration(pages: set[str]) -> dict[str, Any]:
    """mkdocs.yml, each `folder/*` in its navigation replaced by the pages of that folder."""
    config: dict[str, Any] = yaml.safe_load(CONFIG.read_text(encoding="utf-8"))
    named = {page for page in listed(config["nav"]) if not page.endswith("/*")}
    config["nav"] = _expanded(config["nav"], pages - named)
    reached = set(listed(config["nav"]))
    if reached != pages:
        missing, gone = sorted(pages - reached), sorted(reached - pages)
        raise Unlisted(f"mkdocs.yml: not in the navigation: {missing}; in the navigation, but not there: {gone}")
    return config


def listed(nav: list[Any]) -> Iterator[str]:
    """The pages of a navigation, in its order."""
    for entry in nav:
        value = next(iter(entry.values())) if isinstance(entry, dict) else entry
        if isinstance(value, str):
            yield value
        else:
            yield from listed(value)


def _expanded(nav: list[Any], unnamed: set[str]) -> list[Any]:
    expanded: list[Any] = []
    for entry in nav:
        if not isinstance(entry, dict):
            expanded.append(entry)
            continue
        ((title, value),) = entry.items()
        if isinstance(value, list):
            expanded.append({title: _expanded(value, unnamed)})
        elif value.endswith("/*"):
            expanded.append({title: _pages_of(PurePosixPath(value).parent.as_posix(), unnamed)})
        else:
            expanded.append(entry)
    return expanded


def _pages_of(folder: str, unnamed: set[str]) -> list[str]:
    found = sorted(page for page in unnamed if PurePosixPath(page).parent.as_posix() == folder)
    return sorted(found, key=lambda page: not page.endswith("README.md"))  # what introduces the others comes first


def _write(place: Path, data: bytes) -> None:
    """Write a file only if it has changed: a watcher of the folder then rebuilds no more than needed."""
    if not (place.exists() and place.read_bytes() == data):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
