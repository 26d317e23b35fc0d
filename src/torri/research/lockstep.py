"""Many games in step: each is asked, all are answered at once. In the accelerated subset, linked to a game.

A pool holds the states: place 0 the start, places 1 to n the games, and after them those that rivals think in. Game n
of the batch has desk n - 1, and row n - 1 of every table. Each game has a stream of chance of its own, begun anew with
each episode, so that a game does not depend on how fast the others end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from torri.engine.observing import EVERYTHING, FLAGS, NUMBERS_PER_WORD, put_eight, whole
from torri.engine.playouts import draw
from torri.engine.questions import NATURE, WIDEST
from torri.engine.schema import ints
from torri.engine.signature import State, apply, assign, legal, observe, redeal, score
from torri.engine.streams import member, start_stream
from torri.players.greedy import MAX_DEPTH, NOISE_HUNDREDTHS, LookAhead, best
from torri.research.rewards import reward

EVERYBODY: Final = -1  # the learner sits in every seat
ALL_LEGAL: Final = -1
WINDOW: Final = whole(WIDEST)  # actions of a mask that one question can concern


@dataclass(slots=True)
class Desk:
    """What is kept of each game of the batch beside its state. A record too: rows of a table would cost more."""

    legal: int = 0  # the answers that are legal now
    offset: int = 0  # of the question's actions
    window: int = 0  # where they stand in the mask
    learner: int = EVERYBODY
    episode: int = 0
    shown: int = NATURE  # the seat for which the observation was written
    since: int = EVERYTHING  # what was answered since then (see `Observation`)
    stream: list[int] = ints(4, size=8)  # chance in the game
    picks: list[int] = ints(4, size=8)  # random actions, which chance does not share


class Row(Protocol):
    """One row of an array, as the field of a record."""

    row: list[int]


class Settings(NamedTuple):
    """How a batch is played."""

    seed: int
    skip_forced: int  # whether the learner is not asked where only one answer is legal
    reward: int  # its number among `rewards.KINDS`
    taking_turns: int  # whether the learner has another seat in each game and episode


class Games(NamedTuple):
    """A batch of games, and the tables that show it."""

    ahead: LookAhead  # its pool holds the games
    weights: list[int]  # of the evaluation, by which greedy rivals judge
    desks: list[Desk]
    settings: Settings
    offsets: list[int]  # of each question's actions
    seats: list[int]  # that are asked
    masks: list[Row]
    observations: list[Row]
    rewards: list[list[float]]
    scores: list[list[int]]
    over: list[int]


def is_asked(learner: int, actor: int, options: int, skip: int) -> bool:
    """Whether the learner is to answer; with `skip` not where only one answer is legal."""
    return actor != NATURE and learner in (EVERYBODY, actor) and not (skip and options & options - 1 == 0)


def give(s: State, desk: Desk, answer: int) -> None:
    """Give an answer, and keep in mind what that may change of the observation."""
    desk.since |= 1 << s.ask if s.actor in (NATURE, desk.shown) else EVERYTHING
    apply(s, answer)


def onward(_games: Games, _game: int, _desk: Desk) -> int:
    """Go on until the learner is asked; the legal answers, none if the game is over. Stands for one of the two below:
    which one is known when the loop is linked, and costs nothing in it."""
    raise RuntimeError("onward stands for a way to play: link the loop first")


def onward_at_random(games: Games, game: int, desk: Desk) -> int:
    """Rivals give any legal answer alike."""
    s = games.ahead.pool[game]
    while True:
        options = legal(s)
        if options == 0 or is_asked(desk.learner, s.actor, options, games.settings.skip_forced):
            return options
        give(s, desk, draw(s, options, desk.stream) if s.actor == NATURE else member(desk.stream, options))


def onward_greedily(games: Games, game: int, desk: Desk) -> int:
    """Rivals answer what the game's own evaluation likes best, and forced answers are given."""
    s = games.ahead.pool[game]
    while True:
        options = legal(s)
        if options == 0 or is_asked(desk.learner, s.actor, options, games.settings.skip_forced):
            return options
        if s.actor == NATURE:
            give(s, desk, draw(s, options, desk.stream))
        else:
            give(s, desk, greedy(games, game, options, desk.stream))


def greedy(games: Games, game: int, options: int, stream: list[int]) -> int:
    """The answer that looks best to the seat that is asked."""
    if options & options - 1 == 0:
        return options.bit_length() - 1
    pool, thinking = games.ahead.pool, len(games.desks) + 1
    assign(pool, thinking, game)
    redeal(pool[thinking], pool[game].actor, stream)  # nobody looks into another hand
    return best(games.ahead, thinking, stream, games.weights, MAX_DEPTH, NOISE_HUNDREDTHS)


