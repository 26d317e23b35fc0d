"""The folder of a contest: nothing is lost, nothing is played twice, and contests are never mixed."""

from __future__ import annotations

import os
from dataclasses import replace
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from torri.players.arena import Contest, Folder, Played, contend, fixtures, here, processes
from torri.players.arena.folder import BrokenContest, BusyContest, OtherContest, UnusableFolder
from torri.players.worker_processes import WorkersLost

CONTEST = Contest("patrizier", 2, ("random", "random"), 6)


def fill(path: Path, contest: Contest = CONTEST, most: int = 100) -> list[Played]:
    """Play what is missing in a folder, at most so many games; what was played."""
    with Folder(path, contest) as folder:
        new = []
        for game, _ in zip(contend(contest, here, {game.key for game in folder.games}), range(most), strict=False):
            folder.add(game)
            new.append(game)
        return new


def timeless(games: list[Played]) -> list[Played]:
    return [replace(game, thinking=[]) for game in sorted(games, key=lambda game: game.key)]


def kept(path: Path, contest: Contest = CONTEST) -> list[Played]:
    with Folder(path, contest) as folder:
        return folder.games


def test_a_contest_goes_on_where_it_stood(tmp_path: Path) -> None:
    assert len(fill(tmp_path, most=4)) == 4
    assert len(fill(tmp_path)) == 2
    assert fill(tmp_path) == []
    assert timeless(kept(tmp_path)) == timeless(list(contend(CONTEST, here)))


def test_more_games_can_be_added(tmp_path: Path) -> None:
    fill(tmp_path)
    more = replace(CONTEST, games=10)
    assert [game.deal for game in fill(tmp_path, more)] == [3, 3, 4, 4]
    assert timeless(kept(tmp_path)) == timeless(list(contend(more, here)))


@pytest.mark.parametrize("cut", [1, 2, 30, 300])
def test_a_half_written_game_is_dropped_and_played_again(tmp_path: Path, cut: int) -> None:
    whole = fill(tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-cut])
    assert len(kept(tmp_path)) == 5
    (again,) = fill(tmp_path)
    assert timeless([again]) == timeless(whole[-1:])
    assert file.read_bytes().count(b"\n") == 7


def test_a_half_written_first_line_is_written_again(tmp_path: Path) -> None:
    fill(tmp_path, most=0)
    file = tmp_path / "games.jsonl"
    head = file.read_bytes()
    file.write_bytes(head[:20])
    assert kept(tmp_path) == []
    assert file.read_bytes() == head


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (replace(CONTEST, seed=2), "seed"),
        (replace(CONTEST, specs=("random", "greedy")), "specs"),
        (replace(CONTEST, players=3), "players"),
        (replace(CONTEST, game="firenze"), "game"),
        (replace(CONTEST, options={"open_memory": True}), "options"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_folder_of_another_contest_is_refused(tmp_path: Path, other: Contest, setting: str) -> None:
    fill(tmp_path, most=1)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(OtherContest) as refused:
        Folder(tmp_path, other)
    assert refused.value.setting == setting
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize("line", [b"nonsense", b"[]", b'{"pairing": 1}', b"\xff"])
def test_a_file_of_somebody_else_is_refused(tmp_path: Path, line: bytes) -> None:
    fill(tmp_path, most=1)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(BrokenContest) as refused:
        Folder(tmp_path, CONTEST)
    assert refused.value.line == 3


def test_two_arenas_do_not_play_in_one_folder(tmp_path: Path) -> None:
    with Folder(tmp_path, CONTEST), pytest.raises(BusyContest):
        Folder(tmp_path, CONTEST)
    Folder(tmp_path, CONTEST).close()


def test_a_folder_that_can_not_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here", encoding="utf-8")
    with pytest.raises(UnusableFolder):
        Folder(tmp_path / "file", CONTEST)


def test_files_are_kept_whole(tmp_path: Path) -> None:
    with Folder(tmp_path / "new" / "folder", CONTEST) as folder:
        folder.keep("result.json", "old\n")
        folder.keep("result.json", "new\n")
    assert (tmp_path / "new" / "folder" / "result.json").read_text(encoding="utf-8") == "new\n"


def test_worker_processes_play_the_same_games(tmp_path: Path) -> None:
    assert timeless(list(contend(CONTEST, processes(2)))) == timeless(list(contend(CONTEST, here)))


def workers_beside(strangers: set[BaseProcess]) -> set[int]:
    """Process ids of the workers that run, besides those of others."""
    return {
        worker.pid for worker in set(active_children()) - strangers if worker.pid is not None and exists(worker.pid)
    }


def exists(pid: int) -> bool:
    """Whether there is such a process: active_children() names one for a moment after another thread has reaped it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_stop_when_nobody_listens_any_more() -> None:
    strangers = set(active_children())
    many = replace(CONTEST, games=100_000)
    running = contend(many, processes(1))
    assert next(running).key in {fixture.key for fixture in fixtures(CONTEST)}
    running.close()
    assert not workers_beside(strangers)


def test_a_worker_that_is_killed_is_told() -> None:
    strangers = set(active_children())
    running = contend(replace(CONTEST, games=100_000), processes(2))
    next(running)
    (set(active_children()) - strangers).pop().kill()
    with pytest.raises(WorkersLost):
        for _ in running:
            pass
    assert not workers_beside(strangers)
