"""One game of a contest: players answer from what their seats know; a player that fails forfeits, without harm to the
others.

The loop asks the rules directly: no events, no views. Most of the time is the players' thinking.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from operator import index
from random import Random
from typing import Any, Final

from torri.engine.catalogue import game as find_game
from torri.engine.questions import MAX_ANSWERS, NATURE
from torri.engine.records import Record
from torri.players.arena.nature import Nature
from torri.players.arena.schedule import Contest, Fixture
from torri.players.player import Forfeit, Information, Player
from torri.players.specs import player
from torri.players.warming import warm_up

MAX_DETAIL_CHARACTERS: Final = 500  # of what was seen when a player failed


@dataclass(frozen=True, slots=True)
class Forfeited:
    """The player that failed, and why: `cause` is the name of a sentence, `detail` what was seen."""

    seat: int
    player: str
    cause: str
    detail: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: one line of `games.jsonl`."""

    pairing: int
    deal: int
    rotation: int
    seats: list[str]
    scores: list[int] | None  # None where somebody forfeited
    places: list[int]  # of each seat, from 1
    winners: list[int]  # the seats in the first place
    plies: int
    choices: list[int]  # of each seat: how often it had a choice
    forfeit: Forfeited | None
    answers: list[int]  # nature's too
    thinking: list[list[int]]  # of each seat: microseconds for each choice

    @property
    def key(self) -> tuple[int, int, int]:
        return self.pairing, self.deal, self.rotation

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of_data(cls, data: dict[str, Any]) -> Played:
        forfeit = data["forfeit"]
        return cls(**data | {"forfeit": forfeit and Forfeited(**forfeit)})

    def record(self, contest: Contest) -> Record:
        """The record of the game; without a result if somebody forfeited."""
        record = Record.begin(contest.game, contest.players, contest.options, self.seats)
        record.answers = list(self.answers)
        if self.forfeit is None:
            record.finish()
        return record


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one game to its end."""
    table = FixtureGame(contest, fixture)
    try:
        return table.played(table.play_on())
    finally:
        table.clear()


class FixtureGame:
    """A game in progress between the players of a fixture."""

    def __init__(self, contest: Contest, fixture: Fixture) -> None:
        self.game = find_game(contest.game)
        self.contest = contest
        self.fixture = fixture
        self.position = self.game.start(contest.players, contest.options)
        self.nature = Nature(contest.seed, fixture.deal)
        self.players: dict[int, Player] = {}
        self.answers: list[int] = []
        self.thinking: list[list[int]] = [[] for _ in fixture.seats]

    def play_on(self) -> Forfeited | None:
        """Play until the game is over or somebody forfeits."""
        state, questions = self.position.state, self.game.questions
        weight = partial(questions.weight, state)
        while legal := questions.legal(state):
            seat = state.actor
            if seat == NATURE:
                answer = self.nature.answer(state.ask, legal, weight)
            else:
                forced = None if legal & legal - 1 else questions.forced(state)
                try:
                    answer = self.asked(seat, legal) if forced is None else forced
                except Forfeit as unfit:
                    return Forfeited(
                        seat,
                        player=self.fixture.seats[seat],
                        cause=unfit.cause,
                        detail=unfit.detail[:MAX_DETAIL_CHARACTERS],
                    )
                except Exception as error:
                    detail = f"{type(error).__name__}: {error}"[:MAX_DETAIL_CHARACTERS]
                    return Forfeited(seat, player=self.fixture.seats[seat], cause="forfeit-failed", detail=detail)
            self.answers.append(answer)
            questions.apply(state, answer)
        return None

    def asked(self, seat: int, legal: int) -> int:
        """What the player on a seat answers to a question with a choice."""
        seen = Information.of(self.position, seat)
        spec = self.contest.entrants[self.fixture.seats[seat]]
        if seat not in self.players:
            self.players[seat] = player(spec, Random(self.seed(seat)))
            if self.players[seat].thinks:
                warm_up(self.game, self.players[seat].guided)
        begin = time.perf_counter_ns()
        given = self.players[seat].answer(seen)
        self.thinking[seat].append((time.perf_counter_ns() - begin) // 1000)
        answer = index(given)
        if not (0 <= answer < MAX_ANSWERS and legal >> answer & 1):
            raise Forfeit(player=spec, cause="forfeit-illegal", detail=self.position.text(answer))
        return answer

    def seed(self, seat: int) -> str:
        """The seed of a player's own randomness: it plays the same game again if it depends on nothing else."""
        return f"{self.contest.seed} {self.fixture.deal} {self.fixture.rotation} {seat}"

    def played(self, forfeit: Forfeited | None) -> Played:
        fixture = self.fixture
        places = self.places(forfeit)
        return Played(
            pairing=fixture.pairing,
            deal=fixture.deal,
            rotation=fixture.rotation,
            seats=list(fixture.seats),
            scores=None if forfeit else self.position.scores(),
            places=places,
            winners=[seat for seat, place in enumerate(places) if place == 1],
            plies=len(self.answers),
            choices=[len(times) for times in self.thinking],
            forfeit=forfeit,
            answers=self.answers,
            thinking=self.thinking,
        )

    def places(self, forfeit: Forfeited | None) -> list[int]:
        """The place of each seat; a seat that forfeits is last, and the others share the win."""
        seats = range(len(self.fixture.seats))
        if forfeit:
            return [len(seats) if seat == forfeit.seat else 1 for seat in seats]
        ranks = [self.game.rank(self.position.state, seat) for seat in seats]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def clear(self) -> None:
        for sitting in self.players.values():
            with suppress(Exception):
                sitting.close()
