"""What clients send, and what they are answered. What they are told of a match is in `torri.matches.seen`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from torri.matches.ahead import MAX_PLAN_ANSWERS, Prospect
from torri.matches.entries import Chat, Clock, Terms
from torri.matches.seen import LineSeen, Told, Update

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Crest: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Language: TypeAlias = Literal["en", "nl", "de", "it"]
Words: TypeAlias = Annotated[str, Meta(max_length=200)]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Sha256: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Number: TypeAlias = Annotated[int, Meta(ge=-1_000, le=1_000)]
Answers: TypeAlias = Annotated[tuple[Number, ...], Meta(max_length=MAX_PLAN_ANSWERS)]  # one after another
Notation: TypeAlias = Annotated[str, Meta(max_length=80)]
Style: TypeAlias = Literal["all-round", "builder", "blocker", "gambler"]
Level: TypeAlias = Literal["novizio", "garzone", "lavorante", "compagno", "capomastro", "maestro"]
Token: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^\S+$")]
SettingName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Setting: TypeAlias = bool | Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)] | Words


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing that it does not know may be in it."""


# Persons


class Guest(Asked, frozen=True):
    """Somebody who just wants to play."""

    name: Name
    crest: Crest = 0
    language: Language = "en"


class Me(Struct, frozen=True):
    """Who you are to this server."""

    id: str
    name: str
    crest: int
    language: str
    guest: bool
    login: str | None
    settings: dict[str, Any]


class Change(Asked, frozen=True):
    """What is to be another from now on; settings are given all at once."""

    name: Name | None = None
    crest: Crest | None = None
    language: Language | None = None
    settings: Annotated[dict[SettingName, Setting], Meta(max_length=40)] | None = None


class Account(Asked, frozen=True):
    """A name and a password with which one is known on every device."""

    login: Login
    password: Password


class PasswordChange(Asked, frozen=True):
    old: Password
    new: Password


class TokenWish(Asked, frozen=True):
    name: Name


class TokenGiven(Struct, frozen=True):
    """A personal token: shown this once."""

    id: str
    name: str
    token: str


class TokenKnown(Struct, frozen=True):
    id: str  # the beginning of its fingerprint
    name: str
    created: int
    used: int | None


class PasskeyKnown(Struct, frozen=True):
    id: str
    name: str
    created: int


class Challenge(Struct, frozen=True):
    """Options for the browser's credential functions, and what has to come back with its answer."""

    options: dict[str, Any]
    ticket: str


class Credential(Asked, frozen=True):
    ticket: Annotated[str, Meta(max_length=2_000)]
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=40)] = ""


# Tables


