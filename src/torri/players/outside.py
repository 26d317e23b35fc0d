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

PROTOCOL_VERSION: Final = 1
READY_TIMEOUT_SECONDS: Final = 20.0  # for the message `ready`
ANSWER_TIMEOUT_SECONDS: Final = 30.0  # for one answer
BOT_EXIT_SECONDS: Final = 0.5  # to end after `bye`, and again after a signal
EXAMPLES_SHOWN: Final = 5  # legal answers, to a bot that gave an illegal one
GAME_KEYS: Final = ("game", "rules", "edition", "players", "options", "seat")  # sent once, before the first question


class OutsidePlayer(Player):
    """A seat played by an outside program. It receives views; any fault only makes it forfeit."""

    def __init__(
        self,
        command: str,
        seconds: float = ANSWER_TIMEOUT_SECONDS,
        start: float = READY_TIMEOUT_SECONDS,
        patience: float = BOT_EXIT_SECONDS,
    ) -> None:
        self._seconds = seconds
        self._patience = patience
        self._told: dict[str, Any] = {}  # of the game
        self._number = 0  # of the question asked last
        self._line = b""  # with the bot's last message
        self._forfeited: dict[str, Any] = {}  # the facts of its forfeit
        self._program = Program(f"exec:{command}", _arguments(command))
        finalize(self, self._program.end, 0)  # no process is left behind if it is not closed
        self._say({"type": "hello", "protocol": PROTOCOL_VERSION, "torri": __version__})
        name = self._message("ready", start, "forfeit-not-ready").get("name")
        self.name = name if isinstance(name, str) else ""  # as the bot calls itself

    @classmethod
    def of(cls, spec: str) -> OutsidePlayer:
        """`seconds=5 start=60 COMMAND`: perhaps limits, then the command, to which everything else belongs."""
        limits = {"seconds": ANSWER_TIMEOUT_SECONDS, "start": READY_TIMEOUT_SECONDS}
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
            of_the_game = {key: seen.view[key] for key in GAME_KEYS}
            if of_the_game != self._told:
                self._told = of_the_game
                self._say({"type": "game", **of_the_game})
            self._say({"type": "question", "number": self._number, "view": seen.view})
            return self._checked(self._message("answer", self._seconds, "forfeit-too-slow"), seen)
        except Forfeit as forfeit:
            self._forfeited = forfeit.facts
            raise

    def close(self) -> None:
        """Send `bye`; a bot that does not end is killed."""
        self._say({"type": "bye"})
        self._program.end(self._patience)

    def _say(self, message: dict[str, Any]) -> None:
        self._program.say(json.dumps(message, separators=(",", ":")).encode())

    def _message(self, kind: str, seconds: float, too_late: str) -> dict[str, Any]:
        """The next message of a kind; others are ignored, but do not stop the clock."""
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
        if type(number) is not int or number != self._number:  # true is not a number, though in Python it equals 1
            raise self._program.forfeit("forfeit-wrong-number", f"{given}; {self._number}")
        if answer is None and isinstance(text, str):
            with suppress(UnknownNotation, AmbiguousNotation):
                answer = world.parse(text)
        elif type(answer) is not int:
            raise self._program.forfeit("forfeit-no-answer", given)
        legal = world.answers()
        if answer not in legal:
            allowed = [f"{each} {world.text(each)}" for each in legal[:EXAMPLES_SHOWN]] + ["…"] * (
                len(legal) > EXAMPLES_SHOWN
            )
            raise self._program.forfeit("forfeit-illegal", f"{given}; {', '.join(allowed)}")
        return int(answer)


def _arguments(command: str) -> list[str]:
    try:
        arguments = shlex.split(command)
    except ValueError:  # an unmatched quotation mark
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
    """The value of a line of JSON; None if it is not JSON, or nested too deeply, or too long."""
    try:
        return json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
