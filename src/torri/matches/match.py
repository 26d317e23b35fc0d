"""A match, built from its entries."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from torri.engine.catalogue import game_of_edition
from torri.engine.errors import Facts
from torri.engine.game import Game
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.records import Record
from torri.engine.telling import Event
from torri.matches import entries as of
from torri.matches.clock import Clocks
from torri.matches.entries import Chair, Created, Known, TableChanged, Terms, Written

Status: TypeAlias = Literal["open", "running", "paused", "over"]
Alteration: TypeAlias = Literal[
    "players", "chairs", "options", "clock", "hints", "public", "watched", "substitute", "rated"
]
KEPT_POSITION_PLIES: Final = 16  # between two kept positions: answers taken back are mostly the last ones
MAX_CLIENT_IDS: Final = 64  # ids of answers that are kept, so that a repeated one is recognised
MAX_SAID_LINES: Final = 100  # chat messages that are kept for those who come later
# Entries that change neither what is asked, nor of whom.
SIDE_ENTRIES: Final = (of.Said, of.UndoAsked, of.UndoAnswered, of.AbsenceVoted, of.OnVacation)


class Happening(Struct, frozen=True):
    """An answer or a draw; its events say what each seat may see of it."""

    ply: int
    actor: int
    answer: int
    text: str
    by: str
    events: tuple[Event, ...]
    # What an answer without an event means: the name of its sentence, and the facts in it. Only where it is told again.
    meaning: tuple[str, Facts] | None = None


class TableAltered(Struct, frozen=True):
    """When the host last changed the table, and what of it."""

    at: int
    what: tuple[Alteration, ...]


@dataclass
class Wish:
    """An undo that somebody asked for, and who has agreed so far."""

    seat: int
    ply: int
    agreed: set[int] = field(default_factory=set)


class Match:
    """Everything that follows from the entries of one match; `take` is the only way to change it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0  # of the next entry
        self.moved = 0  # the seq after the last entry that changed what is asked, or of whom
        self.arranged = 0  # the seq after the last entry that was no answer or draw
        self.status: Status = "open"
        self.created: Created
        self.game: Game
        self.position: Position
        self.asked: int | None = None  # the seat that has to answer now
        self.chairs: list[Chair] = []
        self.links: set[str] = set()  # fingerprints of all links to friends' chairs, also of chairs that are gone
        self.altered: TableAltered | None = None
        self.entropy: dict[int, str] = {}
        self.words: tuple[str, ...] = ()  # what the seats added to the draws, in their order
        self.answers: list[int] = []
        self.actors: list[int] = []
        self.clocks: Clocks | None = None
        self.wish: Wish | None = None
        self.for_bot: set[int] = set()  # the seats that want a bot to play on for the absent one who is asked
        self.said: deque[Written] = deque(maxlen=MAX_SAID_LINES)
        self.lines: Counter[str] = Counter()  # chat messages of each person
        self.resigned: set[int] = set()
        self.away: dict[int, str] = {}  # seats of persons for whom a bot plays on
        self.helped: set[int] = set()  # seats of persons for whom a bot has answered, though they may be back
        self.let_play: set[int] = set()  # those of them who had left, or whose time had run out
        self._own_absence: set[int] = set()  # seats of persons who are away, and whom nobody else has replaced
        self.pauser: int | None = None
        self.abandoned = False
        self.ended: of.Ended | None = None
        self.rematch: str | None = None  # the match that the same play next
        self.begun_at = self.changed_at = self.created_at = self.ended_at = 0
        self._clients: dict[tuple[str | None, str], int] = {}
        self._gestures: list[int] = []  # the ply at which each plan, or single answer, of a person begins
        self._kept: list[tuple[int, Position]] = []  # by their ply, the last two that were kept

    @classmethod
    def of(cls, id: str, written: Iterable[Written]) -> Match:
        match = cls(id)
        for one in written:
            match.take(one)
        return match

    # Who sits where

    @property
    def players(self) -> int:
        return len(self.chairs)

    def seats_of(self, ids: Collection[str]) -> list[int]:
        """The seats of somebody, by all their ids: an account may have been a guest, or several."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in ids]

    def bot_at(self, seat: int) -> str | None:
        """The spec of the program that answers for a seat; None where a person does."""
        return self.away.get(seat) or self.chairs[seat].bot

    def people(self) -> list[int]:
        """The seats for which persons answer."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not self.bot_at(seat)]

    @property
    def full(self) -> bool:
        return all(chair.person or (chair.bot and not chair.yields) for chair in self.chairs)

    def voters(self, present: Collection[int]) -> list[int]:
        """The seats that decide whether a bot plays on for the one who is asked and not there: those of all other
        persons who are."""
        absent = None if self.asked is None else self.chairs[self.asked].person
        return [seat for seat in self.people() if seat in present and self.chairs[seat].person != absent]

    @property
    def by_correspondence(self) -> bool:
        """Whether everybody has days for a turn."""
        clock = self.created.terms.clock
        return clock is not None and clock.hour == "days"

    # What is asked

    @property
    def ply(self) -> int:
        return len(self.answers)

    @property
    def time_out(self) -> int | None:
        """When the running clock runs out."""
        return self.clocks.due() if self.clocks is not None and self.status == "running" else None

    def client(self, seat: int, name: str) -> int | None:
        """The seq of the answer that this seat's player has sent under this id; others may use the same id."""
        return self._clients.get((self.chairs[seat].person, name))

    def frontier(self, seat: int) -> int:
        """The ply back to which a seat may undo on its own: since then neither anybody else nor nature has acted."""
        ply = len(self.actors)
        while ply and self.actors[ply - 1] == seat:
            ply -= 1
        return ply

    def own_choice(self, seat: int) -> int | None:
        """The ply at which a seat's last gesture began, if nobody else has acted since."""
        return self._gestures[-1] if self._gestures and self._gestures[-1] >= self.frontier(seat) else None

    def last_choice(self, seat: int) -> int | None:
        """The ply at which a seat's last gesture began: one plan of many answers is one gesture."""
        return next((ply for ply in reversed(self._gestures) if self.actors[ply] == seat), None)

    def start(self) -> Position:
        return self.game.start(self.players, self.created.options)

    def at(self, ply: int) -> Position:
        """The position after so many answers."""
        near = [kept for kept in self._kept if kept[0] <= ply]
        first, found = (near[-1][0], near[-1][1].copy()) if near else (0, self.start())
        for answer in self.answers[first:ply]:
            found.game.questions.apply(found.state, answer)
        return found

    def record(self) -> Record:
        """The record of the match; finished if it was played to its end."""
        names = [f"bot:{chair.bot}" if chair.bot else chair.name for chair in self.chairs]
        created, brought = self.created, self.created.brought
        record = Record(
            game=created.game,
            rules=created.rules,
            edition=created.edition,
            edition_sha256=created.edition_sha256,
            players=self.players,
            options=dict(created.options),
            seats=list(brought.names) if brought else names,
            commitment=brought.commitment if brought else created.commitment,
            entropy=list(self.words),
            answers=list(self.answers),
        )
        if brought and self.position.over:
            record.finish(brought.secret, self.game)
        elif self.ended and self.position.over:
            # Draws of the match that this one continues came from another secret: they can't be proven here.
            record.finish(self.ended.secret if not created.answers else None, self.game)
            if created.answers:
                record.commitment = None
                record.checksum = record.digest()
        return record

    # What happens

    def take(self, written: Written) -> Happening | None:
        """The next entry; what it did on the table, if it was an answer or a draw."""
        assert written.seq == self.seq, f"{self.id}: entry {written.seq} after {self.seq}"
        entry, at = written.entry, written.at
        self.seq += 1
        told = self._take(entry, at)
        if isinstance(entry, of.Said):
            self.said.append(written)
            self.lines[entry.person] += 1
        if not isinstance(entry, SIDE_ENTRIES):
            self.moved = self.seq
            self.changed_at = at
        if told is None:
            self.arranged = self.seq
        actor = self.position.actor if self.status == "running" else None
        self.asked = asked = None if actor == NATURE else actor
        if self.clocks is not None and self.status == "running":
            self.clocks.start(asked if asked is not None and not self.bot_at(asked) else None, at)
        return told

    def _take(self, entry: Known, at: int) -> Happening | None:
        match entry:
            case of.Answered():
                if isinstance(entry.client, str):
                    self._remember(entry.seat, entry.client)
                if entry.by == "bot" and self.chairs[entry.seat].person:
                    self.helped.add(entry.seat)
                    self.let_play |= self._own_absence & {entry.seat}
                begins = entry.by == "person" and (entry.client is not UNSET or not self._in_plan(entry.seat))
                return self._answer(entry.seat, entry.answer, entry.by, begins)
            case of.Drawn():
                return self._answer(NATURE, entry.answer, "nature")
            case of.Created():
                self._create(entry, at)
            case of.Seated():
                chair = Chair(entry.name, entry.person, entry.crest)
                self.chairs[entry.seat] = chair
            case of.Filled():
                chair = replace(self.chairs[entry.seat], name=entry.name, crest=entry.crest, bot=entry.bot, yields=True)
                self.chairs[entry.seat] = chair
            case of.TableChanged():
                self._change_table(entry, at)
            case of.Vacated():
                self.chairs[entry.seat] = replace(self.created.chairs[entry.seat], person=None, name="")
                self.entropy.pop(entry.seat, None)
                self._stir()
            case of.Stirred():
                self.entropy[entry.seat] = entry.text
                self._stir()
            case of.Begun():
                self.status, self.begun_at = "running", at
                self.chairs = [replace(chair, yields=False) if chair.yields else chair for chair in self.chairs]
                if self.created.terms.clock:
                    self.clocks = Clocks(self.created.terms.clock, self.players)
            case of.TookBack():
                self._take_back(entry.ply)
            case of.UndoAsked():
                self.wish = Wish(entry.seat, entry.ply)
            case of.UndoAnswered():
                if self.wish is not None and entry.agreed:
                    self.wish.agreed.add(entry.seat)
                else:
                    self.wish = None
            case of.Resigned():
                self.resigned.add(entry.seat)
            case of.AbsenceVoted():
                self.for_bot.add(entry.seat)
            case of.Replaced():
                self.away[entry.seat] = entry.bot
                if entry.cause in ("left", "time"):
                    self._own_absence.add(entry.seat)
                self.for_bot.clear()
            case of.Returned():
                self.away.pop(entry.seat, None)
                self._own_absence.discard(entry.seat)
            case of.Paused():
                self.status, self.pauser = "paused", entry.seat
                if self.clocks:
                    self.clocks.forget(at)
            case of.Resumed():
                self.status, self.pauser = "running", None
            case of.OnVacation():
                if self.clocks:
                    self.clocks.rest(entry.seat, entry.until, at)
            case of.Ended():
                self.status, self.ended, self.ended_at = "over", entry, at
                if self.clocks:
                    self.clocks.forget(at)
            case of.Rematched():
                self.rematch = entry.match
            case of.Abandoned():
                self.abandoned = True
            case of.Said() | of.HandedBack():
                pass
        return None

    def _create(self, created: Created, at: int) -> None:
        self.created = created
        self.chairs = list(created.chairs)
        self._keep_links()
        self.game = game_of_edition(created.game, created.edition_sha256, created.edition_text).at(created.rules)
        self.position = self.start()
        self.created_at = at
        if created.brought:
            self.words = created.brought.entropy
        for answer in created.answers:
            self.actors.append(int(self.position.state.actor))
            self.answers.append(answer)
            self.game.questions.apply(self.position.state, answer)

    def _change_table(self, changed: TableChanged, at: int) -> None:
        before, seats = self.created, [seat for seat in changed.kept if seat >= 0]
        self.altered = TableAltered(at, alterations(before, changed))
        self.created = replace(before, options=changed.options, terms=changed.terms, chairs=changed.chairs)
        kept = zip(changed.chairs, changed.kept, strict=True)
        self.chairs = [self.chairs[seat] if seat >= 0 else chair for chair, seat in kept]
        self.entropy = {changed.kept.index(seat): self.entropy[seat] for seat in sorted(seats) if seat in self.entropy}
        self._stir()
        self._keep_links()
        if {"players", "options"} & set(self.altered.what):
            self.position = self.start()

    def _keep_links(self) -> None:
        self.links |= {chair.link for chair in self.created.chairs if chair.link}

    def _stir(self) -> None:
        self.words = tuple(self.entropy[seat] for seat in sorted(self.entropy))

    def _in_plan(self, seat: int) -> bool:
        """Whether an answer without an id of its own can belong to a plan: the seat has begun one."""
        return self.own_choice(seat) is not None

    def _answer(self, actor: int, answer: int, by: str, begins: bool = False) -> Happening:
        position, ply = self.position, self.ply
        if begins:
            self._gestures.append(ply)
            if not self._kept or ply >= self._kept[-1][0] + KEPT_POSITION_PLIES:
                self._kept = [*self._kept[-1:], (ply, position.copy())]
        text = position.text(answer)
        events = position.apply(answer)
        self.answers.append(answer)
        self.actors.append(actor)
        self.wish = None
        self.for_bot.clear()
        return Happening(ply, actor, answer, text, by, tuple(events))

    def _take_back(self, ply: int) -> None:
        position = self.at(ply)
        self._gestures = [begun for begun in self._gestures if begun < ply]
        self._kept = [kept for kept in self._kept if kept[0] <= ply]
        del self.answers[ply:]
        del self.actors[ply:]
        self.position = position
        self.wish = None
        self.for_bot.clear()

    def _remember(self, seat: int, client: str) -> None:
        self._clients[self.chairs[seat].person, client] = self.seq - 1
        if len(self._clients) > MAX_CLIENT_IDS:
            del self._clients[next(iter(self._clients))]


def alterations(before: Created, changed: TableChanged) -> tuple[Alteration, ...]:
    """What is not as it was."""
    old, new = before.terms, changed.terms
    same: dict[Alteration, bool] = {
        "players": len(before.chairs) == len(changed.chairs),
        "chairs": changed.kept == tuple(range(len(before.chairs))),
        "options": before.options == changed.options,
        "clock": old.clock == new.clock,
        "hints": old.hints == new.hints,
        "public": (old.public, old.friends) == (new.public, new.friends),
        "watched": _watching(old) == _watching(new),
        "substitute": old.substitute == new.substitute,
        "rated": old.rated == new.rated,
    }
    return tuple(what for what, is_same in same.items() if not is_same)


def _watching(terms: Terms) -> tuple[bool, int]:
    return terms.watched, terms.delay
