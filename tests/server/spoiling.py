"""Recorded traffic, spoilt, by the million: in rounds, each with a recording and a seed of its own.

A file keeps what came of every round, so that a run that was broken off goes on with the next one.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.server.fuzzing import Fuzzer
from tests.server.mailbox import Mailbox
from tests.server.recording import PASSWORD, record, renew
from tests.server.running import Server

PER_ROUND, PER_PIECE = 25_000, 1_000  # messages with one recording, and between two looks at what is left of it


@dataclass
class Round:
    """What a server made of so many spoilt requests and messages."""

    seed: str
    messages: int
    answers: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def spoil(server: Server, mailbox: Mailbox | None, messages: int, seed: int | str, done: int = 0) -> Iterator[Round]:
    """Round after round until the server has handled so many messages; the first ones may be done already."""
    number = done
    while messages > 0:
        name = f"{seed} {number}"
        said = server.log.stat().st_size
        fuzzer = Fuzzer(server.address, record(server, mailbox), server.pid)
        found, wanted = fuzzer.found, min(PER_ROUND, messages)
        while found.messages < wanted:
            asyncio.run(fuzzer.run(min(PER_PIECE, wanted - found.messages), f"{name} {found.messages}"))
            if not renew(server, fuzzer.recorded):
                break
        with server.log.open(encoding="utf-8") as log:
            log.seek(said)
            text = log.read()
        cookies = [cookie.partition("=")[2] for cookie in fuzzer.recorded.cookies]
        wrong = [*found.faults, *faults_in(text), *leaked(text, [*secrets_of(server.data), *cookies, PASSWORD])]
        yield Round(name, found.messages, dict(found.answers), wrong)
        messages -= found.messages
        number += 1


def faults_in(log: str) -> list[str]:
    """The places where a server wrote that something went wrong in it; a line of a log is JSON, a traceback is not."""
    signs = ('"level": "error"', "unexpected", "Traceback")
    at = min((log.index(sign) for sign in signs if sign in log), default=None)
    return [] if at is None else [f"in the log: {log[max(0, at - 500) : at + 4000]}"]


def leaked(log: str, secrets: list[str]) -> list[str]:
    return [f"a secret in the log: {log[max(0, log.index(one) - 200) :][:400]}" for one in secrets if one in log]


def secrets_of(data: Path) -> list[str]:
    """What nobody may read in a log: what draws come from, and what opens an account."""
    with closing(sqlite3.connect(f"file:{data / 'torri.db'}?mode=ro", uri=True)) as database:
        columns = [("secret", "matches"), ("password", "persons"), ("fingerprint", "tokens")]
        found = [row for name, table in columns for row in database.execute(f"SELECT {name} FROM {table}")]
    return [one for (one,) in found if one]


class Kept:
    """The rounds of a run, a line of JSON each, in a file that outlives it."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def rounds(self) -> list[Round]:
        if not self._file.exists():
            return []
        return [Round(**json.loads(line)) for line in self._file.read_text(encoding="utf-8").splitlines()]

    def add(self, one: Round) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(one)) + "\n")
