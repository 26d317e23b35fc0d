"""What persons do at tables, whether by request, socket or stream."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from torri.engine.errors import Reason, UnknownNotation
from torri.engine.position import Position
from torri.matches import ahead, before_start, chairs, decisions
from torri.matches.ahead import Prospect
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.entries import Chair, Known, Terms
from torri.matches.errors import (
    NotRatable,
    NotWatched,
    NotYourSeat,
    NotYourTurn,
    WrongChairs,
    WrongLink,
)
from torri.matches.match import Match
from torri.matches.sanctioning import require_voice
from torri.matches.tables import Tables
from torri.matches.transactions import Done
from torri.matches.updates import Update
from torri.players.levels import GRAN_MAESTRO, spec_of
from torri.server.api.messages.fields import ChairLevel
from torri.server.api.messages.live import Answer, Plan, Why
from torri.server.api.messages.tables import ChairWish, SitWish, TableChange, TableCreated, TableWish
from torri.server.editions import EditionShelf
from torri.server.operations.threads import PLAN_THREAD
from torri.server.people.names import clean, plain

LINK_BYTES: Final = 18
# One more than there can be chairs: a person may have one of these names.
BOT_NAMES: Final = ("Cosimo", "Lucrezia", "Piero", "Bianca", "Donato", "Simonetta", "Lorenzo", "Contessina", "Filippo")


def seats_for(match: Match, person: Who | None, seat: int | None = None, *, watched: bool | None = None) -> int | None:
    """The seat as which somebody may look at a match; None for a spectator, if the table allows them (`watched`: or if
    something else does)."""
    own = match.seats_of(person.ids if person else ())
    if seat is not None:
        return decisions.own_seat(match, person.ids if person else (), seat)
    if own:
        return decisions.own_seat(match, person.ids if person else ())
    if not (match.created.terms.watched if watched is None else watched):
        raise NotWatched(match.id)
    return None


# Creating tables


def new_chairs(wishes: Sequence[ChairWish], person: Who) -> tuple[list[Chair], dict[int, str]]:
    """The chairs of a new table, and the tokens for those of friends."""
    links = new_links(wishes)
    made = named([new_chair(wish, person, links.get(seat)) for seat, wish in enumerate(wishes)])
    if not any(wish.kind == "me" for wish in wishes):
        raise WrongChairs("wrong-chairs-no-host")
    return made, links


def require_levels(game: str, wishes: Sequence[int | ChairWish]) -> None:
    """Refuse bots of a level that the game does not have."""
    for wish in wishes:
        if isinstance(wish, ChairWish) and wish.kind == "bot":
            spec_of(wish.level, game)


def require_clean_names(tables: Tables, wishes: Sequence[int | ChairWish]) -> None:
    """Refuse names of chairs that others should not have to read."""
    for wish in wishes:
        if isinstance(wish, ChairWish):
            tables.words.require_clean(wish.name, "words-in-name")


def new_links(wishes: Sequence[int | ChairWish]) -> dict[int, str]:
    """A token for each friend's chair."""
    return {
        seat: secrets.token_urlsafe(LINK_BYTES)
        for seat, wish in enumerate(wishes)
        if isinstance(wish, ChairWish) and wish.kind == "friend"
    }


def new_chair(wish: ChairWish, person: Who, token: str | None) -> Chair:
    plain_style = wish.style == "all-round" or wish.level == GRAN_MAESTRO  # which has a style of its own
    bot = wish.level if plain_style else f"{wish.level}:style={wish.style}"
    name = clean(wish.name) if wish.name else "" if wish.kind == "bot" else person.name
    crest = wish.crest if wish.kind == "bot" else wish.crest or person.crest
    return chairs.chair_of(wish.kind, person.id, name, crest, bot, chairs.fingerprint(token) if token else None)


def named(made: list[Chair]) -> list[Chair]:
    """Give everybody a different name, also people on one device; bots without a name get a free one."""
    borne: set[str] = set()
    told_apart = []
    for chair in made:
        person = chair.name and not chair.bot
        told_apart.append(replace(chair, name=chairs.distinct_name(chair.name, borne)) if person else chair)
        borne.add(told_apart[-1].name)
    names = iter(name for name in BOT_NAMES if name not in borne)
    return [replace(chair, name=next(names)) if chair.bot and not chair.name else chair for chair in told_apart]


