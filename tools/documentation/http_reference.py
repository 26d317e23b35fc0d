"""Pages of the HTTP reference, made from docs/openapi.json: every request, and every message with its fields."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from documentation.places import DOCS

Schema = Mapping[str, Any]

OPENAPI: Final = DOCS / "openapi.json"
METHODS: Final = ("get", "post", "put", "patch", "delete")
MESSAGES: Final = "messages.md"
REQUESTS_HEAD: Final = """\
# HTTP and sockets

Every request that a server answers, made from [openapi.json](../openapi.json). How they work together is described in
[the API of a server](../api.md). Every request may be answered with a [Problem](messages.md#problem).
"""
MESSAGES_HEAD: Final = """\
# Messages

Everything that clients and a server send each other, made from [openapi.json](../openapi.json). A field with a default
may be left out. The requests that use them: [HTTP and sockets](http.md).
"""


def pages() -> dict[str, str]:
    """The pages by their paths on the site."""
    document = json.loads(OPENAPI.read_text(encoding="utf-8"))
    return {
        "reference/http.md": REQUESTS_HEAD + "\n".join(_requests(document)),
        "reference/messages.md": MESSAGES_HEAD + "\n".join(_messages(document["components"]["schemas"])),
    }


# Requests ----------------------------------------------------------------------------------------------------------


def _requests(document: Schema) -> Iterator[str]:
    by_tag: dict[str, list[tuple[str, str, Schema]]] = defaultdict(list)
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                by_tag[operations[method]["tags"][0]].append((path, method.upper(), operations[method]))
    for tag, found in by_tag.items():
        yield f"\n## {tag.capitalize()}\n"
        for path, method, operation in found:
            yield from _request(path, method, operation)


def _request(path: str, method: str, operation: Schema) -> Iterator[str]:
    socket = operation.get("x-websocket")
    yield f"\n### {'WebSocket' if socket else method} {path} {{ #{operation['operationId']} }}\n"
    yield f"{_cell(operation.get('summary', ''))}.\n"
    if described := operation.get("description"):
        yield f"{_cell(described)}\n"
    if parameters := operation.get("parameters"):
        yield "| parameter | in | type | |\n|---|---|---|---|"
        for one in parameters:
            needed = "" if one.get("required") else _default(one["schema"])
            about = _cell(one.get("description", ""))
            yield f"| `{one['name']}` | {one['in']} | {_type(one['schema'])}{needed} | {about} |"
        yield ""
    if body := operation.get("requestBody"):
        yield f"Body: {_contents(body['content'])}\n"
    if socket:
        yield f"Send {_type(socket['receives'])}; receive {_type(socket['sends'])}.\n"
    for status, response in operation["responses"].items():
        if status != "default":
            content = _contents(response.get("content", {}))
            yield f"- **{status}** {content or _cell(response.get('description', ''))}"


def _contents(content: Schema) -> str:
    return ", ".join(f"{_type(kind['schema'])} ({media})" for media, kind in content.items() if "schema" in kind)


# Messages ----------------------------------------------------------------------------------------------------------


def _messages(schemas: Mapping[str, Schema]) -> Iterator[str]:
    for name in sorted(schemas):
        schema = schemas[name]
        yield f"\n## {name} {{ #{name.lower()} }}\n"
        if about := schema.get("description"):
            yield f"{_cell(about)}\n"
        if fields := schema.get("properties"):
            yield "| field | type | |\n|---|---|---|"
            required = schema.get("required", ())
            for field, kind in fields.items():
                optional = "" if field in required else _default(kind)
                yield f"| `{field}` | {_type(kind)}{optional} | {_cell(kind.get('description', ''))} |"
        else:
            yield f"{_type(schema)}\n"


# Types -------------------------------------------------------------------------------------------------------------


def _type(schema: Schema) -> str:
    """A type in words, with links to the messages that it names."""
    match schema:
        case {"$ref": str(reference)}:
            name = reference.rpartition("/")[2]
            return f"[{name}]({MESSAGES}#{name.lower()})"
        case {"oneOf": [*kinds]} | {"anyOf": [*kinds]}:
            return " or ".join(_type(kind) for kind in kinds)
        case {"enum": [*values]}:
            return ", ".join(f"`{json.dumps(value, ensure_ascii=False)}`" for value in values)
        case {"const": value}:
            return f"`{json.dumps(value)}`"
        case {"type": "array", "items": dict(items)}:
            return f"list of {_type(items)}"
        case {"type": "array", "prefixItems": [*items]}:
            return f"({', '.join(map(_type, items))})"
        case {"type": "object", "additionalProperties": dict(values)} if values:
            return f"map to {_type(values)}"
        case {"type": [*kinds]}:
            return " or ".join(kinds)
        case {"type": str(kind)}:
            return kind + _limits(schema)
    return "anything"


def _limits(schema: Schema) -> str:
    """From where to where a number goes, or how long a text may be."""
    for least, most, unit in (("minimum", "maximum", ""), ("minLength", "maxLength", " characters")):
        low, high = schema.get(least), schema.get(most)
        if low is not None and high is not None:
            return f" ({low} to {high}{unit})"
        if low is not None or high is not None:
            return f" (from {low}{unit})" if high is None else f" (up to {high}{unit})"
    return ""


def _default(schema: Schema) -> str:
    if "default" not in schema:
        return ", optional"
    return f", default `{json.dumps(schema['default'], ensure_ascii=False)}`"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;").rstrip(".") if text else ""
