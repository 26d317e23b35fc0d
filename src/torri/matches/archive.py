"""Old matches leave the database and become files: records, which anybody can replay, verify and import again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

from torri.engine.errors import TorriError
from torri.matches.match import Match
from torri.matches.storage import Storage

MATCHES_PER_PAGE: Final = 100

log: Final = structlog.get_logger()


async def archive(storage: Storage, folder: Path, before: int) -> AsyncIterator[Path]:
    """Write the matches that were over before a time into files, and remove each when its file is on disk.

    A match that can't be read stays where it is. Stopped at any moment, it can be begun again: a match whose file was
    written is written again, and the same.
    """
    after: tuple[int, str] | None = None
    while found := await storage.over_before(before, after, MATCHES_PER_PAGE):
        for changed, id in found:
            after = (changed, id)
            try:
                match = Match.of(id, (await storage.whole(id))[1])
                text = await asyncio.to_thread(_paper, match)
            except TorriError as error:
                log.warning("match-not-archived", match=id, cause=error.name)
                continue
            moment = datetime.fromtimestamp(changed / 1_000, UTC)
            file = folder / f"{moment:%Y-%m}" / f"{match.created.game}-{id}.json"
            await asyncio.to_thread(_write, file, text)
            await storage.remove(id)
            yield file


def _paper(match: Match) -> str:
    return match.record().to_json()


def _write(file: Path, text: str) -> None:
    """The whole file or none, on disk when this returns."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished")
    with unfinished.open("w", encoding="utf-8") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    unfinished.replace(file)
