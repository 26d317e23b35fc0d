"""Puzzles over HTTP: the position as the seat sees it, plans as at a table, and afterwards what they are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.matches import ahead as plans
from torri.matches import deals, history
from torri.matches.ahead import GameSnapshot, Prospect, Prospects
from torri.matches.beginnings import Beginning
from torri.matches.chairs import Who, among_bots
from torri.matches.clock import wall_clock_ms
from torri.matches.entries import Terms
from torri.matches.errors import NotYourTurn
from torri.matches.puzzle_tries import PuzzleStanding, PuzzleTry, last_rating
from torri.matches.rating import error, points
from torri.matches.storage import Storage
from torri.matches.tables import Tables
from torri.matches.updates import Told, line_seen, told
from torri.puzzles import OpenPuzzle, Puzzle, collection, open_puzzle
from torri.puzzles.choosing import next_puzzle, puzzles_of_day
from torri.puzzles.errors import UnknownPuzzle
from torri.server import actions
from torri.server.api.messages.live import Reasons, Why
from torri.server.api.messages.puzzles import (
    OwnPuzzles,
    PuzzleAnswer,
    PuzzleListed,
    PuzzleNext,
    PuzzleOnWish,
    PuzzleRead,
    PuzzlesOfGame,
    PuzzleSolution,
    PuzzlesSeen,
    PuzzleState,
)
from torri.server.api.messages.tables import TableCreated
from torri.server.api.parameters import After, GameName, MaybeNumber, Notation
from torri.server.api.problems import language_of, reasons_seen
from torri.server.api.routing import JSONBody, PathParameter, QueryParameter, Router, State, get, post
from torri.server.http.puzzle_lines import levels_seen, lines_seen
from torri.server.operations.threads import PLAN_THREAD
from torri.server.people.profiles import puzzles_seen
from torri.server.people.requests import ApiRequest, about, anybody, person_of, player_of
from torri.texts import Words

PuzzleName = Annotated[str, PathParameter(max_length=64)]
MaybePuzzle = Annotated[str, QueryParameter(max_length=10, description="not this one again")]


@dataclass(frozen=True, slots=True)
class Own:
    """What a person has made of the puzzles of a game."""

    tries: tuple[PuzzleTry, ...]
    rated: bool

    @classmethod
    async def of(cls, storage: Storage, who: Who | None, game: str) -> Own:
        found = await storage.puzzles.of(who.ids, game) if who else []
        return cls(tuple(found), storage.puzzles.rated)

    def earlier(self, puzzle: str) -> PuzzleTry | None:
        return next((one for one in self.tries if one.puzzle == puzzle), None)

    def state(self, puzzle: str) -> PuzzleState:
        made = self.earlier(puzzle)
        return "new" if made is None else "solved" if made.solved else "missed"

    def seen(self) -> OwnPuzzles:
        return puzzles_seen(self.tries, self.rated)


def _opened(request: ApiRequest, game: str, name: str) -> OpenPuzzle:
    found = find_game(game)
    opened = open_puzzle(found.name, name)
    about(request, found, names_of(opened.puzzle))
    return opened


def names_of(puzzle: Puzzle) -> tuple[str, ...]:
    """How the seats are called."""
    return actions.BOT_NAMES[: puzzle.players]


def _standing(opened: OpenPuzzle) -> GameSnapshot:
    puzzle = opened.puzzle
    return GameSnapshot(opened.position.copy(), len(puzzle.answers), puzzle.seat)


def _numbers(after: str) -> tuple[int, ...]:
    return tuple(int(word) for word in after.split(",")) if after else ()


def _begins(puzzle: Puzzle) -> PuzzleStanding:
    """The rating with which it was shipped."""
    return PuzzleStanding(puzzle.mu, puzzle.sigma)


@get("/", summary="The puzzles of each game: how you stand, and those of today")
async def overview(request: ApiRequest, state: State) -> PuzzlesSeen:
    storage: Storage = state.storage
    who, day, games = await anybody(request), deals.day_at(wall_clock_ms()), []
    for game in all_games():
        puzzles = collection(game)
        if puzzles:
            own, standings = await Own.of(storage, who, game), await storage.puzzles.standings(game)
            numbers = {one.name: number for number, one in enumerate(puzzles, 1)}
            today = tuple(
                PuzzleListed(
                    name=one.name,
                    number=numbers[one.name],
                    grade=one.grade,
                    points=points(standings.get(one.name, _begins(one)).mu),
                    state=own.state(one.name),
                )
                for one in puzzles_of_day(puzzles, day)
            )
            games.append(PuzzlesOfGame(game, len(puzzles), own.seen(), today))
    return PuzzlesSeen(day, tuple(games))


@get("/{game:str}/next", summary="A puzzle that you have not tried, about as hard as you are strong")
async def following(request: ApiRequest, state: State, game: GameName, after: MaybePuzzle = "") -> PuzzleNext:
    storage: Storage = state.storage
    who, puzzles = await anybody(request), collection(find_game(game).name)
    own, standings = await Own.of(storage, who, game), await storage.puzzles.standings(game)
    found = next_puzzle(
        [one for one in puzzles if one.name != after] or puzzles,
        {name: one.mu for name, one in standings.items()},
        last_rating(own.tries).mu,
        [one.puzzle for one in own.tries],
        f"{who.id if who else ''} {after}",
    )
    if found is None:
        raise UnknownPuzzle(game, "", 0)
    return PuzzleNext(found.name)


@get("/{game:str}/{puzzle:str}", summary="A puzzle: the position as its seat sees it, before anything is given away")
async def read(request: ApiRequest, state: State, game: GameName, puzzle: PuzzleName) -> PuzzleRead:
    opened, storage = _opened(request, game, puzzle), state.storage
    own = await Own.of(storage, await anybody(request), game)
    standing = (await storage.puzzles.standings(game)).get(puzzle, _begins(opened.puzzle))
    return await PLAN_THREAD.run(_read, opened, own, standing)


def _read(opened: OpenPuzzle, own: Own, standing: PuzzleStanding) -> PuzzleRead:
    puzzle, position = opened.puzzle, opened.position
    puzzles = collection(puzzle.game)
    view = position.view(puzzle.seat)
    seats = view["table"].get("seats", ())
    shown = {seat for seat, one in enumerate(seats) if "points" in one} | {puzzle.seat}
    return PuzzleRead(
        name=puzzle.name,
        game=puzzle.game,
        number=1 + puzzles.index(puzzle),
        count=len(puzzles),
        players=puzzle.players,
        seat=puzzle.seat,
        names=names_of(puzzle),
        view=view,
        outlook=position.outlook(puzzle.seat),
        since=_since(puzzle),
        plans=len(puzzle.losses),
        gap=round(puzzle.gap, 1),
        grade=puzzle.grade,
        points=points(standing.mu),
        error=error(standing.sigma),
        tried=standing.tried,
        solved=standing.solved,
        state=own.state(puzzle.name),
        own=own.seen(),
        ledger=tuple(line_seen(line) for line in position.ledger() if line.seat in shown),
    )


def _since(puzzle: Puzzle) -> tuple[Told, ...]:
    """What has happened since the seat's last answer before this turn, as the seat saw it."""
    position, actors = puzzle.start(), list[int]()
    for answer in puzzle.answers:
        actors.append(int(position.state.actor))
        position.game.questions.apply(position.state, answer)
    first = history.turn_before(actors, puzzle.seat)
    start = puzzle.start()
    for answer in puzzle.answers[:first]:
        start.game.questions.apply(start.state, answer)
    return told(history.retold(start, list(puzzle.answers[first:]), actors[first:], first), puzzle.seat)


