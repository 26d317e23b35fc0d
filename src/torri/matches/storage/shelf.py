"""Rows of text that a browser keeps for us: each change is durable before it is told."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct, json

T = TypeVar("T")


class Shelf(Protocol):
    """What keeps the rows: IndexedDB, through the worker that runs this."""

    async def rows(self, prefix: str) -> str:
        """The rows whose keys begin so, in the order of their keys: a JSON list of keys and values."""
        ...

    async def write(self, changes: str) -> bool:
        """Write a JSON list of `[key, value, new]`, all or none; durable when this returns. A value of null removes the
        row; a new one must not exist. Returns whether it was written.
        """
        ...


class Change(Struct, frozen=True, array_like=True):
    key: str
    value: str | None
    new: bool = False


async def write_rows(shelf: Shelf, *changes: Change) -> bool:
    return await shelf.write(json.encode(changes).decode())


async def read_rows(shelf: Shelf, prefix: str, kind: type[T]) -> list[tuple[str, T]]:
    found = json.decode(await shelf.rows(prefix), type=list[tuple[str, str]])
    return [(key.removeprefix(prefix), json.decode(value, type=kind)) for key, value in found]


def as_text(value: Struct) -> str:
    return json.encode(value).decode()
