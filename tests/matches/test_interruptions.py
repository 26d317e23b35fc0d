"""Leaving, resigning, pausing, votes for a bot, and clocks that run out."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.matches.seated import ANNA, BRUNO, CLARA, SECRET, Desk, people
from torri.matches import decisions, entries, results, updates
from torri.matches.entries import Clock, Terms
from torri.matches.errors import (
    NotAbsent,
    NotNow,
    NotYourSeat,
)
from torri.matches.heads import head_of


def test_a_bot_plays_on_for_who_leaves_until_they_come_back() -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(substitute="lavorante"))
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    assert desk.match.bot_at(1) == "lavorante"
    assert desk.match.people() == [0]
    desk.do(decisions.come_back(desk.match, BRUNO.ids))
    assert desk.match.bot_at(1) is None


@pytest.mark.parametrize(
    ("rated", "cause", "last"), [(True, "time", True), (True, "absent", False), (False, "time", False)]
)
def test_who_lets_a_bot_answer_at_a_rated_table_is_last_though_they_return(
    rated: bool, cause: Literal["time", "absent"], last: bool
) -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(rated=rated))
    while (seat := desk.match.asked) != 0:
        desk.answer()
    desk.do([entries.Replaced(seat, "novizio", cause)])
    desk.do([entries.Answered(seat, desk.match.position.answers()[0], "bot")])
    desk.do(decisions.come_back(desk.match, ANNA.ids))
    while desk.match.status == "running":
        desk.answer()
    ended = desk.match.ended
    assert ended is not None and head_of(desk.match).summary["left"] == ()
    stayed = results.places(ended.scores, ended.winners)
    assert head_of(desk.match).summary["places"] == ((2, 1) if last else stayed)


def test_all_others_who_are_there_let_a_bot_play_on_for_who_is_not() -> None:
    desk = Desk(people(ANNA, BRUNO, CLARA))
    match, absent = desk.match, desk.match.asked
    assert absent is not None
    first, second = (seat for seat in range(3) if seat != absent)
    for present, voter in (({first, absent}, first), ({second}, absent)):
        with pytest.raises(NotAbsent):
            decisions.vote_for_bot(match, voter, absent, present)
    with pytest.raises(NotAbsent):  # nobody waits for them
        decisions.vote_for_bot(match, first, second, {first})
    desk.do(decisions.vote_for_bot(match, first, absent, {first, second}))
    assert (match.bot_at(absent), match.for_bot) == (None, {first})
    shown = updates.table_seen(match, (), {first, second}, 0).absence
    assert shown == updates.AbsenceSeen(absent, (first,), (second,))
    desk.do(decisions.vote_for_bot(match, second, absent, {first, second}))
    assert match.bot_at(absent) == "compagno"
    desk.do(decisions.come_back(match, (match.chairs[absent].person or "",)))
    assert (match.asked, match.bot_at(absent), match.for_bot) == (absent, None, set())


def test_a_vote_is_forgotten_when_the_absent_one_has_answered_and_a_clock_needs_none() -> None:
    desk = Desk(people(ANNA, BRUNO, CLARA))
    absent = desk.match.asked
    assert absent is not None
    first, second = (seat for seat in range(3) if seat != absent)
    desk.do(decisions.vote_for_bot(desk.match, first, absent, {first, second}))
    desk.answer()
    assert not desk.match.for_bot
    timed = Desk(people(ANNA, BRUNO), terms=Terms(Clock(60)))
    asked = timed.match.asked
    assert asked is not None
    with pytest.raises(NotAbsent):
        decisions.vote_for_bot(timed.match, 1 - asked, asked, {1 - asked})


def test_who_resigns_against_one_other_has_lost() -> None:
    desk = Desk(people(ANNA, BRUNO))
    desk.do(decisions.resign(desk.match, 0))
    assert desk.match.status == "over"
    assert desk.match.ended is not None
    assert (desk.match.ended.cause, desk.match.ended.winners) == ("resigned", (1,))
    assert desk.match.ended.secret == SECRET


def test_the_others_play_on_when_one_of_three_resigns() -> None:
    desk = Desk(people(ANNA, BRUNO, CLARA))
    desk.do(decisions.resign(desk.match, 1))
    assert desk.match.status == "running"
    assert desk.match.bot_at(1) == "compagno"
    assert decisions.come_back(desk.match, BRUNO.ids) == []


def test_nothing_can_be_answered_in_a_pause_and_who_paused_resumes() -> None:
    desk = Desk(people(ANNA, BRUNO))
    asked = desk.match.asked
    desk.do(decisions.pause(desk.match, 0))
    assert asked is not None
    with pytest.raises(NotNow):
        decisions.check(desk.match, asked, desk.match.moved, "x")
    with pytest.raises(NotYourSeat):
        decisions.resume(desk.match, 1)
    desk.do(decisions.resume(desk.match, 0))
    assert desk.match.asked == asked


def test_who_leaves_in_their_own_pause_ends_it() -> None:
    desk = Desk(people(ANNA, BRUNO))
    desk.do(decisions.pause(desk.match, 0))
    desk.do(decisions.leave(desk.match, ANNA.ids))
    assert desk.match.status == "running"


def timed(hour: str = "live") -> Desk:
    clock = Clock(60, 5, "days" if hour == "days" else "live")
    return Desk(people(ANNA, BRUNO), terms=Terms(clock=clock))


def test_only_the_clock_of_who_is_asked_runs_and_a_turn_earns_its_increment() -> None:
    desk = timed()
    clocks = desk.match.clocks
    assert clocks is not None
    first = clocks.running
    assert first is not None and first == desk.match.asked
    while desk.match.asked == first:
        desk.now += 4_000
        desk.answer()
    used = desk.now - 1_000
    assert clocks.left[first] == 60_000 - used + 5_000
    assert clocks.running == 1 - first
    assert clocks.left[1 - first] == 60_000


def test_a_pause_stops_the_clock_without_a_gain() -> None:
    desk = timed()
    clocks = desk.match.clocks
    assert clocks is not None
    first = clocks.running
    assert first is not None
    desk.now += 10_000
    desk.do(decisions.pause(desk.match, 0))
    desk.now += 1_000_000
    desk.do(decisions.resume(desk.match, 0))
    assert clocks.left[first] == 50_000
    assert clocks.running == first


def test_a_bot_plays_on_when_time_is_up() -> None:
    desk = timed()
    seat = desk.match.asked
    assert seat is not None
    assert decisions.time_is_up(desk.match, desk.now + 59_999) == []
    desk.now += 60_000
    desk.do(decisions.time_is_up(desk.match, desk.now))
    assert desk.match.bot_at(seat) == "compagno"


def test_days_for_a_turn_are_whole_again_with_each_turn() -> None:
    desk = timed("days")
    clocks = desk.match.clocks
    assert clocks is not None
    first = clocks.running
    assert first is not None
    while desk.match.asked == first:
        desk.now += 10_000
        desk.answer()
    assert clocks.left[first] == 60_000
