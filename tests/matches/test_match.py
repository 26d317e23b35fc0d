"""A match is what its entries say: answers, what is refused, and what happened."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.errors import IllegalAnswer, TorriError
from torri.matches import before_start, decisions, entries, history, updates
from torri.matches.chairs import Who
from torri.matches.entries import Chair
from torri.matches.errors import (
    NothingToUndo,
    NotYourSeat,
    NotYourTurn,
    Repeated,
    Stale,
)
from torri.matches.match import Happening, Match

GAMES = ("patrizier", "firenze", "florenza")


def test_an_answer_that_the_rules_forbid_changes_nothing_and_says_why() -> None:
    desk = Desk(people(ANNA, BRUNO))
    before, seq = desk.match.position.encode(), desk.match.seq
    forbidden = next(n for n in range(63) if n not in desk.match.position.answers())
    with pytest.raises(IllegalAnswer) as refused:
        desk.answer(forbidden)
    assert refused.value.reasons[0].rule
    assert (desk.match.position.encode(), desk.match.seq) == (before, seq)


def test_a_stale_answer_a_repeated_one_and_one_out_of_turn_are_told_apart() -> None:
    desk = Desk(people(ANNA, BRUNO))
    first, old = desk.match.asked, desk.match.moved
    desk.answer(client="one")
    assert first is not None
    with pytest.raises(Repeated) as repeated:
        decisions.check(desk.match, first, desk.match.moved, "one")
    assert repeated.value.seq < desk.match.seq
    with pytest.raises(Stale):
        decisions.check(desk.match, first, old, "two")
    asked = desk.match.asked
    assert asked is not None
    with pytest.raises(NotYourTurn):
        decisions.check(desk.match, 1 - asked, desk.match.moved, "three")


def test_two_people_may_give_their_answers_the_same_id() -> None:
    desk = Desk(people(ANNA, BRUNO))
    given: list[int] = []
    while len(given) < 2:
        asked = desk.match.asked
        assert asked is not None
        desk.answer(client="same" if asked not in given else f"other {desk.match.seq}")
        given += [asked] if asked not in given else []
    assert [desk.match.client(seat, "same") is not None for seat in given] == [True, True]
    for seat in given:
        with pytest.raises(Repeated):
            decisions.check(desk.match, seat, desk.match.moved, "same")


def test_chat_makes_no_answer_stale() -> None:
    desk = Desk(people(ANNA, BRUNO))
    seen = desk.match.seq
    desk.do(decisions.say(desk.match, BRUNO, "buona fortuna", most=1))
    assert desk.match.seq == seen + 1
    desk.answer(seq=seen)


def test_a_bot_s_answer_to_a_question_that_has_gone_is_nothing() -> None:
    desk = Desk([*people(ANNA), Chair(bot="novizio")])
    while desk.match.asked != 1:
        desk.answer()
    based_on, answer = desk.match.moved, desk.match.position.answers()[0]
    assert decisions.answer_of_bot(desk.match, 1, answer, based_on - 1) == []
    assert decisions.answer_of_bot(desk.match, 0, answer, based_on) == []
    assert len(decisions.answer_of_bot(desk.match, 1, answer, based_on)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_what_its_entries_say(game: str) -> None:
    """Read again from its entries at any moment, a match is the same."""
    rng = Random(3)
    desk = Desk(people(ANNA, BRUNO), game)
    while desk.match.status != "over":
        desk.play(rng.randrange(1, 8), rng)
        seat = desk.match.asked
        if seat is not None and rng.random() < 0.5:
            with suppress(NothingToUndo):
                desk.do(decisions.undo(desk.match, seat))
        if rng.random() < 0.1:
            again = Match.of("m", desk.written)
            assert again.position.state == desk.match.position.state
            assert (again.answers, again.actors, again.moved) == (
                desk.match.answers,
                desk.match.actors,
                desk.match.moved,
            )
    assert Match.of("m", [entries_round_trip(one) for one in desk.written]).ended == desk.match.ended
    assert desk.match.record().verify().proven


def entries_round_trip(one: entries.Written) -> entries.Written:
    return entries.Written(one.seq, one.at, entries.from_json(entries.to_json(one.entry)))


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_again_as_it_was(game: str) -> None:
    desk = Desk(people(ANNA, BRUNO), game)
    told = []
    for _ in range(25):
        told += desk.answer()
    first = told[0].ply
    again = history.happenings(desk.match, first)
    assert [(one.ply, one.actor, one.answer, one.text, one.events) for one in again] == [
        (one.ply, one.actor, one.answer, one.text, one.events) for one in told
    ]


def test_since_your_last_turn_begins_after_your_last_answer() -> None:
    desk = Desk(people(ANNA, BRUNO, CLARA))
    desk.play(15, Random(5))
    asked = desk.match.asked
    assert asked is not None
    first = history.last_turn(desk.match, asked)
    assert desk.match.actors[first - 1] == asked
    assert asked not in desk.match.actors[first : desk.match.frontier(asked)]


def test_an_account_has_the_seats_of_its_guests() -> None:
    desk = Desk(people(ANNA, BRUNO))
    account = Who("account", "Anna", 0, ("anna",))
    assert decisions.own_seat(desk.match, account.ids) == 0
    with pytest.raises(NotYourSeat):
        decisions.own_seat(desk.match, ("account",))


def test_people_on_one_device_have_the_seat_that_is_asked() -> None:
    desk = Desk([Chair("Anna", "anna"), Chair("Bruno", "anna"), Chair("Clara", "anna")])
    assert decisions.own_seat(desk.match, ANNA.ids) == desk.match.asked
    assert decisions.own_seat(desk.match, ANNA.ids, 2) == 2


def test_every_error_of_a_table_is_one_of_ours() -> None:
    desk = Desk(people(ANNA, BRUNO))
    for decide in (
        lambda: before_start.sit(desk.match, CLARA, None, None, ""),
        lambda: decisions.own_seat(desk.match, CLARA.ids),
        lambda: decisions.resume(desk.match, 0),
        lambda: decisions.undo(desk.match, 1),
    ):
        with pytest.raises(TorriError):
            decide()


def readers_of_lines(game: str, plies: int) -> list[set[int | None]]:
    """Who reads the ledger's lines of each of two seats; None is a spectator."""
    desk = Desk(people(ANNA, BRUNO), game)
    desk.play(plies, Random(2))
    assert desk.match.status == "running"
    read = {reader: {line.seat for line in updates.ledger(desk.match, reader)} for reader in (0, 1, None)}
    return [{reader for reader, seats in read.items() if seat in seats} for seat in (0, 1)]


def test_a_ledger_has_the_lines_of_those_whose_points_lie_open_and_one_s_own() -> None:
    assert readers_of_lines("firenze", 150) == [set(), {0, 1, None}]  # seat 0 has no points yet
    assert readers_of_lines("patrizier", 60) == [{0}, {1}]
    assert readers_of_lines("florenza", 60) == [{0}, {1}]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_answer_in_the_chronicle_where_they_did_in_the_match(game: str) -> None:
    desk, rng = Desk(people(ANNA, BRUNO), game), Random(3)
    first = len(desk.match.actors)
    happened: list[Happening] = []
    while len(happened) < 120 and desk.match.asked is not None:
        happened += desk.answer(rng.choice(desk.match.position.answers()))
    assert "rules" in {one.by for one in happened}
    told = history.happenings(desk.match, first)
    assert [(one.ply, one.by == "rules") for one in told] == [(one.ply, one.by == "rules") for one in happened]
