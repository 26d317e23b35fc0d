"""What is sent to players and spectators: built from what they may know, not filtered from a full view."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from torri.engine.options import Value
from torri.engine.telling import Event, Line
from torri.engine.views import View
from torri.matches.entries import AtTournament, Chair, Clock, Origin, Terms
from torri.matches.match import Happening, Match, TableAltered


class SeatSeen(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "friend", "open"]
    name: str
    crest: int
    level: str | None  # of the bot that answers there
    yours: bool
    present: bool
    away: bool  # a bot plays on for a person
    resigned: bool
    yields: bool = False  # a bot that gives the chair up to a person who comes before the start
    vacation: int | None = None  # until when a person's clock stands still; it may be past


class ClockSeen(Struct, frozen=True):
    """Milliseconds left to each seat at the time of the message; the clock of one of them runs."""

    terms: Clock
    left: tuple[int, ...]
    running: int | None


class WishSeen(Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    ply: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


class AbsenceSeen(Struct, frozen=True):
    """The person who is asked is absent, and no clock runs: the others may let a bot play on."""

    seat: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]  # those who have to agree as well


class EndSeen(Struct, frozen=True):
    cause: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    secret: str  # with which every draw can be checked against the commitment; of a deal of the day it is not told here


class TableSeen(Struct, frozen=True):
    """The table around the board."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    status: str
    seats: tuple[SeatSeen, ...]
    host: bool
    terms: Terms
    commitment: str
    entropy: tuple[str, ...]
    origin: Origin | None
    clock: ClockSeen | None
    wish: WishSeen | None
    pauser: int | None
    end: EndSeen | None
    rematch: str | None  # the table of the rematch
    ply: int
    created: int
    changed: int
    imported: bool = False  # whether it was imported as a record, not played here
    edition: str | None = None  # what its figures are called, unless they are those of the package
    host_seat: int | None = None  # where the person sits who created the table
    absence: AbsenceSeen | None = None
    altered: TableAltered | None = None  # by the host, before the start
    deal: str = ""  # the day whose deal is played
    tournament: AtTournament | None = None


class EventSeen(Struct, frozen=True):
    name: str
    rule: str
    facts: dict[str, Any]
    hidden: bool = False  # whether somebody else could see more


class AnswerMeant(Struct, frozen=True):
    """What an answer does; the sentence `answer-NAME` says it."""

    name: str
    facts: dict[str, Any]


class Told(Struct, frozen=True, omit_defaults=True):
    """An answer or a draw as a seat saw it happen; only the one who gave it receives its notation, and when it is told
    again what it meant, if nothing happened that says it."""

    ply: int
    actor: int
    by: str
    text: str | None
    events: tuple[EventSeen, ...]
    meaning: AnswerMeant | None = None


class LineSeen(Struct, frozen=True):
    """Points of a seat with their cause; the sentence `line-NAME` says it."""

    seat: int
    rule: str
    points: int
    name: str
    facts: dict[str, Any]


class LineSaid(Struct, frozen=True):
    seq: int
    at: int
    seat: int | None
    name: str
    text: str


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """How the match stands now, and what happened since the last message."""

    match: str
    seq: int
    seat: int | None  # whose view it is; None: a spectator's
    table: TableSeen
    view: View
    happened: tuple[Told, ...] = ()
    said: tuple[LineSaid, ...] = ()
    undo: bool = False  # whether the seat can take its last choice back on its own
    reset: bool = False  # whether answers were taken back, so that earlier messages no longer hold


class Shown(Struct, frozen=True):
    """What everybody may know of a match at a moment: the common part of all updates."""

    view: View
    table: TableSeen
    present: Collection[int]
    arranged: int  # the last change outside the board
    seats: dict[tuple[str, ...], tuple[SeatSeen, ...]]  # for each person who receives them


def shown(match: Match, present: Collection[int], now: int, last: Shown | None = None) -> Shown:
    """How things stand for everybody; after answers, most of what is outside the board is reused."""
    view = match.position.shown()
    if last is None or (last.arranged, last.present) != (match.arranged, present):
        return Shown(view, _table(match, present, now), present, match.arranged, {})
    since = {
        "clock": _clock(match, now),
        "wish": _wish(match),
        "absence": _absence(match, present),
        "ply": match.ply,
        "changed": match.changed_at,
    }
    return replace(last, view=view, table=replace(last.table, **since))


def table_seen(match: Match, ids: Collection[str], present: Collection[int], now: int) -> TableSeen:
    table = _table(match, present, now)
    return replace(table, seats=_seats_of(match, table, ids), host=match.created.host in ids)


def _table(match: Match, present: Collection[int], now: int) -> TableSeen:
    created = match.created
    return TableSeen(
        id=match.id,
        game=created.game,
        rules=created.rules,
        options=created.options,
        status=match.status,
        seats=tuple(_seat(match, seat, chair, present) for seat, chair in enumerate(match.chairs)),
        host=False,
        host_seat=next(iter(match.seats_of((created.host,))), None),
        terms=created.terms,
        commitment=created.commitment,
        entropy=match.words,
        origin=created.origin,
        clock=_clock(match, now),
        wish=_wish(match),
        absence=_absence(match, present),
        altered=match.altered,
        pauser=match.pauser,
        end=_end(match),
        rematch=match.rematch,
        ply=match.ply,
        created=match.created_at,
        changed=match.changed_at,
        imported=created.brought is not None,
        edition=match.game.edition.title if created.edition_text else None,
        deal=created.deal,
        tournament=created.tournament,
    )


