"""F10.0 to F10.8: persons, the moments at which they may be played, and what they do."""

from __future__ import annotations

from typing import Final

from torri.engine.bits import set_of
from torri.engine.counts import kinds_in, total
from torri.engine.errors import Facts
from torri.engine.piles import without_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, card_facts, colour_facts, tower_facts
from ..state import Ask, State
from ..tables import (
    ALCHEMIST,
    ARCHITECT,
    CARD_BITS,
    COLOURS,
    COMMISSIONS,
    HAND_CARDS,
    MASON,
    PATRICIAN,
    PERSON_KINDS,
    PERSONS,
    PLAYERS,
    PRINCESS,
    ROW,
    SABOTEUR,
    SLOTS,
    SMUGGLER,
    WHOLESALER,
)
from .bricks import brick_held, bricks_held, in_stock, to_bag, to_stock
from .commissions import adjustable
from .row import bricks_in_bag, bricks_left_in_bag, card_at_space, discard, fill
from .towers import first_alike, lower_tower, slots_of
from .turn import ask_player

BUILD_DONE: Final = SLOTS + 2 * len(COLOURS)  # the answers of BUILD before the persons: old towers, new ones, done
CLAIM_DONE: Final = COMMISSIONS + 1 + len(PERSONS)
EXCHANGE_DONE: Final = ROW + len(PERSONS)
ALL_TARGETS: Final = (1 << SLOTS * PLAYERS) - 1  # `6 * seat + ...` of all seats

# Of each question at which persons can be played: where their answers begin, its other answers, whose moment it is.
FIRST_PERSON: Final[list[int]] = [0] * (Ask.OVER + 1)
OTHER_ANSWERS: Final[list[int]] = [0] * (Ask.OVER + 1)
MOMENT: Final[list[int]] = [0] * (Ask.OVER + 1)
_ANY_TIME: Final = (ALCHEMIST, SMUGGLER, SABOTEUR, PATRICIAN)
for _ask, _first, _answers, _persons in (
    (Ask.TAKE, ROW, ROW + len(PERSONS), (PRINCESS, WHOLESALER, *_ANY_TIME)),
    (Ask.EXCHANGE, ROW, EXCHANGE_DONE + 1, (WHOLESALER, *_ANY_TIME)),
    (Ask.BUILD, BUILD_DONE + 1, BUILD_DONE + 1 + len(PERSONS), (MASON, WHOLESALER, *_ANY_TIME)),
    (Ask.CLAIM, COMMISSIONS + 1, CLAIM_DONE + 1, (ARCHITECT, *_ANY_TIME)),
):
    FIRST_PERSON[_ask] = _first
    OTHER_ANSWERS[_ask] = (1 << _answers) - 1 & ~(PERSON_KINDS << _first)
    MOMENT[_ask] = set_of(_persons)


# F10.0 When a person may be played


def answers_with(s: State, persons: int) -> int:
    """The persons as answers of the question asked, with all its other answers."""
    return persons << FIRST_PERSON[s.ask] | OTHER_ANSWERS[s.ask]


def in_hand(s: State) -> int:
    return answers_with(s, s.hand[s.player] & PERSON_KINDS)


def not_played_yet(s: State) -> int:
    """Never two of one name in a turn."""
    return answers_with(s, PERSON_KINDS & ~s.played)


def right_moment(s: State) -> int:
    """Never while bricks are laid."""
    if s.ask == Ask.BUILD and s.built > 0:
        return OTHER_ANSWERS[Ask.BUILD]
    return answers_with(s, MOMENT[s.ask])


def has_effect(s: State) -> int:
    """A person can be played only if its effect can be carried out; persons that are not held, or may not be played
    now, are ignored by this limit."""
    persons = s.hand[s.player] & MOMENT[s.ask] & ~s.played
    if persons == 0:
        return answers_with(s, PERSON_KINDS)
    idle = 0
    if persons >> WHOLESALER & 1 and cards_with_bricks(s) == 0:
        idle |= 1 << WHOLESALER
    if persons >> ALCHEMIST & 1 and (s.stored[s.player] == 0 or total(s.bag) == 0):
        idle |= 1 << ALCHEMIST
    if persons >> SMUGGLER & 1 and (s.stored[s.player] == 0 or others_bricks(s) == 0):
        idle |= 1 << SMUGGLER
    if persons >> SABOTEUR & 1 and others_towers(s) == 0:
        idle |= 1 << SABOTEUR
    if persons >> PATRICIAN & 1 and (s.hand[s.player] & HAND_CARDS).bit_count() == 1:
        idle |= 1 << PATRICIAN
    if persons >> ARCHITECT & 1 and adjustable(s) == 0:
        idle |= 1 << ARCHITECT
    return answers_with(s, PERSON_KINDS & ~idle)


