"""L13.1: what a seat knows, as numbers. Certificates were all taken openly; hidden is only what bag and die will bring.

Which building lies on a field and who works on an artwork is written in bits, lowest first, counted from 1: there are
too many places for each to have a number for each kind and each person.
"""

from __future__ import annotations

from typing import Final

from torri.engine.observing import FLAGS, NUMBERS_PER_WORD, Block, Observation, add_eight, add_set, starts

from .figures import FAMILIES, TALENTS
from .scoring import final_score
from .state import Ask, State
from .tables import (
    ALL_WORKERS,
    ARTISTS,
    BISHOP,
    BISHOP_POINTS,
    BUILDING_INCOME,
    BUILDING_PRESTIGE,
    BUILDINGS,
    CAPTAIN_POINTS,
    CARDINAL_PRESTIGE,
    CARDS,
    CHIESA_BISHOP,
    COPIES,
    CUBE_KINDS,
    CUBES_A_POINT,
    DISTRICT,
    DRAWN,
    EMPTY_FIELD,
    FACES,
    FAME,
    FIELDS,
    FIRST_PREACHER,
    FLORINS,
    FLORINS_A_POINT,
    HIRED,
    INCOME,
    INSTEAD,
    LOWEST_PRESTIGE,
    MIN_PLAYERS,
    NAMELESS_EACH,
    NO_CHIESA,
    NO_PALAZZO,
    NONE,
    OUTPUT,
    OWN_WORKS,
    PALAZZO_PRESTIGE,
    PERSONS,
    PLAYERS,
    PREACHER_BISHOP,
    PREACHER_PRESTIGE,
    PREACHERS,
    PRESTIGE,
    ROUNDS,
    SALE,
    START_FLORINS,
    SUPPLY,
    SWAPS,
    TRADED,
    UNCOMPLETED,
    WORK_BISHOP,
    WORK_INCOME,
    WORK_PRESTIGE,
    WORKS,
)

PHASES: Final = 10  # 0 while setting up
DEALS: Final = 3
CITY_WORKS: Final = WORKS - OWN_WORKS
PULPITS: Final = PREACHERS + 1  # who may preach: the nameless last
LOT_BITS: Final = BUILDINGS.bit_length()
ARTIST_BITS: Final = HIRED.bit_length()
LARGEST_NUMBER: Final = (1 << 15) - 1  # that a row can hold
OPTIONS: Final = ("first game", "short game", "both offices twice", "families chosen")


def _most(good: int, by_a_worker: list[int], in_a_round: int, once: int) -> int:
    """A number of florins or points that nobody can come to have: in a round every worker is placed at most once."""
    income = sum(max(row[good], 0) for row in WORK_INCOME) + FIELDS * max(row[good] for row in BUILDING_INCOME)
    work = ALL_WORKERS * max(*by_a_worker, *(row[good] for row in OUTPUT))
    return once + max(ROUNDS) * (income + work + in_a_round)


MOST_FLORINS: Final = min(_most(FLORINS, [SALE], INCOME[FLORINS] + INSTEAD, START_FLORINS), LARGEST_NUMBER)
_FAMOUS: Final = max(WORK_PRESTIGE) + max(fame for rows in FAME for row in rows for fame in row)
MOST_PRESTIGE: Final = _most(
    PRESTIGE,
    [_FAMOUS, *BUILDING_PRESTIGE, *PREACHER_PRESTIGE],
    CARDINAL_PRESTIGE + FIELDS,  # L5.2: others occupy own buildings
    PALAZZO_PRESTIGE,
)
MOST_BISHOP: Final = _most(BISHOP, [*WORK_BISHOP, *PREACHER_BISHOP], 0, CHIESA_BISHOP)
_AT_THE_END: Final = CAPTAIN_POINTS + BISHOP_POINTS + sum(SUPPLY) // CUBES_A_POINT + LARGEST_NUMBER // FLORINS_A_POINT
_LACKING: Final = FIELDS * EMPTY_FIELD + OWN_WORKS * UNCOMPLETED + NO_PALAZZO + NO_CHIESA
LEAST_POINTS: Final = LOWEST_PRESTIGE - _LACKING
MOST_DUE: Final = max(*DRAWN, TRADED, *(row[SWAPS] for row in OUTPUT))

