"""Firenze, by Andreas Steding (2010), for 2 to 4 players."""

from __future__ import annotations

from typing import Final

from torri.engine.game import Game
from torri.engine.options import Choice, Flag, Number, Seat
from torri.engine.telling import Teller

from . import (
    audit,
    automatic,
    comparing,
    entities,
    evaluation,
    events,
    forecast,
    knowledge,
    notation,
    observation,
    obvious,
    outlook,
    picture,
    rules,
    scoring,
    setup,
    state,
    tables,
    views,
)

GAME: Final = Game(
    name="firenze",
    version=1,
    package=__name__,
    players=range(tables.MIN_PLAYERS, tables.PLAYERS + 1),
    options=(
        Flag("campanile", rule="F2.4"),
        Number("neutral_seals", rule="F2.2", default=tables.PLACED_SEALS, least=0, most=tables.NEUTRAL_SEALS),
        Choice("placing", rule="F2.2", choices=("recommended", "hand_picked", "dice")),
        Choice("dead_colour", rule="F2.3", choices=("none", *tables.COLOURS, "drawn")),
        Flag("patrician_shields_all", rule="F10.6"),
        Seat("start_player", rule="F2.5"),
        Flag("open_memory", rule="F13.2"),
    ),
    edition=tables.EDITION,
    State=state.State,
    Ask=state.Ask,
    over=state.Ask.OVER,
    questions=rules.QUESTIONS,
    copy=state.copy,
    setup=setup.setup,
    score=scoring.score,
    evaluate=evaluation.evaluate,
    weights=evaluation.WEIGHTS,
    compared=comparing.COMPARED,
    observation=observation.OBSERVATION,
    entities=entities.ENTITIES,
    rank=scoring.rank,
    redeal=knowledge.redeal,
    shown=knowledge.shown,
    view=knowledge.view,
    text=notation.text,
    meaning=notation.meaning,
    picture=picture.picture,
    outlook=outlook.outlook,
    audit=audit.audit,
    faults=audit.Fault,
    teller=Teller(events.TELLINGS, events.NAMES, events.COUNTED),
    automatic=automatic.automatic,
    usual=forecast.usual,
    obvious=obvious.obvious,
    paragraphs=(
        *(f"F1.{number}" for number in range(1, 8)),
        *(f"F2.{number}" for number in range(1, 8)),
        *("F3.1", "F3.2"),
        *(f"F4.{number}" for number in range(1, 6)),
        "F5.1",
        *("F6.1", "F6.2", "F6.3"),
        "F7.1",
        *(f"F8.{number}" for number in range(1, 6)),
        *(f"F9.{number}" for number in range(1, 5)),
        *(f"F10.{number}" for number in range(27)),
        *(f"F11.{number}" for number in range(1, 5)),
        *(f"F12.{number}" for number in range(1, 9)),
        *("F13.1", "F13.2"),
    ),
    rulings=frozenset(
        {
            *("F1.2", "F1.4", "F1.5", "F2.2", "F2.3", "F2.4", "F2.7", "F5.1", "F7.1", "F8.4", "F8.5"),
            *("F10.0", "F10.6", "F10.7", "F10.8", "F10.13", "F10.17", "F10.18", "F10.22", "F10.24", "F10.26"),
            *("F11.3", "F11.4", "F13.1", "F13.2"),
        }
    ),
    figures=tables.FIGURES,
    longest=tables.LONGEST_GAME_STEPS,
    view_type=views.FirenzeView,
    outlook_type=views.FirenzeOutlook,
)
