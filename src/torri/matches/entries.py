"""The entries of a match: everything that happened, in order.

Everything that is known of a match follows from its entries: who sat where, every answer and draw, what was taken back
and why it ended. Entries are only ever added. The chance secret is not among them until the match is over.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from torri.engine.options import Value

Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Chat: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Hour: TypeAlias = Literal["live", "days"]


class Entry(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened."""


class Clock(Struct, frozen=True):
    """Time to think: a bank in seconds that every answered turn refills a little; with `days` each turn has a full bank
    of its own."""

    bank: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    hour: Hour = "live"


class Chair(Struct, frozen=True):
    """Who sits there. A chair without person and bot is free: for anybody, or for the person who has its link."""

    name: Text = ""
    person: str | None = None
    crest: Annotated[int, Meta(ge=0, le=15)] = 0
    bot: str | None = None  # the spec of the program that plays
    link: str | None = None  # the fingerprint of the token that gives the chair away
    kept_for: str | None = None  # the only person who may sit there
    yields: bool = False  # a bot that gives the chair up to a person, until the start


class Terms(Struct, frozen=True):
    """The settings of a table, which its players accept by sitting down."""

    clock: Clock | None = None
    hints: bool = True  # whether players may ask for advice
    public: bool = False  # whether the table is shown to everybody
    watched: bool = True  # whether spectators are allowed
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds by which the view of spectators is delayed
    substitute: str = "compagno"  # the level that plays on for those who leave
    rated: bool = False  # whether the result moves the ratings of the players
    friends: bool = False  # whether its open chairs are only for those whom the host follows; it is not public then


class Origin(Struct, frozen=True):
    """The match that this one continues, and the number of its answers that are kept."""

    match: str
    ply: int


class AtTournament(Struct, frozen=True):
    """The table of a tournament at which a match is played."""

    tournament: str
    round: int
    table: int
    same_deals: bool = False  # whether all tables of the round have the same draws


class Brought(Struct, frozen=True):
    """A record that somebody imported: what it says besides the answers, unchanged."""

    names: tuple[str, ...]  # of the seats
    entropy: tuple[str, ...]
    commitment: str | None
    secret: str | None


class Created(Entry, frozen=True, tag="laid"):
    """The table as it was set up."""

    game: str
    rules: int
    edition: str
    edition_sha256: str
    options: dict[str, Value]
    host: str  # the person who set it up
    chairs: tuple[Chair, ...]
    commitment: str
    terms: Terms = Terms()
    origin: Origin | None = None
    answers: tuple[int, ...] = ()  # that were given before: in the match that it continues, or in the record
    brought: Brought | None = None  # the match was not played here
    edition_text: str = ""  # the file of its figures, unless they are those of the package
    deal: str = ""  # the day whose deal is played; bots then think with its seed, not with that of the match
    tournament: AtTournament | None = None

    @property
    def shares_deal(self) -> bool:
        """Whether others play the same deal at other tables: nothing may give its draws away."""
        return bool(self.deal) or (self.tournament is not None and self.tournament.same_deals)


class Seated(Entry, frozen=True, tag="seated"):
    seat: int
    person: str
    name: Text
    crest: int = 0


class Vacated(Entry, frozen=True, tag="vacated"):
    """Somebody left before the start."""

    seat: int


class Filled(Entry, frozen=True, tag="filled"):
    """A bot sits down on a free chair; until the start it gives the chair up to a person who may sit there."""

    seat: int
    bot: str
    name: Text
    crest: int = 0


class TableChanged(Entry, frozen=True, tag="table-changed"):
    """The host changed the table before the start: its chairs, its options, its terms."""

    options: dict[str, Value]
    terms: Terms
    chairs: tuple[Chair, ...]  # as they were set up, without those who sat down since
    kept: tuple[int, ...]  # for each chair, the seat that it was before; -1: it is new


class Stirred(Entry, frozen=True, tag="stirred"):
    """A seat added a text of its own to the secret of the draws, before the start."""

    seat: int
    text: Text


class Begun(Entry, frozen=True, tag="begun"):
    """The match begins: everybody is seated, or the host starts with those present and with bots."""


class Answered(Entry, frozen=True, tag="answered"):
    seat: int
    answer: int
    by: Literal["person", "bot", "rules", "obvious"] = "person"  # rules: no other answer was left; obvious: no decision
    client: str | UnsetType = UNSET  # the id that the sender gave it, or the plan that begins with it


class Drawn(Entry, frozen=True, tag="drawn"):
    """Nature's answer."""

    answer: int


class TookBack(Entry, frozen=True, tag="took-back"):
    """Everything after so many answers is undone."""

    seat: int
    ply: int


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asks for an undo that needs consent."""

    seat: int
    ply: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    seat: int
    agreed: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """The seat resigns; a bot plays on if other persons still play."""

    seat: int


class AbsenceVoted(Entry, frozen=True, tag="absence-voted"):
    """A seat agrees that a bot plays on for the absent person who is asked."""

    seat: int
    absent: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays on for somebody who left, who is absent, or whose time ran out."""

    seat: int
    bot: str
    cause: Literal["left", "time", "resigned", "failed", "absent"] = "left"


class Returned(Entry, frozen=True, tag="returned"):
    """The person who was replaced by a bot plays again."""

    seat: int


class Paused(Entry, frozen=True, tag="paused"):
    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    seat: int


class OnVacation(Entry, frozen=True, tag="on-vacation"):
    """The clock of the seat stands still until then; if that is past, the vacation has ended early."""

    seat: int
    until: int


class HandedBack(Entry, frozen=True, tag="handed-back"):
    """What follows from that ply on was played in the browser of the seat's person, out of this server's reach."""

    seat: int
    ply: int


class Abandoned(Entry, frozen=True, tag="abandoned"):
    """The host cancelled the table before the game began."""


class Said(Entry, frozen=True, tag="said"):
    """Chat; of a seat, or of somebody who watches."""

    person: str
    name: Text
    text: Chat
    seat: int | None = None


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over, or nobody is left to play it; the secret of its chance is revealed."""

    cause: Literal["over", "resigned", "abandoned"]
    secret: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Rematched(Entry, frozen=True, tag="rematched"):
    """After the end: the table for the rematch."""

    seat: int
    match: str


Known: TypeAlias = (
    Created
    | Seated
    | Vacated
    | Filled
    | TableChanged
    | Stirred
    | Begun
    | Answered
    | Drawn
    | TookBack
    | UndoAsked
    | UndoAnswered
    | Resigned
    | AbsenceVoted
    | Replaced
    | Returned
    | Paused
    | Resumed
    | OnVacation
    | HandedBack
    | Said
    | Abandoned
    | Ended
    | Rematched
)


class Written(Struct, frozen=True):
    """An entry in its place, with the server's time in milliseconds."""

    seq: int
    at: int
    entry: Known


_encoder: Final = Encoder()
_decoder: Final[Decoder[Known]] = Decoder(Known)


def to_json(entry: Known) -> bytes:
    return _encoder.encode(entry)


def from_json(data: bytes | str) -> Known:
    return _decoder.decode(data)
