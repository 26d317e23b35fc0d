"""Learning by self-play: proximal policy optimisation, for games of two in which one gains what the other loses.

Play a while, find out which answers led to more than was expected, and make those likelier, but never much at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from learning.network import NEVER, Adam, Flags, Floats, Network, Whole
from torri.research.vector import VectorEnv

SEATS: Final = 2
POINTS: Final = 20.0  # a margin of so many points counts as 1, so that values are neither tiny nor huge
LOOKING: Final = 400  # steps of random play that show which columns of an observation differ


@dataclass(frozen=True)
class Settings:
    """How to learn. An iteration is `games` times `steps` decisions."""

    seed: int = 1
    games: int = 256
    steps: int = 160  # about a whole game
    hidden: tuple[int, ...] = (64, 64)  # of the policy and of the critic
    minibatch: int = 1024
    rate: float = 2e-3  # of learning at first; it falls in a straight line to `last_rate` of it
    last_rate: float = 0.02
    patience: float = 0.7  # lambda: how far back a surprise is laid to the answers before it
    foresight: float = 0.95  # lambda of what the critic learns to expect
    clip: float = 0.2  # how much likelier an answer may become before it is no longer pushed
    curiosity: float = 0.04  # what being undecided is worth
    every: int = 10  # iterations between two points of the curve
    trials: int = 512  # games against random for a point of the curve


@dataclass
class Played:
    """Decisions of self-play, one a row, and how well they turned out."""

    inputs: Whole  # only the columns that the network uses
    masks: Flags
    actions: Whole
    likelihoods: Floats  # logarithms of how likely each action was when it was chosen
    advantages: Floats  # by how much it led to more than was expected
    returns: Floats  # what should have been expected

    def part(self, rows: Whole) -> Played:
        return Played(*(array[rows] for array in vars(self).values()))


def log_likelihoods(outputs: Floats, masks: Flags) -> Floats:
    """Of every action; what is not legal has a likelihood of 0."""
    preferences = np.where(masks, outputs, NEVER)
    preferences -= preferences.max(axis=1, keepdims=True)
    preferences -= np.log(np.exp(preferences).sum(axis=1, keepdims=True))
    return preferences


def drawn(likelihoods: Floats, rng: np.random.Generator) -> Whole:
    """An action in each game, as likely as it says; never one of likelihood 0."""
    upto = np.cumsum(likelihoods, axis=1, dtype=np.float64)
    # A float32 below 1 times a float64 stays below it, so that some action is always beyond the threshold.
    thresholds = rng.random((len(upto), 1), np.float32) * upto[:, -1:]
    first: Whole = (upto > thresholds).argmax(axis=1)
    return first


def worth_seeing(env: VectorEnv) -> tuple[Whole, Floats]:
    """The columns of an observation that differ at all in random games, and how high they get.

    A table of two leaves half of them empty: those of the seats that nobody sits in.
    """
    batch = env.reset()
    highs, lows = batch.observations.copy(), batch.observations.copy()
    for _ in range(LOOKING):
        batch = env.step(env.random_actions())
        np.maximum(highs, batch.observations, out=highs)
        np.minimum(lows, batch.observations, out=lows)
    high, low = highs.max(axis=0), lows.min(axis=0)
    used = np.flatnonzero(high > low)
    return used, np.maximum(np.abs(high), np.abs(low))[used].astype(np.float32)


class Learner:
    """A policy that answers and a critic that says how much is still to be gained. They share nothing: what the policy
    learns is mostly noise, and would spoil the critic, which everything depends on."""

    def __init__(self, used: Whole, highs: Floats, actions: int, settings: Settings, rng: np.random.Generator) -> None:
        self.policy = Network.fresh(used, highs, settings.hidden, actions, rng)
        self.critic = Network.fresh(used, highs, settings.hidden, 1, rng)
        self.settings = settings
        self.rng = rng
        self._steps = Adam(self.policy.parameters, 0.5), Adam(self.critic.parameters, 5.0)

    def learn(self, played: Played, rate: float) -> tuple[float, float]:
        """Go once through what was played, a minibatch at a time: playing on is cheaper than learning twice from the
        same. The mean losses of the policy and of the critic."""
        losses = []
        order = self.rng.permutation(len(played.actions))
        for first in range(0, len(order), self.settings.minibatch):
            part = played.part(order[first : first + self.settings.minibatch])
            inputs = part.inputs / self.policy.highs
            layers = self.policy.layers(inputs)
            policy_loss, slope = loss_of_policy(layers[-1], part, self.settings)
            self._steps[0].step(self.policy.backward(layers, slope), rate)
            layers = self.critic.layers(inputs)
            critic_loss, slope = loss_of_critic(layers[-1], part)
            self._steps[1].step(self.critic.backward(layers, slope), rate)
            losses.append((policy_loss, critic_loss))
        policy_mean, critic_mean = np.mean(losses, axis=0)
        return float(policy_mean), float(critic_mean)


class SelfPlay:
    """Many games at once, both seats answered by the same policy."""

    def __init__(self, game: str, settings: Settings, rng: np.random.Generator) -> None:
        self.settings = settings
        self.rng = rng
        # What is forced teaches nothing, and a margin says more than who won.
        self.env = VectorEnv(game, settings.games, SEATS, settings.seed, reward="margin", skip_forced=True)
        assert self.env.game.observation is not None
        self.points = self.env.game.observation.slices["points"].start
        self.used, self.highs = worth_seeing(self.env)
        self.batch = self.env.reset()

    def gather(self, policy: Network, critic: Network) -> Played:
        """Play on for so many steps. Games go on from one iteration to the next."""
        steps, games = self.settings.steps, self.settings.games
        played = Played(
            np.empty((steps, games, len(self.used)), np.int16),
            np.empty((steps, games, len(self.env.actions)), np.bool_),
            np.empty((steps, games), np.int64),
            *(np.empty((steps, games), np.float32) for _ in range(3)),
        )
        # Both seats' answers make up one story, told as the first seat sees it: what one gains the other loses.
        sides, values, margins = np.empty((3, steps + 1, games), np.float32)
        ends = np.empty((steps, games), np.float32)
        over = np.empty((steps, games), np.bool_)
        for step in range(steps + 1):
            batch = self.batch
            sides[step] = 1 - 2 * batch.seats
            values[step] = critic.forward(batch.observations)[:, 0] * sides[step]
            margins[step] = self.margins(batch.observations) * sides[step]
            if step == steps:
                break
            logs = log_likelihoods(policy.forward(batch.observations), batch.masks)
            chosen = drawn(np.exp(logs), self.rng)
            # The arrays of a batch are filled anew by the next step, so that they have to be copied before it.
            played.inputs[step] = batch.observations[:, self.used]
            played.masks[step] = batch.masks
            played.actions[step] = chosen
            played.likelihoods[step] = logs[np.arange(games), chosen]
            self.batch = self.env.step(chosen)
            ends[step] = self.batch.rewards[:, 0] / POINTS
            over[step] = self.batch.over
        # Points are told as they are made, and not all at the end: so it shows sooner what they were made by.
        rewards = np.where(over, ends, margins[1:]) - margins[:-1]
        surprises = surprising(rewards, values, over)
        advantages = laid_back(surprises, over, self.settings.patience) * sides[:-1]
        played.advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        played.returns = (laid_back(surprises, over, self.settings.foresight) + values[:-1]) * sides[:-1]
        return Played(*(array.reshape(-1, *array.shape[2:]) for array in vars(played).values()))

    def margins(self, observations: Whole) -> Floats:
        """The points of the seat that is asked less the other's, as they stand."""
        margins: Floats = (observations[:, self.points] - observations[:, self.points + 1]) / np.float32(POINTS)
        return margins


def surprising(rewards: Floats, values: Floats, over: Flags) -> Floats:
    """By how much each step turned out better than the critic had expected."""
    return rewards + np.where(over, 0, values[1:]) - values[:-1]


def laid_back(surprises: Floats, over: Flags, patience: float) -> Floats:
    """What each decision brought: a surprise is laid to those before it, less and less the longer ago they were."""
    brought = surprises.copy()
    for step in reversed(range(len(surprises) - 1)):
        brought[step] += patience * np.where(over[step], 0, brought[step + 1])
    return brought


def loss_of_policy(outputs: Floats, played: Played, settings: Settings) -> tuple[float, Floats]:
    """What is to become small, and its slope by the outputs."""
    rows = np.arange(len(outputs))
    logs = log_likelihoods(outputs, played.masks)
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
    return float(total), slope / len(outputs)


def loss_of_critic(outputs: Floats, played: Played) -> tuple[float, Floats]:
    """Likewise: half the mean square of what it missed."""
    misses = outputs[:, 0] - played.returns
    return float((misses**2).mean() / 2), misses[:, None] / len(misses)
