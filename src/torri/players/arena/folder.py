"""The folder of a contest: every game is stored when it ends, so that an interrupted contest can continue.

`games.jsonl` begins with a line of what the contest is, then has a line for each game. Whatever stops the program,
at most the last line is half written: it is dropped, and its game played again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from torri.engine.catalogue import game as find_game
from torri.engine.errors import TorriError
from torri.players.arena.playing import Played
from torri.players.arena.results import RESULT_FORMAT
from torri.players.arena.schedule import Contest

GAMES_FILE: Final = "games.jsonl"
RESULT_FILE: Final = "result.json"
PLOT_FILE: Final = "plot.svg"
LOCK_FILE: Final = ".lock"


class OtherContest(TorriError):
    """The folder holds the games of a contest with other settings."""

    folder: str
    setting: str
    found: str
    wanted: str


class BrokenContest(TorriError):
    """A line that no arena has written."""

    file: str
    line: int


class BusyContest(TorriError):
    """Another process is playing in this folder."""

    folder: str


class UnusableFolder(TorriError):
    folder: str
    detail: str


def head(contest: Contest) -> dict[str, Any]:
    """What the games of a contest have in common. How many they are may change: more can be added later."""
    game = find_game(contest.game)
    return {
        "torri-arena": RESULT_FORMAT,
        "game": contest.game,
        "rules": game.version,
        "edition": game.edition.sha256,
        "players": contest.players,
        "options": dict(contest.options),
        "specs": list(contest.specs),
        "seed": contest.seed,
    }


class Folder:
    """A folder, open for writing the games of a contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = (path / LOCK_FILE).open("ab")
            self._file = (path / GAMES_FILE).open("a+b", buffering=0)  # a line is written at once, or not at all
        except OSError as error:
            raise UnusableFolder(str(path), error.strerror or str(error)) from None
        try:
            if not try_to_lock(self._lock):
                raise BusyContest(str(path))
            self.games = self._read(head(contest))
        except BaseException:
            self.close()
            raise

    def _read(self, wanted: dict[str, Any]) -> list[Played]:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        if half_written := lines.pop():
            self._file.truncate(self._file.tell() - len(half_written))
        if not lines:
            self._write(wanted)
            return []
        found = self._parsed(lines[0], 1)
        for setting, value in wanted.items():
            if found.get(setting) != value:
                raise OtherContest(
                    folder=str(self.path), setting=setting, found=_written(found.get(setting)), wanted=_written(value)
                )
        games = [self._game(line, number) for number, line in enumerate(lines[1:], 2)]
        return list({game.key: game for game in games}.values())

    def _game(self, line: bytes, number: int) -> Played:
        try:
            return Played.of_data(self._parsed(line, number))
        except (TypeError, KeyError):
            raise BrokenContest(str(self.path / GAMES_FILE), number) from None

    def _parsed(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise BrokenContest(str(self.path / GAMES_FILE), number)
        return data

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def add(self, game: Played) -> None:
        """Store a game; it will not be played again."""
        self._write(game.to_data())
        self.games.append(game)

    def keep(self, name: str, text: str) -> None:
        """Write a whole file, or leave the old one unchanged."""
        new = self.path / f".{name}.new"
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(self.path / name)

    def close(self) -> None:
        self._file.close()
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def try_to_lock(file: BinaryIO) -> bool:
    """The system releases the lock when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
