"""A record as rows: one for each decision, with the position it was made in and how the game ended.

Players are only seats here. The name of a program is kept, as it is not a person's name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from torri.engine.catalogue import game as find_game
from torri.engine.catalogue import known_edition
from torri.engine.errors import OtherEdition, TorriError
from torri.engine.game import Game
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.records import Record, Verdict
from torri.engine.records.verify import record_rule
from torri.engine.rewards import MARGIN, OUTCOME
from torri.matches.errors import RecordFails
from torri.players.specs import player
from torri.research.actions import actions
from torri.research.rewards import rewards

Row: TypeAlias = dict[str, Any]

BOT: Final = "bot:"  # the beginning of the name of a seat played by a program
OUTSIDE: Final = "exec"  # outside programs: their command lines may contain paths and names
ID_DIGITS: Final = 32


@dataclass(frozen=True, slots=True)
class Choice:
    """What a data set contains."""

    chance: bool = False  # rows for nature's answers too
    observations: bool = True
    unfinished: bool = False  # also games that were not played to their end


DEFAULT_CHOICE: Final = Choice()


class Unfinished(TorriError, ValueError):
    """A game without an end has no outcome."""

    plies: int


class Undecided(TorriError, ValueError):
    """A record in which nobody has decided anything yet has no rows."""


def game_at(name: str, rules: int, edition_sha256: str, edition: Path | None = None) -> Game:
    """A game by the rules and figures that it was played with: ours, those of a match that held its own, and then
    those of the file `edition`."""
    found = known_edition(find_game(name).name, edition_sha256) or find_game(name, edition)
    if found.edition.sha256 != edition_sha256:
        raise OtherEdition(game=name, wanted=edition_sha256[:12], present=found.edition.sha256[:12])
    return found.at(rules)


def rules_of(record: Record, edition: Path | None = None) -> Game:
    """The game that a record was played by."""
    return game_at(record.game, record.rules, record.edition_sha256, edition)


def checked(record: Record, game: Game, choice: Choice = DEFAULT_CHOICE) -> Verdict:
    """The result of verifying a record; refused if it is invalid, or has no end though it should."""
    verdict = record.verify(game)
    if verdict.problem is not None:
        raise RecordFails(verdict.plies, verdict.rule, verdict.problem, verdict.reasons)
    if not verdict.over and not choice.unfinished:
        raise Unfinished(verdict.plies)
    return verdict


def match_id(record: Record, options: Mapping[str, object], plies: int) -> str:
    """What was played, as a hash: the same for the same game, whatever the names of players and files."""
    head = [record.game, record.rules, record.edition_sha256, record.players, dict(options)]
    canonical = json.dumps([*head, record.answers[:plies]], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:ID_DIGITS]


@lru_cache(maxsize=1024)
def program(name: str) -> str | None:
    """The spec of the program on a seat of that name; None for a person, whatever they call themselves."""
    if not name.startswith(BOT):
        return None
    spec = name.removeprefix(BOT)
    if spec.partition(":")[0] == OUTSIDE:
        return OUTSIDE
    try:
        player(spec, Random(0)).close()
    except TorriError:
        return None
    return spec


def rows(record: Record, game: Game, choice: Choice = DEFAULT_CHOICE) -> list[Row]:
    """The rows of a record that was verified, in the order in which they happened.

    Nature's answers since the row before stand in `drawn`, so that nothing of the game is lost. If nature answers
    last, those answers have rows of their own; a game without an end is written up to its last decision.
    """
    position = record.start(game)
    actors = []
    for answer in record.answers:
        actors.append(int(position.state.actor))
        game.questions.apply(position.state, answer)
    last = len(actors) - sum(1 for _ in takewhile(lambda actor: actor == NATURE, reversed(actors)))
    if last == 0:
        raise Undecided
    over = position.over
    plies = len(actors) if over else last
    head = _head(record, position, plies)
    outcome = _outcome(position, game)
    programs = [program(name) for name in record.seats]
    made, drawn = [], []
    position = record.start(game)
    for ply, answer in enumerate(record.answers[:plies]):
        actor = actors[ply]
        if actor == NATURE and not choice.chance and ply < last:
            drawn.append(answer)
        else:
            decided = _decision(position, game, answer, choice)
            by = None if actor == NATURE else programs[actor]
            made.append(head | {"ply": ply, "seat": actor, "player": by, "drawn": drawn} | decided | outcome[actor])
            drawn = []
        game.questions.apply(position.state, answer)
    return made


def _head(record: Record, end: Position, plies: int) -> Row:
    """The columns that are the same in all rows of a game."""
    return {
        "match": match_id(record, end.options, plies),
        "game": record.game,
        "rules": record.rules,
        "edition": end.game.edition.name,  # a record may call it anything
        "edition_sha256": record.edition_sha256,
        "options": json.dumps(end.options, sort_keys=True),
        "players": record.players,
        "scores": end.scores() if end.over else None,
        "winners": end.winners() if end.over else None,
        "plies": plies,
    }


def _outcome(end: Position, game: Game) -> dict[int, Row]:
    """What each seat, and nature, gets in the end."""
    nobody = {"reward": None, "margin": None}
    if not end.over:
        return dict.fromkeys(range(NATURE, end.players), nobody)
    pairs = zip(rewards(end, game, OUTCOME), rewards(end, game, MARGIN), strict=True)
    return {seat: {"reward": reward, "margin": margin} for seat, (reward, margin) in enumerate(pairs)} | {
        NATURE: nobody
    }


def _decision(position: Position, game: Game, answer: int, choice: Choice) -> Row:
    """The question of a position and the answer that was given to it."""
    seat = position.actor
    numbers, asked = actions(game), seat is not None and seat != NATURE
    found: Row = {
        "question": position.question.name,
        "rule": record_rule(position),
        "answer": answer,
        "action": numbers.of(position, answer) if asked else None,
        "text": position.text(answer),
        "legal": numbers.legal(position) if asked else None,
        "forced": position.forced() is not None if asked else len(position.answers()) == 1,
        "position": position.encode(),
    }
    if choice.observations:
        known = game.observation if asked else None
        found["observation"] = known and known.row(position.state, seat or 0)
    return found
