"""Whether answers are those that the API's own document promises: their status, their media type, their content."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs  # schemathesis brings it

PARAMETER = re.compile(r"\\\{(\w+)\\\}")
SHOWN = 300  # characters of what is wrong


class Document:
    """What it promises, and what has been asked and found wrong."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._schemas = {"components": document["components"]}
        # Those with fewest parameters first: `/replay/told` is no ply.
        paths = sorted(document["paths"].items(), key=lambda item: item[0].count("{"))
        self._paths = [(re.compile(PARAMETER.sub("[^/]+", re.escape(path))), path, found) for path, found in paths]
        self.asked: set[tuple[str, str]] = set()
        self.faults: list[str] = []

    def check(self, response: httpx.Response) -> None:
        """As a hook of a client: looks at everything that it receives."""
        response.read()
        method, path = response.request.method.lower(), response.request.url.path
        template, operation = self._operation(method, path)
        if operation is None:
            return  # what is there no more, and what never was
        self.asked.add((method, template))
        if wrong := self._wrong(operation, response):
            self.faults.append(f"{method} {path}: {response.status_code} {wrong[:SHOWN]}")

    def _operation(self, method: str, path: str) -> tuple[str, dict[str, Any] | None]:
        for pattern, template, operations in self._paths:
            if pattern.fullmatch(path) and method in operations:
                return template, operations[method]
        return path, None

    def _wrong(self, operation: dict[str, Any], response: httpx.Response) -> str:
        promised = operation["responses"].get(f"{response.status_code}")
        if promised is None:
            if response.status_code < 400 or "default" not in operation["responses"]:
                return "is not promised"
            promised = operation["responses"]["default"]
        media_type = response.headers.get("content-type", "").partition(";")[0]
        content = promised.get("content", {})
        if not content:
            return "has content" if response.content else ""
        if media_type not in content:
            return f"is {media_type}"
        if not media_type.endswith("json"):
            return ""
        errors = self._validator(json.dumps(content[media_type]["schema"])).iter_errors(response.json())
        return "; ".join(error.message for error in errors)

    @cache  # noqa: B019, as it lives as long as its tests
    def _validator(self, schema: str) -> jsonschema_rs.Draft202012Validator:
        return jsonschema_rs.Draft202012Validator(json.loads(schema) | self._schemas)
