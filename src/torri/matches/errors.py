"""Errors that a person or a program at a table can correct."""

from __future__ import annotations

from dataclasses import dataclass

from torri.engine.errors import IllegalAnswer, Problem, Reason, TorriError


@dataclass(eq=False)
class NotNow(TorriError):
    """The match has another status."""

    status: str
    wanted: str


@dataclass(eq=False)
class NotYourSeat(TorriError):
    """The person does not sit on this seat, or not at this table."""

    match: str


@dataclass(eq=False)
class NotYourTurn(TorriError):
    """Somebody else is asked."""

    your_seat: int
    asked_seat: int | None


@dataclass(eq=False)
class Stale(TorriError):
    """The answer was given to a question that has been answered since."""

    based_on: int
    seq: int


@dataclass(eq=False)
class Repeated(TorriError):
    """An answer with this id has been accepted already; nothing is done again."""

    client: str
    seq: int


@dataclass(eq=False)
class IllegalPlan(IllegalAnswer):
    """An answer of a plan breaks a rule when its turn comes; none of the plan is accepted."""

    number: int  # of the answer in the plan, from 1


@dataclass(eq=False)
class PlanTooLong(TorriError):
    """Somebody else or chance acts before the plan ends; none of it is accepted."""

    number: int  # of the first answer that can't be given yet, from 1


@dataclass(eq=False)
class NoFreeSeat(TorriError):
    match: str


@dataclass(eq=False)
class SeatTaken(TorriError):
    seat: int


@dataclass(eq=False)
class NotWelcome(TorriError):
    """This person can't sit down or write at this table; `problem` is the name of the text. Whoever was blocked is not
    told so."""

    problem: str


@dataclass(eq=False)
class WrongLink(TorriError):
    """The link belongs to no chair of this table, or it has been used."""

    match: str


@dataclass(eq=False)
class NothingToUndo(TorriError):
    """The last answer can't be taken back, not even by consent."""

    seat: int


@dataclass(eq=False)
class NotAbsent(TorriError):
    """A bot plays on only for somebody who is asked, is absent, and has no clock."""

    seat: int


@dataclass(eq=False)
class NotTheHost(TorriError):
    match: str


@dataclass(eq=False)
class NotWatched(TorriError):
    """Spectators are not allowed, or the request is allowed only when the match is over."""

    match: str


@dataclass(eq=False)
class NoHints(TorriError):
    """This table plays without advice."""

    match: str


@dataclass(eq=False)
class NotRatable(TorriError):
    """This table can't be rated, or this person can't play at a rated one; `problem` is the name of the text."""

    problem: str


@dataclass(eq=False)
class RatedUndo(TorriError):
    """At a rated table nothing that has revealed something is taken back."""

    seat: int


@dataclass(eq=False)
class NotTakenAlong(TorriError):
    """This match is played on its server alone; `problem` is the name of the text that says why."""

    problem: str


@dataclass(eq=False)
class NoPause(TorriError):
    """At a table of a tournament all others would wait for the next round."""

    match: str


@dataclass(eq=False)
class UnknownTournament(TorriError):
    tournament: str


@dataclass(eq=False)
class TournamentNotNow(TorriError):
    """The tournament has another status."""

    status: str
    wanted: str


@dataclass(eq=False)
class TournamentFull(TorriError):
    most: int


@dataclass(eq=False)
class RoundSealed(TorriError):
    """Others still play the same deal at other tables of this round."""

    round: int


@dataclass(eq=False)
class WrongTournament(TorriError):
    """The tournament can't be held so; `problem` is the name of the text."""

    problem: str


@dataclass(eq=False)
class DealPlayed(TorriError):
    """A deal of the day is played once."""

    game: str
    day: str


@dataclass(eq=False)
class DealPlayedHere(TorriError):
    """A deal of the day was begun in the same browser by a guest, or is asked for by one: that is the same person."""

    game: str
    day: str


@dataclass(eq=False)
class DealSealed(TorriError):
    """What was made of a deal is shown to those who have played it, and to all others when its day is over."""

    day: str


@dataclass(eq=False)
class WrongChairs(TorriError):
    """The chairs of a new table make no sense: none for a person, or two for the same one."""

    problem: str


@dataclass(eq=False)
class NothingToGoOnWith(TorriError):
    """At this moment of the match the game is over."""

    ply: int


@dataclass(eq=False)
class RecordFails(TorriError):
    """What a record claims is not true: it is not kept."""

    ply: int  # up to which it is right
    rule: str | None
    problem: Problem
    reasons: tuple[Reason, ...]


@dataclass(eq=False)
class WrongPly(TorriError):
    """The match has no such moment."""

    ply: int
    most: int


@dataclass(eq=False)
class NotSupposed(TorriError):
    """This seat would not be asked then: what is supposed of it can't happen."""

    seat: int


@dataclass(eq=False)
class NothingSeen(TorriError):
    """Of what is supposed of this seat nothing could be recognised: it takes more of what it does."""

    seat: int


@dataclass(eq=False)
class NotByCorrespondence(TorriError):
    """Only where everybody has days for a turn may plans be left behind."""

    match: str


@dataclass(eq=False)
class YourTurnAlready(TorriError):
    """Who is asked plays; there is nobody to wait for."""


@dataclass(eq=False)
class OnVacationAlready(TorriError):
    """A vacation that has begun is ended first."""


@dataclass(eq=False)
class NoVacation(TorriError):
    """There is none that could be ended."""


@dataclass(eq=False)
class VacationTooLong(TorriError):
    """More days than are left this year."""

    days: int
    left: int


@dataclass(eq=False)
class TooMany(TorriError):
    """The person has as many of these as allowed; `what` is the name of the text that says what."""

    what: str
    most: int


@dataclass(eq=False)
class ServerFull(TorriError):
    """All persons together have as many of these as the server takes; `what` is the name of the text that says what."""

    what: str
    most: int


@dataclass(eq=False)
class Muted(TorriError):
    """An operator has forbidden this person to write; until when, and why. `never` is a sanction without an end."""

    until: str
    reason: str


@dataclass(eq=False)
class Suspended(TorriError):
    """An operator has forbidden this person to begin anything new; what has begun goes on."""

    until: str
    reason: str


@dataclass(eq=False)
class Banned(TorriError):
    """An operator has closed this server to this person."""

    until: str
    reason: str


@dataclass(eq=False)
class UnwelcomeWords(TorriError):
    """A name or a line has a word that this server does not allow. The word is not repeated."""

    what: str  # the name of the text that says where
