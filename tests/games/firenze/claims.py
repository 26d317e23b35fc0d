"""What each reason of Firenze claims of the position, counted independently from what lies on the table."""

from __future__ import annotations

from typing import Any, Final

from torri import Position
from torri.engine.errors import Facts
from torri.engine.piles import copies_in
from torri.games.firenze.scoring import numeral_of
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import (
    BUILD_COST,
    BUILDING_KINDS,
    CAMPANILE,
    CARD_BITS,
    COLOURS,
    HIGH,
    KIND_NAMES,
    LEVELS,
    LOWEST,
    MASON,
    NUMERALS,
    PATRICIAN,
    PERSON_KINDS,
    TAXED_HEIGHT,
    WAREHOUSE,
    WHITE,
    WORKSHOP,
)

from ..claiming import Claims


class FirenzeClaims(Claims):
    """One method a reason: what its sentence says, of the one who is asked."""

    def __init__(self, at: Position, answer: int, facts: Facts) -> None:
        super().__init__(at, answer, facts)
        self.me = at.state.actor if at.state.actor >= 0 else at.state.player

    def towers(self, seat: int | None = None) -> list[tuple[str, int]]:
        """Those under construction: colour and height."""
        who = self.me if seat is None else seat
        return [(COLOURS[t // HIGH], t % HIGH) for t in self.s.tower[who][: self.s.towers[who]]]

    def bricks(self, colour: str, seat: int | None = None) -> Any:
        return self.s.stock[self.me if seat is None else seat][COLOURS.index(colour)]

    def kind(self) -> int:
        return KIND_NAMES.index(self.name("card"))

    def held(self) -> int:
        return copies_in(self.s.hand[self.me], self.kind(), CARD_BITS)

    def tower(self) -> tuple[str, int]:
        return self.name("colour"), self.number("height")

    def commission(self) -> int:
        return LEVELS * COLOURS.index(self.name("colour")) + self.number("height") - LOWEST

    # What is said of each

    def no_brick(self) -> Any:
        return self.bricks(self.name("colour")) == 0 == self.facts["has"]

    def not_in_bag(self) -> Any:
        bag = self.s.bag
        return bag[COLOURS.index(self.name("colour"))] == 0 and sum(bag) == self.facts["has"]

    def price_not_payable(self) -> Any:
        lying = KIND_NAMES[self.s.row[self.answer]]
        stock = sum(self.s.stock[self.me])
        return lying == self.name("card") and stock == self.facts["has"] < self.number("needs") == self.answer

    def person_not_held(self) -> Any:
        return self.held() == 0

    def person_played(self) -> Any:
        return self.s.played >> self.kind() & 1 == 1

    def wrong_moment(self) -> Any:
        return self.held() > 0

    def no_effect(self) -> Any:
        return self.held() > 0

    def no_patrician(self) -> Any:
        held = copies_in(self.s.hand[self.me], PATRICIAN, CARD_BITS)
        return held == self.facts["has"] and self.s.played >> PATRICIAN & 1 == self.facts["played"]

    def no_tower_there(self) -> Any:
        return len(self.towers()) == self.facts["has"] <= self.answer

    def not_taxed(self) -> Any:
        return self.tower() in self.towers() and self.number("height") < TAXED_HEIGHT == self.facts["needs"]

    def other_colour(self) -> Any:
        """What becomes of the tower is seen when all questions of the event are answered."""
        colour, asked = self.name("colour"), self.name("asked_colour")
        same = [tower for tower in self.towers() if tower[0] == colour]
        spared = self.s.spared >> self.answer & 1 == 1
        paid = spared or len(same) <= self.bricks(colour)
        later = COLOURS.index(colour) > COLOURS.index(asked) and 0 < self.bricks(colour) < len(same)
        fate = "paid" if paid else "asked" if later else "falls"
        return colour != asked and self.tower() == self.towers()[self.answer] and fate == self.facts["fate"]

    def kept_already(self) -> Any:
        return self.s.spared >> self.answer & 1 == 1 and self.tower() == self.towers()[self.answer]

    def exchanged_already(self) -> Any:
        return self.s.exchanged == 1

    def too_few_to_exchange(self) -> Any:
        return sum(self.s.stock[self.me]) == self.facts["has"] < self.number("needs")

    def no_bricks_there(self) -> Any:
        return KIND_NAMES[self.s.row[self.answer]] == self.name("card") and not any(self.s.row_bricks[self.answer])

    def lay_not_there(self) -> Any:
        return self.s.offered >> COLOURS.index(self.name("colour")) & 1 == 0

    def six_built(self) -> Any:
        return sum(self.s.laid) == self.facts["has"] == self.facts["needs"]

    def cost_not_payable(self) -> Any:
        saved = (self.s.hand[self.me] >> WORKSHOP & 1) + (self.s.played >> MASON & 1)
        number = sum(self.s.laid) + 1
        left = sum(self.s.stock[self.me]) - 1
        cost = BUILD_COST[number]
        told = self.number("needs")
        return (
            self.facts["number"] == number and self.facts["has"] == left < told <= cost and (told == cost or saved > 0)
        )

    def commission_sealed(self) -> Any:
        commission = self.commission()
        holders = [seat for seat in range(self.s.players) if self.s.seals[seat] >> commission & 1]
        holder = "neutral" if not holders else "own" if holders[0] == self.me else "other"
        return self.s.sealed >> commission & 1 == 1 and holder == self.facts["holder"]

    def balcony_out_of_order(self) -> Any:
        numeral = numeral_of(self.s, self.commission())
        return NUMERALS[numeral] == self.facts["has"] and NUMERALS[self.s.balconies] == self.facts["needs"]

    def no_seal_left(self) -> Any:
        return self.s.seals_left[self.me] == 0

    def bell_tower_owed(self) -> Any:
        owed = self.s.church >> CAMPANILE & 1 == 1 and self.s.bells >> self.me & 1 == 0
        return owed and (self.s.ask == Ask.ADJUST) == bool(self.facts["architect"])

    def bell_tower_not_owed(self) -> Any:
        return self.s.church >> CAMPANILE & 1 == 0 or self.s.bells >> self.me & 1 == 1

    def heights(self, colour: str) -> Any:
        """The towers of a colour are told with their heights, and none of them will do."""
        own = [height for tower, height in self.towers() if tower == colour]
        return ", ".join(map(str, own)) == self.facts["has"] and len(own) == self.facts["count"]

    def no_such_tower(self) -> Any:
        return self.heights(self.name("colour")) and self.tower() not in self.towers()

    def no_tower_to_adjust(self) -> Any:
        colour, height = self.tower()
        return self.heights(colour) and not {(colour, height - 1), (colour, height + 1)} & {*self.towers()}

    def no_bell_tower(self) -> Any:
        fits = ("lower", "higher") if self.facts["architect"] else ("needs",)
        wanted = {(COLOURS[WHITE], self.facts[one]) for one in fits}
        return self.heights(COLOURS[WHITE]) and not wanted & {*self.towers()}

    def open_building(self) -> Any:
        return self.held() > 0 and BUILDING_KINDS >> self.kind() & 1 == 1

    def card_not_held(self) -> Any:
        return self.held() == 0

    def festival_stays(self) -> Any:
        return self.held() > 0 and not (PERSON_KINDS | BUILDING_KINDS) >> self.kind() & 1

    def within_limit(self) -> Any:
        cards = self.s.hand[self.me].bit_count()
        unlimited = self.s.hand[self.me] >> WAREHOUSE & 1
        few = (
            unlimited == 1
            or cards <= self.number("needs")
            or not self.s.hand[self.me] & (PERSON_KINDS | BUILDING_KINDS)
        )
        return cards == self.facts["has"] and unlimited == self.facts["warehouse"] and few

    def above_limit(self) -> Any:
        return self.s.hand[self.me].bit_count() == self.facts["has"] > self.number("needs")

    def not_another_player(self) -> Any:
        seat = self.number("has") - 1
        return bool(self.facts["own"]) == (seat == self.me) and (seat == self.me or seat >= self.s.players)

    def others_lack_brick(self) -> Any:
        seat = self.number("other_seat")
        return self.bricks(self.name("colour"), seat) == 0 and sum(self.s.stock[seat]) == self.facts["has"]

    def others_lack_tower(self) -> Any:
        return len(self.towers(self.number("other_seat"))) == self.facts["has"]


CLAIMS: Final = FirenzeClaims
