"""What each reason of Patrizier claims of the position, counted independently from what lies on the table."""

from __future__ import annotations

from typing import Any, Final

from torri.games.patrizier.tables import (
    ANY,
    CARD_ACTION,
    CARD_CITY,
    CARD_CODES,
    CARD_CRESTS,
    CITIES,
    CITY_FLOORS,
    CITY_NAMES,
    NONE,
)

from ..claiming import Claims


class PatrizierClaims(Claims):
    def city(self, field: str = "city") -> int:
        return CITY_NAMES.index(self.name(field))

    def floors(self, city: int) -> Any:
        return self.s.height[2 * city] + self.s.height[2 * city + 1]

    def owners(self, city: int) -> set[int]:
        sites = (2 * city, 2 * city + 1)
        return {seat for seat in range(self.s.players) for site in sites if self.s.floors[site][seat]}

    def side(self) -> int:
        return ("left", "right").index(self.name("side"))

    def not_in_hand(self) -> Any:
        hand = self.s.hand[self.s.player]
        named = CARD_CODES.index(str(self.facts["card"]))
        return named == self.answer and hand.bit_count() == self.facts["has"] and not hand >> named & 1

    def too_few_crests(self) -> Any:
        return CARD_CRESTS[self.s.card] == self.facts["has"] < self.answer

    def site_left_empty(self) -> Any:
        city = self.city()
        empty = self.s.height[2 * city + self.side()] == 0
        return empty and city == CARD_CITY[self.s.card] and self.floors(city) == self.facts["has"]

    def city_not_in_play(self) -> Any:
        return self.city() >= self.s.cities and self.s.players == self.facts["has"] < self.number("needs")

    def just_built_there(self) -> Any:
        return self.city() == CARD_CITY[self.s.card]

    def city_scored(self) -> Any:
        return self.s.scored >> 2 * self.city() & 1 == 1

    def no_own_floor(self) -> Any:
        city = self.city()
        return self.s.player not in self.owners(city) and self.floors(city) == self.facts["floors"]

    def no_tower(self) -> Any:
        return self.s.height[2 * self.city() + self.side()] == 0

    def no_card_there(self) -> Any:
        space = self.city("space")
        return space < self.s.cities <= CITIES and self.s.offer[space] == NONE

    def not_where_built(self) -> Any:
        city, space = self.city(), self.city("space")
        lies = self.s.offer[city] != NONE and self.s.offer[space] != NONE
        return lies and city == CARD_CITY[self.s.card] != space and CARD_ACTION[self.s.card] != ANY

    # Of what is not asked about

    def cards_of(self, city: int) -> int:
        hand = self.s.hand[self.s.player]
        return sum(CARD_CITY[card] == city and hand >> card & 1 == 1 for card in range(len(CARD_CODES)))

    def card_of_city(self) -> Any:
        return self.cards_of(self.city()) == self.facts["has"]

    def not_city_of_card(self) -> Any:
        return self.city("played_city") == CARD_CITY[self.s.card] != self.city()

    def take_now(self) -> Any:
        return self.city() == CARD_CITY[self.s.card]

    def tile_not_chosen(self) -> Any:
        city = self.city()
        scored = self.s.scored >> 2 * city & 1
        return (self.floors(city), CITY_FLOORS[city], scored) == tuple(
            self.facts[fact] for fact in ("has", "needs", "scored")
        )


CLAIMS: Final = PatrizierClaims
