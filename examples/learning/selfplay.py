"""Learning by self-play: proximal policy optimisation, for games of two in which one gains what the other loses.

Play a while, find out which answers led to more than was expected, and make those likelier, but never much at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from learning.features import SEATS, Features, Table
from learning.network import Adam, Flags, Floats, Network, Whole
from torri.engine.game import Game
from torri.research.vector import VectorEnv

POINTS: Final = 20.0  # a margin of so many points counts as 1, so that values are neither tiny nor huge
NEVER: Final = -1e9  # in place of the preference for what is not legal


@dataclass(frozen=True)
class Settings:
    """How to learn. An iteration is `games` times `steps` decisions."""

    seed: int = 1
    games: int = 256
    steps: int = 160  # about a whole game
    hidden: tuple[int, ...] = (64, 64)  # of the policy and of the critic
    minibatch: int = 1024
    passes: int = 1  # through what was played
    rate: float = 2e-3  # of learning at first; it falls in a straight line to `last_rate` of it
    last_rate: float = 0.02
    patience: float = 0.85  # lambda: how far back a surprise is laid to the answers before it
    foresight: float = 0.95  # lambda of what the critic learns to expect
    clip: float = 0.2  # how much likelier an answer may become before it is no longer pushed
    curiosity: float = 0.02  # what being undecided is worth
    every: int = 10  # iterations between two points of the curve
    trials: int = 512  # games against random for a point of the curve


@dataclass
class Played:
    """Decisions of self-play, one a row, and how well they turned out."""

    positions: Floats  # what the critic sees
    answers: Floats  # what the policy sees: as many rows as answers were legal, decision after decision
    masks: Flags
    actions: Whole
    likelihoods: Floats  # logarithms of how likely each action was when it was chosen
    advantages: Floats  # by how much it led to more than was expected
    returns: Floats  # what should have been expected

    def __post_init__(self) -> None:
        self._legal = self.masks.sum(axis=1)
        self._ends = np.cumsum(self._legal)

    def part(self, rows: Whole) -> Played:
        """Some of the decisions, with the answers that were legal in them."""
        legal = self._legal[rows]
        places = np.arange(legal.sum()) + np.repeat(self._ends[rows] - np.cumsum(legal), legal)
        return Played(
            self.positions[rows],
            self.answers[places],
            self.masks[rows],
            self.actions[rows],
            self.likelihoods[rows],
            self.advantages[rows],
            self.returns[rows],
        )


class Policy:
    """Answers by what each legal answer is about: one network judges them all."""

    def __init__(self, game: Game, network: Network) -> None:
        self.features = Features(game)
        self.network = network

    def best(self, observations: Whole, masks: Flags) -> Whole:
        """The legal action that it likes best, in each game."""
        answers = self.features.of_answers(Table(self.features.game, observations), masks)
        best: Whole = spread(self.network.forward(answers), masks).argmax(axis=1)
        return best


def spread(preferences: Floats, masks: Flags) -> Floats:
    """The preferences for all actions, from those for the legal ones."""
    outputs = np.full(masks.shape, NEVER, preferences.dtype)
    outputs[masks] = preferences
    return outputs


def log_likelihoods(outputs: Floats) -> Floats:
    """Of every action; what is not legal has a likelihood of 0."""
    preferences: Floats = outputs - outputs.max(axis=1, keepdims=True)
    preferences -= np.log(np.exp(preferences).sum(axis=1, keepdims=True))
    return preferences


def drawn(likelihoods: Floats, rng: np.random.Generator) -> Whole:
    """An action in each game, as likely as it says; never one of likelihood 0."""
    upto = np.cumsum(likelihoods, axis=1, dtype=np.float64)
    # A float32 below 1 times a float64 stays below it, so that some action is always beyond the threshold.
    thresholds = rng.random((len(upto), 1), np.float32) * upto[:, -1:]
    first: Whole = (upto > thresholds).argmax(axis=1)
    return first


class Learner:
    """A policy that answers and a critic that says how much is still to be gained. They share nothing: what the policy
    learns is mostly noise, and would spoil the critic, which everything depends on."""

    def __init__(self, game: Game, settings: Settings, rng: np.random.Generator) -> None:
        features = Features(game)
        self.policy = Policy(game, Network.fresh(features.answer_size, settings.hidden, rng))
        self.critic = Network.fresh(features.position_size, settings.hidden, rng)
        self.settings = settings
        self.rng = rng
        self._steps = Adam(self.policy.network.parameters, 0.5), Adam(self.critic.parameters, 5.0)

    def learn(self, played: Played, rate: float) -> tuple[float, float]:
        """Go through what was played, a minibatch at a time. The mean losses of the policy and of the critic."""
        losses = []
        for _ in range(self.settings.passes):
            order = self.rng.permutation(len(played.actions))
            for first in range(0, len(order), self.settings.minibatch):
                losses.append(self._learn_part(played.part(order[first : first + self.settings.minibatch]), rate))
        policy_mean, critic_mean = np.mean(losses, axis=0)
        return float(policy_mean), float(critic_mean)

    def _learn_part(self, part: Played, rate: float) -> tuple[float, float]:
        network = self.policy.network
        layers = network.layers(part.answers)
        policy_loss, slopes = loss_of_policy(layers[-1][:, 0], part, self.settings)
        self._steps[0].step(network.backward(layers, slopes), rate)
        layers = self.critic.layers(part.positions)
        critic_loss, slopes = loss_of_critic(layers[-1][:, 0], part)
        self._steps[1].step(self.critic.backward(layers, slopes), rate)
        return policy_loss, critic_loss


class SelfPlay:
    """Many games at once, both seats answered by the same policy."""

    def __init__(self, game: str, settings: Settings, rng: np.random.Generator) -> None:
        self.settings = settings
        self.rng = rng
        # What is forced teaches nothing, and a margin says more than who won.
        self.env = VectorEnv(game, settings.games, SEATS, settings.seed, reward="margin", skip_forced=True)
        self.features = Features(self.env.game)
        self.batch = self.env.reset()

    def gather(self, policy: Policy, critic: Network) -> Played:
        """Play on for so many steps. Games go on from one iteration to the next."""
        steps, games = self.settings.steps, self.settings.games
        positions = np.empty((steps + 1, games, self.features.position_size), np.float32)
        masks = np.empty((steps, games, len(self.env.actions)), np.bool_)
        chosen = np.empty((steps, games), np.int64)
        likelihoods, ends = np.empty((2, steps, games), np.float32)
        over = np.empty((steps, games), np.bool_)
        answers: list[Floats] = []
        # Both seats' answers make up one story, told as the first seat sees it: what one gains the other loses.
        sides, values, margins = np.empty((3, steps + 1, games), np.float32)
        for step in range(steps + 1):
            batch = self.batch
            table = Table(self.env.game, batch.observations)
            sides[step] = 1 - 2 * batch.seats
            positions[step] = self.features.of_positions(table)
            values[step] = critic.forward(positions[step]) * sides[step]
            margins[step] = (table.points[:, 0] - table.points[:, 1]) / POINTS * sides[step]
            if step == steps:
                break
            answers.append(self.features.of_answers(table, batch.masks))
            logs = log_likelihoods(spread(policy.network.forward(answers[-1]), batch.masks))
            chosen[step] = drawn(np.exp(logs), self.rng)
            masks[step] = batch.masks  # a copy: the next step fills the arrays of the batch anew
            likelihoods[step] = logs[np.arange(games), chosen[step]]
            self.batch = self.env.step(chosen[step])
            ends[step] = self.batch.rewards[:, 0] / POINTS
            over[step] = self.batch.over
        # Points are told as they are made, and not all at the end: so it shows sooner what they were made by.
        rewards = np.where(over, ends, margins[1:]) - margins[:-1]
        surprises = surprising(rewards, values, over)
        advantages = laid_back(surprises, over, self.settings.patience) * sides[:-1]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        returns = (laid_back(surprises, over, self.settings.foresight) + values[:-1]) * sides[:-1]
        return Played(
            positions[:-1].reshape(-1, positions.shape[2]),
            np.concatenate(answers),
            masks.reshape(-1, masks.shape[2]),
            chosen.reshape(-1),
            likelihoods.reshape(-1),
            advantages.reshape(-1),
            returns.reshape(-1),
        )


def surprising(rewards: Floats, values: Floats, over: Flags) -> Floats:
    """By how much each step turned out better than the critic had expected."""
    return rewards + np.where(over, 0, values[1:]) - values[:-1]


def laid_back(surprises: Floats, over: Flags, patience: float) -> Floats:
    """What each decision brought: a surprise is laid to those before it, less and less the longer ago they were."""
    brought = surprises.copy()
    for step in reversed(range(len(surprises) - 1)):
        brought[step] += patience * np.where(over[step], 0, brought[step + 1])
    return brought


def loss_of_policy(preferences: Floats, played: Played, settings: Settings) -> tuple[float, Floats]:
    """What is to become small, and its slope by the preference for each legal answer."""
    rows = np.arange(len(played.actions))
    logs = log_likelihoods(spread(preferences, played.masks))
    likelihoods = np.exp(logs)
    ratios = np.exp(logs[rows, played.actions] - played.likelihoods)
    gains = ratios * played.advantages
    capped = np.clip(ratios, 1 - settings.clip, 1 + settings.clip) * played.advantages
    terms = likelihoods * np.where(played.masks, logs, 0)
    undecided = -terms.sum(axis=1, keepdims=True)  # the entropy
    total = -np.minimum(gains, capped).mean() - settings.curiosity * undecided.mean()
    # Where the capped gain is the lesser one, making the action a little more or less likely changes nothing.
    pushes = np.where(gains <= capped, -gains, 0)
    slope = settings.curiosity * (terms + likelihoods * undecided) - pushes[:, None] * likelihoods
    slope[rows, played.actions] += pushes
    return float(total), slope[played.masks] / len(rows)


def loss_of_critic(values: Floats, played: Played) -> tuple[float, Floats]:
    """Likewise: half the mean square of what it missed."""
    misses = values - played.returns
    return float((misses**2).mean() / 2), misses / len(misses)
