"""Patrizier, by Michael Schacht (2007), for 2 to 5 players."""

from __future__ import annotations

from typing import Final

from torri.engine.game import Game
from torri.engine.options import Flag
from torri.engine.telling import Teller

from . import (
    audit,
    comparing,
    elsewhere,
    entities,
    evaluation,
    events,
    knowledge,
    notation,
    observation,
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
    name="patrizier",
    version=1,
    package=__name__,
    players=range(tables.MIN_PLAYERS, tables.PLAYERS + 1),
    options=(Flag("open_memory", rule="P7.2"),),
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
    elsewhere=elsewhere.elsewhere,
    picture=picture.picture,
    outlook=outlook.outlook,
    audit=audit.audit,
    faults=audit.Fault,
    teller=Teller(events.TELLINGS, events.NAMES),
    paragraphs=(
        *("P1.1", "P1.2"),
        *("P2.1", "P2.2", "P2.3", "P2.4"),
        *("P3.1", "P3.2", "P3.3", "P3.4", "P3.5", "P3.6", "P3.7"),
        "P4.1",
        *("P5.1", "P5.2", "P5.3"),
        *("P6.1", "P6.2"),
        *("P7.1", "P7.2"),
    ),
    rulings=frozenset({"P1.2", "P3.5", "P3.6", "P4.1", "P7.1", "P7.2"}),
    figures=tables.FIGURES,
    evaluate=evaluation.evaluate,
    weights=evaluation.WEIGHTS,
    compared=comparing.COMPARED,
    observation=observation.OBSERVATION,
    entities=entities.ENTITIES,
    longest=tables.LONGEST_GAME_STEPS,
    view_type=views.PatrizierView,
    outlook_type=views.PatrizierOutlook,
)
