"""What addresses say: which match, which seat, from where on; nothing longer or larger than it needs to be."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.params import PathParameter, QueryParameter

Id: TypeAlias = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
LongId: TypeAlias = Annotated[str, PathParameter(max_length=1_400, pattern=r"^[A-Za-z0-9_-]+$")]  # of a passkey
Seat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=7)]
Since: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000_000, description="what happened after this seq")
]
Ply: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]
Number: TypeAlias = Annotated[int, QueryParameter(ge=-1_000, le=1_000)]
Before: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=10**15, description="only what changed before this time, in ms")
]