BLOCKS: Final = (
    Block("question", (len(Ask),), 1, "which question is asked, in the order of `Ask`"),
    Block("players", (PLAYERS - MIN_PLAYERS + 1,), 1, f"how many play, from {MIN_PLAYERS} on"),
    Block("seat", (PLAYERS,), 1, "the number of the seat that looks: answers name other seats by their numbers"),
    Block("actor", (PLAYERS,), 1, "which seat is asked"),
    Block("turn", (PLAYERS,), 1, "whose turn it is, or whose district"),
    Block("order", (PLAYERS, PLAYERS), 1, "the place of each seat in turn order"),
    Block("options", (len(OPTIONS),), 1, f"options of the table: {', '.join(OPTIONS)}"),
    Block("round", (1,), max(ROUNDS), "the round; 0 while setting up"),
    Block("phase", (PHASES,), 1, "the phase, from 1 to 9; 0 while setting up"),
    Block("field", (FIELDS,), 1, "the field that is due in the districts"),
    Block("acted", (1,), 1, "the first of two actions in a row is done"),
    Block("passed", (PLAYERS,), 1, "who has passed"),
    Block("market", (PLAYERS,), 1, "who has a worker on the market"),
    Block("dealt", (DEALS,), 1, "what the seat has done at the market: sell, buy, trade"),
    Block("due", (1,), MOST_DUE, "cubes still to be named, or persons to be drawn"),
    Block("least", (CUBE_KINDS,), 1, "what is named in order: the first cube that may still be named"),
    Block("given", (CUBE_KINDS,), 1, "kinds of cubes given in a barter"),
    Block("work", (WORKS,), 1, "the artwork being planned or completed"),
    Block("person", (PERSONS,), 1, "the preacher who is given to, or the artist at work"),
    Block("talent", (len(TALENTS),), 1, "the talent by which it is completed"),
    Block("roll", (FACES,), 1, "the first of two rolls"),
    Block("pulpit", (PULPITS,), 1, "the preacher in the cathedral, the nameless last"),
    Block("pulpit_seat", (PLAYERS,), 1, "whose worker brought him there"),
    Block("captain", (PLAYERS,), 1, "who is Captain of the People"),
    Block("bishop", (PLAYERS,), 1, "who is Bishop"),
    Block("guarded_worker", (PLAYERS,), 1, "whose worker the Captain guards"),
    Block("guarded", (ARTISTS,), 1, "the artist whom the Captain guards"),
    Block("banished", (PREACHERS,), 1, "the preacher whom the Bishop has banished"),
    Block("bag", (PERSONS,), 1, "persons in the bag"),
    Block("life", (PERSONS,), CARDS, "the number of the Life card above each person in town"),
    Block("hired", (PERSONS,), 1, "persons who are off their cards this round"),
    Block("masters", (ARTISTS,), 1, "artists whose card shows its blue side"),
    Block(
        "nameless",
        (len(NAMELESS_EACH),),
        max(NAMELESS_EACH),
        "nameless persons used this round: artists by talent, preachers",
    ),
    Block("supply", (CUBE_KINDS,), max(SUPPLY), "cubes by kind in the supply"),
    Block("tiles", (BUILDINGS,), max(COPIES), "building tiles by kind in the supply"),
    Block("family", (PLAYERS, len(FAMILIES)), 1, "the family of each seat"),
    Block("florins", (PLAYERS,), MOST_FLORINS, "florins of each seat"),
    Block("prestige", (PLAYERS,), MOST_PRESTIGE, "prestige of each seat on the track", low=LOWEST_PRESTIGE),
    Block("certificates", (PLAYERS,), MOST_PRESTIGE, "prestige of each seat in certificates"),
    Block("bishop_points", (PLAYERS,), MOST_BISHOP, "bishop points of each seat"),
    Block("points", (PLAYERS,), MOST_PRESTIGE + _AT_THE_END, "points of each seat as they stand", low=LEAST_POINTS),
    Block("reserve", (PLAYERS,), ALL_WORKERS, "workers of each seat in reserve"),
    Block("workers", (PLAYERS,), ALL_WORKERS, "workers of each seat in its material area"),
    Block("cubes", (PLAYERS, CUBE_KINDS), max(SUPPLY), "cubes of each seat by kind"),
    Block("built", (PLAYERS,), FIELDS, "finished buildings of each seat: those on its first fields"),
    Block("sites", (PLAYERS,), FIELDS, "constructions of each seat: those on the next fields, each with an own worker"),
    Block("old", (PLAYERS,), FIELDS, "buildings of each seat that were finished when the round began"),
    Block("buildings", (PLAYERS, BUILDINGS), max(COPIES), "finished buildings of each seat by kind"),
    Block("lots", (PLAYERS, FIELDS, LOT_BITS), 1, "the building on each field, finished or not: its number in bits"),
    Block("occupants", (PLAYERS, FIELDS, PLAYERS), 1, "whose worker is on each finished building"),
    Block("chiesa", (PLAYERS, PULPITS), 1, "the preacher in the Chiesa of each seat, the nameless last"),
    Block("own_works", (PLAYERS, OWN_WORKS), 1, "completed artworks of each district"),
    Block("own_artists", (PLAYERS, OWN_WORKS, ARTIST_BITS), 1, "the artist of each planned one: his number in bits"),
    Block("city_artists", (CITY_WORKS, ARTIST_BITS), 1, "the artist of each planned one of the city, likewise"),
    Block("city_works", (CITY_WORKS, PLAYERS), 1, "whose crest is on each artwork of the city"),
    Block("city_plans", (CITY_WORKS, PLAYERS), 1, "who has planned each of them"),
)
_STARTS: Final = starts(BLOCKS)
QUESTION, SEATED, SEAT, ACTOR, TURN, ORDER, CHOSEN, ROUND, PHASE, FIELD, ACTED, PASSED, MARKET, DEALT = _STARTS[:14]
DUE, LEAST, GIVEN, WORK, PERSON, TALENT, ROLL, PULPIT, PULPIT_SEAT, CAPTAIN, BISHOP_SEAT = _STARTS[14:25]
GUARDED_WORKER, GUARDED, BANISHED, BAG, LIFE, OFF_CARD, MASTERS, NAMELESS, IN_SUPPLY, TILES, FAMILY = _STARTS[25:36]
PURSE, TRACK, CERTIFICATES, BISHOP_TRACK, POINTS, RESERVE, READY, CUBES, BUILT, SITES, OLD, STANDING = _STARTS[36:48]
LOTS, OCCUPANTS, CHIESA, OWN, OWN_ARTISTS, CITY_ARTISTS, CITY, CITY_PLANS = _STARTS[48:]


