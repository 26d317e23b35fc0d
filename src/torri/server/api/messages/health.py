"""The reply of the health check."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Alive(Struct, frozen=True):
    status: Literal["ok"]
    version: str


class Health(Struct, frozen=True):
    status: Literal["ok", "failing"]
    database: bool
    matches: int
    listeners: int
    version: str