class ChairWish(Asked, frozen=True):
    """Who is to sit there: you (on one device also several), a friend by link, anybody, or a bot."""

    kind: Literal["me", "friend", "open", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    crest: Crest = 0
    level: Level = "compagno"
    style: Style = "all-round"


class TableWish(Asked, frozen=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    clock: Clock | None = None
    hints: bool = True
    public: bool = False
    watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    substitute: Level = "compagno"
    words: Words = ""  # of your own, for the draws
    edition: Sha256 | None = None  # figures of a box; else those of the package

    def terms(self) -> Terms:
        return Terms(self.clock, self.hints, self.public, self.watched, self.delay, self.substitute)


class Laid(Struct, frozen=True):
    """A new table; each friend's chair has a token of its own, shown to the host this once."""

    match: str
    links: dict[int, str] = {}


class SitWish(Asked, frozen=True):
    seat: Seat | None = None
    token: Token | None = None
    words: Words = ""


class BotsWish(Asked, frozen=True):
    """Bots for the free chairs of a table that has not begun."""

    level: Level = "compagno"


class Invitation(Asked, frozen=True):
    """The token of a link."""

    token: Token


class AbsentVote(Asked, frozen=True):
    """The seat that is asked, and for which a bot is to play on."""

    seat: Seat


class Continuation(Asked, frozen=True):
    """Go on from a moment of this match at a table of its own."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    chairs: Annotated[list[ChairWish], Meta(min_length=1, max_length=8)]


class Answer(Asked, frozen=True, tag_field="type", tag="answer"):
    """An answer to the question that was asked when the match had `seq` entries; by number or as it is written."""

    seq: Seq
    id: ClientId  # your own; one that is sent again is not taken again
    answer: Number | None = None
    text: Notation | None = None
    seat: Seat | None = None  # where you sit on several


class Plan(Asked, frozen=True, tag_field="type", tag="plan"):
    """Answers to the question that was asked when the match had `seq` entries, and to those that follow it: all of them
    are taken, or none. What the rules leave no choice about is not among them."""

    seq: Seq
    id: ClientId  # your own; a plan that is sent again is not taken again
    answers: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=MAX_PLAN_ANSWERS)]
    seat: Seat | None = None  # where you sit on several
    unasked: bool = False  # whether they are what a prospect calls obvious, given without asking the person


class Undo(Asked, frozen=True, tag_field="type", tag="undo"):
    seat: Seat | None = None


class UndoReply(Asked, frozen=True, tag_field="type", tag="undo-reply"):
    agreed: bool


class Say(Asked, frozen=True, tag_field="type", tag="say"):
    text: Chat


class Ping(Asked, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


class Why(Asked, frozen=True, tag_field="type", tag="why"):
    """Why may this answer not be given, by number or as it is written; now, or after other answers of mine?"""

    answer: Number | None = None
    text: Notation | None = None
    after: Answers = ()
    seat: Seat | None = None
    id: ClientId | None = None


class Ahead(Asked, frozen=True, tag_field="type", tag="ahead"):
    """How would the table stand after these answers of mine? After none: how does it stand?"""

    id: ClientId
    after: Answers = ()
    seat: Seat | None = None


Incoming: TypeAlias = Answer | Plan | Undo | UndoReply | Say | Ping | Why | Ahead


class Taken(Struct, frozen=True, tag_field="type", tag="taken"):
    """It is stored: the number of entries since."""

    seq: int
    id: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    seq: int


class ThingSeen(Struct, frozen=True):
    """Something that the game's drawings have, and how much of it: a brick of a colour, a crest, a talent."""

    piece: str
    of: str
    count: int


class ReasonSeen(Struct, frozen=True):
    rule: str | None  # none: no rule, only a convention of input
    name: str
    facts: dict[str, Any]
    text: str
    has: tuple[ThingSeen, ...] = ()  # what there is, to be drawn
    needs: tuple[ThingSeen, ...] = ()  # what it would take
    instead: str | None = None  # a way out: what may be answered, now or earlier in the turn, as it is written


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was changed, and why."""

    problem: str  # the kind of it: stale, repeated, illegal-answer, illegal-plan, not-your-turn, ...
    detail: str  # in words
    id: str | None = None
    seq: int | None = None  # of the match now, where that helps
    reasons: tuple[ReasonSeen, ...] = ()
    number: int | None = None  # of a plan: the answer that can't be given, from 1


class Reasons(Struct, frozen=True, tag_field="type", tag="reasons"):
    """Why an answer may not be given; none if it may."""

    answer: int  # -1: what is named is a part of the table that the question does not ask about
    reasons: tuple[ReasonSeen, ...]
    id: str | None = None


Outgoing: TypeAlias = Update | Taken | Pong | Refused | Reasons | Prospect


class Note(Asked, frozen=True):
    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\u0000]*$")]  # no database keeps a zero sign


class HintWish(Asked, frozen=True):
    after: Answers = ()  # what is planned already: the advice is on what follows
    seat: Seat | None = None
    seconds: Annotated[float, Meta(ge=0.1, le=10)] = 2.0


class TermSeen(Struct, frozen=True):
    """Points that one line is expected to have beyond another, and what they come from: the sentence `term-NAME`."""

    name: str
    points: float


class Hint(Struct, frozen=True):
    answer: int
    text: str
    visits: int
    win: float
    margin: float
    line: tuple[str, ...]  # how the turn would go on
    better: float | None = None  # points of margin by which it beats the best of the others, or falls behind it
    told: tuple[Told, ...] = ()  # what the line does, until somebody else or chance is asked
    books: tuple[LineSeen, ...] = ()  # the points that it brings by then, with their causes
    why: tuple[TermSeen, ...] = ()  # what it has beyond the best of the others, by the evaluation; the weightiest first


class Hints(Struct, frozen=True):
    """What the search makes of the question, from what the seat knows."""

    seat: int
    visits: int
    win: float
    margin: float
    best: tuple[Hint, ...]


class SeatListed(Struct, frozen=True):
    kind: Literal["person", "bot", "friend", "open"]
    name: str = ""
    crest: int = 0
    level: str | None = None  # of the bot that answers there
    yours: bool = False


class MatchListed(Struct, frozen=True):
    """A match in a list; nothing in it that its spectators may not know."""

    id: str
    game: str
    status: str
    created: int
    changed: int
    your_turn: bool
    seats: tuple[SeatListed, ...]
    free: int  # chairs that wait for somebody
    ply: int | None  # None to those who see the match only later
    host: str  # the name
    yours: bool  # whether you are the host
    options: dict[str, bool | int | str]
    clock: Clock | None
    scores: tuple[int, ...] = ()  # when it is over
    winners: tuple[int, ...] = ()
    imported: bool = False  # whether it was not played here, but brought along as a record


class OptionValue(Struct, frozen=True):
    value: bool | int | str
    title: str | None  # in words; None where the value says it all


class OptionOffered(Struct, frozen=True):
    """An option of a table, in words; its values with the default first."""

    name: str
    kind: Literal["flag", "number", "choice", "seat"]
    rule: str
    title: str
    about: str
    default: bool | int | str
    values: tuple[OptionValue, ...]


class ParagraphRead(Struct, frozen=True):
    id: str
    text: str
    ruling: bool  # whether it holds a ruling of ours


class ChapterRead(Struct, frozen=True):
    id: str
    title: str
    paragraphs: tuple[ParagraphRead, ...]


class FigureRead(Struct, frozen=True):
    """A figure of the edition, and where it comes from: one of `marks`, or several joined by a plus."""

    path: str
    value: Any
    mark: str


class FigureCell(Struct, frozen=True):
    """A figure in words; `path` is where it stands in the edition file."""

    path: str
    text: str
    mark: str


class FigureRow(Struct, frozen=True):
    label: str
    path: str  # of the label, where it is a figure itself; else empty
    mark: str
    cells: tuple[FigureCell | None, ...]


class FigureTable(Struct, frozen=True):
    """Figures that belong together; a list of figures has one column without a heading."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[FigureRow, ...]


class RulesRead(Struct, frozen=True):
    """The rules of a game in our own words, with the figures that they speak of: as they stand in the edition file, and
    all of them in tables for people."""

    game: str
    title: str
    chapters: tuple[ChapterRead, ...]
    aim: tuple[str, ...]  # how to win, in a few sentences
    figures: tuple[FigureRead, ...]
    tables: tuple[FigureTable, ...]
    marks: dict[str, str]  # what each mark means
    words: dict[str, str]  # what the things are called that figures name by a key: goods, talents, colours


# Editions

FigureNumber: TypeAlias = Annotated[int, Meta(ge=-100_000, le=100_000)]
FigureWord: TypeAlias = Annotated[str, Meta(max_length=60)]
FigureGiven: TypeAlias = (
    FigureNumber
    | FigureWord
    | Annotated[list[FigureNumber | FigureWord], Meta(max_length=60)]
    | Annotated[dict[FigureWord, FigureNumber], Meta(max_length=20)]
)


class CorrectionGiven(Asked, frozen=True):
    """A figure as it stands on a box, and where on it."""

    value: FigureGiven
    note: Words = ""


class EditionDraft(Asked, frozen=True):
    """The figures of a box, as far as they differ from the edition of the package; by their paths."""

    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"\S")]
    corrections: Annotated[dict[Annotated[str, Meta(max_length=80)], CorrectionGiven], Meta(max_length=1_000)] = {}


