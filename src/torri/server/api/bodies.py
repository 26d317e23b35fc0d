"""Requests without the body that their route needs: they are told what it should be.

Litestar itself would only name the argument of our function that got nothing.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import fields

from torri.server.api.routing import Request, ValidationException

BODY: Final = "body"  # how errors call what the functions of routes call `data`


async def require_body(request: Request[Any, Any, Any]) -> None:
    """Called before each request."""
    wanted: Any = getattr(request.route_handler, "parsed_data_field", None)
    if wanted is not None and not await request.body():
        raise missing(wanted.annotation)


def missing(kind: type) -> ValidationException:
    """The refusal, with what an object of this type has."""
    found = fields(kind)
    needed = [field.encode_name for field in found if field.required]
    others = [field.encode_name for field in found if not field.required]
    said = "missing; send a JSON object" + (f" with {_listed(needed)}" if needed else ", such as {}")
    if others:
        said += f"; it may {'also ' if needed else ''}have {_listed(others)}"
    return ValidationException(detail="The body is missing", extra=[{"key": BODY, "source": BODY, "message": said}])


def _listed(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
