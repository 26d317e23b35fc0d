"""Messages about a match that goes along with a browser and comes back longer."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from torri.server.api.messages.fields import Asked, Number, Seq

MAX_ANSWERS: Final = 10_000  # of a whole match; the longest stay far below


class Along(Asked, frozen=True):
    """A match from one of its entries on, for a table in the browser. Nothing else has to read the entries."""

    secret: str  # of its draws
    entries: tuple[str, ...]  # as JSON, as they are stored


class Longer(Asked, frozen=True):
    """All answers of a match, from its beginning on; and how many of its entries were known where they were given."""

    seq: Seq
    answers: Annotated[tuple[Number, ...], Meta(max_length=MAX_ANSWERS)]
