"""What must hold in the course of a turn: the towers, whose turn it is, and what the question asks about."""

from __future__ import annotations

from torri.engine.questions import NATURE

from .rules.bricks import number_of
from .rules.towers import colour_of, height_of
from .state import Ask, State
from .tables import COLLAPSE, COLOURS, HIGH, NONE, QUIET_ROUNDS, ROW, SITES, SLOTS


def within(value: int, least: int, most: int) -> bool:
    return least <= value <= most

    # F6.1


def is_building(s: State) -> bool:
    """Phase 3, also while a person played in it acts."""
    asked_of_person = s.ask >= Ask.RESTOCK or s.ask == Ask.DRAW
    return s.ask in (Ask.BUILD, Ask.COST) or (s.moment == Ask.BUILD and asked_of_person)


def towers_stand(s: State) -> bool:
    """At most six, in order, each of at least one brick; while building, new ones follow the old."""
    building = is_building(s)
    for player in range(s.players):
        own = building and player == s.player
        old = s.old if own else s.towers[player]
        if old > SLOTS or s.towers[player] > (s.old + s.built if own else SLOTS):
            return False
        for slot in range(s.towers[player], SITES):
            if s.tower[player][slot] != 0:
                return False
        for slot in range(s.towers[player]):
            tower = s.tower[player][slot]
            if height_of(tower) == 0 or not within(tower, 0, HIGH * len(COLOURS)):
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
        if bricks < 0 or bricks > height - (slot < s.old):
            return False
        if building and s.old <= slot and bricks != height:
            return False
    return laid == s.built and (building or s.old == 0)


# F3, F11


def turns_in_order(s: State) -> bool:
    """Whoever placed the last seal first has the end tile, and the game goes once round from there."""
    if s.finisher != NONE and s.seals_left[s.finisher] != 0:
        return False
    for player in range(s.players):
        if s.seals_left[player] == 0 and s.finisher == NONE:
            return False
    if s.ask == Ask.OVER:
        return s.quiet == QUIET_ROUNDS or (s.player + 1) % s.players == s.finisher
    return s.quiet < QUIET_ROUNDS and (s.round > 0) == (s.ask > Ask.DRAW or drawn_in_turn(s))


def drawn_in_turn(s: State) -> bool:
    return s.ask >= Ask.LAY_OUT and s.round > 0


def question_fits(s: State) -> bool:
    """The question is put to the right actor, and what it asks about is there."""
    ask = s.ask
    if ask == Ask.OVER or ask < Ask.TAKE:
        if ask == Ask.PICK_SEAL:
            return s.actor == s.start and s.seals_due > 0 and s.placing == 1
        return s.actor == NATURE and nature_fits(s)
    by_event = Ask.GIVE <= ask <= Ask.TAX
    if s.actor != ((s.player + s.reached) % s.players if by_event else s.player):
        return False
    taking = Ask.PAY <= ask <= Ask.BOTCH
    if taking != (s.taken != NONE) or (Ask.WARD <= ask <= Ask.BOTCH and s.row[s.taken] < COLLAPSE):
        return False
    for space in range(ROW):
        if s.row[space] == NONE:
            return False
    return asked_about(s)


def nature_fits(s: State) -> bool:
    if s.ask == Ask.OVER:
        return s.round > 0
    if (s.ask == Ask.START) != (s.start == NONE):
        return False
    if s.ask == Ask.LAY_OUT:
        if s.start_pile == 0 and s.draw_pile == 0:
            return False
        for space in range(ROW):
            if (s.row[space] == NONE) != (space >= s.space):
                return False
        return s.taken == NONE
    if s.ask == Ask.DRAW:
        if s.row[s.space] == NONE or not within(s.due, 1, number_of(s.bag)):
            return False
        return s.taken == NONE and (s.round == 0 or Ask.TAKE <= s.moment <= Ask.CLAIM)
    if s.ask == Ask.SEAL:
        return s.seals_due > 0
    return s.round == 0 and s.sealed == 0


def asked_about(s: State) -> bool:
    """What a question of a turn needs to have an answer."""
    ask = s.ask
    if ask in (Ask.GIVE, Ask.TAX, Ask.LAY, Ask.COST, Ask.RETURN):
        left = 0
        for colour in range(s.least, len(COLOURS)):
            left += s.stock[s.actor][colour]
        return within(s.due, 1, left)
    if ask == Ask.SPARE:
        return within(s.due, 1, SLOTS)
    if s.due != 0:
        return False
    if ask == Ask.PAY:
        return s.space < s.taken and s.stored[s.player] >= s.taken - s.space
    if ask == Ask.FETCH:
        return s.offered != 0
    if ask == Ask.SWAP_FOR:
        return within(s.swapped, 0, len(COLOURS) - 1) and s.stock[s.player][s.swapped] > 0
    if ask == Ask.SMUGGLE_FOR:
        other = s.swapped // len(COLOURS)
        return s.swapped >= 0 and other != s.player and s.stock[other][s.swapped % len(COLOURS)] > 0
    if ask >= Ask.RESTOCK or ask in (Ask.ADJUST, Ask.WHICH):
        return moment_fits(s)
    return True


def moment_fits(s: State) -> bool:
    return s.moment in (Ask.TAKE, Ask.EXCHANGE, Ask.BUILD, Ask.CLAIM, Ask.DISCARD)
