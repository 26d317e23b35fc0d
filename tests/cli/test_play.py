"""Playing at the terminal: whole games typed in, mistakes explained, undo, saving and going on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from torri import Game, Record
from torri.cli.table import Table
from torri.texts import LANGUAGES

from ..amount import cases
from ..playing import SECRET, recorded
from .conftest import Run, refused

ARGUMENTS = f"play patrizier --secret {SECRET} --save game.torri"
FLORENZA = f"play florenza --secret {SECRET} --save game.torri"


def typed_game(game: Game, seats: list[str], seed: int) -> list[str]:
    """What people would have to type to play a whole random game at a table with this secret."""
    rng = Random(seed)
    table = Table.create(game, seats, {}, SECRET)
    lines = []
    last = None
    while not table.position.over:
        answer = table.answer_of_program()
        if answer is not None:
            table.answer(answer)
            continue
        if len(table.people()) > 1 and table.position.actor != last:
            lines.append("")  # handed over
        last = table.position.actor
        answer = rng.choice(table.position.answers())
        lines.append(table.position.text(answer))
        table.choose(answer)
    return lines


@pytest.mark.parametrize("language", cases(short=["nl"], long=LANGUAGES))
def test_a_whole_game_by_two_people(run: Run, patrizier: Game, language: str) -> None:
    lines = typed_game(patrizier, ["Anna", "Bo"], seed=1)
    result = run(f"{ARGUMENTS} --seat Anna --seat Bo --language {language}", *lines)
    assert result.exit_code == 0, result.output
    record = Record.load("game.torri")
    assert record.verify().proven
    assert record.seats == ["Anna", "Bo"]
    assert record.scores is not None
    assert all(str(score) in result.output for score in record.scores)
    assert "(P4.1)" in result.output  # the ledger cites the rules
    assert not Path("game.torri.secret").exists()


def test_against_a_bot_with_numbers_typed(run: Run) -> None:
    result = run(f"{ARGUMENTS} --seat Anna --seat bot:random --seat bot:random", *["1"] * 200)
    assert result.exit_code == 0, result.output
    record = Record.load("game.torri")
    assert record.seats == ["Anna", "bot:random", "bot:random"]
    assert record.verify().proven
    assert "Bot 2 plays" in result.output
    assert "Bot 2 is dealt a start card." in result.output
    assert re.search(r"(Anna|Bot \d)( wins|.* share the win)\.", result.output)


def test_help_answers_why_and_rules(run: Run) -> None:
    lines = ["help", "?", "", "why Pi.2", "why 1", "why xyzzy", "rules P3.1", "board", "log", "score", "quit"]
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo", "", *lines).output
    assert "why ANSWER" in output
    assert re.search(r" 1  \S+\*? +\w+, ", output, re.M)
    assert "? for the answers" in output
    assert "You don’t hold Pistoia, two crests" in output
    assert "(P3.1)" in output
    assert "That is allowed." in output
    assert "“xyzzy” is no answer to this question. For example:" in output
    assert "P3.1    Play one card" in output
    assert output.count("Patrizier · turn 1 of 24") == 2
    assert "no points yet" in output


def test_mistakes_change_nothing(run: Run) -> None:
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo", "", "castle", "Pi.2", "99", "quit").output
    assert "“castle” is no answer" in output
    assert "That is not allowed. You don’t hold" in output
    assert len(Record.load("game.torri").answers) == 6 + 9 + 1
    assert "Saved as game.torri." in output


def test_a_whole_turn_on_one_line_and_undo(run: Run) -> None:
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo", "", "undo", "1", "undo", "1 1", "", "undo", "quit").output
    assert output.count("Nothing can be taken back") == 2  # before anything was done, and after a card was turned up
    assert output.count("Taken back.") == 1
    record = Record.load("game.torri")
    questions = [ply.question for ply, _ in record.replay()][16:]
    assert questions == ["PLAY", "BUILD", "TAKE", "LAY_OUT"]


def test_of_a_line_that_does_not_fit_nothing_is_played(run: Run, firenze: Game) -> None:
    """One brick is owed for the second card: `ww` pays nothing, and no `w` is left for the next question."""
    table = Table.create(firenze, ["Anna", "Bo"], {}, SECRET)
    while (answer := table.answer_of_program()) is not None:
        table.answer(answer)
    position = table.position
    position.apply(position.parse("c2"))
    brick = position.text(position.answers()[0])
    arguments = f"play firenze --secret {SECRET} --save game.torri --seat Anna --seat Bo"
    output = run(arguments, "", f"c2 {brick * 2}", "quit").output
    assert f"Nothing of “c2 {brick * 2}” was played. It stops at “{brick * 2}”:" in output
    assert f"“{brick * 2}” joins more answers than are asked for here" in output
    assert Record.load("game.torri").position().question.name == "TAKE"


def test_what_is_left_of_a_line_when_the_turn_ends_is_not_kept(run: Run) -> None:
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo", "", "1 1 1 1 1 1 1 1 1", "", "quit").output
    assert re.search(r"Your turn is over; not played: 1( 1)+", output)
    assert len(Record.load("game.torri").answers) < 30


def test_confirm_gives_a_last_chance_to_undo(run: Run) -> None:
    lines = ["", "1 1", "undo", "1 2", "", "", "quit"]
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo --confirm", *lines).output
    assert output.count("Enter to go on") == 2
    assert "Taken back." in output
    assert [ply.answer for ply, _ in Record.load("game.torri").replay()][17] == 1


def test_people_add_to_the_draws(run: Run) -> None:
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo --players 3 --entropy", "salt", "pepper", "", "quit").output
    assert output.index("SHA-256") < output.index("Anna: type anything")
    record = Record.load("game.torri")
    assert record.entropy == ["salt", "pepper", ""]
    plain = run(f"{ARGUMENTS} --seat Anna --seat Bo --players 3", "", "quit")
    assert plain.exit_code == 0
    assert Record.load("game.torri").answers != record.answers


def test_leaving_saves_and_the_game_goes_on(run: Run, patrizier: Game) -> None:
    lines = typed_game(patrizier, ["Anna", "Bo"], seed=2)
    left = run(f"{ARGUMENTS} --seat Anna --seat Bo", *lines[:21])
    assert "Continue it with: torri play --continue game.torri" in left.output
    assert Path("game.torri.secret").read_text().strip() == SECRET
    assert SECRET not in Path("game.torri").read_text()
    half = Record.load("game.torri")
    assert half.scores is None
    rest = lines[21:] if lines[21] == "" else ["", *lines[21:]]
    result = run("play --continue game.torri", *rest)
    assert result.exit_code == 0, result.output
    whole = Record.load("game.torri")
    assert whole.answers[: len(half.answers)] == half.answers
    assert whole.verify().proven
    again = run("play --continue game.torri")
    assert "the game is over" in again.output


def test_without_its_secret_a_game_can_not_go_on(run: Run) -> None:
    run(f"{ARGUMENTS} --seat Anna --seat Bo", "", "quit")
    Path("game.torri.secret").write_text("nonsense\n")
    assert "the secret of this running game is not there" in refused(run("play --continue game.torri"))
    Path("game.torri.secret").write_text("ab" * 32)
    assert "the secret is not the one that was committed to" in refused(run("play --continue game.torri"))
    Path("game.torri.secret").unlink()
    assert "the secret of this running game is not there" in refused(run("play --continue game.torri"))


def test_a_record_that_was_never_committed_to_can_not_go_on(run: Run, patrizier: Game) -> None:
    recorded(patrizier, 2, seed=4, secret=None, plies=50).save("game.torri")
    assert "the secret of this running game is not there" in refused(run("play --continue game.torri"))


def test_a_record_that_breaks_the_rules_can_not_go_on(run: Run, patrizier: Game) -> None:
    record = recorded(patrizier, 2, seed=4, plies=50)
    record.answers[16] = next(n for n in range(48) if n not in record.position(16).answers())
    record.save("game.torri")
    assert "fails at ply 16, rule P3.1" in refused(run("play --continue game.torri"))


def test_a_place_that_can_not_be_written_is_said(run: Run) -> None:
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo", "", "save nowhere/game.torri", "save", "quit").output
    assert "The game could not be saved as nowhere/game.torri" in output
    assert "Saved as game.torri." in output


def test_the_end_of_the_input_saves_too(run: Run, tmp_path: Path) -> None:
    done = run("play patrizier --seat Anna --seat bot:random")
    assert done.exit_code == 0
    (file,) = tmp_path.glob("patrizier-*.torri")
    assert f"torri play --continue {file.name}" in done.stdout
    assert Record.load(file).verify().holds


def test_one_persons_screen_is_covered_from_the_next(run: Run) -> None:
    output = run(f"{ARGUMENTS} --seat Anna --seat Bo", "", "1 1", "", "quit").output
    assert output.count("Hand over, then press Enter.") == 2
    assert output.count("Your hand:") == 2
    assert "is dealt a start card." in output
    assert not re.search(r"is dealt \w+, ", output)


FIRENZE = f"play firenze --secret {SECRET} --save game.torri --option start_player=1"


@pytest.mark.long  # the other two games are short, and end the same way
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_firenze(run: Run, firenze: Game, language: str) -> None:
    lines = typed_game(firenze, ["Anna", "Bo"], seed=1)
    result = run(
        f"play firenze --secret {SECRET} --save game.torri --seat Anna --seat Bo --language {language}", *lines
    )
    assert result.exit_code == 0, result.output
    record = Record.load("game.torri")
    assert record.verify().proven
    assert record.scores is not None
    assert all(str(score) in result.output for score in record.scores)


def test_a_whole_turn_of_firenze_on_one_line_over_the_refill(run: Run) -> None:
    """Forced answers in between may be written or left out; cards turned up don't interrupt."""
    output = run(f"{FIRENZE} --seat Anna --seat Bo", "", "c1 x2 pww r - w0 - -", "", "quit").output
    assert "Anna takes the Smuggler card with its bricks: 3 white, 1 purple." in output
    assert "Anna takes a red brick from the Workshop card." in output
    assert "Anna lays a white brick: floor 1." in output
    assert "It is the turn of Bo." in output
    questions = [ply.question for ply, _ in Record.load("game.torri").replay() if ply.actor == 0]
    assert questions == ["TAKE", "EXCHANGE", *["LAY"] * 3, "FETCH", "EXCHANGE", "BUILD", "BUILD", "CLAIM"]


