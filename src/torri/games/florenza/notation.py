"""How answers are written and what they mean: the one notation of log, keyboard and files.

m w g t c s        cubes: marble, wood, gold, metal, cloth, spice
pazzi.3            the building on field 3 of the Pazzi; families stand for their seats
duomo.cupola       an artwork, by its place and name
leonardo-da-vinci  a person; buildings are written the same way; a beginning that fits only one will do
use build create market donate   what a worker is placed for (L5.2 to L5.6)
-                  pass, go on, nothing
"""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts, kebab

from .events import (
    LETTERS,
    building_facts,
    cube_facts,
    family_facts,
    person_facts,
    talent_facts,
    with_florins,
    work_facts,
    written_row,
)
from .figures import FAMILIES, TALENTS
from .rules.artworks import REFUSED, group_of
from .rules.district import NO, building_here
from .state import Ask, State
from .tables import (
    ARTIST_FAILURE,
    ARTISTS,
    BUILD_COST,
    BUILDING_FAILURE,
    BUILDING_IDS,
    CUBE_KINDS,
    FEE,
    FIELDS,
    FIRST_PREACHER,
    LIFE,
    LOWEST_PRESTIGE,
    NAMELESS_PREACHER,
    NONE,
    NUMERALS,
    PERSON_IDS,
    PREACHER_FEE,
    USE_COST,
    WORK_COST,
    WORK_FAILURE,
    WORK_IDS,
)

GO_ON: Final = "-"
WORDS: Final[dict[int, tuple[str, ...]]] = {
    Ask.CAPTAIN: ("worker", "artist", GO_ON),
    Ask.BISHOP: ("convert", "banish", GO_ON),
    Ask.ACTION: ("use", "build", "create", "market", "donate", GO_ON),
    Ask.PULPIT: ("chiesa", "pulpit"),
    Ask.MARKET: ("sell", "buy", "trade", GO_ON),
    Ask.USE: ("yes", "no"),
    Ask.BUILD: ("yes", "no"),
    Ask.BARTER_GIVE: (*LETTERS, GO_ON),
    Ask.TALENT: (*TALENTS, "no"),
    Ask.FAMILY: FAMILIES,
}


def seat_text(s: State, seat: int) -> str:
    """A seat by its family, once it has one."""
    if seat < s.players and s.family[seat] != NONE:
        return FAMILIES[s.family[seat]]
    return f"seat-{seat + 1}"


def text(s: State, answer: int) -> str:
    match s.ask:
        case Ask.ORDER:
            return f"seat-{answer + 1}"
        case Ask.GUARD_WORKER | Ask.CONVERT:
            return seat_text(s, answer)
        case Ask.DRAFT | Ask.PLAN:
            return BUILDING_IDS[answer]
        case Ask.DRAW | Ask.GUARD_ARTIST | Ask.HIRE:
            return PERSON_IDS[answer]
        case Ask.BANISH | Ask.DONATE:
            return PERSON_IDS[FIRST_PREACHER + answer]
        case Ask.OCCUPY:
            return f"{seat_text(s, answer // FIELDS)}.{answer % FIELDS + 1}"
        case Ask.CREATE | Ask.WORK:
            return WORK_IDS[answer]
        case Ask.INCOME | Ask.PREACH | Ask.FAME:
            return str(answer + 1)
        case ask if ask in WORDS:
            return WORDS[ask][answer]
        case _:
            return LETTERS[answer]


def cost_facts(cost: list[int], more_florins: int = 0) -> Facts:
    return {"price": written_row(with_florins(cost, more_florins))}


def lot_facts(s: State, answer: int) -> Facts:
    owner, field = answer // FIELDS, answer % FIELDS
    facts: Facts = {"other_seat": owner, "field": field + 1, "own": int(owner == s.actor), "building": "-"}
    return facts if s.lot[owner][field] == NONE else facts | building_facts("building", s.lot[owner][field])


def meaning(s: State, answer: int) -> tuple[str, Facts]:
    """What an answer would do: the name of its sentence in the texts (`answer-<name>`) and its figures."""
    question = kebab(Ask(s.ask).name)
    match s.ask:
        case Ask.ORDER:
            return "order", {"number": answer + 1}
        case Ask.FAMILY:
            return "family", family_facts("family", answer)
        case Ask.GUARD_WORKER | Ask.CONVERT:
            return "worker-of", {"other_seat": answer}
        case Ask.DRAFT | Ask.PLAN:
            return question, building_facts("building", answer) | cost_facts(BUILD_COST[answer])
        case Ask.DRAW:
            return "draw", person_facts("person", answer) | {"life": NUMERALS[LIFE[answer]]}
        case Ask.GUARD_ARTIST:
            return "person", person_facts("person", answer)
        case Ask.HIRE:
            return "hire", person_facts("person", answer) | {"fees": fees(answer)}
        case Ask.BANISH:
            return "person", person_facts("person", FIRST_PREACHER + answer)
        case Ask.DONATE:
            return "donate", person_facts("person", FIRST_PREACHER + answer) | {"florins": PREACHER_FEE[answer]}
        case Ask.OCCUPY:
            return "occupy", lot_facts(s, answer)
        case Ask.CREATE:
            return "create", work_facts("work", answer) | cost_facts(WORK_COST[answer])
        case Ask.WORK:
            return "work", work_facts("work", answer)
        case Ask.INCOME | Ask.PREACH | Ask.FAME:
            return "face", {"face": answer + 1}
        case Ask.USE:
            facts = building_facts("building", building_here(s)) | cost_facts(USE_COST[building_here(s)])
            return ("use-no" if answer == NO else "use-yes"), facts
        case Ask.BUILD:
            facts = building_facts("building", building_here(s)) | cost_facts(BUILD_COST[building_here(s)])
            return ("build-no" if answer == NO else "build-yes"), facts | {"lost": loss(s, BUILDING_FAILURE)}
        case Ask.TALENT if answer == REFUSED:
            lost = WORK_FAILURE[group_of(s.work)] + (ARTIST_FAILURE if s.person < ARTISTS else 0)
            return "talent-no", work_facts("work", s.work) | {"lost": loss(s, lost)}
        case Ask.TALENT:
            facts = talent_facts("talent", answer) | work_facts("work", s.work)
            return "talent", facts | cost_facts(WORK_COST[s.work], max(FEE[s.person][answer], 0))
        case Ask.PULPIT:
            return f"pulpit-{text(s, answer)}", {"named": int(s.person != NAMELESS_PREACHER)}
        case ask if ask in WORDS and (ask != Ask.BARTER_GIVE or answer == CUBE_KINDS):
            word = WORDS[ask][answer]
            return f"{question}-{'done' if word == GO_ON else word}", {}
        case _:
            return "cube", cube_facts("cube", answer)


def loss(s: State, points: int) -> int:
    """L1.6: of prestige that would be lost, what there is to lose."""
    return min(points, s.prestige[s.actor] - LOWEST_PRESTIGE)


def fees(person: int) -> str:
    """The fees of an artist by talent: `a150 s300`."""
    rows = enumerate(FEE[person])
    return " ".join(f"{TALENTS[talent][0]}{fee}" for talent, fee in rows if fee != NONE)
