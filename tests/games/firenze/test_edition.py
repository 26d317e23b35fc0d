"""Corrected figures: owners of the box may mend an edition file; what can't be played is refused and named."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import torri
from torri import Game, Position, Record
from torri.engine.errors import Fact, OtherEdition, WrongEdition
from torri.engine.loops import loops
from torri.texts import Words

from ...amount import amount
from ...playing import give, random_answer, refused, written
from .positions import BALCONIES, on_card, stock

TEXT = (files("torri.games.firenze") / "edition.toml").read_text(encoding="utf-8")
Change = Callable[[str], str]


def figure(table: str, key: str, value: object) -> Change:
    """A figure of a table, such as `cards` or `balcony 17`, gets another value; its mark stays."""
    name, _, number = table.partition(" ")
    head = f"[[{name}]]" if number else f"[{name}]"

    def change(text: str) -> str:
        parts = text.split(head)
        place = int(number or 1)
        line = rf'(?m)^{key} = \[.*, ("\w")\]$'
        parts[place], times = re.subn(line, rf"{key} = [{value}, \1]", parts[place], count=1)
        assert times == 1
        return head.join(parts)

    return change


def figures(table: str, **values: int) -> Change:
    def change(text: str) -> str:
        for key, value in values.items():
            text = figure(table, key.replace("_", "-") if table == "cards" else key, value)(text)
        return text

    return change


def many_balconies(text: str) -> str:
    return text + '[[balcony]]\nmark = "X"\nnumeral = 1\ncolour = "white"\nheight = 3\npoints = 1\n' * 44


def load(tmp_path: Path, *changes: Change) -> Game:
    text = TEXT.replace('name = "torri-1"', 'name = "my box"')
    for change in changes:
        text = change(text)
    file = tmp_path / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return torri.game("firenze", edition=file)


def first_turn(game: Game) -> Position:
    """The start player's first turn at a table without neutral seals; on each card lie as many bricks as allowed."""
    at = game.start(2, {"start_player": 1, "neutral_seals": 0})
    give(at, *BALCONIES, "mason", "architect", "princess", "wholesaler", "workshop", "warehouse")
    while at.actor == torri.NATURE:
        at.apply(at.answers()[0])
    return at


def build_white_three(at: Position) -> list[str]:
    """Take the first card and build a white tower of 3; what may be answered then."""
    give(at, "c1", "smuggler")
    while at.actor == torri.NATURE:
        at.apply(at.answers()[0])
    give(at, "-", "w0", "w0", "w0", "-")
    return written(at)


# A corrected figure


def test_a_corrected_commission_and_floor_tile_score_otherwise(tmp_path: Path, firenze: Game) -> None:
    other = load(tmp_path, figure("commissions.white", "3", 4), figure("floor_tiles", "5", 9))
    for game, points, tile in ((firenze, 1, "worth 1, 2, 3 and 4 points"), (other, 4, "worth 9, 2, 3 and 4 points")):
        at = first_turn(game)
        build_white_three(at)
        give(at, "w", "w3")
        assert at.scores() == [points, 0]
        assert [(line.what, line.points) for line in at.ledger()] == [("commission", points)]
        assert tile in Words("en", game).rule(game, "F1.3")


def test_a_corrected_cost_is_played_by(tmp_path: Path, firenze: Game) -> None:
    other = load(tmp_path, figure("building", "cost", "[0, 0, 0, 3, 6, 10]"))
    assert build_white_three(first_turn(firenze)) == ["w"]  # the third brick costs one
    assert "w3" in build_white_three(first_turn(other))
    assert "for one to six bricks 0, 0, 0, 3, 6, 10" in Words("en", other).rule(other, "F6.2")


def test_corrected_bricks_and_seals_lie_on_the_table(tmp_path: Path, firenze: Game) -> None:
    other = load(
        tmp_path,
        figures("bricks_given", start_player=3, on_a_card=2),
        figures("seals", of_two=8, neutral=6, placed=4),
        figures("bricks", total=90, white=27),
        figures("cards", total=53, bridge=2),
    )
    at = first_turn(other)
    assert [stock(at, seat) for seat in range(2)] == ["www", "wwww"]
    assert [on_card(at, space) for space in range(1, 7)] == ["ww"] * 6
    assert at.state.bag == [27 - 7 - 12, 18, 15, 12, 10, 8]
    assert at.state.seals_left[:2] == [8, 8]
    assert at.view(None)["table"]["draw"] == 52 - 6
    assert other.start(2).options["neutral_seals"] == 4
    assert "90 bricks: 27 white" in Words("en", other).rule(other, "F1.1")
    assert "8 seals with two players" in Words("en", other).rule(other, "F1.7")
    at = first_turn(firenze)
    assert (stock(at, 0), on_card(at, 1), at.state.seals_left[:2]) == ("ww", "wwww", [9, 9])


