"""If they do this, then I do that: what is supposed is made of what a seat knows, and given only if it has come so."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.amount import amount
from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.matches import supposing
from torri.matches.ahead import GameSnapshot
from torri.matches.entries import Clock, Resigned, Terms
from torri.matches.errors import NothingSeen, NotSupposed
from torri.matches.match import Match
from torri.matches.supposing import Line, OthersTurn, Step, Supposed

DAYS = Terms(clock=Clock(86_400, hour="days"))
KEY = "nobody knows it"


def desk_at(game: str, plies: int, seed: int, seat: int = 0) -> Desk:
    """A match in the middle, in which somebody else is asked."""
    desk, rng = Desk(people(ANNA, BRUNO, CLARA), game, DAYS), Random(seed)
    desk.play(plies, rng)
    while desk.match.asked == seat:
        desk.play(1, rng)
    return desk


def until_asked(match: Match, seat: int, first: OthersTurn | None = None) -> tuple[list[OthersTurn], Supposed]:
    """Whatever the others do until a seat is asked, perhaps after what the first of them does."""
    others = [] if first is None else [first]
    while True:
        found = supposing.suppose(match, seat, [Step(tuple(others))], KEY)
        if found.asked in (None, seat):
            return others, found
        assert found.asked is not None
        others.append(OthersTurn(found.asked, anything=True))


def some_plan(match: Match, seat: int, others: list[OthersTurn], rng: Random, most: int = 4) -> tuple[int, ...]:
    plan: tuple[int, ...] = ()
    while len(plan) < most:
        (*_, last) = supposing.suppose(match, seat, [Step(tuple(others), plan)], KEY).steps
        if last.ends:
            break
        plan = (*plan, rng.choice(last.answers).answer)
    return plan


def line(match: Match, seat: int, steps: list[Step]) -> Line:
    person = match.chairs[seat].person
    assert person is not None
    made = supposing.conditions(match, seat, steps, KEY)
    return Line("plan", match.id, person, seat, match.ply, supposing.digest(match, match.ply), made, 1)


def said(match: Match, seat: int) -> tuple[OthersTurn, list[OthersTurn]] | None:
    """Something that the one who is asked may really do, and what the others do after it; if it can be recognised."""
    asked = match.asked
    assert asked is not None
    for answer in match.position.answers():
        chosen = OthersTurn(asked, (answer,), anything=True)
        try:
            others, found = until_asked(match, seat, chosen)
        except NothingSeen:
            continue
        return None if found.asked is None else (chosen, others)
    return None


def go_on(desk: Desk, seat: int, rng: Random) -> bool:
    """The others play until a seat is asked; whether it is."""
    while desk.match.asked not in (seat, None):
        desk.play(1, rng)
    return desk.match.asked == seat


@pytest.mark.parametrize("game", ["patrizier", "firenze", "florenza"])
def test_it_is_given_if_it_has_come_so_and_otherwise_not(game: str) -> None:
    seat, given, tried = 0, 0, 0
    for seed in range(amount(short=3, long=60)):
        for came in (True, False):
            rng = Random(seed)
            desk = desk_at(game, 40 + 5 * seed, seed, seat)
            found = said(desk.match, seat)
            if found is None:
                continue
            chosen, others = found
            before = desk.match.position.encode(), desk.match.seq
            planned = line(desk.match, seat, [Step(tuple(others), some_plan(desk.match, seat, others, rng))])
            assert (desk.match.position.encode(), desk.match.seq) == before, "nothing is changed by supposing"
            unlike = [one for one in desk.match.position.answers() if one not in chosen.answers]
            if not came and not unlike:
                continue
            desk.answer(chosen.answers[0] if came else rng.choice(unlike))
            if not go_on(desk, seat, rng):
                continue
            answers = supposing.answers_now(desk.match, planned)
            tried += came
            if answers is not None:
                assert came, "he did something else"
                given += 1
                desk.do(supposing.given(desk.match, planned, answers))
                assert not supposing.is_alive(desk.match, planned), "an own action ends it"
    assert 0 < given <= tried


def test_a_card_that_lies_elsewhere_by_now_is_still_the_one_that_was_meant() -> None:
    given = 0
    for seed in range(4):
        desk, seat = desk_at("firenze", 30, seed), 0
        others, found = until_asked(desk.match, seat)
        if found.asked != seat:
            continue
        plan = some_plan(desk.match, seat, others, Random(seed), 1)
        planned = line(desk.match, seat, [Step(tuple(others), plan)])
        if not go_on(desk, seat, Random(seed)):
            continue
        answers = supposing.answers_now(desk.match, planned)
        if answers:
            given += 1
            assert supposing.meaning(desk.match.position, answers[0]) == planned.steps[0].plan[0].meant
    assert given, "a plan for whatever comes is often still good"


def test_what_can_not_be_or_not_be_seen_is_refused() -> None:
    desk = desk_at("patrizier", 20, 1)
    asked = desk.match.asked
    assert asked is not None
    with pytest.raises(NotSupposed):
        supposing.suppose(desk.match, 0, [Step((OthersTurn(3 - asked, anything=True),))], KEY)
    with pytest.raises(NotSupposed):
        supposing.conditions(desk.match, 0, [Step((), (0,))], KEY)


def test_it_ends_with_whoever_made_it_and_with_what_is_taken_back() -> None:
    desk = desk_at("patrizier", 20, 2)
    match = desk.match
    others, _ = until_asked(match, 0)
    planned = line(match, 0, [Step(tuple(others), some_plan(match, 0, others, Random(1)))])
    assert supposing.is_alive(match, planned)
    desk.do([Resigned(0)])
    assert not supposing.is_alive(desk.match, planned) or match.bot_at(0) is None
    assert match.ply and not supposing.is_alive(match, replace(planned, played="something else"))


def test_all_that_a_rival_may_hold_is_offered_and_nothing_of_what_they_hold_is_told() -> None:
    """In Patrizier hands are hidden: the same is offered whatever they hold, with keys enough."""
    desk = desk_at("patrizier", 12, 4)
    match = desk.match
    seen = []
    for world in range(2):
        standing = GameSnapshot(match.position.sample(0, Random(world)), match.ply, match.asked, match.seq)
        offered: set[int] = set()
        for number in range(60):
            offered |= {one.answer for one in supposing.suppose(standing, 0, [Step()], f"{number}").offers}
        seen.append(offered)
    assert seen[0] == seen[1]
