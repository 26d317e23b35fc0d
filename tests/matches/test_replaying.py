"""Looking at a match again: each moment as the seat saw it then, nothing taken back, all open only at the end."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.amount import amount
from tests.games.every import NAMES
from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.errors import UnknownSeat
from torri.engine.questions import NATURE
from torri.engine.views import View
from torri.matches import chairs, decisions, replaying, updates
from torri.matches.entries import Terms, TookBack
from torri.matches.errors import NotWatched, NotYourSeat, WrongPly
from torri.matches.match import Happening
from torri.matches.replaying import MAX_TOLD_PLIES, Reel, Viewpoint

OPEN = Viewpoint(None, open=True)
PLIES_BETWEEN_LOOKS = amount(short=37, long=12)  # plies between two looks


class Album(Desk):
    """Keeps what every seat saw when it happened."""

    def __init__(self, game: str, players: int = 2) -> None:
        self.views: dict[tuple[int, int | None], View] = {}
        self.told: list[Happening] = []
        super().__init__(people(*(ANNA, BRUNO, CLARA)[:players]), game)

    def _take(self, entry: Any) -> Happening | None:
        told = super()._take(entry)
        self.told += [] if told is None else [told]
        if self.match.ply % PLIES_BETWEEN_LOOKS == 0 or self.match.position.over:
            for seat in (*range(self.match.players), None):
                self.views[self.match.ply, seat] = self.match.position.view(seat)
        return told


def played(game: str, choices: int) -> Album:
    album = Album(game)
    album.play(choices, Random(3))
    return album


@cache
def finished(game: str) -> Album:
    """A whole game, which tests only look at."""
    return played(game, 10_000)


@pytest.mark.parametrize("game", NAMES)
def test_every_moment_is_as_the_seat_saw_it_then(game: str) -> None:
    album = finished(game)
    reel = Reel.of(album.match)
    assert album.match.status == "over" and reel.last == album.match.ply > 50
    for ply in (*range(0, reel.last, PLIES_BETWEEN_LOOKS), reel.last):
        for seat in (0, 1, None):
            moment = reel.moment(ply, Viewpoint(seat))
            assert moment.view == album.views[ply, seat]
            assert moment.outlook == album.match.at(ply).outlook(seat)
            (expected,) = updates.told(album.told[ply - 1 : ply], seat) if ply else (None,)
            assert (moment.told is None) == (expected is None)
            if moment.told and expected:
                assert (moment.told.events, moment.told.text) == (expected.events, expected.text)


@pytest.mark.parametrize("game", NAMES)
def test_a_moment_holds_nothing_that_the_seat_did_not_know(game: str) -> None:
    """The same moment of any world that agrees with what the seat knows looks the same."""
    album = finished(game)
    reel = Reel.of(album.match)
    for ply in range(20, reel.last, 2 * PLIES_BETWEEN_LOOKS):
        for seat in (0, 1, None):
            world = album.match.at(ply).sample(seat, Random(ply))
            assert world.view(seat) == reel.moment(ply, Viewpoint(seat)).view


def test_with_all_open_every_hand_every_event_and_every_answer_is_shown() -> None:
    album = finished("patrizier")
    reel = Reel.of(album.match)
    told = reel.told(0, OPEN)
    assert [one.text for one in told] == [one.text for one in album.told]
    assert [one.facts for turn in told for one in turn.events] == [
        one.facts for turn in album.told for one in turn.events
    ]
    assert not any(event.hidden for turn in told for event in turn.events)
    assert any(event.hidden for turn in reel.told(0, Viewpoint(0)) for event in turn.events)
    half = reel.last // 2 // PLIES_BETWEEN_LOOKS * PLIES_BETWEEN_LOOKS
    middle = reel.moment(half, OPEN)
    assert middle.told == told[half - 1]
    hands = [seat["hand"] for seat in middle.view["table"]["seats"]]
    assert hands == [album.views[middle.ply, seat]["table"]["seats"][seat]["hand"] for seat in range(2)]


@pytest.mark.parametrize("game", NAMES)
def test_what_no_event_says_is_told_by_what_it_means_to_whom_the_answer_is_told(game: str) -> None:
    reel = Reel.of(finished(game).match)
    assert all(bool(one.events) != (one.meaning is not None) for one in reel.told(0, OPEN))
    assert all(one.meaning is None for one in reel.told(0, Viewpoint(0)) if one.actor != 0)


def test_what_was_taken_back_is_never_shown() -> None:
    album = played("patrizier", choices=6)
    match = album.match
    undone = match.asked
    assert undone is not None
    ply, answers = match.ply, match.position.answers()
    album.answer(answers[0])
    album.do([TookBack(undone, ply)])
    assert match.ply == ply
    assert Reel.of(match).last == ply
    album.answer(answers[-1])
    assert Reel.of(match).told(ply, OPEN)[0].text == album.match.at(ply).text(answers[-1])
    with pytest.raises(WrongPly):
        Reel.of(match).check(match.ply + 1)


def test_a_reel_stays_as_it_is_while_the_match_goes_on() -> None:
    album = played("patrizier", choices=6)
    reel = Reel.of(album.match)
    before = reel.moment(reel.last, Viewpoint(0))
    album.play(5, Random(1))
    assert reel.moment(reel.last, Viewpoint(0)) == before
    assert reel.last < album.match.ply


@pytest.mark.parametrize("game", NAMES)
def test_turns_hold_every_answer_once_and_say_where_somebody_chose(game: str) -> None:
    album = finished(game)
    match, turns = album.match, Reel.of(album.match).turns()
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert [ply for turn in turns for ply in range(turn.first, turn.last + 1)] == list(range(match.ply))
    assert (turns[0].actor, turns[0].choices) == (NATURE, ())
    for turn, following in pairwise(turns):
        assert turn.actor != following.actor != NATURE
        assert {match.actors[ply] for ply in range(turn.first, turn.last + 1)} <= {turn.actor, NATURE}
        assert match.actors[following.first] == following.actor
    by_choice = {one.ply for one in album.told if one.by == "person"}
    assert {ply for turn in turns for ply in turn.choices} == by_choice


def test_before_the_first_answer_there_is_no_turn() -> None:
    desk = Desk([*people(ANNA), chairs.chair_of("open", "", "", 0, None, None)])
    reel = Reel.of(desk.match)
    assert (reel.last, reel.turns(), reel.told(0, Viewpoint(None))) == (0, (), [])
    moment = reel.moment(0, Viewpoint(None))
    assert (moment.told, moment.asked) == (None, None)


def test_much_is_told_by_and_by() -> None:
    album = finished("firenze")
    reel = Reel.of(album.match)
    assert reel.last > MAX_TOLD_PLIES
    first, rest = reel.told(0, Viewpoint(1)), reel.told(MAX_TOLD_PLIES, Viewpoint(1))
    assert [one.ply for one in (*first, *rest)] == list(range(min(reel.last, 2 * MAX_TOLD_PLIES)))


def test_while_a_match_runs_everybody_looks_with_their_own_eyes() -> None:
    album = played("patrizier", choices=4)
    match = album.match
    assert (
        replaying.viewpoint(match, ANNA.ids, None, False)
        == replaying.viewpoint(match, ANNA.ids, 0, False)
        == Viewpoint(0)
    )
    assert (
        replaying.viewpoint(match, CLARA.ids, None, False)
        == replaying.viewpoint(match, (), None, False)
        == Viewpoint(None)
    )
    assert [replaying.choosable(match, who) for who in (ANNA.ids, BRUNO.ids, ())] == [(0,), (1,), ()]
    for ids in (ANNA.ids, CLARA.ids, ()):
        with pytest.raises(NotYourSeat):
            replaying.viewpoint(match, ids, 1, False)
        with pytest.raises(NotWatched):
            replaying.viewpoint(match, ids, None, True)
    album.play(10_000, Random(1))
    for ids in (ANNA.ids, CLARA.ids, ()):
        assert replaying.viewpoint(match, ids, 1, False) == Viewpoint(1)
        assert replaying.viewpoint(match, ids, 0, True) == Viewpoint(0, open=True)
        assert replaying.choosable(match, ids) == (0, 1)
    assert replaying.viewpoint(match, BRUNO.ids, None, True) == Viewpoint(1, open=True)
    with pytest.raises(UnknownSeat) as refused:
        replaying.viewpoint(match, ANNA.ids, 2, False)
    assert refused.value.seat_number == 3


def test_who_is_not_let_in_sees_nothing_after_the_end_either() -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(watched=False))
    for _ in range(2):
        for seat, open in ((None, False), (0, False), (None, True)):
            with pytest.raises(NotWatched):
                replaying.viewpoint(desk.match, CLARA.ids, seat, open)
        if desk.match.status == "running":
            desk.do(decisions.resign(desk.match, 0))
    assert replaying.viewpoint(desk.match, ANNA.ids, 1, True) == Viewpoint(1, open=True)


def test_spectators_are_late_where_there_is_a_delay_until_the_end() -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(delay=60))
    assert replaying.is_late(desk.match, None)
    assert not replaying.is_late(desk.match, 0)
    desk.do(decisions.resign(desk.match, 0))
    assert not replaying.is_late(desk.match, None)