@get("/{game:str}/{puzzle:str}/ahead", summary="How the table would stand after answers of the seat")
async def ahead(request: ApiRequest, game: GameName, puzzle: PuzzleName, after: After = "") -> Prospect:
    opened = _opened(request, game, puzzle)
    return await PLAN_THREAD.run(plans.look, _standing(opened), opened.puzzle.seat, _numbers(after))


@get("/{game:str}/{puzzle:str}/plan", summary="How the table stands, and would stand after each answer of the seat")
async def plan(request: ApiRequest, game: GameName, puzzle: PuzzleName, answers: After = "") -> Prospects:
    opened = _opened(request, game, puzzle)
    return Prospects(await PLAN_THREAD.run(plans.steps, _standing(opened), opened.puzzle.seat, _numbers(answers)))


@get("/{game:str}/{puzzle:str}/why", summary="Why an answer may not be given, after other answers of the seat")
async def why(
    request: ApiRequest,
    game: GameName,
    puzzle: PuzzleName,
    answer: MaybeNumber = None,
    text: Notation = None,
    after: After = "",
) -> Reasons:
    opened = _opened(request, game, puzzle)
    wish = Why(answer, text, _numbers(after))
    words = Words(language_of(request.headers), find_game(game), names_of(opened.puzzle))
    return await PLAN_THREAD.run(_why, opened, wish, words)


