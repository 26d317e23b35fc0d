"""How much of everything one person may have, so that one person can't fill a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PersonBounds:
    """The most of each kind; more is refused with `TooMany`, which names the bound."""

    tables: int = 200  # set up by them, and not over
    imports: int = 500  # records that became matches of theirs
    notes: int = 1_000  # matches that they have noted something on
    invitations: int = 12  # to one table
    follows: int = 500  # persons whom they follow
    blocks: int = 500  # persons whom they have blocked
    tournaments: int = 5  # hosted by them, and not over
    entries: int = 20  # tournaments that they have joined, and that are not over
    lines: int = 500  # chat messages at one table
    reports: int = 20  # to the operators, that nobody has dealt with
