"""What may be done at a table, and what follows from it: each decision returns the entries to write, or refuses.

A decision looks at the match and changes nothing. What the rules and chance do by themselves is added by `settle`,
one entry at a time, as each can only be known when those before it have been applied.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from msgspec import UNSET
from msgspec.structs import replace

from torri.engine.chance import Chance
from torri.engine.errors import IllegalAnswer
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.matches import entries as of
from torri.matches.chairs import Who, distinct_name, free_chair, free_crest, linked
from torri.matches.entries import Chair, Known, Terms
from torri.matches.errors import (
    IllegalPlan,
    NoPause,
    NotAbsent,
    NothingToUndo,
    NotNow,
    NotRatable,
    NotTheHost,
    NotWelcome,
    NotYourSeat,
    NotYourTurn,
    PlanTooLong,
    RatedUndo,
    Repeated,
    SeatTaken,
    Stale,
    TooMany,
    WrongChairs,
)
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


def require(match: Match, *statuses: str) -> None:
    if match.status not in statuses:
        raise NotNow(match.status, statuses[0])


def _require_host(match: Match, ids: Collection[str]) -> None:
    if match.created.host not in ids:
        raise NotTheHost(match.id)


def require_host_before_start(match: Match, ids: Collection[str]) -> None:
    require(match, "open")
    _require_host(match, ids)


def require_welcome(match: Match, blocks: Blocks) -> None:
    """Refuse who has blocked somebody at the table; who was blocked by them learns neither that nor by whom."""
    there = {match.created.host, *(chair.person for chair in match.chairs)}
    if blocks.own & there:
        raise NotWelcome("not-welcome-blocked")
    if blocks.by & there:
        raise NotWelcome("not-welcome")


# Before the start


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
    require_host_before_start(match, ids)
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
    require_host_before_start(match, ids)
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


def leave(match: Match, ids: Collection[str]) -> list[Known]:
    """Give the seat up before the start; in a running match a bot plays on until the person comes back."""
    seat = own_seat(match, ids)
    if match.status == "open":
        return [of.Vacated(seat)]
    require(match, "running", "paused")
    if seat in match.away:
        return []
    return [*_without_pause(match, seat), of.Replaced(seat, match.created.terms.substitute)]


def come_back(match: Match, ids: Collection[str]) -> list[Known]:
    seat = own_seat(match, ids)
    require(match, "running", "paused")
    if seat in match.resigned or seat not in match.away:
        return []
    return [of.Returned(seat)]


# Answers


def own_seat(match: Match, ids: Collection[str], seat: int | None = None) -> int:
    """The seat of a person; if they have several, the one that is named, or the one that is asked."""
    own = match.seats_of(ids)
    if not own or (seat is not None and seat not in own):
        raise NotYourSeat(match.id)
    if seat is not None:
        return seat
    return match.asked if match.asked in own and match.asked is not None else own[0]


def check(match: Match, seat: int, based_on: int, client: str) -> None:
    """Check that a seat may answer what was asked when the match had that many entries."""
    known = match.client(seat, client)
    if known is not None:
        raise Repeated(client, known)
    require(match, "running")
    if based_on < match.moved:
        raise Stale(based_on, match.moved)
    if match.asked != seat or match.bot_at(seat):
        raise NotYourTurn(seat, match.asked)


def answer(match: Match, seat: int, answer: int, client: str) -> list[Known]:
    """A person's answer, if the rules allow it."""
    reasons = match.position.why_not(answer)
    if reasons:
        raise IllegalAnswer(match.game.name, answer, tuple(reasons))
    return [of.Answered(seat, answer, client=client)]


def plan(match: Match, seat: int, answers: Sequence[int], client: str, unasked: bool = False) -> list[Known]:
    """A person's answers to questions that follow each other, all or none, with what the rules answer in between.

    Each is checked when its turn comes. The first carries the sender's id, which stands for the whole plan. What is
    given `unasked` was no decision: it is not a step that an undo goes back to.
    """
    position = match.position.copy()
    entries: list[Known] = []
    for number, answer in enumerate(answers, 1):
        for forced in forced_answers(position, seat):
            entries.append(of.Answered(seat, forced, "rules"))
            position.game.questions.apply(position.state, forced)
        if position.actor != seat:
            raise PlanTooLong(number)
        reasons = position.why_not(answer)
        if reasons:
            raise IllegalPlan(match.game.name, answer, tuple(reasons), number)
        by: Literal["person", "obvious"] = "obvious" if unasked and answer == position.obvious() else "person"
        entries.append(of.Answered(seat, answer, by, client=client if number == 1 else UNSET))
        position.game.questions.apply(position.state, answer)
    return entries


def forced_answers(position: Position, seat: int) -> Iterator[int]:
    """The forced answers of a seat; the caller applies each before asking for the next."""
    while position.actor == seat and (forced := position.forced()) is not None:
        yield forced


def answer_of_bot(match: Match, seat: int, answer: int, based_on: int) -> list[Known]:
    """What a program answers; nothing if the question is no longer asked."""
    if match.status != "running" or based_on != match.moved or match.asked != seat or not match.bot_at(seat):
        return []
    if match.position.why_not(answer):
        return []
    return [of.Answered(seat, answer, "bot")]


@lru_cache(maxsize=1_024)
def _chance(secret: str, entropy: tuple[str, ...]) -> Chance:
    """The same for all draws of a match."""
    return Chance(secret, entropy)


