"""F2.6, F4.4, F4.5: the row of cards, its bricks, and the piles."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature
from torri.engine.counts import kinds_in, packed, total
from torri.engine.errors import Facts
from torri.engine.piles import copies_in, with_card, without_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, card_facts, colour_facts
from ..state import Ask, State
from ..tables import ALL_KINDS, CARD_BITS, CARD_BRICKS, CARD_KINDS, COLOURS, MOST_COPIES, NONE, ROW
from .bricks import to_stock
from .turn import ask_player, begin_turn


def card_named(_s: State, answer: int) -> Facts:
    return card_facts("card", answer)


def card_at_space(s: State, answer: int) -> Facts:
    return card_facts("card", s.row[answer])


def discard(s: State, kind: int) -> None:
    s.discard_pile = with_card(s.discard_pile, kind, CARD_BITS)


def collect_bricks(s: State) -> None:
    """F4.3: the bricks on the card taken go to the taker's stock."""
    for colour in range(len(COLOURS)):
        to_stock(s, s.player, colour, s.row_bricks[s.taken][colour])
        s.row_bricks[s.taken][colour] = 0


def close_gap(s: State) -> None:
    """The cards right of the one taken move left, with their bricks; whatever lay on it has gone already."""
    for space in range(s.taken, ROW - 1):
        s.row[space] = s.row[space + 1]
        for colour in range(len(COLOURS)):
            s.row_bricks[space][colour] = s.row_bricks[space + 1][colour]
    s.row[ROW - 1] = NONE
    for colour in range(len(COLOURS)):
        s.row_bricks[ROW - 1][colour] = 0


def refill(s: State) -> None:
    """Then the exchange follows (F3.1)."""
    close_gap(s)
    s.taken = NONE
    s.warded = 0
    s.space = ROW - 1
    s.moment = Ask.EXCHANGE
    ask_nature(s, Ask.LAY_OUT)


# F4.4 A new card; F2.6 the first row, F4.5 the draw pile runs out


def pile_drawn_from(s: State) -> int:
    """F2.6: the start cards lie on top."""
    return s.start_pile if s.start_pile != 0 else s.draw_pile


def kinds_to_draw(s: State) -> int:
    return pile_drawn_from(s) & ALL_KINDS


def copies_to_draw(s: State, kind: int) -> int:
    return copies_in(pile_drawn_from(s), kind, CARD_BITS)


def lay_out(s: State, kind: int) -> None:
    if s.start_pile != 0:
        s.start_pile = without_card(s.start_pile, kind, CARD_BITS)
    else:
        s.draw_pile = without_card(s.draw_pile, kind, CARD_BITS)
    s.row[s.space] = kind
    tell(Event.LAID_OUT, kind, s.space)
    if s.start_pile == 0 and s.draw_pile == 0:  # F4.5
        s.draw_pile = s.discard_pile
        s.discard_pile = 0
        tell(Event.RESHUFFLED)
    if s.round > 0:
        fill(s, CARD_BRICKS)
    elif s.space + 1 < ROW:
        s.space += 1
    else:
        s.space = 0
        fill(s, CARD_BRICKS)


ASK_LAY_OUT: Final = Question(
    Ask.LAY_OUT,
    "F4.4",
    CARD_KINDS,
    limits=(Limit("F4.4", "not-in-draw-pile", kinds_to_draw, card_named),),
    act=lay_out,
    weight=copies_to_draw,
    heaviest=MOST_COPIES,
)


# F4.4 Its bricks


def fill(s: State, bricks: int) -> None:
    """Draw bricks onto the card at the space: as many as there are, if the bag holds fewer."""
    s.due = min(bricks, total(s.bag))
    if s.due > 0:
        ask_nature(s, Ask.DRAW)
    else:
        filled(s)


def bricks_in_bag(s: State) -> int:
    return kinds_in(s.bag)


def bricks_left_in_bag(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | {"has": total(s.bag)}


def bricks_of_colour(s: State, colour: int) -> int:
    return s.bag[colour]


def draw(s: State, colour: int) -> None:
    s.bag[colour] -= 1
    s.row_bricks[s.space][colour] += 1
    s.due -= 1
    if s.due == 0:
        filled(s)


ASK_DRAW: Final = Question(
    Ask.DRAW,
    "F4.4",
    len(COLOURS),
    limits=(Limit("F4.4", "not-in-bag", bricks_in_bag, bricks_left_in_bag),),
    act=draw,
    weight=bricks_of_colour,
)


def filled(s: State) -> None:
    tell(Event.FILLED, s.row[s.space], packed(s.row_bricks[s.space]))
    if s.round > 0:
        s.space = 0
        ask_player(s, s.moment)
    elif s.space + 1 < ROW:
        s.space += 1
        s.due = CARD_BRICKS
    else:
        begin_turn(s, s.start)
