"""A tab of Chromium whose renderer may be killed. Playwright attaches itself to every service worker and stops it
before it begins; one whose process was killed then waits for ever, and each page too. This speaks to Chromium."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.visiting import FLAGS, chromium

LISTENING: Final = re.compile(r"DevTools listening on (ws://\S+)")
PAUSE_SECONDS: Final = 0.1  # between two looks at a page
TOLD: Final = "told"  # with what a page calls the test


class Tab:
    def __init__(self, socket: ClientConnection, beginning: str) -> None:
        self.told: list[str] = []  # what the page has called with
        self._socket = socket
        self._beginning = beginning
        self._numbers = count(1)
        self._crashed = ""
        self._call("Target.setDiscoverTargets", discover=True)
        self._open()

    def _open(self) -> None:
        self._tab = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=self._tab, flatten=True)["sessionId"]
        for method, given in (
            ("Page.enable", {}),
            ("Runtime.enable", {}),
            ("Runtime.addBinding", {"name": TOLD}),
            ("Page.addScriptToEvaluateOnNewDocument", {"source": self._beginning}),
        ):
            self._ask(method, **given)

    def _ask(self, method: str, **parameters: Any) -> Any:
        return self._call(method, self._session, **parameters)

    def _call(self, method: str, session: str = "", **parameters: Any) -> Any:
        number = next(self._numbers)
        asked = {"id": number, "method": method, "params": parameters} | ({"sessionId": session} if session else {})
        self._socket.send(json.dumps(asked))
        while (reply := json.loads(self._socket.recv())).get("id") != number:
            self._hear(reply)
        assert "error" not in reply, (method, reply)
        return reply["result"]

    def _hear(self, event: Any) -> None:
        if event.get("method") == "Runtime.bindingCalled":
            self.told.append(event["params"]["payload"])
        elif event.get("method") == "Target.targetCrashed":
            self._crashed = event["params"]["targetId"]

    def listen(self, seconds: float) -> None:
        """Let the page go on, and hear what it says meanwhile."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                self._hear(json.loads(self._socket.recv(timeout=left)))
            except TimeoutError:
                return

    def go(self, address: str) -> None:
        self._ask("Page.navigate", url=address)

    def evaluate(self, expression: str) -> Any:
        reply = self._ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in reply, reply
        return reply["result"].get("value")

    def until(self, expression: str, patience: float) -> None:
        deadline = time.monotonic() + patience
        while not self.evaluate(expression):
            assert time.monotonic() < deadline, f"{expression}: {self.evaluate('document.body.innerText')}"
            self.listen(PAUSE_SECONDS)

    def die(self, patience: float) -> None:
        """Its renderer is killed, with all workers of the site, as when memory runs out; then there is a new tab."""
        processes = self._call("SystemInfo.getProcessInfo")["processInfo"]
        renderers = [process for process in processes if process["type"] == "renderer"]
        os.kill(max(renderers, key=lambda process: process["cpuTime"])["id"], signal.SIGKILL)
        deadline = time.monotonic() + patience
        while self._crashed != self._tab:
            assert time.monotonic() < deadline, "that was another renderer"
            self.listen(PAUSE_SECONDS)
        self._call("Target.closeTarget", targetId=self._tab)
        self._open()


@contextmanager
def tab(profile: Path, beginning: str) -> Iterator[Tab]:
    """One tab; `beginning` is run at the beginning of each page."""
    kept = ("--headless=new", "--remote-debugging-port=0", "--window-size=1440,900", f"--user-data-dir={profile}")
    with subprocess.Popen([chromium(), *FLAGS, *kept], stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stderr is not None
            said = next((found for line in running.stderr if (found := LISTENING.search(line))), None)
            assert said is not None, "Chromium has ended"
            Thread(target=running.stderr.read, daemon=True).start()  # or it waits until somebody reads
            with connect(said[1], max_size=None) as socket:
                yield Tab(socket, beginning)
        finally:
            running.terminate()
