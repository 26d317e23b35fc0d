"""Means with their 95 % intervals, over deals: the games of one deal resemble each other, so they count as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

NORMAL_95: Final = 1.959963985  # what 95 % of a normal distribution lie within
STUDENT_95: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # 1 to 10 degrees


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds the true one in 95 of 100 contests; None where nothing can be said."""

    mean: float
    low: float | None
    high: float | None

    def times(self, factor: float) -> Estimate:
        scaled = [None if value is None else value * factor for value in (self.low, self.high)]
        return Estimate(self.mean * factor, *scaled)


@dataclass(slots=True)
class Cluster:
    """The results of the games of one deal."""

    total: float = 0.0
    games: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.games += 1


def student(degrees: int) -> float:
    """What 95 % of a t distribution lie within."""
    if degrees <= len(STUDENT_95):
        return STUDENT_95[degrees - 1]
    z, d = NORMAL_95, degrees
    # The first terms of its expansion around the normal distribution; beyond the table the error is below 0.0002.
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * d**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * d**3)
    return z + (z**3 + z) / (4 * d) + second + third


def mean_of(clusters: Sequence[Cluster]) -> Estimate | None:
    """The mean over all games, and its interval from how the deals differ; None without a game."""
    games = sum(cluster.games for cluster in clusters)
    if games == 0:
        return None
    mean = sum(cluster.total for cluster in clusters) / games
    number = len(clusters)
    if number < 2:
        return Estimate(mean, None, None)
    spread = sum((cluster.total - mean * cluster.games) ** 2 for cluster in clusters)
    half = student(number - 1) * sqrt(spread * number / (number - 1)) / games
    return Estimate(mean, mean - half, mean + half)


def rate_of(clusters: Sequence[Cluster]) -> Estimate | None:
    """The same for a rate between 0 and 1; if all deals had the same result, they count as single trials."""
    estimate = mean_of(clusters)
    if estimate is None:
        return None
    if estimate.low is None or estimate.high is None or estimate.high - estimate.low < 1e-9:
        return wilson(estimate.mean, len(clusters))
    return Estimate(estimate.mean, max(0.0, estimate.low), min(1.0, estimate.high))


def wilson(rate: float, trials: int) -> Estimate:
    """Wilson's interval of a rate."""
    z = NORMAL_95
    centre = rate + z * z / (2 * trials)
    half = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials**2))
    scale = 1 + z * z / trials
    return Estimate(rate, max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale))


def percentile(values: Sequence[int], hundredth: int) -> float:
    """The smallest value that this many per cent of all values do not exceed; 0 without values."""
    return float(sorted(values)[ceil(len(values) * hundredth / 100) - 1]) if values else 0.0
