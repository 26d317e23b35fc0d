"""The program as its users type it: a real process for what must be seen from outside, else Click's own runner."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from torri import Game, Record
from torri.engine.loops import Loops, Soaked
from torri.texts import LANGUAGES

from ..playing import SECRET, recorded
from .conftest import Run, process, refused


def test_it_says_what_it_can_do(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("games", "play", "rules", "serve", "replay", "verify", "advise", "soak", "arena", "bench"):
        assert command in result.output
    assert "unofficial" in result.output


def test_games(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "Patrizier (patrizier)" in result.output
    assert "2 to 5 players" in result.output
    assert "Some figures printed on the components of this game (39 of 127) could not be found" in result.output
    assert "Most figures printed on the components of this game (572 of 729) could not be found" in result.output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("rules chess", 'There is no game “chess”. There are: firenze, florenza, patrizier.'),
        ("simulate patrizier --players 7", "patrizier is for 2 to 5 players, not 7."),
        ("play patrizier --players 1", "patrizier is for 2 to 5 players, not 1."),
        ("soak patrizier --players 6", "patrizier is for 2 to 5 players, not 6."),
        ("simulate patrizier --option colour=red", 'patrizier has no option “colour”. It has: open_memory.'),
        ("simulate patrizier --option open_memory=maybe", 'can’t be “maybe”; it can be yes or no.'),
        ("rules patrizier P9.9", 'Patrizier has no paragraph “P9.9”.'),
        ("verify nowhere.json", "nowhere.json is no record that can be read: it can’t be opened: No such file"),
        ("replay nowhere.json", "nowhere.json is no record that can be read"),
        ("play patrizier --seat bot:deepblue", 'There is no player “deepblue”. There are: random, greedy, search,'),
        ("play patrizier --players 2 --seat a --seat b --seat c", "3 seats are named, but only 2 play."),
        ("rules patrizier --edition nowhere.toml", "The edition nowhere.toml can’t be used: it can’t be opened"),
        ("play", "Name a game"),
        ("play patrizier --secret xyz", "--secret takes 64 hexadecimal digits."),
        ("bench nonsense", 'There is no benchmark "nonsense".'),
        ("bench balance", 'There is no benchmark "balance".'),  # a part of another, which measures nothing by itself
        ("simulate patrizier --games 0", "--games"),
        ("fly", "No such command"),
        ("--port 8001", "--port comes after its command: `torri serve --port`."),
        ("--nowhere", "No such option '--nowhere'."),
    ],
)  # fmt: skip
def test_wrong_use_is_one_clear_sentence(run: Run, line: str, sentence: str) -> None:
    assert sentence in " ".join(refused(run(line)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_four_languages(run: Run, language: str, patrizier: Game) -> None:
    whole = run(f"rules patrizier --language {language}")
    assert whole.exit_code == 0
    assert all(paragraph in whole.output for paragraph in patrizier.paragraphs)
    assert "X" in whole.output
    assert "Bologna S" in whole.output
    assert "city[1]" not in whole.output
    one = run(f"--language {language} rules patrizier p3.5")
    assert one.output.startswith("P3.5")
    assert "P3.4" not in one.output
    assert one.output.split()[1] == "R"  # it holds a ruling of ours


def test_rules_of_a_chapter_and_all_figures(run: Run) -> None:
    chapter = run("rules patrizier P4").output
    assert chapter.startswith("P4.1")
    example = " ".join(run("rules firenze F6.1").output.split())
    assert "step 2 of the lesson: Begin a tower." in example
    assert "three cost 1 brick more" in example  # the lesson's own sentence, with its figures
    figures = run("rules patrizier --figures").output
    assert re.search(r"cards +│ 55 S", figures)
    assert "Bologna S in play from … players: 2 S" in figures


def test_rules_speak_of_the_figures_of_the_edition_given(run: Run, tmp_path: Path) -> None:
    text = (files("torri.games.patrizier") / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(text.replace('points = [6, "S"]', 'points = [8, "X"]'), encoding="utf-8")
    assert "8 points" in run("rules patrizier P5.2 --edition box.toml").output
    (tmp_path / "bad.toml").write_text(text.replace('cards = [55, "S"]', 'cards = [54, "S"]'), encoding="utf-8")
    sentence = refused(run("rules patrizier --edition bad.toml"))
    said = "“All components · cards [sums.cards]”: there are 55, and there should be 54."
    assert sentence == f"The edition bad.toml can’t be used: {said}"


def test_a_benchmark_that_needs_another_begins(tmp_path: Path) -> None:
    begun = process(tmp_path, "bench", "scores", "--", "--help")
    assert begun.returncode == 0, begun.stderr
    assert "--level" in begun.stdout


def test_simulate_tells_scores_and_counts(run: Run) -> None:
    result = run("simulate patrizier --players 3 --games 300 --seed 7")
    assert result.exit_code == 0
    assert "300 games" in result.output
    plain = run("simulate patrizier --players 3 --games 300 --seed 7 --plain")
    assert result.output.splitlines()[:-1] == plain.output.splitlines()[:-1]
    assert "on CPython" in plain.output


def test_soak_is_fine(run: Run) -> None:
    result = run("soak patrizier --games 200")
    assert result.exit_code == 0
    assert result.output.count("nothing broken") == 5
    assert "open_memory=True · 2 players: 20 games" in result.output


def test_soak_tells_a_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Loops, "soak", lambda *_: Soaked(3, 10, 4, "CARDS_NOT_CONSERVED", 2, 9))
    result = run("soak patrizier --players 2")
    assert result.exit_code == 1
    assert "CARDS_NOT_CONSERVED" in result.output


def test_verify_tells_what_holds(run: Run, saved: Path) -> None:
    result = run(f"verify {saved}")
    assert result.exit_code == 0
    assert "The record holds" in result.output
    assert "Every draw follows from the secret" in result.output


def test_verify_tells_ply_and_rule_of_a_changed_answer(run: Run, saved: Path) -> None:
    data = json.loads(saved.read_text())
    record = Record.load(saved)
    ply = next(ply.number for ply, _ in record.replay() if ply.question == "TAKE")
    data["answers"][ply] = (data["answers"][ply] + 1) % 9
    saved.write_text(json.dumps(data))
    done = run(f"verify {saved}")
    assert done.exit_code == 1
    assert f"fails at ply {ply}, rule P3.6" in done.stdout
    assert "Traceback" not in done.stderr


def test_replay_tells_where_a_record_breaks_the_rules(run: Run, saved: Path) -> None:
    data = json.loads(saved.read_text())
    ply = next(ply.number for ply, _ in Record.load(saved).replay() if ply.question == "TAKE")
    data["answers"][ply] = (data["answers"][ply] + 1) % 9
    saved.write_text(json.dumps(data))
    for language in LANGUAGES:
        assert "P3.6" in refused(run(f"replay {saved} --language {language}"))
    assert run(f"replay {saved} --text").exit_code == 0  # what is broken can still be read


def test_verify_refuses_a_record_cut_short(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text()[:700])
    assert "no record that can be read" in refused(run(f"verify {saved}"))


def test_verify_of_a_game_in_progress(run: Run, patrizier: Game, tmp_path: Path) -> None:
    recorded(patrizier, 2, seed=4, plies=50).save(tmp_path / "half.torri")
    result = run("verify half.torri")
    assert result.exit_code == 0
    assert "not over yet" in result.output


def test_a_record_of_another_edition_needs_its_file(run: Run, patrizier: Game, tmp_path: Path) -> None:
    text = (files("torri.games.patrizier") / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(text.replace('points = [6, "S"]', 'points = [8, "X"]'), encoding="utf-8")
    other = patrizier.with_edition(tmp_path / "box.toml")
    record = Record.begin(other, 2, secret=SECRET)
    record.save(tmp_path / "other.torri", other)
    assert "with the edition" in refused(run("verify other.torri"))
    assert run("verify other.torri --edition box.toml").exit_code == 0
    assert run("replay other.torri --edition box.toml").exit_code == 0


def test_replay_tells_the_game(run: Run, saved: Path) -> None:
    whole = run(f"replay {saved}").output
    assert "Anna plays" in whole
    assert "the game is over" in whole
    assert "Anna is dealt a start card." in whole
    own = run(f"replay {saved} --seat 1").output
    assert "Anna is dealt a start card." not in own
    assert 'Bo "the mason" is dealt a start card.' in own


def test_replay_shows_any_ply(run: Run, saved: Path) -> None:
    record = Record.load(saved)
    for ply in (0, 40, len(record.answers)):
        result = run(f"replay {saved} --ply {ply}")
        assert f"After ply {ply} of {len(record.answers)}" in result.output
    assert "There is no ply 999" in refused(run(f"replay {saved} --ply 999"))
    assert "There is no seat 9" in refused(run(f"replay {saved} --seat 9"))


def test_replay_converts_between_the_forms(run: Run, saved: Path, tmp_path: Path) -> None:
    (tmp_path / "as.torri").write_text(run(f"replay {saved} --text").output, encoding="utf-8")
    assert run("replay as.torri --json").output == saved.read_text(encoding="utf-8")


def test_the_program_runs_as_a_process(run: Run, tmp_path: Path) -> None:
    assert run("--version").stdout.startswith("torri, version ")
    wrong = process(tmp_path, "rules", "chess", TORRI_LANGUAGE="de")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "chess" in wrong.stderr


def test_an_edition_of_ones_own_is_begun_corrected_checked_and_compared(run: Run, tmp_path: Path) -> None:
    assert "120 reconstructed figures" in run("edition new firenze box.toml").output
    assert "is there already" in refused(run("edition new firenze box.toml"))
    assert "No figure differs." in run("edition check box.toml").output
    box = tmp_path / "box.toml"
    line = '# "commissions.yellow.4" = { value = 2, note = "" }'
    text = box.read_text("utf-8")
    assert line in text
    box.write_text(text.replace(line, '"commissions.yellow.4" = { value = 3, note = "on the board" }'), "utf-8")
    checked = run("edition check box.toml").output
    assert "Points of the commissions · yellow · 4 floors │ 2 X     │ 3 B" in checked
    assert "commissions.yellow.4: on the board" in checked
    (tmp_path / "plain.toml").write_text(text, "utf-8")
    compared = run("edition compare box.toml plain.toml").output
    assert re.search(r"│ +box\.toml +│ +plain\.toml|┃ +┃ box\.toml +┃ plain\.toml", compared)  # both are called “box”
    assert re.search(r"yellow · 4 floors +│ 3 B +│ 2 X", compared)
    run("edition new patrizier other.toml")
    assert "different games" in refused(run("edition compare box.toml other.toml"))