def observe(s: State, seat: int, row: list[int]) -> None:
    """Fill a row of zeros with what a seat knows."""
    row[QUESTION + s.ask] = 1
    row[SEATED + s.players - MIN_PLAYERS] = 1
    row[SEAT + seat] = 1
    if s.actor >= 0:
        row[ACTOR + near(s, seat, s.actor)] = 1
    for place in range(s.players):
        if s.order[place] != NONE:
            row[ORDER + near(s, seat, s.order[place]) * PLAYERS + place] = 1
    row[CHOSEN] = s.first_game
    row[CHOSEN + 1] = s.short_game
    row[CHOSEN + 2] = s.both_offices_twice
    row[CHOSEN + 3] = s.families
    row[ROUND] = s.round
    row[PHASE + s.phase] = 1
    show_question(s, seat, row)
    show_offices(s, seat, row)
    show_persons(s, row)
    for kind in range(CUBE_KINDS):
        row[IN_SUPPLY + kind] = s.supply[kind]
    for kind in range(BUILDINGS):
        row[TILES + kind] = s.tiles[kind]
    for player in range(s.players):
        place = near(s, seat, player)
        show_family(s, player, place, row)
        show_district(s, seat, player, place, row)
        show_works(s, player, place, row)


def near(s: State, seat: int, other: int) -> int:
    """How many seats clockwise another one sits."""
    return other - seat if other >= seat else other - seat + s.players


def show_question(s: State, seat: int, row: list[int]) -> None:
    """What the question is about, and what was done before it."""
    if s.order[s.place] != NONE:
        row[TURN + near(s, seat, s.order[s.place])] = 1
    row[FIELD + s.field] = 1
    row[ACTED] = s.acted
    add_set(row, DEALT, s.dealt, DEALS)
    row[DUE] = s.due
    row[LEAST + s.least] = 1
    add_set(row, GIVEN, s.given, CUBE_KINDS)
    if s.work != NONE:
        row[WORK + s.work] = 1
    if s.person != NONE:
        row[PERSON + s.person] = 1
    if s.talent != NONE:
        row[TALENT + s.talent] = 1
    if s.roll != NONE:
        row[ROLL + s.roll] = 1


# L4, L5.6