@pytest.mark.rule("F2.1")
def test_where_two_tiles_name_one_commission_the_later_one_is_drawn_again(tmp_path: Path) -> None:
    clash = load(tmp_path, figure("balcony 16", "height", 6))  # a tile IV for white 6, as one of I
    at = clash.start(2, {"start_player": 1})
    give(at, "I.w6", "II.r5", "III.g7")
    assert refused(at, "IV.w6") == [("F2.1", "commission-covered")]
    assert written(at) == ["IV.r7", "IV.b7", "IV.p6"]
    at = clash.start(2, {"start_player": 1})
    give(at, "I.y5", "II.r5", "III.g7")
    assert refused(at, "IV.w6") == []


def test_a_game_over_a_corrected_edition_is_sound(tmp_path: Path) -> None:
    other = load(tmp_path, figures("seals", of_two=2), figures("limits", bricks=7, cards=3))
    assert loops(other, False).soak(other.start(2).state, amount(short=2, long=5), 1).fault is None


def test_the_record_names_the_edition_it_was_played_with(tmp_path: Path, firenze: Game) -> None:
    other = load(tmp_path, figure("commissions.white", "3", 4))
    record, rng = Record.begin(other, 2), Random(1)
    at = record.start(other)
    while len(record.answers) < 80:
        record.answers.append(random_answer(at, rng))
        at.apply(record.answers[-1])
    assert (record.edition, record.edition_sha256) == ("my box", other.edition.sha256)
    assert other.edition.sha256 != firenze.edition.sha256
    written_down = record.to_text(other)
    assert '[Edition "my box"]' in written_down
    assert f'[EditionHash "{other.edition.sha256}"]' in written_down
    assert Record.from_text(written_down, edition=tmp_path / "edition.toml") == record
    assert len(list(record.replay(other))) == 80
    with pytest.raises(OtherEdition) as error:
        next(record.replay())
    assert "my box" in Words("en", firenze).error(error.value)


def test_marks_alone_do_not_make_another_edition(tmp_path: Path, firenze: Game) -> None:
    other = load(tmp_path, lambda text: text.replace('3 = [1, "X"]', '3 = [1, "S"]', 1))
    assert other.edition.sha256 == firenze.edition.sha256
    assert "commissions.white.3" in {figure.path for figure in firenze.edition.reconstructed()}
    assert "commissions.white.3" not in {figure.path for figure in other.edition.reconstructed()}


# A damaged edition


def said(tmp_path: Path, *changes: Change) -> tuple[list[tuple[str, Fact]], str]:
    """The problems found, with their places, and the English sentence."""
    with pytest.raises(WrongEdition) as error:
        load(tmp_path, *changes)
    problems = [(problem.name, problem.facts["path"]) for problem in error.value.problems]
    return problems, Words("en", torri.game("firenze")).error(error.value)


@pytest.mark.parametrize(
    ("change", "path", "found", "expected"),
    [
        (figures("bricks", white=24), "bricks.total", 87, 88),
        (figures("cards", warehouse_fire=3), "cards.total", 53, 52),
        (figures("start_cards", alchemist=1), "start_cards.total", 9, 10),
        (figure("building", "cost", "[0, 0, 1]"), "building.cost", 3, 6),
    ],
)
def test_sums_must_come_out(tmp_path: Path, change: Change, path: str, found: int, expected: int) -> None:
    problems, sentence = said(tmp_path, change)
    assert problems == [("wrong-sum", path)]
    assert f"“{path}”: there are {found}, and there should be {expected}." in sentence


@pytest.mark.parametrize(
    ("change", "path", "found", "least", "most"),
    [
        (figures("bricks", total=95, white=32), "bricks.white", 32, 1, 31),
        (figures("cards", total=50, saboteur=-1), "cards.saboteur", -1, 0, 62),
        (figures("cards", total=63, saboteur=12), "cards.total", 63, 0, 62),
        (figures("start_cards", total=13, warehouse=4), "start_cards.warehouse", 4, 0, 3),
        (figures("start_cards", total=8, warehouse=-1), "start_cards.warehouse", -1, 0, 3),
        (figures("seals", of_two=0), "seals.of_two", 0, 1, 36),
        (figures("seals", of_four=37), "seals.of_four", 37, 1, 36),
        (figures("seals", placed=8), "seals.placed", 8, 0, 7),
        (figures("bricks_given", start_player=0), "bricks_given.start_player", 0, 1, 12),
        (figures("exchange", price=0), "exchange.price", 0, 1, 12),
        (figures("limits", bricks=61), "limits.bricks", 61, 1, 60),
        (figures("points", fame=51), "points.fame", 51, -50, 50),
        (figures("points", scandal=-51), "points.scandal", -51, -50, 50),
        (figures("events", flood_one_of=0), "events.flood_one_of", 0, 1, 12),
        (figure("floor_tiles", "5", -1), "floor_tiles.5", -1, 0, 50),
        (figure("commissions.purple", "8", 51), "commissions.purple.8", 51, 0, 50),
        (figures("commissions.red", flag=-1), "commissions.red.flag", -1, 0, 50),
        (figure("building", "cost", "[0, 0, 1, 3, 6, 61]"), "building", 61, 0, 60),
        (figures("building", mason_saves=-1), "building", -1, 0, 60),
        (figures("balcony 3", numeral=5), "balcony[3].numeral", 5, 1, 4),
        (figures("balcony 17", height=9), "balcony[17].height", 9, 3, 8),
        (figures("balcony 1", points=51), "balcony[1].points", 51, 0, 50),
        (many_balconies, "balcony", 63, 1, 62),
    ],
)
def test_figures_out_of_range_are_named(
    tmp_path: Path, change: Change, path: str, found: int, least: int, most: int
) -> None:
    problems, sentence = said(tmp_path, change)
    assert ("out-of-range", path) in problems
    assert {name for name, _ in problems} <= {"out-of-range", "balconies-alike"}
    told = f"“{path}”: {found} is not between {least} and {most}."
    assert told.replace("-", "\N{MINUS SIGN}") in sentence  # no path has a hyphen


