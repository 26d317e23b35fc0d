"""What may be done at a table, and what follows from it: each decision returns the entries to write, or refuses.

A decision looks at the match and changes nothing. What the rules and chance do by themselves is added by `settle`,
one entry at a time, as each can only be known when those before it have been applied.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import UNSET

from torri.engine.chance import Chance
from torri.engine.errors import IllegalAnswer
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.matches import entries as of
from torri.matches.chairs import Who
from torri.matches.entries import Known
from torri.matches.errors import (
    IllegalPlan,
    NoPause,
    NotAbsent,
    NothingToUndo,
    NotNow,
    NotWelcome,
    NotYourSeat,
    NotYourTurn,
    PlanTooLong,
    RatedUndo,
    Repeated,
    Stale,
    TooMany,
)
from torri.matches.match import Match
from torri.matches.storage import Blocks


def require(match: Match, *statuses: str) -> None:
    if match.status not in statuses:
        raise NotNow(match.status, statuses[0])


# Leaving and coming back


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
