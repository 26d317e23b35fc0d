"""Requests that make no sense, derived from the API's own document: whatever it offers is asked for wrongly."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

SURROGATE = "\ud800"  # half a character: JSON can write it, UTF-8 cannot
HARMLESS = {"POST": b"{}", "PUT": b"{}", "PATCH": b"{}"}  # a body where one is expected
FAREWELLS = (("DELETE", "/api/me"), ("POST", "/api/logout"))  # after which nothing more is asked as the same person
NEVER_ENDING = ("/api/stream", "/api/matches/{match}/stream", "/api/matches/{match}/live")

# Bodies that are no JSON at all, or none that anybody expects.
RAW_BODIES = {
    "not UTF-8": b"\xff\xfe\x00{",
    "not UTF-8 in a text": b'{"name": "\xff", "text": "\xc3"}',
    "half a character": b'{"name": "\xed\xa0\x80", "text": "\xed\xb0\x80"}',
    "UTF-16": '{"name": "Anna"}'.encode("utf-16"),
    "nothing": b"",
    "half": b'{"name": "An',
    "deep": b"[" * 30_000,
    "deep objects": b'{"a":' * 8_000,
    "a long number": b"9" * 6_000,
    "a number that is none": b'{"seconds": NaN, "answer": 1e999}',
    "null": b"null",
    "a list": b"[1, 2]",
    "zero bytes": b"\x00" * 20,
}
WRONG_VALUES: tuple[Any, ...] = (
    SURROGATE,
    "a" + SURROGATE + "b",
    "\x00",
    "",
    "x" * 5_000,
    10**30,
    -(2**63),
    1e308,
    True,
    None,
    [],
    {"a": {}},
)
WRONG_HEADERS: tuple[Mapping[str, str], ...] = (
    {"host": "["},
    {"host": "a:b:c", "origin": "http://["},
    {"cookie": "torri=\xff.\xff; ; =; torri"},
    {"cookie": "torri=W10.AAAA", "accept-language": "\xff,,;q=x,-"},
    {"authorization": "Bearer \xff"},
    {"authorization": "Basic", "accept-encoding": "gzip;q=\xff,\xfe"},
    {"content-type": "application/json; charset=\xff; charset=utf-16"},
    {"range": "bytes=9-1,-", "if-none-match": "\xff", "if-modified-since": "never"},
)
LONG_PLAN = "0,0,0,0,0,0,0,0"
WRONG_PARAMETERS = ("1,2", "-1", "9" * 23, "1e9", "\x00", "ä€", "%ff", "x" * 500, "", LONG_PLAN)


@dataclass(frozen=True)
class Asked:
    """One request; what is wrong with it, for whoever reads that it failed."""

    method: str
    target: str
    wrong: str
    body: bytes | None = None
    headers: Mapping[str, str] = field(default_factory=dict)


class Client:
    """Asks over one connection, without looking at what it sends."""

    def __init__(self, address: str, cookie: str) -> None:
        self._connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
        self._headers = {"cookie": cookie, "content-type": "application/json"}

    def ask(self, asked: Asked) -> tuple[int, str, bytes]:
        """The status, the media type and the body of the answer."""
        headers = {name: value.encode("latin-1") for name, value in {**self._headers, **asked.headers}.items()}
        self._connection.request(asked.method, asked.target, asked.body, headers)
        answer = self._connection.getresponse()
        return answer.status, answer.headers.get("content-type", ""), answer.read()

    def close(self) -> None:
        self._connection.close()


def some(every: list[Asked], number: int) -> list[Asked]:
    """So many of them, always the same; and of each operation those that its reader of JSON must refuse."""
    unreadable = [asked for asked in every if asked.wrong in ("not UTF-8 in a text", "deep")]
    return [*unreadable, *Random(25).sample(every, number)]


def requests_of(document: dict[str, Any], known: Mapping[str, str]) -> Iterator[Asked]:
    """Every operation asked for in every wrong way; `known` has path parameters that lead somewhere."""
    schemas = document["components"]["schemas"]
    for path, operations in document["paths"].items():
        if path in NEVER_ENDING:
            continue
        for method, operation in operations.items():
            yield from _wrong(method.upper(), path, operation, schemas, known)


def _wrong(
    method: str, path: str, operation: dict[str, Any], schemas: dict[str, Any], known: Mapping[str, str]
) -> Iterator[Asked]:
    parameters = operation.get("parameters", [])
    inside = [one["name"] for one in parameters if one["in"] == "path"]
    asked_for = [one["name"] for one in parameters if one["in"] == "query"]
    right = {name: known.get(name, "0") for name in inside}
    target = path.format(**right)
    for headers in WRONG_HEADERS if (method, path) not in FAREWELLS else ():
        yield Asked(method, target, f"{headers!a}", HARMLESS.get(method), headers)
    for name in inside:
        for value in WRONG_PARAMETERS:
            yield Asked(method, path.format(**right | {name: quote(value, safe="")}), f"{name} {value[:20]!r}")
        yield Asked(method, path.format(**right | {name: "%ff%fe"}), f"{name} not UTF-8")
    for name in asked_for:
        for value in WRONG_PARAMETERS:
            yield Asked(method, f"{target}?{urlencode({name: value})}", f"{name}={value[:20]!r}")
        yield Asked(method, f"{target}?{name}=%ff&{name}=%ed%a0%80", f"{name} not UTF-8")
    content = operation.get("requestBody", {}).get("content", {})
    if not content:
        return
    for wrong, body in RAW_BODIES.items():
        yield Asked(method, target, wrong, body)
    sample = example(content["application/json"]["schema"], schemas, known)
    for place, spoiled in spoilt(sample):
        yield Asked(method, target, f"{place}", json.dumps(spoiled).encode())


def example(schema: dict[str, Any], schemas: dict[str, Any], known: Mapping[str, str]) -> Any:
    """Something that a schema allows, with every field that it has."""
    if "$ref" in schema:
        return example(schemas[schema["$ref"].rpartition("/")[2]], schemas, known)
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return example(next(one for one in several if one.get("type") != "null"), schemas, known)
    kinds = schema.get("type", "object")
    kind = kinds if isinstance(kinds, str) else kinds[0]
    if kind == "object" and "enum" not in schema:
        fields = schema.get("properties", {})
        return {name: known.get(name) or example(one, schemas, known) for name, one in fields.items()}
    if kind == "array":
        return [example(schema.get("items", {}), schemas, known)] * max(1, schema.get("minItems", 1))
    return _plain_example(schema, kind)


def _plain_example(schema: dict[str, Any], kind: str) -> Any:
    if "enum" in schema:
        return schema["enum"][0]
    if kind in ("integer", "number"):
        return schema.get("minimum", 0)
    if kind == "boolean":
        return True
    length = 64 if "64" in schema.get("pattern", "") else 8
    return "a" * max(schema.get("minLength", 1), length)


def spoilt(value: Any, place: str = "body") -> Iterator[tuple[str, Any]]:
    """The value with one thing in it wrong, or missing, or too much."""
    for wrong in WRONG_VALUES:
        yield f"{place} = {str(wrong)[:12]!a}", wrong
    if isinstance(value, dict):
        yield f"{place} with a name of half a character", value | {SURROGATE: SURROGATE}
        for name, inner in value.items():
            yield f"{place} without {name}", {key: one for key, one in value.items() if key != name}
            for where, other in spoilt(inner, f"{place}.{name}"):
                yield where, value | {name: other}
    elif isinstance(value, list):
        yield f"{place} too long", value * 300
        for where, other in spoilt(value[0], f"{place}[0]"):
            yield where, [other]
