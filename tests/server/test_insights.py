"""Insights over many matches: from the digests of reviews, for the seat that somebody has played."""

from __future__ import annotations

from typing import Any

from msgspec.json import encode

from tests.matches.stored import head
from torri.matches.storage import Head
from torri.server.reviews.insights import LossDigest, ReviewDigest, insights
from torri.server.reviews.model import Booked, Source

PEOPLE = ({"kind": "person"}, {"kind": "person"}, {"kind": "person"})


def over(match: str, *seats: str | None, **summary: Any) -> Head:
    told = {"chairs": list(PEOPLE[: len(seats)]), "winners": [0]} | summary
    return head(match, status="over", seats=seats, summary=told)


def booked(seat: int, luck: float, own: float) -> Booked:
    return Booked(seat, 0, luck, own, 0, luck + own, own + 1, 1, 0.5)


def digest(*sources: Source, luck: float = 0, own: float = 0, losses: tuple[LossDigest, ...] = ()) -> str:
    seats = (booked(0, luck, own), booked(1, -luck, -own), booked(2, 0, 0))
    return encode(ReviewDigest(seats, sources, losses)).decode()


def test_points_are_compared_with_the_others_at_the_same_tables() -> None:
    played = [over("a", "anna", "bruno", "carla"), over("b", "carla", "anna", "bruno")]
    digests = {
        "a": digest(Source(0, "P5.1", "heads", 8), Source(1, "P5.1", "heads", 2), Source(2, "P5.1", "heads", 4)),
        "b": digest(Source(0, "P5.1", "heads", 6), Source(1, "P4.2", "higher-tower", 5)),
    }
    (game,) = insights(played, ["anna"], digests).games
    assert [(one.name, one.rule, one.own, one.table) for one in game.sources] == [
        ("heads", "P5.1", 4.0, 3.0),  # 8 and 0; 3 and 3
        ("higher-tower", "P4.2", 2.5, 0.0),
    ]
    assert [(one.match, one.won) for one in game.matches] == [("a", True), ("b", False)]


def test_losses_are_those_of_the_own_seat_by_third_and_by_question() -> None:
    losses = (
        LossDigest(0, "last", "MOVE", 4, 1, 3.0),
        LossDigest(0, "first", "MOVE", 2, 0, 1.0),
        LossDigest(0, "first", "TAKE", 2, 2, 5.0),
        LossDigest(1, "first", "PLAY", 9, 9, 99.0),
    )
    played = [over("a", "anna", "bruno", "carla"), over("b", "anna", "bruno", "carla"), over("c", "anna", None)]
    digests = {"a": digest(luck=2, own=-1, losses=losses), "b": digest(luck=1, own=4)}
    (game,) = insights(played, ["anna"], digests).games
    assert [(one.name, one.lost, one.choices, one.mistakes) for one in game.questions] == [
        ("TAKE", 2.5, 2, 2),
        ("MOVE", 2.0, 6, 1),
    ]
    assert [(one.name, one.lost) for one in game.thirds] == [("first", 3.0), ("last", 1.5)]
    assert [(one.luck, one.own) for one in game.matches] == [(2, -1), (1, 4)]
    assert game.unreviewed == ("c",)


def test_only_decisions_of_ones_own_count() -> None:
    shared = over("shared", "anna", "anna", "bruno")  # on one device
    left = over("left", "anna", "bruno", chairs=[{"kind": "person", "level": "compagno"}, {"kind": "person"}])
    hosted = over("hosted", "bruno", "carla")
    brought = over("brought", "anna", None, imported=True)
    assert insights([shared, left, hosted, brought], ["anna"], {}).games == ()
    as_guest = insights([over("guest", "guest", "bruno")], ["anna", "guest"], {}).games
    assert [one.unreviewed for one in as_guest] == [("guest",)]
