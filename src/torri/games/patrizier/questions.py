"""The questions of a game in the order of the rulebook, each with its limits and what it does."""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Limit, Question, Questions, even

from . import reasons, rules
from .state import Ask
from .tables import CARDS, CITIES, PLAYERS, SITES, TWO_CRESTS

QUESTIONS: Final = Questions(
    "patrizier",
    [
        Question(
            Ask.DEAL,
            "P2.2",
            CARDS,
            (Limit("P2.2", "not-among-start-cards", rules.start_cards_left, reasons.card),),
            rules.deal,
            even,
        ),
        Question(
            Ask.LAY_OUT,
            "P2.3",
            CARDS,
            (Limit("P2.3", "not-in-stock", rules.kinds_in_stock, reasons.card),),
            rules.lay_out,
            rules.copies_in_stock,
            heaviest=2,
        ),
        Question(
            Ask.START, "P2.4", PLAYERS, (Limit("P2.4", "no-such-seat", rules.seats, reasons.seats),), rules.start, even
        ),
        Question(
            Ask.PLAY,
            "P3.1",
            CARDS,
            (Limit("P3.1", "not-in-hand", rules.kinds_in_hand, reasons.card_in_hand),),
            rules.play,
        ),
        Question(
            Ask.BUILD,
            "P3.2",
            1 + TWO_CRESTS,
            (
                Limit("P3.2", "too-few-crests", rules.one_floor_a_crest, reasons.crests),
                Limit("P3.3", "site-left-empty", rules.no_site_left_empty, reasons.last_floors),
            ),
            rules.build,
        ),
        Question(
            Ask.MOVE,
            "P3.5",
            SITES + 1,
            (
                Limit("P2.1", "city-not-in-play", rules.city_in_play, reasons.players),
                Limit("P3.5", "just-built-there", rules.not_just_built, reasons.city_of_site),
                Limit("P3.5", "city-scored", rules.not_scored, reasons.city_of_site),
                Limit("P3.5", "no-own-floor", rules.own_floor_in_city, reasons.own_floors),
                Limit("P3.5", "no-tower", rules.tower_stands, reasons.city_of_site),
            ),
            rules.move,
        ),
        Question(
            Ask.TAKE,
            "P3.6",
            CITIES,
            (
                Limit("P3.6", "no-card-there", rules.card_lies_there, reasons.space),
                Limit("P3.6", "not-where-built", rules.where_built_unless_any, reasons.space_bound),
            ),
            rules.take,
        ),
    ],
    end="P5.1",
)
