"""Names and words as others may see them."""

from __future__ import annotations

import unicodedata
from typing import Final

from torri.server.api.errors import InvisibleName

JOINER_CHARACTERS: Final = "\u200c\u200d"  # they join letters in Persian, and parts of emoji
BLANK_CHARACTERS: Final = JOINER_CHARACTERS + "\u115f\u1160\u2800\u3164\uffa0"  # characters that are invisible


def plain(text: str) -> str:
    """The text in one line, without control characters that reverse or hide what is beside them."""
    signs = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(sign for sign in signs if sign in JOINER_CHARACTERS or unicodedata.category(sign)[0] != "C").strip()


def clean(name: str) -> str:
    """A name with at least one visible character."""
    kept = plain(name)
    if all(sign in BLANK_CHARACTERS or unicodedata.category(sign)[0] in "MZ" for sign in kept):
        raise InvisibleName()
    return kept


def login_of(name: str) -> str:
    """A login as it is compared: neither the case nor the way it was typed matters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean(name)).casefold())
