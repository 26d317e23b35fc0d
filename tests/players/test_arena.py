"""Single games of the arena: fair schedules, duplicate deals, games that can be repeated, and players that fail."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.amount import LONG
from torri import NATURE, Game
from torri.players import Forfeit, Information, Player
from torri.players.arena import Contest, Fixture, Played, check, contend, fixtures, here, play
from torri.players.arena.nature import Nature
from torri.players.arena.schedule import TooFewEntrants
from torri.players.specs import PLAYERS, UnknownPlayer
from torri.scheduling.seating import seating_orders

DUEL = Contest("patrizier", 2, ("random", "random"), 4)


def games_of(contest: Contest) -> list[Played]:
    return list(contend(contest, here))


def timeless(games: list[Played]) -> list[Played]:
    """Games without the times, which are never the same."""
    return [replace(game, thinking=[]) for game in sorted(games, key=lambda game: game.key)]


# Schedules


def test_a_duel_rotates_the_seats_of_every_deal() -> None:
    contest = Contest("patrizier", 2, ("greedy", "random"), 5)
    assert [(game.deal, game.rotation, game.seats) for game in fixtures(contest)] == [
        (0, 0, ("greedy", "random")),
        (0, 1, ("random", "greedy")),
        (1, 0, ("greedy", "random")),
        (1, 1, ("random", "greedy")),
        (2, 0, ("greedy", "random")),
        (2, 1, ("random", "greedy")),
    ]


def test_the_same_kind_of_player_may_enter_twice() -> None:
    assert Contest("patrizier", 2, ("random", "random", "random"), 2).entrants == {
        "random": "random",
        "random#2": "random",
        "random#3": "random",
    }


def test_a_single_player_is_refused() -> None:
    with pytest.raises(TooFewEntrants):
        Contest("patrizier", 2, ("random",), 2)


def test_one_among_many_has_every_seat_of_every_deal() -> None:
    contest = Contest("patrizier", 4, ("greedy", "random"), 8)
    games = list(fixtures(contest))
    assert len(games) == 8
    for deal in range(2):
        assert sorted(game.seats.index("greedy") for game in games if game.deal == deal) == [0, 1, 2, 3]
    assert all(game.seats.count("random") == 3 for game in games)


@pytest.mark.parametrize(
    ("players", "specs", "pairings"), [(2, "abcd", 6), (3, "abcd", 4), (4, "abcd", 1), (4, "abc", 3), (5, "abc", 3)]
)
def test_many_players_meet_in_all_pairings_and_have_every_seat_equally_often(
    players: int, specs: str, pairings: int
) -> None:
    contest = Contest("patrizier", players, tuple(specs), 1)
    assert len(contest.pairings) == pairings
    seats = Counter((name, seat) for game in fixtures(contest) for seat, name in enumerate(game.seats))
    assert len(seats) == len(specs) * players
    assert len(set(seats.values())) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    contest = Contest("patrizier", 3, ("a", "b", "c"), 6)
    neighbours = {
        (game.seats[seat], game.seats[seat - 1]) for game in fixtures(contest) for seat in range(contest.players)
    }
    assert len(neighbours) == 6
    assert len(seating_orders(("a", "b", "c", "d"))) == 6
    assert len(seating_orders(("a", "b", "b", "b"))) == 1


# Chance


def test_the_draws_of_a_kind_do_not_depend_on_what_else_is_asked() -> None:
    calm, busy = Nature(1, 7), Nature(1, 7)
    dice = []
    for _ in range(20):
        busy.answer(9, 0b1111, lambda _answer: 1)
        dice.append((calm.answer(3, 0b111111, lambda _answer: 1), busy.answer(3, 0b111111, lambda _answer: 1)))
    assert all(one == other for one, other in dice)
    assert len(set(dice)) > 3


def test_a_missing_answer_leaves_the_other_draws_alone() -> None:
    """Without the answer 5 only the draws change that would have been 5."""
    whole, less = Nature(2, 0), Nature(2, 0)
    draws = [(whole.answer(0, 0xFF, lambda _: 1), less.answer(0, 0xFF ^ 1 << 5, lambda _: 1)) for _ in range(300)]
    assert all(one == other for one, other in draws if one != 5)
    assert any(one == 5 for one, _ in draws)


def test_an_answer_comes_as_often_as_its_weight_says() -> None:
    weights = {0: 1, 2: 3, 5: 4}
    drawn = Counter(Nature(3, deal).answer(1, 0b100101, weights.__getitem__) for deal in range(8000))
    assert drawn.keys() == weights.keys()
    for answer, weight in weights.items():
        assert abs(drawn[answer] - 1000 * weight) < 180  # four standard deviations


@pytest.mark.parametrize("name", ["patrizier", "firenze"])
def test_duplicate_deals_are_dealt_alike(name: str) -> None:
    """The same set-up in both seatings; another one in another deal."""
    contest = Contest(name, 2, ("random", "random"), 4)
    games = {game.key: game for game in games_of(contest)}

    def dealt(deal: int, rotation: int) -> list[int]:
        position = games[0, deal, rotation].record(contest).start()
        answers = []
        for answer in games[0, deal, rotation].answers:
            if position.actor != NATURE:
                break
            answers.append(answer)
            position.apply(answer)
        return answers

    assert len(dealt(0, 0)) > 3
    assert dealt(0, 0) == dealt(0, 1) != dealt(1, 0) == dealt(1, 1)


def test_the_stock_comes_up_in_the_same_order_however_it_is_played() -> None:
    """In Patrizier players do not touch the stock: all of nature's answers agree."""
    contest = Contest("patrizier", 2, ("random", "random"), 2)
    one, other = games_of(contest)

    def drawn(game: Played) -> list[tuple[str, int]]:
        return [(ply.question, ply.answer) for ply, _ in game.record(contest).replay() if ply.actor == NATURE]

    assert one.answers != other.answers
    assert drawn(one) == drawn(other)