async def create_table(tables: Tables, editions: EditionShelf, person: Who, wish: TableWish) -> TableCreated:
    if wish.rated and not person.account:
        raise NotRatable("rated-guest")
    made, links = new_chairs(wish.chairs, person)
    require_clean_names(tables, wish.chairs)
    game = await editions.game(wish.game, wish.edition)
    require_levels(game.name, wish.chairs)
    match = await tables.create(game, person.id, made, dict(wish.options), wish.terms(), words=plain(wish.words))
    return TableCreated(match.id, links)


async def go_on(tables: Tables, id: str, person: Who, ply: int, wishes: Sequence[ChairWish]) -> TableCreated:
    old = await tables.get(id)
    seats_for(old, person)
    require_levels(old.game.name, wishes)
    made, links = new_chairs(wishes, person)
    require_clean_names(tables, wishes)
    match = await tables.go_on(id, ply, person, made, Terms())
    return TableCreated(match.id, links)


async def rematch(tables: Tables, id: str, person: Who) -> str:
    """The same again with the seats moved on by one. The first who wants it creates the table; the others sit down."""
    old = await tables.get(id)
    decisions.require(old, "over")
    seat = decisions.own_seat(old, person.ids)
    if old.rematch is None:
        moved = [chairs.kept(chair, person.ids) for chair in (*old.chairs[1:], old.chairs[0])]
        new = await tables.create(old.game, person.id, moved, dict(old.created.options), old.created.terms)
        await tables.act(id, lambda match: decisions.rematch(match, seat, new.id))
        old = await tables.get(id)
        if old.rematch != new.id:  # somebody else has done it first
            await dissolve(tables, new.id, person)
    assert old.rematch is not None
    if not (await tables.get(old.rematch)).seats_of(person.ids):
        await sit(tables, old.rematch, person, SitWish())
    return old.rematch


async def sit(tables: Tables, id: str, person: Who, wish: SitWish) -> Done:
    friends, host = tables.storage.friends, (await tables.get(id)).created.host
    visitor = before_start.Visitor(
        invited=await tables.storage.invitations.is_invited(id, person.ids),
        friend=await friends.follows(host, person.ids),
        blocks=await friends.blocks(person.id),
    )
    return await tables.act(
        id, lambda match: before_start.sit(match, person, wish.seat, wish.token, plain(wish.words), visitor)
    )


async def change_table(tables: Tables, id: str, person: Who, wish: TableChange) -> TableCreated:
    require_levels((await tables.get(id)).game.name, wish.chairs)
    require_clean_names(tables, wish.chairs)
    links = new_links(wish.chairs)
    wanted = [
        one if isinstance(one, int) else new_chair(one, person, links.get(seat)) for seat, one in enumerate(wish.chairs)
    ]
    terms, names = wish.terms(), BOT_NAMES
    await tables.act(id, lambda match: before_start.change(match, person.ids, wanted, wish.options, terms, iter(names)))
    return TableCreated(id, links)


async def fill(tables: Tables, id: str, person: Who, level: ChairLevel) -> Done:
    spec_of(level, (await tables.get(id)).game.name)
    return await tables.act(id, lambda match: before_start.fill(match, person.ids, level, iter(BOT_NAMES)))


async def begin(tables: Tables, id: str, person: Who, level: ChairLevel) -> Done:
    spec_of(level, (await tables.get(id)).game.name)
    return await tables.act(id, lambda match: before_start.begin(match, person.ids, level, iter(BOT_NAMES)))


async def invited(tables: Tables, id: str, token: str | None, person: Who | None) -> Update:
    """The table for somebody who was invited or has a link to it, even if it is shown to nobody else."""
    match = await tables.get(id)
    decisions.require(match, "open")
    ids = person.ids if person else ()
    if person is not None:
        before_start.require_welcome(match, await tables.storage.friends.blocks(person.id))
    if token is not None:
        chairs.linked(match, token)
    elif not await tables.storage.invitations.is_invited(id, ids):
        raise WrongLink(id)
    return await tables.view(id, None, ids)


async def dissolve(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: before_start.abandon(match, person.ids))


# Playing


NOT_ASKED_ABOUT: Final = -1


def number(position: Position, wish: Answer | Why) -> int:
    """The answer, by its number or by its notation."""
    if wish.answer is not None:
        return wish.answer
    if wish.text is None:
        raise UnknownNotation("", position.question.name, ())
    return position.parse(wish.text)


