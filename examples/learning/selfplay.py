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
    games: int = 512
    steps: int = 160  # about a whole game
    hidden: tuple[int, ...] = (128, 128)
    minibatch: int = 2048
    rate: float = 2e-3  # of learning at first; it falls in a straight line to `last_rate` of it
    last_rate: float = 0.02
    patience: float = 0.9  # lambda: how far back a surprise is laid to the answers before it
    clip: float = 0.2  # how much likelier an answer may become before it is no longer pushed
    curiosity: float = 0.04  # what being undecided is worth
    value_weight: float = 0.5
    longest: float = 0.5  # gradients beyond this length are shortened
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
    preferences = np.where(masks, outputs[:, :-1], NEVER)
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


class SelfPlay:
    """Many games at once, both seats answered by the same network."""

    def __init__(self, game: str, settings: Settings, rng: np.random.Generator) -> None:
        self.settings = settings
        self.rng = rng
        # What is forced teaches nothing, and a margin says more than who won.
        self.env = VectorEnv(game, settings.games, SEATS, settings.seed, reward="margin", skip_forced=True)
        assert self.env.game.observation is not None
        self.points = self.env.game.observation.slices["points"].start
        self.used, self.highs = worth_seeing(self.env)
        self.batch = self.env.reset()

    def gather(self, network: Network) -> Played:
        """Play on for so many steps. Games go on from one iteration to the next."""
        steps, games = self.settings.steps, self.settings.games
        played = Played(
            np.empty((steps, games, len(network.used)), np.int16),
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
            outputs = network.forward(batch.observations)[-1]
            sides[step] = 1 - 2 * batch.seats
            values[step] = outputs[:, -1] * sides[step]
            margins[step] = self.margins(batch.observations) * sides[step]
            if step == steps:
                break
            logs = log_likelihoods(outputs, batch.masks)
            chosen = drawn(np.exp(logs), self.rng)
            # The arrays of a batch are filled anew by the next step, so that they have to be copied before it.
            played.inputs[step] = batch.observations[:, network.used]
            played.masks[step] = batch.masks
            played.actions[step] = chosen
            played.likelihoods[step] = logs[np.arange(games), chosen]
            self.batch = self.env.step(chosen)
            ends[step] = self.batch.rewards[:, 0] / POINTS
            over[step] = self.batch.over
        # Points are told as they are made, and not all at the end: so it shows sooner what they were made by.
        rewards = np.where(over, ends, margins[1:]) - margins[:-1]
        played.advantages, played.returns = judged(rewards, values, sides, over, self.settings.patience)
        return Played(*(array.reshape(-1, *array.shape[2:]) for array in vars(played).values()))

    def margins(self, observations: Whole) -> Floats:
        """The points of the seat that is asked less the other's, as they stand."""
        margins: Floats = (observations[:, self.points] - observations[:, self.points + 1]) / np.float32(POINTS)
        return margins


def judged(rewards: Floats, values: Floats, sides: Floats, over: Flags, patience: float) -> tuple[Floats, Floats]:
    """The advantages and returns of all decisions, each as the seat sees it that made it.

    A surprise is laid to the answers before it, less and less the longer ago they were given.
    """
    advantages, returns = np.empty_like(rewards), np.empty_like(rewards)
    later = np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        surprise = rewards[step] + np.where(over[step], 0, values[step + 1]) - values[step]
        later = surprise + patience * np.where(over[step], 0, later)
        advantages[step] = later * sides[step]
        returns[step] = (later + values[step]) * sides[step]
    return (advantages - advantages.mean()) / (advantages.std() + 1e-8), returns


def loss(outputs: Floats, played: Played, settings: Settings) -> tuple[float, Floats]:
    """What is to become small, and its slope by the outputs."""
    rows = np.arange(len(outputs))
    logs = log_likelihoods(outputs, played.masks)
    likelihoods = np.exp(logs)
    ratios = np.exp(logs[rows, played.actions] - played.likelihoods)
    gains = ratios * played.advantages
    capped = np.clip(ratios, 1 - settings.clip, 1 + settings.clip) * played.advantages
    terms = likelihoods * np.where(played.masks, logs, 0)
    undecided = -terms.sum(axis=1, keepdims=True)  # the entropy
    misses = outputs[:, -1] - played.returns
    total = settings.value_weight / 2 * (misses**2).mean() - np.minimum(gains, capped).mean()
    total -= settings.curiosity * undecided.mean()

    # Where the capped gain is the lesser one, making the action a little more or less likely changes nothing.
    pushes = np.where(gains <= capped, -gains, 0)
    slope = np.empty_like(outputs)
    slope[:, :-1] = settings.curiosity * (terms + likelihoods * undecided) - pushes[:, None] * likelihoods
    slope[rows, played.actions] += pushes
    slope[:, -1] = settings.value_weight * misses
    return float(total), slope / len(outputs)


def learn(
    network: Network, adam: Adam, played: Played, settings: Settings, rate: float, rng: np.random.Generator
) -> float:
    """Go once through what was played, a minibatch at a time: playing is cheaper than learning twice from the same.
    The mean loss."""
    losses = []
    order = rng.permutation(len(played.actions))
    for first in range(0, len(order), settings.minibatch):
        part = played.part(order[first : first + settings.minibatch])
        layers = network.layers(part.inputs / network.highs)
        value, slope = loss(layers[-1], part, settings)
        adam.step(network.backward(layers, slope), rate)
        losses.append(value)
    return float(np.mean(losses))
