"""Every command of the documentation is one that exists: ours are parsed by the program, and the quick ones run."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from click.testing import CliRunner

import torri
from torri.cli import cli
from torri.players import player
from torri.players.player import Forfeit, Player

from ..playing import recorded
from .pages import ROOT, all_pages, commands, snippets, text_of

PAGES: Final = [page for page in all_pages() if snippets(page, "sh")]
OURS: Final = ("./torri", "torri", "clean/bin/torri")
LAUNCHER: Final = {"test": "tools/run_checks.py", "docs": "tools/docs.py", "soak": "tools/soak.py"}
SOAKED_BY_SCRIPT: Final = ("server", "fuzz", "kills")  # games are soaked by the program
# Commands that end by themselves within a second or two: games that are left at once or few need not be compiled.
RUN: Final = ("games", "rules", "replay", "verify", "play", "simulate")
FEW_GAMES: Final = ("--games", "2")
# Programs that are not ours: a test would need root, another machine or somebody's database.
FOREIGN: Final = {
    *("createdb", "dropdb", "pg_dump", "pg_restore", "sqlite3", "openssl", "podman", "ray"),
    *("sudo", "journalctl", "cp", "install", "rm"),
}
PYTHONS: Final = ("python", "python3", ".venv/bin/python")
OPENAPI: Final[dict[str, Any]] = json.loads(text_of("docs/openapi.json"))
EXTRAS: Final = tomllib.loads(text_of("pyproject.toml"))["project"]["optional-dependencies"].keys()
INLINE: Final = re.compile(r"`(?:\./)?torri ([a-z][^`]*)`")


@pytest.fixture
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that commands name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TORRI_LANGUAGE", "en")
    record = recorded(torri.game("patrizier"), 2, seed=4)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "torri.key").write_text("00" * 32, encoding="ascii")
    (tmp_path / "records").mkdir()
    for name in ("game.torri", "more.torri", "records/game.torri"):
        record.save(tmp_path / name)
    shutil.copyfile(ROOT / "src/torri/games/firenze/edition.toml", tmp_path / "my-box.toml")
    return tmp_path


@pytest.mark.parametrize("page", PAGES)
def test_a_shell_can_read_every_block(page: str) -> None:
    for snippet in snippets(page, "sh"):
        checked = subprocess.run(["sh", "-n"], input=snippet.text, text=True, capture_output=True, check=False)
        assert checked.returncode == 0, f"{snippet}: {checked.stderr}"


@pytest.mark.parametrize("page", PAGES)
def test_every_command_can_be_given(page: str, somewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in commands(page):
        match command:
            case [program, *arguments] if program in OURS:
                ours(arguments, monkeypatch)
            case ["curl", *arguments]:
                request(arguments)
            case [program, "install", package] if program.endswith("pip"):
                assert set(re.findall(r"[a-z]+", package.partition("[")[2])) <= EXTRAS, command
            case [program, "-m", "venv", _] if program in PYTHONS:
                pass
            case [program, "-"] if program in PYTHONS:
                pass  # what it reads is a snippet
            case [program, script, *arguments] if program in (*PYTHONS, "node"):
                script_of_ours(script, arguments)
            case [program, *arguments]:
                assert program in FOREIGN, f"{page}: who has {program}?"
                assert all((ROOT / file).exists() for file in map(file_of_checkout, arguments) if file), command


@pytest.mark.parametrize("page", [page for page in all_pages() if INLINE.search(text_of(page))])
def test_commands_inside_sentences_exist(page: str) -> None:
    for line in INLINE.findall(text_of(page)):
        name, *rest = line.split()
        options = [word.partition("=")[0] for word in rest if word.startswith("--")]
        if is_launched(name, rest):
            launched(name, rest)
        else:
            known = {option for parameter in cli.commands[name].params for option in parameter.opts} | {"--help"}
            assert name == "bench" or set(options) <= known, line
            assert name != "bench" or (ROOT / "benchmarks" / f"{rest[0]}.py").exists(), line


# Ours ---------------------------------------------------------------------------------------------------------------


def ours(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A command of the program: parsed, its players known, and run if that is quick."""
    if not arguments or arguments == ["--version"]:
        return
    name, *rest = arguments
    if is_launched(name, rest):
        launched(name, rest)
        return
    if name in RUN:
        monkeypatch.setenv("TORRI_PLAIN", "1")
        monkeypatch.setattr("torri.cli.table.player", quick_player)
        if name == "simulate":
            arguments = [*arguments, *FEW_GAMES]
        done = CliRunner().invoke(cli, arguments, input="\nquit\n" * 3, prog_name="torri")
        assert done.exit_code == 0, f"{arguments}: {done.output}"
        return
    command = cli.commands[name]
    with cli.make_context("torri", [name], resilient_parsing=True) as parent:
        given = command.make_context(name, rest, parent=parent).params
    specs = given["specs"] if name == "arena" else given["bots"].split(",") if name == "dataset" else ()
    for spec in specs:
        known_player(spec)


def quick_player(spec: str, dice: Random) -> Player:
    """Somebody who gives any answer at once; that the one who was asked for exists is seen all the same."""
    known_player(spec)
    return player("random", dice)


def is_launched(name: str, arguments: Sequence[str]) -> bool:
    return name in LAUNCHER and (name != "soak" or (bool(arguments) and arguments[0] in SOAKED_BY_SCRIPT))


def launched(name: str, arguments: Sequence[str]) -> None:
    """A command of the launcher: what its script says of itself names the first option."""
    told = text_of(LAUNCHER[name]).partition('"""')[2].partition('"""')[0]
    assert not arguments or "ARGUMENTS" in told or f"./torri {name} {arguments[0]}" in told
    if arguments and arguments[0].startswith("--"):
        assert f"./torri {name} {arguments[0]}" in told


def known_player(spec: str) -> None:
    try:
        player(spec, Random(0)).close()
    except Forfeit:
        assert spec.startswith("exec:"), spec  # the reader's own program


# Others -------------------------------------------------------------------------------------------------------------


def request(arguments: list[str]) -> None:
    """A request that the API knows, with a body that is JSON."""
    (address,) = (word for word in arguments if "localhost:8000/" in word)
    path = "/" + address.partition("localhost:8000/")[2]
    method = (
        arguments[arguments.index("-X") + 1].lower() if "-X" in arguments else "post" if "-d" in arguments else "get"
    )
    fitting = [known for known in OPENAPI["paths"] if re.fullmatch(re.sub(r"\{\w+\}", r"[^/]+", known), path)]
    assert any(method in OPENAPI["paths"][known] for known in fitting), (method, path)
    if "-d" in arguments:
        json.loads(arguments[arguments.index("-d") + 1])


def script_of_ours(script: str, arguments: list[str]) -> None:
    assert (ROOT / script).exists(), script
    source = text_of(script)
    assert [word for word in arguments if word.startswith("--") and word not in source] == []


def file_of_checkout(argument: str) -> str:
    """The file of the checkout that an argument names, or nothing."""
    found = re.search(r"(?:^|checkout/)(deploy/[\w./-]+)", argument)
    return found[1] if found else ""
