"""The licences of what an app without a server brings besides the app: Python as browsers run it, and libraries."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TypedDict

import web

# Of those that bring no text of theirs.
KEPT = web.WEB / "build" / "licences"
PYTHON_LICENCE = "PSF-2.0"
# What is in the program of Pyodide besides Python, found by the names that it has in there (SQLite is in the public
# domain). Of which version it is changes with Pyodide, and is not said.
INSIDE = (
    ("bzip2", "bzip2-1.0.6", "Copyright (c) 1996-2019 Julian R Seward"),
    ("Emscripten", "MIT", "Copyright (c) 2010-2014 Emscripten authors"),
    (
        "Expat",
        "MIT",
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
    ),
    (
        "HACL*",
        "MIT",
        "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\nCopyright (c) 2022-2023 HACL* Contributors",
    ),
    ("libffi", "MIT", "Copyright (c) 1996-2024 Anthony Green, Red Hat, Inc and others"),
    ("liblzma", "0BSD", "Copyright (c) The XZ Utils authors and contributors"),
    ("libmpdec", "BSD-2-Clause", "Copyright (c) 2008-2024 Stefan Krah. All rights reserved."),
    ("mimalloc", "MIT", "Copyright (c) 2018-2025 Microsoft Corporation, Daan Leijen"),
    ("musl", "MIT", "Copyright (c) 2005-2020 Rich Felker, et al."),
    ("zlib", "Zlib", "Copyright (c) 1995-2024 Jean-loup Gailly and Mark Adler"),
    ("Zstandard", "BSD-3-Clause", "Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved."),
)
SPELT = {"APL 2": "Apache-2.0"}  # what a package calls its licence, where that is no name by which others know it
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
CLASSIFIER = re.compile(r"^License :: OSI Approved :: (.+?)(?: License)?$")


class Notice(TypedDict):
    """As the page of licences reads it: web/src/pages/licences/notices.ts."""

    kind: str
    name: str
    version: str
    licence: str
    text: str


def notices(libraries: Iterable[str]) -> list[Notice]:
    """Of Pyodide, of Python and all else that is in it, and of these libraries."""
    package = json.loads((web.PACKAGES / "pyodide" / "package.json").read_text(encoding="utf-8"))
    about = json.loads((web.PACKAGES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return [
        _notice("Pyodide", package["version"], package["license"], [KEPT / f"{package['license']}.txt"]),
        _notice("Python", about["python"], PYTHON_LICENCE, [KEPT / "Python.txt"]),
        *(_notice(name, "", licence, [KEPT / f"{licence}.txt"], f"{by}\n\n") for name, licence, by in INSIDE),
        *(_of_library(distribution(name)) for name in libraries),
    ]


def add(file: Path, libraries: Iterable[str]) -> None:
    """Put them among the licences of the app, by name."""
    found: list[Notice] = json.loads(file.read_text(encoding="utf-8")) + notices(libraries)
    kinds = list(dict.fromkeys(one["kind"] for one in found))  # our own first, then fonts, then libraries
    found.sort(key=lambda one: (kinds.index(one["kind"]), one["name"].casefold()))
    file.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")


def _of_library(library: Distribution) -> Notice:
    files = [Path(str(file.locate())) for file in library.files or () if _is_licence(file.as_posix())]
    licence = _name_of_licence(library)
    return _notice(library.metadata["Name"], library.version, licence, files or [KEPT / f"{licence}.txt"])


def _is_licence(name: str) -> bool:
    """Babel's data have one of their own."""
    return not name.endswith(".py") and bool(LICENCE_FILE.match(name.rpartition("/")[2]))


def _name_of_licence(library: Distribution) -> str:
    metadata = library.metadata
    found = [CLASSIFIER.match(one) for one in metadata.get_all("Classifier") or ()]
    classified = next((one[1] for one in found if one is not None), "")
    given = (metadata[field] for field in ("License-Expression", "License") if field in metadata)
    named = next((one for one in given if one), classified)
    return SPELT.get(named, named)


def _notice(name: str, version: str, licence: str, files: list[Path], by: str = "") -> Notice:
    missing = next((file for file in files if not file.is_file()), None)
    if not licence or missing is not None:
        raise web.BuildError(f"{name} is part of the app, but its licence ({licence or 'not named'}) has no text.")
    text = by + "\n\n".join(file.read_text(encoding="utf-8").strip() for file in files)
    return Notice(kind="library", name=name, version=version, licence=licence, text=text)
