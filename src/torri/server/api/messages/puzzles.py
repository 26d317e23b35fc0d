"""Puzzles: what is asked, and what every plan was worth once somebody has answered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from torri.engine.views import Outlook, View
from torri.matches.updates import LineSeen, Told
from torri.server.api.messages.fields import Answers, Asked
from torri.server.api.messages.hints import ClaimSeen
from torri.server.api.messages.plans import Advantage, PlanAnswer

PuzzleState = Literal["new", "solved", "missed"]


class PuzzleAnswer(Asked, frozen=True):
    answers: Answers = ()  # a whole plan; none: show me the solution


class PuzzleOnWish(Asked, frozen=True):
    level: Literal["novizio", "garzone", "lavorante", "compagno", "capomastro", "maestro"] = "lavorante"  # of the bots


class PuzzleListed(Struct, frozen=True):
    name: str
    number: int  # from 1, in its game
    grade: int  # 1 to 5
    points: int  # its rating
    state: PuzzleState


class OwnPuzzles(Struct, frozen=True):
    """How somebody stands in the puzzles of a game; points and error are missing where nothing is rated."""

    tried: int
    solved: int
    run: int  # solved one after another, up to now
    points: int | None
    error: int | None


class PuzzlesOfGame(Struct, frozen=True):
    game: str
    count: int
    own: OwnPuzzles
    today: tuple[PuzzleListed, ...]  # the same for everybody, from easier to harder


class PuzzlesSeen(Struct, frozen=True):
    day: str  # in UTC
    games: tuple[PuzzlesOfGame, ...]


class PuzzleNext(Struct, frozen=True):
    """Which puzzle comes next."""

    name: str


class PuzzleLevel(Struct, frozen=True):
    """How often bots of a level have found the best plan."""

    level: str
    solved: int
    tried: int


class PuzzleLine(Struct, frozen=True):
    """A plan that was compared thoroughly, as seen from what the seat knows."""

    answers: tuple[PlanAnswer, ...]  # without those that are forced
    told: tuple[Told, ...]
    books: tuple[LineSeen, ...]
    margin: float  # points by which the seat may then expect to be ahead of its best rival
    loss: float  # points behind the best plan
    error: float  # of the loss: with other draws it would be within it in 95 of 100 cases
    right: bool  # the best plan, or one that is worth as much
    yours: bool
    chosen: float  # the share of the bots that have chosen it
    why: tuple[Advantage, ...]  # what the best has beyond it, the weightiest first
    claims: tuple[ClaimSeen, ...]


class PuzzleSolution(Struct, frozen=True):
    """What is told after the first answer."""

    solved: bool
    shown: bool  # the solution was asked for
    first: bool  # whether this answer is the one that counts
    loss: float | None  # points that the answer gives away; none where only the solution was shown
    lines: tuple[PuzzleLine, ...]  # the best first, and what was answered is among them
    behind: float  # points by which all plans that are not listed are behind, at least
    plans: int  # how many there are
    futures: int  # games played on from each line
    source: str  # the game that it is from
    levels: tuple[PuzzleLevel, ...]
    change: int | None  # what the first answer has changed
    own: OwnPuzzles


class PuzzleRead(Struct, frozen=True):
    """A puzzle before it is answered, as the seat sees it: nothing that would give the solution away."""

    name: str
    game: str
    number: int
    count: int  # of the puzzles of this game
    players: int
    seat: int
    names: tuple[str, ...]
    view: View
    outlook: Outlook
    since: tuple[Told, ...]  # what the others have done since the seat's last turn
    plans: int
    gap: float  # points between what is right and everything else, at least
    grade: int
    points: int  # the rating of the puzzle
    error: int
    tried: int  # by so many persons
    solved: int
    state: PuzzleState
    own: OwnPuzzles
    ledger: tuple[LineSeen, ...]  # every point of those whose points are shown
