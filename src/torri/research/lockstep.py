"""Many games in lock-step: each asks one question, all are answered at once. Accelerated subset, linked to a game.

What is done to one game (`step_at`) stands apart from the loop over all (`step`): on a GPU each thread has one game.

A pool holds the states: place 0 the start, places 1 to n the games, and after them those that rivals think in. Game n
of the batch has slot n - 1, and row n - 1 of every table. Each game has a random stream of its own, restarted with each
episode, so that a game does not depend on how fast the others end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from torri.engine.observing import EVERYTHING, FLAGS, NUMBERS_PER_WORD, put_eight, whole
from torri.engine.playouts import draw
from torri.engine.questions import MAX_ANSWERS, NATURE
from torri.engine.rewards import reward
from torri.engine.schema import ints
from torri.engine.signature import State, apply, assign, legal, observe, redeal, score
from torri.engine.streams import member, start_stream
from torri.players.greedy import MAX_DEPTH, NOISE_HUNDREDTHS, LookAhead, best

EVERYBODY: Final = -1  # the learner sits in every seat
ALL_LEGAL: Final = -1
WINDOW: Final = whole(MAX_ANSWERS)  # actions of one question in a mask


@dataclass(slots=True)
class GameSlot:
    """What is kept for each game of the batch besides its state. A record too: rows of a table would cost more."""

    legal: int = 0  # the answers that are legal now
    offset: int = 0  # of the question's actions
    window: int = 0  # where they stand in the mask
    learner: int = EVERYBODY
    episode: int = 0
    shown: int = NATURE  # the seat for which the observation was written
    since: int = EVERYTHING  # what was answered since then (see `Observation`)
    stream: list[int] = ints(4, size=8)  # chance in the game
    picks: list[int] = ints(4, size=8)  # random actions, apart from chance


class Row(Protocol):
    """One row of an array, as the field of a record."""

    row: list[int]


class BatchSettings(NamedTuple):
    """How a batch is played."""

    seed: int
    skip_forced: int  # whether the learner is not asked where only one answer is legal
    reward: int  # its number among `rewards.REWARD_KINDS`
    taking_turns: int  # whether the learner has another seat in each game and episode


class GameBatch(NamedTuple):
    """A batch of games, and the tables that show it."""

    ahead: LookAhead  # its pool holds the games
    weights: list[int]  # of the evaluation of greedy rivals
    game_slots: list[GameSlot]
    settings: BatchSettings
    offsets: list[int]  # of each question's actions
    seats: list[int]  # that are asked
    masks: list[Row]
    observations: list[Row]
    rewards: list[list[float]]
    scores: list[list[int]]
    over: list[int]


def is_asked(learner: int, actor: int, options: int, skip: int) -> bool:
    """Whether the learner has to answer; with `skip` not where only one answer is legal."""
    return actor != NATURE and learner in (EVERYBODY, actor) and not (skip and options & options - 1 == 0)


def give(s: State, slot: GameSlot, answer: int) -> None:
    """Give an answer, and note what that may change in the observation."""
    slot.since |= 1 << s.ask if s.actor in (NATURE, slot.shown) else EVERYTHING
    apply(s, answer)


def onward(_games: GameBatch, _game: int, _slot: GameSlot) -> int:
    """Play on until the learner is asked; returns the legal answers, none if the game is over. One of the two functions
    below replaces it when the loop is linked, so that the choice costs nothing."""
    raise RuntimeError("onward stands for a way to play: link the loop first")


def onward_at_random(games: GameBatch, game: int, slot: GameSlot) -> int:
    """Rivals give any legal answer, with equal chances."""
    s = games.ahead.pool[game]
    while True:
        options = legal(s)
        if options == 0 or is_asked(slot.learner, s.actor, options, games.settings.skip_forced):
            return options
        give(s, slot, draw(s, options, slot.stream) if s.actor == NATURE else member(slot.stream, options))


def onward_greedily(games: GameBatch, game: int, slot: GameSlot) -> int:
    """Rivals answer what the game's own evaluation rates highest, and forced answers are given."""
    s = games.ahead.pool[game]
    while True:
        options = legal(s)
        if options == 0 or is_asked(slot.learner, s.actor, options, games.settings.skip_forced):
            return options
        if s.actor == NATURE:
            give(s, slot, draw(s, options, slot.stream))
        else:
            give(s, slot, greedy(games, game, options, slot.stream))


def greedy(games: GameBatch, game: int, options: int, stream: list[int]) -> int:
    """The answer that looks best to the seat that is asked."""
    if options & options - 1 == 0:
        return options.bit_length() - 1
    pool, thinking = games.ahead.pool, len(games.game_slots) + 1
    assign(pool, thinking, game)
    redeal(pool[thinking], pool[game].actor, stream)  # a player does not see other hands
    return best(games.ahead, thinking, stream, games.weights, MAX_DEPTH, NOISE_HUNDREDTHS)


