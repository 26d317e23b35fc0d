"""Files of corrections: only what differs, with a note where it was read; everything wrong is named."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import torri
from torri.engine.corrections import correct
from torri.engine.errors import WrongEdition
from torri.texts import LANGUAGES, Words

HEAD = """
[edition]
game = "{game}"
name = "my-box"
title = "My box"
corrects = "{corrects}"

[figures]
"""


def load(tmp_path: Path, game: str, *lines: str, corrects: str = "") -> torri.Game:
    """A game over corrections, of the edition of today unless another is named."""
    file = tmp_path / "box.toml"
    corrects = corrects or torri.game(game).edition.name
    file.write_text(HEAD.format(game=game, corrects=corrects) + "\n".join(lines), encoding="utf-8")
    return torri.game(game, edition=file)


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("patrizier", "city[4].actions", ["move"]),
        ("firenze", "commissions.white.3", 2),
        ("firenze", "balcony[2].points", 5),
        ("florenza", "building[3].build", {"wood": 2, "marble": 3, "gold": 1, "florins": 150}),
        ("florenza", "artist[1].rows[2].fee", 200),
        ("florenza", "persons_drawn.of_two", 8),
    ],
)
def test_a_figure_of_any_kind_is_corrected_and_nothing_else(
    tmp_path: Path, game: str, path: str, value: object
) -> None:
    written = str(value).replace("'", '"')
    if isinstance(value, dict):
        written = "{" + ", ".join(f"{good} = {number}" for good, number in value.items()) + "}"
    edition = load(tmp_path, game, f'"{path}" = {{ value = {written}, note = "on the component" }}').edition
    before = {figure.path: figure for figure in torri.game(game).edition.figures}
    differing = [figure for figure in edition.figures if figure != before[figure.path]]
    assert [(figure.path, figure.value, figure.mark) for figure in differing] == [(path, value, "B")]
    assert edition.notes == {path: "on the component"}
    assert edition.sha256 != torri.game(game).edition.sha256


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('"commissions.white.9" = { value = 1, note = "board" }', "unknown-figure"),
        ('"commissions.white" = { value = 1, note = "board" }', "unknown-figure"),
        ('"balcony[99].points" = { value = 1, note = "board" }', "unknown-figure"),
        ('"balcony[0].points" = { value = 1, note = "board" }', "unknown-figure"),
        ('"a..b" = { value = 1, note = "board" }', "unknown-figure"),
        ('"commissions.white.3" = 2', "wrong-correction"),
        ('"commissions.white.3" = { value = 2 }', "wrong-correction"),
        ('"commissions.white.3" = { value = 2, note = " " }', "missing-note"),
        ('"commissions.white.3" = { value = "two", note = "board" }', "wrong-type"),
        ('"bricks.white" = { value = 24, note = "counted" }', "wrong-sum"),
        ("[more]", "unknown-key"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, line: str, problem: str) -> None:
    with pytest.raises(WrongEdition) as error:
        load(tmp_path, "firenze", line)
    assert [one.name for one in error.value.problems] == [problem]
    for language in LANGUAGES:
        assert Words(language, torri.game("firenze")).error(error.value)


def test_corrections_of_another_edition_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongEdition) as error:
        load(tmp_path, "firenze", corrects="torri-0")
    assert [one.name for one in error.value.problems] == ["other-base"]


def test_corrections_of_an_earlier_edition_still_hold(tmp_path: Path) -> None:
    line = '"persons_drawn.of_two" = { value = 8, note = "on the card" }'
    today, before = (load(tmp_path, "florenza", line, corrects=f"torri-{number}").edition for number in (2, 1))
    (former,) = torri.game("florenza").edition.former()
    assert former.name == "torri-1"
    for edition, base in ((today, torri.game("florenza").edition), (before, former)):
        assert edition.values == base.values | {"persons_drawn": base.values["persons_drawn"] | {"of_two": 8}}
    assert today.values["building"] != before.values["building"]  # the Palagio costs more


def test_the_figures_that_are_corrected_stay_as_they_are() -> None:
    base = tomllib.loads((files("torri.games.firenze") / "edition.toml").read_text("utf-8"))
    figures, _, problems = correct(base, {"figures": {"commissions.white.3": {"value": 9, "note": "board"}}})
    assert not problems
    assert figures["commissions"]["white"]["3"] == [9, "B"]
    assert base["commissions"]["white"]["3"] == [1, "X"]
