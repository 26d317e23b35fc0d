"""Where the games of a data set come from: bots that play, the database of a server."""

from __future__ import annotations

import asyncio
import json
import pickle
import sqlite3
import sys
from pathlib import Path
from random import Random

import pytest

import torri
from tests.amount import amount
from tests.matches.seated import ANNA, BRUNO, SECRET, Desk, people
from tests.matches.stored import opened
from tests.playing import recorded
from tests.servers import PostgreSQL
from torri import Game
from torri.engine.catalogue import add_edition
from torri.matches.entries import Chair, TookBack
from torri.matches.heads import head_of
from torri.matches.importing import match_of
from torri.matches.storage import NoDatabase
from torri.players.specs import UnknownPlayer
from torri.research import dataset

from .test_dataset import NAMES_OF_PERSONS, errors, rows_of

BOX = """[edition]
game = "patrizier"
name = "box"
title = "Anna's box"
corrects = "torri-1"
[figures]
"heads.points" = { value = 12, note = "card" }
"""


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.parquet"


def test_games_of_bots(patrizier: Game, out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORRI_PLAIN", "1")  # to load the loops takes longer than to do without, here and in processes
    number = amount(short=3, long=7)
    made = dataset.Games(patrizier, 3, number, ["random", "greedy:depth=1"], seed=5, options={"open_memory": True})
    written = dataset.write(out, made)
    assert (written.matches, written.skipped) == (number, [])
    rows = rows_of(out)
    games = {row["match"]: row for row in rows}
    assert all(json.loads(row["options"]) == {"open_memory": True} for row in games.values())
    players = {(row["match"], row["seat"]): row["player"] for row in rows}
    sitting = [tuple(players[match, seat] for seat in range(3)) for match in games]
    once, twice = ("random", "greedy:depth=1", "random"), ("greedy:depth=1", "random", "greedy:depth=1")
    assert sitting == ([once, twice] * number)[:number]
    assert dataset.check(out).holds
    again = tmp_path / "again.parquet"
    dataset.write(again, made, jobs=2)
    assert again.read_bytes() == out.read_bytes()  # whoever worked on it
    other = dataset.Games(patrizier, 3, 1, ["random"], seed=6)
    dataset.write(again, other, force=True)
    assert rows_of(again)[0]["position"] != rows_of(out)[0]["position"]


@pytest.mark.skipif(sys.platform == "win32", reason="outside bots need POSIX")
def test_a_bot_that_fails_costs_its_games_only(patrizier: Game, out: Path) -> None:
    written = dataset.write(out, dataset.Games(patrizier, 2, 2, ["random", f"exec:{sys.executable} -c pass"]))
    assert errors(written) == [("#1", "Forfeit"), ("#2", "Forfeit")]
    assert not out.exists()


def test_players_in_a_row() -> None:
    assert dataset.specs("random") == ["random"]
    assert dataset.specs("search:seconds=1,style=builder,random,maestro:style=trader") == [
        "search:seconds=1,style=builder",
        "random",
        "maestro:style=trader",
    ]
    assert dataset.specs("random,exec:bot --a=1,2,random") == ["random", "exec:bot --a=1,2,random"]
    assert dataset.specs("random,style=builder") == ["random", "style=builder"]


def test_matches_of_a_server(patrizier: Game, tmp_path: Path, out: Path) -> None:
    database = tmp_path / "torri.db"
    url = f"sqlite+aiosqlite:///{database}"
    played, running = Desk(people(ANNA, BRUNO)), Desk(people(ANNA, BRUNO))
    played.play(3, Random(1))
    seat = played.match.actors[-1]
    played.do([TookBack(seat, played.match.frontier(seat))])
    played.play(1_000, Random(2))
    running.match.id = "running"

    async def fill() -> None:
        async with opened(url) as storage:
            box = add_edition("patrizier", BOX)
            other = recorded(box, 2, 8)
            with_other, entries = match_of(other, box, ANNA.id, [Chair(name) for name in other.seats], 4)
            await storage.create(head_of(with_other), SECRET, entries)
            record = recorded(patrizier, 3, 7)
            brought, entries = match_of(record, patrizier, ANNA.id, [Chair(name) for name in record.seats], 5)
            await storage.create(head_of(brought), SECRET, entries)
            for desk in (played, running):
                await storage.create(head_of(desk.match), SECRET, desk.written)

    asyncio.run(fill())
    with sqlite3.connect(database) as connection:
        before = list(connection.iterdump())
    matches = dataset.Finished(url)
    assert len(matches) == 3
    written = dataset.write(out, matches)
    assert (written.matches, written.skipped) == (3, [])
    games = {row["match"]: row for row in rows_of(out)}
    assert sorted(row["players"] for row in games.values()) == [2, 2, 3]
    assert sorted(row["edition"] for row in games.values()) == ["box", "torri-1", "torri-1"]
    answers = [record.answers for record in dataset.records(out)]
    assert recorded(patrizier, 3, 7).answers in answers and played.match.answers in answers
    assert dataset.check(out).holds
    assert not [name for name in (*NAMES_OF_PERSONS, "anna", SECRET) if name in json.dumps(rows_of(out))]
    with sqlite3.connect(database) as connection:
        assert list(connection.iterdump()) == before
        connection.execute("UPDATE entries SET body = '{}' WHERE match = 'm' AND seq = 3")
    connection.close()
    assert errors(dataset.write(out, matches, force=True)) == [("m", "UnreadableRecord")]
    with pytest.raises(NoDatabase):
        dataset.Finished(f"sqlite+aiosqlite:///{tmp_path / 'nowhere.db'}")
    assert not (tmp_path / "nowhere.db").exists()


def test_matches_of_a_server_with_postgresql(patrizier: Game, out: Path) -> None:
    async def fill(url: str) -> None:
        async with opened(url) as storage:
            for seed in range(3):
                record = recorded(patrizier, 2, seed)
                brought, entries = match_of(record, patrizier, ANNA.id, [Chair(name) for name in record.seats], seed)
                await storage.create(head_of(brought), SECRET, entries)

    with PostgreSQL() as server:
        url = server.new_database("torri")
        asyncio.run(fill(url))
        sent = (pickle.loads(pickle.dumps(one)) for one in dataset.Finished(url))  # as to other processes
        written = dataset.write(out, sent, jobs=amount(short=1, long=2))
    assert (written.matches, written.skipped) == (3, [])
    played = [recorded(patrizier, 2, seed).answers for seed in range(3)]
    assert [record.answers for record in dataset.records(out)] == played


def test_wrong_sources_are_refused(patrizier: Game, tmp_path: Path) -> None:
    with pytest.raises(dataset.NoSuchFile, match="nowhere"):
        dataset.files([tmp_path / "nowhere.torri"])
    with pytest.raises(UnknownPlayer):
        dataset.Games(patrizier, 2, 1, ["deepblue"])
    with pytest.raises(torri.TorriError, match="players"):
        dataset.Games(patrizier, 9, 1, ["random"])
