"""Lessons: every position, answer, rule and sentence of them holds, or this fails."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import torri
from tests.engine import toy
from tests.texts.test_texts import SOURCE, messages
from torri.engine.errors import IllegalAnswer, NoLesson, UnknownStep
from torri.engine.lessons import Lesson, follow, lesson
from torri.texts import LANGUAGES, Words

GAMES = ("firenze", "florenza", "patrizier")
PARTS = ("title", "says", "asks", "instead", "done")
FEWEST, MOST = 8, 14
LONGEST = 520  # signs of what a step says: two or three sentences, hardly more


@pytest.fixture(params=GAMES)
def taught(request: pytest.FixtureRequest) -> Lesson:
    return lesson(torri.game(request.param))


def test_a_lesson_has_few_steps_with_names_of_their_own(taught: Lesson) -> None:
    assert FEWEST <= len(taught.steps) <= MOST
    assert len({step.name for step in taught.steps}) == len(taught.steps)
    assert len(taught.names) == taught.players
    assert taught.steps[0].later, "the set-up is passed over"


def test_every_step_asks_the_learner(taught: Lesson) -> None:
    for number, step in enumerate(taught.steps):
        position = taught.position(number)
        assert position.actor == taught.seat, step.name
        assert position.forced() is None, f"{step.name}: what leaves no choice is no lesson"


def test_the_script_of_every_step_is_accepted(taught: Lesson) -> None:
    for number, step in enumerate(taught.steps):
        if step.tries is None:
            assert taught.script(number), step.name
            for way in taught.ways(number):
                assert taught.accepts(number, way), step.name


def test_what_is_legal_but_not_asked_is_not_accepted(taught: Lesson) -> None:
    for number, step in enumerate(taught.steps):
        if step.tries is not None:
            continue
        script = taught.script(number)
        position = taught.position(number)
        others = [answer for answer in position.answers() if answer != script[0]]
        assert others, step.name
        assert not any(taught.accepts(number, (answer,)) for answer in others), step.name
        assert not taught.accepts(number, ()), step.name
        assert len(script) == 1 or not taught.accepts(number, script[:-1]), f"{step.name}: half of it is not all"


def test_what_is_to_be_tried_is_forbidden_by_a_rule_that_the_step_is_about(taught: Lesson) -> None:
    tried = [step for step in taught.steps if step.tries is not None]
    assert tried, "every lesson shows what 'Why not?' is"
    for number, step in enumerate(taught.steps):
        if step.tries is None:
            continue
        position, _ = taught.play(number, taught.script(number))
        assert position.actor == taught.seat, step.name
        reasons = position.why_not(position.parse(step.tries))
        assert step.rule in {reason.rule for reason in reasons}, step.name
        assert taught.ply(number + 1) == taught.ply(number), f"{step.name}: nothing is given"


def test_where_any_way_will_do_nothing_follows_that_depends_on_it(taught: Lesson) -> None:
    """A step may accept several ways if they lead to the same position, or if the game is passed over then."""
    for number, step in enumerate(taught.steps):
        loose = bool(step.free) or len({taught.play(number, way)[0].encode() for way in taught.ways(number)}) > 1
        last = number + 1 == len(taught.steps)
        assert not loose or last or taught.steps[number + 1].later, step.name


def test_the_lesson_is_one_game_played_to_its_end(taught: Lesson) -> None:
    end = taught.position(len(taught.steps))
    assert end.over
    assert end.winners() == [taught.seat], "the learner wins"
    plies = [taught.ply(number) for number in range(len(taught.steps) + 1)]
    assert plies == sorted(plies)


def test_what_happens_between_two_steps_is_told_by_others(taught: Lesson) -> None:
    for number, step in enumerate(taught.steps):
        since = taught.since(number)
        assert not (step.later and since), step.name
        assert all(done.actor != taught.seat or done.forced for done in since), step.name


def test_the_rules_of_the_steps_are_paragraphs_of_the_game(taught: Lesson) -> None:
    assert {step.rule for step in taught.steps} <= set(taught.game.paragraphs)
    assert len({step.rule for step in taught.steps}) >= len(taught.steps) - 3, "a step is about a rule of its own"


def texts(game: str) -> Path:
    return SOURCE / "games" / game / "texts" / "lessons"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks_in_every_language(taught: Lesson, language: str) -> None:
    words = Words(language, taught.game, taught.names, lessons=True)
    for step in taught.steps:
        for part in PARTS:
            said = words(f"lesson-{step.name}-{part}", **taught.game.figures)
            assert said and len(said) <= LONGEST, f"{language}: {step.name}-{part}: {len(said)}"
    assert words("lesson-about", **taught.game.figures) and words("lesson-end", **taught.game.figures)


def test_no_sentence_is_too_many_and_the_languages_agree(taught: Lesson) -> None:
    wanted = {"lesson-about", "lesson-end"} | {f"lesson-{step.name}-{part}" for step in taught.steps for part in PARTS}
    english = messages(texts(taught.game.name) / "en.ftl")
    assert set(english) == wanted
    for language in LANGUAGES[1:]:
        other = messages(texts(taught.game.name) / f"{language}.ftl")
        assert list(other) == list(english), language
        assert {name: found for name, found in other.items() if found != english[name]} == {}, language


def test_no_sentence_is_left_in_english(taught: Lesson) -> None:
    def sentences(language: str) -> set[str]:
        lines = (texts(taught.game.name) / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        said = {re.sub(r"^[\w-]+ = ", "", line) for line in lines if not line.startswith("#")}
        return {line for line in said if len(line.split()) > 4}

    for language in LANGUAGES[1:]:
        assert sentences("en") & sentences(language) == set(), language


def test_the_number_of_steps_that_is_announced_is_right(taught: Lesson) -> None:
    counted = {11: "eleven", 12: "twelve", 14: "fourteen"}
    assert counted[len(taught.steps)] in Words("en", taught.game, taught.names, lessons=True)("lesson-about")


def test_answers_that_may_not_be_given_are_refused(taught: Lesson) -> None:
    position = taught.position(0)
    wrong = next(answer for answer in range(64) if answer not in position.answers())
    with pytest.raises(IllegalAnswer):
        taught.accepts(0, (wrong,))


def test_a_step_that_is_not_there_is_named(taught: Lesson) -> None:
    for number in (-1, len(taught.steps)):
        with pytest.raises(UnknownStep):
            taught.step(number)


def test_any_payment_will_do_where_it_is_free() -> None:
    firenze = lesson(torri.game("firenze"))
    number = next(number for number, step in enumerate(firenze.steps) if step.free)
    position = firenze.position(number)
    other = [done.answer for done in follow(position, "c1 yyr", 0, firenze.seat) if not done.forced]
    assert tuple(other) != firenze.script(number)
    assert firenze.accepts(number, other)


def test_a_game_may_come_without_a_lesson() -> None:
    with pytest.raises(NoLesson):
        lesson(toy.GAME)
