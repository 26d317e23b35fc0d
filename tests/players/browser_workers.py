"""Workers for loops that run elsewhere: the app's own, with real modules, in Node and in Chromium."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import subprocess
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
THINK = ROOT / "web" / "src" / "think"
ROLLDOWN = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
IN_PAGE = """
async ([pool, worker, game, code, description]) => {
  const address = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const { ThinkPool } = await import(address(pool))
  const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0))
  const compiled = { code: await WebAssembly.compile(bytes), description }
  const begin = () => new Worker(address(worker))
  window.pool = new ThinkPool('', { count: 2, begin, fetched: () => Promise.resolve(compiled) }).inJson()
}
"""


def bundled(name: str, folder: Path) -> Path:
    """A file of the app's thinking as one file of JavaScript."""
    made = folder / f"{name}.mjs"
    subprocess.run([ROLLDOWN, THINK / f"{name}.ts", "--format", "esm", "--file", made], capture_output=True, check=True)
    return made


class InNode:
    """One worker; its requests wait for each other."""

    count = 2  # trees, one after the other

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._to, self._from = process.stdin, process.stdout
        self._turn = asyncio.Lock()

    async def think(self, request: str) -> str:
        async with self._turn:
            self._to.write(request.encode() + b"\n")
            reply = (await self._from.readline()).decode()
            assert reply, "Node has ended"
            return reply

    def cancel(self, number: int) -> None:
        raise AssertionError(number)

    def drop(self, kept: str) -> None:
        self._to.write(json.dumps({"drop": kept}).encode() + b"\n")


@asynccontextmanager
async def in_node(game: str, folder: Path, bundle: Path) -> AsyncIterator[InNode]:
    """`folder` has the module of the game, `bundle` is that of `carryingOut`."""
    node, script = shutil.which("node"), Path(__file__).parent / "think_in_node.mjs"
    assert node is not None
    command = node, script, bundle, folder, game
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=1 << 26)
    assert process.stdin is not None
    try:
        yield InNode(process)
    finally:
        process.stdin.close()
        await process.wait()


class InChromium:
    """The pool with its workers, in an empty page."""

    count = 2

    def __init__(self, page: Any) -> None:
        self._page = page
        self._notes = set[asyncio.Task[Any]]()

    async def think(self, request: str) -> str:
        reply: str = await self._page.evaluate("(request) => pool.think(request)", request)
        return reply

    def cancel(self, number: int) -> None:
        raise AssertionError(number)

    def drop(self, kept: str) -> None:
        note = asyncio.ensure_future(self._page.evaluate("(name) => pool.drop(name)", kept))
        self._notes.add(note)
        note.add_done_callback(self._notes.discard)


@asynccontextmanager
async def in_chromium(game: str, folder: Path, pool: Path, worker: Path) -> AsyncIterator[InChromium]:
    """Nothing is served: all of it is handed to an empty page."""
    from playwright.async_api import async_playwright

    from ..browser.visiting import FLAGS, chromium

    code = base64.b64encode((folder / f"{game}.wasm").read_bytes()).decode()
    description = json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))
    given = [pool.read_text(encoding="utf-8"), worker.read_text(encoding="utf-8"), game, code, description]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = await browser.new_page()
        await page.evaluate(IN_PAGE, given)
        yield InChromium(page)
        await browser.close()
