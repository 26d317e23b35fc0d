"""The result of a contest: win rates, margins, ratings and thinking times of all entrants."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, Final

from torri.players.arena.estimates import Cluster, Estimate, mean_of, percentile, rate_of
from torri.players.arena.playing import Forfeited, Played
from torri.players.arena.ratings import rated
from torri.players.arena.schedule import Contest
from torri.ratings.model import Rating

RESULT_FORMAT: Final = 1
MICROSECONDS_PER_SECOND: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Score:
    """The results of an entrant; a shared win counts as a share."""

    win_rate: Estimate | None
    fair_share: Estimate | None  # the win rate in multiples of that of equal players
    margin: Estimate | None  # own points less the best other's, in games that nobody forfeited


@dataclass(frozen=True, slots=True)
class Standing:
    """All about one entrant."""

    name: str
    spec: str
    games: int
    score: Score
    rating: Rating
    choices: int
    seconds: float  # of thinking about a choice, on average
    seconds_95: float  # 95 % of the choices took no longer
    forfeits: int


@dataclass(frozen=True, slots=True)
class Result:
    """All about a contest. Rates, margins and ratings are over whole deals, as long as there is one."""

    contest: Contest
    scheduled: int
    played: int
    counted: int
    standings: list[Standing]  # the best first; two entrants as they were named
    pairings: list[dict[str, Score]]  # by name, in the order of the contest's
    forfeits: list[tuple[Played, Forfeited]]

    def to_data(self) -> dict[str, Any]:
        """Ready for JSON."""
        contest = self.contest
        return {
            "torri-arena": RESULT_FORMAT,
            "game": contest.game,
            "players": contest.players,
            "options": dict(contest.options),
            "seed": contest.seed,
            "scheduled": self.scheduled,
            "played": self.played,
            "counted": self.counted,
            "standings": [_standing_data(standing) for standing in self.standings],
            "pairings": [
                {"lineup": list(lineup), "scores": {name: asdict(score) for name, score in scores.items()}}
                for lineup, scores in zip(contest.pairings, self.pairings, strict=True)
            ],
            "forfeits": [
                {"pairing": game.pairing, "deal": game.deal, "rotation": game.rotation, **asdict(forfeit)}
                for game, forfeit in self.forfeits
            ],
        }


def _standing_data(standing: Standing) -> dict[str, Any]:
    data = asdict(standing)
    data |= data.pop("score")
    data["rating"]["ordinal"] = standing.rating.ordinal
    return data


def result(contest: Contest, games: Sequence[Played]) -> Result:
    """The result of the games played so far, in whatever order they came."""
    games = sorted(games, key=lambda game: (game.deal, game.pairing, game.rotation))
    counted = whole_deals(contest, games) or games
    ratings = rated(list(contest.entrants), counted)
    scores = scored(contest, counted)
    standings = [_standing(name, spec, games, scores[name], ratings[name]) for name, spec in contest.entrants.items()]
    if len(standings) > 2:
        standings.sort(key=lambda standing: -standing.rating.ordinal)
    return Result(
        contest,
        scheduled=contest.deals * contest.players * len(contest.pairings),
        played=len(games),
        counted=len(counted),
        standings=standings,
        pairings=[met(contest, counted, number) for number in range(len(contest.pairings))],
        forfeits=[(game, game.forfeit) for game in games if game.forfeit],
    )


def whole_deals(contest: Contest, games: Sequence[Played]) -> list[Played]:
    """The games of deals in which every seating of the pairing has been played."""
    seatings = Counter((game.pairing, game.deal) for game in games)
    return [game for game in games if seatings[game.pairing, game.deal] == contest.players]


def scored(contest: Contest, games: Sequence[Played]) -> dict[str, Score]:
    """The score of each entrant; several seats in one game count by their mean."""
    wins: dict[str, dict[int, Cluster]] = {name: defaultdict(Cluster) for name in contest.entrants}
    margins: dict[str, dict[int, Cluster]] = {name: defaultdict(Cluster) for name in contest.entrants}
    for game in games:
        for name in dict.fromkeys(game.seats):
            seats = [seat for seat, sitting in enumerate(game.seats) if sitting == name]
            wins[name][game.deal].add(fmean((seat in game.winners) / len(game.winners) for seat in seats))
            if game.scores is not None:
                margins[name][game.deal].add(fmean(margin(game.scores, seat) for seat in seats))
    scores = {}
    for name in contest.entrants:
        rate = rate_of(list(wins[name].values()))
        fair = rate and rate.times(contest.players)
        scores[name] = Score(rate, fair, mean_of(list(margins[name].values())))
    return scores


def met(contest: Contest, games: Sequence[Played], pairing: int) -> dict[str, Score]:
    """The scores of the entrants of one pairing."""
    scores = scored(contest, [game for game in games if game.pairing == pairing])
    return {name: scores[name] for name in dict.fromkeys(contest.pairings[pairing])}


def margin(scores: Sequence[int], seat: int) -> int:
    """A seat's points less the best other's."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def _standing(name: str, spec: str, games: Sequence[Played], score: Score, rating: Rating) -> Standing:
    seats = [(game, seat) for game in games for seat, sitting in enumerate(game.seats) if sitting == name]
    times = [time for game, seat in seats for time in game.thinking[seat]]
    return Standing(
        name,
        spec,
        len({game.key for game, _ in seats}),
        score,
        rating,
        len(times),
        fmean(times) / MICROSECONDS_PER_SECOND if times else 0.0,
        percentile(times, 95) / MICROSECONDS_PER_SECOND,
        sum(game.forfeit is not None and game.forfeit.seat == seat for game, seat in seats),
    )
