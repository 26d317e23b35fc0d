"""Imported records: kept as matches that were played elsewhere.

Such a match is an ordinary finished one. All its answers are in its first entry, nobody sits at it, and the person who
imported it is its host. Its id follows from the record and that person, so that a second import finds the same match.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Final

from torri.engine.game import Game
from torri.engine.records import Record
from torri.matches.entries import Begun, Brought, Chair, Created, Ended, Known, Written
from torri.matches.errors import RecordFails
from torri.matches.match import Match

MATCH_ID_BYTES: Final = 12
UNFINISHED: Final = Ended("abandoned", secret="", scores=(), winners=())


def match_id(person: str, record: Record) -> str:
    """The id of the match that a record becomes when this person imports it, in either form."""
    digest = hashlib.sha256(f"{person} {record.digest()}".encode()).digest()
    return urlsafe_b64encode(digest[:MATCH_ID_BYTES]).decode()


def match_of(record: Record, game: Game, person: str, chairs: Sequence[Chair], now: int) -> tuple[Match, list[Written]]:
    """The match that a record describes; RecordFails if what it claims is not true."""
    verdict = record.verify(game)
    if verdict.problem is not None:
        raise RecordFails(verdict.plies, verdict.rule, verdict.problem, verdict.reasons)
    match = Match(match_id(person, record))
    written: list[Written] = []
    for entry in _entries(record, game, person, chairs):
        written.append(Written(match.seq, now, entry))
        match.take(written[-1])
    return match, written


def _entries(record: Record, game: Game, person: str, chairs: Sequence[Chair]) -> tuple[Known, ...]:
    end = record.position(game=game)
    created = Created(
        game=record.game,
        rules=record.rules,
        edition=record.edition,
        edition_sha256=record.edition_sha256,
        edition_text=game.edition.text,
        options=end.options,
        host=person,
        chairs=tuple(chairs),
        commitment=record.commitment or "",
        answers=tuple(record.answers),
        brought=Brought(tuple(record.seats), tuple(record.entropy), record.commitment, record.secret),
    )
    secret = record.secret or ""
    # A game that was not played to its end has no result: it was abandoned.
    ended = Ended("over", secret, tuple(end.scores()), tuple(end.winners())) if end.over else UNFINISHED
    return created, Begun(), ended
