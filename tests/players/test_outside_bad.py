"""Outside bots that crash, hang or talk nonsense: each harms only itself."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from torri import Game, Position
from torri.players import Forfeit
from torri.players.outside import OutsidePlayer
from torri.players.program import LONGEST_LINE_BYTES
from torri.texts import LANGUAGES, Words

from ..playing import walk
from .outside_bots import ASKED, CHILD, READY, Bot, ask, forfeit, left_over

resource = pytest.importorskip("resource")  # Windows has none, nor has it pipes that can be waited for


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
    assert time.monotonic() - begin < 30, "it would have gone on for a minute"


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
    flood = (
        "while True: sys.stdout.write('x' * 65536)"
        if endless
        else f"print('x' * {64 * LONGEST_LINE_BYTES}, flush=True)"
    )
    lost = forfeit(bot(ASKED + flood), asked)
    assert lost.cause == "forfeit-too-long"
    assert lost.detail.startswith(f'{LONGEST_LINE_BYTES}; "xxxxx')
    assert len(lost.detail) < 300
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000 * (
        1024 if sys.platform == "darwin" else 1
    )


def test_a_line_of_just_the_length_allowed_is_read(bot: Bot, asked: Position) -> None:
    write = "line = json.dumps({'type': 'answer', 'number': 1, 'answer': asked['view']['answers'][0]['answer']})"
    sitting = OutsidePlayer(bot(f"{ASKED}{write}\nprint(line.ljust({LONGEST_LINE_BYTES}), flush=True)\nquestion()"))
    assert ask(sitting, asked) == asked.answers()[0]
    sitting.close()
    assert forfeit(
        bot(f"{ASKED}{write}\nprint(line.ljust({LONGEST_LINE_BYTES} + 1), flush=True)\nquestion()"), asked
    ).cause == ("forfeit-too-long")


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


def test_children_that_keep_the_pipes_open_are_killed_with_the_bot(bot: Bot, asked: Position) -> None:
    lost = forfeit(bot(ASKED + CHILD.format(leaves=False) + "os._exit(4)"), asked)
    assert (lost.cause, lost.detail) == ("forfeit-ended", "exit 4")


def test_a_child_that_has_left_the_group_does_not_hold_us_up(bot: Bot, asked: Position, tmp_path: Path) -> None:
    """It stays until it ends by itself: the arena is no sandbox."""
    lost = forfeit(bot(ASKED + CHILD.format(leaves=True) + "os._exit(4)"), asked)
    assert (lost.cause, lost.detail) == ("forfeit-ended", "exit 4")

    def children() -> list[str]:
        """Of this bot: other tests have children too."""
        return [line for line in left_over(str(tmp_path)) if str(tmp_path) in line]

    (child,) = children()
    os.kill(int(child.split()[1]), signal.SIGKILL)
    while children():
        time.sleep(0.05)
