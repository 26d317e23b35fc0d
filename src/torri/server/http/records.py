"""Records over HTTP: verified, and imported as matches of the person who sends them."""

from __future__ import annotations

import re
from typing import Annotated, Final, get_args

from msgspec import Meta, Struct

from torri.engine.chance import Chance, commitment, write_weights
from torri.engine.errors import Problem, UnknownGame, UnreadableRecord
from torri.engine.game import Game
from torri.engine.questions import NATURE
from torri.engine.records import Record, Verdict
from torri.matches.entries import Chair
from torri.matches.match import Match
from torri.matches.tables import Tables
from torri.server import actions
from torri.server.api.errors import InvisibleName
from torri.server.api.messages.fields import Asked, Level, Style
from torri.server.api.messages.problems import ReasonSeen
from torri.server.api.messages.tables import TableCreated
from torri.server.api.problems import language_of, reasons_seen
from torri.server.api.routing import JSONBody, Router, State, post
from torri.server.editions import EditionShelf
from torri.server.operations.threads import VERIFY_THREAD
from torri.server.people.names import clean
from torri.server.people.requests import ApiRequest, about, player_of
from torri.texts import Words

RECORD_SOURCE: Final = "record-brought"  # the name of the text that stands for the record in errors
MAX_RECORD_CHARACTERS: Final = 400_000  # the longest games stay far below
MAX_RECORD_REQUEST_BYTES: Final = 1_000_000
MAX_NAME_CHARACTERS: Final = 40

# Which figures a record was played with, in either of its forms.
EDITION_NAMED: Final = re.compile(r'\b(?:EditionHash |edition_sha256":\s*)"([0-9a-f]{64})"')
GAME_NAMED: Final = re.compile(r'\b(?:Game |game":\s*)"(\w{1,40})"')

BOT_NAME_PATTERN: Final = re.compile(
    rf"bot:((?:{'|'.join(get_args(Level))})(?::style=(?:{'|'.join(get_args(Style))}))?)"
)


