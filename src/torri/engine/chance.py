"""Fair chance: nature's answers fixed by a secret that is committed to before the start and revealed at the end.

    commitment  SHA-256 of the secret, published before anybody sits down
    key         HMAC-SHA-256 of the SHA-256 digests of what the seats added, keyed by the secret
    draw n      the first 8 bytes of HMAC-SHA-256(key, n as 8 bytes, attempt as 4 bytes), all big-endian;
                an attempt beyond the last whole multiple of the total weight is thrown away (no modulo bias);
                the remainder walks through the weights in the order of the answers

Draws are numbered by nature's questions, so taking answers back never rolls the dice again.
`tools/check_chance.py` re-derives the draws of a record without this module.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate

WORD_VALUES = 1 << 64
SHA256_BLOCK_BYTES = 64  # the block size of HMAC-SHA-256
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
SECRET_FORMAT = re.compile(r"[0-9a-f]{64}")  # how a secret is written


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the start."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Chance:
    """Nature's answers in one game."""

    def __init__(self, secret: str, entropy: Sequence[str] = ()) -> None:
        added = b"".join(hashlib.sha256(text.encode()).digest() for text in entropy)
        key = hmac.digest(bytes.fromhex(secret), added, "sha256").ljust(SHA256_BLOCK_BYTES, b"\0")
        self._inner = hashlib.sha256(key.translate(INNER))
        self._outer = hashlib.sha256(key.translate(OUTER))

    def below(self, n: int, number: int) -> int:
        """The number below `n` that belongs to draw `number`."""
        attempt = 0
        while True:
            message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(self._keyed(message)[:8], "big")
            if word < WORD_VALUES - WORD_VALUES % n:
                return word % n
            attempt += 1

    def _keyed(self, message: bytes) -> bytes:
        """HMAC-SHA-256 (RFC 2104); what depends only on the key is computed once: a quarter of the time per draw."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()

    def answer(self, answers: Sequence[int], weights: Sequence[int], number: int) -> int:
        """Nature's answer to its question `number`."""
        ends = list(accumulate(weights))
        return answers[bisect(ends, self.below(ends[-1], number))]


def write_weights(answers: Sequence[int], weights: Sequence[int]) -> str:
    """Answers and their weights in short form: `0-5 7 9x2` is 0 to 5 and 7 once each, 9 twice."""
    words: list[str] = []
    run: list[int] = []
    for answer, weight in [*zip(answers, weights, strict=True), (-2, 1)]:
        if run and (weight != 1 or answer != run[-1] + 1):
            words.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
            run = []
        if weight == 1:
            run.append(answer)
        else:
            words.append(f"{answer}x{weight}")
    return " ".join(words)
