"""The chairs of a table: who may sit on which, under what name and crest, and the links that give them away."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from torri.matches.entries import Chair
from torri.matches.errors import NoFreeSeat, SeatTaken, WrongLink
from torri.matches.match import Match
from torri.matches.sanctions import Sanction

CRESTS: Final = 5  # different ones; as many as can sit at a table
NUMERALS: Final = ("II", "III", "IV", "V", "VI", "VII", "VIII")

ChairKind = Literal["me", "friend", "open", "bot"]


@dataclass(frozen=True)
class Who:
    """A person who sits at a table, or wants to."""

    id: str
    name: str
    crest: int = 0
    former: tuple[str, ...] = ()  # earlier ids of the person, as a guest
    account: bool = False  # whether they have a login of their own
    language: str = ""  # in which they read and write
    sanctions: tuple[Sanction, ...] = ()  # what they may not do here

    @property
    def ids(self) -> tuple[str, ...]:
        return (self.id, *self.former)


def fingerprint(token: str) -> str:
    """What is stored of a token, so that somebody who reads the database can't use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def chair_of(kind: ChairKind, person: str, name: str, crest: int, bot: str | None, link: str | None) -> Chair:
    """A chair as the host sets it up."""
    match kind:
        case "me":
            return Chair(name, person, crest)
        case "bot":
            return Chair(name, crest=crest, bot=bot or "compagno")
        case "friend":
            return Chair(link=link)
        case "open":
            return Chair()


def among_bots(who: Who, seat: int, players: int, level: str) -> list[Chair]:
    """A person at a seat, bots on all others; these get their names at the table."""
    crests = [who.crest]
    made: list[Chair] = []
    for number in range(players):
        if number == seat:
            made.append(Chair(who.name, who.id, who.crest))
        else:
            made.append(Chair(crest=free_crest(number, crests), bot=level))
            crests.append(made[-1].crest)
    return made


def kept(chair: Chair, ids: Collection[str]) -> Chair:
    """A chair of the rematch: the person sits on their own at once, the others are kept for those who sat there."""
    return Chair(kept_for=chair.person) if chair.person and chair.person not in ids else chair


def distinct_name(name: str, others: Collection[str]) -> str:
    """A name that nobody else at the table has: of two Ginevras the second is Ginevra II."""
    borne = {other.casefold() for other in others}
    return next(one for one in (name, *(f"{name} {numeral}" for numeral in NUMERALS)) if one.casefold() not in borne)


def free_crest(crest: int, others: Collection[int]) -> int:
    """The crest, or the next free one: each person at the table has a colour, the same in every view."""
    borne = {other % CRESTS for other in others}
    return next(((crest + more) % CRESTS for more in range(CRESTS) if (crest + more) % CRESTS not in borne), crest)


def linked(match: Match, token: str) -> int:
    """The chair that a link gives away: its own, or another friend's chair of this table that is still free."""
    given = fingerprint(token)
    links = [chair.link for chair in match.created.chairs]
    if not any(hmac.compare_digest(link, given) for link in match.links):
        raise WrongLink(match.id)
    free = [seat for seat, chair in enumerate(match.chairs) if chair.link and not chair.person]
    if not free:
        raise WrongLink(match.id)
    # A chair on which nobody sits comes before one that a bot would have to give up.
    return min(free, key=lambda seat: (links[seat] != given, match.chairs[seat].yields, seat))


def free_chair(match: Match, who: Who, seat: int | None, invited: bool = False) -> int:
    """The chair that is named, or else the first that is open to anybody; one that is kept for this person first.

    Who is invited needs no link for a friend's chair.
    """
    empty = [number for number, chair in enumerate(match.chairs) if _open(chair) and (invited or not chair.link)]
    free = [number for number in empty if match.chairs[number].kept_for in (None, *who.ids)]
    free.sort(key=lambda number: match.chairs[number].kept_for is None)
    if seat is not None and seat not in free:
        raise SeatTaken(seat)
    if not free:
        raise NoFreeSeat(match.id)
    return free[0] if seat is None else seat


def _open(chair: Chair) -> bool:
    """Whether somebody may still sit down there."""
    return not chair.person and (not chair.bot or chair.yields)
