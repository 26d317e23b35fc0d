"""Words that nobody has to read: found when written in disguise, not found inside other words."""

from __future__ import annotations

from pathlib import Path

import pytest

from torri.matches.word_filter import LISTS, WordFilter

FILTER = WordFilter({"all": {"Mûrk"}, "de": {"blorf", "dicker Zwurk"}, "it": {"dran"}})


@pytest.mark.parametrize("text", ["murk", "You MURK!", "m u r k", "m.u.r.k", "muuurk", "m\u00fcrk", "Mu\u0308rk_1"])
def test_a_word_is_found_however_it_is_written(text: str) -> None:
    assert not FILTER.is_clean(text)
    assert not FILTER.is_clean(text, "nl")


@pytest.mark.parametrize("text", ["Murkheim", "Samurk", "m u", "dran", "Blorfen", "dicker", "", "Scunthorpe"])
def test_other_words_and_those_of_other_languages_are_left_alone(text: str) -> None:
    assert FILTER.is_clean(text, "de")


def test_names_are_read_by_all_and_held_against_every_list() -> None:
    assert not FILTER.is_clean("Dran")
    assert FILTER.is_clean("Dran", "de")
    assert not FILTER.is_clean("ein dicker, Zwurk", "de")


def test_the_file_of_an_operator_replaces_the_list_of_the_package(tmp_path: Path) -> None:
    packaged = WordFilter.read(tmp_path)
    assert all(packaged._lists[name] for name in LISTS)
    for innocent in ("Scunthorpe", "Niger", "Dick van Dyke", "Essex", "Kutno", "Hurenberg", "Troiano", "Cassandra"):
        assert packaged.is_clean(innocent), innocent
    (tmp_path / "de.txt").write_text("# ours\nblorf\n", encoding="utf-8")
    own = WordFilter.read(tmp_path)
    assert not own.is_clean("blorf", "de")
    assert own._lists["de"] == {"blorf"}
