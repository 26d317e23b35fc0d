"""Many games in step: each is asked, all are answered at once. In the accelerated subset, linked to a game.

A pool holds the states: place 0 the start, places 1 to n the games, and after them those that rivals think in. Game
n of the batch has row n - 1 of every table. Each game has a stream of chance of its own, begun anew with each episode,
so that a game does not depend on how fast the others end.
"""

from __future__ import annotations

from typing import Final

from torri.engine.playouts import draw
from torri.engine.questions import NATURE, WIDEST
from torri.engine.signature import State, apply, assign, legal, observe, redeal, score
from torri.engine.streams import member, start_stream
from torri.players.greedy import DEPTH, SHADES, best
from torri.research.rewards import reward

EVERYBODY: Final = -1  # the learner sits in every seat
ALL_LEGAL: Final = -1
LEGAL, OFFSET, SEAT, LEARNER, EPISODE = range(5)  # columns of the books: one row a game
COLUMNS: Final = 5
SEED, SKIP, OBSERVING, KIND, TAKING_TURNS = range(5)  # the settings of a batch
SETTINGS: Final = 5
THOUGHTS: Final = DEPTH + 2  # places that a rival thinks in


def rival(
    _pool: list[State], _place: int, _game: int, _options: int, _stream: list[int], _mind: list[list[int]]
) -> int:
    """The answer of a seat that is not the learner's; stands for one of the two below."""
    raise RuntimeError("rival stands for a way to play: link the loop first")


def random_rival(
    _pool: list[State], _place: int, _game: int, options: int, stream: list[int], _mind: list[list[int]]
) -> int:
    """Any legal answer alike."""
    return member(stream, options)


def greedy_rival(
    pool: list[State], place: int, game: int, options: int, stream: list[int], mind: list[list[int]]
) -> int:
    """What the game's own evaluation likes best; `mind` holds its weights and two rows to work in."""
    if options & options - 1 == 0:
        return options.bit_length() - 1
    assign(pool, place, game)
    redeal(pool[place], pool[game].actor, stream)  # nobody looks into another hand
    return best(pool, place, mind[1], stream, mind[0], mind[2], DEPTH, SHADES)


def onward(
    pool: list[State], game: int, thinking: int, learner: int, skip: int, stream: list[int], mind: list[list[int]]
) -> int:
    """Let nature and the rivals answer until the learner is asked; the legal answers, none if the game is over.

    With `skip` the learner is not asked where only one answer is legal.
    """
    s = pool[game]
    options = legal(s)
    while options != 0:
        if s.actor == NATURE:
            answer = draw(s, options, stream)
        elif learner not in (EVERYBODY, s.actor):
            answer = rival(pool, thinking, game, options, stream, mind)
        elif skip and options & options - 1 == 0:
            answer = options.bit_length() - 1
        else:
            break
        apply(s, answer)
        options = legal(s)
    return options


def show(
    s: State, book: list[int], offsets: list[int], observing: int, observation: list[int], mask: list[int]
) -> None:
    """Write what the seat that is asked knows, and what it may answer."""
    book[SEAT] = s.actor
    book[OFFSET] = offsets[s.ask]
    for action in range(len(mask)):
        mask[action] = False
    options = book[LEGAL]
    while options != 0:
        mask[book[OFFSET] + (options & -options).bit_length() - 1] = True
        options &= options - 1
    if observing:
        for number in range(len(observation)):
            observation[number] = 0
        observe(s, s.actor, observation)


def begin(
    pool: list[State],
    game: int,
    games: int,
    stream: list[int],
    book: list[int],
    settings: list[int],
    mind: list[list[int]],
) -> None:
    """Start the next episode of a game, as far as the learner's first question."""
    start_stream(stream, settings[SEED], book[EPISODE] * games + game - 1)
    if settings[TAKING_TURNS]:
        book[LEARNER] = (game - 1 + book[EPISODE]) % pool[0].players
    assign(pool, game, 0)
    book[LEGAL] = onward(pool, game, games + 1, book[LEARNER], settings[SKIP], stream, mind)


def deal(
    pool: list[State],
    streams: list[list[int]],
    books: list[list[int]],
    settings: list[int],
    offsets: list[int],
    mind: list[list[int]],
    observations: list[list[int]],
    masks: list[list[int]],
) -> None:
    """Start all games anew."""
    games = len(books)
    for place in range(games):
        book = books[place]
        book[EPISODE] = 0
        begin(pool, place + 1, games, streams[place], book, settings, mind)
        show(pool[place + 1], book, offsets, settings[OBSERVING], observations[place], masks[place])


def first_illegal(books: list[list[int]], actions: list[int]) -> int:
    """The first game whose action is not legal, or ALL_LEGAL."""
    for place in range(len(books)):
        answer = actions[place] - books[place][OFFSET]
        if answer < 0 or answer >= WIDEST or not books[place][LEGAL] >> answer & 1:
            return place
    return ALL_LEGAL


def step(
    pool: list[State],
    streams: list[list[int]],
    books: list[list[int]],
    settings: list[int],
    offsets: list[int],
    mind: list[list[int]],
    actions: list[int],
    observations: list[list[int]],
    masks: list[list[int]],
    rewards: list[list[float]],
    scores: list[list[int]],
    over: list[int],
) -> int:
    """Answer in every game, and go on to the learner's next question, in a new game where the old one is over.

    Nothing is done if an action is not legal: then the first such game is returned, and else ALL_LEGAL.
    """
    wrong = first_illegal(books, actions)
    if wrong != ALL_LEGAL:
        return wrong
    games = len(books)
    for place in range(games):
        game = place + 1
        book = books[place]
        s = pool[game]
        if over[place]:
            over[place] = False
            for seat in range(s.players):
                rewards[place][seat] = 0.0
        apply(s, actions[place] - book[OFFSET])
        book[LEGAL] = onward(pool, game, games + 1, book[LEARNER], settings[SKIP], streams[place], mind)
        if book[LEGAL] == 0:
            over[place] = True
            for seat in range(s.players):
                rewards[place][seat] = reward(s, seat, settings[KIND])
                scores[place][seat] = score(s, seat)
            book[EPISODE] += 1
            begin(pool, game, games, streams[place], book, settings, mind)
        show(pool[game], book, offsets, settings[OBSERVING], observations[place], masks[place])
    return ALL_LEGAL


def pick(books: list[list[int]], chances: list[list[int]], actions: list[int]) -> None:
    """A random legal action for every game, from streams that chance in the games does not share."""
    for place in range(len(books)):
        book = books[place]
        actions[place] = book[OFFSET] + member(chances[place], book[LEGAL])