# Games


@pytest.mark.parametrize("name", ["patrizier", "firenze", "florenza"])
def test_games_can_be_repeated_and_follow_the_rules(name: str) -> None:
    players = 3 if name == "patrizier" or LONG else 2
    contest = Contest(name, players, ("random", "random"), players)
    games = games_of(contest)
    assert timeless(games) == timeless(games_of(contest))
    assert timeless(games) != timeless(games_of(replace(contest, seed=2)))
    for game in games:
        record = game.record(contest)
        assert record.verify().holds
        assert record.scores == game.scores
        assert record.winners == game.winners
        assert game.plies == len(game.answers)
        assert game.choices == [len(times) for times in game.thinking]
        assert Played.of_data(game.to_data()) == game


def test_options_are_played_with() -> None:
    (game, _) = games_of(Contest("patrizier", 2, ("random", "random"), 2, options={"open_memory": True}))
    assert game.record(Contest("patrizier", 2, ("random", "random"), 2, options={"open_memory": True})).options == {
        "open_memory": True
    }


def test_players_are_asked_only_where_they_have_a_choice(patrizier: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Watching(Player):
        def answer(self, seen: Information) -> int:
            assert seen.world.forced() is None
            assert seen.world.actor == seen.seat
            return seen.world.answers()[0]

    monkeypatch.setitem(PLAYERS, "watching", lambda _spec, _rng: Watching())
    games = games_of(Contest("patrizier", 2, ("watching", "random"), 2))
    assert all(game.forfeit is None for game in games)


# Forfeits


class Failing(Player):
    """Plays along for some answers, then does something that no player should do."""

    closed = 0

    def __init__(self, fault: object) -> None:
        self._fault = fault
        self._left = 5

    def answer(self, seen: Information) -> int:
        self._left -= 1
        if self._left:
            return seen.world.answers()[0]
        if isinstance(self._fault, Exception):
            raise self._fault
        return self._fault  # type: ignore[return-value]

    def close(self) -> None:
        Failing.closed += 1
        raise OSError("it can't even leave")


@pytest.mark.parametrize(
    ("fault", "cause", "detail"),
    [
        (ZeroDivisionError("by nothing"), "forfeit-failed", "ZeroDivisionError: by nothing"),
        (Forfeit("x", "forfeit-too-slow", "3 s"), "forfeit-too-slow", "3 s"),
        (None, "forfeit-failed", "TypeError"),
        ("Lu.L", "forfeit-failed", "TypeError"),
        (-1, "forfeit-illegal", "#-1"),
        (62, "forfeit-illegal", "#62"),
        (10**30, "forfeit-illegal", "#1000"),
    ],
    ids=str,
)
@pytest.mark.parametrize("players", [2, 3])
def test_who_fails_forfeits_and_the_others_share_the_win(
    monkeypatch: pytest.MonkeyPatch, fault: object, cause: str, detail: str, players: int
) -> None:
    monkeypatch.setitem(PLAYERS, "failing", lambda _spec, _rng: Failing(fault))
    monkeypatch.setattr(Failing, "closed", 0)
    contest = Contest("patrizier", players, ("failing", "random"), players)
    games = games_of(contest)
    assert len(games) == players
    for game in games:
        seat = game.seats.index("failing")
        assert game.forfeit is not None
        assert (game.forfeit.seat, game.forfeit.player, game.forfeit.cause) == (seat, "failing", cause)
        assert game.forfeit.detail.startswith(detail)
        assert game.winners == [other for other in range(players) if other != seat]
        assert game.places[seat] == players
        assert game.scores is None
        assert game.record(contest).checksum is None
        assert Played.of_data(game.to_data()) == game
    assert Failing.closed == players


def test_who_can_not_be_made_forfeits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_spec: str, _rng: Random) -> Player:
        raise Forfeit("broken", "forfeit-not-started", "no such file")

    monkeypatch.setitem(PLAYERS, "broken", broken)
    contest = Contest("patrizier", 2, ("broken", "random"), 2)
    check(contest)
    assert [game.forfeit and game.forfeit.cause for game in games_of(contest)] == ["forfeit-not-started"] * 2


def test_unknown_players_are_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownPlayer):
        check(Contest("patrizier", 2, ("random", "deepblue"), 2))


def test_the_interrupt_key_is_no_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Player):
        def answer(self, seen: Information) -> int:
            raise KeyboardInterrupt

    monkeypatch.setitem(PLAYERS, "interrupted", lambda _spec, _rng: Interrupted())
    with pytest.raises(KeyboardInterrupt):
        play(DUEL, Fixture(0, 0, 0, ("random", "random#2")))
        play(Contest("patrizier", 2, ("interrupted", "random"), 2), Fixture(0, 0, 0, ("interrupted", "random")))
