#!/usr/bin/env python3
"""Re-derive every draw of a finished Torri record (JSON) from its revealed secret, without any code of Torri.

    python3 tools/check_chance.py RECORD.json

The record names, for each draw, the ply and what could be drawn with which weight: "12: 0-5 7 9x2" means
that at ply 12 the answers 0 to 5 and 7 had the weight 1, and 9 the weight 2. (That these are the weights
the rules give is for `torri verify`; that the draw follows from the secret is shown here.)
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any


def key_of(record: dict[str, Any]) -> bytes:
    """The secret, mixed with what each seat added after the commitment was published."""
    added = b"".join(hashlib.sha256(text.encode()).digest() for text in record["entropy"])
    return hmac.new(bytes.fromhex(record["secret"]), added, hashlib.sha256).digest()


def number_below(total: int, key: bytes, draw: int) -> int:
    """A number from 0 to total - 1, all exactly equally likely: attempts in the last, partial round don't count."""
    fair = 2**64 // total * total
    for attempt in range(2**32):
        message = draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
        if word < fair:
            return word % total
    raise AssertionError("unreachable")


def weights_of(written: str) -> list[int]:
    """Every answer, repeated as often as its weight."""
    answers: list[int] = []
    for word in written.split():
        if "x" in word:
            answer, weight = map(int, word.split("x"))
            answers += [answer] * weight
        else:
            first, _, last = word.partition("-")
            answers += range(int(first), int(last or first) + 1)
    return answers


def check(record: dict[str, Any]) -> str:
    """What is wrong with the record's draws; empty if nothing is."""
    if not record.get("secret"):
        return "no secret is revealed: the game is not over, or its chance was never committed to"
    if hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest() != record["commitment"]:
        return "the secret is not the one committed to"
    key = key_of(record)
    for draw, line in enumerate(record["draws"]):
        ply, _, written = line.partition(":")
        answers = weights_of(written)
        derived = answers[number_below(len(answers), key, draw)]
        found = record["answers"][int(ply)]
        if derived != found:
            return f"draw {draw} (ply {ply}): the secret gives {derived}, the record says {found}"
    return ""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check_chance.py RECORD.json")
    loaded = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    problem = check(loaded)
    if problem:
        print(f"FAILS: {problem}")
        sys.exit(1)
    print(f"holds: {len(loaded['draws'])} draws follow from the secret that was committed to before the start")
