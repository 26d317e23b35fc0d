"""The games registered with OpenSpiel; importing this module is enough.

import pyspiel
import torri.research.openspiel
game = pyspiel.load_game("torri_patrizier(players=3,open_memory=true)")

Chance is explicit: an outcome is an answer of nature, with its exact probability. A player's action is numbered as
everywhere in `torri.research`. An information state is the history as the seat saw it; an observation is the game's
own, in named blocks of whole numbers.

Firenze and Florenza hide nothing from a player with perfect recall, so that each of their information states is a
single state. They are still registered as games of imperfect information: cards and certificates lie face down,
and OpenSpiel's searches in information sets refuse games of the other kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final

from torri.engine.errors import TorriError, WrongOption
from torri.engine.options import DRAWN, Option, Seat, Value
from torri.engine.position import Position
from torri.research.extras import needed
from torri.research.information import retold, told_to
from torri.research.openspiel_play import CHANCE, TERMINAL, Play, Retelling, Rules, rules

with needed("openspiel"):
    import numpy as np
    import pyspiel

PREFIX: Final = "torri_"
PLAYERS_PARAMETER: Final = "players"  # the parameter that is no option of the game
ANY_SEAT: Final = 0  # instead of a seat, counted from 1: it is drawn


class WrongParameters(ValueError):
    """Parameters with which a game can't be played or observed."""


class TorriGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players, with its options."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        made = rules(self.name)
        given = {**defaults(made), **(params or {})}
        try:
            players = int(given[PLAYERS_PARAMETER])
            options = {option.name: _value(option, given[option.name], players) for option in made.game.options}
            start = made.game.start(players, options)
        except TorriError as error:
            raise WrongParameters(f"{PREFIX}{self.name}: {error}") from error
        info = pyspiel.GameInfo(
            num_distinct_actions=len(made.space),
            max_chance_outcomes=max(question.answers for question in made.game.questions if question.weight),
            num_players=start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=made.game.longest,
        )
        super().__init__(game_type(self.name), info, given)
        self.rules = made
        self.start = Play(start)

    def new_initial_state(self) -> TorriState:
        return TorriState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.game.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Any:
        """An observer of what a seat knows now or, with perfect recall, of all that it has seen."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not isinstance(kind, pyspiel.IIGObservationType):
            raise WrongParameters(f"an observation takes no parameters; {dict(params or kind)} were given")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise WrongParameters(
                "a seat sees the table and what is its own; public_info must be true, and private_info SINGLE_PLAYER"
            )
        return HistoryObserver() if kind.perfect_recall else TableObserver(self.rules)


class Patrizier(TorriGame):
    name = "patrizier"


class Firenze(TorriGame):
    name = "firenze"


class Florenza(TorriGame):
    name = "florenza"


class TorriState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. OpenSpiel keeps the history; all else is in the play, which OpenSpiel clones and stores."""

    play: Play

    def __init__(self, game: TorriGame) -> None:
        super().__init__(game)
        self.play = game.start.branch()

    @property
    def position(self) -> Position:
        """A copy of the position, with all that is hidden, for the rest of Torri."""
        return self.play.position.copy()

    def current_player(self) -> int:
        return self.play.actor

    def is_terminal(self) -> bool:
        return self.play.actor == TERMINAL

    def is_chance_node(self) -> bool:
        return self.play.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, ascending; without the detour through C++ that OpenSpiel would take."""
        return list(self.play.answers()) if player is None or player == self.play.actor else []

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.play.answers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.play.outcomes())

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.text(player, action)

    def returns(self) -> list[float]:
        return self.play.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TorriState:
        """A state that the player cannot tell from this one, with its history; all are as likely as by chance alone."""
        rng = Random(probability_sampler())
        play, told = self.play, self.full_history()
        world = play.position.sample(player_id, rng)
        answers = [one.action for one in told]
        history = retold(self.play.rules.game, answers, play.hidden, play.state, world.state, player_id, rng)
        state: TorriState = self.get_game().new_initial_state()
        state._retell([one.player for one in told], history, Play(world, play.ply, play.hidden))
        return state

    def _retell(self, actors: list[int], history: list[int], play: Play) -> None:
        """Set this state to a play whose history is known, without playing it again."""
        self.play = Retelling([*actors, play.actor])  # type: ignore[assignment]
        for action in history:
            self.apply_action(action)
        self.play = play

    def __str__(self) -> str:
        return self.play.position.encode()

    def __deepcopy__(self, _memo: object) -> TorriState:
        copied: TorriState = self.clone()
        return copied


class TableObserver:
    """What a seat knows now: the blocks of the game's observation, by name in `dict`, one after another in `tensor`."""

    def __init__(self, made: Rules) -> None:
        assert made.game.observation is not None
        self._observation = made.game.observation
        self.tensor = np.zeros(self._observation.size, np.float32)
        self.dict = {
            block.name: self.tensor[self._observation.slices[block.name]].reshape(block.shape)
            for block in self._observation.blocks
        }

    def set_from(self, state: TorriState, player: int) -> None:
        self.tensor[:] = self._observation.row(state.play.state, player)

    def string_from(self, state: TorriState, player: int) -> str:
        """A line for each block that is not all zeros."""
        row = self._observation.row(state.play.state, player)
        parts = {name: row[place] for name, place in self._observation.slices.items()}
        return "\n".join(f"{name}: {' '.join(map(str, part))}" for name, part in parts.items() if any(part))


class HistoryObserver:
    """All that a seat has seen: a string only, since games have no common length."""

    tensor: Final = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TorriState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: TorriState, player: int) -> str:
        return told_to(player, state.history(), state.play.hidden)


def defaults(made: Rules) -> dict[str, Value]:
    """The parameters of a game, with the values that they have unless others are given."""
    options = {option.name: ANY_SEAT if isinstance(option, Seat) else option.default for option in made.game.options}
    return {PLAYERS_PARAMETER: made.game.players[0], **options}


def _value(option: Option, given: Value, players: int) -> Value:
    """A parameter as the game's own option: OpenSpiel wants numbers only where a seat may also be a word."""
    if not isinstance(option, Seat):
        return given
    if given not in range(players + 1):
        raise WrongOption(option=option.name, value=str(given), expected=f"{ANY_SEAT} (drawn) / 1-{players}")
    return DRAWN if given == ANY_SEAT else given


@lru_cache(maxsize=32)
def game_type(name: str) -> Any:
    """A game as OpenSpiel lists it."""
    made = rules(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Torri: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=made.game.players[-1],
        min_num_players=made.game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(made),
    )


# Classes, because OpenSpiel releases what it was given only after Python has ended, when nothing may be freed.
for _game in (Patrizier, Firenze, Florenza):
    pyspiel.register_game(game_type(_game.name), _game)
