"""The figures behind a refusal: what there is and what it would take, for the limits in `rules`."""

from __future__ import annotations

from torri.engine.counts import total
from torri.engine.errors import Facts

from .events import (
    building_facts,
    cube_facts,
    family_facts,
    person_facts,
    talent_facts,
    with_florins,
    work_facts,
    written_goods,
    written_row,
)
from .figures import COSTS
from .rules.district import building_here, swaps_here
from .state import Ask, State
from .tables import (
    ALL_CUBES,
    ARTISTS,
    BUILD_COST,
    COPIES,
    DISTRICT,
    FEE,
    FIELDS,
    FIRST_PREACHER,
    KINDS,
    LOWEST_PRESTIGE,
    NAMELESS,
    NAMELESS_EACH,
    NONE,
    PREACHER_BISHOP,
    PREACHER_FEE,
    PREACHER_PRESTIGE,
    PREACHERS,
    PRICE,
    TRADED,
    USE_COST,
    WORK_COST,
)


def seats(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players}


# L2 Set-up


def placed(_s: State, answer: int) -> Facts:
    return {"seat": answer}


def family(s: State, answer: int) -> Facts:
    facts = family_facts("family", answer)
    owners = [seat for seat in range(s.players) if s.family[seat] == answer]
    return facts | {"other_seat": owners[0]} if owners else facts


def building(_s: State, answer: int) -> Facts:
    return building_facts("building", answer)


def tile(s: State, answer: int) -> Facts:
    return building_facts("building", answer) | {"has": s.tiles[answer], "needs": COPIES[answer]}


def person(_s: State, answer: int) -> Facts:
    return person_facts("person", answer)


# L4 Powers


def other_seat(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players, "own": int(answer == s.actor), "other_seat": answer}


def preacher(_s: State, answer: int) -> Facts:
    return person_facts("person", FIRST_PREACHER + answer)


# L5 Placing


def lot(s: State, answer: int) -> Facts:
    """A field of a district: what stands on it, and whose it is."""
    owner, field = answer // FIELDS, answer % FIELDS
    facts: Facts = {"field": field + 1, "has": owner + 1, "needs": s.players, "own": int(owner == s.actor)}
    facts |= {"there": int(owner < s.players), "other_seat": owner}
    if owner < s.players and s.lot[owner][field] != NONE:
        facts |= building_facts("building", s.lot[owner][field]) | {"planned": int(field >= s.built[owner])}
        occupant = s.occupant[owner][field]
        if occupant != NONE:
            facts |= {"occupant_seat": occupant, "occupant_own": int(occupant == s.actor)}
    return facts


def lowest_prestige(s: State, answer: int) -> Facts:
    return {"has": s.prestige[s.actor], "needs": LOWEST_PRESTIGE + 1, "other_seat": answer // FIELDS}


def fields(s: State, _answer: int) -> Facts:
    return {"has": s.built[s.actor] + s.sites[s.actor], "needs": FIELDS}


def work(s: State, answer: int) -> Facts:
    """An artwork: who has completed or planned it."""
    common = not DISTRICT >> answer & 1
    holders = [
        seat
        for seat in range(s.players)
        if (common or seat == s.actor) and (s.works[seat] | s.plans[seat]) >> answer & 1
    ]
    facts = work_facts("work", answer)
    return facts | {"holder_seat": holders[0], "own": int(holders[0] == s.actor)} if holders else facts


def artist(s: State, answer: int) -> Facts:
    facts = person_facts("person", answer) | work_facts("work", s.work)
    return facts if s.captain == NONE else facts | {"captain_seat": s.captain}


def artist_hired(s: State, answer: int) -> Facts:
    """Who has hired an artist, for which work."""
    for seat in range(s.players):
        for planned, hired in enumerate(s.artist[seat]):
            if hired == answer:
                facts = person_facts("person", answer) | work_facts("work", planned)
                return facts | {"holder_seat": seat, "own": int(seat == s.actor)}
    return person_facts("person", answer)


def nameless(_s: State, answer: int) -> Facts:
    return person_facts("person", answer) | {"needs": NAMELESS_EACH[max(answer - NAMELESS, 0)]}


def preacher_used(s: State, answer: int) -> Facts:
    return preacher(s, answer) | {"named": int(answer < PREACHERS), "needs": NAMELESS_EACH[-1]}


def preacher_fee(s: State, answer: int) -> Facts:
    return preacher(s, answer) | {"has": s.florins[s.actor], "needs": PREACHER_FEE[answer]}


def preacher_bishop(s: State, answer: int) -> Facts:
    return preacher(s, answer) | {"has": s.bishop_points[s.actor], "needs": -PREACHER_BISHOP[answer]}


def preacher_prestige(s: State, answer: int) -> Facts:
    needs = LOWEST_PRESTIGE - PREACHER_PRESTIGE[answer]
    return preacher(s, answer) | {"has": s.prestige[s.actor], "needs": needs}


def chiesa(s: State, _answer: int) -> Facts:
    return person_facts("person", s.chiesa[s.actor]) if s.chiesa[s.actor] != NONE else {}


def pulpit(s: State, _answer: int) -> Facts:
    return person_facts("person", s.pulpit) | {"holder_seat": s.pulpit_seat} if s.pulpit != NONE else {}


# L6 Market


def price(s: State, _answer: int) -> Facts:
    return {"has": s.florins[s.actor], "needs": PRICE}


def trade(s: State, _answer: int) -> Facts:
    return {"has": total(s.cubes[s.actor]), "needs": TRADED}


def cube(_s: State, answer: int) -> Facts:
    return cube_facts("cube", answer)


def cube_order(s: State, answer: int) -> Facts:
    return cube_facts("cube", answer) | cube_facts("last_cube", s.least)


def cubes_from_here(s: State, answer: int) -> Facts:
    """Of own cubes, or of those of the supply that may be taken."""
    taking = s.ask == Ask.BARTER_TAKE
    cubes = s.supply if taking else s.cubes[s.actor]
    kinds = ALL_CUBES & ~s.given if taking else ALL_CUBES
    number = sum(cubes[kind] for kind in range(answer, KINDS) if kinds >> kind & 1)
    return cube_facts("cube", answer) | {"has": number, "needs": s.due}


# L7 District


def cost_facts(s: State, cost: list[int], more_florins: int) -> Facts:
    """A cost, and what the family lacks of it."""
    price = with_florins(cost, more_florins)
    own = [*s.cubes[s.actor], s.florins[s.actor]]
    lacking = {good: max(price[number] - own[number], 0) for number, good in enumerate(COSTS)}
    return {"price": written_row(price), "lacking": written_goods(lacking)}


def use_cost(s: State, _answer: int) -> Facts:
    kind = building_here(s)
    return building_facts("building", kind) | cost_facts(s, USE_COST[kind], 0)


def build_cost(s: State, _answer: int) -> Facts:
    kind = building_here(s)
    return building_facts("building", kind) | cost_facts(s, BUILD_COST[kind], 0)


def barter(s: State, answer: int) -> Facts:
    return cube_facts("cube", answer) | {"has": s.due, "needs": swaps_here(s)}


# L8 Artworks


def talent(s: State, answer: int) -> Facts:
    return talent_facts("talent", answer) | person_facts("person", s.person) | work_facts("work", s.work)


def talent_cost(s: State, answer: int) -> Facts:
    named = {"named": int(s.person < ARTISTS), "fee": FEE[s.person][answer]}
    return talent(s, answer) | named | cost_facts(s, WORK_COST[s.work], FEE[s.person][answer])