class EditionFile(Asked, frozen=True):
    """An edition file as somebody else has saved it."""

    text: Annotated[str, Meta(min_length=1, max_length=60_000)]


class FigureProblem(Struct, frozen=True):
    """What is wrong with an edition; `path` is the figure where it shows, if it is one."""

    path: str | None
    detail: str  # in words


class EditionChecked(Struct, frozen=True):
    problems: tuple[FigureProblem, ...]
    sha256: str | None  # of its figures; none while something is wrong


class CorrectionSeen(Struct, frozen=True):
    """A figure that differs from the edition of the package."""

    path: str
    label: str  # what it is called
    value: Any
    before: str  # in words, as `after`
    after: str
    note: str


class EditionSeen(Struct, frozen=True):
    sha256: str
    game: str
    name: str
    title: str
    made: int | None  # in ms; none: it came with the server
    mine: bool
    corrections: tuple[CorrectionSeen, ...]


class GameOffered(Struct, frozen=True):
    name: str
    title: str
    about: str
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionOffered, ...]
    levels: tuple[str, ...]
    styles: tuple[str, ...]


class Problem(Struct, frozen=True):
    """An error as RFC 9457 has it; `reasons` say which rule forbids an answer."""

    type: str
    title: str
    status: int
    detail: str
    facts: dict[str, Any] = {}
    reasons: tuple[ReasonSeen, ...] = ()


class Health(Struct, frozen=True):
    status: Literal["ok", "failing"]
    database: bool
    matches: int
    listeners: int
    version: str
