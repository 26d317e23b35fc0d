"""The questions of a game in the order of the rulebook, each with its limits and what it does."""

from __future__ import annotations

from typing import Final

from torri.engine.questions import Limit, Question, Questions, even

from . import reasons
from .figures import FAMILIES
from .rules import artworks, district, donating, ending, goods, hiring, market, placing, powers, rounds, setting_up
from .state import Ask
from .tables import (
    ARTISTS,
    BUILDINGS,
    FACES,
    FIELDS,
    HIRED,
    KINDS,
    PERSONS,
    PLAYERS,
    PREACHERS,
    WORKS,
)


def other_seat(rule: str) -> tuple[Limit, ...]:
    """The limits of a power over another family's worker."""
    return (
        Limit(rule, "not-another-family", powers.other_families, reasons.other_seat),
        Limit(rule, "no-worker-there", powers.with_workers, reasons.other_seat),
    )


QUESTIONS: Final = Questions(
    "florenza",
    [
        Question(
            Ask.ORDER,
            "L2.4",
            PLAYERS,
            (
                Limit("L2.4", "no-such-seat", setting_up.seats, reasons.seats),
                Limit("L2.4", "placed-already", setting_up.not_placed_yet, reasons.placed),
            ),
            setting_up.place_next,
            even,
        ),
        Question(
            Ask.FAMILY,
            "L2.2",
            len(FAMILIES),
            (Limit("L2.2", "family-taken", setting_up.families_left, reasons.family),),
            setting_up.choose_family,
        ),
        Question(
            Ask.DRAFT,
            "L2.2",
            BUILDINGS,
            (
                Limit("L2.2", "not-to-start-with", setting_up.drafted_kinds, reasons.building),
                Limit("L1.3", "no-tile-left", setting_up.tiles_left, reasons.tile),
                Limit("L2.2", "alike-in-district", setting_up.not_in_district, reasons.building),
            ),
            setting_up.draft,
        ),
        Question(
            Ask.DRAW,
            "L2.3",
            PERSONS,
            (Limit("L2.3", "not-in-bag", ending.in_bag, reasons.person),),
            ending.draw_person,
            even,
        ),
        Question(Ask.INCOME, "L3.2", FACES, (), rounds.roll_income, even),
        Question(
            Ask.CAPTAIN,
            "L4.1",
            powers.NO_POWER + 1,
            (
                Limit("L4.1", "no-worker-anywhere", powers.some_worker),
                Limit("L4.1", "no-artist-in-town", powers.some_artist),
            ),
            powers.use_captain,
        ),
        Question(Ask.GUARD_WORKER, "L4.1", PLAYERS, other_seat("L4.1"), powers.guard_worker),
        Question(
            Ask.GUARD_ARTIST,
            "L4.1",
            ARTISTS,
            (Limit("L4.1", "not-in-town", powers.artists_in_town, reasons.person),),
            powers.guard_artist,
        ),
        Question(
            Ask.BISHOP,
            "L4.2",
            powers.NO_POWER + 1,
            (
                Limit("L4.2", "no-worker-anywhere", powers.some_worker),
                Limit("L4.2", "no-preacher-in-town", powers.some_preacher),
            ),
            powers.use_bishop,
        ),
        Question(Ask.CONVERT, "L4.2", PLAYERS, other_seat("L4.2"), powers.convert),
        Question(
            Ask.BANISH,
            "L4.2",
            PREACHERS,
            (Limit("L4.2", "not-in-town", powers.preachers_in_town, reasons.preacher),),
            powers.banish,
        ),
        Question(
            Ask.ACTION,
            "L5.1",
            placing.PASS + 1,
            (
                Limit("L5.2", "no-building-to-occupy", placing.some_building),
                Limit("L5.3", "no-field-free", placing.some_field, reasons.fields),
                Limit("L5.4", "no-artwork-to-plan", hiring.some_artwork),
                Limit("L5.5", "market-once", placing.market_once),
                Limit("L5.6", "no-place-to-preach", donating.some_place, reasons.chiesa),
                Limit("L5.6", "no-preacher-to-choose", donating.some_preacher),
            ),
            placing.act,
        ),
        Question(
            Ask.OCCUPY,
            "L5.2",
            PLAYERS * FIELDS,
            (
                Limit("L5.2", "no-building-there", placing.finished, reasons.lot),
                Limit("L5.2", "home", placing.not_a_home, reasons.lot),
                Limit("L5.2", "occupied", placing.unoccupied, reasons.lot),
                Limit("L5.2", "lowest-prestige", placing.prestige_to_pay, reasons.lowest_prestige),
            ),
            placing.occupy,
        ),
        Question(
            Ask.PLAN,
            "L5.3",
            BUILDINGS,
            (Limit("L1.3", "no-tile-left", setting_up.tiles_left, reasons.tile),),
            placing.plan,
        ),
        Question(
            Ask.CREATE,
            "L5.4",
            WORKS,
            (
                Limit("L5.4", "work-completed", hiring.not_completed, reasons.work),
                Limit("L5.4", "work-planned", hiring.not_planned, reasons.work),
                Limit("L5.4", "no-artist-for-it", hiring.with_an_artist, reasons.work),
            ),
            hiring.create,
        ),
        Question(
            Ask.HIRE,
            "L5.4",
            HIRED,
            (
                Limit("L5.4", "talent-missing", hiring.talented, reasons.artist),
                Limit("L5.4", "not-in-town", hiring.artists_present, reasons.artist),
                Limit("L5.4", "artist-hired", hiring.not_hired, reasons.artist_hired),
                Limit("L4.1", "artist-guarded", hiring.not_guarded, reasons.artist),
                Limit("L5.4", "nameless-hired", hiring.nameless_to_be_had, reasons.nameless),
            ),
            hiring.hire,
        ),
        Question(
            Ask.DONATE,
            "L5.6",
            PREACHERS + 1,
            (
                Limit("L5.6", "not-in-town", donating.preachers_present, reasons.preacher),
                Limit("L5.6", "preacher-used", donating.not_used, reasons.preacher_used),
                Limit("L4.2", "preacher-banished", donating.not_banished, reasons.preacher),
                Limit("L5.6", "fee-not-payable", donating.fee_payable, reasons.preacher_fee),
                Limit("L5.6", "bishop-points-too-low", donating.bishop_points_suffice, reasons.preacher_bishop),
                Limit("L5.6", "prestige-too-low", donating.prestige_suffices, reasons.preacher_prestige),
            ),
            donating.donate,
        ),
        Question(
            Ask.PULPIT,
            "L5.6",
            donating.IN_PULPIT + 1,
            (
                Limit("L5.6", "chiesa-taken", donating.chiesa_free, reasons.chiesa),
                Limit("L5.6", "pulpit-taken", donating.pulpit_free, reasons.pulpit),
            ),
            donating.give_pulpit,
        ),
        Question(Ask.PREACH, "L5.6", FACES, (), donating.roll_sermon, even),
        Question(
            Ask.MARKET,
            "L6.1",
            market.MARKET_DONE + 1,
            (
                Limit("L6.1", "each-once", market.each_once),
                Limit("L6.1", "no-cube-to-sell", market.cube_to_sell),
                Limit("L6.1", "price-not-payable", market.florins_to_buy, reasons.price),
                Limit("L6.1", "nothing-to-buy", market.cube_to_buy),
                Limit("L6.1", "too-few-to-trade", market.cubes_to_trade, reasons.trade),
            ),
            market.deal,
        ),
        Question(Ask.SELL, "L6.1", KINDS, (Limit("L6.1", "no-cube", goods.own_cubes, reasons.cube),), market.sell),
        Question(Ask.BUY, "L6.1", KINDS, (Limit("L6.1", "not-in-supply", goods.in_supply, reasons.cube),), market.buy),
        Question(
            Ask.TRADE_GIVE,
            "L6.1",
            KINDS,
            (
                Limit("L6.1", "no-cube", goods.own_cubes, reasons.cube),
                Limit("L6.1", "cubes-in-order", goods.in_order, reasons.cube_order, order=True),
                Limit("L6.1", "too-few-from-here", market.enough_to_give, reasons.cubes_from_here, order=True),
            ),
            market.trade_give,
            gathered=True,
        ),
        Question(
            Ask.TRADE_TAKE,
            "L6.1",
            KINDS,
            (Limit("L6.1", "not-in-supply", goods.in_supply, reasons.cube),),
            market.trade_take,
        ),
        Question(
            Ask.USE, "L7.2", 2, (Limit("L7.2", "use-not-payable", district.usable, reasons.use_cost),), district.use
        ),
        Question(
            Ask.ANY_CUBE,
            "L7.2",
            KINDS,
            (Limit("L7.2", "not-in-supply", goods.in_supply, reasons.cube),),
            district.choose_cube,
        ),
        Question(
            Ask.BARTER_GIVE,
            "L7.2",
            district.BARTER_DONE + 1,
            (
                Limit("L7.2", "no-cube", district.cubes_to_give, reasons.cube),
                Limit("L7.2", "nothing-to-take", district.something_to_take, reasons.barter),
                Limit("L7.2", "cubes-in-order", district.given_in_order, reasons.cube_order, order=True),
            ),
            district.barter_give,
            gathered=True,
        ),
        Question(
            Ask.BARTER_TAKE,
            "L7.2",
            KINDS,
            (
                Limit("L7.2", "not-in-supply", goods.in_supply, reasons.cube),
                Limit("L7.2", "kind-given", district.other_kinds, reasons.cube),
                Limit("L7.2", "cubes-in-order", goods.in_order, reasons.cube_order, order=True),
                Limit("L7.2", "too-few-from-here", district.enough_to_take, reasons.cubes_from_here, order=True),
            ),
            district.barter_take,
            gathered=True,
        ),
        Question(
            Ask.BUILD,
            "L7.3",
            2,
            (Limit("L7.3", "build-not-payable", district.buildable, reasons.build_cost),),
            district.build,
        ),
        Question(
            Ask.WORK,
            "L8.1",
            WORKS,
            (
                Limit("L8.1", "not-planned", artworks.planned_works, reasons.work),
                Limit("L8.1", "not-its-turn", artworks.of_first_group, reasons.work),
            ),
            artworks.take_up,
        ),
        Question(
            Ask.TALENT,
            "L8.2",
            artworks.REFUSED + 1,
            (
                Limit("L8.2", "work-without-talent", artworks.talents_of_work, reasons.talent),
                Limit("L8.2", "artist-without-talent", artworks.talents_of_artist, reasons.talent),
                Limit("L8.2", "work-not-payable", artworks.payable_talents, reasons.talent_cost),
            ),
            artworks.complete,
        ),
        Question(Ask.FAME, "L8.2", FACES, (), artworks.roll_fame, even),
    ],
    end="L10.2",
)
