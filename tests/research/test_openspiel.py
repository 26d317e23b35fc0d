"""The games in OpenSpiel: its own conformance test, its searches, and that nobody sees what is hidden."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import torri
from tests.amount import LONG, amount, cases
from torri.engine.bits import members
from torri.research.actions import WrongAction, actions
from torri.research.openspiel import TorriGame, WrongParameters

VARIANTS = (
    "torri_patrizier",
    "torri_patrizier(players=3,open_memory=true)",
    "torri_patrizier(players=5)",
    "torri_firenze",
    "torri_firenze(players=4,campanile=true,placing=hand_picked,dead_colour=drawn,neutral_seals=7)",
    "torri_firenze(players=3,start_player=2,placing=dice,patrician_shields_all=true,open_memory=true)",
    "torri_florenza",
    "torri_florenza(players=3,short_game=true,both_offices_twice=false,open_memory=true)",
    "torri_florenza(players=5,first_game=true,families=chosen)",
)
ONE_OF_EACH = ("torri_patrizier(players=3)", "torri_firenze", "torri_florenza")
# Only Patrizier hides something: its worlds differ.
IN_WORLDS = [(spec, worlds) for spec in ONE_OF_EACH for worlds in (ismcts.UNLIMITED_NUM_WORLD_SAMPLES, 2)]


def random_answer(state: Any, rng: Random) -> int:
    if state.is_chance_node():
        answers, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(answers, weights)[0])
    return int(rng.choice(state.legal_actions()))


def played(spec: str, plies: int, seed: int = 0) -> Any:
    """A state after some random answers, with a seat to answer next and a choice."""
    rng = Random(seed)
    state = pyspiel.load_game(spec).new_initial_state()
    while len(state.history()) < plies or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(random_answer(state, rng))
    return state


def replayed(state: Any) -> Any:
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action_with_legality_check(action)
    return again


@pytest.mark.parametrize("spec", cases(short=VARIANTS[1:2], long=VARIANTS))  # the other games are long
def test_openspiel_finds_nothing_wrong_with_random_games(spec: str) -> None:
    game = pyspiel.load_game(spec)
    pyspiel.random_sim_test(game, num_sims=3 if LONG and "patrizier" in spec else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["patrizier", "firenze", "florenza"])
def test_the_numbers_of_a_game(name: str) -> None:
    rules = torri.game(name)
    for players in rules.players:
        game = pyspiel.load_game(f"torri_{name}", {"players": players})
        assert isinstance(game, TorriGame)
        assert game.num_players() == players
        assert game.num_distinct_actions() == len(actions(rules))
        assert game.max_chance_outcomes() == max(q.answers for q in rules.questions if q.weight)
        assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
        assert game.max_game_length() == rules.longest
    kind = game.get_type()
    assert (kind.min_num_players, kind.max_num_players) == (rules.players[0], rules.players[-1])
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert set(kind.parameter_specification) == {"players", *(option.name for option in rules.options)}


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("torri_firenze(players=3,start_player=2,dead_colour=drawn,campanile=true)")
    options = game.new_initial_state().position.options
    assert (options["start_player"], options["dead_colour"], options["campanile"]) == (2, "drawn", True)
    default = pyspiel.load_game("torri_firenze").new_initial_state().position
    assert default.options == torri.game("firenze").start(2).options
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("torri_patrizier(players=7)", "players = 7; least = 2; most = 5"),
        ("torri_firenze(start_player=3)", "0 (drawn) / 1-2"),
        ("torri_firenze(neutral_seals=99)", "expected = 0-7"),
        ("torri_florenza(families=none)", "by_seat / chosen"),
    ],
)
def test_parameters_that_a_game_cannot_have(spec: str, said: str) -> None:
    with pytest.raises(WrongParameters) as caught:
        pyspiel.load_game(spec)
    assert said in str(caught.value)


@pytest.mark.parametrize("spec", ONE_OF_EACH)
def test_chance_has_the_weights_of_nature(spec: str) -> None:
    rng = Random(1)
    state = pyspiel.load_game(spec).new_initial_state()
    uneven = 0
    while not state.is_terminal():
        position = state.position
        if state.is_chance_node():
            total = sum(position.weights())
            expected = zip(position.answers(), position.weights(), strict=True)
            assert state.chance_outcomes() == [(answer, weight / total) for answer, weight in expected]
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1, abs=1e-12)
            uneven += len(set(position.weights())) > 1
        else:
            assert state.current_player() == position.actor
            assert state.legal_actions() == actions(torri.game(position.game.name)).legal(position)
            assert all(a < b for a, b in pairwise(state.legal_actions()))
            assert state.legal_actions((position.actor + 1) % position.players) == []
        state.apply_action(random_answer(state, rng))
    assert (uneven > 0) == ("florenza" not in spec)  # Florenza rolls dice and draws each person once
    assert state.legal_actions() == []
    assert state.returns() == state.rewards()
    assert sum(state.returns()) == pytest.approx(0)
    assert {seat for seat, value in enumerate(state.returns()) if value > 0} == set(state.position.winners())


@pytest.mark.parametrize("spec", ONE_OF_EACH)
def test_an_observation_is_the_games_own_in_named_pieces(spec: str) -> None:
    state = played(spec, 40)
    described = torri.game(state.position.game.name).observation
    assert described is not None
    observation = make_observation(state.get_game())
    for player in range(state.num_players()):
        row = described.row(state.position.state, player)
        observation.set_from(state, player)
        assert observation.tensor.dtype == np.float32
        assert observation.tensor.tolist() == row
        assert state.observation_tensor(player) == row
        assert list(observation.dict) == [block.name for block in described.blocks]
        for block in described.blocks:
            piece = observation.dict[block.name]
            assert piece.shape == block.shape
            assert np.shares_memory(piece, observation.tensor)
            assert piece.ravel().tolist() == row[described.slices[block.name]]
    assert state.get_game().observation_tensor_shape() == [described.size]
    lines = dict(line.split(": ") for line in state.observation_string(0).splitlines())
    assert lines["question"].split().index("1") == state.position.state.ask


def test_an_observation_of_more_than_a_seat_knows_is_refused() -> None:
    game = pyspiel.load_game("torri_patrizier")
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(WrongParameters, match="SINGLE_PLAYER"):
        make_observation(game, everything)
    with pytest.raises(WrongParameters, match="no parameters"):
        make_observation(game, params={"seat": 1})


@pytest.mark.parametrize("spec", ONE_OF_EACH)
def test_an_information_state_hides_what_was_told_to_others_alone(spec: str) -> None:
    """Compared with the events of the game, which know who saw what."""
    rng = Random(2)
    state = pyspiel.load_game(spec).new_initial_state()
    position = state.position
    seats = range(state.num_players())
    expected: list[list[str]] = [[] for _ in seats]
    while not state.is_terminal():
        action = random_answer(state, rng)
        offset = 0 if state.is_chance_node() else actions(torri.game(position.game.name)).offset(position)
        events = position.apply(action - offset)
        for seat in seats:
            seen = all(event.seen_by(seat) is event for event in events)
            expected[seat].append(str(action) if seen else "?")
        state.apply_action(action)
    for seat in seats:
        assert state.information_state_string(seat) == f"seat {seat}: {' '.join(expected[seat])}"
    hidden = 3 * (len(seats) - 1) if "patrizier" in spec else 0
    assert [told.count("?") for told in expected] == [hidden for _ in seats]


@pytest.mark.parametrize("plies", [4, 20, 60, 110, 160])
def test_a_resampled_state_looks_alike_and_has_a_history_of_its_own(plies: int) -> None:
    rng = Random(plies)
    state = pyspiel.load_game("torri_patrizier(players=3)").new_initial_state()
    for _ in range(plies):
        state.apply_action(random_answer(state, rng))
    described = torri.game("patrizier").observation
    assert described is not None
    before = str(state)
    for player in range(3):
        worlds = set()
        for _ in range(20):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            again = replayed(other)
            assert str(again) == str(other)
            for seat in range(3):
                assert again.information_state_string(seat) == other.information_state_string(seat)
            assert [one.player for one in other.full_history()] == [one.player for one in state.full_history()]
            assert other.move_number() == state.move_number() == plies
            assert other.current_player() == state.current_player()
            assert described.row(other.position.state, player) == described.row(state.position.state, player)
            assert other.position.view(player) == state.position.view(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            worlds.add(str(other))
        hidden = [cards for seat, cards in enumerate(state.position.state.undisclosed) if seat != player]
        assert (len(worlds) > 1) == any(hidden)
    assert str(state) == before


def test_resampling_is_as_likely_as_dealing() -> None:
    """Each card that lies hidden comes to each of the places where it may lie equally often."""
    state = played("torri_patrizier", 0)
    rng = Random(5)
    own = state.current_player()
    unseen = set(members(state.position.state.stock | state.position.state.undisclosed[1 - own]))
    start_cards = sorted(unseen & {outcome for outcome, _ in state.get_game().new_initial_state().chance_outcomes()})
    plies = [ply for ply, seen in enumerate(state.information_state_string(own).split()[2:]) if seen == "?"]
    assert len(plies) == 3
    worlds = 3_000
    dealt = [state.resample_from_infostate(own, rng.random).history() for _ in range(worlds)]
    for ply in plies:
        for card in start_cards:
            share = sum(history[ply] == card for history in dealt) / worlds
            assert share == pytest.approx(1 / len(start_cards), abs=0.03)


@pytest.mark.parametrize("spec", ["torri_firenze", "torri_florenza"])
def test_where_nothing_is_hidden_resampling_changes_nothing(spec: str) -> None:
    state = played(spec, 60)
    other = state.resample_from_infostate(state.current_player(), Random(1).random)
    assert str(other) == str(state)
    assert other.history() == state.history()


@pytest.mark.parametrize("spec", ONE_OF_EACH)
def test_copies_and_stored_states_go_their_own_way(spec: str) -> None:
    state = played(spec, 50)
    before, history = str(state), state.history()
    stored = pyspiel.serialize_game_and_state(state.get_game(), state)
    copies = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(stored)[1],
    ]
    for number, twin in enumerate(copies):
        assert str(twin) == before
        assert twin.history() == history
        seats = range(state.num_players())
        told = [state.information_state_string(seat) for seat in seats]
        assert [twin.information_state_string(seat) for seat in seats] == told
        rng = Random(number)
        while not twin.is_terminal():
            twin.apply_action(random_answer(twin, rng))
        assert str(replayed(twin)) == str(twin)
    assert str(state) == before
    action = state.legal_actions()[0]
    sibling = state.clone()
    state.apply_action(action)
    assert str(sibling) == before


def test_actions_are_written_in_the_notation_of_the_game() -> None:
    state = played("torri_patrizier", 30)
    player, position = state.current_player(), state.position
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert texts == [position.text(answer) for answer in position.answers()]
    assert state.string_to_action(texts[-1]) == state.legal_actions()[-1]
    chance = state.get_game().new_initial_state()
    assert chance.action_to_string(-1, 5) == chance.position.text(5)
    assert chance.action_to_string(0, 5) == "PLAY 5"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = played("torri_patrizier", 30)
    before = str(state)
    for action in (-2, 10_000, *set(range(state.num_distinct_actions())) - set(state.legal_actions())):
        with pytest.raises(WrongAction):
            state.apply_action(action)
    assert (str(state), len(replayed(state).history())) == (before, len(state.history()))


def play_on(bot: Any, state: Any) -> None:
    """Some legal answers of a bot; the first draw follows each."""
    for _ in range(4 if "patrizier" in state.get_game().get_type().short_name else 1):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if state.is_terminal():
            break


@pytest.mark.parametrize("spec", cases(short=["torri_florenza"], long=ONE_OF_EACH))
def test_monte_carlo_tree_search_plays(spec: str) -> None:
    state = played(spec, 90)
    rng = np.random.RandomState(4)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    play_on(bot, state)


@pytest.mark.parametrize("spec", cases(short=["torri_firenze"], long=ONE_OF_EACH))
def test_the_search_of_openspiels_core_plays(spec: str) -> None:
    state = played(spec, 90)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 6, 100, False, 7, False)
    before = str(state)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize(("spec", "worlds"), cases(short=IN_WORLDS[:2], long=IN_WORLDS))
def test_search_in_information_sets_plays(spec: str, worlds: int) -> None:
    """The search itself checks that each resampled state has the information state of the root."""
    state = played(spec, 60)
    rng = np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 8, max_world_samples=worlds, random_state=rng)
    play_on(bot, state)


def test_a_search_in_information_sets_plays_a_game_to_its_end() -> None:
    state = played("torri_patrizier", amount(short=100, long=0), seed=3)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 1.4, 4, random_state=rng)
    chance = Random(3)
    while not state.is_terminal():
        asked = state.current_player() == 0
        action = bot.step(state) if asked else random_answer(state, chance)
        state.apply_action_with_legality_check(action)
    assert sum(state.returns()) == 0


def test_the_environment_for_learners_plays_a_whole_game() -> None:
    environment = rl_environment.Environment("torri_patrizier", players=4)
    rng = Random(1)
    step = environment.reset()
    described = torri.game("patrizier").observation
    assert described is not None
    assert len(step.observations["info_state"][0]) == described.size
    while not step.last():
        asked = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][asked])])
    assert sum(step.rewards) == pytest.approx(0)


def test_python_ends_in_peace_after_the_games_were_registered() -> None:
    """What is given to OpenSpiel is let go only after Python has ended; nothing may be freed then."""
    program = "import pyspiel, torri.research.openspiel; game = pyspiel.load_game('torri_patrizier')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_openspiel_the_extra_is_named() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import torri.research.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    sentence = done.stderr.splitlines()[-1]
    assert "pyspiel is not installed" in sentence
    assert "pip install 'torri[openspiel]'" in sentence
