"""What persons do at tables, for every way in: requests, sockets and streams alike."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from torri.engine.errors import Reason, UnknownNotation
from torri.matches import decisions
from torri.matches.decisions import Who
from torri.matches.entries import Chair, Known, Terms
from torri.matches.errors import NotWatched, NotYourSeat, NotYourTurn, WrongChairs
from torri.matches.match import Match
from torri.matches.tables import Done, Tables
from torri.server.accounts import clean
from torri.server.messages import Answer, ChairWish, Laid, SitWish, TableWish

LINK_BYTES: Final = 18


def seats_for(match: Match, person: Who | None, seat: int | None = None) -> int | None:
    """The seat as which somebody may look at a match; None for a spectator, if those are let in."""
    own = match.seats_of(person.ids if person else ())
    if seat is not None:
        return decisions.own_seat(match, person.ids if person else (), seat)
    if own:
        return decisions.own_seat(match, person.ids if person else ())
    if not match.laid.terms.watched:
        raise NotWatched(match.id)
    return None


# Laying tables


def chairs(wishes: Sequence[ChairWish], person: Who) -> tuple[list[Chair], dict[int, str]]:
    """The chairs of a new table, and the tokens for those of friends."""
    links: dict[int, str] = {}
    made = []
    for seat, wish in enumerate(wishes):
        link = None
        if wish.kind == "friend":
            links[seat] = secrets.token_urlsafe(LINK_BYTES)
            link = decisions.fingerprint(links[seat])
        bot = wish.level if wish.style == "all-round" else f"{wish.level}:style={wish.style}"
        name, crest = clean(wish.name) if wish.name else person.name, wish.crest or person.crest
        made.append(decisions.chair_of(wish.kind, person.id, name, crest, bot, link))
    if not any(wish.kind == "me" for wish in wishes):
        raise WrongChairs("wrong-chairs-no-host")
    return made, links


async def lay(tables: Tables, person: Who, wish: TableWish) -> Laid:
    made, links = chairs(wish.chairs, person)
    match = await tables.lay(wish.game, person.id, made, dict(wish.options), wish.terms(), words=wish.words)
    return Laid(match.id, links)


async def go_on(tables: Tables, id: str, person: Who, ply: int, wishes: Sequence[ChairWish]) -> Laid:
    seats_for(await tables.get(id), person)
    made, links = chairs(wishes, person)
    match = await tables.go_on(id, ply, person, made, Terms())
    return Laid(match.id, links)


async def rematch(tables: Tables, id: str, person: Who) -> tuple[Match, dict[str, str]]:
    """The same again with the seats moved on by one; the others get links of their own to it."""
    old = await tables.get(id)
    decisions.require(old, "over")
    if not old.seats_of(person.ids):
        raise NotYourSeat(id)
    tokens: dict[str, str] = {}
    moved: list[Chair] = []
    for chair in (*old.chairs[1:], old.chairs[0]):
        if chair.person and chair.person not in person.ids:
            tokens[chair.person] = secrets.token_urlsafe(LINK_BYTES)
            moved.append(Chair(link=decisions.fingerprint(tokens[chair.person])))
        else:
            moved.append(chair)
    match = await tables.lay(old.laid.game, person.id, moved, dict(old.laid.options), old.laid.terms)
    return match, tokens


async def sit(tables: Tables, id: str, person: Who, wish: SitWish) -> Done:
    return await tables.act(
        id,
        lambda match: decisions.sit(match, person, wish.seat, wish.token, wish.words),
    )


async def dissolve(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.abandon(match, person.ids))


# Playing


def number(match: Match, wish: Answer) -> int:
    """The answer that is meant, by its number or by its notation."""
    if wish.answer is not None:
        return wish.answer
    if wish.text is None:
        raise UnknownNotation("", match.position.question.name, ())
    return match.position.parse(wish.text)


async def answer(tables: Tables, id: str, person: Who, wish: Answer) -> Done:
    def decide(match: Match) -> Sequence[Known]:
        seat = decisions.own_seat(match, person.ids, wish.seat)
        decisions.check(match, seat, wish.seq, wish.id)
        return decisions.answer(match, seat, number(match, wish), wish.id)

    return await tables.act(id, decide)


async def undo(tables: Tables, id: str, person: Who, seat: int | None) -> Done:
    return await tables.act(id, lambda match: decisions.undo(match, decisions.own_seat(match, person.ids, seat)))


async def answer_undo(tables: Tables, id: str, person: Who, agreed: bool) -> Done:
    return await tables.act(
        id, lambda match: decisions.answer_undo(match, decisions.own_seat(match, person.ids), agreed)
    )


async def resign(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.resign(match, decisions.own_seat(match, person.ids)))


async def leave(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.leave(match, person.ids))


async def come_back(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.come_back(match, person.ids))


async def pause(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.pause(match, decisions.own_seat(match, person.ids)))


async def resume(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.resume(match, decisions.own_seat(match, person.ids)))


async def say(tables: Tables, id: str, person: Who, text: str) -> Done:
    def decide(match: Match) -> Sequence[Known]:
        seats_for(match, person)
        return decisions.say(match, person, text)

    return await tables.act(id, decide)


async def why_not(tables: Tables, id: str, person: Who | None, answer: int, seat: int | None) -> list[Reason]:
    """The reasons against an answer; of a question that somebody else is asked, that is reason enough."""
    match = await tables.get(id)
    own = decisions.own_seat(match, person.ids if person else (), seat)
    if match.asked != own:
        raise NotYourTurn(own, match.asked)
    return match.position.why_not(answer)
