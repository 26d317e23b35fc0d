"""What must hold in the course of a turn: the towers, whose turn it is, and what the question asks about."""

from __future__ import annotations

from torri.engine.counts import kinds_in, total, within
from torri.engine.questions import NATURE

from .rules.commissions import adjustable, claimable, fulfilled_by
from .rules.patrician import can_ward, other_hand_cards
from .rules.persons import cards_with_bricks, others_bricks, others_towers
from .rules.setting_up import HAND_PICKED, RECOMMENDED
from .rules.striking import enough_towers_left, levied, no_tower, spared_in_order
from .rules.towers import colour_of, height_of
from .state import Ask, State
from .tables import (
    BOTCH,
    COLLAPSE,
    COLOURS,
    FLOOD,
    LUXURY_TAX,
    NONE,
    QUIET_ROUNDS,
    ROW,
    SITES,
    SLOTS,
    TRIBUTE,
    WAREHOUSE_FIRE,
)

# F6.1


def towers_stand(s: State) -> bool:
    """At most six, in order, each of at least one brick; while building, new ones follow the old."""
    building = s.moment == Ask.BUILD
    for player in range(s.players):
        own = building and player == s.player
        old = s.old if own else s.towers[player]
        if old > SLOTS or s.towers[player] > (s.old + s.built if own else SLOTS):
            return False
        for slot in range(s.towers[player], SITES):
            if s.tower[player][slot] != 0:
                return False
        for slot in range(s.towers[player]):
            if height_of(s.tower[player][slot]) == 0:
                return False
        for slot in range(1, s.towers[player]):
            if not follows(s, player, slot, old):
                return False
    return laid_soundly(s, building)


def follows(s: State, player: int, slot: int, old: int) -> bool:
    """Old towers stand in order as they were; of new ones of a colour the highest comes first."""
    tower = s.tower[player][slot]
    before = s.tower[player][slot - 1]
    if slot < old:
        if player == s.player:
            tower -= s.laid[slot]
            before -= s.laid[slot - 1]
        return tower >= before
    if slot == old:
        return True
    if colour_of(tower) == colour_of(before):
        return tower <= before
    return tower > before


def laid_soundly(s: State, building: bool) -> bool:
    """What was laid stands: on an old tower above what was there, and a new one is all of it."""
    laid = 0
    for slot in range(SITES):
        bricks = s.laid[slot]
        laid += bricks
        height = height_of(s.tower[s.player][slot])
        if bricks > height - (slot < s.old):
            return False
        if building and s.old <= slot and bricks != height:
            return False
    return laid == s.built and (building or s.old == 0)


# F3, F11


def turns_in_order(s: State) -> bool:
    """The first player to place the last seal has the end tile, and every other player has one more turn."""
    if (s.start == NONE) != (s.ask == Ask.START):
        return False
    if s.finisher != NONE and s.seals_left[s.finisher] != 0:
        return False
    for player in range(s.players):
        if s.seals_left[player] == 0 and s.finisher == NONE:
            return False
    if s.ask == Ask.OVER:
        return s.quiet == QUIET_ROUNDS or (s.player + 1) % s.players == s.finisher
    if s.quiet == QUIET_ROUNDS or (s.round == 0 and s.ask > Ask.DRAW):
        return False
    return s.round == 0 or s.ask >= Ask.LAY_OUT


def question_fits(s: State) -> bool:
    """The question is put to the right actor at its moment, and what it asks about is there."""
    if not moment_fits(s) or not nothing_left_over(s):
        return False
    if s.ask == Ask.PICK_SEAL:
        return s.actor == s.start and s.seals_due > 0 and s.placing == HAND_PICKED
    if s.ask == Ask.OVER or s.ask < Ask.TAKE:
        return s.actor == NATURE and nature_fits(s)
    by_event = Ask.FLOOD <= s.ask <= Ask.TRIBUTE
    if s.actor != ((s.player + s.reached) % s.players if by_event else s.player):
        return False
    if by_event and s.warded and s.actor == s.player:
        return False
    if not card_taken_fits(s):
        return False
    for space in range(ROW):
        if s.row[space] == NONE:
            return False
    return asked_about(s)


def moment_fits(s: State) -> bool:
    """F3.1: the phase that each question belongs to; those of persons belong to several."""
    ask = s.ask
    if s.round == 0 or Ask.TAKE <= ask < Ask.EXCHANGE or ask == Ask.OVER:
        return s.moment == Ask.TAKE
    if ask == Ask.LAY_OUT or Ask.EXCHANGE <= ask < Ask.BUILD:
        return s.moment == Ask.EXCHANGE
    if Ask.BUILD <= ask < Ask.CLAIM:
        return s.moment == Ask.BUILD
    if Ask.CLAIM <= ask < Ask.DISCARD:
        return s.moment == Ask.CLAIM
    if ask in (Ask.DRAW, Ask.RESTOCK):
        return s.moment in (Ask.TAKE, Ask.EXCHANGE, Ask.BUILD)
    if Ask.SWAP <= ask < Ask.DISMISS:
        return s.moment in (Ask.TAKE, Ask.EXCHANGE, Ask.BUILD, Ask.CLAIM)
    if ask == Ask.DISMISS:
        return s.moment in (Ask.TAKE, Ask.EXCHANGE, Ask.BUILD, Ask.CLAIM, Ask.DISCARD)
    return s.moment == Ask.DISCARD


