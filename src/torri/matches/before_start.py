"""What may be done at a table whose match has not begun: decisions as those of `decisions`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from torri.matches import entries as of
from torri.matches.chairs import Who, distinct_name, free_chair, free_crest, linked
from torri.matches.decisions import require
from torri.matches.entries import Chair, Known, Terms
from torri.matches.errors import NotRatable, NotTheHost, NotWelcome, SeatTaken, WrongChairs
from torri.matches.match import Match, alterations
from torri.matches.rating import require_ratable
from torri.matches.storage import Blocks

NEW_CHAIR: Final = -1


@dataclass(frozen=True)
class Visitor:
    """How somebody stands to a table at which they want to sit down."""

    invited: bool = False  # by its host, to this table
    friend: bool = False  # whom its host follows
    blocks: Blocks = Blocks()


STRANGER: Final = Visitor()


def require_host(match: Match, ids: Collection[str]) -> None:
    require(match, "open")
    if match.created.host not in ids:
        raise NotTheHost(match.id)


def require_welcome(match: Match, blocks: Blocks) -> None:
    """Refuse who has blocked somebody at the table; who was blocked by them learns neither that nor by whom."""
    there = {match.created.host, *(chair.person for chair in match.chairs)}
    if blocks.own & there:
        raise NotWelcome("not-welcome-blocked")
    if blocks.by & there:
        raise NotWelcome("not-welcome")


def sit(
    match: Match, who: Who, seat: int | None, token: str | None, words: str, visitor: Visitor = STRANGER
) -> list[Known]:
    """Take a free chair: the one that the link is for, the one named, or the first that is open to anybody."""
    require(match, "open")
    if match.created.terms.rated and not who.account:
        raise NotRatable("rated-guest")
    own = match.seats_of(who.ids)
    if own:
        raise SeatTaken(own[0])
    require_welcome(match, visitor.blocks)
    chosen = linked(match, token) if token else free_chair(match, who, seat, visitor.invited)
    is_asked = token is not None or visitor.invited or visitor.friend or match.chairs[chosen].kept_for is not None
    if match.created.terms.friends and not is_asked:
        raise NotWelcome("not-welcome-friends")
    others = [chair for seat, chair in enumerate(match.chairs) if seat != chosen]
    name = distinct_name(who.name, {chair.name for chair in others})
    crest = free_crest(who.crest, {chair.crest for chair in others if chair.person})
    entries: list[Known] = [of.Seated(chosen, who.id, name, crest)]
    if words:
        entries.append(of.Stirred(chosen, words))
    return entries


def fill(match: Match, ids: Collection[str], bot: str, names: Iterable[str]) -> list[Known]:
    """The host puts bots on the free chairs; they give way to persons who come before the start."""
    require_host(match, ids)
    taken = [chair for chair in match.chairs if chair.person or chair.bot]
    borne, crests = {chair.name for chair in taken}, [chair.crest for chair in taken]
    entries: list[Known] = []
    for seat, chair in enumerate(match.chairs):
        if chair.person or chair.bot:
            continue
        name, crest = next(name for name in names if name not in borne), free_crest(seat, crests)
        entries.append(of.Filled(seat, bot, name, crest))
        borne.add(name)
        crests.append(crest)
    return entries


def begin(match: Match, ids: Collection[str], bot: str, names: Iterable[str]) -> list[Known]:
    """The host begins with those who are there; bots play on the chairs that are free."""
    return [*fill(match, ids, bot, names), of.Begun()]


def change(
    match: Match,
    ids: Collection[str],
    chairs: Sequence[int | Chair],
    options: Mapping[str, object],
    terms: Terms,
    names: Iterable[str],
) -> list[Known]:
    """The host changes the table: each chair is the number of one that stays as it is, or a new one.

    Nobody who sits there loses their chair. A table that continues a match keeps its options and its chairs' number.
    """
    require_host(match, ids)
    kept = [chair for chair in chairs if isinstance(chair, int)]
    if len(set(kept)) < len(kept) or not all(seat < match.players for seat in kept):
        raise WrongChairs("wrong-chairs-kept")
    if any(chair.person and seat not in kept for seat, chair in enumerate(match.chairs)):
        raise WrongChairs("wrong-chairs-person")
    if match.created.answers and len(chairs) != match.players:
        raise WrongChairs("wrong-chairs-number")
    _require_ratable(match, chairs, terms)
    wanted = match.created.options if match.created.answers else options
    changed = of.TableChanged(
        options=match.game.start(len(chairs), wanted).options,
        terms=terms,
        chairs=_told_apart(match, chairs, iter(names)),
        kept=tuple(chair if isinstance(chair, int) else NEW_CHAIR for chair in chairs),
    )
    return [changed] if alterations(match.created, changed) else []


def _require_ratable(match: Match, chairs: Sequence[int | Chair], terms: Terms) -> None:
    """Whoever has sat down at a table that was not rated has not agreed to that."""
    if terms.rated and not match.created.terms.rated:
        raise NotRatable("rated-late")
    sitting = [match.chairs[chair] if isinstance(chair, int) else chair for chair in chairs]
    require_ratable(match.created.game, terms, sitting)


def _told_apart(match: Match, chairs: Sequence[int | Chair], names: Iterator[str]) -> tuple[Chair, ...]:
    """The chairs as they are set up; the new ones with names and crests that nobody else has."""
    staying = [match.chairs[chair] for chair in chairs if isinstance(chair, int)]
    borne, crests = {chair.name for chair in staying}, [one.crest for one in staying if one.person or one.bot]
    set_up = []
    for wanted in chairs:
        if isinstance(wanted, int):
            set_up.append(match.created.chairs[wanted])
        elif wanted.person or wanted.bot:
            name = distinct_name(wanted.name, borne) if wanted.name else next(one for one in names if one not in borne)
            crest = free_crest(wanted.crest, crests)
            set_up.append(replace(wanted, name=name, crest=crest))
            borne.add(name)
            crests.append(crest)
        else:
            set_up.append(wanted)
    return tuple(set_up)


def abandon(match: Match, ids: Collection[str]) -> list[Known]:
    """The host cancels the table before the game has begun."""
    require_host(match, ids)
    return [of.Abandoned()]