def kind_of(chair: Chair) -> Literal["person", "bot", "friend", "open"]:
    if chair.bot:
        return "bot"
    return "person" if chair.person or chair.name else "friend" if chair.link or chair.kept_for else "open"


def _table_of(match: Match, shown: Shown, ids: tuple[str, ...]) -> TableSeen:
    if ids not in shown.seats:
        shown.seats[ids] = _seats_of(match, shown.table, ids)
    return replace(shown.table, seats=shown.seats[ids], host=match.created.host in ids)


def _seats_of(match: Match, table: TableSeen, ids: Collection[str]) -> tuple[SeatSeen, ...]:
    """The seats as one person sees them, with their own marked."""
    seats = zip(match.chairs, table.seats, strict=True)
    return tuple(replace(seat, yours=True) if chair.person in ids else seat for chair, seat in seats)


def _seat(match: Match, seat: int, chair: Chair, present: Collection[int]) -> SeatSeen:
    return SeatSeen(
        kind=kind_of(chair),
        name=chair.name,
        crest=chair.crest,
        level=match.bot_at(seat),
        yours=False,
        present=seat in present or chair.bot is not None,
        away=seat in match.away,
        resigned=seat in match.resigned,
        yields=chair.yields,
        vacation=match.clocks.resting.get(seat) if match.clocks is not None else None,
    )


def _clock(match: Match, now: int) -> ClockSeen | None:
    clocks = match.clocks
    if clocks is None:
        return None
    left = tuple(clocks.left_at(seat, now) for seat in range(match.players))
    return ClockSeen(clocks.terms, left, clocks.running)


def _wish(match: Match) -> WishSeen | None:
    wish = match.wish
    if wish is None:
        return None
    own = match.chairs[wish.seat].person
    asked = [seat for seat in match.people() if match.chairs[seat].person != own]
    waits = tuple(seat for seat in asked if seat not in wish.agreed)
    return WishSeen(wish.seat, wish.ply, tuple(sorted(wish.agreed)), waits)


def _absence(match: Match, present: Collection[int]) -> AbsenceSeen | None:
    absent = match.asked
    if absent is None or match.clocks is not None or absent in present or match.bot_at(absent):
        return None
    waits = tuple(seat for seat in match.voters(present) if seat not in match.for_bot)
    return AbsenceSeen(absent, tuple(sorted(match.for_bot)), waits)


def _end(match: Match) -> EndSeen | None:
    end = match.ended
    if end is None:
        return None
    # That of a deal is the same for others, who have not played it yet; after its day it is published.
    return EndSeen(end.cause, end.scores, end.winners, "" if match.created.shares_deal else end.secret)


def event_seen(event: Event, seat: int | None, open: bool = False) -> EventSeen:
    seen = event if open or not event.secret else event.seen_by(seat)
    return EventSeen(seen.name, seen.rule, seen.facts, seen is not event)


def told(happened: Iterable[Happening], seat: int | None, open: bool = False) -> tuple[Told, ...]:
    """What happened as a seat saw it; with `open` as it was, when the match is over."""
    found = []
    for one in happened:
        text = one.text if open or (seat is not None and one.actor == seat) else None
        events = tuple([event_seen(event, seat, open) for event in one.events])
        meaning = None if text is None or one.meaning is None else AnswerMeant(one.meaning[0], dict(one.meaning[1]))
        found.append(Told(one.ply, one.actor, one.by, text, events, meaning))
    return tuple(found)


def line_seen(line: Line) -> LineSeen:
    return LineSeen(line.seat, line.rule, line.points, line.what, dict(line.facts))


def ledger(match: Match, seat: int | None) -> list[LineSeen]:
    """Every point with its cause, of the seats whose points are shown: all when the match is over."""
    position = match.position
    seats = position.view(seat)["table"].get("seats", ())
    shown = {number for number, one in enumerate(seats) if "points" in one} | {seat}
    over = match.status == "over"
    return [line_seen(line) for line in position.ledger() if over or line.seat in shown]


def update(
    match: Match,
    shown: Shown,
    seat: int | None,
    ids: tuple[str, ...],
    happened: Iterable[Happening] = (),
    said: tuple[LineSaid, ...] = (),
    reset: bool = False,
) -> Update:
    """Everything that a seat, or a spectator, may know now."""
    can_undo = False
    if seat is not None and match.status == "running" and not match.bot_at(seat):
        ply = match.own_choice(seat)
        can_undo = ply is not None and ply >= match.frontier(seat)
    return Update(
        match=match.id,
        seq=match.seq,
        seat=seat,
        table=_table_of(match, shown, ids),
        view=match.position.view(seat, shown=shown.view),
        happened=told(happened, seat),
        said=said,
        undo=can_undo,
        reset=reset,
    )
