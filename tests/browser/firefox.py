"""Debian's Firefox, as far as a test needs it: Playwright drives only a Firefox of its own, so this speaks WebDriver
BiDi to it."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

PROGRAM: Final = "firefox-esr"
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PAUSE: Final = 0.2  # seconds between two looks at a page


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._call("session.new", capabilities={})
        self._tab = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def _call(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (reply := json.loads(self._socket.recv())).get("id") != number:
            pass  # an event
        assert reply["type"] == "success", reply
        return reply["result"]

    def go(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """A number, a text or a truth value."""
        asked = {"target": {"context": self._tab}, "awaitPromise": True}
        reply = self._call("script.evaluate", expression=expression, **asked)
        assert reply["type"] == "success", reply
        return reply["result"].get("value")

    def until(self, expression: str, patience: float) -> None:
        deadline = time.monotonic() + patience
        while not self.evaluate(expression):
            assert time.monotonic() < deadline, f"{expression}: {self.evaluate('document.body.innerText')}"
            time.sleep(PAUSE)

    def press(self, selector: str) -> None:
        """The first that is in sight; some are drawings, which have no `click()`."""
        self.evaluate(
            f"[...document.querySelectorAll('{selector}')].find((one) => one.getBoundingClientRect().width)"
            "?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"
        )


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    profile.mkdir()
    command = [PROGRAM, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stderr is not None
            said = next((found for line in running.stderr if (found := LISTENING.search(line))), None)
            assert said is not None, "Firefox has ended"
            Thread(target=running.stderr.read, daemon=True).start()  # or it waits until somebody reads
            with connect(f"{said[1]}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            running.terminate()