def test_behind_a_draw_a_wrong_word_stops_what_is_left_of_the_line(run: Run) -> None:
    output = run(f"{FIRENZE} --seat Anna --seat Bo", "", "c1 x2 wwp w - w0 -", "x2 wwp", "why b", "quit").output
    assert "Nothing of “x2 wwp w - w0 -” was played. It stops at “w”:" in output
    assert "That is not allowed. No white brick lay there before" in output
    assert "No blue brick lay there before" in output
    assert Record.load("game.torri").position().question.name == "FETCH"


def test_the_answer_that_the_rules_offer_can_be_accepted(run: Run, firenze: Game) -> None:
    """A record that stops where an event asks Anna, played on with `auto`."""
    for seed in range(30):
        record = recorded(firenze, 2, seed)
        asked = [ply.number for ply, at in record.replay() if at.actor == 0 and at.automatic() is not None]
        asked = [ply + 1 for ply in asked if len(record.position(ply + 1).answers()) > 1]
        if asked:
            break
    cut = record.cut(asked[0])
    cut.seats, cut.entropy = ["Anna", "Bo"], []
    cut.save("game.torri")
    Path("game.torri.secret").write_text(SECRET)
    offered = cut.position().automatic()
    output = run("play --continue game.torri --save on.torri", "", "?", "auto", "quit").output
    assert "auto gives the answer that the rules offer" in output
    assert Record.load("on.torri").answers[asked[0]] == offered