def person_named(s: State, answer: int) -> Facts:
    """The person, what its effect needs and when it may be played."""
    kind = PATRICIAN if s.ask == Ask.DISCARD else answer - FIRST_PERSON[s.ask]
    return card_facts("card", kind) | {"need": f"need-{PERSONS[kind]}", "when": f"moment-{PERSONS[kind]}"}


PERSON_LIMITS: Final = (
    Limit("F10.0", "person-not-held", in_hand, person_named),
    Limit("F10.0", "person-played", not_played_yet, person_named),
    Limit("F10.0", "wrong-moment", right_moment, person_named),
    Limit("F10.0", "no-effect", has_effect, person_named),
)


def put_off(s: State, person: int) -> None:
    """A played person goes to the discard pile at once."""
    s.hand[s.player] = without_card(s.hand[s.player], person, CARD_BITS)
    s.played |= 1 << person
    discard(s, person)
    tell(Event.PERSON_PLAYED, s.player, person)


def play_person(s: State, person: int) -> None:
    """Its effect, or the question about it; the turn continues where it was."""
    put_off(s, person)
    if person == WHOLESALER:
        ask_player(s, Ask.RESTOCK)
    elif person == ARCHITECT:
        ask_player(s, Ask.ADJUST)
    elif person == ALCHEMIST:
        ask_player(s, Ask.SWAP)
    elif person == SMUGGLER:
        ask_player(s, Ask.SMUGGLE)
    elif person == SABOTEUR:
        ask_player(s, Ask.SABOTAGE)
    elif person == PATRICIAN:
        ask_player(s, Ask.DISMISS)
    # F10.3, F10.5: Princess and Mason last this turn; the same question is asked again


# F10.1 Alchemist


def swap(s: State, colour: int) -> None:
    s.swapped = colour
    ask_player(s, Ask.SWAP_FOR)


ASK_SWAP: Final = Question(
    Ask.SWAP,
    "F10.1",
    len(COLOURS),
    limits=(Limit("F10.1", "no-brick", in_stock, bricks_held, compared=brick_held),),
    act=swap,
)


def swap_for(s: State, colour: int) -> None:
    to_bag(s, s.player, s.swapped, 1)
    to_stock(s, s.player, colour, 1)
    s.bag[colour] -= 1
    tell(Event.SWAPPED, s.player, s.swapped, colour)
    s.swapped = -1
    ask_player(s, s.moment)


ASK_SWAP_FOR: Final = Question(
    Ask.SWAP_FOR,
    "F10.1",
    len(COLOURS),
    limits=(Limit("F10.1", "not-in-bag", bricks_in_bag, bricks_left_in_bag),),
    act=swap_for,
)


# F10.4 Wholesaler


def cards_with_bricks(s: State) -> int:
    spaces = 0
    for space in range(ROW):
        if kinds_in(s.row_bricks[space]) != 0:
            spaces |= 1 << space
    return spaces


def restock(s: State, space: int) -> None:
    """All bricks of a row card to the bag, as many drawn onto it."""
    bricks = total(s.row_bricks[space])
    for colour in range(len(COLOURS)):
        s.bag[colour] += s.row_bricks[space][colour]
        s.row_bricks[space][colour] = 0
    s.space = space
    tell(Event.EMPTIED, s.row[space])
    fill(s, bricks)


ASK_RESTOCK: Final = Question(
    Ask.RESTOCK,
    "F10.4",
    ROW,
    limits=(Limit("F10.4", "no-bricks-there", cards_with_bricks, card_at_space),),
    act=restock,
)


# F10.7, F10.8 Things of other players: answer `6 * seat + slot` or `6 * seat + colour`


