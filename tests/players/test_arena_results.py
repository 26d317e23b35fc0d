"""What the arena makes of its games: intervals by hand, ratings, thinking times, and the picture."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from xml.etree import ElementTree

import pytest

from torri.players.arena import Contest, Forfeited, Played, result
from torri.players.arena.estimates import Cluster, mean_of, percentile, rate_of, student, wilson
from torri.players.arena.plot import Captions, plot
from torri.players.arena.ratings import rated
from torri.players.arena.results import margin

DUEL = Contest("patrizier", 2, ("one", "two"), 4)
SVG = "{http://www.w3.org/2000/svg}"


def game(deal: int, rotation: int, *scores: int, seats: str = "one two", pairing: int = 0) -> Played:
    """A game between players in this order, seated by its rotation, with the points of each player in this order."""
    names, places = seats.split(), [1 + sum(other > score for other in scores) for score in scores]

    def seated(values: list[int]) -> list[int]:
        return [values[(seat - rotation) % len(values)] for seat in range(len(values))]

    sitting = [names[(seat - rotation) % len(names)] for seat in range(len(names))]
    winners = [seat for seat, place in enumerate(seated(places)) if place == 1]
    times = [[1000 * (1 + names.index(name))] * 2 for name in sitting]
    choices = [2] * len(names)
    return Played(
        pairing, deal, rotation, sitting, seated(list(scores)), seated(places), winners, 9, choices, None, [], times
    )


# Intervals


def clusters(*means: float, games: int = 2) -> list[Cluster]:
    return [Cluster(mean * games, games) for mean in means]


def test_the_mean_and_its_interval_by_hand() -> None:
    """Deals 1, 2, 3, 6: mean 3, standard deviation sqrt(14 / 3), 3.1824 standard errors to each side."""
    estimate = mean_of(clusters(1, 2, 3, 6))
    assert estimate is not None
    half = 3.1824 * sqrt(14 / 3) / sqrt(4)
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx((3, 3 - half, 3 + half), abs=1e-4)


def test_games_of_one_deal_count_as_one() -> None:
    """Twice the games a deal with the same means say nothing new."""
    assert mean_of(clusters(0.5, 1, 1, games=2)) == mean_of(clusters(0.5, 1, 1, games=4))


def test_deals_may_have_different_numbers_of_games() -> None:
    estimate = mean_of([Cluster(3, 3), Cluster(0, 1)])
    assert estimate is not None
    assert estimate.mean == 0.75
    assert estimate.high is not None
    assert estimate.high - estimate.mean == pytest.approx(12.7062 * sqrt(2 * (0.75**2 + 0.75**2)) / 4)


def test_little_is_known_from_one_deal_and_nothing_from_none() -> None:
    assert mean_of([]) is None
    assert rate_of([]) is None
    assert mean_of(clusters(7)) == replace(mean_of(clusters(7, 7)), low=None, high=None)  # type: ignore[type-var]
    rate = rate_of(clusters(1))
    assert rate is not None
    assert rate.low == pytest.approx(0.2065, abs=1e-4)  # one trial by Wilson


def test_wilson_by_hand() -> None:
    estimate = wilson(0.8, 10)
    assert (estimate.low, estimate.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_deals_that_all_came_out_alike_are_not_certain() -> None:
    rate = rate_of(clusters(*[1.0] * 20))
    assert rate == wilson(1.0, 20)
    assert rate.low == pytest.approx(0.8389, abs=1e-4)
    assert rate.high == 1


def test_a_rate_stays_between_0_and_1() -> None:
    rate = rate_of(clusters(1, 1, 1, 0.5))
    assert rate is not None
    assert rate.high == 1


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(1, 12.7062), (4, 2.7764), (10, 2.2281), (11, 2.2010), (30, 2.0423), (199, 1.9720)]
)
def test_the_t_distribution(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, abs=2e-4)


def test_percentiles() -> None:
    assert percentile(range(1, 101), 95) == 95
    assert percentile([3], 95) == 3
    assert percentile([], 95) == 0


def test_the_margin_is_over_the_best_other() -> None:
    assert [margin([40, 46, 49], seat) for seat in range(3)] == [-9, -3, 3]


# Results


def test_a_duel_by_hand() -> None:
    games = [game(0, 0, 50, 40), game(0, 1, 50, 45), game(1, 0, 30, 30), game(1, 1, 20, 40)]
    one, two = result(DUEL, games).standings
    assert (one.name, two.name) == ("one", "two")
    assert one.score.win_rate is not None
    assert two.score.win_rate is not None
    assert one.score.margin is not None
    assert one.score.win_rate.mean == (1 + 1 + 0.5 + 0) / 4
    assert two.score.win_rate.mean == 1 - one.score.win_rate.mean
    # Margins of the deals: 7.5 and -10; their mean -1.25, the standard error 8.75.
    assert one.score.margin.mean == -1.25
    assert one.score.margin.low == pytest.approx(-1.25 - 12.7062 * 8.75)
    assert (one.games, one.choices, one.seconds, one.seconds_95) == (4, 8, 0.001, 0.001)
    assert two.seconds == 0.002


def test_only_whole_deals_count_as_long_as_there_is_one() -> None:
    games = [game(0, 0, 50, 40), game(0, 1, 30, 45), game(1, 0, 60, 30)]
    outcome = result(DUEL, games)
    assert (outcome.played, outcome.counted, outcome.scheduled) == (3, 2, 4)
    assert outcome.standings[0].score.win_rate is not None
    assert outcome.standings[0].score.win_rate.mean == 0.5
    assert result(DUEL, games[2:]).counted == 1
    assert result(DUEL, []).standings[0].score.win_rate is None


def test_one_among_many_is_measured_by_its_fair_share() -> None:
    contest = Contest("patrizier", 4, ("one", "two"), 8)
    games = [game(deal, seat, 50, 40, 30, 20, seats="one two two two") for deal in range(2) for seat in range(4)]
    games[0] = game(0, 0, 10, 40, 30, 20, seats="one two two two")
    one, two = result(contest, games).standings
    assert one.score.fair_share is not None
    assert two.score.fair_share is not None
    assert one.score.fair_share.mean == 4 * 7 / 8
    assert two.score.fair_share.mean == pytest.approx(4 * 1 / 8 / 3)


def test_a_forfeit_is_a_loss_without_a_margin() -> None:
    lost = replace(
        game(0, 0, 1, 2), scores=None, places=[2, 1], winners=[1], forfeit=Forfeited(0, "one", "forfeit-failed", "?")
    )
    outcome = result(DUEL, [lost, game(0, 1, 10, 4)])
    one, two = outcome.standings
    assert (one.forfeits, two.forfeits) == (1, 0)
    assert one.score.win_rate is not None
    assert one.score.margin is not None
    assert (one.score.win_rate.mean, one.score.margin.mean) == (0.5, 6)
    assert outcome.to_data()["forfeits"] == [
        {"pairing": 0, "deal": 0, "rotation": 0, "seat": 0, "player": "one", "cause": "forfeit-failed", "detail": "?"}
    ]


def round_robin() -> tuple[Contest, list[Played]]:
    contest = Contest("patrizier", 2, ("weak", "strong", "middle"), 20)
    strength = {"weak": 1, "strong": 3, "middle": 2}
    games = [
        game(deal, rotation, *map(strength.__getitem__, lineup), seats=" ".join(lineup), pairing=pairing)
        for deal in range(10)
        for pairing, lineup in enumerate(contest.pairings)
        for rotation in range(2)
    ]
    return contest, games


def test_a_rating_table_is_ordered_by_strength() -> None:
    contest, games = round_robin()
    outcome = result(contest, games)
    assert [standing.name for standing in outcome.standings] == ["strong", "middle", "weak"]
    assert [list(scores) for scores in outcome.pairings] == [
        ["weak", "strong"],
        ["weak", "middle"],
        ["strong", "middle"],
    ]
    rating = outcome.standings[0].rating
    assert rating.ordinal == rating.mu - 3 * rating.sigma


def test_the_order_in_which_games_come_does_not_matter() -> None:
    contest, games = round_robin()
    assert result(contest, games) == result(contest, games[::-1])


def test_nobody_gains_from_playing_itself() -> None:
    drawn = [game(deal, rotation, 30, 30) for deal in range(10) for rotation in range(2)]
    ratings = rated(["one", "two"], drawn)
    assert ratings["one"].mu == pytest.approx(ratings["two"].mu)
    assert ratings["one"].sigma < 25 / 3


# The picture


def test_the_picture_is_readable_svg() -> None:
    contest, games = round_robin()
    games = [replace(game, seats=[f"exec:<{name}> & \x07co" for name in game.seats]) for game in games]
    contest = replace(contest, specs=tuple(f"exec:<{name}> & \x07co" for name in contest.specs))
    drawn = plot(result(contest, games).standings, 0.5, Captions("Who & whom", "in words", "win rate", "fair <share>"))
    root = ElementTree.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Who & whom"
    assert root.findtext(f"{SVG}desc") == "in words"
    assert len(root.findall(f".//{SVG}circle")) == 3
    assert "exec:<weak> & ?co" in [text.text for text in root.iter(f"{SVG}text")]
    assert "prefers-color-scheme: dark" in drawn


def test_a_picture_of_nothing_can_be_drawn() -> None:
    root = ElementTree.fromstring(plot(result(DUEL, []).standings, 0.5, Captions("a", "b", "c", "d")))
    assert not root.findall(f".//{SVG}circle")
