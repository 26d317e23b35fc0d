"""A row and a view tell the same of a position: the row in numbers, from the chair of the seat that looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import pytest

import torri
from torri import Game, Position
from torri.games.firenze import tables as firenze
from torri.games.florenza import figures, observation
from torri.games.florenza import tables as florenza
from torri.games.patrizier import tables as patrizier

from ..amount import amount
from ..playing import walk

EVERY: Final = amount(short=23, long=5)  # plies between two looks


class Seen:
    """A position as the view of a seat has it, and the same as its row has it."""

    def __init__(self, at: Position, seat: int) -> None:
        seen = at.game.observation
        assert seen is not None
        self.players = at.players
        self.seat = seat
        self.table: dict[str, Any] = at.view(seat)["table"]
        self.at = at
        self._row = seen.row(at.state, seat)
        self._slices = seen.slices
        self._widths = {block.name: block.size // block.shape[0] for block in seen.blocks}

    def block(self, name: str) -> list[int]:
        return self._row[self._slices[name]]

    def one(self, name: str) -> int:
        (number,) = self.block(name)
        return number

    def part(self, name: str, number: int) -> list[int]:
        """The numbers of one of those that a block has a place for: a seat, a space, a commission."""
        width = self._widths[name]
        return self.block(name)[number * width : (number + 1) * width]

    def parts(self, name: str) -> list[list[int]]:
        return [self.part(name, number) for number in range(len(self.block(name)) // self._widths[name])]

    def seats(self) -> Iterable[tuple[int, dict[str, Any]]]:
        """What lies before each seat, the one that looks first."""
        for place in range(self.players):
            yield place, self.table["seats"][(self.seat + place) % self.players]

    def near(self, seat: int | None) -> list[int]:
        """A seat as a block of one number a seat shows it."""
        return self.marked(None if seat is None else (seat - self.seat) % self.players, len(self.block("actor")))

    @staticmethod
    def marked(number: int | None, size: int) -> list[int]:
        return [int(place == number) for place in range(size)]


def counted(names: Iterable[str], order: Iterable[str]) -> list[int]:
    found = Counter(names)
    return [found[name] for name in order]


def looks(game: Game, players: int, seed: int, **options: object) -> Iterable[Seen]:
    """Positions of a game seen from every seat, with all that is remembered shown in the view too."""
    for ply, at in enumerate(walk(game, players, seed, seed % 2 == 1, open_memory=True, **options)):
        if ply % EVERY == 0 or at.over:
            yield from (Seen(at, seat) for seat in range(players))


def agree_on_the_question(seen: Seen) -> None:
    asked = None if seen.at.actor is None or seen.at.actor < 0 else seen.at.actor
    assert seen.block("question") == seen.marked(int(seen.at.question), len(seen.at.game.Ask))
    assert seen.block("players") == seen.marked(seen.players - 2, len(seen.block("players")))
    assert seen.block("actor") == seen.near(asked)
    assert seen.block("points") == _padded(seen, [shown["points"] for _, shown in seen.seats()])


def _padded(seen: Seen, numbers: list[int]) -> list[int]:
    return numbers + [0] * (len(seen.block("actor")) - seen.players)


@pytest.mark.parametrize("players", torri.game("patrizier").players)
def test_patrizier(players: int) -> None:
    for seen in looks(torri.game("patrizier"), players, players):
        agree_on_the_question(seen)
        codes = patrizier.CARD_CODES
        assert seen.block("hand") == counted(seen.table["seats"][seen.seat]["hand"], codes)
        assert seen.block("unseen") == [seen.table["unseen"].get(code, 0) for code in codes]
        for place, shown in seen.seats():
            assert seen.block("supply")[place] == shown["supply"]
            assert seen.block("cards")[place] == shown["cards"]
            assert seen.part("heads", place) == list(shown["heads"].values())
            if place:
                assert seen.part("known", place - 1) == counted(shown["hand"], codes)
        for number, city in enumerate(seen.table["cities"]):
            left = 0 if city["scored"] else city["floors"] - sum(map(len, city["towers"]))
            assert seen.block("left")[number] == left
            for side, owners in enumerate(city["towers"]):
                site = 2 * number + side
                near = [(owner - seen.seat) % players for owner in owners]
                floors = [[near.count(place), 0] for place in range(players)]
                for level, place in enumerate(near, 1):
                    floors[place][1] = level
                assert seen.part("towers", site)[: 2 * players] == [number for both in floors for number in both]
                assert seen.part("owners", site)[: len(near)] == [place + 1 for place in near]


@pytest.mark.parametrize("players", torri.game("firenze").players)
def test_firenze(players: int) -> None:
    for seen in looks(torri.game("firenze"), players, players, campanile=True):
        table = seen.table
        agree_on_the_question(seen)
        assert seen.block("seat") == seen.marked(seen.seat, firenze.PLAYERS)
        assert seen.block("start") == seen.near(table["start"])
        assert seen.block("finisher") == seen.near(table["finisher"])
        if table["player"] is not None:
            assert seen.block("turn") == seen.near(table["player"])
        assert (seen.one("round"), seen.block("quiet")[0]) == (table["round"], table["quiet_rounds"])
        assert (seen.one("due"), seen.one("built")) == (table["due"], table["built"])
        assert seen.block("bag") == list(table["bag"].values())
        assert seen.block("discard") == counted(table["discard"], firenze.KIND_NAMES)
        assert seen.block("draw") == counted(table["draw_cards"], firenze.KIND_NAMES)
        assert sum(seen.block("starters")) == len(table["start_cards"])
        assert seen.block("church") == counted(table["church"], firenze.CHURCH)
        assert seen.block("played") == counted(table["played"], firenze.PERSONS)
        for space, card in enumerate(table["row"]):
            assert seen.part("row", space) == counted([card["card"]] if card else [], firenze.KIND_NAMES)
            if card:
                assert seen.part("row_bricks", space) == list(card["bricks"].values())
        agree_on_commissions(seen)
        for place, shown in seen.seats():
            assert seen.block("left")[place] == shown["seals"]
            assert seen.part("stock", place) == list(shown["stock"].values())
            assert seen.block("stored")[place] == shown["stored"]
            held = [*shown["hand"], *shown["buildings"]]
            assert seen.part("cards", place) == counted(held, firenze.KIND_NAMES[: firenze.WORKSHOP + 1])
            agree_on_towers(seen, place, shown["towers"])


def agree_on_commissions(seen: Seen) -> None:
    number = 0
    following = firenze.NUMERALS.index(seen.table["balcony"]) if seen.table["balcony"] else len(firenze.NUMERALS)
    for tower in seen.table["towers"]:
        for commission in tower["commissions"]:
            seal = commission["seal"]
            owner = (
                firenze.NEUTRAL if seal == "neutral" else None if seal is None else (seal - seen.seat) % seen.players
            )
            assert seen.part("seals", number) == seen.marked(owner, firenze.NEUTRAL + 1)
            numeral = firenze.NUMERALS.index(commission["balcony"]) if commission["balcony"] else -1
            assert seen.block("balconies")[number] == max(numeral - following + 1, 0)
            assert seen.block("balcony_points")[number] == (commission["points"] if numeral >= 0 else 0)
            number += 1
    for number, tile in enumerate(seen.table["tiles"]):
        assert seen.part("tiles", number) == seen.near(tile["seat"])
    assert seen.block("bells") == [
        sum(marks) for marks in zip(*map(seen.near, (None, *seen.table["bells"])), strict=True)
    ]


def agree_on_towers(seen: Seen, place: int, towers: list[dict[str, Any]]) -> None:
    """Those started this turn stand in a block of their own."""
    width = len(firenze.COLOURS)
    rows = [seen.part("towers", place)]
    if towers and seen.at.state.player == (seen.seat + place) % seen.players:
        rows.append(seen.block("new"))
    stand = [row[n : n + width] for row in rows for n in range(0, len(row), width) if any(row[n : n + width])]
    assert stand == [[tower["height"] * (tower["colour"] == colour) for colour in firenze.COLOURS] for tower in towers]


@pytest.mark.parametrize("players", torri.game("florenza").players)
def test_florenza(players: int) -> None:
    for seen in looks(torri.game("florenza"), players, players + 3, families="chosen"):
        table = seen.table
        agree_on_the_question(seen)
        assert seen.block("seat") == seen.marked(seen.seat, florenza.PLAYERS)
        assert seen.one("round") == table["round"]
        assert seen.block("phase") == seen.marked(table["phase"], observation.PHASES)
        for office in ("captain", "bishop", "guarded_worker"):
            assert seen.block(office) == seen.near(table[office])
        assert seen.block("supply") == list(table["supply"].values())
        assert seen.block("tiles") == [kind["left"] for kind in table["buildings"]]
        assert sum(seen.block("bag")) == table["bag"]
        order = {seat: place for place, seat in enumerate(table["order"])}
        for place, shown in seen.seats():
            seat = (seen.seat + place) % players
            assert seen.part("order", place) == seen.marked(order.get(seat), florenza.PLAYERS)
            assert seen.part("family", place) == counted([shown["family"]], figures.FAMILIES)
            for name in ("prestige", "bishop_points", "florins", "certificates", "workers", "reserve"):
                assert seen.block(name)[place] == shown[name]
            assert seen.part("cubes", place) == list(shown["cubes"].values())
            assert seen.block("passed")[place] == (seat in table["passed"])
            assert seen.block("market")[place] == (seat in table["market"])
            agree_on_a_district(seen, place, shown)
        agree_on_persons(seen)
        for number, work in enumerate(table["works"]):
            assert seen.part("city_works", number) == seen.near(work["crest"])
            assert seen.part("city_plans", number) == seen.near(work["planned"])
            assert seen.part("city_artists", number) == numbered(
                work["artist"], florenza.PERSON_IDS, observation.ARTIST_BITS
            )


def numbered(name: str | None, names: list[str], bits: int) -> list[int]:
    """The number of a name from 1, in bits; 0 without one."""
    number = 0 if name is None else names.index(name) + 1
    return [number >> bit & 1 for bit in range(bits)]


def agree_on_a_district(seen: Seen, place: int, shown: dict[str, Any]) -> None:
    bits, occupants = observation.LOT_BITS, []
    finished = [lot["building"] for lot in shown["lots"] if lot["finished"]]
    assert seen.block("built")[place] == len(finished)
    assert seen.block("sites")[place] == sum(lot["building"] is not None for lot in shown["lots"]) - len(finished)
    assert seen.part("buildings", place) == counted(finished, florenza.BUILDING_IDS)
    lots = []
    for lot in shown["lots"]:
        lots += numbered(lot["building"], florenza.BUILDING_IDS, bits)
        occupants += seen.near(lot["worker"] if lot["finished"] else None)
    assert seen.part("lots", place) == lots
    assert seen.part("occupants", place) == occupants
    assert seen.part("own_works", place) == [int(work["completed"]) for work in shown["works"]]
    artists: list[int] = []
    for work in shown["works"]:
        artists += numbered(work["artist"], florenza.PERSON_IDS, observation.ARTIST_BITS)
    assert seen.part("own_artists", place) == artists
    preachers = florenza.PERSON_IDS[florenza.FIRST_PREACHER :]
    assert seen.part("chiesa", place) == counted([shown["chiesa"]], preachers)


def agree_on_persons(seen: Seen) -> None:
    cards = {
        person["person"]: number for number, card in enumerate(seen.table["life"], 1) for person in card["persons"]
    }
    assert seen.block("life") == [cards.get(person, 0) for person in florenza.PERSON_IDS]
    persons = [person for card in seen.table["life"] for person in card["persons"]]
    assert seen.block("hired") == counted((p["person"] for p in persons if p["hired"]), florenza.PERSON_IDS)
    masters = {p["person"] for p in persons if p.get("master")}
    shown = {name for name, mark in zip(florenza.PERSON_IDS, seen.block("masters"), strict=False) if mark}
    assert shown & set(cards) == masters, "masters who have left the game stay masters"
    left = [most - used for most, used in zip(florenza.NAMELESS_EACH, seen.block("nameless"), strict=True)]
    assert left == list(seen.table["nameless"].values())
