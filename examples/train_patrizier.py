"""A small network learns Patrizier by playing against itself: on a CPU, in minutes, with NumPy alone.

    python examples/train_patrizier.py --seed 1 --out model.npz --plot curve.svg
    python examples/train_patrizier.py --evaluate model.npz --opponent greedy --pairs 100

What it sees is in learning/features.py, the network in learning/network.py, how it learns in learning/selfplay.py; here
it is trained, tried and shown. The same seed and number of iterations give the same network again, as far as the BLAS
below NumPy adds up in the same order: OMP_NUM_THREADS=1 sees to that. With `--minutes` it depends on the machine how
far it gets.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
import numpy as np
from learning.features import SEATS
from learning.network import Network, WrongModel
from learning.selfplay import Learner, Policy, SelfPlay, Settings

import torri
from torri.players import Information, Player
from torri.players.arena import Contest, contend, here, result
from torri.players.arena.estimates import Estimate
from torri.players.specs import PLAYERS
from torri.research.actions import actions
from torri.research.extras import needs
from torri.research.vector import Opponents, VectorEnv

GAME: Final = "patrizier"
ITERATIONS: Final = 120  # if nothing else is said
UNSEEN: Final = 1_000_000  # from here on are the seeds of the games at the end, which nothing was learned or tuned on


def fitting() -> list[int]:
    """What a network must have been trained for if it is to be used now."""
    game = torri.game(GAME)
    assert game.observation is not None
    return [game.version, game.observation.version, game.observation.size, len(actions(game))]


def win_share(policy: Policy, opponents: Opponents, games: int, seed: int) -> float:
    """The share of games won against an opponent inside the vector environment, draws as half; seats take turns."""
    env = VectorEnv(GAME, games, SEATS, seed, opponents=opponents, skip_forced=True)
    batch = env.reset()
    seats = batch.seats.copy()  # the learner's in the first game of each row, the only one that counts
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        batch = env.step(policy.best(batch.observations, batch.masks))
        first = batch.over & np.isnan(shares)
        shares[first] = (batch.rewards[first, seats[first]] + 1) / 2
    return float(shares.mean())


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    iteration: int
    decisions: int
    processor: float  # seconds of learning, without the trials
    wall: float
    share: float


def train(
    settings: Settings, iterations: int | None, minutes: float | None, told: Callable[[str], object] = click.echo
) -> tuple[Policy, list[Point]]:
    """Learn for so many iterations or minutes of the clock, whichever ends first; the network and its curve."""
    rng = np.random.default_rng(settings.seed)
    play = SelfPlay(GAME, settings, rng)
    learner = Learner(play.env.game, settings, rng)
    curve: list[Point] = []
    begun, processor, iteration, losses = time.perf_counter(), 0.0, 0, (float("nan"), float("nan"))
    while True:
        passed = time.perf_counter() - begun
        done = max(iteration / iterations if iterations else 0.0, passed / 60 / minutes if minutes else 0.0)
        if iteration % settings.every == 0 or done >= 1:
            share = win_share(learner.policy, "random", settings.trials, settings.seed + 1)
            point = Point(iteration, iteration * settings.games * settings.steps, processor, passed, share)
            curve.append(point)
            told(
                f"iteration {iteration:4}  {point.decisions / 1e6:5.2f} M decisions  {processor:4.0f} s of processor"
                f"  {passed:4.0f} s of clock  losses {losses[0]:6.3f} {losses[1]:5.3f}  against random {share:6.1%}"
            )
        if done >= 1:
            return learner.policy, curve
        start = time.process_time()
        rate = settings.rate * (1 - (1 - settings.last_rate) * done)
        losses = learner.learn(play.gather(learner.policy, learner.critic), rate)
        processor += time.process_time() - start
        iteration += 1


class NetworkPlayer(Player):
    """A network at a table: it answers from what its seat knows."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def answer(self, seen: Information) -> int:
        game = torri.game(GAME)
        assert game.observation is not None
        space = actions(game)
        masks = np.zeros((1, len(space)), np.bool_)
        masks[0, space.legal(seen.world)] = True
        row = np.array([game.observation.row(seen.world.state, seen.seat)])
        return space.answer(seen.world, int(self.policy.best(row, masks)[0]))