@pytest.mark.parametrize(
    ("changes", "problem", "sentence"),
    [
        (
            [figures("cards", total=49, tribute=0, warehouse_fire=1)],
            ("too-few-events", "cards"),
            "“cards”: at least 7 event cards are needed, or the draw pile could run dry.",
        ),
        (
            [figures("start_cards", total=5, alchemist=0, architect=0, princess=0, mason=0)],
            ("too-few-start-cards", "start_cards"),
            "“start_cards”: at least 6 start cards are needed to fill the first row.",
        ),
        (
            [figures("bricks", total=76, white=13)],
            ("too-few-bricks", "bricks"),
            "“bricks”: the start takes 38 bricks, 14 of them white.",
        ),
        (
            [figures("bricks_given", on_a_card=12), figures("bricks", total=85, purple=5)],
            ("too-few-bricks", "bricks"),
            "“bricks”: the start takes 86 bricks, 14 of them white.",
        ),
        (
            [figures("seals", neutral=5)],
            ("out-of-range", "seals.neutral"),
            "“seals.neutral”: 5 is not between 6 and 8.",
        ),
        (
            [figures("seals", neutral=9)],
            ("out-of-range", "seals.neutral"),
            "“seals.neutral”: 9 is not between 6 and 8.",
        ),
        (
            [figures("cards", campanile=2, workshop=3)],
            ("out-of-range", "cards.campanile"),
            "“cards.campanile”: 2 is not between 0 and 1.",
        ),
        (
            [figures("cards", total=62, bridge=0, fame=13)],
            ("out-of-range", "cards.total"),
            "“cards.total”: 63 is not between 1 and 62.",
        ),
        (
            [figure("balcony 2", "colour", '"green"')],
            ("balconies-alike", "balcony"),
            "“balcony”: two tiles of one numeral name the same commission (4 places for 5 tiles).",
        ),
        (
            [figure("balcony 2", "colour", '"pink"')],
            ("unknown-colour", "balcony[2].colour"),
            "“balcony[2].colour”: there is no colour “pink”; there are white, yellow, green, red, blue, purple.",
        ),
        (
            [
                *(figure(f"balcony {number}", "colour", '"red"') for number in (16, 18, 19)),
                figures("balcony 18", height=5),
            ],
            ("too-few-balconies", "balcony"),
            "“balcony”: with red dead there may be no tile IV left to draw.",
        ),
    ],
)
def test_an_edition_that_could_not_be_played_is_refused(
    tmp_path: Path, changes: list[Change], problem: tuple[str, str], sentence: str
) -> None:
    problems, words = said(tmp_path, *changes)
    assert problems == [problem]
    assert sentence in words


def test_tiles_that_may_all_be_covered_already_are_too_few(tmp_path: Path) -> None:
    """With red dead, the tiles IV left are those of white 6 (as I), yellow 6 (as II) and green 7 (as III)."""
    places = {16: ("white", 6), 18: ("yellow", 6), 19: ("green", 7)}
    changes = [
        change
        for number, (colour, height) in places.items()
        for change in (
            figure(f"balcony {number}", "colour", f'"{colour}"'),
            figure(f"balcony {number}", "height", height),
        )
    ]
    problems, sentence = said(tmp_path, *changes)
    assert problems == [("too-few-balconies", "balcony")]
    assert "with red dead there may be no tile IV left to draw" in sentence


def test_everything_wrong_is_named_at_once(tmp_path: Path) -> None:
    problems, _ = said(tmp_path, figures("bricks", white=24), figures("seals", neutral=5), figures("exchange", price=0))
    assert problems == [
        ("wrong-sum", "bricks.total"),
        ("out-of-range", "exchange.price"),
        ("out-of-range", "seals.neutral"),
    ]


def test_a_figure_without_a_mark_or_of_an_unknown_name_is_refused(tmp_path: Path) -> None:
    problems, _ = said(tmp_path, lambda text: text.replace('flag = [2, "S"]', "flag = 2"))
    assert problems == [("missing-mark", "commissions.white.flag")]
    problems, sentence = said(tmp_path, lambda text: text.replace("saboteur = ", "spy = "))
    assert problems == [("unknown-key", "cards.spy"), ("missing-key", "cards.saboteur")]
    assert "“cards.spy” is unknown here" in sentence
