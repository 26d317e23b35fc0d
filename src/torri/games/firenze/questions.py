"""The questions of a game in the order of the rulebook, each with its limits and what it does."""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Limit, Question, Questions, even

from . import reasons
from .rules import bricks, building, exchanging, fulfilling, limiting, persons, row, setting_up, striking, taking
from .rules.commissions import BELL
from .state import Ask
from .tables import (
    BALCONIES,
    COLOURS,
    COMMISSIONS,
    KINDS,
    MOST_COPIES,
    PERSONS,
    PLAYERS,
    ROW,
    SLOTS,
    WORKSHOP,
)


def payment(rule: str) -> tuple[Limit, ...]:
    """The limits of bricks named one by one, from white to purple."""
    return (
        Limit(rule, "no-brick", bricks.in_stock, reasons.brick),
        Limit(rule, "bricks-in-order", bricks.in_order, reasons.brick_order, order=True),
        Limit(rule, "too-few-from-here", bricks.enough_left, reasons.bricks_from_here, order=True),
    )


def levy(rule: str) -> tuple[Limit, ...]:
    """The limits of towers that are paid for, named one by one in order."""
    return (
        Limit(rule, "no-tower-there", striking.own_towers, reasons.own_tower),
        Limit(rule, "nothing-due", striking.levied, reasons.own_tower),
        Limit(rule, "towers-in-order", striking.spared_in_order, reasons.own_tower, order=True),
        Limit(rule, "too-few-towers-from-here", striking.enough_towers_left, reasons.towers_from_here, order=True),
        Limit("F6.1", "alike", striking.first_alike_unspared, reasons.own_tower, order=True),
    )


PERSON_LIMITS: Final = (
    Limit("F10.0", "person-not-held", persons.in_hand, reasons.person),
    Limit("F10.0", "person-played", persons.not_played_yet, reasons.person),
    Limit("F10.0", "wrong-moment", persons.right_moment, reasons.person),
    Limit("F10.0", "no-effect", persons.has_effect, reasons.person),
)

SEALING_LIMITS: Final = (
    Limit("F2.2", "balcony-lies-there", setting_up.without_balcony, reasons.commission),
    Limit("F2.2", "seal-lies-there", setting_up.without_seal, reasons.commission),
)

COMMISSION_LIMITS: Final = (
    Limit("F8.1", "commission-sealed", fulfilling.no_seal_on_it, reasons.seal),
    Limit("F8.2", "balcony-out-of-order", fulfilling.balcony_in_order, reasons.balcony),
    Limit("F8.4", "no-seal-left", fulfilling.seal_left),
    Limit("F10.18", "bell-tower-owed", fulfilling.bell_tower_given, reasons.towers_of_colour),
    Limit("F10.18", "bell-tower-not-owed", fulfilling.bell_tower_owed),
)

