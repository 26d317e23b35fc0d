"""Outside bots, with real processes: what a good one gets and gives, and how each comes to its end."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

import torri
from torri import Position
from torri.engine.errors import WrongOption
from torri.players import Forfeit, player
from torri.players.outside import GAME_KEYS, OutsidePlayer
from torri.players.player import RandomPlayer
from torri.texts import LANGUAGES, Words

from .outside_bots import ASKED, CHILD, EXAMPLE, GOOD, READY, Bot, ask, left_over, node, play

resource = pytest.importorskip("resource")  # Windows has none, nor has it pipes that can be waited for


# Good bots


def test_a_bot_hears_hello_game_questions_and_bye(bot: Bot, asked: Position, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = bot(
        GOOD
        + f"""
heard = open({str(heard)!r}, "w")
for line in sys.stdin:
    print(line, end="", file=heard, flush=True)
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", name="Test", colour="unknown fields do no harm")
    if message["type"] == "question":
        say(type="gossip", about="unknown messages do no harm")
        print(flush=True)
        give(message)
    if message["type"] == "bye":
        break
"""
    )
    sitting = OutsidePlayer(command)
    assert sitting.name == "Test"
    assert [ask(sitting, asked) for _ in range(2)] == [asked.answers()[0]] * 2
    sitting.close()
    hello, game, first, second, bye = map(json.loads, heard.read_text().splitlines())
    view = asked.view(asked.actor)
    assert hello == {"type": "hello", "protocol": 1, "torri": torri.__version__}
    assert game == {"type": "game", **{key: view[key] for key in GAME_KEYS}}
    assert first == {"type": "question", "number": 1, "view": json.loads(json.dumps(view))}
    assert second == {**first, "number": 2}
    assert bye == {"type": "bye"}


@pytest.mark.parametrize("written", ["{text}", "#{answer}", " {text} "])
def test_an_answer_may_be_given_in_notation(bot: Bot, asked: Position, written: str) -> None:
    command = bot(ASKED + f"give(asked, text={written!r}.format(**asked['view']['answers'][1]))\nquestion()")
    sitting = OutsidePlayer(command)
    assert ask(sitting, asked) == asked.answers()[1]
    sitting.close()


@pytest.mark.parametrize("name", ["patrizier", "firenze", "florenza"])
def test_the_example_bot_plays_whole_games(name: str) -> None:
    game = torri.game(name)
    at = game.start(game.players[0], {"short_game": True} if name == "florenza" else {})
    sitting = OutsidePlayer(shlex.join([node(), str(EXAMPLE)]))
    play(at, {0: sitting, 1: RandomPlayer(Random(1))}, Random(2))
    sitting.close()
    assert sitting.name == "Node example"
    assert at.over


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 100


@pytest.mark.parametrize("name", ["patrizier", "firenze", "florenza"])
def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else(bot: Bot, name: str, tmp_path: Path) -> None:
    """Every message of a whole game is the view of the seat; what others hide could be anything else."""
    heard = tmp_path / "heard"
    command = bot(
        READY
        + f"""
heard = open({str(heard)!r}, "w")
while True:
    asked = question()
    print(json.dumps(asked["view"]), file=heard, flush=True)
    give(asked)
"""
    )
    game, rng, views = torri.game(name), Random(3), []
    at = game.start(2, {"short_game": True} if name == "florenza" else {})
    sitting = OutsidePlayer(command)
    while not at.over:
        if at.actor == 0:
            views.append(at.view(0))
            assert at.sample(0, rng).view(0) == views[-1]
            at.apply(ask(sitting, at))
        else:
            at.apply(rng.choices(at.answers(), at.weights() or None)[0])
    sitting.close()
    assert [json.loads(line) for line in heard.read_text().splitlines()] == json.loads(json.dumps(views))
    if name == "patrizier":
        assert not any("hand" in view["table"]["seats"][1] for view in views)


def test_a_spec_names_the_command_with_all_its_commas_and_perhaps_limits(bot: Bot, asked: Position) -> None:
    command = bot(ASKED + "assert sys.argv[1:] == ['a,b=c', 'd e:f']\ngive(asked)\nquestion()") + " a,b=c 'd e:f'"
    for spec in (f"exec:{command}", f"exec:seconds=5 {command}", f"exec: start=5.5  seconds=1e1  {command}"):
        sitting = player(spec, Random(0))
        assert ask(sitting, asked) == asked.answers()[0]
        sitting.close()


@pytest.mark.parametrize("value", ["", "0", "-1", "nan", "inf", "soon"])
def test_a_limit_must_be_a_time(value: str) -> None:
    with pytest.raises(WrongOption) as wrong:
        player(f"exec:seconds={value} true", Random(0))
    assert "seconds above 0" in Words("en").error(wrong.value)


# The end


@pytest.mark.parametrize(
    "source",
    [
        ASKED + "give(asked)\nquestion()",
        ASKED + "give(asked)\nimport time\ntime.sleep(60)",
        "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)" + ASKED + "give(asked)\nwhile True: pass",
        ASKED + "give(asked)\nwhile True: say(type='gossip')",
        ASKED + CHILD.format(leaves=False) + "give(asked)\nquestion()",
    ],
    ids=["polite", "sleeps", "deaf", "chatters", "has-a-child"],
)
def test_closing_ends_every_bot(bot: Bot, asked: Position, source: str) -> None:
    sitting = OutsidePlayer(bot(source), patience=0.2)
    ask(sitting, asked)
    sitting.close()
    with pytest.raises(Forfeit) as gone:
        ask(sitting, asked)
    assert gone.value.cause == "forfeit-ended"


def test_a_polite_bot_may_finish_what_it_does(bot: Bot, tmp_path: Path) -> None:
    done = tmp_path / "done"
    source = f"import time\nwhile read()['type'] != 'bye': pass\ntime.sleep(0.1)\nopen({str(done)!r}, 'w').close()"
    OutsidePlayer(bot(READY + source), patience=5).close()
    assert done.exists()


def test_a_bot_that_nobody_closed_ends_with_its_player(bot: Bot, asked: Position) -> None:
    sitting = OutsidePlayer(bot(ASKED + "give(asked)\nwhile True: pass"))
    ask(sitting, asked)
    del sitting


def test_a_bot_that_hangs_does_not_outlive_us_however_we_end(bot: Bot, tmp_path: Path) -> None:
    def of_the_bot() -> list[str]:
        return [line for line in left_over(str(tmp_path)) if str(tmp_path) in line]

    command = bot(READY + "while True: pass")
    source = (
        f"from torri.players.outside import OutsidePlayer\nbot = OutsidePlayer({command!r})\nprint(flush=True)\ninput()"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", source], stdin=pipe, stdout=pipe, env={**os.environ, "TORRI_PLAIN": "1"}
    ) as us:
        assert us.stdout is not None
        assert us.stdout.readline()
        assert [line for line in of_the_bot() if "OutsidePlayer" not in line]
        us.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while of_the_bot():
        assert time.monotonic() < deadline, of_the_bot()
        time.sleep(0.05)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_can_be_said(language: str) -> None:
    source = "".join(
        (Path(torri.__file__).parent / "players" / name).read_text() for name in ("outside.py", "program.py")
    )
    causes = set(re.findall(r'"(forfeit-[a-z-]+)"', source))
    assert len(causes) > 9
    for cause in causes:
        said = Words(language).error(Forfeit("exec:bot", cause, '"what was seen"'))
        assert said.startswith("exec:bot ")
        assert said.endswith(': "what was seen"')
        assert "forfeit" not in said.replace("forfeits:", "")
