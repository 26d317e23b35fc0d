"""Outside bots: programs in any language that answer in JSON lines. docs/bots.md is the protocol for their authors."""

from __future__ import annotations

import json
import shlex
from contextlib import suppress
from math import isfinite
from time import monotonic
from typing import Any, Final
from weakref import finalize

from torri import __version__
from torri.engine.errors import AmbiguousNotation, UnknownNotation, WrongOption
from torri.players.player import Forfeit, Information, Player
from torri.players.program import Program, quoted

PROTOCOL: Final = 1
START: Final = 20.0  # seconds for the message `ready`
SECONDS: Final = 30.0  # for an answer
BOT_EXIT_SECONDS: Final = 0.5  # seconds for a bot to end after `bye`, and again after it was asked to by a signal
EXAMPLES: Final = 5  # legal answers told to a bot that gave another
OF_A_GAME: Final = ("game", "rules", "edition", "players", "options", "seat")  # told once, before the first question


class OutsidePlayer(Player):
    """A seat played by a program of its own. It gets views; whatever it does wrong ends in its own forfeit."""

    def __init__(
        self, command: str, seconds: float = SECONDS, start: float = START, patience: float = BOT_EXIT_SECONDS
    ) -> None:
        self._seconds = seconds
        self._patience = patience
        self._told: dict[str, Any] = {}  # of the game
        self._number = 0  # of the question asked last
        self._line = b""  # with the bot's last message
        self._forfeited: dict[str, Any] = {}  # the facts of its forfeit
        self._program = Program(f"exec:{command}", _arguments(command))
        finalize(self, self._program.end, 0)  # whoever forgets to close it leaves no process behind
        self._say({"type": "hello", "protocol": PROTOCOL, "torri": __version__})
        name = self._message("ready", start, "forfeit-not-ready").get("name")
        self.name = name if isinstance(name, str) else ""  # as the bot calls itself

    @classmethod
    def of(cls, spec: str) -> OutsidePlayer:
        """`seconds=5 start=60 COMMAND`: perhaps limits, then the command, to which everything else belongs."""
        limits = {"seconds": SECONDS, "start": START}
        word, _, rest = spec.lstrip().partition(" ")
        while word.partition("=")[0] in limits and "=" in word:
            name, _, value = word.partition("=")
            limits[name] = _seconds(name, value)
            spec = rest
            word, _, rest = spec.lstrip().partition(" ")
        return cls(spec.strip(), **limits)

    def answer(self, seen: Information) -> int:
        if self._forfeited:
            raise Forfeit(**self._forfeited)
        try:
            self._number += 1
            of_the_game = {key: seen.view[key] for key in OF_A_GAME}
            if of_the_game != self._told:
                self._told = of_the_game
                self._say({"type": "game", **of_the_game})
            self._say({"type": "question", "number": self._number, "view": seen.view})
            return self._checked(self._message("answer", self._seconds, "forfeit-too-slow"), seen)
        except Forfeit as forfeit:
            self._forfeited = forfeit.facts
            raise

    def close(self) -> None:
        """Say goodbye; what does not leave is thrown out."""
        self._say({"type": "bye"})
        self._program.end(self._patience)

    def _say(self, message: dict[str, Any]) -> None:
        self._program.say(json.dumps(message, separators=(",", ":")).encode())

    def _message(self, kind: str, seconds: float, too_late: str) -> dict[str, Any]:
        """The next message of a kind; others are none of our business, but do not stop the clock."""
        deadline = monotonic() + seconds
        while True:
            line = self._program.line(deadline)
            if line is None:
                raise self._program.forfeit(too_late, f"{seconds:g} s")
            if not line.strip():
                continue
            message = _parsed(line)
            if not isinstance(message, dict) or not isinstance(message.get("type"), str):
                raise self._program.forfeit("forfeit-no-message", quoted(line))
            if message["type"] == kind:
                self._line = line
                return message

    def _checked(self, message: dict[str, Any], seen: Information) -> int:
        """The answer in a message, if it is one to the question asked, and legal."""
        world, given = seen.world, quoted(self._line)
        number, answer, text = message.get("number"), message.get("answer"), message.get("text")
        if type(number) is not int or number != self._number:  # true is no number, though Python thinks it is 1
            raise self._program.forfeit("forfeit-wrong-number", f"{given}; {self._number}")
        if answer is None and isinstance(text, str):
            with suppress(UnknownNotation, AmbiguousNotation):
                answer = world.parse(text)
        elif type(answer) is not int:
            raise self._program.forfeit("forfeit-no-answer", given)
        legal = world.answers()
        if answer not in legal:
            allowed = [f"{each} {world.text(each)}" for each in legal[:EXAMPLES]] + ["…"] * (len(legal) > EXAMPLES)
            raise self._program.forfeit("forfeit-illegal", f"{given}; {', '.join(allowed)}")
        return int(answer)


def _arguments(command: str) -> list[str]:
    try:
        arguments = shlex.split(command)
    except ValueError:  # a quotation mark without its partner
        arguments = []
    if not arguments:
        raise Forfeit(player=f"exec:{command}", cause="forfeit-not-started", detail=quoted(command))
    return arguments


def _seconds(name: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = 0
    if not (isfinite(seconds) and seconds > 0):
        raise WrongOption(option=name, value=value, expected="kind-seconds")
    return seconds


def _parsed(line: bytes) -> Any:
    """What a line of JSON holds; None if it is no JSON, or deeper or longer than is sane."""
    try:
        return json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
