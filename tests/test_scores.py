"""What games are like, by `./torri bench scores`: real games of a level, kept in a folder, and counted on a page."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import torri
from tests.amount import LONG
from torri.players.levels import LEVELS

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "benchmarks"))

import balance
import scores
from scores import Run, Tally, complete, kept, play, runs, tallied

TWO = Run("patrizier", "capomastro", 2, 2)


def test_a_game_of_each_level_is_played_to_its_end_by_the_rules() -> None:
    for level in ("novizio", "compagno", "capomastro"):
        played = play(replace(TWO, level=level), 0)
        at = TWO.game.start(2)
        for answer in played.answers:
            at.apply(answer)
        assert at.over
        assert played.scores == list(at.scores())
        assert played.winners == list(at.winners())
        assert sorted(played.order) == [0, 1]


def test_levels_play_otherwise_and_games_of_a_level_too() -> None:
    greedy, searched = (replace(TWO, level=level) for level in ("compagno", "capomastro"))
    answers = [tuple(play(run, number).answers) for run in (greedy, searched) for number in (0, 1)]
    assert len(set(answers)) == 4
    assert play(searched, 0).answers == list(answers[2])


def test_the_games_of_a_level_have_a_file_of_their_own() -> None:
    files = [replace(TWO, level=level, players=players).file(Path()) for level in LEVELS for players in (2, 3)]
    assert len(set(files)) == len(files)
    assert TWO.game.edition.sha256[:12] in files[0].name


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not LONG:  # without processes of their own
        monkeypatch.setattr(scores, "in_processes", lambda function, tasks, in_order: map(function, tasks))
    complete(TWO, tmp_path)
    file = TWO.file(tmp_path)
    whole = file.read_bytes()
    assert [play(TWO, number) for number in (0, 1)] == kept(TWO, tmp_path)
    file.write_bytes(whole[:-20])
    assert len(kept(TWO, tmp_path)) == 1
    complete(TWO, tmp_path)
    assert file.read_bytes() == whole
    assert tallied(replace(TWO, games=1), tmp_path).games == 1


def test_the_page_has_all_games_and_of_florenza_a_second_level() -> None:
    usual = list(runs(torri.all_games()))
    assert {run.name for run in usual} == set(torri.all_games())
    assert {run.level for run in usual if run.name == "florenza"} == {scores.LEVEL, scores.STRONGER}
    assert {run.players for run in usual if run.level == scores.STRONGER} == set(torri.game("florenza").players)
    assert [(run.level, run.games) for run in runs(["firenze"], "maestro", 7)] == [("maestro", 7)] * 3


def test_the_page_says_who_wins_at_each_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_PLAIN", "1")  # to compile the players takes six times as long as two games
    monkeypatch.setattr(scores, "DOCS", tmp_path)
    (tmp_path / "images").mkdir()
    tallies = []
    for level in ("compagno", "novizio"):
        tallies.append(Tally(Run("florenza", level, 2, 1)))
        tallies[-1].take(play(tallies[-1].run, 0))
    page = list(scores.report(tallies))
    assert "### Between players of the level novizio" in "\n".join(page).splitlines()
    assert (tmp_path / "images" / "statistics-florenza.svg").exists()
    assert [line for line in page if line.startswith("| 2 | 1 |")] != []
    assert any("compagno, 1 games" in line and "novizio, 1 games" in line for line in page)


def test_owners_are_held_against_an_even_share() -> None:
    tally = balance.Tally(4, games=20)
    tally.seats_with["built"]["Palagio"] = 20
    tally.with_winner["built"]["Palagio"] = 8
    assert balance.owned([tally], "built", "Palagio") == "1.60 ± 0.86 of 20"
    assert balance.owned([tally], "built", "Casa") == "-"
    rows = [line for line in balance.owners({"compagno": [tally]}) if line.startswith("| Palagio")]
    assert rows == ["| Palagio | 1.60 ± 0.86 of 20 |"]
    tally.with_winner["built"]["Palagio"] = 5
    assert not [line for line in balance.owners({"compagno": [tally]}) if line.startswith("| Palagio")]
