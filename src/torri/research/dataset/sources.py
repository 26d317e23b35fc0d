"""Where the games of a data set come from: files, the database of a server, programs that play each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from anyio.from_thread import start_blocking_portal
from sqlalchemy import select

from torri.engine.catalogue import game as find_game
from torri.engine.errors import OtherEdition, Problem, TorriError, UnreadableRecord
from torri.engine.game import Game
from torri.engine.records import Record
from torri.matches.entries import Written, from_json
from torri.matches.match import Match
from torri.matches.storage import NoDatabase
from torri.matches.storage.database import Database
from torri.matches.storage.tables import entries, matches
from torri.players.arena import Contest, Fixture, check, play
from torri.players.player import Forfeit
from torri.players.specs import PLAYERS
from torri.research.dataset.rows import BOT, OUTSIDE

RECORD_SUFFIXES: Final = (".torri", ".json")  # of the files used from a folder


class Source(Protocol):
    """One game, wherever it is. Sources are sent to the processes that work on them."""

    @property
    def name(self) -> str:
        """The name of the source in messages."""
        ...

    def record(self, edition: Path | None = None) -> Record:
        """The record of the game; `edition` is the file of other figures that it may have been played with."""
        ...


class NoSuchFile(TorriError, ValueError):
    """Neither a file nor a folder."""

    path: str


@dataclass(frozen=True, slots=True)
class File:
    """A record in a file."""

    path: Path

    @property
    def name(self) -> str:
        return str(self.path)

    def record(self, edition: Path | None = None) -> Record:
        try:
            return Record.load(self.path)
        except OtherEdition:
            if edition is None:
                raise
            return Record.load(self.path, edition)


@dataclass(frozen=True, slots=True)
class Stored:
    """A match of a server: the entries as its database has them."""

    name: str
    written: tuple[tuple[int, int, str], ...]

    def record(self, edition: Path | None = None) -> Record:  # noqa: ARG002 - a match holds its own figures
        try:
            return Match.of(self.name, (Written(seq, at, from_json(body)) for seq, at, body in self.written)).record()
        except TorriError:
            raise
        except Exception as error:  # whatever wrote it, or a newer version of this program
            raise UnreadableRecord(self.name, Problem("unreadable", {"detail": str(error)})) from error


@dataclass(frozen=True, slots=True)
class Dealt:
    """A game between programs that is still to be played."""

    contest: Contest
    fixture: Fixture

    @property
    def name(self) -> str:
        return f"#{self.fixture.deal + 1}"

    def record(self, edition: Path | None = None) -> Record:  # noqa: ARG002 - programs play by our own figures
        played = play(self.contest, self.fixture)
        if played.forfeit is not None:
            raise Forfeit(player=played.forfeit.player, cause=played.forfeit.cause, detail=played.forfeit.detail)
        record = played.record(self.contest)
        record.seats = [BOT + self.contest.entrants[name] for name in played.seats]
        record.checksum = record.digest()
        return record


def files(paths: Sequence[Path | str]) -> list[File]:
    """Files as they are named, and all files in folders, also nested ones, that could be records."""
    found: list[File] = []
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*") if file.suffix in RECORD_SUFFIXES and file.is_file())
            found += [File(file) for file in inside if not file.name.startswith(".")]
        elif path.exists():
            found.append(File(path))
        else:
            raise NoSuchFile(str(path))
    return list(dict.fromkeys(found))


class Finished:
    """The matches of a server's database that are over, oldest first. The database is only read, never
    migrated: that is up to its server."""

    def __init__(self, url: str) -> None:
        self._url = url
        with start_blocking_portal() as portal:
            self._ids = portal.call(self._find)

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Stored]:
        with start_blocking_portal() as portal:
            database = portal.call(self._open)
            try:
                for match in self._ids:
                    yield portal.call(self._read, database, match)
            finally:
                portal.call(database.close)

    async def _open(self) -> Database:
        database = Database(self._url)
        if database.file is not None and not database.file.is_file():
            raise NoDatabase(database.name, "there is no such file")  # SQLite would create one
        return database

    async def _find(self) -> list[str]:
        database = await self._open()
        try:
            wanted = select(matches.c.id).where(matches.c.status == "over").order_by(matches.c.created, matches.c.id)
            async with database.reading(patient=True) as connection:
                return list(await connection.scalars(wanted))
        finally:
            await database.close()

    async def _read(self, database: Database, match: str) -> Stored:
        wanted = select(*entries.c["seq", "at", "body"]).where(entries.c.match == match).order_by(entries.c.seq)
        async with database.reading() as connection:
            found = (await connection.execute(wanted)).all()
        return Stored(match, tuple((row.seq, row.at, row.body) for row in found))


def specs(written: str) -> list[str]:
    """Players in a row with commas between them. A setting belongs to the player before it, and a command line
    (`exec:...`), which may hold commas of its own, is the last."""
    found: list[str] = []
    parts = written.split(",")
    for number, part in enumerate(parts):
        name, colon, _ = part.partition(":")
        if name == OUTSIDE and colon:
            return [*found, ",".join(parts[number:])]
        if found and name not in PLAYERS and "=" in part and ":" in found[-1]:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


class Games:
    """Games between programs, each with another deal. The programs move on by one seat from game to game.

    What can't be played is refused at once, and everything is compiled first.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        games: int,
        bots: Sequence[str],
        seed: int = 1,
        options: Mapping[str, object] | None = None,
    ) -> None:
        start = find_game(game).start(players, options)
        entered = tuple(bots) * -(-players // max(1, len(bots)))  # a program that has two seats has two names
        self._contest = Contest(start.game.name, players, entered, games, seed, start.options)
        check(self._contest)

    def __len__(self) -> int:
        return self._contest.games

    def __iter__(self) -> Iterator[Dealt]:
        names, players = list(self._contest.entrants), self._contest.players
        for number in range(len(self)):
            seats = tuple(names[(number + seat) % len(names)] for seat in range(players))
            yield Dealt(self._contest, Fixture(pairing=0, deal=number, rotation=0, seats=seats))
