"""Before a match begins: chairs, links, bots that give way, names and crests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.chance import commitment
from torri.engine.questions import NATURE
from torri.matches import before_start, chairs, decisions, heads, updates
from torri.matches.chairs import Who
from torri.matches.entries import Chair, Clock, Terms
from torri.matches.errors import (
    NoFreeSeat,
    NotNow,
    NotRatable,
    NotTheHost,
    SeatTaken,
    WrongChairs,
    WrongLink,
)


def test_a_table_begins_when_every_chair_is_taken() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair(bot="novizio")])
    assert desk.match.begun_at == 0
    desk.do(before_start.sit(desk.match, BRUNO, None, None, ""))
    assert desk.match.status == "running"
    assert desk.match.actors[0] == NATURE  # the draws of the set-up
    assert desk.match.asked is not None


def test_the_first_free_chair_is_taken_or_the_one_named() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair()])
    desk.do(before_start.sit(desk.match, BRUNO, 2, None, ""))
    assert desk.match.seats_of(BRUNO.ids) == [2]
    with pytest.raises(SeatTaken):
        before_start.sit(desk.match, CLARA, 2, None, "")
    with pytest.raises(SeatTaken):
        before_start.sit(desk.match, BRUNO, None, None, "")


def test_bots_are_always_there_and_persons_while_they_look() -> None:
    desk = Desk([*people(ANNA), Chair(bot="novizio")])
    for looking, there in (((0,), [True, True]), ((), [False, True])):
        assert [seat.present for seat in updates.shown(desk.match, looking, desk.now).table.seats] == there


def test_a_rematch_waits_for_the_end() -> None:
    desk = Desk(people(ANNA, BRUNO))
    with pytest.raises(NotNow):
        decisions.rematch(desk.match, 0, "another")


def test_at_a_rated_table_guests_are_refused_and_accounts_sit_down() -> None:
    desk = Desk([*people(ANNA), Chair()], terms=Terms(rated=True))
    with pytest.raises(NotRatable):
        before_start.sit(desk.match, BRUNO, None, None, "")
    desk.do(before_start.sit(desk.match, replace(BRUNO, account=True), None, None, ""))
    assert desk.match.seats_of(BRUNO.ids) == [1]


def test_a_table_for_friends_is_shown_to_nobody_else() -> None:
    terms = [Terms(), Terms(public=True), Terms(public=True, friends=True)]
    tables = [Desk([*people(ANNA), Chair()], terms=one) for one in terms]
    assert [heads.head_of(desk.match).public for desk in tables] == [False, True, False]


def test_a_link_opens_friends_chairs_of_its_table_its_own_first() -> None:
    links = [chairs.fingerprint(token) for token in ("first-token", "second-token")]
    desk = Desk([*people(ANNA), *(Chair(link=link) for link in links)])
    with pytest.raises(NoFreeSeat):
        before_start.sit(desk.match, BRUNO, None, None, "")
    with pytest.raises(WrongLink):
        before_start.sit(desk.match, BRUNO, None, "third-token", "")
    desk.do(before_start.sit(desk.match, BRUNO, None, "second-token", ""))
    assert desk.match.seats_of(BRUNO.ids) == [2]
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    desk.do(before_start.sit(desk.match, CLARA, None, "second-token", ""))
    # Sent to several, a link is good for as many as there are chairs for friends.
    desk.do(before_start.sit(desk.match, BRUNO, None, "second-token", ""))
    assert (desk.match.seats_of(CLARA.ids), desk.match.seats_of(BRUNO.ids)) == ([2], [1])
    assert desk.match.status == "running"


def test_a_link_opens_nothing_when_every_friend_is_there() -> None:
    desk = Desk([*people(ANNA), Chair(link=chairs.fingerprint("first-token")), Chair()])
    desk.do(before_start.sit(desk.match, BRUNO, None, "first-token", ""))
    with pytest.raises(WrongLink):
        before_start.sit(desk.match, CLARA, None, "first-token", "")


def test_bots_give_their_chairs_up_until_the_host_begins() -> None:
    desk = Desk([*people(ANNA), Chair(link=chairs.fingerprint("first-token")), Chair(), Chair(bot="maestro")])
    with pytest.raises(NotTheHost):
        before_start.fill(desk.match, BRUNO.ids, "garzone", ["Cosimo", "Piero"])
    desk.do(before_start.fill(desk.match, ANNA.ids, "garzone", iter(["Anna", "Cosimo", "Piero"])))
    assert [chair.name for chair in desk.match.chairs] == ["Anna", "Cosimo", "Piero", ""]
    assert len({chair.crest for chair in desk.match.chairs[:3]}) == 3
    assert desk.match.begun_at == 0
    desk.do(before_start.sit(desk.match, BRUNO, None, "first-token", ""))
    assert desk.match.chairs[1] == Chair("Bruno", "bruno", 1)
    with pytest.raises(SeatTaken):
        before_start.sit(desk.match, CLARA, 3, None, "")  # this bot was asked to play, and stays
    desk.do(before_start.begin(desk.match, ANNA.ids, "garzone", iter(())))
    assert desk.match.status == "running"
    assert [desk.match.bot_at(seat) for seat in range(4)] == [None, None, "garzone", "maestro"]
    with pytest.raises(NotNow):
        before_start.sit(desk.match, CLARA, 2, None, "")


def test_the_host_begins_at_once_and_bots_take_what_is_free() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair(kept_for="clara")])
    desk.do(before_start.begin(desk.match, ANNA.ids, "novizio", iter(["Cosimo", "Piero"])))
    assert (desk.match.status, desk.match.bot_at(2)) == ("running", "novizio")


def change(
    desk: Desk, chairs: list[int | Chair], who: Who = ANNA, terms: Terms | None = None, **options: object
) -> None:
    wanted = {**desk.match.created.options, **options}
    names = iter(["Anna", "Cosimo", "Piero"])
    desk.do(before_start.change(desk.match, who.ids, chairs, wanted, terms or desk.match.created.terms, names))


def test_the_host_changes_the_table_and_who_sits_there_stays() -> None:
    links = [chairs.fingerprint(token) for token in ("first-token", "second-token")]
    desk = Desk([*people(ANNA), Chair(link=links[0]), Chair(), Chair()], "firenze")
    match = desk.match
    desk.do(before_start.sit(match, BRUNO, 3, None, "my words"))
    with pytest.raises(NotTheHost):
        change(desk, [0, 1, 2, 3], BRUNO)
    with pytest.raises(WrongChairs, match="person"):
        change(desk, [0, 1, 2])
    with pytest.raises(WrongChairs, match="kept"):
        change(desk, [0, 3, 3])
    seq = match.seq
    change(desk, [0, 1, 2, 3])
    assert match.seq == seq  # nothing is written where nothing changes

    # Bruno's chair moves up, his words with it; the link of a chair that is gone is good for the other one.
    terms = Terms(Clock(86_400, hour="days"), hints=False)
    change(desk, [0, Chair(link=links[1]), 3, Chair(bot="maestro")], terms=terms)
    assert match.altered is not None and match.altered.what == ("chairs", "clock", "hints")
    assert (match.seats_of(BRUNO.ids), match.words, match.entropy) == ([2], ("my words",), {2: "my words"})
    assert match.chairs[3].name == "Cosimo" and len({chair.crest for chair in match.chairs if chair.name}) == 3
    desk.do(before_start.sit(match, CLARA, None, "first-token", ""))
    assert (match.seats_of(CLARA.ids), match.status) == ([1], "running")
    assert match.clocks is not None and match.position.players == 4
    with pytest.raises(NotNow):
        change(desk, [0, 1, 2, 3])


def test_a_table_that_gets_smaller_begins_when_all_its_chairs_are_taken() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair()])
    desk.do(before_start.sit(desk.match, BRUNO, 2, None, ""))
    change(desk, [0, 2])
    assert (desk.match.status, desk.match.position.players) == ("running", 2)
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    assert desk.match.bot_at(1) == "compagno"


def test_no_two_people_at_a_table_bear_one_name_or_one_crest() -> None:
    desk = Desk([*people(ANNA), Chair(), Chair(), Chair()])
    for number in range(2):
        desk.do(before_start.sit(desk.match, Who(f"other-{number}", "anna", 0), None, None, ""))
    assert [chair.name for chair in desk.match.chairs[:3]] == ["Anna", "anna II", "anna III"]
    assert [chair.crest for chair in desk.match.chairs[:3]] == [0, 1, 2]


def test_who_leaves_before_the_start_frees_the_chair_and_its_link() -> None:
    desk = Desk([*people(ANNA), Chair(link=chairs.fingerprint("first-token")), Chair()])
    desk.do(before_start.sit(desk.match, BRUNO, None, "first-token", "my words"))
    desk.do(decisions.leave(desk.match, BRUNO.ids))
    assert not desk.match.entropy
    desk.do(before_start.sit(desk.match, CLARA, None, "first-token", ""))
    assert desk.match.seats_of(CLARA.ids) == [1]


def test_words_of_the_players_go_into_the_draws() -> None:
    drawn = []
    for words in ("", "stir", "stir well"):
        desk = Desk([*people(ANNA), Chair()])
        desk.do(before_start.sit(desk.match, BRUNO, None, None, words))
        desk.play(300, Random(1))
        drawn.append(desk.match.answers)
        assert desk.match.ended is not None
        assert commitment(desk.match.ended.secret) == desk.match.created.commitment
        assert desk.match.record().verify().proven
    assert drawn[0] != drawn[1] != drawn[2]