def nothing_left_over(s: State) -> bool:
    """What belongs to one question or event is gone when that is over."""
    ask = s.ask
    if s.round == 0 and (s.played or s.exchanged or s.stir or s.quiet):
        return False
    if (s.adjusted != NONE) != (ask == Ask.WHICH) or (s.offered != 0) != (ask in (Ask.LAY, Ask.FETCH)):
        return False
    if s.offered & ~kinds_in(s.row_bricks[s.space]):
        return False
    if (s.swapped != NONE) != (ask in (Ask.SWAP_FOR, Ask.SMUGGLE_FOR)):
        return False
    if not Ask.FLOOD <= ask <= Ask.TRIBUTE and (s.warded or s.reached):
        return False
    if (s.spared and not Ask.TAX_TOWER <= ask <= Ask.TRIBUTE) or (s.tributary and ask != Ask.TRIBUTE):
        return False
    if s.exchanged and s.moment == Ask.TAKE:
        return False
    ordered = bricks_are_due(s) or ask in (Ask.TAX_TOWER, Ask.TRIBUTE) or s.moment == Ask.BUILD
    if s.least and not ordered:
        return False
    spaces = ask in (Ask.BALCONY, Ask.LAY_OUT, Ask.DRAW, Ask.PAY, Ask.LAY, Ask.FETCH)
    return s.space == 0 or spaces


def card_taken_fits(s: State) -> bool:
    """F4: a card is being taken from its payment to the end of its event."""
    taking = Ask.PAY <= s.ask <= Ask.BOTCH
    if taking != (s.taken != NONE):
        return False
    if not Ask.WARD <= s.ask <= Ask.BOTCH:
        return True
    kind = s.row[s.taken]
    if s.ask == Ask.FLOOD:
        return kind == FLOOD
    if s.ask == Ask.FIRE:
        return kind == WAREHOUSE_FIRE
    if s.ask in (Ask.TAX_TOWER, Ask.TAX):
        return kind == LUXURY_TAX
    if s.ask == Ask.TRIBUTE:
        return kind == TRIBUTE
    if s.ask == Ask.COLLAPSE:
        return kind == COLLAPSE and s.towers[s.player] > 0
    if s.ask == Ask.BOTCH:
        return kind == BOTCH and s.towers[s.player] > 0
    return kind >= COLLAPSE and can_ward(s)


def nature_fits(s: State) -> bool:
    if s.taken != NONE:
        return False
    if s.ask == Ask.OVER:
        return s.round > 0 and s.due == 0
    if s.ask == Ask.LAY_OUT:
        if s.start_pile == 0 and s.draw_pile == 0:
            return False
        for space in range(ROW):
            if (s.row[space] == NONE) != (space >= s.space):
                return False
        return s.due == 0 and (s.round == 0 or s.space == ROW - 1)
    for space in range(ROW):
        if (s.row[space] == NONE) != (s.ask < Ask.LAY_OUT):
            return False
    if s.ask == Ask.DRAW:
        return within(s.due, 1, total(s.bag))
    if s.round > 0 or s.due != 0:
        return False
    if s.ask == Ask.SEAL:
        return s.seals_due > 0 and s.placing != HAND_PICKED
    if s.ask == Ask.SHARE:
        return s.seals_due % 2 == 1 and s.placing == RECOMMENDED and s.sealed == 0
    return s.sealed == 0


def bricks_are_due(s: State) -> bool:
    return s.ask in (Ask.FLOOD, Ask.FIRE, Ask.TAX, Ask.LAY, Ask.COST, Ask.RETURN)


def asked_about(s: State) -> bool:
    """What a question of a turn needs to have an answer."""
    ask = s.ask
    if bricks_are_due(s):
        left = 0
        for colour in range(s.least, len(COLOURS)):
            left += s.stock[s.actor][colour]
        return within(s.due, 1, left)
    if ask in (Ask.TAX_TOWER, Ask.TRIBUTE):
        return levied(s) & ~no_tower(s) & spared_in_order(s) & enough_towers_left(s) != 0 and s.due > 0
    if s.due != 0:
        return False
    if ask == Ask.PAY:
        return s.space < s.taken and s.stored[s.player] >= s.taken - s.space
    if ask == Ask.SWAP_FOR:
        return within(s.swapped, 0, len(COLOURS) - 1) and s.stock[s.player][s.swapped] > 0 and total(s.bag) > 0
    if ask == Ask.SMUGGLE_FOR:
        other = s.swapped // len(COLOURS)
        return other != s.player and s.stock[other][s.swapped % len(COLOURS)] > 0 and s.stored[s.player] > 0
    return targets(s) != 0


def targets(s: State) -> int:
    """For questions that a person or the Architect asks: the possible answers; for others everything."""
    if s.ask == Ask.RESTOCK:
        return cards_with_bricks(s)
    if s.ask == Ask.SWAP:
        return s.stored[s.player] if total(s.bag) > 0 else 0
    if s.ask == Ask.SMUGGLE:
        return others_bricks(s) if s.stored[s.player] > 0 else 0
    if s.ask == Ask.SABOTAGE:
        return others_towers(s)
    if s.ask == Ask.DISMISS:
        return other_hand_cards(s)
    if s.ask == Ask.ADJUST:
        return adjustable(s)
    if s.ask == Ask.WHICH:
        both = fulfilled_by(s, s.player, 1) & fulfilled_by(s, s.player, -1)
        return both & claimable(s) & 1 << s.adjusted
    return 1
