"""Imported records: finished matches that were not played on this server, with the record unchanged."""

from __future__ import annotations

import pytest

import torri
from tests.amount import cases
from tests.games.every import NAMES
from tests.matches.seated import ANNA, BRUNO
from tests.playing import recorded
from torri import Record
from torri.matches import entries, importing, replaying, updates
from torri.matches.entries import Chair, Written
from torri.matches.errors import RecordFails
from torri.matches.heads import head_of
from torri.matches.match import Match
from torri.matches.replaying import Reel, Viewpoint


def brought(record: Record, person: str = ANNA.id) -> Match:
    """The match, read again from storage."""
    chairs = [Chair(name) for name in record.seats]
    match, written = importing.match_of(record, torri.game(record.game), person, chairs, 5)
    stored = [Written(one.seq, one.at, entries.from_json(entries.to_json(one.entry))) for one in written]
    return Match.of(match.id, stored)


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("secret", ["5e" * 32, None])
@pytest.mark.parametrize("game", cases(short=["patrizier"], long=NAMES))
def test_a_record_leaves_as_it_came(game: str, secret: str | None, form: str) -> None:
    record = recorded(torri.game(game), 3, 6, secret)
    text = record.to_text() if form == "text" else record.to_json()
    match = brought(Record.read(text))
    again = match.record()
    assert (again.to_text() if form == "text" else again.to_json()) == text
    assert again.verify().proven == (secret is not None)


def test_it_is_over_and_nobody_sits_at_it() -> None:
    record = recorded(torri.game("patrizier"), 3, 6)
    match = brought(record)
    assert (match.status, match.seq, match.rematch) == ("over", 3, None)
    assert match.ended is not None
    assert list(match.ended.scores) == record.scores and list(match.ended.winners) == record.winners
    assert match.seats_of((ANNA.id,)) == []
    table = updates.table_seen(match, ANNA.ids, (), 9)
    assert (table.imported, table.host, table.origin) == (True, True, None)
    assert [(seat.kind, seat.name, seat.yours) for seat in table.seats] == [
        ("person", name, False) for name in record.seats
    ]
    assert list(table.entropy) == record.entropy
    head = head_of(match)
    assert (head.status, head.host, head.seats, head.due) == ("over", ANNA.id, (None, None, None), None)
    assert (head.summary["imported"], head.summary["free"]) == (True, 0)


def test_it_can_be_looked_at_with_every_eye() -> None:
    record = recorded(torri.game("patrizier"), 3, 6)
    match = brought(record)
    assert replaying.viewpoint(match, (), 2, True) == Viewpoint(2, open=True)
    reel = Reel.of(match)
    for ply, position in record.replay():
        if ply.number % 10 == 0:
            moment = reel.moment(ply.number + 1, Viewpoint(1))
            assert moment.view == position.view(1)
            assert moment.told is not None and moment.told.actor == ply.actor


def test_a_game_that_was_left_lying_has_no_result() -> None:
    record = recorded(torri.game("florenza"), 2, 6, plies=60)
    match = brought(record)
    assert match.ended is not None
    assert (match.status, match.ended.cause, match.ended.scores, match.ply) == ("over", "abandoned", (), 60)
    assert match.record().to_text() == record.to_text()


def test_its_id_follows_from_the_record_and_from_who_brings_it() -> None:
    record, other = (recorded(torri.game("patrizier"), 2, seed) for seed in (6, 7))
    same = Record.read(record.to_json())
    assert importing.match_id(ANNA.id, record) == importing.match_id(ANNA.id, same) == brought(record).id
    ids = {importing.match_id(who.id, one) for who in (ANNA, BRUNO) for one in (record, other)}
    assert len(ids) == 4


def test_what_does_not_hold_is_not_kept() -> None:
    record = recorded(torri.game("patrizier"), 2, 6)
    record.answers[40] += 1
    with pytest.raises(RecordFails) as illegal:
        brought(record)
    assert illegal.value.ply <= 40 and illegal.value.rule
    lying = recorded(torri.game("patrizier"), 2, 6)
    lying.scores = [99, 0]
    with pytest.raises(RecordFails) as fails:
        brought(lying)
    assert fails.value.problem.name == "wrong-scores"


def test_what_a_record_leaves_out_is_filled_in() -> None:
    record = recorded(torri.game("patrizier"), 2, 6, secret=None)
    bare = Record.read(record.to_json())
    bare.scores = bare.winners = bare.checksum = None
    assert brought(bare).record().to_json() == record.to_json()
