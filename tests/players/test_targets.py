"""The same source as WebAssembly and on GPUs: every answer, tree and future is the one of this machine."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from torri.engine.accelerate import available, to_bytes
from torri.engine.loops import loops

from ..engine import toy
from .browser_workers import ROLLDOWN, ROOT, bundled, in_node
from .targets import reference

WRAPPER = ROOT / "web" / "src" / "lib" / "gameModule.ts"
TOY = """
import sys
from pathlib import Path
from tests.engine import toy
from torri.players import portable
from torri.research import kernels
for target in (portable.wasm, kernels.ptx):
    for name, content in target(toy.game()).items():
        Path(sys.argv[1], name).write_bytes(content)
"""
COMPILED = """
from torri import accelerate
from torri.engine.accelerate.lowering import lower

def ones(n):
    return n.bit_count()

accelerate({"ones": ones}, {}).ones(1)
lower({"ones": ones}, {}, {"ones": (0,)})
"""

IN_PAGE = """
async ([wrapper, cases, code, described, wanted]) => {
  const load = (text) => import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
  const [{ GameModule }, { compared }] = [await load(wrapper), await load(cases)]
  return compared(GameModule, Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0)), described, wanted)
}
"""

pytestmark = pytest.mark.skipif(not available(), reason="other targets are made with Numba")


def run(*command: str | Path) -> str:
    """What a program prints; a new process, as one that has compiled for this machine cannot lower for others."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wrapper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wrapper of the browser app, in JavaScript."""
    made = tmp_path_factory.mktemp("wrapper") / "gameModule.mjs"
    run(ROLLDOWN, WRAPPER, "--format", "esm", "--file", made)
    return made


@pytest.fixture(scope="module")
def toy_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    run(sys.executable, "-c", TOY, folder)
    return folder


def cases_in_node(wrapper: Path, module: Path, wanted: dict[str, Any]) -> dict[str, Any]:
    """How the module answers the cases."""
    cases = module.with_suffix(".cases.json")
    cases.write_text(json.dumps(wanted), encoding="utf-8")
    node = shutil.which("node")
    assert node is not None
    told: dict[str, Any] = json.loads(run(node, Path(__file__).parent / "in_node.mjs", wrapper, module, cases))
    return told


def in_chromium(wrapper: Path, module: Path, wanted: dict[str, Any]) -> dict[str, Any]:
    """The same in a browser: nothing is served, all of it is handed to an empty page."""
    from playwright.sync_api import sync_playwright

    from ..browser.visiting import FLAGS, chromium

    given = [
        wrapper.read_text(encoding="utf-8"),
        (Path(__file__).parent / "cases.mjs").read_text(encoding="utf-8"),
        base64.b64encode(module.with_suffix(".wasm").read_bytes()).decode(),
        json.loads(module.with_suffix(".json").read_text(encoding="utf-8")),
        wanted,
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        told: dict[str, Any] = browser.new_page().evaluate(IN_PAGE, given)
        browser.close()
    return told


def test_a_game_of_ones_own_needs_no_line_for_browsers(wrapper: Path, toy_files: Path) -> None:
    wanted = reference(toy.game(), games=50, greedy_games=0, trees=0, accelerated=False)
    told = cases_in_node(wrapper, toy_files / "toy", wanted)
    assert told == {"counts": {"simulate": 1, "trace": 2}, "different": [], "imports": 0}
    wanted["cases"][0]["scores"][7][0] += 1
    assert cases_in_node(wrapper, toy_files / "toy", wanted)["different"] == [{"place": 0, "kind": "simulate"}]


def test_the_workers_of_the_app_carry_out_requests(toy_files: Path) -> None:
    """Games played by requests; what is kept stays, what was not kept is missed."""
    start = to_bytes(toy.game().start(2).state)
    pool, stream = {"state": base64.b64encode(start).decode(), "places": 3}, {"numbers": [0] * 4}

    def simulated(kept: bool, first: int, keep: str) -> dict[str, Any]:
        made = [None, None] if kept else [pool, stream]
        arguments = [*made, 5, first, {"numbers": [0] * 5}, {"rows": 4, "columns": 2}]
        asked = {"number": first, "game": "toy", "function": "simulate", "arguments": arguments, "wanted": [5]}
        return asked | ({"keep": keep} if keep else {})

    async def carried_out() -> list[dict[str, Any]]:
        core = bundled("carryingOut", toy_files)
        async with in_node("toy", toy_files, core) as worker:
            requests = [simulated(False, 0, ""), simulated(False, 0, "a"), simulated(True, 4, "a")]
            told = [json.loads(await worker.think(json.dumps(one))) for one in requests]
            worker.drop("a")
            return [*told, json.loads(await worker.think(json.dumps(requests[-1])))]

    *told, lost = asyncio.run(carried_out())
    scores = loops(toy.game(), False).simulate(toy.game().start(2).state, 8, 5).scores
    rows = [score for row in scores for score in row]
    assert [one["written"] for one in told] == [[rows[:8]], [rows[:8]], [rows[8:]]]
    assert "gone" in lost["error"]


def test_nor_for_gpus(toy_files: Path) -> None:
    text = (toy_files / "toy.ptx").read_text(encoding="utf-8")
    assert re.search(r"^\.version 8\.0$\n^\.target sm_80$\n^\.address_size 64$", text, re.M)
    assert re.findall(r"^\.visible \.entry (\w+)\(", text, re.M) == ["simulate_games"]  # it has no observation
    assert ".extern" not in text and "fma.rn" not in text
    assert text.count("{") == text.count("}")


def test_a_process_that_has_compiled_lowers_nothing(tmp_path: Path) -> None:
    (tmp_path / "compiled.py").write_text(COMPILED)
    done = subprocess.run(
        [sys.executable, "compiled.py"],
        cwd=tmp_path,
        env=os.environ | {"TORRI_CACHE": str(tmp_path / "cache")},  # nothing is there: it is compiled
        capture_output=True,
        text=True,
        check=False,
    )
    assert "LoweringRefused" in done.stderr
    assert done.stderr.splitlines()[-1].endswith("lower in a new process")


@pytest.mark.long
@pytest.mark.parametrize("name", ["firenze", "florenza", "patrizier"])
def test_the_games_in_browsers(request: pytest.FixtureRequest, name: str, wrapper: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "torri", "build", "wasm", tmp_path, "--game", name)
    game = request.getfixturevalue(name)
    wanted = reference(game, games=10_000 // len(game.players), greedy_games=200, trees=50, accelerated=True)
    told = cases_in_node(wrapper, tmp_path / name, wanted)
    assert told["different"] == [] and told["imports"] == 0
    assert in_chromium(wrapper, tmp_path / name, wanted) == told
    assert told["counts"]["play"] == 200 and told["counts"]["grow"] == told["counts"]["futures"] > 40
    again = tmp_path / "again"
    run(sys.executable, "-m", "torri", "build", "wasm", again, "--game", name)
    for file in (f"{name}.wasm", f"{name}.json"):
        assert (again / file).read_bytes() == (tmp_path / file).read_bytes()
