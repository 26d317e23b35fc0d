"""One notation for log, keyboard, files, bots and screen readers: how each answer is written.

Colours are `w y g r b p`. A card of the row is its space, `c3`; an exchange on it is `x3`. A tower is its colour
and height, `g4`, a second one alike `g4'`; while building it keeps the name it had, and a new one is `g0`. A
commission is written as the tower that fulfils it, `g6`, the bell tower `bell`. Cards and persons are their names;
`-` goes on.
"""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts, kebab

from .events import LETTERS, card_facts, colour_facts, commission_facts, tower_facts
from .rules.building import FIRST_NEW_TOWER
from .rules.commissions import BELL
from .rules.limiting import DISCARD_DONE, PLAY_PATRICIAN
from .rules.persons import BUILD_DONE, CLAIM_DONE, EXCHANGE_DONE, FIRST_PERSON
from .state import Ask, State
from .tables import (
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    COLOURS,
    HIGH,
    KIND_NAMES,
    LEVELS,
    LOWEST,
    NUMERAL_TILES,
    NUMERALS,
    PATRICIAN,
    PERSONS,
    PRINCESS,
    SLOTS,
)

GO_ON: Final = "-"
DONE: Final[dict[int, int]] = {
    Ask.EXCHANGE: EXCHANGE_DONE,
    Ask.BUILD: BUILD_DONE,
    Ask.CLAIM: CLAIM_DONE,
    Ask.DISCARD: DISCARD_DONE,
}


def commission_text(commission: int) -> str:
    if commission == BELL:
        return "bell"
    return f"{LETTERS[commission // LEVELS]}{commission % LEVELS + LOWEST}"


def tower_text(s: State, seat: int, slot: int) -> str:
    """A tower as it stood when building began; `t5` is a place where none stands."""
    laid = s.laid if seat == s.player else [0] * len(s.laid)
    names = [s.tower[seat][place] - laid[place] for place in range(SLOTS)]
    if not names[slot] % HIGH:
        return f"t{slot + 1}"
    return f"{LETTERS[names[slot] // HIGH]}{names[slot] % HIGH}{chr(39) * names[:slot].count(names[slot])}"


def numeral_of_tile(tile: int) -> str:
    return next(NUMERALS[number] for number, tiles in enumerate(NUMERAL_TILES) if tiles >> tile & 1)


def person_of(s: State, answer: int) -> int | None:
    """The person that an answer plays, if it does."""
    if s.ask == Ask.DISCARD:
        return PATRICIAN if answer == PLAY_PATRICIAN else None
    person = answer - FIRST_PERSON[s.ask]
    return person if FIRST_PERSON[s.ask] and 0 <= person < len(PERSONS) else None


def goes_on(s: State, answer: int) -> bool:
    return DONE.get(s.ask) == answer


def text(s: State, answer: int) -> str:
    """How an answer to the question asked is written; answers outside the rules have a text too."""
    if goes_on(s, answer):
        return GO_ON
    person = person_of(s, answer)
    if person is not None:
        return f"{KIND_NAMES[person]}!" if s.ask == Ask.DISCARD else KIND_NAMES[person]
    match s.ask:
        case Ask.START:
            return str(answer + 1)
        case Ask.BALCONY:
            return f"{numeral_of_tile(answer)}.{commission_text(BALCONY_COMMISSION[answer])}"
        case Ask.SHARE:
            return ("less", "more")[answer]
        case Ask.SEAL | Ask.PICK_SEAL | Ask.CLAIM | Ask.ADJUST:
            return commission_text(answer)
        case Ask.LAY_OUT | Ask.DISCARD | Ask.DISMISS:
            return KIND_NAMES[answer]
        case Ask.TAKE | Ask.RESTOCK:
            return f"c{answer + 1}"
        case Ask.EXCHANGE:
            return f"x{answer + 1}"
        case Ask.WARD:
            return ("no", "yes")[answer]
        case Ask.TAX_TOWER | Ask.TRIBUTE | Ask.COLLAPSE | Ask.BOTCH:
            return tower_text(s, s.actor, answer)
        case Ask.BUILD:
            if answer < FIRST_NEW_TOWER:
                return tower_text(s, s.player, answer)
            return f"{LETTERS[(answer - FIRST_NEW_TOWER) // 2]}0{chr(39) * (answer % 2)}"
        case Ask.WHICH:
            return ("lower", "higher")[answer]
        case Ask.SMUGGLE:
            return f"{answer // len(COLOURS) + 1}.{LETTERS[answer % len(COLOURS)]}"
        case Ask.SABOTAGE:
            return f"{answer // SLOTS + 1}.{tower_text(s, answer // SLOTS, answer % SLOTS)}"
        case _:
            return LETTERS[answer]


def meaning(s: State, answer: int) -> tuple[str, Facts]:
    """What an answer would do: the name of its sentence in the texts (`answer-<name>`) and its figures."""
    question = kebab(Ask(s.ask).name)
    if goes_on(s, answer):
        return f"{question}-done", {}
    person = person_of(s, answer)
    if person is not None:
        return "person", card_facts("card", person)
    match s.ask:
        case Ask.START:
            return "start", {"number": answer + 1}
        case Ask.DEAD_COLOUR:
            return "colour", colour_facts("colour", answer)
        case Ask.BALCONY:
            facts = commission_facts("", BALCONY_COMMISSION[answer])
            return "balcony", facts | {"numeral": numeral_of_tile(answer), "points": BALCONY_POINTS[answer]}
        case Ask.SHARE | Ask.WARD | Ask.WHICH:
            return f"{question}-{text(s, answer)}", {}
        case Ask.SEAL | Ask.PICK_SEAL:
            return "seal", commission_facts("", answer)
        case Ask.CLAIM | Ask.ADJUST:
            return ("bell", {}) if answer == BELL else ("claim", commission_facts("", answer))
        case Ask.LAY_OUT:
            return "lay-out", card_facts("card", answer)
        case Ask.DISCARD | Ask.DISMISS:
            return "discard", card_facts("card", answer)
        case Ask.TAKE:
            price = 0 if s.played >> PRINCESS & 1 else answer
            return "take", card_facts("card", s.row[answer]) | {"price": price}
        case Ask.RESTOCK | Ask.EXCHANGE:
            return question, card_facts("card", s.row[answer])
        case Ask.TAX_TOWER | Ask.TRIBUTE | Ask.COLLAPSE | Ask.BOTCH:
            return question, tower_facts("", s.tower[s.actor][answer])
        case Ask.BUILD if answer < FIRST_NEW_TOWER:
            return "build", tower_facts("", s.tower[s.player][answer])
        case Ask.BUILD:
            name = "build-another" if answer % 2 else "build-new"
            return name, colour_facts("colour", (answer - FIRST_NEW_TOWER) // 2)
        case Ask.SMUGGLE:
            return "smuggle", colour_facts("colour", answer % len(COLOURS)) | {"other_seat": answer // len(COLOURS)}
        case Ask.SABOTAGE:
            seat = answer // SLOTS
            return "sabotage", tower_facts("", s.tower[seat][answer % SLOTS]) | {"other_seat": seat}
        case _:
            return "brick", colour_facts("colour", answer)
