"""What may be done at a table, and what follows from it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from tests.matches.seated import ANNA, BRUNO, CLARA, SECRET, Desk, people
from torri.engine.chance import commitment
from torri.engine.errors import IllegalAnswer, TorriError
from torri.engine.questions import NATURE
from torri.matches import chairs, decisions, entries, history, updates
from torri.matches.chairs import Who
from torri.matches.entries import Chair, Clock, Terms
from torri.matches.errors import (
    NoFreeSeat,
    NotAbsent,
    NothingToUndo,
    NotNow,
    NotTheHost,
    NotYourSeat,
    NotYourTurn,
    Repeated,
    SeatTaken,
    Stale,
    WrongLink,
)
from torri.matches.match import Match

GAMES = ("patrizier", "firenze", "florenza")


# Sitting down


def test_a_table_begins_when_every_chair_is_taken() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair(bot="novizio")])
    assert desk.match.begun_at == 0
    desk.do(decisions.sit(desk.match, BRUNO, None, None, ""))
    assert desk.match.status == "running"
    assert desk.match.actors[0] == NATURE  # the draws of the set-up
    assert desk.match.asked is not None


def test_the_first_free_chair_is_taken_or_the_one_named() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair()])
    desk.do(decisions.sit(desk.match, BRUNO, 2, None, ""))
    assert desk.match.seats_of(BRUNO.ids) == [2]
    with pytest.raises(SeatTaken):
        decisions.sit(desk.match, CLARA, 2, None, "")
    with pytest.raises(SeatTaken):
        decisions.sit(desk.match, BRUNO, None, None, "")


def test_a_link_opens_friends_chairs_of_its_table_its_own_first() -> None:
    links = [chairs.fingerprint(token) for token in ("first-token", "second-token")]
    desk = Desk([*people(ANNA), *(Chair(link=link) for link in links)])
    with pytest.raises(NoFreeSeat):
        decisions.sit(desk.match, BRUNO, None, None, "")
    with pytest.raises(WrongLink):
        decisions.sit(desk.match, BRUNO, None, "third-token", "")
    desk.do(decisions.sit(desk.match, BRUNO, None, "second-token", ""))
    assert desk.match.seats_of(BRUNO.ids) == [2]
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    desk.do(decisions.sit(desk.match, CLARA, None, "second-token", ""))
    # Sent to several, a link is good for as many as there are chairs for friends.
    desk.do(decisions.sit(desk.match, BRUNO, None, "second-token", ""))
    assert (desk.match.seats_of(CLARA.ids), desk.match.seats_of(BRUNO.ids)) == ([2], [1])
    assert desk.match.status == "running"


def test_a_link_opens_nothing_when_every_friend_is_there() -> None:
    desk = Desk([*people(ANNA), Chair(link=chairs.fingerprint("first-token")), Chair()])
    desk.do(decisions.sit(desk.match, BRUNO, None, "first-token", ""))
    with pytest.raises(WrongLink):
        decisions.sit(desk.match, CLARA, None, "first-token", "")


def test_bots_give_their_chairs_up_until_the_host_begins() -> None:
    desk = Desk([*people(ANNA), Chair(link=chairs.fingerprint("first-token")), Chair(), Chair(bot="maestro")])
    with pytest.raises(NotTheHost):
        decisions.fill(desk.match, BRUNO.ids, "garzone", ["Cosimo", "Piero"])
    desk.do(decisions.fill(desk.match, ANNA.ids, "garzone", iter(["Anna", "Cosimo", "Piero"])))
    assert [chair.name for chair in desk.match.chairs] == ["Anna", "Cosimo", "Piero", ""]
    assert len({chair.crest for chair in desk.match.chairs[:3]}) == 3
    assert desk.match.begun_at == 0
    desk.do(decisions.sit(desk.match, BRUNO, None, "first-token", ""))
    assert desk.match.chairs[1] == Chair("Bruno", "bruno", 1)
    with pytest.raises(SeatTaken):
        decisions.sit(desk.match, CLARA, 3, None, "")  # this bot was asked to play, and stays
    desk.do(decisions.begin(desk.match, ANNA.ids, "garzone", iter(())))
    assert desk.match.status == "running"
    assert [desk.match.bot_at(seat) for seat in range(4)] == [None, None, "garzone", "maestro"]
    with pytest.raises(NotNow):
        decisions.sit(desk.match, CLARA, 2, None, "")


def test_the_host_begins_at_once_and_bots_take_what_is_free() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair(kept_for="clara")])
    desk.do(decisions.begin(desk.match, ANNA.ids, "novizio", iter(["Cosimo", "Piero"])))
    assert (desk.match.status, desk.match.bot_at(2)) == ("running", "novizio")


def test_no_two_people_at_a_table_bear_one_name_or_one_crest() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair(), Chair()])
    for number in range(2):
        desk.do(decisions.sit(desk.match, Who(f"other-{number}", "anna", 0), None, None, ""))
    assert [chair.name for chair in desk.match.chairs[:3]] == ["Anna", "anna II", "anna III"]
    assert [chair.crest for chair in desk.match.chairs[:3]] == [0, 1, 2]


def test_who_leaves_before_the_start_frees_the_chair_and_its_link() -> None:
    desk = Desk([*people(ANNA), Chair(link=chairs.fingerprint("first-token")), Chair()])
    desk.do(decisions.sit(desk.match, BRUNO, None, "first-token", "my words"))
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    assert not desk.match.entropy
    desk.do(decisions.sit(desk.match, CLARA, None, "first-token", ""))
    assert desk.match.seats_of(CLARA.ids) == [1]


def test_words_of_the_players_go_into_the_draws() -> None:
    drawn = []
    for words in ("", "stir", "stir well"):
        desk = Desk([*people(ANNA), Chair()])
        desk.do(decisions.sit(desk.match, BRUNO, None, None, words))
        desk.play(300, Random(1))
        drawn.append(desk.match.answers)
        assert desk.match.ended is not None
        assert commitment(desk.match.ended.secret) == desk.match.created.commitment
        assert desk.match.record().verify().proven
    assert drawn[0] != drawn[1] != drawn[2]


# Answers


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


def test_chat_makes_no_answer_stale() -> None:
    desk = Desk(people(ANNA, BRUNO))
    seen = desk.match.seq
    desk.do(decisions.say(desk.match, BRUNO, "buona fortuna"))
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


# Taking back


def first_choice_twice(desk: Desk) -> int:
    """Play until somebody is asked twice in a row, and has answered once; that seat."""
    for number in range(200):
        seat = desk.match.asked
        assert seat is not None
        desk.answer(Random(number).choice(desk.match.position.answers()))
        if desk.match.asked == seat and desk.match.own_choice(seat) is not None:
            return seat
    raise AssertionError("nobody is ever asked twice")


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_free_until_anything_was_revealed(game: str) -> None:
    desk = Desk(people(ANNA, BRUNO), game)
    seat = first_choice_twice(desk)
    ply = desk.match.own_choice(seat)
    assert ply is not None and ply >= desk.match.frontier(seat)
    before = desk.match.at(ply).encode()
    desk.do(decisions.undo(desk.match, seat))
    assert desk.match.position.encode() == before
    assert desk.match.ply == ply


def asked_for_undo() -> tuple[Desk, int]:
    desk = Desk(people(ANNA, BRUNO, CLARA))
    desk.play(20, Random(2))
    asked = desk.match.asked
    assert asked is not None
    seat = (asked + 1) % 3
    desk.do(decisions.undo(desk.match, seat))
    assert desk.match.wish is not None
    return desk, seat


def test_beyond_that_everybody_else_has_to_agree() -> None:
    desk, seat = asked_for_undo()
    assert desk.match.wish is not None
    ply = desk.match.wish.ply
    one, other = decisions.affected(desk.match, seat)
    desk.do(decisions.answer_undo(desk.match, one, True))
    assert desk.match.ply > ply
    desk.do(decisions.answer_undo(desk.match, other, True))
    assert desk.match.ply == ply
    assert desk.match.asked == seat


def test_one_no_is_enough() -> None:
    desk, seat = asked_for_undo()
    ply = desk.match.ply
    desk.do(decisions.answer_undo(desk.match, decisions.affected(desk.match, seat)[0], False))
    assert desk.match.wish is None
    assert desk.match.ply == ply
    with pytest.raises(NothingToUndo):
        decisions.answer_undo(desk.match, decisions.affected(desk.match, seat)[1], True)


def test_an_answer_in_between_takes_the_wish_away() -> None:
    desk, _ = asked_for_undo()
    desk.answer()
    assert desk.match.wish is None


def test_against_bots_undo_needs_nobody() -> None:
    desk = Desk([*people(ANNA), Chair(bot="novizio")])
    rng = Random(1)
    for _ in range(12):
        seat = desk.match.asked
        assert seat is not None
        answer = rng.choice(desk.match.position.answers())
        if seat == 0:
            desk.answer(answer)
        else:
            desk.do(decisions.answer_of_bot(desk.match, seat, answer, desk.match.moved))
    ply = desk.match.last_choice(0)
    assert ply is not None
    desk.do(decisions.undo(desk.match, 0))
    assert desk.match.ply == ply


def test_what_was_drawn_is_drawn_again_after_an_undo() -> None:
    desk = Desk(people(ANNA, BRUNO))
    desk.play(10, Random(4))
    draws = [answer for answer, actor in zip(desk.match.answers, desk.match.actors, strict=True) if actor == NATURE]
    asked = desk.match.asked
    assert asked is not None
    other = 1 - asked
    ply = desk.match.last_choice(other)
    assert ply is not None
    repeated = desk.match.answers[ply]
    desk.do(decisions.undo(desk.match, other))
    desk.do(decisions.answer_undo(desk.match, asked, True))
    desk.answer(repeated)
    again = [answer for answer, actor in zip(desk.match.answers, desk.match.actors, strict=True) if actor == NATURE]
    assert again[: len(draws)] == draws[: len(again)]


# Leaving, resigning, pausing


def test_a_bot_plays_on_for_who_leaves_until_they_come_back() -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(substitute="lavorante"))
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    assert desk.match.bot_at(1) == "lavorante"
    assert desk.match.people() == [0]
    desk.do(decisions.come_back(desk.match, BRUNO.ids))
    assert desk.match.bot_at(1) is None


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


# Clocks


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


# Looking back


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
        lambda: decisions.sit(desk.match, CLARA, None, None, ""),
        lambda: decisions.own_seat(desk.match, CLARA.ids),
        lambda: decisions.resume(desk.match, 0),
        lambda: decisions.undo(desk.match, 1),
    ):
        with pytest.raises(TorriError):
            decide()
