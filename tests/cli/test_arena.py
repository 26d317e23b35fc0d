"""The arena as its users type it, killed and resumed, and on a Ray of its own."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from torri.players.arena import Contest, here, play
from torri.players.arena.schedule import fixtures
from torri.texts import LANGUAGES

from ..amount import LONG, cases
from .conftest import Run, process, refused

GAMES = 1_500  # of which some are played before it is stopped
SOME = 20  # and some after that

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and outside bots need POSIX")


def lines(folder: Path) -> list[dict[str, Any]]:
    """The games of a folder, without the times, which are never the same."""
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()[1:]]
    for game in games:
        del game["thinking"]
    return sorted(games, key=lambda game: (game["deal"], game["pairing"], game["rotation"]))


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games are played here: to start a process takes longer than a game. Others let processes play."""
    monkeypatch.setattr(sys.modules["torri.cli.arena"], "processes", lambda _jobs: here)


def test_a_duel(run: Run, tmp_path: Path) -> None:
    result = run("arena patrizier random random --games 5 --jobs 2 --out duel")
    assert result.exit_code == 0, result.output
    assert "6 of 6 games, 6 of them in whole deals" in result.output
    assert "random#2" in result.output
    assert "Games, result and plot are in duel." in result.output
    data = json.loads((tmp_path / "duel" / "result.json").read_text(encoding="utf-8"))
    assert [standing["name"] for standing in data["standings"]] == ["random", "random#2"]
    assert sum(standing["win_rate"]["mean"] for standing in data["standings"]) == pytest.approx(1)
    assert ElementTree.parse(tmp_path / "duel" / "plot.svg").getroot().tag.endswith("svg")
    again = run("arena patrizier random random --games 5 --out duel --json")
    assert json.loads(again.output) == data
    assert len(lines(tmp_path / "duel")) == 6
    more = run("arena patrizier random random --games 8 --jobs 1 --out duel")
    assert "6 games were there already and were not played again." in more.output
    other = run("arena patrizier random random --games 8 --out duel --seed 5")
    assert refused(other) == (
        "The folder duel holds another contest: there “seed” is 1, here it is 5. Choose another folder."
    )


@pytest.mark.usefixtures("no_processes")
def test_one_among_three_without_a_folder(run: Run, tmp_path: Path) -> None:
    result = run("arena firenze random random --players 3 --games 3 --option campanile=yes")
    assert result.exit_code == 0, result.output
    assert "× fair share" in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("no_processes")
@pytest.mark.parametrize("language", cases(short=["de"], long=LANGUAGES))
def test_a_round_robin_in_four_languages(run: Run, tmp_path: Path, language: str) -> None:
    line = f"arena patrizier random random random --games 2 --out games --language {language}"
    result = run(line)
    assert result.exit_code == 0, result.output
    assert "random – random#3" in result.output
    assert "random#2 – random#3" in result.output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena patrizier random", "The arena needs two players or more, not just random."),
        ("arena patrizier random deepblue", "There is no player “deepblue”."),
        ("arena chess random random", "There is no game “chess”."),
        ("arena patrizier random random --players 9", "patrizier is for 2 to 5 players, not 9."),
        ("arena patrizier random random --option colour=red", "patrizier has no option “colour”."),
        ("arena patrizier random random --games 0", "--games"),
        ("arena patrizier", "PLAYER..."),
    ],
)
def test_wrong_use_is_one_clear_sentence(run: Run, line: str, sentence: str) -> None:
    assert sentence in " ".join(refused(run(line)).split())