QUESTIONS: Final = Questions(
    "firenze",
    [
        Question(
            Ask.START,
            "F2.5",
            PLAYERS,
            (Limit("F2.5", "no-such-seat", setting_up.seats, reasons.seats),),
            setting_up.choose_start,
            even,
        ),
        Question(Ask.DEAD_COLOUR, "F2.3", len(COLOURS), (), setting_up.draw_dead_colour, even),
        Question(
            Ask.BALCONY,
            "F2.1",
            BALCONIES,
            (
                Limit("F2.1", "wrong-numeral", setting_up.tiles_of_numeral, reasons.tile_numeral),
                Limit("F2.1", "commission-covered", setting_up.commission_uncovered, reasons.tile),
                Limit("F2.3", "colour-dead", setting_up.colour_alive, reasons.tile),
            ),
            setting_up.lay_balcony,
            even,
        ),
        Question(Ask.SHARE, "F2.2", 2, (), setting_up.share, even),
        Question(
            Ask.SEAL,
            "F2.2",
            COMMISSIONS,
            (
                *SEALING_LIMITS,
                Limit("F2.2", "height-not-recommended", setting_up.recommended_height, reasons.commission),
                Limit("F2.2", "tower-crowded", setting_up.tower_not_crowded, reasons.crowd),
            ),
            setting_up.place_seal,
            even,
        ),
        Question(Ask.PICK_SEAL, "F2.2", COMMISSIONS, SEALING_LIMITS, setting_up.place_seal),
        Question(
            Ask.LAY_OUT,
            "F4.4",
            KINDS,
            (Limit("F4.4", "not-in-draw-pile", row.kinds_to_draw, reasons.card),),
            row.lay_out,
            row.copies_to_draw,
            heaviest=MOST_COPIES,
        ),
        Question(
            Ask.DRAW,
            "F4.4",
            len(COLOURS),
            (Limit("F4.4", "not-in-bag", row.bricks_in_bag, reasons.bag),),
            row.draw,
            row.bricks_of_colour,
        ),
        Question(
            Ask.TAKE,
            "F4.1",
            ROW + len(PERSONS),
            (Limit("F4.2", "price-not-payable", taking.payable_cards, reasons.price), *PERSON_LIMITS),
            taking.take,
        ),
        Question(
            Ask.PAY,
            "F4.1",
            len(COLOURS),
            (Limit("F4.1", "no-brick", bricks.in_stock, reasons.brick),),
            taking.pay,
        ),
        Question(
            Ask.WARD,
            "F10.6",
            2,
            (Limit("F10.6", "no-patrician", taking.patrician_at_hand, reasons.patrician),),
            taking.ward,
        ),
        Question(Ask.FLOOD, "F10.20", len(COLOURS), payment("F10.20"), striking.give, gathered=True),
        Question(Ask.FIRE, "F10.21", len(COLOURS), payment("F10.21"), striking.give, gathered=True),
        Question(Ask.TAX_TOWER, "F10.22", SLOTS, levy("F10.22"), striking.spare, gathered=True),
        Question(Ask.TAX, "F10.22", len(COLOURS), payment("F10.22"), striking.pay_tax, gathered=True),
        Question(Ask.TRIBUTE, "F10.23", SLOTS, levy("F10.23"), striking.spare, gathered=True),
        Question(
            Ask.COLLAPSE,
            "F10.19",
            SLOTS,
            (
                Limit("F10.19", "no-tower-there", striking.own_towers, reasons.own_tower),
                Limit("F6.1", "alike", striking.first_alike_own, reasons.own_tower, order=True),
            ),
            striking.collapse,
        ),
        Question(
            Ask.BOTCH,
            "F10.24",
            SLOTS,
            (
                Limit("F10.24", "no-tower-there", striking.own_towers, reasons.own_tower),
                Limit("F6.1", "alike", striking.first_alike_own, reasons.own_tower, order=True),
            ),
            striking.botch,
        ),
        Question(
            Ask.EXCHANGE,
            "F5.1",
            persons.EXCHANGE_DONE + 1,
            (
                Limit("F5.1", "exchanged-already", exchanging.once_a_turn),
                Limit("F5.1", "too-few-to-exchange", exchanging.price_in_stock, reasons.exchange),
                Limit("F5.1", "no-bricks-there", exchanging.card_carries_bricks, reasons.space),
                *PERSON_LIMITS,
            ),
            exchanging.exchange,
        ),
        Question(Ask.LAY, "F5.1", len(COLOURS), payment("F5.1"), exchanging.lay, gathered=True),
        Question(
            Ask.FETCH,
            "F5.1",
            len(COLOURS),
            (Limit("F5.1", "lay-not-there", exchanging.lay_there_before, reasons.colour),),
            exchanging.fetch,
        ),
        Question(
            Ask.BUILD,
            "F6.1",
            persons.BUILD_DONE + 1 + len(PERSONS),
            (
                Limit("F6.2", "six-built", building.at_most_six, reasons.built),
                Limit("F6.1", "no-tower-there", building.tower_there, reasons.own_tower),
                Limit("F6.1", "no-brick", building.brick_in_stock, reasons.building_brick),
                Limit("F6.3", "cost-not-payable", building.cost_payable, reasons.building_cost),
                Limit("F6.2", "build-in-order", building.towers_in_order, order=True),
                Limit("F6.1", "no-new-tower-yet", building.another_needs_one, reasons.building_brick, order=True),
                Limit("F6.1", "raise-first-alike", building.not_above_its_like, reasons.building_brick, order=True),
                *PERSON_LIMITS,
            ),
            building.build,
            gathered=True,
        ),
        Question(Ask.COST, "F6.2", len(COLOURS), payment("F6.2"), building.pay_cost, gathered=True),
        Question(
            Ask.CLAIM,
            "F8.1",
            persons.CLAIM_DONE + 1,
            (
                *COMMISSION_LIMITS,
                Limit("F8.1", "no-such-tower", fulfilling.tower_fulfils, reasons.towers_of_colour),
                Limit("F10.18", "no-bell-tower", fulfilling.bell_tower_stands, reasons.white_towers),
                *PERSON_LIMITS,
            ),
            fulfilling.claim,
        ),
        Question(
            Ask.ADJUST,
            "F8.5",
            BELL + 1,
            (
                *COMMISSION_LIMITS,
                Limit("F8.5", "no-tower-to-adjust", fulfilling.tower_fulfils_adjusted, reasons.towers_of_colour),
                Limit("F10.18", "no-bell-tower", fulfilling.bell_tower_adjusted, reasons.white_towers),
            ),
            fulfilling.adjust,
        ),
        Question(Ask.WHICH, "F8.5", 2, (), fulfilling.choose_tower),
        Question(Ask.RETURN, "F9.1", len(COLOURS), payment("F9.1"), limiting.return_brick, gathered=True),
        Question(
            Ask.DISCARD,
            "F9.2",
            limiting.DISCARD_DONE + 1,
            (
                Limit("F9.2", "card-not-held", limiting.card_before_player, reasons.held_card),
                Limit("F9.2", "festival-stays", limiting.no_festival, reasons.card),
                Limit("F9.2", "within-limit", limiting.above_the_limit, reasons.card_limit),
                Limit("F9.2", "above-limit", limiting.limit_kept, reasons.card_limit),
                Limit("F9.3", "person-not-held", limiting.patrician_held, reasons.person),
                Limit("F9.3", "person-played", limiting.patrician_not_played, reasons.person),
                Limit("F9.3", "no-effect", limiting.patrician_has_effect, reasons.person),
            ),
            limiting.discard_card,
        ),
        Question(
            Ask.RESTOCK,
            "F10.4",
            ROW,
            (Limit("F10.4", "no-bricks-there", persons.cards_with_bricks, reasons.space),),
            persons.restock,
        ),
        Question(
            Ask.SWAP,
            "F10.1",
            len(COLOURS),
            (Limit("F10.1", "no-brick", bricks.in_stock, reasons.brick),),
            persons.swap,
        ),
        Question(
            Ask.SWAP_FOR,
            "F10.1",
            len(COLOURS),
            (Limit("F10.1", "not-in-bag", row.bricks_in_bag, reasons.bag),),
            persons.swap_for,
        ),
        Question(
            Ask.SMUGGLE,
            "F10.8",
            len(COLOURS) * PLAYERS,
            (
                Limit("F10.8", "not-another-player", persons.of_another_player, reasons.others),
                Limit("F10.8", "others-lack-brick", persons.brick_there, reasons.others_brick),
            ),
            persons.smuggle,
        ),
        Question(
            Ask.SMUGGLE_FOR,
            "F10.8",
            len(COLOURS),
            (Limit("F10.8", "no-brick", bricks.in_stock, reasons.brick),),
            persons.smuggle_for,
        ),
        Question(
            Ask.SABOTAGE,
            "F10.7",
            SLOTS * PLAYERS,
            (
                Limit("F10.7", "not-another-player", persons.of_another_player, reasons.others),
                Limit("F10.7", "others-lack-tower", persons.tower_there, reasons.others_tower),
                Limit("F6.1", "others-alike", persons.first_alike_of_all, reasons.others_tower, order=True),
            ),
            persons.sabotage,
        ),
        Question(
            Ask.DISMISS,
            "F10.6",
            WORKSHOP + 1,
            (
                Limit("F10.6", "open-building", persons.no_open_building, reasons.card),
                Limit("F10.6", "card-not-held", persons.other_cards, reasons.held_card),
            ),
            limiting.dismiss_card,
        ),
    ],
    end="F11.1",
)
