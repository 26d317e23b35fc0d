"""A match against bots that was played on elsewhere: what becomes part of it, and what is refused."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.matches.seated import ANNA, BRUNO, SECRET, Desk, people
from torri.engine.questions import NATURE
from torri.matches import entries as of
from torri.matches.entries import AtTournament, Chair, Clock, Terms, Written
from torri.matches.errors import NotTakenAlong, NotYourSeat, RecordFails, Stale
from torri.matches.match import Match
from torri.matches.taking_along import HandedBack, continued, require_alone, without_others

BOTS = [*people(ANNA), Chair("Uno", bot="novizio"), Chair("Due", bot="novizio")]


def on(desk: Desk, plies: int, seed: int = 3) -> None:
    """Play on at random: the person's seat, and the bots'."""
    rng, until = Random(seed), desk.match.ply + plies
    while desk.match.status == "running" and desk.match.ply < until:
        seat = desk.match.asked
        assert seat is not None
        answer = rng.choice(desk.match.position.answers())
        if desk.match.bot_at(seat):
            desk.do([of.Answered(seat, answer, "bot")])
        else:
            desk.answer(answer)


def elsewhere(desk: Desk) -> Desk:
    """The same match in a browser."""
    other = Desk(BOTS)
    other.written = list(desk.written)
    other.match = Match.of("m", desk.written)
    return other


def come_back(desk: Desk, other: Desk, seq: int | None = None, ids: tuple[str, ...] = ANNA.ids) -> Match:
    back = HandedBack(len(desk.written) if seq is None else seq, tuple(other.match.answers))
    match, new = continued("m", desk.written, SECRET, ids, back)
    stored = [Written(one.seq, one.at, of.from_json(of.to_json(one.entry))) for one in new]
    assert Match.of("m", [*desk.written, *stored]).answers == match.answers
    desk.written, desk.match = [*desk.written, *stored], match
    return match


def at_my_turn(desk: Desk) -> int:
    while desk.match.asked != 0:
        on(desk, 1)
    return len(desk.written)


def test_a_match_goes_on_where_it_was_left_elsewhere() -> None:
    desk = Desk(BOTS)
    on(desk, 12)
    other = elsewhere(desk)
    on(other, 40)
    known = list(desk.written)
    match = come_back(desk, other)
    assert match.answers == other.match.answers and match.actors == other.match.actors
    assert desk.written[: len(known)] == known, "what was there stays as it was"
    assert desk.written[len(known)].entry == of.HandedBack(0, len(known) and Match.of("m", known).ply)
    assert match.position.encode() == other.match.position.encode()


def test_a_match_that_was_played_to_its_end_is_over_and_proven() -> None:
    desk = Desk(BOTS)
    on(desk, 6)
    other = elsewhere(desk)
    on(other, 10_000)
    match = come_back(desk, other)
    assert (match.status, match.ended) == ("over", other.match.ended)
    assert match.record().verify().proven


def test_handed_back_twice_it_is_there_once() -> None:
    desk = Desk(BOTS)
    seq = at_my_turn(desk)
    other = elsewhere(desk)
    on(other, 20)
    come_back(desk, other, seq)
    written = list(desk.written)
    come_back(desk, other, seq)
    assert desk.written == written
    on(desk, 10)
    written = list(desk.written)
    come_back(desk, other, seq)
    assert desk.written == written, "and what has been played since stays"


def test_who_did_not_hear_that_it_was_taken_back_hands_it_back_longer() -> None:
    desk = Desk(BOTS)
    seq = at_my_turn(desk)
    other = elsewhere(desk)
    on(other, 20)
    come_back(desk, other, seq)
    on(other, 20, seed=4)
    assert come_back(desk, other, seq).answers == other.match.answers


def test_what_bots_have_answered_meanwhile_gives_way() -> None:
    desk = Desk(BOTS)
    at_my_turn(desk)
    desk.answer()
    while desk.match.asked == 0:
        desk.answer()
    seq, other = len(desk.written), elsewhere(desk)
    on(desk, 1, seed=1)
    rng = Random(2)
    while other.match.ply <= desk.match.ply + 8:
        on(other, 1, seed=rng.randrange(1_000))
    match = come_back(desk, other, seq)
    assert match.answers == other.match.answers
    draws = [answer for actor, answer in zip(match.actors, match.answers, strict=True) if actor == NATURE]
    again = [answer for actor, answer in zip(other.match.actors, other.match.answers, strict=True) if actor == NATURE]
    assert draws == again, "taking back never rolls the dice again"


def test_what_the_person_has_answered_meanwhile_stays() -> None:
    desk = Desk(BOTS)
    seq = at_my_turn(desk)
    other = elsewhere(desk)
    first, *_, last = desk.match.position.answers()
    desk.answer(first)
    other.answer(last)
    on(other, 10)
    before = list(desk.written)
    with pytest.raises(Stale):
        come_back(desk, other, seq)
    assert desk.written == before


def test_a_choice_that_was_taken_back_here_meanwhile_is_not_made_again() -> None:
    desk = Desk(BOTS)
    at_my_turn(desk)
    ply = desk.match.ply
    desk.answer()
    seq, other = len(desk.written), elsewhere(desk)
    on(other, 6)
    desk.do([of.TookBack(0, ply)])
    with pytest.raises(Stale):
        come_back(desk, other, seq)


def test_own_choices_that_were_taken_back_elsewhere_are_taken_back() -> None:
    desk = Desk(BOTS)
    at_my_turn(desk)
    ply = desk.match.ply
    desk.answer(desk.match.position.answers()[0])
    seq, other = len(desk.written), elsewhere(desk)
    other.do([of.TookBack(0, ply)])
    other.answer(other.match.position.answers()[-1])
    assert come_back(desk, other, seq).answers == other.match.answers


def test_what_the_rules_forbid_is_refused_whole() -> None:
    desk = Desk(BOTS)
    seq = at_my_turn(desk)
    before = list(desk.written)
    answers = [*desk.match.answers, desk.match.position.answers()[0], 999]
    with pytest.raises(RecordFails) as fails:
        continued("m", desk.written, SECRET, ANNA.ids, HandedBack(seq, tuple(answers)))
    assert fails.value.ply <= len(answers) - 1
    assert desk.written == before


def test_another_draw_than_the_secret_gives_is_refused() -> None:
    desk = Desk(BOTS)
    at_my_turn(desk)
    other = elsewhere(desk)
    on(other, 60)
    ply = next(ply for ply in range(desk.match.ply, other.match.ply) if other.match.actors[ply] == NATURE)
    wanted = other.match.at(ply)
    drawn = other.match.answers[ply]
    others = [answer for answer in wanted.answers() if answer != drawn]
    answers = [*other.match.answers[:ply], others[0]]
    with pytest.raises(RecordFails) as fails:
        continued("m", desk.written, SECRET, ANNA.ids, HandedBack(len(desk.written), tuple(answers)))
    assert (fails.value.ply, fails.value.problem.name) == (ply, "wrong-draw")


def test_nobody_else_hands_it_back() -> None:
    desk = Desk(BOTS)
    on(desk, 6)
    other = elsewhere(desk)
    on(other, 6)
    with pytest.raises(NotYourSeat):
        come_back(desk, other, ids=BRUNO.ids)


@pytest.mark.parametrize(
    ("chairs", "terms", "cause"),
    [
        ([*people(ANNA), Chair("Uno", bot="novizio")], Terms(rated=True), "along-counts"),
        ([*people(ANNA, BRUNO)], Terms(), "along-others"),
        ([*people(ANNA, ANNA), Chair("Uno", bot="novizio")], Terms(), "along-others"),
        ([*people(ANNA), Chair("Uno", bot="novizio")], Terms(clock=Clock(60)), "along-clock"),
    ],
)
def test_only_a_match_that_counts_for_nothing_and_in_which_nobody_else_plays_goes_along(
    chairs: list[Chair], terms: Terms, cause: str
) -> None:
    with pytest.raises(NotTakenAlong) as refused:
        require_alone(Desk(chairs, terms=terms).match, ANNA.ids)
    assert refused.value.problem == cause


def test_a_deal_of_the_day_and_an_event_do_not_go_along() -> None:
    desk = Desk(BOTS)
    created = desk.match.created
    for counts in (replace(created, deal="2026-11-19"), replace(created, tournament=AtTournament("t", 1, 1))):
        desk.match.created = counts
        with pytest.raises(NotTakenAlong):
            require_alone(desk.match, ANNA.ids)


def test_while_a_bot_plays_for_the_person_nothing_goes_along() -> None:
    desk = Desk(BOTS)
    desk.do([of.Replaced(0, "novizio")])
    with pytest.raises(NotTakenAlong) as refused:
        require_alone(desk.match, ANNA.ids)
    assert refused.value.problem == "along-away"


def test_what_others_have_written_does_not_go_along() -> None:
    other, own = Written(3, 1, of.Said("bruno", "Bruno", "Hm")), Written(4, 1, of.Said("anna", "Anna", "Ah"))
    left = without_others(other, ANNA.ids).entry
    assert isinstance(left, of.Said) and (left.person, left.name, left.text) == ("", "", "…")
    assert without_others(own, ANNA.ids) == own
