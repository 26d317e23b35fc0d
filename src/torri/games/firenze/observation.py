"""F13.1: what a seat knows, as numbers. With perfect recall everything but the order of piles and bag is known."""

from __future__ import annotations

from typing import Final

from torri.engine.observing import (
    FLAGS,
    NUMBERS_PER_WORD,
    Block,
    Observation,
    add_eight,
    add_set,
    further_copies,
    starts,
)
from torri.engine.piles import kind_of_bit

from .rules.towers import colour_of, height_of
from .scoring import final_score
from .state import Ask, State
from .tables import (
    ALL_BRICKS,
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    BRICKS,
    CAMPANILE,
    CARD_BITS,
    CARD_KINDS,
    CHURCH,
    COLOURS,
    COMMISSION_POINTS,
    COMMISSIONS,
    COPIES,
    FESTIVAL_POINTS,
    FLAG_POINTS,
    LAST_SEAL_POINTS,
    LOW_COMMISSIONS,
    MIN_PLAYERS,
    MOST_BUILT,
    MOST_COPIES,
    NEUTRAL,
    NEUTRAL_SEALS,
    NONE,
    NUMERALS,
    PERSONS,
    PLAYERS,
    PRIVILEGE_POINTS,
    QUIET_ROUNDS,
    RECOGNITION,
    ROW,
    SEALS,
    SLOTS,
    START_COPIES,
    TILE_POINTS,
    WORKSHOP,
)

COLOUR_COUNT: Final = len(COLOURS)
HELD_KINDS: Final = WORKSHOP + 1  # kinds of card that lie before a player
OWNERS: Final = NEUTRAL + 1
NAMED_ANSWERS: Final = SLOTS + 2 * COLOUR_COUNT  # answers that are named in order: those of building are the most
PHASES: Final = (Ask.TAKE, Ask.EXCHANGE, Ask.BUILD, Ask.CLAIM, Ask.DISCARD)
PHASE: Final[list[int]] = [PHASES.index(ask) if ask in PHASES else 0 for ask in Ask]
KIND_OF_BIT: Final = kind_of_bit(CARD_BITS)
COPIES_AT_ONCE: Final = 5  # bits of a pile
COPIES_MASK: Final = (1 << COPIES_AT_ONCE) - 1
FIRST_COPIES: Final = (1 << CARD_KINDS) - 1
FURTHER_COPIES: Final = further_copies(KIND_OF_BIT, CARD_KINDS, COPIES_AT_ONCE)
COPY_OF_BIT: Final[list[int]] = [CARD_BITS[kind].index(bit) + 1 for bit, kind in enumerate(KIND_OF_BIT)]
START_KINDS: Final = [kind for kind in range(CARD_KINDS) if START_COPIES[kind] > 0]
START_PLACE: Final[list[int]] = [START_KINDS.index(kind) if kind in START_KINDS else 0 for kind in range(CARD_KINDS)]
MOST_BRICKS: Final = max(BRICKS)
MOST_ROUNDS: Final = max(
    ((SEALS[n] - 1) * n + 2) * (QUIET_ROUNDS + 2) for n in range(MIN_PLAYERS, PLAYERS + 1)
)  # F11.4
MOST_WORTH: Final = max(*COMMISSION_POINTS, *BALCONY_POINTS)
OPTIONS: Final = ("campanile", "dead colour drawn", "patrician shields all", "seals hand-picked", "seals by dice")


def _festivals(sign: int) -> int:
    """What all festival cards could come to for a seat, gains or losses alone (F11.3)."""
    worth = [FESTIVAL_POINTS[0] * LOW_COMMISSIONS.bit_count(), *FESTIVAL_POINTS[1:]]
    return sum(max(sign * points, 0) * COPIES[RECOGNITION + n] for n, points in enumerate(worth)) * sign


_SEAL: Final = MOST_WORTH + max(0, *PRIVILEGE_POINTS)
MOST_POINTS: Final = max(SEALS) * _SEAL + sum(TILE_POINTS) + sum(FLAG_POINTS) + max(LAST_SEAL_POINTS, 0) + _festivals(1)
LEAST_POINTS: Final = max(SEALS) * min(0, *PRIVILEGE_POINTS) + min(LAST_SEAL_POINTS, 0) + _festivals(-1)