def of_another_player(s: State) -> int:
    """Bricks, or towers, of the other seats: there are six colours, and six towers at most."""
    answers = 0
    for seat in range(s.players):
        if seat != s.player:
            answers |= 0b111111 << SLOTS * seat
    return answers


def seat_named(s: State, answer: int) -> Facts:
    return {"has": answer // SLOTS + 1, "needs": s.players, "own": int(answer // SLOTS == s.player)}


# F10.7 Saboteur


def others_towers(s: State) -> int:
    towers = 0
    for seat in range(s.players):
        if seat != s.player:
            towers |= slots_of(s, seat) << SLOTS * seat
    return towers


def tower_there(s: State) -> int:
    """Towers of others; seats that are not another player's are ignored by this limit."""
    return others_towers(s) | ALL_TARGETS & ~of_another_player(s)


def first_alike_of_all(s: State) -> int:
    """Of towers that are alike the first is named; places without a tower are ignored by this limit."""
    towers = ALL_TARGETS
    for seat in range(s.players):
        towers &= ~((slots_of(s, seat) & ~first_alike(s, seat)) << SLOTS * seat)
    return towers


def tower_of_other(s: State, answer: int) -> Facts:
    """Whose tower is named, and which it is, if there is one."""
    seat, slot = answer // SLOTS, answer % SLOTS
    named = tower_facts("", s.tower[seat][slot]) if slot < s.towers[seat] else {}
    return named | {"other_seat": seat, "has": s.towers[seat]}


def first_of_others_alike(s: State, answer: int) -> int:
    towers = s.tower[answer // SLOTS]
    slot = next(slot for slot in range(SLOTS) if towers[slot] == towers[answer % SLOTS])
    return answer - answer % SLOTS + slot


def sabotage(s: State, target: int) -> None:
    seat = target // SLOTS
    slot = target % SLOTS
    tell(Event.SABOTAGED, seat, s.tower[seat][slot])
    lower_tower(s, seat, slot)
    ask_player(s, s.moment)


ASK_SABOTAGE: Final = Question(
    Ask.SABOTAGE,
    "F10.7",
    SLOTS * PLAYERS,
    limits=(
        Limit("F10.7", "not-another-player", of_another_player, seat_named),
        Limit("F10.7", "others-lack-tower", tower_there, tower_of_other),
        Limit("F6.1", "others-alike", first_alike_of_all, tower_of_other, order=True, instead=first_of_others_alike),
    ),
    act=sabotage,
)


# F10.8 Smuggler


def others_bricks(s: State) -> int:
    bricks = 0
    for seat in range(s.players):
        if seat != s.player:
            bricks |= kinds_in(s.stock[seat]) << len(COLOURS) * seat
    return bricks


def brick_there(s: State) -> int:
    """In the stocks of others; seats that are not another player's are ignored by this limit."""
    return others_bricks(s) | ALL_TARGETS & ~of_another_player(s)


def brick_of_other(s: State, answer: int) -> Facts:
    seat = answer // len(COLOURS)
    return colour_facts("colour", answer % len(COLOURS)) | {"other_seat": seat, "has": s.stored[seat]}


def smuggle(s: State, brick: int) -> None:
    s.swapped = brick
    ask_player(s, Ask.SMUGGLE_FOR)


ASK_SMUGGLE: Final = Question(
    Ask.SMUGGLE,
    "F10.8",
    len(COLOURS) * PLAYERS,
    limits=(
        Limit("F10.8", "not-another-player", of_another_player, seat_named),
        Limit("F10.8", "others-lack-brick", brick_there, brick_of_other),
    ),
    act=smuggle,
)


def smuggle_for(s: State, colour: int) -> None:
    other = s.swapped // len(COLOURS)
    gained = s.swapped % len(COLOURS)
    to_stock(s, s.player, colour, -1)
    to_stock(s, other, colour, 1)
    to_stock(s, other, gained, -1)
    to_stock(s, s.player, gained, 1)
    tell(Event.SMUGGLED, s.player, other, colour, gained)
    s.swapped = -1
    ask_player(s, s.moment)


ASK_SMUGGLE_FOR: Final = Question(
    Ask.SMUGGLE_FOR,
    "F10.8",
    len(COLOURS),
    limits=(Limit("F10.8", "no-brick", in_stock, bricks_held, compared=brick_held),),
    act=smuggle_for,
)
