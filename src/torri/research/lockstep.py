"""Many games in step: each is asked, all are answered at once. In the accelerated subset, linked to a game.

A pool holds the states: place 0 the start, places 1 to n the games, and after them those that rivals think in. Game
n of the batch has row n - 1 of every table. Each game has a stream of chance of its own, begun anew with each episode,
so that a game does not depend on how fast the others end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

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


@dataclass(slots=True)
class Desk:
    """What is kept of each game of the batch beside its state. A record too: rows of a table would cost more."""

    legal: int = 0  # the answers that are legal now
    offset: int = 0  # of the question's actions
    learner: int = EVERYBODY
    episode: int = 0
    stream: list[int] = ints(4, size=8)  # chance in the game
    picks: list[int] = ints(4, size=8)  # random actions, which chance does not share


class Row(Protocol):
    """One row of an array, as the field of a record."""

    row: list[int]


def nature_answers(s: State, stream: list[int]) -> int:
    """Let nature answer until a seat is asked; the legal answers, none if the game is over."""
    options = legal(s)
    while options != 0 and s.actor == NATURE:
        apply(s, draw(s, options, stream))
        options = legal(s)
    return options


def is_asked(learner: int, actor: int, options: int, skip: int) -> bool:
    """Whether the learner is to answer; with `skip` not where only one answer is legal."""
    return learner in (EVERYBODY, actor) and not (skip and options & options - 1 == 0)


def onward(
    _pool: list[State],
    _game: int,
    _thinking: int,
    _learner: int,
    _skip: int,
    _stream: list[int],
    _mind: list[list[int]],
) -> int:
    """Go on until the learner is asked; the legal answers, none if the game is over. Stands for one of the two below:
    not for two ways to answer inside one loop, as handing a pool on would cost as much as a move."""
    raise RuntimeError("onward stands for a way to play: link the loop first")


def onward_at_random(
    pool: list[State], game: int, _thinking: int, learner: int, skip: int, stream: list[int], _mind: list[list[int]]
) -> int:
    """Rivals give any legal answer alike."""
    s = pool[game]
    options = nature_answers(s, stream)
    while options != 0 and not is_asked(learner, s.actor, options, skip):
        apply(s, member(stream, options))
        options = nature_answers(s, stream)
    return options


def onward_greedily(
    pool: list[State], game: int, thinking: int, learner: int, skip: int, stream: list[int], mind: list[list[int]]
) -> int:
    """Rivals answer what the game's own evaluation likes best, and forced answers are given."""
    s = pool[game]
    options = nature_answers(s, stream)
    while options != 0 and not is_asked(learner, s.actor, options, skip):
        apply(s, greedy(pool, game, thinking, options, stream, mind))
        options = nature_answers(s, stream)
    return options


def greedy(pool: list[State], game: int, thinking: int, options: int, stream: list[int], mind: list[list[int]]) -> int:
    """The answer that looks best to the seat that is asked; `mind` holds weights and two rows to work in."""
    if options & options - 1 == 0:
        return options.bit_length() - 1
    assign(pool, thinking, game)
    redeal(pool[thinking], pool[game].actor, stream)  # nobody looks into another hand
    return best(pool, thinking, mind[1], stream, mind[0], mind[2], DEPTH, SHADES)


def offer(s: State, desk: Desk, offsets: list[int], mask: Row) -> None:
    """Write down what the seat that is asked may answer."""
    desk.offset = offsets[s.ask]
    for action in range(len(mask.row)):
        mask.row[action] = 0
    options = desk.legal
    while options != 0:
        mask.row[desk.offset + (options & -options).bit_length() - 1] = 1
        options &= options - 1


def clear(row: list[int]) -> None:
    """Make a row one of zeros, for observations that do not overwrite all that stood there."""
    for number in range(len(row)):
        row[number] = 0


def leave(_row: list[int]) -> None:
    """In place of `clear`, for those that do."""


def look(pool: list[State], observations: list[Row]) -> None:
    """Write down what the seat that is asked knows, in every game."""
    for place in range(len(observations)):
        row = observations[place].row
        clear(row)
        observe(pool[place + 1], pool[place + 1].actor, row)


def begin(pool: list[State], game: int, games: int, desk: Desk, settings: list[int], mind: list[list[int]]) -> None:
    """Start the next episode of a game, as far as the learner's first question."""
    start_stream(desk.stream, settings[SEED], desk.episode * games + game - 1)
    if settings[TAKING_TURNS]:
        desk.learner = (game - 1 + desk.episode) % pool[0].players
    assign(pool, game, 0)
    desk.legal = onward(pool, game, games + 1, desk.learner, settings[SKIP], desk.stream, mind)


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
    actions: list[int],
    seats: list[int],
    masks: list[Row],
    rewards: list[list[float]],
    scores: list[list[int]],
    over: list[int],
) -> int:
    """Answer in every game, and go on to the learner's next question, in a new game where the old one is over.

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
        apply(s, actions[place] - desk.offset)
        desk.legal = onward(pool, game, games + 1, desk.learner, settings[SKIP], desk.stream, mind)
        if desk.legal == 0:
            over[place] = True
            for seat in range(s.players):
                rewards[place][seat] = reward(s, seat, settings[KIND])
                scores[place][seat] = score(s, seat)
            desk.episode += 1
            begin(pool, game, games, desk, settings, mind)
        seats[place] = pool[game].actor
        offer(pool[game], desk, offsets, masks[place])
    return ALL_LEGAL


def pick(desks: list[Desk], actions: list[int]) -> None:
    """A random legal action for every game."""
    for place in range(len(desks)):
        desk = desks[place]
        actions[place] = desk.offset + member(desk.picks, desk.legal)