BLOCKS: Final = (
    Block("question", (len(Ask),), 1, "which question is asked, in the order of `Ask`"),
    Block("players", (PLAYERS - MIN_PLAYERS + 1,), 1, f"how many play, from {MIN_PLAYERS} on"),
    Block("seat", (PLAYERS,), 1, "the number of the seat that looks: answers name other seats by their numbers"),
    Block("actor", (PLAYERS,), 1, "which seat is asked"),
    Block("turn", (PLAYERS,), 1, "whose turn it is"),
    Block("start", (PLAYERS,), 1, "who is the start player"),
    Block("options", (len(OPTIONS),), 1, f"options of the table: {', '.join(OPTIONS)}"),
    Block("dead", (COLOUR_COUNT,), 1, "the dead colour"),
    Block("sealing", (2,), NEUTRAL_SEALS, "neutral seals to be placed; of them on heights 3 and 4"),
    Block("round", (1,), MOST_ROUNDS, "the round; 0 while setting up"),
    Block("quiet", (2,), QUIET_ROUNDS, "whole rounds without a seal; whether this round had one"),
    Block("finisher", (PLAYERS,), 1, "who placed the last seal first"),
    Block(
        "phase",
        (len(PHASES),),
        1,
        "to which question of its phases the turn returns: take, exchange, build, claim, discard",
    ),
    Block("played", (len(PERSONS),), 1, "persons played this turn"),
    Block("taken", (ROW,), 1, "the space of the card that is being taken"),
    Block("space", (ROW,), 1, "the space to be paid on, filled or laid on; while balconies are laid, their numeral"),
    Block("due", (1,), ALL_BRICKS, "bricks or towers still to be named or drawn"),
    Block("least", (NAMED_ANSWERS,), 1, "what is named in order: the first answer that may still be named"),
    Block("warded", (1,), 1, "the event does nothing to the taker"),
    Block("tributary", (COLOUR_COUNT,), 1, "the colour for which Tribute is paid now"),
    Block("spared", (SLOTS,), 1, "towers of the seat asked that are paid for, by place"),
    Block("exchanged", (1,), 1, "the exchange of the turn is done"),
    Block("offered", (COLOUR_COUNT,), 1, "colours that lay on the card before the exchange"),
    Block("built", (1,), MOST_BUILT, "bricks laid this turn"),
    Block("swapped", (COLOUR_COUNT,), 1, "the colour named first in a swap"),
    Block("smuggled", (PLAYERS,), 1, "whose brick it is, if the Smuggler swaps"),
    Block("adjusted", (COMMISSIONS + 1,), 1, "what is fulfilled with the Architect; the bell tower last"),
    Block("starters", (len(START_KINDS),), MOST_COPIES, "start cards still on top of the draw pile, by kind of those"),
    Block("draw", (CARD_KINDS,), MOST_COPIES, "cards of the draw pile by kind, without them"),
    Block("discard", (CARD_KINDS,), MOST_COPIES, "cards of the discard pile by kind"),
    Block("church", (len(CHURCH),), MOST_COPIES, "church cards on the board by kind"),
    Block("row", (ROW, CARD_KINDS), 1, "the card on each space of the row"),
    Block("row_bricks", (ROW, COLOUR_COUNT), MOST_BRICKS, "bricks by colour on it"),
    Block("bag", (COLOUR_COUNT,), MOST_BRICKS, "bricks by colour in the bag"),
    Block("seals", (COMMISSIONS, OWNERS), 1, "whose seal lies on each commission: a seat's, or last a neutral one"),
    Block("balconies", (COMMISSIONS,), len(NUMERALS), "1 where the next balcony lies, 2 the one after it, and so on"),
    Block("balcony_points", (COMMISSIONS,), MOST_WORTH, "points of a balcony, in place of the printed ones"),
    Block("tiles", (len(TILE_POINTS), PLAYERS), 1, "whose each floor tile is, from the lowest"),
    Block("bells", (PLAYERS,), 1, "whose small seal lies on the Campanile"),
    Block("stock", (PLAYERS, COLOUR_COUNT), MOST_BRICKS, "bricks by colour in each stock"),
    Block("stored", (PLAYERS,), ALL_BRICKS, "bricks in each stock"),
    Block("cards", (PLAYERS, HELD_KINDS), MOST_COPIES, "persons, festivals and buildings of each seat by kind"),
    Block("towers", (PLAYERS, SLOTS, COLOUR_COUNT), MOST_BRICKS, "height of each tower of each seat, at its colour"),
    Block("new", (SLOTS, COLOUR_COUNT), MOST_BRICKS, "towers started this turn, likewise, until ruins are torn down"),
    Block("laid", (SLOTS,), MOST_BUILT, "bricks laid this turn on each older tower"),
    Block("left", (PLAYERS,), max(SEALS), "seals that each seat has left"),
    Block("points", (PLAYERS,), MOST_POINTS, "points of each seat as they stand", low=LEAST_POINTS),
)
_STARTS: Final = starts(BLOCKS)
QUESTION, SEATED, SEAT, ACTOR, TURN, START, CHOSEN, DEAD, SEALING, ROUND, QUIET, FINISHER = _STARTS[:12]
PHASED, PLAYED, TAKEN, SPACE, DUE, LEAST, WARDED, TRIBUTARY, SPARED, EXCHANGED, OFFERED, BUILT = _STARTS[12:24]
SWAPPED, SMUGGLED, ADJUSTED, STARTERS, DRAW, DISCARD, IN_CHURCH, CARD, CARD_BRICKS, BAG = _STARTS[24:34]
SEALED, BALCONY, WORTH, TILES, BELLS, STOCK, STORED, CARDS, TOWERS, NEW, LAID, LEFT, POINTS = _STARTS[34:]


