"""Events and ledger lines reach whoever listens, and only them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum

from torri import Game
from torri.engine.telling import Event, Teller, Telling, book, events_told, lines_booked, tell

from ..playing import walk
from .toy import Entry
from .toy import Event as Told


def test_nobody_hears_what_is_told_to_nobody() -> None:
    tell(Told.DRAWN, 0, 1)
    assert book(5, Entry.STICKS, 5) == 5
    with events_told() as events, lines_booked() as lines:
        tell(Told.DRAWN, 1, 2)
        book(3, Entry.STICKS, 3)
        book(0, Entry.STICKS, 0)  # no points, no line
        with events_told() as inner:
            tell(Told.DRAWN, 0, 9)
    assert events == [(Told.DRAWN, (1, 2))]
    assert inner == [(Told.DRAWN, (0, 9))]
    assert lines == [(3, Entry.STICKS, (3,))]


def test_two_threads_hear_only_their_own_game(patrizier: Game) -> None:
    def names(seed: int) -> list[str]:
        told = []
        for at in walk(patrizier, 3, seed):
            if not at.over:
                told += [event.name for event in at.copy().apply(at.answers()[0])]
        return told

    alone = [names(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(names, range(4))) == alone


def test_secret_facts_are_left_out_for_others() -> None:
    class Kind(IntEnum):
        DEALT = 0

    teller = Teller(
        {Kind.DEALT: Telling(("seat", "card"), "T1", secret=("card",))},
        {"card": lambda field, card: {field: card, f"{field}_name": "ace"}},
    )
    event = teller.event((Kind.DEALT, (1, 7)))
    assert event.seen_by(1) is event
    assert event.facts == {"seat": 1, "card": 7, "card_name": "ace"}
    assert event.seen_by(0) == Event("dealt", "T1", {"seat": 1})
    assert event.seen_by(None).facts == {"seat": 1}
