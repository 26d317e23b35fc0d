"""The chance of a deal: the same in all its games, as far as play allows.

The k-th question of one kind in a deal gets the same random numbers in every game, whatever was asked in between:
each possible answer has a number of its own, and the answers run a race. An answer of weight w arrives after a time
that is exponentially distributed with rate w, so it comes first as often as its weight says. An answer that is missing
in one game leaves the others as they were: the draw is the same unless the answer that arrives first is not possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from math import inf, log
from typing import Final

WORD_MASK: Final = (1 << 64) - 1
GOLDEN_RATIO_64: Final = 0x9E3779B97F4A7C15
UNIT_OF_53_BITS: Final = 2.0**-53


class Nature:
    """Answers for nature in one game of a deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._key = f"torri arena {seed} {deal}"
        self._asked: Counter[int] = Counter()

    def answer(self, ask: int, legal: int, weight: Callable[[int], int]) -> int:
        """One of the legal answers (a bit set) to the next question of that kind."""
        number = self._asked[ask]
        self._asked[ask] += 1
        begin = int.from_bytes(sha256(f"{self._key} {ask} {number}".encode()).digest()[:8], "big")
        first, soonest = -1, inf
        while legal:
            answer = (legal & -legal).bit_length() - 1
            legal &= legal - 1
            # The mixing function of splitmix64, inlined because most of the time here is spent on it.
            mixed = begin + answer * GOLDEN_RATIO_64 & WORD_MASK
            mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD_MASK
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD_MASK
            time = -log(((mixed ^ mixed >> 31) >> 11) * UNIT_OF_53_BITS + UNIT_OF_53_BITS / 2) / weight(answer)
            if time < soonest:
                first, soonest = answer, time
        return first
