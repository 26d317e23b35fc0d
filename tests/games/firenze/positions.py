"""Positions of Firenze laid out by hand, as a rulebook's examples are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import torri
from torri import Position
from torri.engine.piles import merged, with_card, without_card
from torri.games.firenze.audit import Fault
from torri.games.firenze.events import LETTERS, written_bricks
from torri.games.firenze.rules.commissions import BELL
from torri.games.firenze.rules.towers import sort_towers
from torri.games.firenze.state import Ask, State
from torri.games.firenze.tables import (
    BALCONY_COMMISSION,
    BRICKS,
    CAMPANILE,
    CARD_BITS,
    HIGH,
    KIND_NAMES,
    LEVELS,
    LOWEST,
    NUMERAL_TILES,
    NUMERALS,
    OTHER_PILE,
    ROW,
    SEALS,
    START_PILE,
    TILE_POINTS,
)

BALCONIES = ("I.w6", "II.r5", "III.g7", "IV.p6")
CARDS = ("mason", "architect", "princess", "wholesaler", "workshop", "bridge")


def kind(name: str) -> int:
    return KIND_NAMES.index(name)


def commission(code: str) -> int:
    """`g6` is the green commission of height 6, `bell` the bell tower."""
    return BELL if code == "bell" else LEVELS * LETTERS.index(code[0]) + int(code[1:]) - LOWEST


def everything_but(**elsewhere: int) -> str:
    """All bricks of the game but so many of each colour."""
    return "".join(letter * (number - elsewhere.get(letter, 0)) for letter, number in zip(LETTERS, BRICKS, strict=True))


def position(
    players: int = 2,
    player: int = 0,
    ask: Ask = Ask.TAKE,
    stocks: Mapping[int, str] | None = None,
    towers: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    row: Sequence[str] = CARDS,
    bricks: Mapping[int, str] | None = None,
    church: Sequence[str] = (),
    discarded: Sequence[str] = (),
    start_pile: Sequence[str] = (),
    seals: Mapping[int, Sequence[str]] | None = None,
    neutral: Sequence[str] = (),
    balconies: Sequence[str] = BALCONIES,
    tiles: Mapping[int, int] | None = None,
    bells: Sequence[int] = (),
    played: Sequence[str] = (),
    dead: str | None = None,
    spare_seals: Mapping[int, int] | None = None,
    quiet: int = 0,
    start: int = 0,
    **options: object,
) -> Position:
    """A player about to answer TAKE, EXCHANGE, BUILD, CLAIM or DISCARD; seats count from 0.

    Stocks and the bricks of a row space (1 to 6) are letters, `wwg`; a tower is `g4`, a commission too. `hands` hold
    open buildings as well. `tiles` are the owners of floor tiles by height; `spare_seals` puts so many further seals of
    a player out of the way, on commissions that nobody names. All other bricks are in the bag, all other cards in
    the draw pile.
    """
    game = torri.game("firenze")
    if "campanile" in church or "campanile" in row or "campanile" in discarded:
        options["campanile"] = True
    given = game.start(players, options).options
    s = State(players=players, player=player, actor=player, ask=ask, moment=ask, round=2, start=start, quiet=quiet)
    s.campanile, s.open_memory = int(bool(given["campanile"])), int(bool(given["open_memory"]))
    s.shields_all = int(bool(given["patrician_shields_all"]))
    s.bag = list(BRICKS)
    s.draw_pile = merged(OTHER_PILE, START_PILE, CARD_BITS)
    if not s.campanile:
        s.draw_pile = without_card(s.draw_pile, CAMPANILE, CARD_BITS)
    for name in church:
        s.church = with_card(s.church, drawn(s, name), CARD_BITS)
    for name in discarded:
        s.discard_pile = with_card(s.discard_pile, drawn(s, name), CARD_BITS)
    for name in start_pile:
        s.start_pile = with_card(s.start_pile, drawn(s, name), CARD_BITS)
    for space, name in enumerate(row):
        s.row[space] = drawn(s, name)
    for space in range(ROW):
        lay(s, s.row_bricks[space], (bricks or {}).get(space + 1, ""))
    for numeral, code in enumerate(balconies):
        lay_balcony(s, numeral, code)
    s.dead = -1 if dead is None else LETTERS.index(dead)
    if dead is not None:
        neutral = [f"{dead}{height}" for height in range(3, 9)]
    for code in neutral:
        s.sealed |= 1 << commission(code)
    for seat in range(players):
        s.seals_left[seat] = SEALS[players]
        set_out(s, seat, stocks or {}, towers or {}, hands or {})
        for code in (seals or {}).get(seat, ()):
            put_seal(s, seat, commission(code), tiles or {})
    for seat, number in (spare_seals or {}).items():
        put_seals_aside(s, seat, number, tiles or {})
    while s.balconies < len(NUMERALS) and s.sealed >> BALCONY_COMMISSION[s.balcony[s.balconies]] & 1:
        s.balconies += 1
    for name in played:
        s.played |= 1 << kind(name)
    for seat in bells:
        s.bells |= 1 << seat
    s.old = s.towers[player] if ask == Ask.BUILD else 0
    at = Position(game, s, given)
    assert game.audit(s) == Fault.NOTHING, Fault(game.audit(s))
    return at


def drawn(s: State, name: str) -> int:
    """Take a card out of the draw pile."""
    s.draw_pile = without_card(s.draw_pile, kind(name), CARD_BITS)
    return kind(name)


def lay(s: State, place: list[int], letters: str) -> None:
    """Lay bricks from the bag somewhere."""
    for letter in letters:
        place[LETTERS.index(letter)] += 1
        s.bag[LETTERS.index(letter)] -= 1


def lay_balcony(s: State, numeral: int, code: str) -> None:
    name, _, place = code.partition(".")
    assert name == NUMERALS[numeral]
    tile = next(
        tile
        for tile, covered in enumerate(BALCONY_COMMISSION)
        if covered == commission(place) and NUMERAL_TILES[numeral] >> tile & 1
    )
    s.balcony[numeral] = tile
    s.covered |= 1 << commission(place)


def set_out(
    s: State,
    seat: int,
    stocks: Mapping[int, str],
    towers: Mapping[int, Sequence[str]],
    hands: Mapping[int, Sequence[str]],
) -> None:
    lay(s, s.stock[seat], stocks.get(seat, ""))
    s.stored[seat] = sum(s.stock[seat])
    for code in towers.get(seat, ()):
        colour, height = LETTERS.index(code[0]), int(code[1:])
        s.tower[seat][s.towers[seat]] = HIGH * colour + height
        s.towers[seat] += 1
        s.bag[colour] -= height
    sort_towers(s, seat)
    for name in hands.get(seat, ()):
        s.hand[seat] = with_card(s.hand[seat], drawn(s, name), CARD_BITS)


def put_seal(s: State, seat: int, place: int, tiles: Mapping[int, int]) -> None:
    s.sealed |= 1 << place
    s.seals[seat] |= 1 << place
    s.seals_left[seat] -= 1
    tile = place % LEVELS - (LEVELS - len(TILE_POINTS))
    if tile >= 0 and s.tile_owner[tile] == -1:
        s.tile_owner[tile] = tiles.get(tile + 5, seat)


def put_seals_aside(s: State, seat: int, number: int, tiles: Mapping[int, int]) -> None:
    """On purple, blue and red commissions of height 3 and 4 first: the least in the way."""
    free = [place for place in range(LEVELS * 6) if not (s.sealed | s.covered) >> place & 1]
    for place in sorted(free, key=lambda place: (place % LEVELS, -place))[:number]:
        put_seal(s, seat, place, tiles)


def stock(at: Position, seat: int) -> str:
    """The bricks in a stock, as letters."""
    return written_bricks(at.state.stock[seat])


def on_card(at: Position, space: int) -> str:
    """The bricks on a row space, 1 to 6, as letters."""
    return written_bricks(at.state.row_bricks[space - 1])


def towers_of(at: Position, seat: int) -> list[str]:
    """The towers under construction, such as `g4`."""
    own = at.state.tower[seat][: at.state.towers[seat]]
    return [f"{LETTERS[tower // HIGH]}{tower % HIGH}" for tower in own]


def hand(at: Position, seat: int) -> list[str]:
    """The cards of a player, open buildings too."""
    return cards_in(at.state.hand[seat])


def cards_in(pile: int) -> list[str]:
    return [
        KIND_NAMES[number] for number, bits in enumerate(CARD_BITS) for bit in bits if bit != 62 and pile >> bit & 1
    ]


def draw_all(at: Position, card: str, bricks: str) -> None:
    """Nature's refill: the card laid out, and the bricks drawn onto it."""
    at.apply(at.parse(card))
    for letter in bricks:
        at.apply(at.parse(letter))
