"""The state of a game: the city, the districts, the persons, and the question to be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from torri.engine.questions import NATURE
from torri.engine.schema import copier, ints, sets, table

from .tables import BUILDINGS, CARDS, FIELDS, KINDS, NAMELESS_EACH, NONE, PLAYERS, WORKS


class Ask(IntEnum):
    """The question to be answered next, in the order of the game."""

    ORDER = 0  # (nature) which seat is next in turn order?
    FAMILY = 1  # which family do you play?
    DRAFT = 2  # which building do you start with?
    DRAW = 3  # (nature) which person comes out of the bag?
    INCOME = 4  # (nature) which face of the income die?
    CAPTAIN = 5  # whom does the Captain guard: a worker, an artist, nobody?
    GUARD_WORKER = 6  # a worker of which seat?
    GUARD_ARTIST = 7  # which artist?
    BISHOP = 8  # what does the Bishop do: convert a worker, banish a preacher, nothing?
    CONVERT = 9  # a worker of which seat?
    BANISH = 10  # which preacher?
    ACTION = 11  # what is the next worker for?
    OCCUPY = 12  # which building?
    PLAN = 13  # which building is planned?
    CREATE = 14  # which artwork is planned?
    HIRE = 15  # by which artist?
    DONATE = 16  # to which preacher?
    PULPIT = 17  # in the own Chiesa or in the cathedral?
    PREACH = 18  # (nature) which face of the die?
    MARKET = 19  # what is done at the market?
    SELL = 20  # which cube?
    BUY = 21  # which cube?
    TRADE_GIVE = 22  # which cube is given?
    TRADE_TAKE = 23  # which cube is taken?
    USE = 24  # is the building used?
    ANY_CUBE = 25  # which cube does it give?
    BARTER_GIVE = 26  # which cube is given, or no more?
    BARTER_TAKE = 27  # which cube is taken?
    BUILD = 28  # is the building paid for?
    WORK = 29  # which artwork is next?
    TALENT = 30  # by which talent is it completed, or is it not paid for?
    FAME = 31  # (nature) which face of the die?
    OVER = 32


@dataclass(slots=True)
class State:
    ask: int = Ask.ORDER
    actor: int = NATURE
    players: int = 0
    # the options of the table
    first_game: int = 0
    short_game: int = 0
    both_offices_twice: int = 0  # who holds both takes two actions in a row
    families: int = 0  # 0 by seat, 1 chosen
    open_memory: int = 0
    # the round so far
    round: int = 0
    phase: int = 0  # 1 to 9; 0 while setting up
    place: int = 0  # in turn order: whose turn it is, or whose district
    field: int = 0  # of the districts, in phase 6
    acted: int = 0  # actions in a row
    passed: int = 0  # seats that have passed
    market: int = 0  # seats with a worker on the market
    dealt: int = 0  # options of the market that the seat has used
    due: int = 0  # persons to be drawn, or cubes still to be named
    least: int = 0  # what is named in order: nothing below this
    given: int = 0  # kinds of cubes given in a barter
    work: int = NONE  # the artwork being planned or completed
    person: int = NONE  # the preacher who is given to, or the artist at work
    talent: int = NONE  # by which the artwork is completed
    roll: int = NONE  # the first of two rolls
    pulpit: int = NONE  # the preacher in the cathedral
    pulpit_seat: int = NONE  # whose worker brought him there
    captain: int = NONE  # seat
    bishop: int = NONE  # seat
    guarded_worker: int = NONE  # the seat whose worker stands on Life VI
    guarded: int = NONE  # the artist there
    banished: int = NONE  # preacher
    # persons
    bag: int = 0
    hired: int = 0  # named persons whose tiles are not on their cards
    masters: int = 0  # artists whose card shows its blue side
    life: list[int] = sets(CARDS)  # the persons under each card
    nameless: list[int] = ints(len(NAMELESS_EACH))  # hired this round, by talent; the last are preachers
    # common stock
    supply: list[int] = ints(KINDS)
    tiles: list[int] = ints(BUILDINGS)
    # families
    order: list[int] = ints(PLAYERS, NONE)  # the seats in turn order
    family: list[int] = ints(PLAYERS, NONE)
    florins: list[int] = ints(PLAYERS, size=4)
    prestige: list[int] = ints(PLAYERS, size=2)
    certificates: list[int] = ints(PLAYERS, size=2)
    bishop_points: list[int] = ints(PLAYERS, size=2)
    reserve: list[int] = ints(PLAYERS)  # workers
    workers: list[int] = ints(PLAYERS)  # in the material area
    cubes: list[list[int]] = table(PLAYERS, KINDS)
    built: list[int] = ints(PLAYERS)  # finished buildings: those on the first fields
    sites: list[int] = ints(PLAYERS)  # planned ones: on the next fields, each with an own worker
    old: list[int] = ints(PLAYERS)  # buildings that were finished when the round began
    lot: list[list[int]] = table(PLAYERS, FIELDS, NONE)  # the building on each field
    occupant: list[list[int]] = table(PLAYERS, FIELDS, NONE)  # the seat whose worker is on a finished building
    chiesa: list[int] = ints(PLAYERS, NONE)  # the preacher there
    works: list[int] = sets(PLAYERS)  # completed artworks
    plans: list[int] = sets(PLAYERS)  # planned ones, each with an own worker
    artist: list[list[int]] = table(PLAYERS, WORKS, NONE)  # who is hired for each of them


copy = copier(State)
