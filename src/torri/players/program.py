"""Another program: lines over its standard input and output, within limits of time and length.

We read and write only while we wait for the program: one that sends too much fills its own pipe and blocks.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, Final

from torri.players.player import Forfeit

LONGEST_LINE_BYTES: Final = 1 << 20  # longer lines are a fault
READ_BYTES: Final = 1 << 16  # in one call
LIVENESS_CHECK_SECONDS: Final = 0.1  # between two checks that the program is still alive
PROGRAM_EXIT_SECONDS: Final = 1.0  # for a program that has closed its output to end, and for the system to reap it
ERROR_OUTPUT_BYTES: Final = 4096  # of its error stream, the last ones
ERROR_LINES_SHOWN: Final = 3  # when it forfeits
ERROR_LINE_CHARACTERS: Final = 200  # longer lines are cut

# If this process is killed, nothing else would stop a hanging program: this script notices when its input ends.
GUARD_SCRIPT: Final = "read -r nothing; sleep 1; kill -s KILL -- -{group}"


class Program:
    """A running program in a process group of its own; `end` leaves none of its processes behind."""

    def __init__(self, name: str, arguments: Sequence[str]) -> None:
        self.name = name
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._errors = bytearray()
        self._gone = False
        self._guard: subprocess.Popen[bytes] | None = None
        if sys.platform == "win32":  # Windows can't wait for pipes
            raise Forfeit(player=name, cause="forfeit-no-system", detail=quoted(sys.platform))
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        try:
            self._process = subprocess.Popen(
                arguments, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:  # a zero byte in an argument is a ValueError
            raise Forfeit(player=name, cause="forfeit-not-started", detail=quoted(str(error))) from error
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._stdin: IO[bytes] = stdin
        self._stdout: IO[bytes] = stdout
        self._stderr: IO[bytes] = stderr
        os.set_blocking(stdin.fileno(), False)
        guard = ["/bin/sh", "-c", GUARD_SCRIPT.format(group=self._process.pid)]
        try:
            self._guard = subprocess.Popen(guard, stdin=pipe, stdout=nowhere, stderr=nowhere, start_new_session=True)
        except OSError as error:
            raise self.forfeit("forfeit-not-started", quoted(str(error))) from error

    def say(self, line: bytes) -> None:
        """Send a line: as much as the pipe takes now, the rest while we wait for an answer."""
        if not self._stdin.closed:
            self._outgoing += line + b"\n"
            self._exchange(0)

    def line(self, deadline: float) -> bytes | None:
        """The next line, after all our own lines have been sent; None if the time is up."""
        while True:
            end = self._incoming.find(b"\n", 0, LONGEST_LINE_BYTES + 1)
            if end >= 0 and not self._outgoing:
                line = bytes(self._incoming[:end])
                del self._incoming[: end + 1]
                return line
            if end < 0 and len(self._incoming) > LONGEST_LINE_BYTES:
                raise self.forfeit("forfeit-too-long", f"{LONGEST_LINE_BYTES}; {quoted(self._incoming[:READ_BYTES])}")
            if self._stdout.closed:
                raise self._ended()
            left = deadline - monotonic()
            if left <= 0:
                return None
            dead = self._has_died()
            if not self._exchange(0 if dead else min(left, LIVENESS_CHECK_SECONDS)) and dead:
                raise self._ended()  # even if a process that it has started still holds its output open

    def forfeit(self, cause: str, detail: str) -> Forfeit:
        """End a program that can't play, and report the last lines of its error stream."""
        self._exchange(0)
        said = [quoted(line) for line in self._errors.splitlines() if line.strip()]
        self.end(0)
        return Forfeit(player=self.name, cause=cause, detail=" | ".join([detail, *said[-ERROR_LINES_SHOWN:]]))

    def end(self, patience: float) -> None:
        """Let it end by itself, then ask it to, with a time limit for each; then kill what is left."""
        if self._gone:
            return
        if patience and not self._ends_within(patience):
            self._signal(signal.SIGTERM)
            self._ends_within(patience)
        if not self._has_died():
            self._signal(signal.SIGKILL)
            self._has_died(PROGRAM_EXIT_SECONDS)
        self._outgoing.clear()
        for stream in (self._stdin, self._stdout, self._stderr):
            stream.close()
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()
        self._gone = True

    def _ends_within(self, patience: float) -> bool:
        """Wait for its end, still reading so that it is not blocked; when everything is sent, its input is closed."""
        deadline = monotonic() + patience
        while not self._has_died() and monotonic() < deadline:
            if not self._outgoing:
                self._stdin.close()
            if self._stdout.closed:
                return self._has_died(deadline - monotonic())
            self._exchange(LIVENESS_CHECK_SECONDS)
            self._incoming.clear()
        return self._has_died()

    def _ended(self) -> Forfeit:
        """What to report of a program that has closed its output: whether it still runs, or its error output."""
        deadline = monotonic() + PROGRAM_EXIT_SECONDS
        while not self._has_died() and monotonic() < deadline:
            self._exchange(LIVENESS_CHECK_SECONDS / 10)
        while self._exchange(0) and monotonic() < deadline:
            pass
        status = self._process.returncode
        if status is None:
            return self.forfeit("forfeit-output-closed", "stdout")
        return self.forfeit("forfeit-ended", f"exit {status}" if status >= 0 else f"signal {-status}")

    def _has_died(self, seconds: float = 0) -> bool:
        """Whether it has ended, or does so within that time; then what it has started is killed as well."""
        if self._process.returncode is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
                self._signal(signal.SIGKILL)  # now: later the group number may belong to other processes
        return self._process.returncode is not None

    def _signal(self, number: signal.Signals) -> None:
        if sys.platform != "win32":
            with suppress(OSError):  # nobody is left in the group
                os.killpg(self._process.pid, number)

    def _exchange(self, seconds: float) -> bool:
        """Wait until something can be sent or read, and do it. Returns whether there was anything in that time."""
        with DefaultSelector() as selector:
            if self._outgoing:
                selector.register(self._stdin, EVENT_WRITE)
            if not self._stderr.closed:
                selector.register(self._stderr, EVENT_READ)
            if not self._stdout.closed and len(self._incoming) <= LONGEST_LINE_BYTES:
                selector.register(self._stdout, EVENT_READ)
            ready = [key.fileobj for key, _ in selector.select(seconds)]
        if self._stdin in ready:
            self._send()
        if self._stdout in ready:
            _read(self._stdout, self._incoming)
        if self._stderr in ready:
            _read(self._stderr, self._errors)
            del self._errors[:-ERROR_OUTPUT_BYTES]
        return bool(ready)

    def _send(self) -> None:
        """A program that no longer reads has probably ended: its output will show it."""
        try:
            del self._outgoing[: os.write(self._stdin.fileno(), self._outgoing[:READ_BYTES])]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._outgoing.clear()
            self._stdin.close()


def _read(stream: IO[bytes], into: bytearray) -> None:
    chunk = os.read(stream.fileno(), READ_BYTES)
    into += chunk
    if not chunk:
        stream.close()


def quoted(text: str | bytes | bytearray) -> str:
    """Text of an unknown program: short, on one line, and in quotation marks, so that it can't be mistaken for ours."""
    words = text if isinstance(text, str) else text.decode(errors="replace")
    shown = "".join(sign if sign.isprintable() else "?" for sign in words[: ERROR_LINE_CHARACTERS + 1])
    return f'"{shown}"' if len(shown) <= ERROR_LINE_CHARACTERS else f'"{shown[:ERROR_LINE_CHARACTERS]}…"'