class RecordText(Asked, frozen=True):
    """A record as it was exported, as text or as JSON."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD_CHARACTERS)]


class DrawSeen(Struct, frozen=True):
    """A draw, to be checked by anybody: what could be drawn (`0-5 7 9x2`: 0 to 5 and 7 once each, 9 twice) and what
    was."""

    number: int  # among the draws, from 0
    ply: int
    weights: str
    answer: int


class VerdictSeen(Struct, frozen=True):
    """Whether a record is valid, with everything that is needed to check its draws."""

    holds: bool
    proven: bool  # whether every draw follows from the secret that was committed to
    over: bool  # whether the game was played to its end
    plies: int  # answers found right
    draws: tuple[DrawSeen, ...]
    game: str
    rules: int
    edition: str
    players: int
    names: tuple[str, ...]  # of the seats
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    commitment: str | None
    secret: str | None
    entropy: tuple[str, ...]
    problem: str | None  # the kind of error; null if the record is valid
    detail: str  # in words
    rule: str | None  # by which it fails
    reasons: tuple[ReasonSeen, ...] = ()


def verdict_of_match(match: Match, language: str) -> VerdictSeen:
    """The verdict on a finished match. If it was given up, its secret is known though the record does not contain
    it.
    """
    played_here = match.ended is not None and not match.created.answers
    secret = match.ended.secret if match.ended is not None and played_here else None
    return verdict_seen(match.record(), match.game, language, secret, ended=True)


def verdict_seen(
    record: Record, game: Game, language: str, secret: str | None = None, *, ended: bool = False
) -> VerdictSeen:
    """The result of verifying a record, in words; `secret` is that of a match that has ended, if it is known."""
    verdict = record.verify(game)
    revealed = record.secret or secret
    draws = _draws(record, game, verdict)
    proven = verdict.proven or (verdict.holds and revealed is not None and _follow(record, game, revealed))
    words = Words(language, game, record.seats)
    return VerdictSeen(
        holds=verdict.holds,
        proven=proven,
        over=verdict.over,
        plies=verdict.plies,
        draws=draws,
        game=record.game,
        rules=record.rules,
        edition=record.edition,
        players=record.players,
        names=tuple(record.seats),
        scores=None if record.scores is None else tuple(record.scores),
        winners=None if record.winners is None else tuple(record.winners),
        commitment=record.commitment,
        secret=revealed,
        entropy=tuple(record.entropy),
        problem=None if verdict.problem is None else verdict.problem.name,
        detail=words.verdict(verdict, proven=proven, ended=ended),
        rule=verdict.rule,
        reasons=reasons_seen(verdict.reasons, words),
    )


def _draws(record: Record, game: Game, verdict: Verdict) -> tuple[DrawSeen, ...]:
    """The draws up to the first answer that breaks the rules, and the first draw that does not follow from the
    secret.
    """
    position = record.start(game)
    draws: list[DrawSeen] = []
    for ply, answer in enumerate(record.answers[: verdict.plies + 1]):
        if position.actor == NATURE:
            weights = write_weights(position.answers(), position.weights())
            draws.append(DrawSeen(len(draws), ply, weights, answer))
        if ply < verdict.plies:
            game.questions.apply(position.state, answer)
    return tuple(draws)


def _follow(record: Record, game: Game, secret: str) -> bool:
    """Whether all draws of a record that holds follow from a secret."""
    if commitment(secret) != record.commitment:
        return False
    chance, position, drawn = Chance(secret, record.entropy), record.start(game), 0
    for answer in record.answers:
        if position.actor == NATURE:
            if chance.answer(position.answers(), position.weights(), drawn) != answer:
                return False
            drawn += 1
        game.questions.apply(position.state, answer)
    return True


def _read(text: str) -> tuple[Record, Game]:
    """A record that was sent, and the game it is of."""
    try:
        record = Record.read(text, RECORD_SOURCE)
        return record, record.rules_of()
    except UnknownGame as error:
        known = ", ".join(error.known)
        raise UnreadableRecord(RECORD_SOURCE, Problem("wrong-type", {"path": "game", "expected": known})) from None


async def _learn_edition(editions: EditionShelf, text: str) -> None:
    """Load the edition that a record was played with: its answers can't be read without it."""
    game, edition = GAME_NAMED.search(text), EDITION_NAMED.search(text)
    if game and edition:
        await editions.learn(game[1], edition[1])


def _chairs(record: Record) -> list[Chair]:
    """The players that a record names; they are not persons of this server."""
    chairs = []
    for seat, name in enumerate(record.seats):
        bot = BOT_NAME_PATTERN.fullmatch(name)
        chairs.append(Chair(crest=seat, bot=bot[1]) if bot else Chair(_shown(name, seat), crest=seat))
    return actions.named(chairs)


def _shown(name: str, seat: int) -> str:
    try:
        return clean(name)[:MAX_NAME_CHARACTERS]
    except InvisibleName:
        return str(seat + 1)


@post(
    "/verdict",
    status_code=200,
    summary="Verify a record; nothing is stored",
    request_max_body_size=MAX_RECORD_REQUEST_BYTES,
)
async def verdict(request: ApiRequest, state: State, data: JSONBody[RecordText]) -> VerdictSeen:
    await _learn_edition(state.editions, data.text)
    language = language_of(request.headers)
    return await VERIFY_THREAD.run(lambda: verdict_seen(*_read(data.text), language))


@post(
    "/",
    status_code=201,
    summary="Import a valid record as a match of yours",
    request_max_body_size=MAX_RECORD_REQUEST_BYTES,
)
async def bring(request: ApiRequest, state: State, data: JSONBody[RecordText]) -> TableCreated:
    tables: Tables = state.tables
    person = await player_of(request)
    await _learn_edition(state.editions, data.text)
    record, game = await VERIFY_THREAD.run(_read, data.text)
    about(request, game, record.seats)
    return TableCreated(await tables.bring(record, game, person, _chairs(record)))


router: Final = Router("/api/records", route_handlers=[verdict, bring], tags=["records"])
