"""Piles of cards in no order, as the bits of one int.

Cards that are alike are one kind. Bit `kind` is the first card of a kind, so a pile within the first bits is the
set of its kinds; further copies have bits of their own above, named by a table `bits[kind][copy]`. Copies are
laid from the first one up and taken from the last one down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NO_CARD: Final = 62  # a bit that no pile has


def card_bits(copies: Sequence[int]) -> list[list[int]]:
    """The bits of the copies of each kind, first copies first; each row ends with at least one `NO_CARD`."""
    bits = [[NO_CARD] * (max(copies) + 1) for _ in copies]
    bit = 0
    for copy in range(max(copies)):
        for kind, number in enumerate(copies):
            if copy < number or copy == 0:
                bits[kind][copy] = bit
                bit += 1
    return bits


def kind_of_bit(bits: list[list[int]]) -> list[int]:
    """The kind of each bit."""
    return [kind for _, kind in sorted((bit, kind) for kind, row in enumerate(bits) for bit in row if bit != NO_CARD)]


def copies_in(pile: int, kind: int, bits: list[list[int]]) -> int:
    """How many cards of a kind lie in a pile."""
    copies = 0
    while pile >> bits[kind][copies] & 1:
        copies += 1
    return copies


def with_card(pile: int, kind: int, bits: list[list[int]]) -> int:
    """A pile with one more card of a kind."""
    return pile | 1 << bits[kind][copies_in(pile, kind, bits)]


def without_card(pile: int, kind: int, bits: list[list[int]]) -> int:
    """A pile with one card of a kind less."""
    return pile ^ 1 << bits[kind][copies_in(pile, kind, bits) - 1]


def merged(pile: int, other: int, bits: list[list[int]]) -> int:
    """The cards of two piles in one."""
    for kind in range(len(bits)):
        for _ in range(copies_in(other, kind, bits)):
            pile = with_card(pile, kind, bits)
    return pile


def is_pile(pile: int, bits: list[list[int]]) -> bool:
    """Whether the bits are those of a pile: no copy without the one before it, nothing beyond."""
    if pile >> NO_CARD != 0:  # also below 0
        return False
    cards = 0
    for kind in range(len(bits)):
        cards += copies_in(pile, kind, bits)
    return cards == pile.bit_count()