async def answer(tables: Tables, id: str, person: Who, wish: Answer) -> Done:
    def decide(match: Match) -> Sequence[Known]:
        seat = decisions.own_seat(match, person.ids, wish.seat)
        decisions.check(match, seat, wish.seq, wish.id)
        return decisions.answer(match, seat, number(match.position, wish), wish.id)

    return await tables.act(id, decide)


async def give_plan(tables: Tables, id: str, person: Who, wish: Plan) -> Done:
    """All answers of a plan, as one step; none if one of them can't be given."""

    def decide(match: Match) -> Sequence[Known]:
        seat = decisions.own_seat(match, person.ids, wish.seat)
        decisions.check(match, seat, wish.seq, wish.id)
        return decisions.plan(match, seat, wish.answers, wish.id, wish.unasked)

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


async def vote_for_bot(tables: Tables, id: str, person: Who, absent: int) -> Done:
    def decide(match: Match) -> Sequence[Known]:
        return decisions.vote_for_bot(match, decisions.own_seat(match, person.ids), absent, tables.present(id))

    return await tables.act(id, decide)


async def pause(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.pause(match, decisions.own_seat(match, person.ids)))


async def resume(tables: Tables, id: str, person: Who) -> Done:
    return await tables.act(id, lambda match: decisions.resume(match, decisions.own_seat(match, person.ids)))


async def say(tables: Tables, id: str, person: Who, text: str) -> Done:
    require_voice(person, wall_clock_ms())
    shown = plain(text)
    tables.words.require_clean(shown, "words-in-chat", person.language)
    blocks = await tables.storage.friends.blocks(person.id)

    def decide(match: Match) -> Sequence[Known]:
        seats_for(match, person)
        return decisions.say(match, person, shown, tables.most.lines, blocks) if shown else []

    return await tables.act(id, decide)


async def look_ahead(
    tables: Tables, id: str, person: Who | None, after: Sequence[int], seat: int | None, name: str | None = None
) -> Prospect:
    """How the table would stand after answers of the seat that is asked; after none, for anybody who may look at it."""
    match = await tables.get(id)
    own = _planner(match, person, after, seat)
    # A view with all its figures takes milliseconds: everybody else would wait. The match may go on meanwhile.
    return await PLAN_THREAD.run(ahead.look, ahead.GameSnapshot.of(match), own, after, name)


async def plan_prospects(
    tables: Tables, id: str, person: Who | None, answers: Sequence[int], seat: int | None
) -> tuple[Prospect, ...]:
    """How the table stands, and how it would stand after each answer of a plan."""
    match = await tables.get(id)
    own = _planner(match, person, answers, seat)
    return await PLAN_THREAD.run(ahead.steps, ahead.GameSnapshot.of(match), own, answers)


def _planner(match: Match, person: Who | None, answers: Sequence[int], seat: int | None) -> int | None:
    """The seat for which somebody may look ahead; None for a spectator, who may look at the table as it stands."""
    own = seats_for(match, person, seat)
    if own is None and match.created.terms.delay and match.status != "over":
        raise NotWatched(match.id)
    if answers and own is None:
        raise NotYourSeat(match.id)
    if answers and own is not None and (match.asked != own or match.bot_at(own)):
        raise NotYourTurn(own, match.asked)
    return own


async def why_not(tables: Tables, id: str, person: Who | None, wish: Why) -> tuple[int, list[Reason]]:
    """An answer and the reasons against it; if somebody else is asked, that is the only reason."""
    match = await tables.get(id)
    own = decisions.own_seat(match, person.ids if person else (), wish.seat)
    if match.asked != own:
        raise NotYourTurn(own, match.asked)
    snapshot = ahead.GameSnapshot.of(match)
    return await PLAN_THREAD.run(lambda: reasons_against(after_plan(snapshot, own, wish.after), wish))


def after_plan(match: ahead.Standing, seat: int, plan: Sequence[int]) -> Position:
    """How the table would stand after a seat's plan, if the seat is asked again; it may be changed."""
    position = ahead.planned(match, seat, plan)
    if position is None:
        raise NotYourTurn(seat, None)
    return position.copy()


def reasons_against(position: Position, wish: Why) -> tuple[int, list[Reason]]:
    """The answer and the reasons against it; -1 for a part of the table that is not asked about now."""
    try:
        answer = number(position, wish)
    except UnknownNotation:
        reasons = position.why_not_there(wish.text or "")
        if not reasons:
            raise
        return NOT_ASKED_ABOUT, reasons
    return answer, position.why_not(answer)