@dataclass(frozen=True)
class Duel:
    """What paired games came to: each deal is played twice, with seats changed and the same chance."""

    games: int
    share: Estimate  # of wins, draws as half
    outright: int
    drawn: int


def duel(policy: Policy, opponent: str, pairs: int, seed: int) -> Duel:
    """Play in the arena against any of Torri's players (`random`, `greedy`, `novizio` ...)."""
    PLAYERS["network"] = lambda _spec, _rng: NetworkPlayer(policy)
    contest = Contest(GAME, SEATS, ("network", opponent), SEATS * pairs, seed)
    games = list(contend(contest, here))
    for game in games:
        assert game.forfeit is None, game.forfeit  # else the other would win for nothing
    share = result(contest, games).standings[0].score.win_rate
    assert share is not None
    outright = sum([game.seats[seat] for seat in game.winners] == ["network"] for game in games)
    return Duel(len(games), share, outright, sum(len(game.winners) > 1 for game in games))


def draw_curve(curve: Sequence[Point], final: Duel, opponent: str, path: Path) -> None:
    """The learning curve and what the paired games came to, as a picture (SVG, PNG or PDF, by its name)."""
    matplotlib = needs("research", "matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "patrizier"  # the same picture again is the same file
    figure, axes = needs("research", "matplotlib.pyplot").subplots(figsize=(7, 4), layout="constrained")
    millions = [point.decisions / 1e6 for point in curve]
    axes.plot(millions, [100 * point.share for point in curve], "o-", color="#9c3d1f", markersize=3)
    told = f"{final.games:,} paired games against {opponent} at the end: {final.share.mean:.1%}"
    axes.axhline(100 * final.share.mean, color="#555555", linewidth=0.8, linestyle="--", label=told)
    pace = curve[-1].processor / 60 / max(millions[-1], 1e-9)
    above = axes.secondary_xaxis("top", functions=(lambda x: x * pace, lambda x: x / pace))
    above.set_xlabel("minutes of processor time")
    axes.set(xlabel="million decisions in self-play", ylabel="games won against random (%)", ylim=(20, 101))
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def tell_duel(ended: Duel, opponent: str) -> None:
    share = ended.share
    assert share.low is not None and share.high is not None
    click.echo(
        f"{ended.games // 2} pairs of games against {opponent}: {share.mean:.2%} of the wins, draws as half"
        f" (95 % interval {share.low:.2%} to {share.high:.2%}); {ended.outright} of {ended.games} won outright,"
        f" {ended.drawn} drawn"
    )


@click.command()
@click.option("--seed", default=1, show_default=True, help="Of everything that is random.")
@click.option("--iterations", type=click.IntRange(1), help="How long to learn; the usual if no --minutes are given.")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), help="How long to learn by the clock.")
@click.option("--out", type=click.Path(path_type=Path), help="Where to save the network.")
@click.option("--plot", type=click.Path(path_type=Path), help="Where to draw the learning curve.")
@click.option("--evaluate", type=click.Path(exists=True, path_type=Path), help="Do not learn: try a saved network.")
@click.option("--opponent", default="random", show_default=True, help="Whom it plays at the end; see docs/bots.md.")
@click.option("--pairs", type=click.IntRange(2), default=1000, show_default=True, help="Deals, each played twice.")
def main(
    seed: int,
    iterations: int | None,
    minutes: float | None,
    out: Path | None,
    plot: Path | None,
    evaluate: Path | None,
    opponent: str,
    pairs: int,
) -> None:
    """A small network learns Patrizier by playing against itself."""
    curve: list[Point] = []
    if evaluate:
        try:
            policy = Policy(torri.game(GAME), Network.load(evaluate, fitting()))
        except WrongModel as error:
            raise click.ClickException(str(error)) from None
    else:
        policy, curve = train(Settings(seed), iterations or (None if minutes else ITERATIONS), minutes)
        if out:
            policy.network.save(out, fitting())
    ended = duel(policy, opponent, pairs, UNSEEN + seed)
    tell_duel(ended, opponent)
    if plot and curve:
        draw_curve(curve, ended, opponent, plot)


if __name__ == "__main__":
    main()
