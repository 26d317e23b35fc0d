"""F13: what a seat may know, what its table shows, and the worlds that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from torri.engine.bits import members
from torri.engine.piles import copies_in
from torri.engine.views import LastRound

from .events import LETTERS
from .rules.striking import at_stake
from .rules.towers import colour_of, height_of
from .scoring import majority, score
from .state import Ask, State
from .tables import (
    ALL_KINDS,
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    BUILDING_KINDS,
    CARD_BITS,
    COLOUR_COMMISSIONS,
    COLOURS,
    COMMISSION_POINTS,
    FLAG_POINTS,
    FLOOD,
    HAND_CARDS,
    HEIGHTS,
    KIND_NAMES,
    LEVELS,
    NONE,
    NUMERALS,
    ROW,
    TILE_HEIGHTS,
    TILE_POINTS,
    WAREHOUSE_FIRE,
)
from .views import (
    FirenzeBoardTower,
    FirenzeBricks,
    FirenzeCommission,
    FirenzePrivate,
    FirenzeRowCard,
    FirenzeSeat,
    FirenzeTable,
    FirenzeTower,
)

TOWERS_KEPT: Final = 4_096  # as they were last shown


def redeal(_s: State, _observer: int, _stream: list[int]) -> None:
    """F13.1: nothing lies face down but the order of piles and bag, which the state does not have."""


def shown(s: State) -> FirenzeTable:
    """F13.2: what of the table everybody sees."""
    table: FirenzeTable = {
        "round": s.round,
        "player": s.player if s.round else None,
        "start": None if s.start == NONE else s.start,
        "dead": None if s.dead == NONE else COLOURS[s.dead],
        "bag": _bricks(s.bag),
        "draw": s.start_pile.bit_count() + s.draw_pile.bit_count(),
        "discard": _cards(s.discard_pile),
        "row": [_row_card(s, space) for space in range(ROW)],
        "taking": None if s.taken == NONE else KIND_NAMES[s.row[s.taken]],
        "church": [KIND_NAMES[kind] for kind in members(s.church & ALL_KINDS)],
        "bells": list(members(s.bells)),
        "towers": [_board_tower(s, colour) for colour in range(len(COLOURS))],
        "tiles": [
            {"height": height, "points": TILE_POINTS[number], "seat": _seat(s.tile_owner[number])}
            for number, height in enumerate(TILE_HEIGHTS)
        ],
        "balcony": NUMERALS[s.balconies] if s.balconies < len(NUMERALS) else None,
        "finisher": _seat(s.finisher),
        "last_round": _last_round(s),
        "quiet_rounds": s.quiet,
        "played": [KIND_NAMES[kind] for kind in members(s.played)],
        "exchanged": bool(s.exchanged),
        "built": s.built,
        "due": s.due,
        "at_stake": list(members(at_stake(s))),
        "seats": [_player(s, player) for player in range(s.players)],
    }
    if s.open_memory:
        return {"draw_cards": _cards(s.draw_pile), "start_cards": _cards(s.start_pile), **table}
    return table


def view(s: State, shown: FirenzeTable, seat: int | None, open: bool = False) -> FirenzeTable:
    """F13.2: the table as a seat sees it; None is a spectator. With `open` all hands lie open, as after the end."""
    seats: list[FirenzeSeat] = [
        {**one, **_private(s, player, open or player == seat)} for player, one in enumerate(shown["seats"])
    ]
    return {**shown, "seats": seats}


def _seat(player: int) -> int | None:
    return None if player == NONE else player


def _last_round(s: State) -> LastRound | None:
    """F11.1: from the last seal on every other player has one more turn."""
    if s.finisher == NONE or s.ask == Ask.OVER:
        return None
    order = [(s.finisher + place) % s.players for place in range(s.players)]
    left = order[max(1, order.index(s.player)) :]
    return {"order": order, "turns": [int(player in left) for player in range(s.players)]}


def _bricks(counts: list[int]) -> FirenzeBricks:
    white, yellow, green, red, blue, purple = counts
    return {"white": white, "yellow": yellow, "green": green, "red": red, "blue": blue, "purple": purple}


def _row_card(s: State, space: int) -> FirenzeRowCard | None:
    if s.row[space] == NONE:
        return None
    aside = space == s.taken and s.row[space] in (FLOOD, WAREHOUSE_FIRE)  # F10.20
    return {"card": KIND_NAMES[s.row[space]], "bricks": _bricks(s.row_bricks[space]), "aside": aside}


def _board_tower(s: State, colour: int) -> FirenzeBoardTower:
    own = COLOUR_COMMISSIONS[colour]
    seals = tuple([s.seals[player] & own for player in range(s.players)])
    return _tower_seen(colour, s.sealed & own, seals, tuple(s.balcony), _seat(majority(s, colour)))


@lru_cache(TOWERS_KEPT)
def _tower_seen(
    colour: int, sealed: int, seals: tuple[int, ...], balcony: tuple[int, ...], leader: int | None
) -> FirenzeBoardTower:
    """Made once, as most answers change nothing of it. Views are read-only."""
    balconies = {BALCONY_COMMISSION[tile]: number for number, tile in enumerate(balcony) if tile != NONE}
    commissions: list[FirenzeCommission] = []
    for commission in range(LEVELS * colour, LEVELS * colour + LEVELS):
        number = balconies.get(commission, NONE)
        printed = COMMISSION_POINTS[commission]
        commissions.append(
            {
                "height": HEIGHTS[commission % LEVELS],
                "points": printed if number == NONE else BALCONY_POINTS[balcony[number]],  # F1.4
                "balcony": None if number == NONE else NUMERALS[number],
                "seal": _seal(sealed, seals, commission),
            }
        )
    return {"colour": COLOURS[colour], "flag": FLAG_POINTS[colour], "leader": leader, "commissions": commissions}


def _seal(sealed: int, seals: tuple[int, ...], commission: int) -> int | Literal["neutral"] | None:
    """The seat whose seal lies on a commission, or `neutral`, or None."""
    if not sealed >> commission & 1:
        return None
    return next((player for player, own in enumerate(seals) if own >> commission & 1), "neutral")


def _player(s: State, player: int) -> FirenzeSeat:
    return {
        "points": score(s, player),
        "seals": s.seals_left[player],
        "stock": _bricks(s.stock[player]),
        "stored": s.stored[player],
        "towers": [_tower(s, player, slot) for slot in range(s.towers[player])],
        "buildings": [KIND_NAMES[kind] for kind in members(s.hand[player] & BUILDING_KINDS)],
        "cards": (s.hand[player] & HAND_CARDS).bit_count(),
    }


def _private(s: State, player: int, own: bool) -> FirenzePrivate:
    """A hand, for who may look at it."""
    return {"hand": _cards(s.hand[player] & HAND_CARDS)} if own or s.open_memory or s.ask == Ask.OVER else {}


def _tower(s: State, player: int, slot: int) -> FirenzeTower:
    tower = s.tower[player][slot]
    laid = s.laid[slot] if player == s.player else 0
    code = f"{LETTERS[colour_of(tower)]}{height_of(tower)}"
    return {"colour": COLOURS[colour_of(tower)], "height": height_of(tower), "laid": laid, "text": code}


def _cards(pile: int) -> list[str]:
    """The cards of a pile, kind by kind."""
    return [KIND_NAMES[kind] for kind in members(pile & ALL_KINDS) for _ in range(copies_in(pile, kind, CARD_BITS))]