def offer(s: State, desk: Desk, offsets: list[int], mask: Row) -> None:
    """Write down what the seat that is asked may answer, by words: in a window of the mask that does not leave it."""
    row = mask.row
    for first in range(0, WINDOW, NUMBERS_PER_WORD):
        put_eight(row, desk.window + first, 0)
    desk.offset = offsets[s.ask]
    desk.window = min(desk.offset, len(row) - WINDOW)
    options = desk.legal << desk.offset - desk.window
    for first in range(0, WINDOW, NUMBERS_PER_WORD):
        put_eight(row, desk.window + first, FLAGS[options >> first & 255])


def renew(_s: State, _seat: int, _row: list[int], _since: int) -> None:
    """Bring an observation up to date. Stands for the game's own way to, or for writing it anew."""
    raise RuntimeError("renew stands for a way to observe: link the loop first")


def write_anew(s: State, seat: int, row: list[int], _since: int) -> None:
    for number in range(len(row)):
        row[number] = 0
    observe(s, seat, row)


def show(s: State, desk: Desk, observation: Row) -> None:
    """Write down what the seat that is asked knows."""
    if desk.shown != s.actor:
        desk.shown = s.actor
        desk.since = EVERYTHING
    renew(s, s.actor, observation.row, desk.since)
    desk.since = 0


def look(games: Games) -> None:
    """Write down what the seat that is asked knows, in every game."""
    for place in range(len(games.desks)):
        show(games.ahead.pool[place + 1], games.desks[place], games.observations[place])


def begin(games: Games, game: int, desk: Desk) -> None:
    """Start the next episode of a game, as far as the learner's first question."""
    pool, settings = games.ahead.pool, games.settings
    start_stream(desk.stream, settings.seed, desk.episode * len(games.desks) + game - 1)
    if settings.taking_turns:
        desk.learner = (game - 1 + desk.episode) % pool[0].players
    assign(pool, game, 0)
    desk.since = EVERYTHING
    desk.legal = onward(games, game, desk)


def deal(games: Games) -> None:
    """Start all games anew."""
    for place in range(len(games.desks)):
        desk = games.desks[place]
        desk.episode = 0
        start_stream(desk.picks, games.settings.seed ^ 1, place)
        begin(games, place + 1, desk)
        s = games.ahead.pool[place + 1]
        games.seats[place] = s.actor
        offer(s, desk, games.offsets, games.masks[place])


def first_illegal(desks: list[Desk], actions: list[int]) -> int:
    """The first game whose action is not legal, or ALL_LEGAL."""
    for place in range(len(desks)):
        answer = actions[place] - desks[place].offset
        if answer < 0 or answer >= WIDEST or not desks[place].legal >> answer & 1:
            return place
    return ALL_LEGAL


def step(games: Games, actions: list[int], looking: int) -> int:
    """Answer in every game, and go on to the learner's next question, in a new game where the old one is over.

    With `looking` the observations are written too, each while its game is at hand: sooner done than by `look`.
    Nothing is done if an action is not legal: then the first such game is returned, and else ALL_LEGAL.
    """
    pool, desks, rewards, over = games.ahead.pool, games.desks, games.rewards, games.over
    wrong = first_illegal(desks, actions)
    if wrong != ALL_LEGAL:
        return wrong
    for place in range(len(desks)):
        game = place + 1
        desk = desks[place]
        s = pool[game]
        if over[place]:
            over[place] = False
            for seat in range(s.players):
                rewards[place][seat] = 0.0
        give(s, desk, actions[place] - desk.offset)
        desk.legal = onward(games, game, desk)
        if desk.legal == 0:
            over[place] = True
            for seat in range(s.players):
                rewards[place][seat] = reward(s, seat, games.settings.reward)
                games.scores[place][seat] = score(s, seat)
            desk.episode += 1
            begin(games, game, desk)
            s = pool[game]
        games.seats[place] = s.actor
        offer(s, desk, games.offsets, games.masks[place])
        if looking:
            show(s, desk, games.observations[place])
    return ALL_LEGAL


def pick(games: Games, actions: list[int]) -> None:
    """A random legal action for every game."""
    for place in range(len(games.desks)):
        desk = games.desks[place]
        actions[place] = desk.offset + member(desk.picks, desk.legal)


INLINED: Final = (onward, give, legal, draw, offer, show)  # what every game goes through in every step
