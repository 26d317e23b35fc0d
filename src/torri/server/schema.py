"""The socket's messages in the OpenAPI document, which by itself knows only requests."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.spec import Components, Schema

from torri.server.messages import Incoming, Outgoing

PREFIX = "#/components/schemas/"


def socket_schemas() -> dict[str, Any]:
    """JSON Schemas of all that goes over a socket, by name."""
    (incoming, outgoing), found = msgspec.json.schema_components([Incoming, Outgoing], ref_template=PREFIX + "{name}")
    return {**found, "Incoming": incoming, "Outgoing": outgoing}


class Ready(Schema):
    """A schema that is already written out."""

    def __init__(self, written: dict[str, Any]) -> None:
        super().__init__()
        object.__setattr__(self, "written", written)

    def to_schema(self) -> dict[str, Any]:
        written: dict[str, Any] = self.__dict__["written"]
        return written


def components() -> Components:
    return Components(schemas={name: Ready(written) for name, written in socket_schemas().items()})