def show_offices(s: State, seat: int, row: list[int]) -> None:
    if s.captain != NONE:
        row[CAPTAIN + near(s, seat, s.captain)] = 1
    if s.bishop != NONE:
        row[BISHOP_SEAT + near(s, seat, s.bishop)] = 1
    if s.guarded_worker != NONE:
        row[GUARDED_WORKER + near(s, seat, s.guarded_worker)] = 1
    if s.guarded != NONE:
        row[GUARDED + s.guarded] = 1
    if s.banished != NONE:
        row[BANISHED + s.banished - FIRST_PREACHER] = 1
    if s.pulpit != NONE:
        row[PULPIT + s.pulpit - FIRST_PREACHER] = 1
        row[PULPIT_SEAT + near(s, seat, s.pulpit_seat)] = 1


# L1.5


def show_persons(s: State, row: list[int]) -> None:
    add_set(row, BAG, s.bag, PERSONS)
    for first in range(0, PERSONS, NUMBERS_PER_WORD):
        cards = 0
        for card in range(CARDS):
            cards += FLAGS[s.life[card] >> first & 255] * (card + 1)
        add_eight(row, LIFE + first, cards)
    add_set(row, OFF_CARD, s.hired, PERSONS)
    add_set(row, MASTERS, s.masters, ARTISTS)
    for kind in range(len(NAMELESS_EACH)):
        row[NAMELESS + kind] = s.nameless[kind]


# L1.2


def show_family(s: State, player: int, place: int, row: list[int]) -> None:
    row[PASSED + place] = s.passed >> player & 1
    row[MARKET + place] = s.market >> player & 1
    if s.family[player] != NONE:
        row[FAMILY + place * len(FAMILIES) + s.family[player]] = 1
    row[PURSE + place] = min(s.florins[player], LARGEST_NUMBER)
    row[TRACK + place] = s.prestige[player]
    row[CERTIFICATES + place] = s.certificates[player]
    row[BISHOP_TRACK + place] = s.bishop_points[player]
    points = s.certificates[player] + s.prestige[player]
    if s.ask == Ask.OVER:
        points += final_score(s, player)
    row[POINTS + place] = points
    row[RESERVE + place] = s.reserve[player]
    row[READY + place] = s.workers[player]
    for kind in range(CUBE_KINDS):
        row[CUBES + place * CUBE_KINDS + kind] = s.cubes[player][kind]
    if s.chiesa[player] != NONE:
        row[CHIESA + place * PULPITS + s.chiesa[player] - FIRST_PREACHER] = 1


# L5.2, L5.3


def show_district(s: State, seat: int, player: int, place: int, row: list[int]) -> None:
    """Fields in their order: answers name them so, and they are dealt with so (L7.1)."""
    built = s.built[player]
    row[BUILT + place] = built
    row[SITES + place] = s.sites[player]
    row[OLD + place] = s.old[player]
    for field in range(built + s.sites[player]):
        kind = s.lot[player][field]
        lot = place * FIELDS + field
        add_eight(row, LOTS + lot * LOT_BITS, FLAGS[kind + 1])
        if field < built:
            row[STANDING + place * BUILDINGS + kind] += 1
            if s.occupant[player][field] != NONE:
                row[OCCUPANTS + lot * PLAYERS + near(s, seat, s.occupant[player][field])] = 1


# L1.4, L5.4


def show_works(s: State, player: int, place: int, row: list[int]) -> None:
    add_set(row, OWN + place * OWN_WORKS, s.works[player] & DISTRICT, OWN_WORKS)
    works = s.works[player] & ~DISTRICT
    while works != 0:
        work = (works & -works).bit_length() - 1
        row[CITY + (work - OWN_WORKS) * PLAYERS + place] = 1
        works &= works - 1
    plans = s.plans[player]
    while plans != 0:
        work = (plans & -plans).bit_length() - 1
        artist = s.artist[player][work] + 1
        if work < OWN_WORKS:
            add_eight(row, OWN_ARTISTS + (place * OWN_WORKS + work) * ARTIST_BITS, FLAGS[artist])
        else:
            row[CITY_PLANS + (work - OWN_WORKS) * PLAYERS + place] = 1
            add_eight(row, CITY_ARTISTS + (work - OWN_WORKS) * ARTIST_BITS, FLAGS[artist])
        plans &= plans - 1


OBSERVATION: Final = Observation(BLOCKS, observe)
