"""Records: loss-free in both forms, replay to any ply, undo; what is no record is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri import NATURE, Game, IllegalAnswer, Record
from torri.engine.errors import OtherEdition, TorriError, UnknownRules, UnreadableRecord
from torri.engine.records import files
from torri.texts import LANGUAGES, Words

from ..amount import amount
from ..playing import SECRET, copied, recorded
from . import toy
from .finished import finished

__all__ = ["finished"]


@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    plies=st.one_of(st.none(), st.integers(0, 120)),
    secret=st.sampled_from([SECRET, None]),
    names=st.lists(st.text(max_size=12), min_size=5, max_size=5),
)
@settings(max_examples=amount(short=20, long=40), deadline=None)
def test_both_forms_are_loss_free(
    players: int, seed: int, plies: int | None, secret: str | None, names: list[str]
) -> None:
    record = recorded(torri.game("patrizier"), players, seed, secret, plies)
    record.seats = names[:players]
    assert Record.from_json(record.to_json()) == record
    assert Record.from_text(record.to_text()) == record


@given(seed=st.integers(0, 2**32), ply=st.integers(0, 150), answer=st.integers(-5, 70))
@settings(max_examples=amount(short=20, long=40), deadline=None)
def test_broken_records_are_loss_free_too(seed: int, ply: int, answer: int) -> None:
    record = recorded(torri.game("patrizier"), 2, seed)
    record.answers[ply] = answer
    assert Record.from_text(record.to_text()) == record


def test_save_and_load_in_either_form(tmp_path: Path, finished: Record) -> None:
    for name in ("game.json", "game.torri", "game.txt"):
        finished.save(tmp_path / name)
        assert Record.load(tmp_path / name) == finished
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "game.torri", "game.txt"]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, finished: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        finished.save(file)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert file.read_text() == "old"


def test_replay_to_any_ply(finished: Record) -> None:
    position = finished.start()
    for ply, answer in enumerate(finished.answers):
        assert finished.position(ply).state == position.state
        position.apply(answer)
    assert finished.position().state == position.state
    plies = [ply for ply, _ in finished.replay(upto=30)]
    assert [ply.number for ply in plies] == list(range(30))
    assert plies[0].actor == NATURE
    assert plies[0].question == "DEAL"
    assert plies[0].events[0].name == "dealt"


def test_a_record_that_is_not_over_can_not_be_finished() -> None:
    record = recorded(torri.game("patrizier"), 2, seed=1, plies=40)
    with pytest.raises(AssertionError):
        record.finish(SECRET)
    assert record.secret is None


def test_cut_gives_an_unfinished_record(finished: Record) -> None:
    cut = finished.cut(50)
    assert cut.answers == finished.answers[:50]
    assert (cut.secret, cut.scores, cut.winners, cut.checksum, cut.draws) == (None, None, None, None, [])
    cut.seats.append("another")
    assert len(finished.seats) == 3
    assert finished.cut(50).verify().holds


def test_undo_reaches_back_to_what_was_revealed_or_done_by_others() -> None:
    record = Record.begin("patrizier", 2)
    position = record.start()
    rng = Random(3)
    while position.actor == NATURE:
        record.answers.append(rng.choice(position.answers()))
        position.apply(record.answers[-1])
    seat = position.actor
    assert seat is not None
    begin = len(record.answers)
    assert record.undo_frontier(seat) == begin
    while position.actor == seat:
        record.answers.append(position.answers()[0])
        position.apply(record.answers[-1])
        assert record.undo_frontier(seat) == begin  # all of the turn so far, up to the draw
        assert record.undo_frontier(1 - seat) == len(record.answers)
    record.answers.append(position.answers()[0])  # nature lays out a card
    assert record.undo_frontier(seat) == len(record.answers)


def json_of(record: Record, **changes: Any) -> str:
    data = json.loads(record.to_json()) | changes
    return json.dumps({key: value for key, value in data.items() if value != "drop"})


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"torri": 2}, "wrong-format"),
        ({"colour": "red"}, "unknown-key"),
        ({"answers": "drop"}, "missing-key"),
        ({"answers": [1, "2"]}, "wrong-type"),
        ({"answers": [True]}, "wrong-type"),
        ({"players": "3"}, "wrong-type"),
        ({"options": []}, "wrong-type"),
        ({"commitment": "xyz"}, "wrong-type"),
        ({"seats": ["Anna"]}, "wrong-sum"),
    ],
)
def test_data_that_is_no_record_is_refused(finished: Record, changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(UnreadableRecord) as error:
        Record.from_json(json_of(finished, **changes))
    assert error.value.problem.name == problem


def test_a_file_cut_short_is_refused_at_any_length(tmp_path: Path, finished: Record) -> None:
    file = tmp_path / "game.json"
    text = finished.to_json()
    for length in range(0, len(text) - 2, 97):
        file.write_text(text[:length], encoding="utf-8")
        with pytest.raises(UnreadableRecord):
            Record.load(file)
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(UnreadableRecord) as error:
        Record.load(file)
    assert error.value.problem.name in ("cut-short", "no-json")


def test_a_text_cut_short_is_refused_or_does_not_hold(tmp_path: Path, finished: Record) -> None:
    file = tmp_path / "game.torri"
    text = finished.to_text()
    for length in range(0, len(text) - 2, 211):
        file.write_text(text[:length], encoding="utf-8")
        try:
            assert not Record.load(file).verify().holds
        except TorriError:
            continue


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[Rules 1]", "[Rules one]", "wrong-line"),
        ("[Rules 1]", "[Rule 1]", "wrong-line"),
        ("[Rules 1]", "[Rules]", "wrong-line"),
        ("[Rules 1]", "", "missing-key"),
        ("[Torri 1]", "[Torri 9]", "wrong-format"),
        ('[Scores "', '[Scores "x ', "wrong-line"),
        ("[Players 3]", "[Players 4]", "wrong-sum"),
        ("\n0 * ", "\n1 * ", "wrong-ply"),
        ("\n0 * ", "\n0 2 ", "wrong-ply"),
        ("\n0 * ", "\n0 *\n0 * ", "wrong-ply"),
        ("\n0 * ", "\n0\n0 * ", "wrong-ply"),
        ("\n0 * ", "\n0 * castle ", "wrong-notation"),
    ],
)
def test_text_that_is_no_record_is_refused(finished: Record, old: str, new: str, problem: str) -> None:
    text = finished.to_text()
    assert old in text
    with pytest.raises(UnreadableRecord) as error:
        Record.from_text(text.replace(old, new, 1))
    assert error.value.problem.name == problem
    for language in LANGUAGES:
        assert Words(language).error(error.value)


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    names = {"nowhere": "unreadable", "empty": "empty", "binary": "unreadable", "deep": "no-json", "large": "too-large"}
    (tmp_path / "empty").write_text(" \n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00{")
    (tmp_path / "deep").write_text("{" + '"a":[' * 100_000)
    (tmp_path / "large").write_text("x" * (files.LARGEST_FILE_CHARACTERS + 1))
    (tmp_path / "folder").mkdir()
    for name, problem in (names | {"folder": "unreadable"}).items():
        with pytest.raises(UnreadableRecord) as error:
            Record.load(tmp_path / name)
        assert error.value.problem.name == problem


def test_a_record_is_read_in_either_form(finished: Record) -> None:
    for text in (finished.to_text(), finished.to_json()):
        for sent in (text, f"\ufeff{text}", text.replace("\n", "\r\n"), f"\n\n{text}"):
            assert Record.read(sent) == finished
    with pytest.raises(UnreadableRecord) as refused:
        Record.read(" \n")
    assert refused.value.problem.name == "empty"
    with pytest.raises(UnreadableRecord) as refused:
        Record.read("x" * (files.LARGEST_FILE_CHARACTERS + 1))
    assert refused.value.problem.name == "too-large"


def test_signs_and_numbers_that_json_can_name_and_no_text_can_hold_are_refused(finished: Record) -> None:
    named = finished.to_json().replace('"Anna"', '"\\ud800"')
    assert named != finished.to_json()
    with pytest.raises(UnreadableRecord) as refused:
        Record.read(named)
    assert refused.value.problem.name == "unreadable"
    for sent in ("[" * 100_000, '{"torri": 1, "rules": ' + "9" * 5_000 + "}"):
        with pytest.raises(UnreadableRecord) as refused:
            Record.from_json(sent)
        assert refused.value.problem.name == "no-json"


def test_a_record_of_another_edition_or_of_unknown_rules_is_refused(finished: Record) -> None:
    record = copied(finished)
    record.edition_sha256 = "0" * 64
    with pytest.raises(OtherEdition):
        record.verify()
    record = copied(finished)
    record.rules = 7
    with pytest.raises(UnknownRules):
        record.verify()


def test_an_old_record_keeps_replaying_when_the_rules_have_changed() -> None:
    """Version 2 of a toy allows one stick a turn; a record of version 1, with three at once, still replays."""
    newer = toy.game(version=2, most_rule=lambda _s: 0b10, former={1: lambda: toy.GAME})
    old = Record.begin(toy.GAME, 2)
    old.answers = [5, 3, 2]
    assert old.verify(newer).holds
    assert old.position(game=newer).scores() == [3, 2]
    new = Record.begin(newer, 2)
    new.answers = [5, 3, 2]
    assert new.rules == 2
    verdict = new.verify(newer)
    assert (verdict.plies, verdict.rule) == (1, "T3")
    with pytest.raises(IllegalAnswer):
        new.position(game=newer)


def test_a_record_names_its_edition(patrizier: Game, finished: Record) -> None:
    assert (finished.edition, finished.edition_sha256) == ("torri-1", patrizier.edition.sha256)
    assert finished.seats[1] == 'Bo "the mason"'


@given(
    as_json=st.booleans(),
    start=st.integers(0, 6_000),
    length=st.integers(0, 40),
    put_in=st.one_of(
        st.text(max_size=12), st.sampled_from(['"', "[", "]", "{", "null", "-1", "1e9", "9" * 30, "\n0 * #5", "true"])
    ),
)
@settings(max_examples=amount(short=200, long=400), deadline=None)
def test_whatever_a_file_holds_only_our_errors_come_out(as_json: bool, start: int, length: int, put_in: str) -> None:
    record = FUZZED
    text = record.to_json() if as_json else record.to_text()
    start %= len(text)
    damaged = text[:start] + put_in + text[start + length :]
    try:
        loaded = Record.from_json(damaged) if as_json else Record.from_text(damaged)
        verdict = loaded.verify()
    except TorriError as error:
        assert Words("en", torri.game("patrizier")).error(error)
        return
    if verdict.problem is None and verdict.over:
        assert loaded == record
    elif verdict.problem is not None:
        assert Words("en", torri.game("patrizier")).problem(verdict.problem)


FUZZED = recorded(torri.game("patrizier"), 2, seed=77)