def observe(s: State, seat: int, row: list[int]) -> None:
    """Fill a row of zeros with what a seat knows."""
    row[QUESTION + s.ask] = 1
    row[SEATED + s.players - MIN_PLAYERS] = 1
    row[SEAT + seat] = 1
    if s.actor >= 0:
        row[ACTOR + near(s, seat, s.actor)] = 1
    if s.start != NONE:
        row[TURN + near(s, seat, s.player)] = 1
        row[START + near(s, seat, s.start)] = 1
    show_options(s, row)
    row[ROUND] = s.round
    row[QUIET] = s.quiet
    row[QUIET + 1] = s.stir
    show_turn(s, seat, row)
    show_piles(s, row)
    show_commissions(s, row)
    for player in range(s.players):
        show_seat(s, player, near(s, seat, player), row)
    if s.finisher != NONE:
        row[FINISHER + near(s, seat, s.finisher)] = 1
    for tile in range(len(TILE_POINTS)):
        if s.tile_owner[tile] != NONE:
            owner = near(s, seat, s.tile_owner[tile])
            row[TILES + tile * PLAYERS + owner] = 1
            row[POINTS + owner] += TILE_POINTS[tile]


def near(s: State, seat: int, other: int) -> int:
    """How many seats clockwise another one sits."""
    return other - seat if other >= seat else other - seat + s.players


# F2


def show_options(s: State, row: list[int]) -> None:
    row[CHOSEN] = s.campanile
    row[CHOSEN + 1] = s.dead_drawn
    row[CHOSEN + 2] = s.shields_all
    if s.placing != 0:
        row[CHOSEN + 2 + s.placing] = 1
    if s.dead != NONE:
        row[DEAD + s.dead] = 1
    row[SEALING] = s.seals_due
    row[SEALING + 1] = s.low_due


# F3 to F10: the turn so far, and what the question depends on


