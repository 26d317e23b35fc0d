"""Errors as problem+json: what was wrong and what would be right, without internals of the server."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog

from torri.engine.errors import IllegalAnswer, NoLesson, Reason, TorriError, UnknownGame, UnknownStep, UnreadableRecord
from torri.engine.errors import Problem as FileProblem
from torri.matches import errors as match_errors
from torri.matches.match import Match
from torri.matches.storage import errors as storage_errors
from torri.puzzles.errors import NoWholePlan, UnknownPuzzle
from torri.server.api import errors as server_errors
from torri.server.api.bodies import BODY
from torri.server.api.messages.live import Refused
from torri.server.api.messages.problems import Problem, ReasonSeen, ThingSeen
from torri.server.api.request_ids import request_id
from torri.server.api.routing import HTTPException, Request, Response, ValidationException
from torri.texts import LANGUAGES, Words

PROBLEM_MEDIA_TYPE: Final = "application/problem+json"
log: Final = structlog.get_logger()

STATUS_BY_ERROR: Final[dict[type[TorriError], int]] = {
    UnknownGame: 404,
    NoLesson: 404,
    UnknownStep: 404,
    UnknownPuzzle: 404,
    NoWholePlan: 409,
    storage_errors.UnknownMatch: 404,
    storage_errors.UnknownPerson: 404,
    storage_errors.UnknownItem: 404,
    storage_errors.DamagedMatch: 409,
    storage_errors.LoginTaken: 409,
    storage_errors.PasskeyTaken: 409,
    storage_errors.Overtaken: 409,
    storage_errors.NotWritten: 503,
    storage_errors.Unsettled: 503,
    storage_errors.NoDatabase: 503,
    storage_errors.StorageClosed: 503,
    server_errors.NotKnown: 401,
    server_errors.WrongPassword: 401,
    server_errors.TooManyGuesses: 429,
    server_errors.TooMuchAtOnce: 429,
    server_errors.WrongCredential: 401,
    server_errors.NotByToken: 403,
    server_errors.UnknownToken: 404,
    server_errors.UnknownPasskey: 404,
    server_errors.UnknownEdition: 404,
    server_errors.AlreadyAccount: 409,
    server_errors.AccountNeeded: 403,
    server_errors.NoMail: 409,
    server_errors.WrongTicket: 404,
    server_errors.NotOperator: 403,
    server_errors.OperatorsStay: 403,
    server_errors.EntryClosed: 403,
    server_errors.EntryByCode: 403,
    match_errors.Muted: 403,
    match_errors.Suspended: 403,
    match_errors.Banned: 403,
    match_errors.NotYourSeat: 403,
    match_errors.NotTheHost: 403,
    match_errors.NotWatched: 403,
    match_errors.WrongLink: 403,
    match_errors.NotWelcome: 403,
    match_errors.NoHints: 403,
    match_errors.NotRatable: 403,
    match_errors.NotTakenAlong: 403,
    match_errors.DealSealed: 403,
    match_errors.RoundSealed: 403,
    match_errors.NoPause: 409,
    match_errors.UnknownTournament: 404,
    match_errors.TournamentNotNow: 409,
    match_errors.TournamentFull: 409,
    match_errors.DealPlayed: 409,
    match_errors.DealPlayedHere: 409,
    match_errors.NotNow: 409,
    match_errors.NotYourTurn: 409,
    match_errors.PlanTooLong: 409,
    match_errors.Stale: 409,
    match_errors.Repeated: 409,
    match_errors.SeatTaken: 409,
    match_errors.NoFreeSeat: 409,
    match_errors.NothingToUndo: 409,
    match_errors.RatedUndo: 409,
    match_errors.NotAbsent: 409,
    match_errors.TooMany: 409,
    match_errors.NotByCorrespondence: 409,
    match_errors.YourTurnAlready: 409,
    match_errors.OnVacationAlready: 409,
    match_errors.NoVacation: 409,
    match_errors.VacationTooLong: 409,
    match_errors.ServerFull: 503,
}
DEFAULT_STATUS: Final = 422
SUBJECT: Final = "torri-subject"  # the key under which a request keeps its game and the players' names


def language_of(headers: Any) -> str:
    """The first language of ours that the client asks for."""
    for part in headers.get("accept-language", "").split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return str(language)
    return "en"


def words_for(language: str, match: Match | None = None) -> Words:
    return Words(language) if match is None else Words(language, match.game, names_at(match))


def names_at(match: Match) -> list[str]:
    return [chair.name or chair.bot or "" for chair in match.chairs]


def reasons_seen(reasons: tuple[Reason, ...] | list[Reason], words: Words) -> tuple[ReasonSeen, ...]:
    return tuple(_reason_seen(one, words) for one in reasons)


def _reason_seen(reason: Reason, words: Words) -> ReasonSeen:
    has, needs = (
        tuple(ThingSeen(thing.piece, thing.of, thing.count) for thing in things) for things in reason.compared
    )
    way = None if reason.instead is None else str(reason.instead)
    return ReasonSeen(reason.rule or None, reason.name, dict(reason.facts), words.reason(reason), has, needs, way)


def status_of(error: TorriError) -> int:
    return STATUS_BY_ERROR.get(type(error), DEFAULT_STATUS)


def _plain(value: Any) -> Any:
    """Facts as JSON values."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Reason | FileProblem):
        return value.name
    return value


