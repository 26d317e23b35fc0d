"""Random games at all player counts and options: nothing lost, no dead end, everything reads back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri import NATURE, Game, IllegalAnswer, Position, TorriError
from torri.engine.loops import loops
from torri.engine.questions import WIDEST
from torri.engine.schema import misfits
from torri.texts import Words

from ...playing import midway, walk

PLAYERS = (2, 3, 4, 5)


@given(players=st.sampled_from(PLAYERS), seed=st.integers(0, 2**32), open_memory=st.booleans())
@settings(max_examples=25, deadline=None)
def test_every_step_of_a_game_is_sound(players: int, seed: int, open_memory: bool) -> None:
    game = torri.game("patrizier")
    steps = 0
    for at in walk(game, players, seed, open_memory=open_memory):
        assert game.audit(at.state) == 0
        assert misfits(at.state) == []
        assert at.over or at.answers()
        assert len(at.weights()) == (len(at.answers()) if at.actor == NATURE else 0)
        assert all(weight > 0 for weight in at.weights())
        steps += 1
    assert steps <= game.longest
    assert sum(at.scores()) >= (99 if players < 5 else 114)


@given(players=st.sampled_from(PLAYERS), seed=st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_no_reason_if_and_only_if_legal(players: int, seed: int) -> None:
    for at in walk(torri.game("patrizier"), players, seed):
        legal = at.answers()
        for answer in range(-2, WIDEST + 2):
            reasons = at.why_not(answer)
            assert (not reasons) == (answer in legal)
            assert all(reason.rule in at.game.paragraphs for reason in reasons)


@given(players=st.sampled_from(PLAYERS), seed=st.integers(0, 2**32), open_memory=st.booleans())
@settings(max_examples=10, deadline=None)
def test_positions_and_answers_read_back(players: int, seed: int, open_memory: bool) -> None:
    game = torri.game("patrizier")
    for at in walk(game, players, seed, open_memory=open_memory):
        again = game.decode(at.encode())
        assert again.state == at.state
        assert again.options == at.options
        if not at.over:
            size = game.questions[at.state.ask].answers
            texts = [at.text(answer) for answer in range(size)]
            assert len(set(map(str.casefold, texts))) == size
            assert [at.parse(text.upper()) for text in texts] == list(range(size))
            assert not any(" " in text for text in texts)


@given(
    players=st.sampled_from(PLAYERS),
    seed=st.integers(0, 100),
    steps=st.integers(0, 250),
    start=st.integers(0, 1_000),
    length=st.integers(0, 6),
    put_in=st.one_of(st.text("0123456789-,/= x", max_size=4), st.text(max_size=3)),
)
@settings(max_examples=300, deadline=None)
def test_a_damaged_position_is_refused_or_playable(
    players: int, seed: int, steps: int, start: int, length: int, put_in: str
) -> None:
    game = torri.game("patrizier")
    text = midway(game, players, seed, steps).encode()
    start %= len(text)
    try:
        at = game.decode(text[:start] + put_in + text[start + length :])
    except TorriError as error:
        assert Words("en", game).error(error)
        return
    rng = Random(seed)
    while not at.over:
        game.picture(at.view(0), Words("en", game))
        at.apply(rng.choice(at.answers()))
        assert game.audit(at.state) == 0


@given(players=st.sampled_from(PLAYERS), seed=st.integers(0, 2**32), steps=st.integers(0, 250))
@settings(max_examples=40, deadline=None)
def test_a_copy_is_independent(players: int, seed: int, steps: int) -> None:
    at = midway(torri.game("patrizier"), players, seed, steps)
    before = at.encode()
    twin = at.copy()
    assert twin.state == at.state
    rng = Random(seed)
    while not twin.over:
        twin.apply(rng.choice(twin.answers()))
    assert at.encode() == before


def test_an_illegal_answer_changes_nothing(patrizier: Game) -> None:
    at = midway(patrizier, 3, seed=1, steps=60)
    before = at.encode()
    for answer in set(range(-1, 64)) - set(at.answers()):
        with pytest.raises(IllegalAnswer):
            at.apply(answer)
    assert at.encode() == before


def test_looking_changes_nothing(patrizier: Game) -> None:
    for at in walk(patrizier, 4, seed=2):
        before = at.encode()
        look_at_everything(at)
        assert at.encode() == before


def look_at_everything(at: Position) -> None:
    at.view(None), at.view(0), at.scores(), at.winners(), at.ledger(), at.answers(), at.weights()
    at.sample(1, Random(0)), at.why_not(0), at.copy()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_of_the_soak(patrizier: Game, players: int) -> None:
    soaked = loops(patrizier).soak(patrizier.start(players).state, 3_000, seed=20)
    assert soaked.fault is None
    assert soaked.games == 3_000
    plain = loops(patrizier, False).soak(patrizier.start(players).state, 3, seed=20)
    assert plain.fault is None


@pytest.mark.parametrize("players", PLAYERS)
def test_cpython_and_numba_play_the_same_games(patrizier: Game, players: int) -> None:
    start = patrizier.start(players).state
    plain, fast = loops(patrizier, False), loops(patrizier, True)
    assert plain.simulate(start, 60, seed=3) == fast.simulate(start, 60, seed=3)
    for number in range(40):
        assert plain.trace(start, 4, number) == fast.trace(start, 4, number)