def settle(match: Match, secret: str) -> Known | None:
    """What happens next by itself: a draw, a forced answer, the end; None if somebody has to choose."""
    if match.abandoned and match.ended is None:
        return of.Ended("abandoned", secret, (), ())
    if match.status == "open":
        return of.Begun() if match.full else None
    if match.status != "running":
        return None
    position = match.position
    if position.over:
        return of.Ended("over", secret, tuple(position.scores()), tuple(position.winners()))
    if position.actor == NATURE:
        number = match.actors.count(NATURE)
        return of.Drawn(_chance(secret, match.words).answer(*position.odds(), number))
    if match.resigned:
        left = [seat for seat in range(match.players) if seat not in match.resigned]
        if len(left) == 1 or not any(match.chairs[seat].person for seat in left):
            scores = position.scores()
            most = max(scores[seat] for seat in left)
            return of.Ended("resigned", secret, tuple(scores), tuple(seat for seat in left if scores[seat] == most))
    assert match.asked is not None
    forced = position.forced()
    return None if forced is None else of.Answered(match.asked, forced, "rules")


# Taking back


def undo(match: Match, seat: int) -> list[Known]:
    """Take back the last choice: at once if it has revealed nothing since, otherwise by consent."""
    require(match, "running")
    ply = match.last_choice(seat)
    if ply is None:
        raise NothingToUndo(seat)
    if ply >= match.frontier(seat):
        return [of.TookBack(seat, ply)]
    if match.created.terms.rated or match.created.deal or match.created.tournament:
        raise RatedUndo(seat)
    if match.wish and match.wish.seat == seat and match.wish.ply == ply:
        return []
    asked = of.UndoAsked(seat, ply)
    return [asked] if affected(match, seat) else [asked, of.TookBack(seat, ply)]


def affected(match: Match, seat: int) -> list[int]:
    """Those who have to agree: every other person who plays."""
    own = match.chairs[seat].person
    return [other for other in match.people() if match.chairs[other].person != own]


def answer_undo(match: Match, seat: int, agreed: bool) -> list[Known]:
    wish = match.wish
    if wish is None or seat not in affected(match, wish.seat):
        raise NothingToUndo(seat)
    entries: list[Known] = [of.UndoAnswered(seat, agreed)]
    if agreed and set(affected(match, wish.seat)) <= wish.agreed | {seat}:
        entries.append(of.TookBack(wish.seat, wish.ply))
    return entries


# Leaving, pausing, time


def vote_for_bot(match: Match, seat: int, absent: int, present: Collection[int]) -> list[Known]:
    """Agree that a bot plays on for the absent person who is asked; it does when all others who are present agree."""
    require(match, "running")
    same = match.chairs[seat].person == match.chairs[absent].person if absent < match.players else True
    if same or absent != match.asked or absent in present or match.bot_at(absent) or match.clocks is not None:
        raise NotAbsent(absent)
    entries: list[Known] = [] if seat in match.for_bot else [of.AbsenceVoted(seat, absent)]
    agreed = {match.chairs[one].person for one in match.for_bot | {seat}}
    if all(match.chairs[voter].person in agreed for voter in match.voters(present)):
        entries.append(of.Replaced(absent, match.created.terms.substitute, "absent"))
    return entries


def resign(match: Match, seat: int) -> list[Known]:
    require(match, "running", "paused")
    if seat in match.resigned:
        return []
    entries: list[Known] = [*_without_pause(match, seat), of.Resigned(seat)]
    if match.bot_at(seat) is None:
        entries.append(of.Replaced(seat, match.created.terms.substitute, "resigned"))
    return entries


def pause(match: Match, seat: int) -> list[Known]:
    require(match, "running")
    if match.created.tournament is not None:  # all others would wait for the next round
        raise NoPause(match.id)
    return [of.Paused(seat)]


def resume(match: Match, seat: int) -> list[Known]:
    """The person who paused resumes; the others may too, when that person is gone."""
    require(match, "paused")
    if match.pauser != seat and match.pauser in match.people():
        raise NotYourSeat(match.id)
    return [of.Resumed(seat)]


def _without_pause(match: Match, seat: int) -> list[Known]:
    """A person who leaves ends their own pause."""
    return [of.Resumed(seat)] if match.status == "paused" and match.pauser == seat else []


def time_is_up(match: Match, now: int) -> list[Known]:
    """A bot plays on for a seat whose time has run out."""
    if match.time_out is None or now < match.time_out:
        return []
    assert match.clocks is not None and match.clocks.running is not None
    return [of.Replaced(match.clocks.running, match.created.terms.substitute, "time")]


def rest(match: Match, seat: int, until: int, now: int) -> list[Known]:
    """Somebody is on vacation until then; nothing where time runs in hours, or where an event has its own terms."""
    if match.status not in ("running", "paused") or match.clocks is None or not has_vacations(match.created):
        return []
    known = match.clocks.resting.get(seat, 0)
    return [] if max(known, now) == max(until, now) else [of.OnVacation(seat, until)]


def has_vacations(created: of.Created) -> bool:
    clock = created.terms.clock
    return clock is not None and clock.hour == "days" and created.tournament is None


def abandon(match: Match, ids: Collection[str]) -> list[Known]:
    """The host cancels the table before the game has begun."""
    _require_host(match, ids)
    require(match, "open")
    return [of.Abandoned()]


# Rematch


def rematch(match: Match, seat: int, new: str) -> list[Known]:
    """The table for the rematch; there is only one."""
    require(match, "over")
    return [] if match.rematch else [of.Rematched(seat, new)]


# Chat


def say(match: Match, who: Who, text: str, most: int, blocks: Blocks | None = None) -> list[Known]:
    if blocks is not None and blocks.between(chair.person for chair in match.chairs):
        raise NotWelcome("not-welcome-words")
    if sum(match.lines[id] for id in who.ids) >= most:
        raise TooMany("limit-lines", most)
    own = match.seats_of(who.ids)
    return [of.Said(who.id, who.name, text, own[0] if own else None)]
