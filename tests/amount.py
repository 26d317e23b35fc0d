"""How much a test tries: little in the short run, all of it in the long one (`./torri test --long`).

The short run is for everybody who changes something; the long one comes before a release. A test that is worth having
only at full length is marked `@pytest.mark.long`; one that is worth having at any length says both lengths here.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

LONG: Final = os.environ.get("TORRI_TESTS") == "long"


def amount(short: int, long: int) -> int:
    """How many examples, games, steps or kills there are in this run."""
    return long if LONG else short


def cases(short: Sequence[T], long: Sequence[T]) -> Sequence[T]:
    """What a test is parametrised with in this run: the short list is a part of the long one."""
    assert all(case in long for case in short), "the long run must try whatever the short run tries"
    return long if LONG else short
