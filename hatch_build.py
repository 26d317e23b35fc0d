"""Wheel and sdist carry the built browser app; without it they are not built at all."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import web


class BrowserApp(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, where the app must be built and the machine has none."""
        if web.is_built() or web.find_node() is not None:
            return []
        return [f"{web.NODE_PACKAGE}>=22,<23"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable":
            return  # a checkout is served by its launcher, which builds the app when it is wanted
        try:
            web.ensure()
        except web.BuildError as error:
            sys.stderr.write(error.output)
            raise SystemExit(f"{error}\nNo package is made without the browser app.") from None
