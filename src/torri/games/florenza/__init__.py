"""Florenza, by Stefano Groppi (2010), for 2 to 5 players."""

from __future__ import annotations

from typing import Final

from torri.engine.game import Game
from torri.engine.options import Choice, Flag
from torri.engine.telling import Teller

from . import (
    audit,
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
    outlook_views,
    picture,
    rules,
    scoring,
    setup,
    state,
    tables,
    text_figures,
    views,
)

GAME: Final = Game(
    name="florenza",
    version=1,
    package=__name__,
    players=range(tables.MIN_PLAYERS, tables.PLAYERS + 1),
    options=(
        Flag("first_game", rule="L2.2"),
        Flag("short_game", rule="L12.1"),
        Flag("both_offices_twice", rule="L5.1", default=True),
        Choice("families", rule="L2.2", choices=("by_seat", "chosen")),
        Flag("open_memory", rule="L13.1"),
    ),
    edition=tables.EDITION,
    State=state.State,
    Ask=state.Ask,
    over=state.Ask.OVER,
    questions=rules.QUESTIONS,
    copy=state.copy,
    setup=setup.setup,
    score=scoring.score,
    rank=scoring.rank,
    redeal=knowledge.redeal,
    shown=knowledge.shown,
    view=knowledge.view,
    text=notation.text,
    meaning=notation.meaning,
    picture=picture.picture,
    audit=audit.audit,
    faults=audit.Fault,
    teller=Teller(events.TELLINGS, events.NAMES, events.COUNTED),
    obvious=obvious.obvious,
    forecast=forecast.forecast,
    outlook=outlook.outlook,
    evaluate=evaluation.evaluate,
    weights=evaluation.WEIGHTS,
    compared=comparing.COMPARED,
    in_prospect=comparing.in_prospect,
    round_of=comparing.round_of,
    observation=observation.OBSERVATION,
    entities=entities.ENTITIES,
    paragraphs=(
        *(f"L1.{number}" for number in range(1, 7)),
        *(f"L2.{number}" for number in range(1, 5)),
        *(f"L3.{number}" for number in range(1, 4)),
        *("L4.1", "L4.2"),
        *(f"L5.{number}" for number in range(1, 7)),
        "L6.1",
        *(f"L7.{number}" for number in range(1, 5)),
        *(f"L8.{number}" for number in range(1, 6)),
        *(f"L9.{number}" for number in range(5)),
        *("L10.1", "L10.2"),
        *("L11.1", "L11.2"),
        *("L12.1", "L12.2"),
        "L13.1",
    ),
    rulings=frozenset(
        {
            *("L1.1", "L1.5", "L1.6", "L2.2", "L2.4", "L4.2"),
            *("L5.1", "L5.2", "L5.3", "L5.4", "L5.6", "L6.1", "L7.2", "L7.4", "L8.1", "L8.2"),
            *("L9.0", "L9.2", "L9.3", "L9.4", "L11.1", "L11.2", "L12.1", "L12.2", "L13.1"),
        }
    ),
    figures=text_figures.FIGURES,
    longest=tables.LONGEST_GAME_STEPS,
    view_type=views.FlorenzaView,
    outlook_type=outlook_views.FlorenzaOutlook,
)
