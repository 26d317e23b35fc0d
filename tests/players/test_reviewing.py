"""Reviews: the books add up, a blunder is found, and nobody is judged by what could not be known."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from itertools import pairwise
from random import Random

import pytest

import torri
from tests.amount import cases
from torri import NATURE, Game, Position
from torri.engine.errors import kebab
from torri.engine.streams import start_stream
from torri.engine.telling import Told
from torri.players.advice import Advice
from torri.players.coroutines import at_once
from torri.players.futures import TRUTH, raced
from torri.players.player import Information
from torri.players.player_loops import player_loops
from torri.players.reviewing import Cancelled, Claim, Course, Depth, Findings, Oracle, review
from torri.players.reviewing.advising import judged
from torri.players.reviewing.claims import compare
from torri.players.reviewing.explaining import explain
from torri.players.reviewing.plans import completed
from torri.players.searching import Candidate
from torri.players.terms import PROSPECTS

from ..playing import midway
from .thinking import SEARCHED
from .thinking import midway as sensible

LITTLE = Depth(rounds=1, depth=1, futures=8, most=16, looks=4, iterations=10, candidates=3)
LEAST = Depth(rounds=0, depth=1, futures=2, most=2, looks=1, iterations=20, candidates=2)
SURE = Depth(rounds=0, depth=3, futures=60, most=120, looks=30, iterations=100, candidates=3)


def answers_of(start: Position, seed: int = 3, number: int = 1) -> list[int]:
    """A game of greedy players from a position on."""
    return player_loops(start.game).greedy_game(start.state, seed, number)


def end_of(start: Position, answers: list[int]) -> Position:
    at = start.copy()
    for answer in answers:
        at.game.questions.apply(at.state, answer)
    return at


def lead(scores: list[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def check_books(findings: Findings, players: int, whole: bool = False) -> None:
    """Every account is the sum of the steps of its seat's margin, booked by who acted; own play is what was found less
    what was given away; a mistake is a step of the course, as large as its loss."""
    course = findings.course
    assert len(course.plies) == len(course.margins) == len(course.actors)
    assert list(course.plies) == sorted(course.plies)
    assert len(findings.accounts) == players
    for account in findings.accounts:
        sums = {"luck": 0.0, "own": 0.0, "rivals": 0.0}
        for actor, (before, after) in zip(course.actors[1:], pairwise(course.margins), strict=True):
            column = "luck" if actor == NATURE else "own" if actor == account.seat else "rivals"
            sums[column] += after[account.seat] - before[account.seat]
        booked = account.luck, account.own, account.rivals
        assert booked == pytest.approx(tuple(sums.values()), abs=1e-6)
        assert account.start + sum(booked) == pytest.approx(account.margin, abs=1e-6)
        assert (account.start, account.margin) == (course.margins[0][account.seat], course.margins[-1][account.seat])
        lost = sum(one.loss for one in findings.judged if one.seat == account.seat)
        assert account.lost == pytest.approx(lost, abs=1e-6)
        assert account.found - account.lost == pytest.approx(account.own, abs=1e-6)
    steps = list(zip(course.plies, course.actors, course.margins, strict=True))
    for one in findings.judged:
        if one.mistake:
            [fall] = [
                before[one.seat] - after[one.seat]
                for (ply, by, before), (end, actor, after) in pairwise(steps)
                if (ply, by, end, actor) == (one.ply, one.seat, one.end, one.seat)
            ]
            assert fall == pytest.approx(one.loss, abs=1e-6)
            assert one.loss > one.error
            assert sum(reason.points for reason in one.explained.why) == pytest.approx(one.loss, abs=0.2)
            if whole:
                assert PROSPECTS not in {reason.name for reason in one.explained.why}, "nothing is, in whole games"
    for turn in {one.turn for one in findings.judged}:
        assert sum(one.mistake for one in findings.judged if one.turn == turn) <= 1


@pytest.mark.parametrize("players", cases(short=[4], long=[2, 4]))
def test_start_luck_own_and_rivals_are_the_margin(patrizier: Game, players: int) -> None:
    start = patrizier.start(players)
    answers = answers_of(start)
    told: list[tuple[int, int]] = []
    findings = review(start, answers, LITTLE, lambda done, of, _course: told.append((done, of)))
    check_books(findings, players)
    scores = end_of(start, answers).scores()
    assert [account.margin for account in findings.accounts] == [lead(scores, seat) for seat in range(players)]
    assert (findings.course.plies[0], findings.course.plies[-1]) == (0, len(answers))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    assert {account.error > 0 for account in findings.accounts} == {True}


@pytest.mark.parametrize("name", SEARCHED)
def test_whole_games_of_every_kind_are_reviewed(name: str, request: pytest.FixtureRequest) -> None:
    game: Game = request.getfixturevalue(name)
    start = game.start(2)
    # In the second of Firenze bricks are paid that the rules name for the player.
    for number in cases(short=(1,), long=(0, 1)):
        answers = answers_of(start, 2026, number)
        findings = review(start, answers, LEAST)  # futures are whole games
        check_books(findings, 2, whole=True)
        assert findings.course.margins[-1] == pytest.approx(
            [lead(end_of(start, answers).scores(), seat) for seat in (0, 1)]
        )


CORPUS = [(name, players) for name in ("firenze", "florenza", "patrizier") for players in torri.game(name).players]
GAMES_PER_TABLE = -(-60 // len(CORPUS))


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), CORPUS)
def test_every_review_of_a_corpus_adds_up(name: str, players: int) -> None:
    """At least sixty finished games, of all kinds and numbers of players."""
    start = torri.game(name).start(players)
    for number in range(GAMES_PER_TABLE):
        answers = answers_of(start, 60, number)
        findings = review(start, answers, LITTLE)
        check_books(findings, players)
        scores = end_of(start, answers).scores()
        assert [account.margin for account in findings.accounts] == [lead(scores, seat) for seat in range(players)]


@pytest.mark.parametrize("name", SEARCHED)
def test_a_game_that_was_broken_off_ends_with_what_could_be_expected(name: str, request: pytest.FixtureRequest) -> None:
    game: Game = request.getfixturevalue(name)
    start = game.start(3)
    answers = answers_of(start)[:60]
    findings = review(start, answers, LITTLE)
    check_books(findings, 3)
    assert not end_of(start, answers).over
    assert findings.judged


def test_every_choice_is_judged_beside_whole_plans(patrizier: Game) -> None:
    start = patrizier.start(3)
    answers = answers_of(start)
    findings = review(start, answers, LITTLE)
    at, free = start.copy(), set()
    for ply, answer in enumerate(answers):
        if at.actor != NATURE and len(at.answers()) > 1:
            free.add(ply)
        patrizier.questions.apply(at.state, answer)
    for one in findings.judged:
        before = end_of(start, answers[: one.ply])
        assert before.actor == one.seat
        assert one.given.answers == tuple(answers[one.ply : one.end])
        assert one.loss >= 0
        assert one.ply <= one.departed < one.end
        assert (one.best is one.given) == (one.best.answers == one.given.answers)
        assert all(0 <= plan.win <= 1 for plan in (one.given, one.best))
        for answer in one.best.answers:  # a whole plan: it ends where somebody else is asked
            assert before.actor == one.seat
            before.apply(answer)
        assert before.actor != one.seat
    assert free == {ply for one in findings.judged for ply in range(one.ply, one.end)} & free


@pytest.mark.parametrize("name", SEARCHED)
def test_what_is_claimed_of_two_plans_is_true_of_their_futures(name: str, request: pytest.FixtureRequest) -> None:
    """Counted again, event by event and line by line; and the futures are those that the plans were measured in."""
    game: Game = request.getfixturevalue(name)
    oracle, counted = Oracle(player_loops(game), 3, LEAST), 0  # to the end of the game
    at = sensible(game, 3, 5, 0.3)
    seat, asked = int(at.state.actor), (0,) * 64
    seen = Information.of(at, seat)
    plans = [at_once(completed(player_loops(game), seen.world, seat, (answer,), 1))[0] for answer in at.answers()[:3]]
    for best, given in pairwise(plans):
        told = [
            [at_once(oracle.told(seen.world, asked, seat, line, number)) for number in range(12)]
            for line in (best, given)
        ]
        for claim in at_once(explain(oracle, seen, asked, (best, given), 1.0)).claims:
            shares = [sum(happens(game, claim, one.settled, one.told) for one in futures) / 12 for futures in told]
            assert shares == [claim.best, claim.given]
            counted += 1
        rows = at_once(oracle.margins(seen.world.state, asked, 12, seat, best))
        for future, row in zip(told[0], rows, strict=True):
            assert [margin // 100 for margin in row] == [lead(future.end.scores(), one) for one in range(3)]
    assert counted


def test_what_is_only_put_off_is_not_said_to_be_lost(firenze: Game) -> None:
    """Futures of Firenze end after two rounds: a commission that nobody has sealed by then may still be fulfilled."""
    at = firenze.start(2)
    event = next(key for key in firenze.compared if key.name == "FULFILLED")
    best = [(at, [(event, (0, 0, 5))])] * 4
    taken = at.copy()
    taken.state.sealed |= 1
    (later,) = compare(firenze, 0, best, [(at, [])] * 4, 0.0)
    (gone,) = compare(firenze, 0, best, [(taken, [])] * 4, 0.0)
    (unsure,) = compare(firenze, 0, best, [(at, []), (taken, [])] * 2, 0.0)
    assert (later.otherwise, gone.otherwise, unsure.otherwise) == ("later", "gone", "")
    assert 0 < later.gain < gone.gain == unsure.gain == 5


def test_what_a_plan_does_itself_is_no_reason_for_it(firenze: Game) -> None:
    """The plan says it already. What others take instead is one, and so is what the seat takes later."""
    at = firenze.start(2)
    taken = next(key for key in firenze.compared if key.name == "TAKEN")
    mine, yours = [(taken, (0, 0, 0))], [(taken, (1, 0, 0))]
    (claim,) = compare(firenze, 0, [(at, mine)] * 4, [(at, [])] * 4, 0.0)
    key = claim.name, tuple(claim.facts.items())
    assert compare(firenze, 0, [(at, mine)] * 4, [(at, [])] * 4, 0.0, {key}) == ()
    assert compare(firenze, 0, [(at, [])] * 4, [(at, mine)] * 4, 0.0) == (), "what is given up for it"
    (denied,) = compare(firenze, 0, [(at, [])] * 4, [(at, yours)] * 4, 1.0)
    assert (denied.seat, denied.best, denied.given) == (1, 0, 1)


def test_what_one_has_instead_of_another_is_said_once_and_what_leads_to_it_not_at_all(firenze: Game) -> None:
    at = firenze.start(2)
    event = {key.name: key for key in firenze.compared}
    privilege = [(event["PRIVILEGE_USED"], (seat, 0, 4)) for seat in (0, 1)]
    (claim,) = compare(firenze, 0, [(at, privilege[:1])] * 4, [(at, privilege[1:])] * 4, 4.0)
    assert (claim.seat, claim.gain) == (0, 8)
    built, fulfilled = (event["BUILT"], (0, 5)), (event["FULFILLED"], (0, 0, 5))
    low = (event["BUILT"], (0, 2))
    (claim,) = compare(firenze, 0, [(at, [built, fulfilled])] * 4, [(at, [])] * 4, 0.0)
    assert claim.name == "fulfilled"
    (claim,) = compare(firenze, 0, [(at, [built])] * 4, [(at, [])] * 4, 0.0)
    assert (claim.name, claim.facts["height"]) == ("built", 5)
    assert compare(firenze, 0, [(at, [low])] * 4, [(at, [])] * 4, 0.0) == ()


def test_a_promise_that_is_broken_is_no_gain_and_one_instead_of_another_no_reason(florenza: Game) -> None:
    """Not: "you plan Statua, but you break the promise of Statua"."""
    at = florenza.start(2)
    event = {key.name: key for key in florenza.compared}
    promised, broken = (event["HIRED"], (0, 3, 20)), (event["FAILED"], (0, 20, 1))
    kept = [(at, [promised])] * 4
    (claim,) = compare(florenza, 0, kept, [(at, [])] * 4, 0.0)
    assert (claim.name, claim.gain > 0) == ("promised", True)
    (claim,) = compare(florenza, 0, [(at, [promised, broken])] * 4, [(at, [])] * 4, 0.0)
    assert (claim.name, claim.gain > 0) == ("failed", False)
    (claim,) = compare(florenza, 0, [(at, [])] * 4, [(at, [broken])] * 4, 0.0)
    assert (claim.name, claim.gain > 0) == ("failed", True)
    instead = [(at, [(event["FAILED"], (0, 21, 1))])] * 4
    assert compare(florenza, 0, instead, [(at, [broken])] * 4, 0.0) == ()


def test_the_last_plans_are_compared_by_whole_games(florenza: Game) -> None:
    """In the last round what is promised would not be seen before it is paid for."""
    start = florenza.start(2)
    answers = answers_of(start)
    oracle = Oracle(player_loops(florenza, False), 2, LITTLE)  # to compile its futures takes longer than to play them
    begin, last = start, end_of(start, answers[:-20])
    assert begin.actor is not None
    assert last.actor is not None
    assert not at_once(oracle.near_the_end(begin, (0,) * 64, begin.actor))
    assert at_once(oracle.near_the_end(last, (0,) * 64, last.actor))
    assert at_once(oracle.told(last, (0,) * 64, last.actor, (), 0, whole=True)).end.over


def test_what_is_begun_in_a_round_is_told_to_its_end(florenza: Game) -> None:
    """Plans are measured after a few turns, when what was promised is neither kept nor broken."""
    start = florenza.start(2)
    at, oracle = end_of(start, answers_of(start)[:50]), Oracle(player_loops(florenza, False), 2, LITTLE)
    assert at.state.phase == 4 and at.actor is not None
    played = at_once(oracle.told(at, (0,) * 64, at.actor, (), 0))
    assert (played.end.state.round, played.end.state.phase) == (at.state.round, at.state.phase)
    assert played.settled.state.round == at.state.round + 1
    names = [kind.name for kind, _ in played.told]
    assert names.count("ROUND") == 1
    assert names.index("HIRED") < names.index("COMPLETED") < names.index("ROUND")


def happens(game: Game, claim: Claim, end: Position, told: list[Told]) -> bool:
    found = [(event[0], game.teller.event(event).facts) for event in told]
    for line in end.ledger():
        entry = entries(game).get(line.what)
        if entry is not None:
            found.append((entry, {**line.facts, "seat": line.seat, "points": line.points}))
    return any(
        key in game.compared
        and game.compared[key].name == claim.name
        and all(facts[field] == value for field, value in claim.facts.items())
        for key, facts in found
    )


def entries(game: Game) -> dict[str, IntEnum]:
    """Those of the ledger that plans are compared by."""
    return {kebab(key.name): key for key in game.compared if type(key).__name__ == "Entry"}


def test_a_hint_is_judged_as_a_review_judges(patrizier: Game) -> None:
    """Whole plans, the best first, by the futures in which a review would compare them; and what could be expected."""
    at = sensible(patrizier, 3, 5, 0.3)
    seen = Information.of(at, int(at.state.actor))
    tried = tuple(Candidate(answer, visits=9, win=0.5, margin=0.0) for answer in at.answers()[:3])
    advice = at_once(judged(Advice(seen.seat, seen.seat, 27, 0.5, 0.0, tried), seen, lambda: False))
    oracle = Oracle(player_loops(patrizier), 3, Depth.of("patrizier", "quick"))
    assert sorted(one.answer for one in advice.best) == at.answers()[:3]
    assert [one.margin for one in advice.best] == sorted((one.margin for one in advice.best), reverse=True)
    for line, margin in ((), advice.margin), *((one.line, one.margin) for one in advice.best):
        rows = at_once(oracle.margins(seen.world.state, (0,) * 64, 8, seen.seat, line))
        assert margin == pytest.approx(sum(row[seen.seat] for row in rows) / 800, abs=0.01)
    for one in advice.best:
        after = end_of(seen.world, list(one.line))
        assert after.actor != seen.seat
        assert 0 <= one.win <= 1
    assert advice.explained is not None


@pytest.mark.parametrize("seed", range(4))
def test_no_hint_is_worth_less_than_to_go_on_without_thinking(patrizier: Game, seed: int) -> None:
    """Also where the search has tried only something else."""
    at = sensible(patrizier, 3, seed, 0.3)
    seen = Information.of(at, int(at.state.actor))
    greedy, _ = at_once(
        completed(player_loops(patrizier), seen.world, seen.seat, (), Depth.of("patrizier", "quick").depth)
    )
    best = tuple(Candidate(one, visits=9 * (one != greedy[0]), win=0.5, margin=0.0) for one in at.answers())
    advice = at_once(judged(Advice(seen.seat, seen.seat, 27, 0.5, 0.0, best), seen, lambda: False))
    assert advice.best[0].margin >= advice.margin - 0.01
    assert sorted(one.answer for one in advice.best) == at.answers()


def test_a_first_look_at_the_course_comes_early(patrizier: Game) -> None:
    start, shown = patrizier.start(2), list[float]()
    answers = answers_of(start)

    def progress(done: int, of: int, course: Course | None) -> None:
        if course is not None:
            shown.append(done / of)
            assert course.plies[-1] == len(answers)
            assert len(course.plies) == len(course.actors) == len(course.margins)

    review(start, answers, LITTLE, progress)
    assert shown[0] < 0.25


def test_the_same_game_gets_the_same_review(patrizier: Game) -> None:
    start = patrizier.start(2)
    answers = answers_of(start)[:70]
    assert review(start, answers, LITTLE) == review(start, answers, LITTLE)
    assert review(start, answers, LITTLE) != review(start, answers, LITTLE, seed=1)


def test_a_planted_blunder_is_the_biggest_mistake(patrizier: Game) -> None:
    """The worst answer late in a game of good players, by far, is found, with its cost."""
    worst = (0.0, -1, -1)
    oracle = Oracle(player_loops(patrizier), 2, SURE)
    start = patrizier.start(2)
    answers = answers_of(start)
    at = start.copy()
    for ply, answer in enumerate(answers):
        if ply > len(answers) * 2 // 3 and at.actor != NATURE and len(at.answers()) > 1:
            seat = int(at.state.actor)
            margins = {}
            for tried in at.answers():
                rows = at_once(oracle.margins(at.state, (0,) * 64, 40, seat, (tried,)))
                margins[tried] = sum(row[seat] for row in rows) / len(rows) / 100
            bad = min(margins, key=lambda one: margins[one])
            worst = max(worst, (max(margins.values()) - margins[bad], ply, bad))
        patrizier.questions.apply(at.state, answer)
    cost, ply, blunder = worst
    assert cost > 5
    before = end_of(start, answers[:ply])
    played = [*answers[:ply], blunder]
    played += answers_of(end_of(start, played), 4)
    findings = review(before, played[ply:], SURE)
    asked = before.actor
    mine = [one for one in findings.judged if one.seat == asked]
    biggest = max(mine, key=lambda one: one.loss)
    assert (biggest.ply, biggest.departed, biggest.given.answers[0]) == (0, 0, blunder)
    assert biggest.mistake
    assert biggest.loss == pytest.approx(cost, rel=0.5)


def test_nobody_is_judged_by_what_could_not_be_known(patrizier: Game) -> None:
    """Two positions that look alike to a seat: its decision is worth the same in both, the truth is not."""
    truths = set()
    for share in (0.1, 0.4):
        at = sensible(patrizier, 3, 5, share)
        seat, given = int(at.state.actor), at.answers()[-1]
        other = next(world for number in range(50) if (world := at.sample(seat, Random(number))).state != at.state)
        one, two = (review(position, [given], LITTLE) for position in (at, other))
        assert one.judged == two.judged
        truths.add(one.course == two.course)
    assert False in truths


def test_whoever_stops_waiting_stops_the_work(patrizier: Game) -> None:
    start, done = patrizier.start(2), Counter[str]()

    def progress(_done: int, _of: int, _course: Course | None) -> None:
        done["steps"] += 1

    with pytest.raises(Cancelled):
        review(start, answers_of(start), LITTLE, progress, lambda: done["steps"] > 20)
    assert done["steps"] <= 22


@pytest.mark.parametrize("name", SEARCHED)
def test_futures_are_the_same_compiled_and_plain(name: str, request: pytest.FixtureRequest) -> None:
    game: Game = request.getfixturevalue(name)
    at = midway(game, 3, 2, 60)
    while at.actor == NATURE or len(at.answers()) == 1:
        at.apply(at.answers()[0])
    seat, line = int(at.state.actor), (at.answers()[0],)
    for observer, given in ((TRUTH, ()), (seat, line)):
        quick, slow = (
            at_once(Oracle(player_loops(game, accelerated), 3, LITTLE).margins(at.state, (1,) * 64, 5, observer, given))
            for accelerated in (True, False)
        )
        assert quick == slow


def test_nature_is_as_likely_as_its_weights_say(firenze: Game) -> None:
    """In the futures answers run a race; each wins as often as if it were drawn by its weight."""
    loops = player_loops(firenze, False).loops
    run = loops.link({"raced": raced}).raced
    at = firenze.start(3)
    while at.actor != NATURE or len(set(at.weights())) < 2:
        at.apply(at.answers()[-1])
    answers, weights, stream, times = at.answers(), at.weights(), [0] * 4, 4_000
    legal, found = firenze.questions.legal(at.state), Counter[int]()
    for number in range(times):
        start_stream(stream, 7, number)
        found[run(at.state, legal, stream)] += 1
    for answer, weight in zip(answers, weights, strict=True):
        expected = times * weight / sum(weights)
        assert abs(found[answer] - expected) < 5 * expected**0.5


def test_what_is_not_ours_is_reviewed_too() -> None:
    assert Depth.of("a game of somebody else", "quick").futures > 0
    assert Depth.of("firenze", "thorough").futures > Depth.of("firenze", "quick").futures
    plain = Depth.of("patrizier", "quick", accelerated=False)
    assert (plain.rounds, plain.depth, plain.candidates) == (1, 1, 2)
