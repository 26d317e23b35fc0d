"""The parameters of addresses: which match, which seat, from which entry on; each with its limits."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from torri.server.api.routing import PathParameter, QueryParameter

Id: TypeAlias = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
LongId: TypeAlias = Annotated[str, PathParameter(max_length=1_400, pattern=r"^[A-Za-z0-9_-]+$")]  # of a passkey
Seat: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=7)]
Since: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000_000, description="what happened after this seq")
]
Ply: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]
MaybeNumber: TypeAlias = Annotated[int | None, QueryParameter(ge=-1_000, le=1_000)]
Notation: TypeAlias = Annotated[str | None, QueryParameter(max_length=80, description="an answer as it is written")]
After: TypeAlias = Annotated[
    str,
    QueryParameter(
        max_length=400, pattern=r"^(-?[0-9]{1,3}(,-?[0-9]{1,3}){0,63})?$", description="answers, with commas between"
    ),
]
LoginName: TypeAlias = Annotated[str, PathParameter(max_length=200)]
EditionId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{64}$")]
MaybeEdition: TypeAlias = Annotated[
    str | None,
    QueryParameter(pattern=r"^[0-9a-f]{12,64}$", description="the figures of this edition: its hash, or how it begins"),
]
GameName: TypeAlias = Annotated[str, PathParameter(max_length=40)]
Spoken: TypeAlias = Annotated[
    Literal["en", "nl", "de", "it"] | None, QueryParameter(description="by default as in Accept-Language")
]
Before: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=10**15, description="only what changed before this time, in ms")
]
MaybeGame: TypeAlias = Annotated[str | None, QueryParameter(max_length=40, description="only of this game")]
PartOfName: TypeAlias = Annotated[
    str, QueryParameter(max_length=40, description="only with somebody whose name contains this")
]
