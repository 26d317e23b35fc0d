"""Errors that a person or a program at a table can correct."""

from __future__ import annotations

from torri.engine.errors import IllegalAnswer, Problem, Reason, TorriError


class NotNow(TorriError):
    """The match has another status."""

    status: str
    wanted: str


class NotYourSeat(TorriError):
    """The person does not sit on this seat, or not at this table."""

    match: str


class NotYourTurn(TorriError):
    """Somebody else is asked."""

    your_seat: int
    asked_seat: int | None


class Stale(TorriError):
    """The answer was given to a question that has been answered since."""

    based_on: int
    seq: int


class Repeated(TorriError):
    """An answer with this id has been accepted already; nothing is done again."""

    client: str
    seq: int


class IllegalPlan(IllegalAnswer):
    """An answer of a plan breaks a rule when its turn comes; none of the plan is accepted."""

    number: int  # of the answer in the plan, from 1


class PlanTooLong(TorriError):
    """Somebody else or chance acts before the plan ends; none of it is accepted."""

    number: int  # of the first answer that can't be given yet, from 1


class NoFreeSeat(TorriError):
    match: str


class SeatTaken(TorriError):
    seat: int


class NotWelcome(TorriError):
    """This person can't sit down or write at this table; `problem` is the name of the text. Whoever was blocked is not
    told so."""

    problem: str


class WrongLink(TorriError):
    """The link belongs to no chair of this table, or it has been used."""

    match: str


class NothingToUndo(TorriError):
    """The last answer can't be taken back, not even by consent."""

    seat: int


class NotAbsent(TorriError):
    """A bot plays on only for somebody who is asked, is absent, and has no clock."""

    seat: int


class NotTheHost(TorriError):
    match: str


class NotWatched(TorriError):
    """Spectators are not allowed, or the request is allowed only when the match is over."""

    match: str


class NoHints(TorriError):
    """This table plays without advice."""

    match: str


class NotRatable(TorriError):
    """This table can't be rated, or this person can't play at a rated one; `problem` is the name of the text."""

    problem: str


class RatedUndo(TorriError):
    """At a rated table nothing that has revealed something is taken back."""

    seat: int


class NotTakenAlong(TorriError):
    """This match is played on its server alone; `problem` is the name of the text that says why."""

    problem: str


class NoPause(TorriError):
    """At a table of a tournament all others would wait for the next round."""

    match: str


class UnknownTournament(TorriError):
    tournament: str


class TournamentNotNow(TorriError):
    """The tournament has another status."""

    status: str
    wanted: str


class TournamentFull(TorriError):
    most: int


class RoundSealed(TorriError):
    """Others still play the same deal at other tables of this round."""

    round: int


class WrongTournament(TorriError):
    """The tournament can't be held so; `problem` is the name of the text."""

    problem: str


class DealPlayed(TorriError):
    """A deal of the day is played once."""

    game: str
    day: str


class DealPlayedHere(TorriError):
    """A deal of the day was begun in the same browser by a guest, or is asked for by one: that is the same person."""

    game: str
    day: str


class DealSealed(TorriError):
    """What was made of a deal is shown to those who have played it, and to all others when its day is over."""

    day: str


class WrongChairs(TorriError):
    """The chairs of a new table make no sense: none for a person, or two for the same one."""

    problem: str


class NothingToGoOnWith(TorriError):
    """At this moment of the match the game is over."""

    ply: int


class RecordFails(TorriError):
    """What a record claims is not true: it is not kept."""

    ply: int  # up to which it is right
    rule: str | None
    problem: Problem
    reasons: tuple[Reason, ...]


class WrongPly(TorriError):
    """The match has no such moment."""

    ply: int
    most: int


class NotSupposed(TorriError):
    """This seat would not be asked then: what is supposed of it can't happen."""

    seat: int


class NothingSeen(TorriError):
    """Of what is supposed of this seat nothing could be recognised: it takes more of what it does."""

    seat: int


class NotByCorrespondence(TorriError):
    """Only where everybody has days for a turn may plans be left behind."""

    match: str


class YourTurnAlready(TorriError):
    """Who is asked plays; there is nobody to wait for."""


class OnVacationAlready(TorriError):
    """A vacation that has begun is ended first."""


class NoVacation(TorriError):
    """There is none that could be ended."""


class VacationTooLong(TorriError):
    """More days than are left this year."""

    days: int
    left: int


class TooMany(TorriError):
    """The person has as many of these as allowed; `what` is the name of the text that says what."""

    what: str
    most: int


class ServerFull(TorriError):
    """All persons together have as many of these as the server takes; `what` is the name of the text that says what."""

    what: str
    most: int


class Muted(TorriError):
    """An operator has forbidden this person to write; until when, and why. `never` is a sanction without an end."""

    until: str
    reason: str


class Suspended(TorriError):
    """An operator has forbidden this person to begin anything new; what has begun goes on."""

    until: str
    reason: str


class Banned(TorriError):
    """An operator has closed this server to this person."""

    until: str
    reason: str


class UnwelcomeWords(TorriError):
    """A name or a line has a word that this server does not allow. The word is not repeated."""

    what: str  # the name of the text that says where
