"""Quiet hours, by the clock where somebody is; and what they do not want to be called for."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from torri.matches.notices import Notice
from torri.matches.storage import Person
from torri.server.calls.wishes import quiet_until, wanted


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("settings", "now", "until"),
    [
        ({}, "2026-07-01T23:00", None),
        ({"callsQuiet": "22:00-07:00"}, "2026-07-01T23:00", "2026-07-02T07:00"),
        ({"callsQuiet": "22:00-07:00"}, "2026-07-02T06:59", "2026-07-02T07:00"),
        ({"callsQuiet": "22:00-07:00"}, "2026-07-02T07:00", None),
        ({"callsQuiet": "12:00-14:30"}, "2026-07-02T13:00", "2026-07-02T14:30"),
        ({"callsQuiet": "12:00-14:30"}, "2026-07-02T15:00", None),
        ({"callsQuiet": "12:00-12:00"}, "2026-07-02T12:00", None),
        (
            {"callsQuiet": "22:00-07:00", "callsZone": "nowhere", "callsOffset": 120},
            "2026-07-01T20:30",
            "2026-07-02T05:00",
        ),
        ({"callsQuiet": "22:00-07:00", "callsZone": "../etc", "callsOffset": 9_999}, "2026-07-01T20:30", None),
        ({"callsQuiet": "99:99-x", "callsZone": 7}, "2026-07-01T23:00", None),
    ],
)
def test_quiet_hours_end_when_the_person_says(settings: dict[str, object], now: str, until: str | None) -> None:
    person = Person("anna", "Anna", 1, settings=settings)
    assert quiet_until(person, at(now)) == (None if until is None else at(until))


def test_what_is_not_wanted_is_not_told() -> None:
    turn, friend = (Notice(kind, "m", "firenze", (), 1, kind) for kind in ("turn", "friend"))
    person = Person("anna", "Anna", 1, settings={"callsUnwanted": "friend,round"})
    assert wanted(person, [turn, friend]) == [turn]