def test_where_the_rules_offer_nothing(run: Run) -> None:
    assert (
        "The rules offer no automatic answer here."
        in run(f"{ARGUMENTS} --seat Anna --seat bot:random", "auto", "quit").output
    )


@pytest.mark.parametrize("language", cases(short=["it"], long=LANGUAGES))
def test_a_whole_game_of_florenza(run: Run, florenza: Game, language: str) -> None:
    lines = typed_game(florenza, ["Anna", "Bo"], seed=3)
    result = run(f"{FLORENZA} --seat Anna --seat Bo --language {language}", *lines)
    assert result.exit_code == 0, result.output
    record = Record.load("game.torri")
    assert record.verify().proven
    assert record.scores is not None
    assert "572" in result.output  # how many figures are reconstructed is said before the game begins
    assert "(L11.1)" in result.output


def test_a_promise_that_would_fail_is_foreseen(run: Run) -> None:
    begin = ["fabbro picconiere", "create duomo.cupola nameless-painter", "forecast", "quit"]
    output = run(f"{FLORENZA} --seat Anna --seat bot:random", *begin).output
    have = "1 marble, 1 wood, 1 gold, 1 metal, 1 cloth, 1 spice, 300 florins"
    assert f"  Now you have {have}. (L5.1)" in output
    lacking = "! You can’t pay for Duomo: Cupola (nameless painter): you lack 3 marble, 2 wood."
    assert f"{lacking} Then {have}. (L8.4)" in output
    assert f"  At the end of the round: {have}. (L10.1)" in output


def test_where_there_is_nothing_to_foresee(run: Run) -> None:
    assert (
        "There is nothing to foresee now."
        in run(f"{FLORENZA} --seat Anna --seat bot:random", "forecast", "quit").output
    )
    assert (
        "There is nothing to foresee now."
        in run(f"{ARGUMENTS} --seat Anna --seat bot:random", "forecast", "quit").output
    )
