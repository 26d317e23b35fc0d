"""Where the documentation comes from, and where it goes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
DOCS: Final = ROOT / "docs"
IMAGES: Final = DOCS / "images"
CONFIG: Final = ROOT / "mkdocs.yml"

# What the build makes; git ignores it.
BUILD: Final = ROOT / "build" / "docs"
PAGES: Final = BUILD / "pages"
SITE: Final = BUILD / "site"
BUILD_CONFIG: Final = BUILD / "mkdocs.yml"