@POSIX
@pytest.mark.usefixtures("no_processes")
def test_outside_bots_that_fail_forfeit_and_harm_nobody(run: Run, tmp_path: Path) -> None:
    python = sys.executable
    bots = {
        f"exec:{python} -c pass": "forfeit-ended",
        f"exec:start=0.5 {python} -c 'import time; time.sleep(600)'": "forfeit-not-ready",
        f"exec:{python} -c 'print(\"hello\", flush=True); input()'": "forfeit-no-message",
    }
    # Each way to fail is tried quickly by tests/players/test_outside_bad.py.
    for number, (bot, cause) in enumerate(cases(short=[*bots.items()][:1], long=[*bots.items()])):
        folder = f"bots-{number}"
        result = run(["arena", "patrizier", bot, "random", "--games", "2", "--out", folder])
        assert result.exit_code == 0, result.output
        games = lines(tmp_path / folder)
        assert [game["forfeit"]["cause"] for game in games] == [cause] * 2
        assert [game["seats"][game["winners"][0]] for game in games] == ["random"] * 2
        assert "forfeited 2 games" in result.stdout


@POSIX
@pytest.mark.usefixtures("no_processes")  # after the stop
@pytest.mark.parametrize("sign", cases(short=["SIGKILL"], long=["SIGKILL", "SIGINT"]))
def test_nothing_is_lost_or_played_twice_when_it_is_stopped(run: Run, tmp_path: Path, sign: str) -> None:
    how = getattr(signal, sign)  # Windows, where this is only collected, has not all of them
    arguments = ["arena", "patrizier", "random", "random", "--out", "games", "--games"]
    file = tmp_path / "games" / "games.jsonl"
    running = subprocess.Popen(
        [sys.executable, "-m", "torri", *arguments, str(GAMES), "--jobs", "2"],
        cwd=tmp_path,
        env=os.environ | {"TORRI_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 10:
        assert running.poll() is None
        time.sleep(0.005)
    running.send_signal(how)
    _, errors = running.communicate()
    assert running.returncode == (-how if sign == "SIGKILL" else 130)
    assert b"Traceback" not in errors
    assert sign == "SIGKILL" or b"the same command goes on with the others" in errors
    before = file.read_bytes()
    before = before[: before.rindex(b"\n") + 1]  # a game that was being written does not count
    there = len(before.splitlines()) - 1
    assert 9 <= there < GAMES - SOME
    games = GAMES if LONG else there + SOME  # those that are left differ in nothing
    result = run([*arguments, str(games)])
    assert result.exit_code == 0, result.output
    assert f"{there} games were there already" in result.stdout
    assert file.read_bytes().startswith(before)
    contest = Contest("patrizier", 2, ("random", "random"), games, options={"open_memory": False})
    played = lines(tmp_path / "games")
    assert [(game["pairing"], game["deal"], game["rotation"]) for game in played] == [
        fixture.key for fixture in fixtures(contest)
    ]
    for fixture, game in list(zip(fixtures(contest), played, strict=True))[:20]:
        assert play(contest, fixture).answers == game["answers"]


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="there is no Ray for this Python or system")
@pytest.mark.long
def test_a_local_ray_plays_the_same_games(tmp_path: Path) -> None:
    arguments = ["arena", "patrizier", "random", "random", "--games", "8", "--jobs", "2"]
    results = [
        process(tmp_path, *arguments, "--out", "ray", "--ray", "local"),
        process(tmp_path, *arguments, "--out", "pool"),
    ]
    for result in results:
        assert result.returncode == 0, result.stderr
    assert lines(tmp_path / "ray") == lines(tmp_path / "pool")
    texts = [(tmp_path / folder / "games.jsonl").read_text(encoding="utf-8") for folder in ("ray", "pool")]
    assert texts[0].splitlines()[0] == texts[1].splitlines()[0]


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="there is no Ray for this Python or system")
def test_a_ray_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = process(tmp_path, "arena", "patrizier", "random", "random", "--ray", "127.0.0.1:9")
    assert result.returncode == 2
    assert "No Ray cluster can be reached at 127.0.0.1:9" in result.stderr


def test_without_the_extra_ray_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = refused(run("arena patrizier random random --ray local"))
    assert sentence.endswith('pip install "torri[cluster]"')
