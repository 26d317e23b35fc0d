"""What each reason of Florenza claims of the position, counted independently from what lies on the table."""

from __future__ import annotations

from typing import Any, Final

from torri.games.florenza.events import goods_counted
from torri.games.florenza.figures import COSTS, CUBES, TALENTS
from torri.games.florenza.tables import (
    BUILDING_NAMES,
    COPIES,
    FIELDS,
    FIRST_PREACHER,
    HOMES,
    LOWEST_PRESTIGE,
    NAMELESS,
    NAMELESS_EACH,
    NONE,
    PERSON_NAMES,
    PERSON_TALENTS,
    PULPITO,
    WORK_NAMES,
    WORK_TALENTS,
)

from ..claiming import Claims


def talents_named(value: object) -> int:
    """`either-architect-painter` as a set."""
    return sum(1 << TALENTS.index(name) for name in TALENTS if name in str(value).split("-")[1:])


class FlorenzaClaims(Claims):
    @property
    def me(self) -> Any:
        return self.s.actor

    def cube(self) -> int:
        return CUBES.index(self.name("cube"))

    def person(self) -> int:
        return PERSON_NAMES.index(str(self.facts["person"]))

    def work(self) -> int:
        return WORK_NAMES.index(str(self.facts["work"]))

    def building(self) -> int:
        return BUILDING_NAMES.index(str(self.facts["building"]))

    def lots(self) -> list[tuple[int, int, int]]:
        """Finished buildings that are no homes: owner, building, who stands on it."""
        places = [(seat, field) for seat in range(self.s.players) for field in range(self.s.built[seat])]
        found = [(seat, self.s.lot[seat][field], self.s.occupant[seat][field]) for seat, field in places]
        return [one for one in found if not HOMES >> one[1] & 1]

    def town(self) -> int:
        persons = 0
        for under in self.s.life:
            persons |= under
        return persons

    # What is said of each

    def family_taken(self) -> Any:
        return self.s.family[self.number("other_seat")] == self.answer

    def no_tile_left(self) -> Any:
        return self.s.tiles[self.building()] == 0 and COPIES[self.building()] == self.facts["needs"]

    def alike_in_district(self) -> Any:
        return self.building() in self.s.lot[self.me]

    def no_worker_anywhere(self) -> Any:
        return not any(self.s.workers[seat] for seat in range(self.s.players) if seat != self.me)

    def no_worker_there(self) -> Any:
        return self.s.workers[self.number("other_seat")] == 0

    def not_another_family(self) -> Any:
        seat = self.number("has") - 1
        return bool(self.facts["own"]) == (seat == self.me) and (seat == self.me or seat >= self.s.players)

    def not_in_town(self) -> Any:
        return not self.town() >> self.person() & 1

    def no_building_to_occupy(self) -> Any:
        free = [owner for owner, _kind, occupant in self.lots() if occupant == NONE]
        counted = (len(self.lots()), len(free)) == (self.facts["buildings"], self.facts["free"])
        poor = self.s.prestige[self.me] == self.facts["has"] == LOWEST_PRESTIGE
        return counted and (not free or (poor and self.me not in free))

    def no_field_free(self) -> Any:
        return self.s.built[self.me] + self.s.sites[self.me] == self.facts["needs"] == FIELDS

    def market_once(self) -> Any:
        return self.s.market >> self.me & 1 == 1

    def no_place_to_preach(self) -> Any:
        taken = self.s.chiesa[self.me] == self.person()
        done = any(works >> PULPITO & 1 for works in self.s.works[: self.s.players])
        if self.facts["pulpit"]:
            return taken and self.s.pulpit != NONE and self.s.pulpit_seat == self.facts["holder_seat"]
        return taken and self.s.pulpit == NONE and not done

    def no_preacher_to_choose(self) -> Any:
        return self.s.florins[self.me] == self.facts["has"]

    def no_building_there(self) -> Any:
        owner, field = self.number("other_seat"), self.number("field") - 1
        if not self.facts["there"]:
            return owner >= self.s.players
        return bool(self.facts["own"]) == (owner == self.me) and field >= self.s.built[owner]

    def home(self) -> Any:
        return HOMES >> self.building() & 1 == 1

    def occupied(self) -> Any:
        owner, field = divmod(self.answer, FIELDS)
        return (
            self.s.occupant[owner][field] == self.facts["occupant_seat"] and self.s.lot[owner][field] == self.building()
        )

    def lowest_prestige(self) -> Any:
        return self.s.prestige[self.me] == self.facts["has"] < self.number("needs")

    def work_completed(self) -> Any:
        return self.s.works[self.number("holder_seat")] >> self.work() & 1 == 1

    def work_planned(self) -> Any:
        return self.s.plans[self.number("holder_seat")] >> self.work() & 1 == 1

    def no_artist_for_it(self) -> Any:
        return WORK_TALENTS[self.work()] == talents_named(self.facts["needs"])

    def talent_missing(self) -> Any:
        has, needs = talents_named(self.facts["has"]), talents_named(self.facts["needs"])
        here = WORK_TALENTS[self.work()] == needs and self.work() == self.s.work
        return here and PERSON_TALENTS[self.person()] == has and not has & needs

    def artist_hired(self) -> Any:
        return self.s.artist[self.number("holder_seat")][self.work()] == self.person()

    def artist_guarded(self) -> Any:
        return self.s.guarded == self.person() and self.s.captain == self.facts["captain_seat"] != self.me

    def nameless_hired(self) -> Any:
        talent = self.person() - NAMELESS
        return self.s.nameless[talent] == NAMELESS_EACH[talent] == self.facts["needs"]

    def preacher_used(self) -> Any:
        if self.facts["named"]:
            return self.s.hired >> self.person() & 1 == 1
        return self.s.nameless[-1] == NAMELESS_EACH[-1] == self.facts["needs"]

    def preacher_banished(self) -> Any:
        return self.s.banished == self.person() >= FIRST_PREACHER

    def fee_not_payable(self) -> Any:
        return self.s.florins[self.me] == self.facts["has"] < self.number("needs")

    def bishop_points_too_low(self) -> Any:
        return self.s.bishop_points[self.me] == self.facts["has"] < self.number("needs")

    def prestige_too_low(self) -> Any:
        return self.s.prestige[self.me] == self.facts["has"] < self.number("needs")

    def chiesa_taken(self) -> Any:
        return self.s.chiesa[self.me] == self.person()

    def pulpit_taken(self) -> Any:
        return self.s.pulpit == self.person() and self.s.pulpit_seat == self.facts["holder_seat"]

    def each_once(self) -> Any:
        return self.s.dealt >> self.answer & 1 == 1

    def no_cube_to_sell(self) -> Any:
        return sum(self.s.cubes[self.me]) == 0

    def price_not_payable(self) -> Any:
        return self.s.florins[self.me] == self.facts["has"] < self.number("needs")

    def nothing_to_buy(self) -> Any:
        return sum(self.s.supply) == 0

    def too_few_to_trade(self) -> Any:
        return sum(self.s.cubes[self.me]) == self.facts["has"] < self.number("needs")

    def no_cube(self) -> Any:
        return self.s.cubes[self.me][self.cube()] == 0

    def not_in_supply(self) -> Any:
        return self.s.supply[self.cube()] == 0

    def kind_given(self) -> Any:
        return self.s.given >> self.cube() & 1 == 1

    def lacking(self) -> Any:
        """Of a price, what the family has not."""
        own = dict(zip(COSTS, [*self.s.cubes[self.me], self.s.florins[self.me]], strict=True))
        price = {name.rpartition("-")[2]: count for name, count in goods_counted(str(self.facts["price"]))}
        lack = {name.rpartition("-")[2]: count for name, count in goods_counted(str(self.facts["lacking"]))}
        return lack == {good: count - own[good] for good, count in price.items() if count > own[good]} != {}

    def use_not_payable(self) -> Any:
        return self.lacking()

    def build_not_payable(self) -> Any:
        return self.lacking()

    def work_not_payable(self) -> Any:
        return self.work() == self.s.work and self.person() == self.s.person and self.lacking()

    def not_planned(self) -> Any:
        return not self.s.plans[self.me] >> self.work() & 1

    def not_its_turn(self) -> Any:
        return self.s.plans[self.me] >> self.work() & 1 == 1

    def artist_without_talent(self) -> Any:
        has = talents_named(self.facts["has"])
        return PERSON_TALENTS[self.s.person] == has and not has >> TALENTS.index(self.name("talent")) & 1

    def work_without_talent(self) -> Any:
        needs = talents_named(self.facts["needs"])
        return WORK_TALENTS[self.s.work] == needs and not needs >> TALENTS.index(self.name("talent")) & 1


CLAIMS: Final = FlorenzaClaims