def show_turn(s: State, seat: int, row: list[int]) -> None:
    row[PHASED + PHASE[s.moment]] = 1
    add_set(row, PLAYED, s.played, len(PERSONS))
    if s.taken != NONE:
        row[TAKEN + s.taken] = 1
    row[SPACE + s.space] = 1
    row[DUE] = s.due
    row[LEAST + s.least] = 1
    row[WARDED] = s.warded
    if s.ask == Ask.TRIBUTE:
        row[TRIBUTARY + s.tributary] = 1
    add_set(row, SPARED, s.spared, SLOTS)
    row[EXCHANGED] = s.exchanged
    add_set(row, OFFERED, s.offered, COLOUR_COUNT)
    row[BUILT] = s.built
    if s.swapped != NONE:
        row[SWAPPED + s.swapped % COLOUR_COUNT] = 1
        if s.ask == Ask.SMUGGLE_FOR:
            row[SMUGGLED + near(s, seat, s.swapped // COLOUR_COUNT)] = 1
    if s.adjusted != NONE:
        row[ADJUSTED + s.adjusted] = 1
    if s.moment == Ask.BUILD:
        for slot in range(s.old, s.towers[s.player]):
            tower = s.tower[s.player][slot]
            row[NEW + (slot - s.old) * COLOUR_COUNT + colour_of(tower)] = height_of(tower)
        for slot in range(s.old):
            row[LAID + slot] = s.laid[slot]


# F4: the row, the piles and the bag


def show_piles(s: State, row: list[int]) -> None:
    pile = s.start_pile
    while pile != 0:
        bit = (pile & -pile).bit_length() - 1
        row[STARTERS + START_PLACE[KIND_OF_BIT[bit]]] = COPY_OF_BIT[bit]
        pile &= pile - 1
    show_pile(s.draw_pile, DRAW, CARD_KINDS, row)
    show_pile(s.discard_pile, DISCARD, CARD_KINDS, row)
    church = s.church
    while church != 0:
        bit = (church & -church).bit_length() - 1
        row[IN_CHURCH + KIND_OF_BIT[bit] - CAMPANILE] += 1
        church &= church - 1
    for space in range(ROW):
        if s.row[space] != NONE:
            row[CARD + space * CARD_KINDS + s.row[space]] = 1
        for colour in range(COLOUR_COUNT):
            row[CARD_BRICKS + space * COLOUR_COUNT + colour] = s.row_bricks[space][colour]
    for colour in range(COLOUR_COUNT):
        row[BAG + colour] = s.bag[colour]


# F8


def show_commissions(s: State, row: list[int]) -> None:
    """Neutral seals, and balconies in the order in which they can be fulfilled (F8.2)."""
    neutral = s.sealed
    for player in range(s.players):
        neutral &= ~s.seals[player]
    while neutral != 0:
        row[SEALED + ((neutral & -neutral).bit_length() - 1) * OWNERS + NEUTRAL] = 1
        neutral &= neutral - 1
    for numeral in range(len(NUMERALS)):
        if s.balcony[numeral] != NONE:
            commission = BALCONY_COMMISSION[s.balcony[numeral]]
            row[WORTH + commission] = BALCONY_POINTS[s.balcony[numeral]]
            if numeral >= s.balconies:
                row[BALCONY + commission] = numeral - s.balconies + 1


def show_seat(s: State, player: int, place: int, row: list[int]) -> None:
    """What lies before a player; a tower stands at its place, for answers name it so."""
    for colour in range(COLOUR_COUNT):
        row[STOCK + place * COLOUR_COUNT + colour] = s.stock[player][colour]
    row[STORED + place] = s.stored[player]
    show_pile(s.hand[player], CARDS + place * HELD_KINDS, HELD_KINDS, row)
    towers = s.old if s.moment == Ask.BUILD and player == s.player else s.towers[player]
    for slot in range(towers):
        tower = s.tower[player][slot]
        row[TOWERS + (place * SLOTS + slot) * COLOUR_COUNT + colour_of(tower)] = height_of(tower)
    row[BELLS + place] = s.bells >> player & 1
    row[LEFT + place] = s.seals_left[player]
    points = show_seals(s, player, place, row)
    for privilege in range(len(PRIVILEGE_POINTS)):
        points += s.privileges[player][privilege] * PRIVILEGE_POINTS[privilege]
    if s.finisher == player:
        points += LAST_SEAL_POINTS
    if s.ask == Ask.OVER:
        points += final_score(s, player)
    row[POINTS + place] = points


def show_seals(s: State, player: int, place: int, row: list[int]) -> int:
    """F8.1: the seals of a player; returns what its commissions are worth."""
    points = 0
    seals = s.seals[player]
    while seals != 0:
        commission = (seals & -seals).bit_length() - 1
        row[SEALED + commission * OWNERS + place] = 1
        points += COMMISSION_POINTS[commission]
        seals &= seals - 1
    for numeral in range(s.balconies):  # F1.4
        tile = s.balcony[numeral]
        if s.seals[player] >> BALCONY_COMMISSION[tile] & 1:
            points += BALCONY_POINTS[tile] - COMMISSION_POINTS[BALCONY_COMMISSION[tile]]
    return points


def show_pile(pile: int, place: int, kinds: int, row: list[int]) -> None:
    """Cards by kind: one of each that is there, and the further copies."""
    for number in range((kinds + NUMBERS_PER_WORD - 1) // NUMBERS_PER_WORD):
        cards = FLAGS[(pile & FIRST_COPIES) >> number * NUMBERS_PER_WORD & 255]
        copies = pile >> CARD_KINDS
        for few in range(len(FURTHER_COPIES)):
            cards += FURTHER_COPIES[few][copies & COPIES_MASK][number]
            copies >>= COPIES_AT_ONCE
        add_eight(row, place + number * NUMBERS_PER_WORD, cards)


OBSERVATION: Final = Observation(BLOCKS, observe)
