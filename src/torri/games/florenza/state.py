"""The state of a game: the city, the districts, the persons, and the question to be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from torri.engine.questions import NATURE
from torri.engine.ranges import last_seat, seats
from torri.engine.schema import bit_set, copier, flag, ints, number, one_of, seat, sets, table

from .figures import FAMILIES, TALENTS
from .tables import (
    ALL_CUBES,
    ALL_WORKERS,
    ALL_WORKS,
    ARTISTS,
    BUILDINGS,
    CARDS,
    COPIES,
    CUBE_KINDS,
    FACES,
    FIELDS,
    HIRED,
    LOWEST_PRESTIGE,
    MIN_PLAYERS,
    NAMED,
    NAMED_ARTISTS,
    NAMELESS_EACH,
    NAMELESS_PREACHER,
    NONE,
    PERSONS,
    PLAYERS,
    ROUNDS,
    SUPPLY,
    WORKS,
)

MOST_POINTS: Final = 10_000  # far more than a game can bring
MOST_FLORINS: Final = 1_000_000


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
    ask: int = one_of(Ask)
    actor: int = seat(NATURE)
    players: int = number(MIN_PLAYERS, PLAYERS)
    # the options of the table
    first_game: int = flag()
    short_game: int = flag()
    both_offices_twice: int = flag()  # who holds both takes two actions in a row
    families: int = flag()  # 0 by seat, 1 chosen
    open_memory: int = flag()
    # the round so far
    round: int = number(0, max(ROUNDS))
    phase: int = number(0, 9)  # 0 while setting up
    place: int = number(0, last_seat)  # in turn order: whose turn it is, or whose district
    field: int = number(0, FIELDS - 1)  # of the districts, in phase 6
    acted: int = flag()  # actions in a row
    passed: int = bit_set(of=seats)
    market: int = bit_set(of=seats)  # seats with a worker on the market
    dealt: int = bit_set(of=0b111)  # options of the market that the seat has used: sell, buy, trade
    due: int = number(0, PERSONS)  # persons to be drawn, or cubes still to be named
    least: int = number(0, CUBE_KINDS)  # what is named in order: nothing below this
    given: int = bit_set(of=ALL_CUBES)  # kinds of cubes given in a barter
    work: int = number(NONE, WORKS - 1, start=NONE)  # the artwork being planned or completed
    person: int = number(NONE, PERSONS - 1, start=NONE)  # the preacher who is given to, or the artist at work
    talent: int = number(NONE, len(TALENTS) - 1, start=NONE)  # by which the artwork is completed
    roll: int = number(NONE, FACES - 1, start=NONE)  # the first of two rolls
    pulpit: int = number(NONE, NAMELESS_PREACHER, start=NONE)  # the preacher in the cathedral
    pulpit_seat: int = seat(NONE)  # whose worker brought him there
    captain: int = seat(NONE)
    bishop: int = seat(NONE)
    guarded_worker: int = seat(NONE)  # whose worker stands on Life VI
    guarded: int = number(NONE, ARTISTS - 1, start=NONE)  # the artist there
    banished: int = number(NONE, NAMELESS_PREACHER - 1, start=NONE)  # preacher
    # persons
    bag: int = bit_set(of=NAMED)
    hired: int = bit_set(of=NAMED)  # persons whose tiles are not on their cards
    masters: int = bit_set(of=NAMED_ARTISTS)  # those whose card shows its blue side
    life: list[int] = sets(CARDS, of=NAMED)  # the persons under each card
    nameless: list[int] = ints(  # hired this round, by talent; the last are preachers
        len(NAMELESS_EACH), 0, max(NAMELESS_EACH)
    )
    # common stock
    supply: list[int] = ints(CUBE_KINDS, 0, max(SUPPLY))
    tiles: list[int] = ints(BUILDINGS, 0, max(COPIES))
    # families
    order: list[int] = ints(PLAYERS, NONE, last_seat, start=NONE, in_play=seats)  # the seats in turn order
    family: list[int] = ints(PLAYERS, NONE, len(FAMILIES) - 1, start=NONE, in_play=seats)
    florins: list[int] = ints(PLAYERS, 0, MOST_FLORINS, in_play=seats)
    prestige: list[int] = ints(PLAYERS, LOWEST_PRESTIGE, MOST_POINTS, in_play=seats)
    certificates: list[int] = ints(PLAYERS, 0, MOST_POINTS, in_play=seats)
    bishop_points: list[int] = ints(PLAYERS, 0, MOST_POINTS, in_play=seats)
    reserve: list[int] = ints(PLAYERS, 0, ALL_WORKERS, in_play=seats)  # workers
    workers: list[int] = ints(PLAYERS, 0, ALL_WORKERS, in_play=seats)  # in the material area
    cubes: list[list[int]] = table(PLAYERS, CUBE_KINDS, 0, max(SUPPLY), in_play=seats)
    built: list[int] = ints(PLAYERS, 0, FIELDS, in_play=seats)  # finished buildings: those on the first fields
    sites: list[int] = ints(PLAYERS, 0, FIELDS, in_play=seats)  # planned: on the next fields, each with an own worker
    old: list[int] = ints(PLAYERS, 0, FIELDS, in_play=seats)  # buildings that were finished when the round began
    lot: list[list[int]] = table(  # the building on each field
        PLAYERS, FIELDS, NONE, BUILDINGS - 1, start=NONE, in_play=seats
    )
    occupant: list[list[int]] = table(  # the seat whose worker is on a finished building
        PLAYERS, FIELDS, NONE, last_seat, start=NONE, in_play=seats
    )
    chiesa: list[int] = ints(PLAYERS, NONE, NAMELESS_PREACHER, start=NONE, in_play=seats)  # the preacher there
    works: list[int] = sets(PLAYERS, of=ALL_WORKS, in_play=seats)  # completed artworks
    plans: list[int] = sets(PLAYERS, of=ALL_WORKS, in_play=seats)  # planned ones, each with an own worker
    artist: list[list[int]] = table(  # who is hired for each of them
        PLAYERS, WORKS, NONE, HIRED - 1, start=NONE, in_play=seats
    )


copy = copier(State)