def _why(opened: OpenPuzzle, wish: Why, words: Words) -> Reasons:
    position = plans.planned(_standing(opened), opened.puzzle.seat, wish.after)
    if position is None:
        raise NotYourTurn(opened.puzzle.seat, None)
    meant, reasons = actions.reasons_against(position, wish)
    return Reasons(meant, reasons_seen(reasons, words))


@post("/{game:str}/{puzzle:str}", status_code=200, summary="Answer with a whole plan, or ask for the solution")
async def answer(
    request: ApiRequest, state: State, game: GameName, puzzle: PuzzleName, data: JSONBody[PuzzleAnswer]
) -> PuzzleSolution:
    storage: Storage = state.storage
    who, opened = await person_of(request), _opened(request, game, puzzle)
    found, number = opened.puzzle, None
    if data.answers:
        number = await PLAN_THREAD.run(opened.number, data.answers)
    right = number in {line.number for line in found.solutions}
    made = PuzzleTry(game, puzzle, wall_clock_ms(), right, number, 0.0, 0.0, 0.0)
    counted, first = await storage.puzzles.keep(who.ids, who.id, made, _begins(found))
    own = await Own.of(storage, who, game)
    listed = {line.number for line in found.lines} | {number}
    return PuzzleSolution(
        solved=right,
        shown=number is None,
        first=first,
        loss=None if number is None else found.loss_of(number),
        lines=await PLAN_THREAD.run(lines_seen, opened, number),
        behind=min((loss / 10 for other, loss in enumerate(found.losses) if other not in listed), default=0.0),
        plans=len(found.losses),
        futures=found.futures,
        source=found.source,
        levels=levels_seen(found),
        change=points(counted.mu) - points(counted.mu_before) if first and own.rated else None,
        own=own.seen(),
    )


@post("/{game:str}/{puzzle:str}/on", status_code=201, summary="Play on from the position, against bots")
async def play_on(
    request: ApiRequest, state: State, game: GameName, puzzle: PuzzleName, data: JSONBody[PuzzleOnWish]
) -> TableCreated:
    tables: Tables = state.tables
    who, found = await player_of(request), _opened(request, game, puzzle).puzzle
    chairs = actions.named(among_bots(who, found.seat, found.players, data.level))
    match = await tables.create(game, who.id, chairs, dict(found.options), Terms(), beginning=Beginning(found.answers))
    return TableCreated(match.id)


router: Final = Router(
    "/api/puzzles", route_handlers=[overview, following, read, ahead, plan, why, answer, play_on], tags=["puzzles"]
)