def offer(s: State, slot: GameSlot, offsets: list[int], mask: Row) -> None:
    """Write down what the seat that is asked may answer, word by word, in a window that stays inside the mask."""
    row = mask.row
    for first in range(0, WINDOW, NUMBERS_PER_WORD):
        put_eight(row, slot.window + first, 0)
    slot.offset = offsets[s.ask]
    slot.window = min(slot.offset, len(row) - WINDOW)
    options = slot.legal << slot.offset - slot.window
    for first in range(0, WINDOW, NUMBERS_PER_WORD):
        put_eight(row, slot.window + first, FLAGS[options >> first & 255])


def renew(_s: State, _seat: int, _row: list[int], _since: int) -> None:
    """Update an observation. The game's own `renew` replaces this, or a function that writes the whole row again."""
    raise RuntimeError("renew stands for a way to observe: link the loop first")


def write_anew(s: State, seat: int, row: list[int], _since: int) -> None:
    for number in range(len(row)):
        row[number] = 0
    observe(s, seat, row)


def show(s: State, slot: GameSlot, observation: Row) -> None:
    """Write down what the seat that is asked knows."""
    if slot.shown != s.actor:
        slot.shown = s.actor
        slot.since = EVERYTHING
    renew(s, s.actor, observation.row, slot.since)
    slot.since = 0


def look_at(games: GameBatch, place: int) -> None:
    """Write down what the seat that is asked knows, in one game."""
    show(games.ahead.pool[place + 1], games.game_slots[place], games.observations[place])


def look(games: GameBatch) -> None:
    """The same in every game."""
    for place in range(len(games.game_slots)):
        look_at(games, place)


def begin(games: GameBatch, game: int, slot: GameSlot) -> None:
    """Start the next episode of a game, up to the learner's first question."""
    pool, settings = games.ahead.pool, games.settings
    start_stream(slot.stream, settings.seed, slot.episode * len(games.game_slots) + game - 1)
    if settings.taking_turns:
        slot.learner = (game - 1 + slot.episode) % pool[0].players
    assign(pool, game, 0)
    slot.since = EVERYTHING
    slot.legal = onward(games, game, slot)


def deal_at(games: GameBatch, place: int) -> None:
    """Start one game again."""
    slot = games.game_slots[place]
    slot.episode = 0
    start_stream(slot.picks, games.settings.seed ^ 1, place)
    begin(games, place + 1, slot)
    s = games.ahead.pool[place + 1]
    games.seats[place] = s.actor
    offer(s, slot, games.offsets, games.masks[place])


def deal(games: GameBatch) -> None:
    """Start all games again."""
    for place in range(len(games.game_slots)):
        deal_at(games, place)


def is_legal(slot: GameSlot, action: int) -> bool:
    """Whether a game can be answered by this action now."""
    answer = action - slot.offset
    return 0 <= answer < MAX_ANSWERS and slot.legal >> answer & 1 == 1


def first_illegal(game_slots: list[GameSlot], actions: list[int]) -> int:
    """The first game whose action is not legal, or ALL_LEGAL."""
    for place in range(len(game_slots)):
        if not is_legal(game_slots[place], actions[place]):
            return place
    return ALL_LEGAL


def step_at(games: GameBatch, place: int, action: int, looking: int) -> None:
    """Answer in one game by a legal action, and play on to the learner's next question, in a new game where the old one
    is over. With `looking` the observation is written too."""
    slot, rewards, over = games.game_slots[place], games.rewards, games.over
    game = place + 1
    s = games.ahead.pool[game]
    if over[place]:
        over[place] = False
        for seat in range(s.players):
            rewards[place][seat] = 0.0
    give(s, slot, action - slot.offset)
    slot.legal = onward(games, game, slot)
    if slot.legal == 0:
        over[place] = True
        for seat in range(s.players):
            rewards[place][seat] = reward(s, seat, games.settings.reward)
            games.scores[place][seat] = score(s, seat)
        slot.episode += 1
        begin(games, game, slot)
        s = games.ahead.pool[game]
    games.seats[place] = s.actor
    offer(s, slot, games.offsets, games.masks[place])
    if looking:
        show(s, slot, games.observations[place])


def step(games: GameBatch, actions: list[int], looking: int) -> int:
    """Answer in every game. Observations are written while a game is in the cache: faster than by `look`. If an action
    is not legal, nothing is done and the first such game is returned; else ALL_LEGAL."""
    wrong = first_illegal(games.game_slots, actions)
    if wrong != ALL_LEGAL:
        return wrong
    for place in range(len(games.game_slots)):
        step_at(games, place, actions[place], looking)
    return ALL_LEGAL


def pick_at(games: GameBatch, actions: list[int], place: int) -> None:
    """A random legal action for one game."""
    slot = games.game_slots[place]
    actions[place] = slot.offset + member(slot.picks, slot.legal)


def pick(games: GameBatch, actions: list[int]) -> None:
    """The same for every game."""
    for place in range(len(games.game_slots)):
        pick_at(games, actions, place)


INLINED: Final = (onward, give, legal, draw, offer, show, step_at)  # what every game goes through in every step
