"""Wheel and sdist carry the built browser app; without it they are not built at all.

A wheel that carries compiled games (`torri build native`) is one for machines of this kind, and says so in its name.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import web

PREBUILT = Path(__file__).resolve().parent / "src" / "torri" / "prebuilt"


class WhatIsBuilt(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, where the app must be built and the machine has none."""
        if web.is_built() or web.find_node() is not None:
            return []
        return [f"{web.NODE_PACKAGE}>=22,<23"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout is served by its launcher, which builds the app when it is wanted
        try:
            web.ensure()
        except web.BuildError as error:
            sys.stderr.write(error.output)
            raise SystemExit(f"{error}\nNo package is made without the browser app.") from None
        if self.target_name == "wheel" and any(PREBUILT.glob("*.so")):
            machine = platform.machine()
            # They call nothing of the C library but what copies memory, so any version of any of them will do.
            build_data["tag"] = f"py3-none-manylinux_2_17_{machine}.musllinux_1_1_{machine}"
            build_data["pure_python"] = False