def problem_of(error: TorriError, words: Words) -> Problem:
    reasons = error.reasons if isinstance(error, IllegalAnswer | match_errors.RecordFails) else ()
    facts = {key: _plain(value) for key, value in error.facts.items() if key != "reasons"}
    if isinstance(error, UnreadableRecord) and "line" in error.problem.facts:
        facts["line"] = error.problem.facts["line"]
    said = words.error(error)
    title = error.name.replace("-", " ")
    return Problem(f"torri:{error.name}", title, status_of(error), said, facts, reasons_seen(reasons, words))


def refusal_of(error: TorriError, words: Words, seq: int | None = None, id: str | None = None) -> Refused:
    reasons = error.reasons if isinstance(error, IllegalAnswer) else ()
    number = error.number if isinstance(error, match_errors.IllegalPlan | match_errors.PlanTooLong) else None
    return Refused(error.name, words.error(error), id, seq, reasons_seen(reasons, words), number)


def answer_with(problem: Problem) -> Response[Problem]:
    problem = msgspec.structs.replace(problem, request=request_id())
    return Response(problem, status_code=problem.status, media_type=PROBLEM_MEDIA_TYPE)


def torri_error(request: Request[Any, Any, Any], error: TorriError) -> Response[Problem]:
    """An error of Torri; its sentence may need the texts of a game and the names of its players."""
    game, names = request.scope.get("state", {}).get(SUBJECT, (None, ()))
    return answer_with(problem_of(error, Words(language_of(request.headers), game, names)))


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error of the framework: a wrong address, method or body."""
    facts: dict[str, Any] = {}
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [_field(one) for one in error.extra]
        facts = {"fields": wrong}
        detail = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in wrong)
    elif isinstance(error, ValidationException):
        detail = error.detail.partition(" for ")[0] + (f": {error.extra}" if error.extra else "")
    title = type(error).__name__.removesuffix("Exception")
    return answer_with(Problem(f"torri:http-{error.status_code}", title, error.status_code, detail, facts))


def _field(said: dict[str, Any]) -> dict[str, str]:
    """What is wrong with a part of a request, in its words: functions of routes call the body `data`."""
    plain = {name: str(getattr(value, "value", value)) for name, value in said.items()}
    return plain | {"key": BODY} if plain.get("key") == "data" else plain


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of the server: it is logged, and the client receives no details."""
    log.error("unexpected", path=request.url.path, method=request.method, exc_info=error)
    return answer_with(Problem("torri:fault", "Fault of the server", 500, "Something is wrong here, not with you."))
