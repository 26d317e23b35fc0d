"""Messages about editions: the figures of somebody's own box."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from torri.server.api.messages.fields import Asked, Words

FigureNumber: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
FigureWord: TypeAlias = Annotated[str, Meta(max_length=60)]
FigureGiven: TypeAlias = (
    FigureNumber
    | FigureWord
    | Annotated[list[FigureNumber | FigureWord], Meta(max_length=60)]
    | Annotated[dict[FigureWord, FigureNumber], Meta(max_length=20)]
)


class CorrectionGiven(Asked, frozen=True):
    """A figure as it is printed in a box, and where."""

    value: FigureGiven
    note: Words = ""


class EditionDraft(Asked, frozen=True):
    """The figures of a box, as far as they differ from the edition of the package; by their paths."""

    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\S")]
    corrections: Annotated[dict[Annotated[str, Meta(max_length=80)], CorrectionGiven], Meta(max_length=1_000)] = field(
        default_factory=dict
    )


class EditionFile(Asked, frozen=True):
    """An edition file as somebody else has saved it."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000)]


class FigureProblem(Struct, frozen=True):
    """What is wrong with an edition; `path` is the figure where it shows, if it is one."""

    path: str | None
    detail: str  # in words


class EditionChecked(Struct, frozen=True):
    problems: tuple[FigureProblem, ...]
    sha256: str | None  # of its figures; none while something is wrong


class CorrectionSeen(Struct, frozen=True):
    """A figure that differs from the edition of the package."""

    path: str
    label: str  # what it is called
    value: Any
    before: str  # in words, as `after`
    after: str
    note: str


class EditionSeen(Struct, frozen=True):
    sha256: str
    game: str
    name: str
    title: str
    made: int | None  # in ms; null: it is part of the server
    mine: bool
    corrections: tuple[CorrectionSeen, ...]
