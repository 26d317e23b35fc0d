"""Random games of every game at all player counts and options: nothing lost, no dead end, everything reads back."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from torri import NATURE, IllegalAnswer, Position, TorriError
from torri.engine.questions import MAX_ANSWERS

from ..amount import amount, cases
from ..playing import midway, random_answer
from .broken import wrong_with
from .every import PLAIN, VARIED, WITH_THREE, Table, any_table

any_seed = st.integers(0, 2**32)
any_step = st.integers(0, 600)


def reached(table: Table, seed: int, steps: int) -> Position:
    return midway(table.game, table.players, seed, steps, seed % 2 == 1, **dict(table.options))


@given(table=any_table, seed=any_seed)
@settings(max_examples=amount(short=5, long=40), deadline=None)
def test_every_step_of_a_game_is_sound(table: Table, seed: int) -> None:
    steps = 0
    for at in table.positions(seed):
        assert wrong_with(at) is None
        assert at.over or at.answers()
        assert len(at.weights()) == (len(at.answers()) if at.actor == NATURE else 0)
        assert all(weight > 0 for weight in at.weights())
        assert at.automatic() is None or at.automatic() in at.answers()
        steps += 1
    assert steps <= table.game.longest


@given(table=any_table, seed=any_seed)
@settings(max_examples=amount(short=3, long=15), deadline=None)
def test_no_reason_if_and_only_if_legal(table: Table, seed: int) -> None:
    for at in islice(table.positions(seed), 0, None, amount(short=8, long=1)):
        legal = at.answers()
        for answer in range(-2, MAX_ANSWERS + 2):
            reasons = at.why_not(answer)
            assert (not reasons) == (answer in legal)
            assert all(reason.convention or reason.rule in at.game.paragraphs for reason in reasons)


@given(table=any_table, seed=any_seed)
@settings(max_examples=amount(short=3, long=10), deadline=None)
def test_positions_and_answers_read_back(table: Table, seed: int) -> None:
    for at in islice(table.positions(seed), 0, None, amount(short=10, long=1)):
        again = table.game.decode(at.encode())
        assert again.state == at.state
        assert again.options == at.options
        if not at.over:
            size = at.game.questions[at.state.ask].answers
            texts = [at.text(answer) for answer in range(size)]
            assert len(set(map(str.casefold, texts))) == size, texts
            assert [at.parse(text.upper()) for text in texts] == list(range(size))
            assert not any(" " in text or "+" in text for text in texts)


@pytest.mark.parametrize("table", VARIED, ids=str)
def test_a_position_whose_options_are_not_those_it_is_played_by_is_refused(table: Table) -> None:
    """Where the state has a field of an option's name, the two must agree."""
    name, value = table.options[0]
    at = table.game.start(table.players, dict(table.options))
    if hasattr(at.state, name) and isinstance(value, bool):
        at.options[name] = not value
        with pytest.raises(TorriError) as refused:
            table.game.decode(at.encode())
        assert name in str(refused.value)


@given(table=any_table, seed=any_seed, steps=any_step)
@settings(max_examples=amount(short=6, long=40), deadline=None)
def test_a_copy_is_independent(table: Table, seed: int, steps: int) -> None:
    at = reached(table, seed, steps)
    before = at.encode()
    twin = at.copy()
    assert twin.state == at.state
    rng = Random(seed)
    for _ in range(300):
        if not twin.over:
            twin.apply(rng.choice(twin.answers()))
    assert at.encode() == before


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_an_illegal_answer_changes_nothing(table: Table) -> None:
    for steps in (60, 200, 333):
        at = reached(table, 1, steps)
        before = at.encode()
        for answer in set(range(-1, 64)) - set(at.answers()):
            with pytest.raises(IllegalAnswer):
                at.apply(answer)
        assert at.encode() == before


@pytest.mark.parametrize("table", cases(short=WITH_THREE, long=PLAIN), ids=str)
def test_looking_changes_nothing(table: Table) -> None:
    for at in islice(table.positions(2), 0, None, amount(short=5, long=1)):
        before = at.encode()
        look_at_everything(at)
        assert at.encode() == before


def look_at_everything(at: Position) -> None:
    at.view(None), at.view(0), at.scores(), at.winners(), at.ledger(), at.answers(), at.weights()
    at.sample(1, Random(0)), at.why_not(0), at.copy(), at.automatic(), at.forecast(0)


@given(table=any_table, seed=any_seed)
@settings(max_examples=amount(short=4, long=10), deadline=None)
def test_the_ledger_adds_up_to_the_score(table: Table, seed: int) -> None:
    for at in table.positions(seed):
        if at.actor != NATURE and Random(seed).random() < 0.9:
            continue
        lines = at.ledger()
        assert at.scores() == [sum(line.points for line in lines if line.seat == seat) for seat in range(at.players)]
        assert all(line.rule in at.game.paragraphs for line in lines)


@given(table=any_table, seed=any_seed)
@settings(max_examples=amount(short=4, long=8), deadline=None)
def test_every_point_on_the_way_is_told_with_an_existing_rule(table: Table, seed: int) -> None:
    rng = Random(seed)
    at = table.game.start(table.players, dict(table.options))
    while not at.over:
        for event in at.apply(random_answer(at, rng, eager=True)):
            assert event.rule in at.game.paragraphs
