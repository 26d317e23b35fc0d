"""Many games in step: each is asked, all are answered at once. In the accelerated subset, linked to a game.

A pool holds the states: place 0 the start, places 1 to n the games, and after them those that rivals think in. Game
n of the batch has row n - 1 of every table. Each game has a stream of chance of its own, begun anew with each episode,
so that a game does not depend on how fast the others end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from torri.engine.observing import EVERYTHING, FLAGS, WORD, put_eight, whole
from torri.engine.playouts import draw
from torri.engine.questions import NATURE, WIDEST
from torri.engine.schema import ints
from torri.engine.signature import State, apply, assign, legal, observe, redeal, score
from torri.engine.streams import member, start_stream
from torri.players.greedy import DEPTH, SHADES, best
from torri.research.rewards import reward

EVERYBODY: Final = -1  # the learner sits in every seat
ALL_LEGAL: Final = -1
SEED, SKIP, KIND, TAKING_TURNS = range(4)  # the settings of a batch
SETTINGS: Final = 4
THOUGHTS: Final = DEPTH + 2  # places that a rival thinks in
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


def is_asked(learner: int, actor: int, options: int, skip: int) -> bool:
    """Whether the learner is to answer; with `skip` not where only one answer is legal."""
    return actor != NATURE and learner in (EVERYBODY, actor) and not (skip and options & options - 1 == 0)


def give(s: State, desk: Desk, answer: int) -> None:
    """Give an answer, and keep in mind what that may change of the observation."""
    desk.since |= 1 << s.ask if s.actor in (NATURE, desk.shown) else EVERYTHING
    apply(s, answer)


def onward(_pool: list[State], _game: int, _thinking: int, _desk: Desk, _skip: int, _mind: list[list[int]]) -> int:
    """Go on until the learner is asked; the legal answers, none if the game is over. Stands for one of the two below:
    not for two ways to answer inside one loop, as handing a pool on would cost as much as a move."""
    raise RuntimeError("onward stands for a way to play: link the loop first")


def onward_at_random(
    pool: list[State], game: int, _thinking: int, desk: Desk, skip: int, _mind: list[list[int]]
) -> int:
    """Rivals give any legal answer alike."""
    s = pool[game]
    while True:
        options = legal(s)
        if options == 0 or is_asked(desk.learner, s.actor, options, skip):
            return options
        give(s, desk, draw(s, options, desk.stream) if s.actor == NATURE else member(desk.stream, options))


def onward_greedily(pool: list[State], game: int, thinking: int, desk: Desk, skip: int, mind: list[list[int]]) -> int:
    """Rivals answer what the game's own evaluation likes best, and forced answers are given."""
    s = pool[game]
    while True:
        options = legal(s)
        if options == 0 or is_asked(desk.learner, s.actor, options, skip):
            return options
        if s.actor == NATURE:
            give(s, desk, draw(s, options, desk.stream))
        else:
            give(s, desk, greedy(pool, game, thinking, options, desk.stream, mind))


def greedy(pool: list[State], game: int, thinking: int, options: int, stream: list[int], mind: list[list[int]]) -> int:
    """The answer that looks best to the seat that is asked; `mind` holds weights and two rows to work in."""
    if options & options - 1 == 0:
        return options.bit_length() - 1
    assign(pool, thinking, game)
    redeal(pool[thinking], pool[game].actor, stream)  # nobody looks into another hand
    return best(pool, thinking, mind[1], stream, mind[0], mind[2], DEPTH, SHADES)


def offer(s: State, desk: Desk, offsets: list[int], mask: Row) -> None:
    """Write down what the seat that is asked may answer, by words: in a window of the mask that does not leave it."""
    row = mask.row
    for first in range(0, WINDOW, WORD):
        put_eight(row, desk.window + first, 0)
    desk.offset = offsets[s.ask]
    desk.window = min(desk.offset, len(row) - WINDOW)
    options = desk.legal << desk.offset - desk.window
    for first in range(0, WINDOW, WORD):
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


def look(pool: list[State], desks: list[Desk], observations: list[Row]) -> None:
    """Write down what the seat that is asked knows, in every game."""
    for place in range(len(desks)):
        show(pool[place + 1], desks[place], observations[place])


def begin(pool: list[State], game: int, games: int, desk: Desk, settings: list[int], mind: list[list[int]]) -> None:
    """Start the next episode of a game, as far as the learner's first question."""
    start_stream(desk.stream, settings[SEED], desk.episode * games + game - 1)
    if settings[TAKING_TURNS]:
        desk.learner = (game - 1 + desk.episode) % pool[0].players
    assign(pool, game, 0)
    desk.since = EVERYTHING
    desk.legal = onward(pool, game, games + 1, desk, settings[SKIP], mind)


def deal(
    pool: list[State],
    desks: list[Desk],
    settings: list[int],
    offsets: list[int],
    mind: list[list[int]],
    seats: list[int],
    masks: list[Row],
) -> None:
    """Start all games anew."""
    games = len(desks)
    for place in range(games):
        desk = desks[place]
        desk.episode = 0
        start_stream(desk.picks, settings[SEED] ^ 1, place)
        begin(pool, place + 1, games, desk, settings, mind)
        seats[place] = pool[place + 1].actor
        offer(pool[place + 1], desk, offsets, masks[place])


def first_illegal(desks: list[Desk], actions: list[int]) -> int:
    """The first game whose action is not legal, or ALL_LEGAL."""
    for place in range(len(desks)):
        answer = actions[place] - desks[place].offset
        if answer < 0 or answer >= WIDEST or not desks[place].legal >> answer & 1:
            return place
    return ALL_LEGAL


def step(
    pool: list[State],
    desks: list[Desk],
    settings: list[int],
    offsets: list[int],
    mind: list[list[int]],
    seats: list[int],
    masks: list[Row],
    observations: list[Row],
    rewards: list[list[float]],
    scores: list[list[int]],
    over: list[int],
    actions: list[int],
    looking: int,
) -> int:
    """Answer in every game, and go on to the learner's next question, in a new game where the old one is over.

    With `looking` the observations are written too, each while its game is at hand: sooner done than by `look`.
    Nothing is done if an action is not legal: then the first such game is returned, and else ALL_LEGAL.
    """
    wrong = first_illegal(desks, actions)
    if wrong != ALL_LEGAL:
        return wrong
    games = len(desks)
    for place in range(games):
        game = place + 1
        desk = desks[place]
        s = pool[game]
        if over[place]:
            over[place] = False
            for seat in range(s.players):
                rewards[place][seat] = 0.0
        give(s, desk, actions[place] - desk.offset)
        desk.legal = onward(pool, game, games + 1, desk, settings[SKIP], mind)
        if desk.legal == 0:
            over[place] = True
            for seat in range(s.players):
                rewards[place][seat] = reward(s, seat, settings[KIND])
                scores[place][seat] = score(s, seat)
            desk.episode += 1
            begin(pool, game, games, desk, settings, mind)
            s = pool[game]
        seats[place] = s.actor
        offer(s, desk, offsets, masks[place])
        if looking:
            show(s, desk, observations[place])
    return ALL_LEGAL


def pick(desks: list[Desk], actions: list[int]) -> None:
    """A random legal action for every game."""
    for place in range(len(desks)):
        desk = desks[place]
        actions[place] = desk.offset + member(desk.picks, desk.legal)


INLINED: Final = (onward, give, legal, draw, offer, show)  # what every game goes through in every step
